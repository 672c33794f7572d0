# SPDX-License-Identifier: MIT
"""From the settings of a person to the look of the application."""

from __future__ import annotations

from functools import cache

from PySide6.QtWidgets import QApplication

from mahjong_desk.texts import language
from mahjong_desk.ui import theme
from mahjong_desk.ui.settings.store import Settings
from mahjong_desk.ui.theme import system


def apply_theme(app: QApplication, settings: Settings) -> None:
    """Gives the application the colours, the text size and the motion of the settings."""
    percent = settings.font_percent
    system = _system_scale()
    scale = percent / 100 if percent else system
    theme.apply(app, settings.theme, language(), scale, reduced_motion=settings.reduced_motion)


@cache
def _system_scale() -> float:
    """Returns the scale that the system asks for; asked once, before the application has a text size of its own."""
    return system.font_scale()
