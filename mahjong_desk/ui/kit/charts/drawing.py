# SPDX-License-Identifier: MIT
"""The pieces of a drawn chart, and their painter for screen, paper and files."""

import math
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.marks import PlayerMark, mark_colour, paint_mark
from mahjong_desk.ui.kit.painting import paint_text, png_bytes
from mahjong_desk.ui.kit.text_format import MINUS
from mahjong_desk.ui.theme.palette import Theme, mix_colours

LEFT, RIGHT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
_HATCH = 7.0
"""The distance between the stripes of a hatched bar."""

_STRIPE = 0.28
"""The share of the gain colour in a stripe."""

Colour = str | PlayerMark
"""A colour role, or the colour of a mark."""


class ChartText(NamedTuple):
    box: QRectF
    text: str
    size: float = 14
    bold: bool = False
    colour: Colour = "ink2"
    align: Qt.AlignmentFlag = LEFT


class ChartRule(NamedTuple):
    line: QLineF
    colour: Colour = "line"
    width: float = 1
    dashed: bool = False


class Bar(NamedTuple):
    """A bar with an optional edge colour."""

    box: QRectF
    fill: Colour
    edge: Colour = ""
    hatched: bool = False
    radius: float = 3


class ChartPath(NamedTuple):
    """A polyline."""

    points: tuple[QPointF, ...]
    colour: Colour
    width: float


class Point(NamedTuple):
    """A player's mark at a value."""

    position: QPointF
    mark: PlayerMark
    radius: float


class Disc(NamedTuple):
    """A plain round dot."""

    centre: QPointF
    radius: float
    colour: Colour


Primitive = ChartText | ChartRule | Bar | ChartPath | Point | Disc


class HitSpot(NamedTuple):
    """A value of a chart that mouse and keyboard can reach."""

    row: int
    column: int  # The index of the value in its row.
    box: QRectF
    words: str
    opens: bool = True  # Whether there are rows behind the value.


class Drawing(NamedTuple):
    """A drawn chart: its pieces in painting order, and its spots."""

    pieces: tuple[Primitive, ...]
    spots: tuple[HitSpot, ...]


