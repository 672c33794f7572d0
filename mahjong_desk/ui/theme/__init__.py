# SPDX-License-Identifier: MIT
"""Colours, fonts and sizes of the whole application: ``theme.current()``, ``theme.px(15)``, ``theme.font(15)``."""

from __future__ import annotations

from mahjong_desk.ui.theme.current import (
    FINGER,
    STYLE,
    THEME_CHOICES,
    ThemeWatcher,
    apply,
    colour,
    column,
    current,
    font,
    frame,
    language,
    least_side,
    motion,
    on_paper,
    px,
    scale,
    set_table_mode,
    watcher,
)
from mahjong_desk.ui.theme.fonts import families, load_fonts
from mahjong_desk.ui.theme.palette import ROLES, THEME_NAMES, CurveStyle, Theme, contrast, mixed, read_theme

__all__ = [
    "FINGER",
    "ROLES",
    "STYLE",
    "THEME_CHOICES",
    "THEME_NAMES",
    "CurveStyle",
    "Theme",
    "ThemeWatcher",
    "apply",
    "colour",
    "column",
    "contrast",
    "current",
    "families",
    "font",
    "frame",
    "language",
    "least_side",
    "load_fonts",
    "mixed",
    "motion",
    "on_paper",
    "px",
    "read_theme",
    "scale",
    "set_table_mode",
    "watcher",
]
