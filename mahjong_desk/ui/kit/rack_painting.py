# SPDX-License-Identifier: MIT
"""What a rack draws round and below its groups: dashes where something is at fault, brackets, captions and amounts."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.faces import TileGroup
from mahjong_desk.ui.kit.painting import paint_text, text_height, text_width
from mahjong_desk.ui.kit.rack_layout import BRACKET, BRACKET_OFF, PlacedGroup


def paint_fault(painter: QPainter, box: QRectF, *, on_felt: bool) -> None:
    """Draws dashes round what is at fault."""
    now = theme.current()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(now.felt_fault if on_felt else now.error, 2)
    pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 8, 8)
    painter.restore()


def paint_words(painter: QPainter, place: PlacedGroup, group: TileGroup, *, on_felt: bool) -> None:
    """Draws the bracket under a group, its caption and its amount."""
    now = theme.current()
    quiet, strong = (now.felt_ink2, now.gold) if on_felt else (now.ink2, now.brass_text)
    fault = now.felt_fault if on_felt else now.error
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(fault if group.at_fault else quiet, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    top = place.box.bottom() + BRACKET_OFF
    left, right, foot = place.box.left() + 2.5, place.box.right() - 2.5, top + BRACKET - 0.5
    painter.drawPolyline(
        [
            QPointF(left, top),
            QPointF(left, foot - 2),
            QPointF(left + 2, foot),
            QPointF(right - 2, foot),
            QPointF(right, foot - 2),
            QPointF(right, top),
        ]
    )
    painter.restore()
    font, bold = theme.font(14), theme.font(14, bold=True)
    line = round(text_height(font) * 0.9)
    y = top + BRACKET + 3
    middle = Qt.AlignmentFlag.AlignHCenter
    slot = QRectF(place.slot[0], y, place.slot[1] - place.slot[0], line)
    shade = quiet if group.amount in {"0", ""} else strong
    for number, text in enumerate(place.lines):
        box = slot.translated(0, number * line)
        if place.inline and group.amount and number == len(place.lines) - 1:
            before = text[: -len(group.amount)]
            wide = text_width(font, before) + text_width(bold, group.amount)
            start = box.center().x() - wide / 2
            paint_text(painter, QRectF(start, box.y(), wide, line), before, font, quiet)
            rest = QRectF(start + text_width(font, before), box.y(), wide, line)
            paint_text(painter, rest, group.amount, bold, shade)
        else:
            paint_text(painter, box, text, font, quiet, middle)
    if group.amount and not place.inline:
        paint_text(painter, slot.translated(0, len(place.lines) * line), group.amount, bold, shade, middle)
