# SPDX-License-Identifier: MIT
"""Small multiples: one small picture per line, all with the same scale."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.chart import Figures, written
from mahjong_desk.ui.kit.charts.drawing import RIGHT, Drawing, Piece, Point, Spot, Words
from mahjong_desk.ui.kit.charts.lines import Line, LineChart, Scale, around
from mahjong_desk.ui.kit.painting import cut_text, short_name, text_height, text_width
from mahjong_desk.ui.kit.text_format import headed

_LINE, _POINT = 1.8, 4.2
_WIDE, _HIGH = 182, 96
_GAP, _BELOW = 12, 7
_LEVELS = 4


@dataclass(frozen=True, slots=True)
class SmallLines:
    """One picture per line, in the given order.

    Attributes:
        nothing: The text shown if there are no lines.
    """

    title: str
    lines: tuple[Line, ...]
    columns: tuple[str, ...]
    span: tuple[float, float]
    head: str = ""
    least_above: bool = False
    decimals: int = 0
    nothing: str = ""

    def figures(self) -> Figures:
        return LineChart(self.title, self.lines, (), self.columns, self.head).figures()

    def size(self) -> QSizeF:
        rows = max(1, -(-len(self.lines) // 2))
        return QSizeF(theme.px(_WIDE) * 2 + _GAP, rows * theme.px(_HIGH + _BELOW) - theme.px(_BELOW))

    def least_size(self) -> QSizeF:
        rows = max(1, len(self.lines))
        return QSizeF(theme.px(_WIDE), rows * theme.px(_HIGH + _BELOW) - theme.px(_BELOW))

    def height_for(self, width: float) -> float:
        """Returns the height of all pictures at a width."""
        rows = -(-len(self.lines) // self._across(width))
        return max(1, rows) * theme.px(_HIGH + _BELOW) - theme.px(_BELOW)

    def _across(self, width: float) -> int:
        return max(1, min(len(self.lines), int((width + _GAP) // (theme.px(_WIDE) + _GAP))))

    def draw(self, box: QRectF) -> Drawing:
        """Returns the pictures, as many side by side as fit."""
        if not self.lines:
            return Drawing((Words(box, self.nothing, 15, colour="ink3"),), ())
        across = self._across(box.width())
        wide = (box.width() - _GAP * (across - 1)) / across
        pieces: list[Piece] = []
        spots: list[Spot] = []
        for row, line in enumerate(self.lines):
            left = box.left() + (row % across) * (wide + _GAP)
            top = box.top() + (row // across) * theme.px(_HIGH + _BELOW)
            scale = self._scale(QRectF(left, top, wide, theme.px(_HIGH)))
            pieces += self._picture(scale, line, QPointF(left, top))
            spots += [
                Spot(row, at, around(scale.point(at, value)), self._words(line, at, value))
                for at, value in enumerate(line.values)
                if value is not None
            ]
        return Drawing(tuple(pieces), tuple(spots))

    def _scale(self, box: QRectF) -> Scale:
        head = text_height(theme.font(15, bold=True))
        labels = max(text_width(theme.font(14), written(value, self.decimals)) for value in self.span)
        plot = box.adjusted(max(theme.px(20), labels + 6) + _POINT, head + 6, -_POINT, -_POINT - 2)
        return Scale(plot, *self.span, len(self.columns), self.least_above)

    def _picture(self, scale: Scale, line: Line, corner: QPointF) -> Iterator[Piece]:
        bold, small = theme.font(15, bold=True), theme.font(14)
        head, high = text_height(bold), text_height(small)
        low, top = self.span
        for at in range(_LEVELS):
            yield scale.level(low + (top - low) * at / (_LEVELS - 1))
        for value in self.span:
            place = QRectF(corner.x(), scale.y(value) - high / 2, scale.plot.left() - _POINT - 6 - corner.x(), high)
            yield Words(place, written(value, self.decimals), align=RIGHT)
        yield Point(QPointF(corner.x() + 8, corner.y() + head / 2), line.mark, theme.px(6.3))
        room = QRectF(corner.x() + theme.px(22), corner.y(), scale.plot.right() - corner.x() - theme.px(22), head)
        yield Words(room, cut_text(bold, short_name(line.name), room.width()), 15, bold=True, colour="ink")
        yield from scale.line(line, _LINE, _POINT)

    def _words(self, line: Line, at: int, value: float) -> str:
        column = self.columns[at] if at < len(self.columns) else ""
        return headed(line.name, headed(column, written(value, self.decimals)))
