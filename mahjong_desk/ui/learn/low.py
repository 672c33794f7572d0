# SPDX-License-Identifier: MIT
"""Whether the window is so low that hand and result are seen together only if everything else gives way."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mahjong_desk.ui import theme

_LOW, _LEAST_WIDE = 620, 840


def is_low(place: QWidget) -> bool:
    """Returns whether the window around a place is lower than its texts want, and wide enough for two columns."""
    window = place.window()
    return window.height() < _LOW * theme.scale() and window.width() >= _LEAST_WIDE * theme.scale()
