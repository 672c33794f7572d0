# SPDX-License-Identifier: MIT
"""Shared drawing helpers and icons."""

from __future__ import annotations

import math
import re
from functools import cache
from itertools import accumulate
from unicodedata import east_asian_width
from weakref import WeakKeyDictionary

from PySide6.QtCore import QByteArray, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from mahjong_desk.paths import resource
from mahjong_desk.ui import theme

FELT_GROUNDS = ("felt", "wood")
LONGEST_NAME = 16
_WIDTHS: dict[tuple[QFont, str, bool], float] = {}
"""How wide texts are, by font and text: while a place is laid out the same few are measured again and again."""
_MOST_WIDTHS = 1 << 12


def paint_box(
    painter: QPainter,
    rect: QRectF,
    fill: QColor | None,
    edge: QColor | None,
    radius: float,
    width: float = 1.0,
) -> None:
    """Paints a box with round corners whose edge lies wholly inside ``rect``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(fill if fill is not None else QColor(0, 0, 0, 0))
    if edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
    else:
        painter.setPen(QPen(edge, width))
        half = width / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)
    painter.restore()


def paint_ground(painter: QPainter, rect: QRectF | QRect, colour: QColor) -> None:
    """Paints a rectangle in one colour, without an edge.

    ``fillRect`` does the same, but its first call loads the names of every gradient that Qt ships, for which a start
    would wait.
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
    """Paints one line of text, in the middle of ``rect`` from above to below."""
    painter.setFont(font)
    painter.setPen(colour)
    flags = int(align.value) | int(Qt.AlignmentFlag.AlignVCenter.value) | int(Qt.TextFlag.TextSingleLine.value)
    flags |= int(Qt.TextFlag.TextDontClip.value)
    if mnemonic:
        flags |= int(Qt.TextFlag.TextShowMnemonic.value)
    painter.drawText(rect, flags, text)


def text_width(font: QFont, text: str, *, mnemonic: bool = False) -> float:
    """Returns how wide a line of text is; an ampersand before a mnemonic takes no room."""
    known = _WIDTHS.get((font, text, mnemonic))
    if known is not None:
        return known
    flags = int(Qt.TextFlag.TextSingleLine.value)
    if mnemonic:
        flags |= int(Qt.TextFlag.TextShowMnemonic.value)
    metrics = QFontMetricsF(font)
    if len(_WIDTHS) >= _MOST_WIDTHS:
        _WIDTHS.clear()
    width = max(metrics.size(flags, text).width(), metrics.horizontalAdvance(text) if not mnemonic else 0.0)
    # A copy, for the font may be changed.
    _WIDTHS[QFont(font), text, mnemonic] = width
    return width


def text_height(font: QFont) -> float:
    """Returns the height of a line of text."""
    return QFontMetricsF(font).height()


def cut_text(font: QFont, text: str, width: float, *, at_front: bool = False) -> str:
    """Returns a line of text, cut with dots at its end, or its front, where it is wider than ``width``.

    Whoever shows it says the whole in a tip.
    """
    mode = Qt.TextElideMode.ElideLeft if at_front else Qt.TextElideMode.ElideRight
    return QFontMetricsF(font).elidedText(text, mode, math.ceil(width))


def short_name(name: str) -> str:
    """Returns a player's name, cut with dots after sixteen letters, or eight characters of Japanese and Chinese."""
    widths = [2 if east_asian_width(letter) in "WF" else 1 for letter in name]
    if sum(widths) <= LONGEST_NAME:
        return name
    kept = sum(room < LONGEST_NAME for room in accumulate(widths))
    return type(name)(name[:kept] + "…")


def stands_on(widget: QWidget) -> str:
    """Returns the ground that a widget stands on: ``felt``, ``wood`` or ``paper``."""
    at: QWidget | None = widget
    while at is not None:
        ground = at.property("ground")
        if isinstance(ground, str):
            return ground
        at = None if at.isWindow() else at.parentWidget()
    return "paper"


def ring_colour(widget: QWidget) -> QColor:
    """Returns the colour of the keyboard's ring on the ground of a widget."""
    now = theme.current()
    return now.gold if stands_on(widget) in FELT_GROUNDS else now.focus


def follow_theme(widget: QWidget) -> None:
    """Has a widget measured and drawn anew whenever the theme changes.

    A method ``restyle`` of the widget is called first, now too.
    """
    restyle = getattr(widget, "restyle", None)
    if restyle is not None:
        restyle()
    _followers()[widget] = None


@cache
def _followers() -> WeakKeyDictionary[QWidget, None]:
    """Returns what follows the theme, in the order in which it began to.

    There are thousands of them, and more come with every row that is made: a connection of their own for each would be
    most of what making a text takes.
    """
    theme.watcher().changed.connect(_tell_followers)
    return WeakKeyDictionary()


def _tell_followers() -> None:
    for widget in list(_followers()):
        if isValid(widget):
            restyle = getattr(widget, "restyle", None)
            if restyle is not None:
                restyle()
            widget.updateGeometry()
            widget.update()


_BLACK = re.compile(r"#000000\b|#000\b", re.IGNORECASE)
_kept: dict[tuple[str, str, int, float], QPixmap] = {}


def icon_pixmap(name: str, colour: QColor | str = "ink", size: int = 20, ratio: float = 1.0) -> QPixmap:
    """Returns an icon as a picture.

    Args:
        size: Its side in logical pixels.
        ratio: Device pixels per logical pixel.

    Raises:
        FileNotFoundError: There is no such icon.
        KeyError: There is no such colour role.
    """
    shade = theme.colour(colour) if isinstance(colour, str) else colour
    key = (name, shade.name(), size, ratio)
    if key not in _kept:
        text = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
        renderer = QSvgRenderer(QByteArray(_BLACK.sub(shade.name(), text).encode()))
        picture = QPixmap(round(size * ratio), round(size * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        _kept[key] = picture
    return _kept[key]


def icon(name: str, role: QColor | str = "ink") -> QIcon:
    """Returns an icon in the colour of a role, and in ``ink3`` where it is disabled.

    Raises:
        FileNotFoundError: There is no such icon.
        KeyError: There is no such colour role.
    """
    made = QIcon()
    for ratio in (1.0, 1.5, 2.0):
        made.addPixmap(icon_pixmap(name, role, 20, ratio))
        made.addPixmap(icon_pixmap(name, "ink3", 20, ratio), QIcon.Mode.Disabled)
    return made
