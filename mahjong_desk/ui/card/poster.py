# SPDX-License-Identifier: MIT
"""The poster of a rule system."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from mahjong_desk.texts import tr
from mahjong_desk.ui.card.blocks import layout_text, paint_groups, tiles_width
from mahjong_desk.ui.card.contents import Card, CardYaku, Legend, PieceOrder
from mahjong_desk.ui.card.pages import CardLayout, PlacedBlock, fit_blocks
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.tile_art import group_width, tile_height
from mahjong_desk.ui.report.pages import INCH
from mahjong_desk.ui.report.paper import (
    PrintBlock,
    TextBlock,
    TextLayout,
    TilesBlock,
    hairline,
    paint_group,
    print_theme,
    text_width_of,
)

NAME, SMALL_NAME = 14.0, 13.5
"""Texts, in pixels of the design: the names of yaku, and everything else."""
LEADING = 1.2
"""How far lines of a text stand apart."""
COLUMN_GAP = 8.0
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


class _PlacedLine(NamedTuple):
    """A text in its place beside the margin."""

    words: TextLayout
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

    def _lines(self, room: float) -> list[_PlacedLine]:
        """Returns the name and what stands beside or below it."""
        name = layout_text(self._yaku.name, room, NAME, bold=True, leading=LEADING)
        lines = [_PlacedLine(name, 0.0, 0.0, "ink")]
        if more := self._more:
            beside = (
                name.height <= NAME * LEADING + 1 and name.width + COLUMN_GAP + text_width_of(more, SMALL_NAME) <= room
            )
            x, y = (name.width + COLUMN_GAP, 0.0) if beside else (0.0, name.height)
            lines.append(
                _PlacedLine(layout_text(more, room - x, SMALL_NAME, leading=NAME * LEADING / SMALL_NAME), x, y, "ink2")
            )
        return lines

    def _laid(self, width: float) -> tuple[list[_PlacedLine], float, float, float]:
        """Returns the texts, the width of a piece, where the pieces stand, and how high all is."""
        room = width - self._margin
        lines = self._lines(room)
        high = max(line.y + line.words.height for line in lines)
        if not self._groups:
            return lines, 0.0, high, high
        tile, top = fitting_tile_width(self._groups, TILE, room), high + _BELOW
        marked = any(face.winning for group in self._groups for face in group.pieces)
        return lines, tile, top, top + tile_height(tile) + (_BAR if marked else _BELOW)

    def height(self, width: float) -> float:
        """Returns the height of its lines and the gap."""
        high = self._laid(width)[3]
        if self._condition:
            high += layout_text(self._condition, width - self._margin, SMALL_NAME, leading=LEADING).height
        return high + self._gap

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints its value in the margin, then its lines."""
        if self.begins:
            hairline(painter, x, y - _RULE, width)
            value = layout_text(
                self._yaku.figure, self._margin - COLUMN_GAP, _VALUE, bold=True, leading=NAME * LEADING / _VALUE
            )
            value.paint(painter, x, y, print_theme().brass_text)
        x += self._margin
        lines, tile, top, high = self._laid(width)
        for line in lines:
            line.words.paint(painter, x + line.x, y + line.y, print_theme().role(line.role))
        if self._groups:
            paint_groups(painter, x, y + top, self._groups, tile)
        if self._condition:
            condition = layout_text(self._condition, width - self._margin, SMALL_NAME, leading=LEADING)
            condition.paint(painter, x, y + high, print_theme().ink2)


def margin_width(yaku: Sequence[CardYaku]) -> float:
    """Returns the width of the margin in which the values of yaku stand."""
    return max((text_width_of(one.figure, _VALUE, bold=True) for one in yaku if one.figure), default=0.0) + COLUMN_GAP


def fitting_tile_width(groups: Sequence[TileGroup], tile: float, width: float) -> float:
    """Returns the width of a piece at which groups stand in one line, ``tile`` where that is small enough."""
    wide = tiles_width(groups, tile)
    if wide > width:
        # Pieces are whole pixels wide, so their widths do not follow quite in proportion.
        tile = min(tile, round(tile * width / wide) + 1.0)
    while tile > _FINE and tiles_width(groups, tile) > width:
        tile -= _FINE
    return tile


_PIECE, _SMALL_PIECE, _SMALLEST_PIECE = 24.0, 19.0, 15.0
_LEGEND_GAP = 5.0
_TITLE, _TITLE_LEADING = 32.0, 1.25


