# SPDX-License-Identifier: MIT
"""Head to head: how often ahead to the left of a middle line, how often behind to its right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.chart import Figures
from mahjong_desk.ui.kit.charts.drawing import RIGHT, Bar, Drawing, Piece, Point, Rule, Spot, Words
from mahjong_desk.ui.kit.listing import headed, noted
from mahjong_desk.ui.kit.marks import Mark
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.kit.painting import cut_text, short_name, text_height, text_width

_ROW, _HEAD, _BAR = 28, 22, 14
_LEAST = 4.0
"""How wide the bar of the least count is."""


@dataclass(frozen=True, slots=True)
class VersusRow:
    """One opponent."""

    name: str
    mark: Mark
    ahead: int
    behind: int
    together: int


@dataclass(frozen=True, slots=True)
class VersusChart:
    """One player against others.

    Attributes:
        nothing: What is said in the place of the rows where there are none.
    """

    title: str
    rows: tuple[VersusRow, ...]
    heads: tuple[str, str, str, str]
    nothing: str = ""

    def figures(self) -> Figures:
        """Returns a row for each opponent."""
        rows = tuple((row.name, row.ahead, row.behind, row.together) for row in self.rows)
        return Figures(self.title, self.heads, rows)

    def size(self) -> QSizeF:
        """Returns the room of all rows."""
        return QSizeF(theme.px(286), theme.px(_HEAD) + max(1, len(self.rows)) * theme.px(_ROW))

    def least_size(self) -> QSizeF:
        """Returns the same height with short bars."""
        return QSizeF(theme.px(230), self.size().height())

    def draw(self, box: QRectF) -> Drawing:
        """Returns the opponents below their heads."""
        if not self.rows:
            return Drawing((Words(box, self.nothing, 15, colour="ink3"),), ())
        together = max(text_width(theme.font(14), self.heads[3]), theme.px(30))
        wide = text_width(theme.font(15, bold=True), figure(max(max(row.ahead, row.behind) for row in self.rows))) + 8
        names = self._names(box.width() - together)
        left, right = box.left() + names, box.right() - together - 8
        middle = round((left + right) / 2) + 0.5
        room = max(10.0, (right - left) / 2 - wide)
        pieces = [*self._head(box, middle)]
        spots: list[Spot] = []
        most = max(1, *(max(row.ahead, row.behind) for row in self.rows))
        for at, row in enumerate(self.rows):
            top = box.top() + theme.px(_HEAD) + at * theme.px(_ROW)
            line = QRectF(box.left(), top, box.width(), theme.px(_ROW))
            pieces.append(Rule(QLineF(line.left(), round(top) + 0.5, line.right(), round(top) + 0.5)))
            pieces += _row(row, line, names, middle, room / most)
            counts = [
                f"{head}: {figure(count)}"
                for head, count in zip(self.heads[1:], (row.ahead, row.behind, row.together), strict=True)
            ]
            words = headed(row.name, noted(*counts))
            half = QRectF(left, top + 2, middle - left, line.height() - 4)
            spots.append(Spot(at, 0, half, words))
            spots.append(Spot(at, 1, QRectF(middle, half.top(), right - middle, half.height()), words))
            spots.append(Spot(at, 2, QRectF(right + 4, half.top(), box.right() - right - 2, half.height()), words))
        foot = box.top() + theme.px(_HEAD) + len(self.rows) * theme.px(_ROW)
        pieces.append(Rule(QLineF(middle, box.top() + theme.px(_HEAD), middle, foot), "control", 1.5))
        return Drawing(tuple(pieces), tuple(spots))

    def _names(self, width: float) -> float:
        widest = max(text_width(theme.font(15), short_name(row.name)) for row in self.rows) + theme.px(26) + 10
        return min(widest, width * 0.45)

    def _head(self, box: QRectF, middle: float) -> Iterator[Piece]:
        high = text_height(theme.font(14))
        _, ahead, behind, together = self.heads
        wide = text_width(theme.font(14), ahead)
        yield Words(
            QRectF(max(box.left(), middle - 8 - wide), box.top(), min(wide, middle - 8 - box.left()), high), ahead
        )
        yield Words(QRectF(middle + 8, box.top(), 200, high), behind)
        yield Words(QRectF(box.left(), box.top(), box.width(), high), together, align=RIGHT)


def _row(row: VersusRow, line: QRectF, names: float, middle: float, unit: float) -> Iterator[Piece]:
    yield Point(QPointF(line.left() + 9, line.center().y()), row.mark, theme.px(6.3))
    room = names - theme.px(26) - 8
    place = QRectF(line.left() + theme.px(26), line.top(), room, line.height())
    yield Words(place, cut_text(theme.font(15), short_name(row.name), room), 15, colour="ink")
    high = theme.px(_BAR)
    top = round(line.center().y() - high / 2)
    ahead, behind = (max(_LEAST, count * unit) if count else 0.0 for count in (row.ahead, row.behind))
    if ahead:
        yield Bar(QRectF(middle - 1 - ahead, top, ahead, high), "plus", radius=2)
    if behind:
        yield Bar(QRectF(middle + 1, top, behind, high), "paper", "minus", radius=2)
    left = QRectF(middle - ahead - 8 - 60, line.top(), 60, line.height())
    yield Words(left, figure(row.ahead), 15, bold=row.ahead > row.behind, colour="ink", align=RIGHT)
    right = QRectF(middle + behind + 8, line.top(), 60, line.height())
    yield Words(right, figure(row.behind), 15, bold=row.behind > row.ahead, colour="ink")
    yield Words(line, figure(row.together), 15, align=RIGHT)
