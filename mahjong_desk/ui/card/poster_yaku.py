# SPDX-License-Identifier: MIT
"""A yaku of a poster: its value in the margin, its name, and the pieces that show it or the words that say when it counts."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtGui import QPainter

from mahjong_desk.ui.card.blocks import laid, paint_groups, tiles_width
from mahjong_desk.ui.card.contents import CardYaku
from mahjong_desk.ui.kit.faces import TileGroup
from mahjong_desk.ui.kit.tiles import tile_height
from mahjong_desk.ui.report.paper import Words, hairline, ink, words_width

NAME, LESS = 14.0, 13.5
"""Texts, in pixels of the design: the names of yaku, and everything else."""
LEADING = 1.2
"""How far lines of a text stand apart."""
APART = 8.0
TILE = 20.0
"""The widest piece of an example."""
_VALUE = 17.0
_FINE = 0.25
_BELOW, _BAR = 1.5, 6.0
_GAP, _NARROW_GAP = 6.0, 1.5
_RULE = 4.0
_AFTER_LEVEL = 4.5


class Detail(Enum):
    """How much of a yaku there is room for."""

    EVERYTHING = "everything"
    SHOWN_OR_TOLD = "shown or told"
    BRIEFLY_SHOWN = "briefly shown"
    NAME = "name"
    BRIEF_NAME = "brief name"

    @property
    def shows(self) -> bool:
        """Whether pieces are shown, and what they cannot show is told."""
        return self in (Detail.EVERYTHING, Detail.SHOWN_OR_TOLD, Detail.BRIEFLY_SHOWN)

    @property
    def written(self) -> bool:
        """Whether the characters of the name stand beside it."""
        return self not in (Detail.BRIEFLY_SHOWN, Detail.BRIEF_NAME)


class _Line(NamedTuple):
    """A text in its place beside the margin."""

    words: Words
    x: float
    y: float
    role: str


class PosterYaku:
    """A yaku; what its pieces show is not said as well where there is little room."""

    keeps_next = False

    def __init__(self, yaku: CardYaku, detail: Detail, margin: float, *, begins: bool, ends: bool) -> None:
        self.begins = begins
        self._yaku, self._margin = yaku, margin
        self._gap = (_GAP if detail.shows else _NARROW_GAP) + (_AFTER_LEVEL if ends else 0)
        self._groups = yaku.telling if detail.shows else ()
        told = detail is Detail.EVERYTHING or (detail.shows and not yaku.telling)
        self._condition = yaku.condition if told else ""
        self._more = "  ".join(text for text in (yaku.characters if detail.written else "", yaku.besides) if text)

    def _lines(self, room: float) -> list[_Line]:
        """Returns the name and what stands beside or below it."""
        name = laid(self._yaku.name, room, NAME, bold=True, leading=LEADING)
        lines = [_Line(name, 0.0, 0.0, "ink")]
        if more := self._more:
            beside = name.height <= NAME * LEADING + 1 and name.width + APART + words_width(more, LESS) <= room
            x, y = (name.width + APART, 0.0) if beside else (0.0, name.height)
            lines.append(_Line(laid(more, room - x, LESS, leading=NAME * LEADING / LESS), x, y, "ink2"))
        return lines

    def _laid(self, width: float) -> tuple[list[_Line], float, float, float]:
        """Returns the texts, the width of a piece, where the pieces stand, and how high all is."""
        room = width - self._margin
        lines = self._lines(room)
        high = max(line.y + line.words.height for line in lines)
        if not self._groups:
            return lines, 0.0, high, high
        tile, top = fitting(self._groups, TILE, room), high + _BELOW
        marked = any(face.winning for group in self._groups for face in group.pieces)
        return lines, tile, top, top + tile_height(tile) + (_BAR if marked else _BELOW)

    def height(self, width: float) -> float:
        """Returns the height of its lines and the gap."""
        high = self._laid(width)[3]
        if self._condition:
            high += laid(self._condition, width - self._margin, LESS, leading=LEADING).height
        return high + self._gap

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints its value in the margin, then its lines."""
        if self.begins:
            hairline(painter, x, y - _RULE, width)
            value = laid(self._yaku.figure, self._margin - APART, _VALUE, bold=True, leading=NAME * LEADING / _VALUE)
            value.paint(painter, x, y, ink().brass_text)
        x += self._margin
        lines, tile, top, high = self._laid(width)
        for line in lines:
            line.words.paint(painter, x + line.x, y + line.y, ink().role(line.role))
        if self._groups:
            paint_groups(painter, x, y + top, self._groups, tile)
        if self._condition:
            condition = laid(self._condition, width - self._margin, LESS, leading=LEADING)
            condition.paint(painter, x, y + high, ink().ink2)


def margin_of(yaku: Sequence[CardYaku]) -> float:
    """Returns the width of the margin in which the values of yaku stand."""
    return max((words_width(one.figure, _VALUE, bold=True) for one in yaku if one.figure), default=0.0) + APART


def fitting(groups: Sequence[TileGroup], tile: float, width: float) -> float:
    """Returns the width of a piece at which groups stand in one line, ``tile`` where that is small enough."""
    wide = tiles_width(groups, tile)
    if wide > width:
        # Pieces are whole pixels wide, so their widths do not follow quite in proportion.
        tile = min(tile, round(tile * width / wide) + 1.0)
    while tile > _FINE and tiles_width(groups, tile) > width:
        tile -= _FINE
    return tile
