# SPDX-License-Identifier: MIT
"""The path of the scores: a line for each player, the same on screen, paper and in files."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.marks import mark_of, paint_mark
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.kit.painting import follow_theme, paint_text, short_name, text_height, text_width
from mahjong_desk.ui.theme import Theme

_MARK = 4.5
_MOST_LINES = 6


@dataclass(frozen=True, slots=True)
class CurveLine:
    """One player's totals.

    Attributes:
        name: The player's name.
        values: The total at the start and after each hand.
    """

    name: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Curve:
    """What is drawn.

    Attributes:
        lines: The players in turn order, at most four.
        labels: The name of each hand, one fewer than the values: the start has none.
        base: The total at the start, drawn stronger; None for none.
    """

    lines: tuple[CurveLine, ...]
    labels: tuple[str, ...] = ()
    base: int | None = None


@dataclass(frozen=True, slots=True)
class CurvePlan:
    """Where everything of a curve goes.

    Attributes:
        plot: The box of the lines.
        ticks: The totals with a line across.
        low: The total at the foot of the plot.
        high: The total at its head.
        names: Where the name of each player stands, in the order of the lines.
        count: How many values there are.
    """

    plot: QRectF
    ticks: tuple[int, ...]
    low: int
    high: int
    names: tuple[QRectF, ...]
    count: int

    def x(self, index: int) -> float:
        """Returns where a value stands from the left."""
        if self.count < 2:
            return self.plot.left()
        return self.plot.left() + self.plot.width() * index / (self.count - 1)

    def y(self, value: int) -> float:
        """Returns where a value stands from above."""
        return self.plot.bottom() - self.plot.height() * (value - self.low) / (self.high - self.low)


class ScoreCurve(QWidget):
    """Shows the path of the scores, shape and name at the end of each line.

    Attributes:
        curve: What is shown.
    """

    def __init__(self, curve: Curve | None = None, parent: QWidget | None = None) -> None:
        """Makes a curve."""
        super().__init__(parent)
        self._curve = curve or Curve(())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow_theme(self)

    @property
    def curve(self) -> Curve:
        """What is shown."""
        return self._curve

    def set_curve(self, curve: Curve) -> None:
        """Shows another curve."""
        self._curve = curve
        self.restyle()
        self.update()

    def restyle(self) -> None:
        """Says the totals in the language that holds now."""
        self.setAccessibleName(self.tr("Path of the scores"))
        ends = [f"{line.name} {figure(line.values[-1])}" for line in self._curve.lines if line.values]
        self.setAccessibleDescription(noted(*ends))

    def plan(self) -> CurvePlan:
        """Returns where everything goes at the size that the widget has."""
        return plan_curve(QRectF(self.rect()), self._curve)

    def sizeHint(self) -> QSize:
        """Returns the room in which the curve is read well."""
        return QSize(theme.px(520), theme.px(220))

    def minimumSizeHint(self) -> QSize:
        """Returns the room of the names and a few lines."""
        return QSize(theme.px(280), theme.px(110))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the curve."""
        paint_curve(QPainter(self), QRectF(self.rect()), self._curve)


def plan_curve(box: QRectF, curve: Curve) -> CurvePlan:
    """Returns where everything of a curve goes inside ``box``."""
    values = [value for line in curve.lines for value in line.values]
    if curve.base is not None:
        values.append(curve.base)
    ticks = _ticks(min([*values, 0]), max([*values, 0]), max(2, int(box.height() / theme.px(38))))
    small, bold = theme.font(14), theme.font(14, bold=True)
    line = text_height(small)
    low, high = min([ticks[0], *values]), max([ticks[-1], *values])
    left = max((text_width(small, figure(tick)) for tick in ticks), default=0.0) + 12
    names = max((text_width(bold, short_name(one.name)) for one in curve.lines), default=0.0)
    totals = max((text_width(small, figure(one.values[-1])) for one in curve.lines if one.values), default=0.0)
    right = names + totals + 16 + theme.px(18) if curve.lines else 8.0
    foot = line + 4 if curve.labels else 6.0
    plot = box.adjusted(left, line / 2 + 2, -right, -foot - line / 3)
    count = max((len(one.values) for one in curve.lines), default=0)
    bare = CurvePlan(plot, tuple(ticks), low, high, (), count)
    wanted = [bare.y(one.values[-1]) if one.values else plot.bottom() for one in curve.lines]
    places = _parted(wanted, line * 0.86, box.top() + line / 2, plot.bottom() + line * 0.2)
    boxes = tuple(QRectF(plot.right() + 16, y - line / 2, right - 16, line) for y in places)
    return CurvePlan(plot, tuple(ticks), low, high, boxes, count)


