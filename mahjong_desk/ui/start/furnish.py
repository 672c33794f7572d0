# SPDX-License-Identifier: MIT
"""Loads what the application is made of: fonts, language, look, and the window with its places."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from mahjong_desk.log import catch_crashes, start_log
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import install_focus_ring, tile_icon
from mahjong_desk.ui.settings import Settings
from mahjong_desk.ui.settings.appearance import apply_theme
from mahjong_desk.ui.window.error_window import install_error_window
from mahjong_desk.ui.window.main_window import MainWindow
from mahjong_desk.ui.words import language


def furnish(app: QApplication, folder: Path, *, language_name: str | None, theme_name: str | None) -> MainWindow:
    """Returns the window, not yet shown, over a desk on which nothing lies yet.

    Args:
        app: The application.
        folder: The data folder.
        language_name: The language that holds for this run alone, if the command line names one.
        theme_name: Likewise the theme.
    """
    start_log(folder)
    catch_crashes(folder)
    theme.load_fonts()
    settings = Settings(folder)
    for name, value in (("language", language_name), ("theme", theme_name)):
        if value is not None:
            settings.override(name, value)
    language.install(app, settings.language)
    apply_theme(app, settings)
    install_focus_ring(app)
    app.setWindowIcon(tile_icon("1p", 64))
    window = MainWindow(Desk(), settings)
    install_error_window(window)
    return window
