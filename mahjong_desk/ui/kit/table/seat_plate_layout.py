# SPDX-License-Identifier: MIT
"""Where everything lies on the plate of a seat: name, wind and tag above, the score in the middle, two texts below."""

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
"""The room above and below a score together."""
_MARGIN = 16
"""Between the edge of a plate and its texts."""
_ABOVE, _BELOW = 12, 8
_WIND = 26
_LEAST_SCORE = 32
_CONTROLS = 72
"""The room of what can be pressed beside a score."""
_NAME = 176
"""The room of a name, at 100 %: fourteen letters as wide as letters mostly are."""


class SeatFace(NamedTuple):
    """What a seat plate shows.

    Attributes:
        wind: The notation of the seat's wind, such as ``1z``; empty for none.
        standing: The standing to the start, in words; empty for none.
        dealer_usage: Whose words say so; empty where it is said in Japanese too, as players of those games do anywhere.
    """

    name: str
    wind: str
    score: str
    difference: str = ""
    standing: str = ""
    dealer: bool = False
    dealer_usage: str = ""
    riichi: bool = False
    tray: tuple[TileFace, ...] = ()


class SeatLayout:
    """Measures a plate.

    Attributes:
        score_size: The largest size of the score in pixels at 100 %.
    """

    def __init__(self, face: SeatFace, *, score_size: float, inner_edge: str) -> None:
        self.face = face
        self.size = QSize()
        self.score_size, self.text_scale = score_size, 1.0
        self.inner_edge = inner_edge

    def text_scale_for(self, size: QSize, score: float, largest: float) -> float:
        """Returns how large the texts can be, 1 for the usual, beside a score of that height in pixels."""
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
        """Returns the room at the full size of the score."""
        score = theme.font(self.score_size, bold=True)
        line = self.font(15)
        head = max(tile_height(self.wind_width()), text_height(self.font(20, bold=True)))
        height = 12 + head + text_height(score) * 0.86 + text_height(line) + 10
        foot = text_width(line, self.face.difference) + text_width(line, self.face.standing) + 24
        width = max(text_width(score, self.face.score), foot, self.head_width()) + 2 * self.margin()
        return QSize(max(round(width), 272), round(height))

    def least_size(self) -> QSize:
        """Returns the room of the head, a small score and both texts below, at the usual size of the texts."""
        head = max(tile_height(_WIND), text_height(theme.font(20, bold=True)))
        foot = 0.94 * text_height(theme.font(15))
        score = ink_height(theme.px(_LEAST_SCORE)) + AROUND_SCORE
        beside = [text_width(theme.font(13), text) for text in (self.face.difference, self.face.standing)]
        figure = text_width(theme.font(_LEAST_SCORE, bold=True), self.face.score) + theme.px(_CONTROLS)
        width = max(self.head_width(), sum(beside) + 12, figure)
        return QSize(round(width) + 2 * _MARGIN, round(_ABOVE + _BELOW + head + score + foot))

    def least_height(self, width: int) -> int:
        """Returns the same height on a plate of that width, where both texts may stand below each other."""
        beside = sum(text_width(theme.font(13), text) for text in (self.face.difference, self.face.standing)) + 12
        below = 0.94 * text_height(theme.font(13)) if beside > width - 2 * _MARGIN else 0
        return self.least_size().height() + round(below)

    def font(self, size: float, *, bold: bool = False) -> QFont:
        """Returns a font at the scale of the texts."""
        return theme.font(size * self.text_scale, bold=bold)

    def margin(self) -> int:
        """Returns the room between the edges and the texts."""
        return round(_MARGIN * min(self.text_scale, 1.5))

    def wind_width(self) -> int:
        """Returns how wide the tile of the wind is."""
        return round(_WIND * self.text_scale)

    def head(self) -> float:
        """Returns how high name, wind and tag are."""
        return max(tile_height(self.wind_width()), text_height(self.font(20, bold=True)))

    def inner(self) -> QRectF:
        """Returns the room of the texts; a stick at the edge takes some of it."""
        lying = {self.inner_edge} if self.face.riichi else set()
        above, below = (18 if "top" in lying else _ABOVE), (16 if "bottom" in lying else _BELOW)
        return QRectF(0, 0, self.size.width(), self.size.height()).adjusted(
            self.margin(), above, -self.margin(), -below
        )

    def middle(self) -> QRectF:
        """Returns the room of the score and of what stands beside it."""
        inner, head = self.inner(), self.head()
        rows = max(row for _text, _align, row in self.foot_lines(self.foot_font())) + 1
        return QRectF(inner.left(), inner.top() + head, inner.width(), inner.height() - head - self.foot_line() * rows)

    def foot_font(self) -> QFont:
        """Returns the largest font in which both texts stand beside each other, the smallest where none does."""
        face = self.face
        room = self.size.width() - 2 * self.margin() - 12
        fonts = [theme.font(size) for size in range(round(15 * self.text_scale), 12, -1)]
        fitting = (
            font for font in fonts if text_width(font, face.difference) + text_width(font, face.standing) <= room
        )
        return next(fitting, fonts[-1])

    def foot_lines(self, font: QFont) -> list[tuple[str, Qt.AlignmentFlag, int]]:
        """Returns the texts below with their alignment and their line, counted from the foot."""
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        face = self.face
        together = text_width(font, face.difference) + text_width(font, face.standing) + 12
        if face.difference and face.standing and together > self.size.width() - 2 * self.margin():
            return [(face.difference, left, 1), (face.standing, left, 0)]
        return [(face.difference, left, 0), (face.standing, right, 0)]

    def foot_line(self) -> float:
        """Returns how high a line below is."""
        return text_height(self.foot_font()) * 0.94

    def name_width(self) -> float:
        """Returns how wide the name is at the usual size of the texts."""
        return text_width(theme.font(20, bold=True), short_name(self.face.name))

    def head_width(self) -> float:
        """Returns the room of name, wind and tag at the usual size of the texts."""
        name = min(self.name_width(), theme.px(_NAME)) + ARROW
        return name + self.tag_room(1.0) + (38 if self.face.wind else 0)

    def name_left(self) -> float:
        """Returns where the name begins."""
        return self.inner().left() + (self.wind_width() + round(11 * self.text_scale) if self.face.wind else 0)

    def tag_room(self, scale: float) -> float:
        """Returns the room of the dealer's tag; 0 where there is none."""
        font = theme.font(13 * scale, bold=True)
        return text_width(font, dealer_tag(self.face)) + 28 * scale if self.face.dealer else 0

    def name_room(self, *, opens: bool) -> float:
        """Returns the room of the name; the arrow of one that opens something takes some of it."""
        arrow = ARROW if opens else 0
        return self.inner().right() - self.name_left() - self.tag_room(self.text_scale) - arrow


def dealer_words(face: SeatFace) -> str:
    """Returns what a dealer is called in the game."""
    return tr("Dealer", usage=face.dealer_usage)


def dealer_tag(face: SeatFace) -> str:
    """Returns what stands on the tag of a dealer."""
    return dealer_words(face) if face.dealer_usage else tr("親 Dealer")