class TitleBlock:
    """The name of the rule system, in one line."""

    keeps_next = False

    def __init__(self, text: str) -> None:
        self._text = text

    def _laid(self, width: float) -> TextLayout:
        wide = TextLayout(self._text, 1e5, _TITLE, serif=True).width
        return TextLayout(
            self._text, width, min(_TITLE, 0.98 * _TITLE * width / wide), serif=True, leading=_TITLE_LEADING
        )

    def height(self, width: float) -> float:
        """Returns the height of the line."""
        return self._laid(width).height

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints the line."""
        self._laid(width).paint(painter, x, y, print_theme().ink)


class LegendBlock:
    """The pieces by name: the suits in a line of their own, then all that follow no other."""

    keeps_next = False

    def __init__(self, legend: Legend) -> None:
        single = next((at for at, group in enumerate(legend.pieces) if len(group.pieces) == 1), len(legend.pieces))
        self._suits, self._others = legend.pieces[:single], legend.pieces[single:]

    def _lines(self, width: float) -> list[TilesBlock]:
        # A suit stands as far from the next as single pieces do.
        room = width - COLUMN_GAP * len(self._suits)
        tile = fitting_tile_width(self._suits, _PIECE, room) if self._suits else _PIECE
        return [TilesBlock(groups, tile, size=SMALL_NAME) for groups in (self._suits, self._others) if groups]

    def height(self, width: float) -> float:
        """Returns the height of its lines."""
        return sum(line.height(width) for line in self._lines(width))

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints its lines."""
        for line in self._lines(width):
            line.paint(painter, x, y, width)
            y += line.height(width)


