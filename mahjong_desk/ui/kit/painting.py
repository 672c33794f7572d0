# SPDX-License-Identifier: MIT
"""Shared drawing helpers and icons."""

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from itertools import accumulate
from unicodedata import bidirectional, east_asian_width
from weakref import WeakKeyDictionary

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QIcon, QImage, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from mahjong_desk.paths import resource_path
from mahjong_desk.ui import theme

DARK_GROUNDS = ("felt", "wood")
_MAX_NAME_WIDTH = 16


@contextmanager
def antialias(
    painter: QPainter, pen: QPen | QColor | None = None, brush: QBrush | QColor | None = None
) -> Iterator[None]:
    """Sets pen and brush for smooth shapes, and restores the painter at the end."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(Qt.PenStyle.NoPen) if pen is None else pen)
    painter.setBrush(QBrush() if brush is None else brush)
    yield
    painter.restore()


def paint_box(
    painter: QPainter, rect: QRectF, fill: QColor | None, edge: QColor | None, radius: float, width: float = 1.0
) -> None:
    """Paints a rounded box whose edge is wholly inside ``rect``."""
    half = 0.0 if edge is None else width / 2
    with antialias(painter, None if edge is None else QPen(edge, width), fill):
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def paint_ground(painter: QPainter, rect: QRectF | QRect, colour: QColor) -> None:
    """Fills a rectangle.

    The first call of ``fillRect`` loads the names of all of Qt's gradients, which would delay the start.
    """
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(rect)
    painter.restore()


def paint_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    mnemonic: bool = False,
) -> None:
    """Paints one line of text, centred vertically."""
    painter.setFont(font)
    painter.setPen(colour)
    flags = int(align.value) | int(Qt.AlignmentFlag.AlignVCenter.value) | int(Qt.TextFlag.TextSingleLine.value)
    flags |= int(Qt.TextFlag.TextDontClip.value)
    if mnemonic:
        flags |= int(Qt.TextFlag.TextShowMnemonic.value)
    painter.drawText(rect, flags, text)


def text_width(font: QFont, text: str, *, mnemonic: bool = False) -> float:
    """Returns the width of a line of text; the ampersand of a mnemonic has none."""
    return _measured_width(font, text, mnemonic)


@lru_cache(maxsize=4096)
def _measured_width(font: QFont, text: str, mnemonic: bool) -> float:
    """Measures a text for ``text_width``.

    The result is cached, because a layout pass measures the same few texts again and again. A font that is changed
    afterwards has another hash, so it finds none of its old widths.
    """
    metrics = QFontMetricsF(font)
    if mnemonic:
        return metrics.size(int((Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextShowMnemonic).value), text).width()
    return max(metrics.size(int(Qt.TextFlag.TextSingleLine.value), text).width(), metrics.horizontalAdvance(text))


def text_height(font: QFont) -> float:
    return QFontMetricsF(font).height()


def elide_text(font: QFont, text: str, width: float, *, at_front: bool = False) -> str:
    """Elides a text wider than ``width``; callers show all of it in a tooltip."""
    mode = Qt.TextElideMode.ElideLeft if at_front else Qt.TextElideMode.ElideRight
    elided = QFontMetricsF(font).elidedText(text, mode, math.ceil(width))
    return elided if at_front or elided == text else _with_dots_at_end(elided)


def _with_dots_at_end(text: str) -> str:
    """Returns an elided text whose dots are at the left if it is right-to-left."""
    strong = (way for way in map(bidirectional, text) if way in ("L", "R", "AL"))
    return text if next(strong, "L") == "L" else f"{text}\u200f"


def short_name(name: str) -> str:
    """Returns a player's name, elided after sixteen letters or eight wide characters."""
    widths = [2 if east_asian_width(letter) in "WF" else 1 for letter in name]
    if sum(widths) <= _MAX_NAME_WIDTH:
        return name
    count = sum(room < _MAX_NAME_WIDTH for room in accumulate(widths))
    return type(name)(_with_dots_at_end(name[:count] + "…"))


def background_of(widget: QWidget) -> str:
    """Returns the ground of a widget: ``felt``, ``wood`` or ``paper``."""
    ancestor: QWidget | None = widget
    while ancestor is not None:
        ground = ancestor.property("ground")
        if isinstance(ground, str):
            return ground
        ancestor = None if ancestor.isWindow() else ancestor.parentWidget()
    return "paper"


def ring_colour(widget: QWidget) -> QColor:
    """Returns the colour of the focus ring on the ground of a widget."""
    colours = theme.current()
    return colours.gold if background_of(widget) in DARK_GROUNDS else colours.focus


def remeasure(widget: QWidget) -> None:
    """Restyles, measures and repaints a widget."""
    _restyle(widget)
    widget.updateGeometry()
    widget.update()


def register_for_theme(widget: QWidget) -> None:
    """Restyles a widget now, and remeasures it on each change of theme."""
    _restyle(widget)
    _followers()[widget] = None


def _restyle(widget: QWidget) -> None:
    restyle = getattr(widget, "restyle", None)
    if restyle is not None:
        restyle()


@cache
def _followers() -> WeakKeyDictionary[QWidget, None]:
    """Returns the widgets that follow the theme, in the order of registration.

    There are thousands: a signal connection for each would be most of the cost of a label.
    """
    theme.watcher().changed.connect(_notify_followers)
    return WeakKeyDictionary()


def _notify_followers() -> None:
    for widget in list(_followers()):
        if isValid(widget):
            remeasure(widget)


_BLACK = re.compile(r"#000000\b|#000\b", re.IGNORECASE)


def icon_pixmap(name: str, colour: QColor | str, size: int, ratio: float) -> QPixmap:
    """Returns an icon of ``size`` logical pixels for a device pixel ratio."""
    shade = theme.colour(colour) if isinstance(colour, str) else colour
    return _drawn_icon(name, shade.name(), size, ratio)


@cache
def _drawn_icon(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    text = resource_path("icons", f"{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(_BLACK.sub(colour, text).encode()))
    picture = transparent_pixmap(size, size, ratio)
    painter = QPainter(picture)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture


def transparent_pixmap(width: float, height: float, ratio: float) -> QPixmap:
    """Returns an empty pixmap of a size in logical pixels."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def icon(name: str, role: QColor | str = "ink") -> QIcon:
    """Returns an icon in the colour of a role, and in ``ink3`` when disabled."""
    result = QIcon()
    for ratio in (1.0, 1.5, 2.0):
        result.addPixmap(icon_pixmap(name, role, 20, ratio))
        result.addPixmap(icon_pixmap(name, "ink3", 20, ratio), QIcon.Mode.Disabled)
    return result


def png_bytes(picture: QImage | QPixmap) -> bytes:
    """Returns a picture as a PNG file."""
    buffer = QBuffer(data := QByteArray())
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())
