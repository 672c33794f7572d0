# SPDX-License-Identifier: MIT
"""Columns of days, or of months: how many of something there are, and how many of these have a part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QRectF, QSizeF

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.chart import Cell, Figures
from mahjong_desk.ui.kit.charts.drawing import MIDDLE, Bar, Drawing, Piece, Rule, Spot, Words
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.kit.painting import text_height, text_width

_WIDE, _APART, _LEAST = 32, 12, 4
_HIGH: Final = 76


class Column(NamedTuple):
    """One column."""

    label: str
    number: int
    words: str
    part: int = 0
    strong: bool = False


@dataclass(frozen=True, slots=True)
class ColumnsChart:
    """Columns side by side on one line; without an axis, for each says its count.

    Attributes:
        nothing: What is said in the place of the columns where there are none.
    """

    title: str
    columns: tuple[Column, ...]
    heads: tuple[str, ...]
    nothing: str = ""

    def figures(self) -> Figures:
        """Returns a row for each column."""
        parted = len(self.heads) > 2
        rows: list[tuple[Cell, ...]] = [
            (one.label, one.number, one.part) if parted else (one.label, one.number) for one in self.columns
        ]
        return Figures(self.title, self.heads, tuple(rows))

    def size(self) -> QSizeF:
        """Returns the room in which it is read well."""
        return QSizeF(self._step() * max(1, len(self.columns)), theme.px(_HIGH) + 2 * self._line())

    def least_size(self) -> QSizeF:
        """Returns the same height with narrow columns."""
        least = max((text_width(theme.font(14), one.label) for one in self.columns), default=0.0) + 4
        return QSizeF(min(self._step(), max(theme.px(18), least)) * len(self.columns), theme.px(40) + 2 * self._line())

    def draw(self, box: QRectF) -> Drawing:
        """Returns the columns inside ``box``."""
        if not self.columns:
            return Drawing((Words(box, self.nothing, 15, colour="ink3"),), ())
        line = self._line()
        step = min(self._step() * 1.2, box.width() / len(self.columns))
        foot = round(box.bottom() - line) + 0.5
        high = foot - box.top() - line
        most = max(1, *(one.number for one in self.columns))
        pieces: list[Piece] = []
        spots: list[Spot] = []
        for place, one in enumerate(self.columns):
            left = box.left() + place * step
            wide = min(theme.px(_WIDE), step - 4)
            tall = max(theme.px(_LEAST) if one.number else 0.0, high * one.number / most)
            bar = QRectF(left + (step - wide) / 2, foot - tall, wide, tall)
            if one.number:
                pieces.append(Bar(bar, "brass" if one.strong else "sunk", "brass_edge" if one.strong else "control"))
            if one.part:
                part = tall * one.part / one.number
                pieces.append(Bar(QRectF(bar.left(), foot - part, wide, part), "plus"))
            above = QRectF(left, bar.top() - line, step, line)
            if one.number:
                pieces.append(Words(above, figure(one.number), 14, bold=True, colour="ink", align=MIDDLE))
            below = QRectF(left, foot, step, line)
            look = "ink" if one.strong else "ink2"
            pieces.append(Words(below, one.label, 14, bold=one.strong, colour=look, align=MIDDLE))
            spots.append(Spot(0, place, QRectF(left, box.top(), step, box.height()), one.words))
        pieces.append(Rule(QLineF(box.left(), foot, box.left() + step * len(self.columns), foot), "control"))
        return Drawing(tuple(pieces), tuple(spots))

    def _step(self) -> float:
        bold = theme.font(14, bold=True)
        labels = max((text_width(bold, one.label) for one in self.columns), default=0.0) + 6
        return max(labels, theme.px(_WIDE + _APART))

    @staticmethod
    def _line() -> float:
        return text_height(theme.font(14)) * 0.95