def paint_curve(painter: QPainter, box: QRectF, curve: Curve, colours: Theme | None = None) -> None:
    """Paints a curve into ``box`` with any painter, in the theme that holds now if no other is given."""
    now = colours or theme.current()
    plan = plan_curve(box, curve)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_grid(painter, plan, curve, now)
    # The first player is painted last: where lines lie on each other the order of the names says which is above.
    for index in reversed(range(len(curve.lines))):
        style = now.curves[index % len(now.curves)]
        points = [QPointF(plan.x(at), plan.y(value)) for at, value in enumerate(curve.lines[index].values)]
        painter.setPen(
            QPen(style.colour, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if len(points) > 1:
            painter.drawPolyline(points)
        for point in points:
            paint_mark(painter, point, mark_of(index), _MARK, now)
    bold, small = theme.font(14, bold=True), theme.font(14)
    for index, (line, place) in enumerate(zip(curve.lines, plan.names, strict=True)):
        paint_text(painter, place, short_name(line.name), bold, now.curves[index % len(now.curves)].colour)
        if line.values:
            total = figure(line.values[-1])
            paint_text(painter, place, total, small, now.ink, Qt.AlignmentFlag.AlignRight)
    painter.restore()


def _paint_grid(painter: QPainter, plan: CurvePlan, curve: Curve, now: Theme) -> None:
    small = theme.font(14)
    line = text_height(small)
    right = Qt.AlignmentFlag.AlignRight
    for tick in plan.ticks:
        y = round(plan.y(tick)) + 0.5
        painter.setPen(QPen(now.line, 1))
        painter.drawLine(QLineF(plan.plot.left(), y, plan.plot.right(), y))
        place = QRectF(plan.plot.left() - 200, y - line / 2, 190, line)
        paint_text(painter, place, figure(tick), small, now.ink3, right)
    if curve.base is not None:
        y = round(plan.y(curve.base)) + 0.5
        painter.setPen(QPen(now.control, 1.5))
        painter.drawLine(QLineF(plan.plot.left(), y, plan.plot.right(), y))
    taken = -1e9
    for index, label in enumerate(curve.labels):
        x = plan.x(index + 1)
        width = text_width(small, label)
        # Where hands stand close, only every so many of them are named.
        if x - width / 2 < taken + 8:
            continue
        taken = x + width / 2
        place = QRectF(x - width / 2, plan.plot.bottom() + line / 3, width, line)
        paint_text(painter, place, label, small, now.ink3)


def _ticks(low: int, high: int, wished: int) -> list[int]:
    span = max(high - low, 1)
    rough = span / max(1, min(wished, _MOST_LINES))
    power = 10 ** max(0, math.floor(math.log10(rough))) if rough >= 1 else 1
    step = next(int(power * factor) for factor in (1, 2, 5, 10) if power * factor >= rough)
    found = list(range(math.ceil(low / step) * step, high + 1, step))
    return found if len(found) > 1 else [*found, found[-1] + step]


def _parted(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    places = list(wanted)
    at = top - apart
    for index in order:
        at = places[index] = max(places[index], at + apart)
    at = bottom + apart
    for index in reversed(order):
        at = places[index] = min(places[index], at - apart)
    return places
