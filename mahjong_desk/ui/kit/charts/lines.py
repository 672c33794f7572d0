# SPDX-License-Identifier: MIT
"""Line charts over time, with a line per player or rule system."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.drawing import (
    RIGHT,
    ChartPath,
    ChartRule,
    ChartTable,
    ChartText,
    Drawing,
    HitSpot,
    Point,
    Primitive,
    TableCell,
    axis_ticks,
    format_value,
    spread_apart,
)
from mahjong_desk.ui.kit.marks import PlayerMark
from mahjong_desk.ui.kit.painting import elide_text, short_name, text_height, text_width
from mahjong_desk.ui.kit.text_format import with_heading

_LINE, _POINT = 2.0, 4.4
_MAX_TICKS = 6
_MIN_DISTANCE = 2.2
"""In radii of a point. If columns are closer, only the ends of a line get points."""
_GAP = 12
_MAX_NAMES_SHARE = 0.56


@dataclass(frozen=True, slots=True)
class ChartLine:
    """A line of a chart, with the mark of its points."""

    name: str
    mark: PlayerMark
    values: tuple[float | None, ...]  # One per column; None breaks the line.
    skipped_columns: frozenset[int] = frozenset()  # Columns in which None does not break it.
    is_player: bool = True

    @property
    def end_name(self) -> str:
        """The name at the end of the line."""
        return short_name(self.name) if self.is_player else self.name

    @property
    def last(self) -> float | None:
        """The last value, or None."""
        return next((value for value in reversed(self.values) if value is not None), None)


@dataclass(frozen=True, slots=True)
class PlotScale:
    """Converts values to positions in a plot."""

    plot: QRectF
    low: float
    high: float
    count: int
    smallest_on_top: bool = False

    def x(self, column: int) -> float:
        if self.count < 2:
            return self.plot.left()
        return self.plot.left() + self.plot.width() * column / (self.count - 1)

    def y(self, value: float) -> float:
        share = (value - self.low) / ((self.high - self.low) or 1)
        return self.plot.top() + self.plot.height() * (share if self.smallest_on_top else 1 - share)

    def point(self, column: int, value: float) -> QPointF:
        return QPointF(self.x(column), self.y(value))

    def level(self, value: float, *, strong: bool = False) -> ChartRule:
        """Returns the grid line at a value, ``strong`` for the reference."""
        y = round(self.y(value)) + 0.5
        across = QLineF(self.plot.left(), y, self.plot.right(), y)
        return ChartRule(across, "control", 1.5) if strong else ChartRule(across)

    def draw_line(self, line: ChartLine, width: float, radius: float) -> Iterator[Primitive]:
        """Yields the unbroken parts of a line, with a point per value if there is room."""
        width, radius = width * theme.scale(), radius * theme.scale()
        is_dense = self.plot.width() / max(1, self.count - 1) < radius * _MIN_DISTANCE
        for part in _unbroken(line):
            points = [self.point(column, value) for column, value in part]
            if len(points) > 1:
                yield ChartPath(tuple(points), line.mark, width)
            for point in (points[0], points[-1]) if is_dense else points:
                yield Point(point, line.mark, radius)


@dataclass(frozen=True, slots=True)
class LineChart:
    """Lines over the same columns, as drawn and as a table.

    Attributes:
        labels: The texts below the axis, empty for a column without one.
        column_names: The columns in a tooltip and in the table; the labels if empty.
        base: A reference value, or None.
        span: The range of the axis, or None to fit the data.
    """

    title: str
    lines: tuple[ChartLine, ...]
    labels: tuple[str, ...] = ()
    column_names: tuple[str, ...] = ()
    head: str = ""
    base: float | None = None
    span: tuple[float, float] | None = None
    includes_zero: bool = False
    smallest_on_top: bool = False
    decimals: int = 0

    def to_table(self) -> ChartTable:
        rows: list[tuple[TableCell, ...]] = []
        for column in range(self._count()):
            cells = [line.values[column] if column < len(line.values) else None for line in self.lines]
            rows.append((self._column_name(column), *cells))
        return ChartTable(self.title, (self.head, *(line.name for line in self.lines)), tuple(rows))

    def size(self) -> QSizeF:
        return QSizeF(theme.px(520), theme.px(220))

    def min_size(self) -> QSizeF:
        return QSizeF(theme.px(280), theme.px(110))

    def draw(self, box: QRectF) -> Drawing:
        """Returns grid, lines, points and names inside ``box``."""
        low, high = self._range()
        tick_count = min(_MAX_TICKS, max(2, int(box.height() / theme.px(38))))
        ticks = axis_ticks(low, high, tick_count, self.decimals)
        plot, reach = self._plot(box, ticks), QPointF(theme.px(9), theme.px(9))
        scale = PlotScale(plot, min(low, ticks[0]), max(high, ticks[-1]), self._count(), self.smallest_on_top)
        pieces = [*self._grid(scale, ticks)]
        for line in reversed(self.lines):
            pieces += scale.draw_line(line, _LINE, _POINT)
        pieces += self._end_labels(scale, box)
        spots: list[HitSpot] = []
        for row, line in enumerate(self.lines):
            for i, value in enumerate(line.values):
                if value is not None:
                    figure = with_heading(self._column_name(i), format_value(value, self.decimals))
                    point = scale.point(i, value)
                    spots.append(HitSpot(row, i, QRectF(point - reach, point + reach), with_heading(line.name, figure)))
        return Drawing(tuple(pieces), tuple(spots))

    def _count(self) -> int:
        return max((len(line.values) for line in self.lines), default=0)

    def _column_name(self, column: int) -> str:
        names = self.column_names or self.labels
        return names[column] if column < len(names) else ""

    def _range(self) -> tuple[float, float]:
        if self.span is not None:
            return self.span
        values = [value for line in self.lines for value in line.values if value is not None]
        values += [self.base] if self.base is not None else []
        values += [0.0] if self.includes_zero or not values else []
        return min(values), max(values)

    def _end_text(self, last: float | None) -> str:
        return format_value(last, self.decimals) if last is not None else ""

    def _plot(self, box: QRectF, ticks: Sequence[float]) -> QRectF:
        small, bold = theme.font(14), theme.font(14, bold=True)
        height = text_height(small)
        left = max(text_width(small, format_value(tick, self.decimals)) for tick in ticks) + _GAP
        names = max((text_width(bold, line.end_name) for line in self.lines), default=0.0)
        ends = max((text_width(small, self._end_text(line.last)) for line in self.lines), default=0.0)
        right = min(names + ends + theme.px(18), box.width() * _MAX_NAMES_SHARE) + _GAP if self.lines else 8.0
        foot = height + 4 if any(self.labels) else 6.0
        return box.adjusted(left, height / 2 + 2, -right, -foot - height / 3)

    def _grid(self, scale: PlotScale, ticks: Sequence[float]) -> Iterator[Primitive]:
        small = theme.font(14)
        height, plot = text_height(small), scale.plot
        for tick in ticks:
            yield scale.level(tick)
            box = QRectF(plot.left() - _GAP - 198, scale.y(tick) - height / 2, 200, height)
            yield ChartText(box, format_value(tick, self.decimals), align=RIGHT)
        if self.base is not None:
            yield scale.level(self.base, strong=True)
        taken = -1e9
        for column, label in enumerate(self.labels):
            width = text_width(small, label)
            # The names at the ends of the lines may be as low as the last label.
            x = min(scale.x(column), plot.right() + _GAP - width / 2)
            # A label that would overlap the previous one is left out.
            if label and x - width / 2 >= taken + 8:
                taken = x + width / 2
                yield ChartText(QRectF(x - width / 2, plot.bottom() + height / 3, width, height), label)

    def _end_labels(self, scale: PlotScale, box: QRectF) -> Iterator[Primitive]:
        small, bold = theme.font(14), theme.font(14, bold=True)
        height, plot = text_height(small), scale.plot
        last = [line.last for line in self.lines]
        wanted = [scale.y(value) if value is not None else plot.bottom() for value in last]
        places = spread_apart(wanted, height * 0.86, box.top() + height / 2, plot.bottom() + height * 0.2)
        for line, value, y in zip(self.lines, last, places, strict=True):
            label_box = QRectF(plot.right() + _GAP, y - height / 2, box.right() - plot.right() - _GAP, height)
            end = self._end_text(value)
            room = label_box.width() - text_width(small, end) - 6
            yield ChartText(label_box, elide_text(bold, line.end_name, room), bold=True, colour=line.mark)
            yield ChartText(label_box, end, colour="ink", align=RIGHT)


def _unbroken(line: ChartLine) -> Iterator[list[tuple[int, float]]]:
    part: list[tuple[int, float]] = []
    for column, value in enumerate(line.values):
        if value is not None:
            part.append((column, value))
        elif part and column not in line.skipped_columns:
            yield part
            part = []
    if part:
        yield part
