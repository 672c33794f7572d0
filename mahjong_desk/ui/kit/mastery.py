# SPDX-License-Identifier: MIT
"""How well something is known, as a circle that fills by quarters; it never stands without the name of what is known."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from mahjong_desk.ui import theme

QUARTERS: Final = 4
"""How many quarters what is sure has; 0 was not met yet."""
_DASH: Final = (2.0, 1.8)


def paint_mastery(painter: QPainter, at: QPointF, quarters: int, radius: float) -> None:
    """Paints how well something is known.

    Args:
        quarters: So many quarters are filled, clockwise from above; a tick is in what is full, and what has none is dashed.
        radius: The radius of the circle, pixels.
    """
    shades = theme.current()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = max(1.4, radius * 0.2)
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    ring = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    if quarters <= 0:
        pen = QPen(shades.control, width)
        pen.setDashPattern(_DASH)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
    else:
        painter.setPen(QPen(shades.plus, width))
        painter.setBrush(shades.paper)
        painter.drawEllipse(ring)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shades.plus)
        if quarters >= QUARTERS:
            painter.drawEllipse(box)
            paint_tick(painter, at, radius)
        else:
            # Qt counts sixteenths of a degree, anticlockwise from the right.
            painter.drawPie(ring, 90 * 16, -quarters * 90 * 16)
    painter.restore()


def paint_tick(painter: QPainter, at: QPointF, radius: float) -> None:
    """Paints a tick in the colour of paper into a full circle."""
    tick = QPainterPath(QPointF(at.x() - radius * 0.45, at.y() + radius * 0.02))
    tick.lineTo(at.x() - radius * 0.1, at.y() + radius * 0.38)
    tick.lineTo(at.x() + radius * 0.48, at.y() - radius * 0.34)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(
            theme.current().paper,
            max(1.6, radius * 0.24),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.drawPath(tick)
