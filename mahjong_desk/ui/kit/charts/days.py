# SPDX-License-Identifier: MIT
"""Columns of days: how much on each, today in brass."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.chart import Figures
from mahjong_desk.ui.kit.charts.drawing import MIDDLE, Bar, Drawing, Piece, Spot, Words
from mahjong_desk.ui.kit.listing import headed
from mahjong_desk.ui.kit.painting import text_height

_WIDE, _APART = 32, 12


@dataclass(frozen=True, slots=True)
class Day:
    """One day.

    Attributes:
        label: What stands below it.
        count: How much there was on it.
        today: Whether it is today.
        name: What it is called in words, where that is more than its label.
    """

    label: str
    count: int
    today: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class DayColumns:
    """Days beside each other, without an axis: each says its count itself.

    Attributes:
        title: What it is called.
        days: The days.
        heads: What stands above the days and the counts of the table.
        nothing: What is said in the place of the columns where there are none.
    """

    title: str
    days: tuple[Day, ...]
    heads: tuple[str, str]
    nothing: str = ""

    def figures(self) -> Figures:
        """Returns a row for each day."""
        return Figures(self.title, self.heads, tuple((day.name or day.label, day.count) for day in self.days))

    def size(self) -> QSizeF:
        """Returns the room of all columns."""
        return QSizeF(max(1, len(self.days)) * theme.px(_WIDE + _APART), theme.px(120))

    def least_size(self) -> QSizeF:
        """Returns the room of narrow columns."""
        return QSizeF(max(1, len(self.days)) * theme.px(22), theme.px(80))

    def draw(self, box: QRectF) -> Drawing:
        """Returns the columns, their counts above and their days below."""
        if not self.days:
            return Drawing((Words(box, self.nothing, 15, colour="ink3"),), ())
        step = min(theme.px(_WIDE + _APART), box.width() / len(self.days))
        wide = min(theme.px(_WIDE), step - 4)
        high = text_height(theme.font(14))
        most = max(1, *(day.count for day in self.days))
        tall = box.height() - 2 * high - 8
        foot = box.bottom() - high - 4
        pieces: list[Piece] = []
        spots: list[Spot] = []
        for at, day in enumerate(self.days):
            left = box.left() + at * step + (step - wide) / 2
            column = QRectF(left, foot - tall * day.count / most, wide, tall * day.count / most)
            if day.count:
                pieces.append(Bar(column, "brass" if day.today else "sunk", "control"))
                above = QRectF(left - 8, column.top() - high - 2, wide + 16, high)
                pieces.append(Words(above, str(day.count), bold=True, colour="ink", align=MIDDLE))
            below = QRectF(left - 8, foot + 4, wide + 16, high)
            pieces.append(Words(below, day.label, bold=day.today, colour="ink" if day.today else "ink2", align=MIDDLE))
            spot = QRectF(left - 2, box.top(), wide + 4, box.height())
            spots.append(Spot(0, at, spot, headed(day.name or day.label, str(day.count))))
        return Drawing(tuple(pieces), tuple(spots))