class OrderBlock:
    """What a piece that is turned up makes: rounds of pieces with an arrow between each and the next."""

    keeps_next = False

    def __init__(self, order: PieceOrder) -> None:
        self._order = order
        self._arrow = text_width_of("→", SMALL_NAME)

    def _wide(self, chain: TileGroup, tile: float) -> float:
        return group_width(chain, tile) + self._arrow * (len(chain.pieces) - 1)

    def _tile(self, width: float) -> float:
        """Returns the width of a piece, at which all rounds stand in one line where they nearly do."""
        tile, rounds = _SMALL_PIECE, self._order.rounds
        while (
            tile > _SMALLEST_PIECE
            and sum(self._wide(one, tile) + 2 * COLUMN_GAP for one in rounds) - 2 * COLUMN_GAP > width
        ):
            tile -= 1
        return tile

    def _lines(self, width: float) -> list[list[TileGroup]]:
        lines: list[list[TileGroup]] = []
        used = width + 1.0
        tile = self._tile(width)
        for chain in self._order.rounds:
            wide = self._wide(chain, tile)
            if used + wide > width:
                lines.append([])
                used = 0.0
            lines[-1].append(chain)
            used += wide + 2 * COLUMN_GAP
        return lines

    def height(self, width: float) -> float:
        """Returns the height of the title, the lines and the gap."""
        title = layout_text(self._order.title, width, SMALL_NAME, bold=True)
        return title.height + len(self._lines(width)) * (tile_height(self._tile(width)) + _LEGEND_GAP) + COLUMN_GAP

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paints the title above the lines."""
        title = layout_text(self._order.title, width, SMALL_NAME, bold=True)
        title.paint(painter, x, y, print_theme().ink)
        y += title.height
        tile = self._tile(width)
        for line in self._lines(width):
            left = x
            for chain in line:
                self._paint_round(painter, left, y, chain, tile)
                left += self._wide(chain, tile) + 2 * COLUMN_GAP
            y += tile_height(tile) + _LEGEND_GAP

    def _paint_round(self, painter: QPainter, x: float, y: float, chain: TileGroup, tile: float) -> None:
        arrow = layout_text("→", self._arrow, SMALL_NAME)
        for at, face in enumerate(chain.pieces):
            if at:
                arrow.paint(painter, x, y + (tile_height(tile) - arrow.height) / 2, print_theme().ink2)
                x += self._arrow
            single = TileGroup((face,))
            paint_group(painter, x, y, single, tile)
            x += group_width(single, tile)


MIN_TEXT_SIZE = 10.5
"""How large the smallest letters are at least, in points: 4 mm from line to line, which is read from a metre."""
_ROOMY = {
    Detail.EVERYTHING: 14.0,
    Detail.SHOWN_OR_TOLD: MIN_TEXT_SIZE,
    Detail.BRIEFLY_SHOWN: MIN_TEXT_SIZE,
    Detail.NAME: MIN_TEXT_SIZE,
    Detail.BRIEF_NAME: MIN_TEXT_SIZE,
}
"""From which size of the smallest letters on so much is said."""
_HEADING = 19.0
_MOST_COLUMNS = 4
_NARROWEST = 150.0
_HAND = 205.0
"""The width of a column, in pixels of the page, in which the pieces of a whole hand are 3 mm wide."""
_NEARLY = 0.88
"""Letters so much smaller than the largest possible are as good."""
_LARGEST, _EMERGENCY, _STEP = 2.0, 0.3, 0.02


class FontSizes(NamedTuple):
    """How large the letters of a poster are, in points."""

    name: float
    least: float


class PosterPage(CardLayout):
    """A poster; where there is no room for all that can be read, it says no more what pieces show, and then shows none."""

    def __init__(self, card: Card, size: QSizeF) -> None:
        super().__init__(poster_title(card), size, *_layout_poster(card, size))
        tops: dict[float, PlacedBlock] = {}
        for one in self.placed:
            if isinstance(one.block, PosterYaku):
                tops.setdefault(one.box.x(), one)
        for one in tops.values():
            # Whoever begins to read a column sees what its first yaku is worth.
            assert isinstance(one.block, PosterYaku)
            one.block.begins = True

    @property
    def points(self) -> FontSizes:
        """How large its letters are."""
        return FontSizes(points(NAME, self.scale), points(SMALL_NAME, self.scale))


def points(size: float, scale: float) -> float:
    """Returns the size of letters in points."""
    return size * scale * 72 / INCH


def poster_title(card: Card) -> str:
    """Returns what a poster is called."""
    return tr("Poster: {rules}").format(rules=card.rules)


def _layout_poster(card: Card, size: QSizeF) -> tuple[tuple[PlacedBlock, ...], float]:
    """Returns the blocks in their places, and the scale: as much as can be read, as large as it has room."""
    tries = [
        *((detail, least / points(SMALL_NAME, 1)) for detail, least in _ROOMY.items()),
        (Detail.BRIEF_NAME, _EMERGENCY),
    ]
    for detail, least in tries:
        head = tuple(_head(card, shown=detail.shows))
        chains = _chains(card, detail)
        most = min(_MOST_COLUMNS, int(size.width() / _HAND)) if detail.shows else _MOST_COLUMNS
        found = [_largest(head, chains, size, columns, least) for columns in range(1, most + 1)]
        fits = [one for one in found if one is not None]
        if fits:
            largest = max(scale for _placed, scale in fits)
            # In a wide column pieces are larger.
            return next(one for one in fits if one[1] >= largest * (_NEARLY if detail.shows else 1.0))
    raise AssertionError("a poster fits its page, however small")


def _largest(
    head: Sequence[PrintBlock], chains: Sequence[Sequence[PrintBlock]], size: QSizeF, columns: int, smallest: float
) -> tuple[tuple[PlacedBlock, ...], float] | None:
    """Returns blocks at the largest scale at which a page has room for them; None where it has not even at the smallest."""
    most = min(_LARGEST, size.width() / columns / _NARROWEST)
    if most < smallest:
        return None
    found = fit_blocks(head, chains, size, smallest, 1, columns)
    if found is None:
        return None
    best, least = (found, smallest), smallest
    while most - least > _STEP:
        tried = (least + most) / 2
        found = fit_blocks(head, chains, size, tried, 1, columns)
        if found is None:
            most = tried
        else:
            best, least = (found, tried), tried
    return best


def _head(card: Card, *, shown: bool) -> Iterator[PrintBlock]:
    """Yields the name of the system, what a table begins with, and the pieces."""
    yield TitleBlock(card.rules)
    counted = tr("values in {unit}").format(unit=card.unit)
    facts = [card.characters, *card.facts, card.legend.title, counted, *card.options]
    if shown and any(face.winning for yaku in _played(card) for group in yaku.telling for face in group.pieces):
        facts.append(card.legend.marked)
    # A line ends between two of them, not inside of one.
    whole = (fact.replace(" ", "\N{NO-BREAK SPACE}") for fact in facts if fact)
    yield TextBlock(" · ".join(whole), SMALL_NAME, role="ink2", gap=8)
    yield LegendBlock(card.legend)
    for order in card.legend.orders:
        yield OrderBlock(order)


def _chains(card: Card, detail: Detail) -> list[list[PrintBlock]]:
    """Returns the yaku that are played, the cheapest first: those of a number have it in the margin, the others a heading."""
    played = _played(card)
    numbered = sorted((yaku for yaku in played if yaku.figure), key=lambda yaku: yaku.worth)
    margin = margin_width(numbered)
    chains: list[list[PrintBlock]] = []
    for _worth, alike in groupby(numbered, lambda yaku: yaku.worth):
        chains += [[block] for block in _yaku_of_value(list(alike), detail, margin)]
    for level, alike in groupby((yaku for yaku in played if not yaku.figure), lambda yaku: yaku.level):
        first, *others = _yaku_of_value(list(alike), detail, 0)
        heading = TextBlock(level, _HEADING, serif=True, gap=6, keeps_next=True)
        chains += [[heading, first], *([block] for block in others)]
    return chains


def _played(card: Card) -> list[CardYaku]:
    return [yaku for group in card.classes for yaku in group.yaku if not yaku.off]


def _yaku_of_value(yaku: Sequence[CardYaku], detail: Detail, margin: float) -> list[PrintBlock]:
    """Returns the blocks of yaku that are worth the same."""
    return [PosterYaku(one, detail, margin, begins=one is yaku[0], ends=one is yaku[-1]) for one in yaku]
