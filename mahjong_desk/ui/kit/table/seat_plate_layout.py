# SPDX-License-Identifier: MIT
"""The layout of a seat plate: name, wind and tag at the top, the score in the middle, two texts at the bottom."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import ink_height
from mahjong_desk.ui.kit.painting import short_name, text_height, text_width
from mahjong_desk.ui.kit.table.seat_controls import ARROW
from mahjong_desk.ui.kit.tiles.faces import TileFace
from mahjong_desk.ui.kit.tiles.tile_art import tile_height

AROUND_SCORE = 10
"""The space above and below a score together."""
_MARGIN = 16
_ABOVE, _BELOW = 12, 8
_WIND = 26
_LEAST_SCORE = 32
_CONTROLS = 72
"""The width of the controls beside a score."""
_NAME = 176
"""The width of a name, at 100 %: fourteen letters of average width."""


class SeatData(NamedTuple):
    """The contents of a seat plate; ``wind`` is in notation, such as ``1z``, and ``standing`` compares the score with the start."""

    name: str
    wind: str
    score: str
    difference: str = ""
    standing: str = ""
    dealer: bool = False
    dealer_usage: str = ""
    riichi: bool = False
    penalty_tiles: tuple[TileFace, ...] = ()


class Foot(NamedTuple):
    """The two texts below, each with its alignment and its line, counted from the foot."""

    font: QFont
    line: float
    texts: tuple[tuple[str, Qt.AlignmentFlag, int], ...]


class SeatPlateLayout:
    """Measures a plate; ``score_size`` is the largest size of the score in pixels at 100 %."""

    def __init__(self, face: SeatData, *, score_size: float) -> None:
        self.face = face
        self.size = QSize()
        self.score_size, self.text_scale = score_size, 1.0

    def text_scale_for(self, size: QSize, score: float, largest: float) -> float:
        """Returns the scale of the texts beside a score of a height in pixels; 1 is usual."""
        figure = ink_height(score)
        wide = (size.width() - 3 * _MARGIN) / self.head_width()
        scale = max(1.0, min(largest, wide))
        while scale > 1:
            head = max(tile_height(round(_WIND * scale)), text_height(theme.font(20 * scale, bold=True)))
            foot = text_height(theme.font(15 * scale))
            if size.height() - _ABOVE - _BELOW - head - foot - AROUND_SCORE >= figure:
                break
            scale = max(1.0, scale - 0.05)
        return scale

    def full_size(self) -> QSize:
        """Returns the size with the largest score."""
        score = theme.font(self.score_size, bold=True)
        line = self.font(15)
        head = max(tile_height(self.wind_width()), text_height(self.font(20, bold=True)))
        height = 12 + head + text_height(score) * 0.86 + text_height(line) + 10
        foot = text_width(line, self.face.difference) + text_width(line, self.face.standing) + 24
        width = max(text_width(score, self.face.score), foot, self.head_width()) + 2 * self.margin()
        return QSize(max(round(width), 272), round(height))

    def min_size(self) -> QSize:
        """Returns the least size: head, a small score and both texts at their usual size."""
        head = max(tile_height(_WIND), text_height(theme.font(20, bold=True)))
        foot = 0.94 * text_height(theme.font(15))
        score = ink_height(theme.px(_LEAST_SCORE)) + AROUND_SCORE
        beside = [text_width(theme.font(13), text) for text in (self.face.difference, self.face.standing)]
        figure = text_width(theme.font(_LEAST_SCORE, bold=True), self.face.score) + theme.px(_CONTROLS)
        width = max(self.head_width(), sum(beside) + 12, figure)
        return QSize(round(width) + 2 * _MARGIN, round(_ABOVE + _BELOW + head + score + foot))

    def min_height(self, width: int) -> int:
        """Returns the least height at a width, where the two texts may be stacked."""
        beside = sum(text_width(theme.font(13), text) for text in (self.face.difference, self.face.standing)) + 12
        below = 0.94 * text_height(theme.font(13)) if beside > width - 2 * _MARGIN else 0
        return self.min_size().height() + round(below)

    def font(self, size: float, *, bold: bool = False) -> QFont:
        """Returns a font at the scale of the texts."""
        return theme.font(size * self.text_scale, bold=bold)

    def margin(self) -> int:
        return round(_MARGIN * min(self.text_scale, 1.5))

    def wind_width(self) -> int:
        return round(_WIND * self.text_scale)

    def header_height(self) -> float:
        """Returns the height of name, wind and tag."""
        return max(tile_height(self.wind_width()), text_height(self.font(20, bold=True)))

    def text_area(self) -> QRectF:
        return QRectF(0, 0, self.size.width(), self.size.height()).adjusted(
            self.margin(), _ABOVE, -self.margin(), -_BELOW
        )

    def score_area(self) -> QRectF:
        """Returns the box of the score and what is beside it."""
        inner, head, foot = self.text_area(), self.header_height(), self.foot()
        below = foot.line * (max(row for _text, _align, row in foot.texts) + 1)
        return QRectF(inner.left(), inner.top() + head, inner.width(), inner.height() - head - below)

    def foot(self) -> Foot:
        """Returns both texts beside each other in the largest font that has room, below each other where none has."""
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        difference, standing = self.face.difference, self.face.standing
        room = self.size.width() - 2 * self.margin() - 12
        for size in range(round(15 * self.text_scale), 12, -1):
            font = theme.font(size)
            fits = text_width(font, difference) + text_width(font, standing) <= room
            if fits:
                break
        apart = bool(difference and standing) and not fits
        texts = ((difference, left, 1), (standing, left, 0)) if apart else ((difference, left, 0), (standing, right, 0))
        return Foot(font, text_height(font) * 0.94, texts)

    def name_width(self) -> float:
        """Returns the width of the name at the usual text size."""
        return text_width(theme.font(20, bold=True), short_name(self.face.name))

    def head_width(self) -> float:
        """Returns the width of name, wind and tag at the usual text size."""
        name = min(self.name_width(), theme.px(_NAME)) + ARROW
        return name + self.tag_room(1.0) + (38 if self.face.wind else 0)

    def name_left(self) -> float:
        return self.text_area().left() + (self.wind_width() + round(11 * self.text_scale) if self.face.wind else 0)

    def tag_room(self, scale: float) -> float:
        """Returns the width of the dealer's tag; 0 without one."""
        font = theme.font(13 * scale, bold=True)
        return text_width(font, dealer_tag(self.face)) + 28 * scale if self.face.dealer else 0

    def name_room(self, *, opens: bool) -> float:
        """Returns the width of the name, without the arrow if it ``opens`` something."""
        arrow = ARROW if opens else 0
        return self.text_area().right() - self.name_left() - self.tag_room(self.text_scale) - arrow


def dealer_text(face: SeatData) -> str:
    """Returns the game's name for the dealer."""
    return tr("Dealer", usage=face.dealer_usage)


def dealer_tag(face: SeatData) -> str:
    """Returns the text of the dealer's tag."""
    return dealer_text(face) if face.dealer_usage else tr("親 Dealer")
