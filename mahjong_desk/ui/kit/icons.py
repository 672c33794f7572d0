# SPDX-License-Identifier: MIT
"""Icons in the colour of the text beside them."""

from __future__ import annotations

import re

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from mahjong_desk.paths import resource
from mahjong_desk.ui import theme

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