def paint_drawing(painter: QPainter, drawing: Drawing, colours: Theme) -> None:
    """Paints a chart in the colours of a theme."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for piece in drawing.pieces:
        match piece:
            case ChartText():
                font = theme.font(piece.size, bold=piece.bold)
                paint_text(painter, piece.box, piece.text, font, _colour(piece.colour, colours), piece.align)
            case ChartRule():
                _paint_rule(painter, piece, colours)
            case Bar():
                _paint_bar(painter, piece, colours)
            case ChartPath():
                pen = QPen(_colour(piece.colour, colours), piece.width)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPolyline(piece.points)
            case Point():
                paint_mark(painter, piece.position, piece.mark, piece.radius, colours)
            case Disc():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(_colour(piece.colour, colours))
                painter.drawEllipse(piece.centre, piece.radius, piece.radius)
    painter.restore()


def _colour(colour: Colour, colours: Theme) -> QColor:
    return mark_colour(colour, colours) if isinstance(colour, PlayerMark) else colours.role(colour)


def _paint_rule(painter: QPainter, rule: ChartRule, colours: Theme) -> None:
    pen = QPen(_colour(rule.colour, colours), rule.width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if rule.dashed:
        pen.setDashPattern([2.2, 1.6])
    painter.setPen(pen)
    painter.drawLine(rule.line)


def _paint_bar(painter: QPainter, bar: Bar, colours: Theme) -> None:
    inner = bar.box.adjusted(0.5, 0.5, -0.5, -0.5) if bar.edge else bar.box
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_colour(bar.fill, colours))
    painter.drawRoundedRect(inner, bar.radius, bar.radius)
    if bar.hatched:
        painter.save()
        shape = QPainterPath()
        shape.addRoundedRect(inner, bar.radius, bar.radius)
        painter.setClipPath(shape)
        painter.setPen(QPen(mix_colours(_colour(bar.fill, colours), colours.plus, _STRIPE), 2.4 * theme.scale()))
        box, x = bar.box, bar.box.left() - bar.box.height()
        while x < box.right():
            painter.drawLine(QLineF(x, box.bottom(), x + box.height(), box.top()))
            x += _HATCH * theme.scale()
        painter.restore()
    if bar.edge:
        painter.setPen(QPen(_colour(bar.edge, colours), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, bar.radius, bar.radius)


TableCell = str | int | float | None


class ChartTable(NamedTuple):
    """The figures behind a chart; None is an empty cell."""

    name: str
    headers: tuple[str, ...]
    rows: tuple[tuple[TableCell, ...], ...]


class Chart(Protocol):
    """Values and texts that can be drawn, or listed in a table."""

    @property
    def title(self) -> str:
        """The title above the chart."""

    def to_table(self) -> ChartTable:
        """Returns the figures behind the chart."""

    def size(self) -> QSizeF:
        """Returns the preferred size at the current text scale."""

    def min_size(self) -> QSizeF:
        """Returns the minimum size at the current text scale."""

    def draw(self, box: QRectF) -> Drawing:
        """Returns the drawing inside a box."""


def format_value(value: float, decimals: int = 0) -> str:
    """Returns a value with ``decimals``, commas and a true minus."""
    text = f"{value:,.{decimals}f}"
    # A value rounded to zero has no sign.
    rounded_away = text.startswith("-") and not any(digit in text for digit in "123456789")
    return text[1:] if rounded_away else text.replace("-", MINUS)


def axis_ticks(low: float, high: float, count: int, decimals: int = 0) -> tuple[float, ...]:
    """Returns about ``count`` round values from ``low`` to ``high``.

    There are at least two, so the last one may be greater than ``high``.
    """
    min_span = 10.0**-decimals
    span = max(high - low, min_span)
    min_step = max(span / max(1, count), min_span)
    power = 10.0 ** math.floor(math.log10(min_step) + 1e-9)
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= min_step * (1 - 1e-9))
    # Counted in whole steps: sums of tenths would drift.
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return tuple(round(number * step, decimals) for number in range(first, max(first + 1, last) + 1))


def spread_apart(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Returns heights near the wanted ones, at least ``gap`` from each other.

    They keep their order. They are between ``top`` and ``bottom``, or partly above ``top`` if there is too little space.
    """
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    heights = list(wanted)
    previous = top - gap
    for index in order:
        previous = heights[index] = max(heights[index], previous + gap)
    previous = bottom + gap
    for index in reversed(order):
        previous = heights[index] = min(heights[index], previous - gap)
    return heights


_MARGIN, _TITLE = 16.0, 32.0
_PIXEL_RATIO = 3


def paint_chart(painter: QPainter, box: QRectF, chart: Chart, colours: Theme) -> None:
    """Paints a chart into a box in design pixels, at any text size of the window."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(1 / theme.scale(), 1 / theme.scale())
    room = QRectF(0, 0, box.width() * theme.scale(), box.height() * theme.scale())
    paint_drawing(painter, chart.draw(room), colours)
    painter.restore()


def chart_png(chart: Chart) -> bytes:
    """Returns a PNG file of a chart with its title, for printing."""
    scale, colours, room = theme.scale(), theme.print_theme(), chart.size()
    margin, title = _MARGIN * scale, _TITLE * scale
    size = QSizeF(room.width() + 2 * margin, room.height() + 2 * margin + title) * (_PIXEL_RATIO / scale)
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_PIXEL_RATIO)
    image.fill(colours.paper)
    painter = QPainter(image)
    painter.scale(1 / scale, 1 / scale)
    title_box = QRectF(margin, margin, room.width(), title - 10 * scale)
    paint_text(painter, title_box, chart.title, theme.font(18, serif=True), colours.ink)
    paint_drawing(painter, chart.draw(QRectF(margin, margin + title, room.width(), room.height())), colours)
    painter.end()
    return png_bytes(image)
