# SPDX-License-Identifier: MIT
"""Colours, fonts and sizes of the whole application: ``theme.current()``, ``theme.px(15)``, ``theme.font(15)``."""

from __future__ import annotations

from mahjong_desk.ui.theme.current import (
    MIN_TOUCH_SIZE,
    STYLE,
    THEME_CHOICES,
    ThemeWatcher,
    apply,
    colour,
    current,
    font,
    language,
    min_touch_size,
    motion,
    print_theme,
    px,
    scale,
    scaled_column_width,
    scaled_frame,
    set_table_mode,
    watcher,
)
from mahjong_desk.ui.theme.fonts import families, load_fonts
from mahjong_desk.ui.theme.palette import ROLES, THEME_NAMES, CurveStyle, Theme, contrast, mixed, read_theme

__all__ = [
    "MIN_TOUCH_SIZE",
    "ROLES",
    "STYLE",
    "THEME_CHOICES",
    "THEME_NAMES",
    "CurveStyle",
    "Theme",
    "ThemeWatcher",
    "apply",
    "colour",
    "contrast",
    "current",
    "families",
    "font",
    "language",
    "load_fonts",
    "min_touch_size",
    "mixed",
    "motion",
    "print_theme",
    "px",
    "read_theme",
    "scale",
    "scaled_column_width",
    "scaled_frame",
    "set_table_mode",
    "watcher",
]
