# SPDX-License-Identifier: MIT
"""Small drawn symbols: players' marks, and the mastery of a yaku."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import IconLabel
from mahjong_desk.ui.kit.painting import antialias, transparent_pixmap
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.theme.palette import Theme

_EDGE = 0.28
"""The width of the outline of an unfilled shape, as a share of its size."""


class MarkShape(Enum):
    """The shape of a mark; each has its own colour."""

    CIRCLE = "circle"
    SQUARE = "square"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"


class MarkFill(Enum):
    """How a shape is filled."""

    SOLID = "solid"
    RING = "ring"
    HALF = "half"
    DOT = "dot"
    BAR = "bar"


class PlayerMark(NamedTuple):
    """A player's mark; always shown with the name, because two players may share one."""

    shape: MarkShape
    fill: MarkFill = MarkFill.SOLID


MARKS = tuple(PlayerMark(shape, fill) for fill in MarkFill for shape in MarkShape)
"""All twenty marks, in the order in which players get them."""


def mark_for(number: int) -> PlayerMark:
    """Returns the mark with a number; numbers beyond the last start again."""
    return MARKS[number % len(MARKS)]


def mark_colour(mark: PlayerMark, colours: Theme | None = None) -> QColor:
    """Returns the colour of a mark, in the current theme by default."""
    theme_colours = colours or theme.current()
    return next(style.colour for style in theme_colours.curves if style.shape == mark.shape.value)


def mark_name(mark: PlayerMark) -> str:
    """Returns the name of a mark, such as ``circle, half filled``."""
    shapes = {
        MarkShape.CIRCLE: tr("circle"),
        MarkShape.SQUARE: tr("square"),
        MarkShape.DIAMOND: tr("diamond"),
        MarkShape.TRIANGLE: tr("triangle"),
    }
    fills = {
        MarkFill.SOLID: tr("filled"),
        MarkFill.RING: tr("empty", "filling of a mark"),
        MarkFill.HALF: tr("half filled"),
        MarkFill.DOT: tr("with a dot"),
        MarkFill.BAR: tr("with a bar"),
    }
    return join_notes(shapes[mark.shape], fills[mark.fill])


def paint_mark(
    painter: QPainter,
    pos: QPointF,
    mark: PlayerMark,
    size: float,
    colours: Theme | None = None,
    ground: QColor | None = None,
) -> None:
    theme_colours = colours or theme.current()
    colour = mark_colour(mark, theme_colours)
    with antialias(painter, brush=colour):
        if mark.fill is MarkFill.SOLID:
            painter.drawPath(_outline(mark.shape, pos, size))
        else:
            _paint_open(painter, pos, mark, size, colour, ground or theme_colours.paper)


def mark_pixmap(mark: PlayerMark, size: int = 16, ratio: float = 2.0) -> QPixmap:
    """Returns a mark as a pixmap, for lists that Qt draws."""
    side = theme.px(size)
    picture = transparent_pixmap(side, side, ratio)
    painter = QPainter(picture)
    paint_mark(painter, QPointF(side / 2, side / 2), mark, side * 0.38)
    painter.end()
    return picture


def _paint_open(painter: QPainter, pos: QPointF, mark: PlayerMark, size: float, colour: QColor, ground: QColor) -> None:
    edge = size * _EDGE
    outline = _outline(mark.shape, pos, size - edge / 2)
    painter.setPen(QPen(colour, edge, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(ground)
    painter.drawPath(outline)
    bounds = outline.boundingRect()
    # The visual centre of a triangle is below its middle.
    centre = QPointF(pos.x(), pos.y() + (size * 0.25 if mark.shape is MarkShape.TRIANGLE else 0))
    if mark.fill is MarkFill.BAR:
        painter.setClipPath(outline)
        painter.drawLine(QLineF(bounds.left(), centre.y(), bounds.right(), centre.y()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if mark.fill is MarkFill.HALF:
        left = QPainterPath()
        left.addRect(QRectF(bounds.left(), bounds.top(), bounds.width() / 2, bounds.height()))
        painter.drawPath(outline.intersected(left))
    elif mark.fill is MarkFill.DOT:
        painter.drawEllipse(centre, size * 0.34, size * 0.34)


def _outline(shape: MarkShape, pos: QPointF, size: float) -> QPainterPath:
    path = QPainterPath()
    x, y = pos.x(), pos.y()
    if shape is MarkShape.CIRCLE:
        path.addEllipse(pos, size, size)
        return path
    if shape is MarkShape.SQUARE:
        side = size * 0.9
        path.addRect(QRectF(x - side, y - side, side * 2, side * 2))
        return path
    tall = size * 1.25
    if shape is MarkShape.DIAMOND:
        corners = [QPointF(x, y - tall), QPointF(x + tall, y), QPointF(x, y + tall), QPointF(x - tall, y)]
    else:
        corners = [QPointF(x, y - tall), QPointF(x + tall, y + size), QPointF(x - tall, y + size)]
    path.addPolygon(QPolygonF([*corners, corners[0]]))
    path.closeSubpath()
    return path


class PlayerMarkLabel(IconLabel):
    accessible_role = "Graphic"

    def __init__(self, mark: PlayerMark, *, size: int = 16) -> None:
        self.mark = mark
        super().__init__("", size=size)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_mark(self, mark: PlayerMark) -> None:
        self.mark = mark
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        self.setPixmap(mark_pixmap(self.mark, self._size, self.devicePixelRatioF()))


class MasteryMark(IconLabel):
    """Shows how well a yaku is known, from 0 to 4 quarters."""

    def __init__(self, quarters: int = 0) -> None:
        super().__init__("")
        self.set_quarters(quarters)

    def set_quarters(self, quarters: int) -> None:
        self.set_icon(f"mastery_{quarters}", "plus" if quarters else "control")
