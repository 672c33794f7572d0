# SPDX-License-Identifier: MIT
"""The pieces that charts are drawn of, and their painter for screen, paper and files."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.marks import PlayerMark, mark_colour, paint_mark
from mahjong_desk.ui.kit.painting import paint_text
from mahjong_desk.ui.theme.palette import Theme, mixed

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

    at: QPointF
    mark: PlayerMark
    radius: float


class Disc(NamedTuple):
    """A plain round dot."""

    at: QPointF
    radius: float
    colour: Colour


Piece = ChartText | ChartRule | Bar | ChartPath | Point | Disc


class HitSpot(NamedTuple):
    """A value of a chart that mouse and keyboard can reach."""

    row: int
    at: int
    box: QRectF
    words: str


class Drawing(NamedTuple):
    """A chart as drawn: its pieces in painting order."""

    pieces: tuple[Piece, ...]
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
                paint_mark(painter, piece.at, piece.mark, piece.radius, colours)
            case Disc():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(_colour(piece.colour, colours))
                painter.drawEllipse(piece.at, piece.radius, piece.radius)
    painter.restore()


def _colour(wanted: Colour, colours: Theme) -> QColor:
    return mark_colour(wanted, colours) if isinstance(wanted, PlayerMark) else colours.role(wanted)


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
        painter.setPen(QPen(mixed(_colour(bar.fill, colours), colours.plus, _STRIPE), 2.4 * theme.scale()))
        box, x = bar.box, bar.box.left() - bar.box.height()
        while x < box.right():
            painter.drawLine(QLineF(x, box.bottom(), x + box.height(), box.top()))
            x += _HATCH * theme.scale()
        painter.restore()
    if bar.edge:
        painter.setPen(QPen(_colour(bar.edge, colours), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, bar.radius, bar.radius)
