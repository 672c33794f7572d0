# SPDX-License-Identifier: MIT
"""The desktop application: one window first, the ledger right behind it."""

from __future__ import annotations

import argparse
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from mahjong_desk import __version__
from mahjong_desk.ledger.place import data_folder
from mahjong_desk.ui import language, theme
from mahjong_desk.ui.appearance import apply_theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.failures import install_error_window
from mahjong_desk.ui.kit import install_focus_ring, tile_icon
from mahjong_desk.ui.main_window import MainWindow
from mahjong_desk.ui.settings import Settings
from mahjong_desk.ui.settings.store import LANGUAGE_CHOICES, THEME_CHOICES


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """Returns what the command line says; an unreadable one ends the process with status 2."""
    parser = argparse.ArgumentParser(prog="mahjong-desk", description="Keeps the score beside a mahjong table.")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the folder of ledger and settings")
    parser.add_argument("--language", choices=LANGUAGE_CHOICES, help="the language of the window")
    parser.add_argument("--theme", choices=THEME_CHOICES, help="the colours of the window")
    parser.add_argument("--screenshot", type=Path, metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--version", action="version", version=f"Mahjong Desk {__version__}")
    return parser.parse_args(arguments)


def run(arguments: list[str]) -> int:
    """Opens the application and returns its exit status when its window is closed.

    Args:
        arguments: What stands on the command line after the program's name.
    """
    given = read_arguments(arguments)
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(["mahjong-desk"])
    app.setApplicationName("mahjong-desk")
    app.setApplicationDisplayName("Mahjong Desk")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("mahjong-desk")
    theme.load_fonts()
    folder = data_folder(given.data)
    settings = Settings(folder)
    for name in ("language", "theme"):
        if getattr(given, name) is not None:
            settings.override(name, getattr(given, name))
    language.install(app, settings.language)
    apply_theme(app, settings)
    install_focus_ring(app)
    app.setWindowIcon(tile_icon("1p", 64))
    desk = Desk()
    window = MainWindow(desk, settings)
    install_error_window(window)
    window.show()
    # The database is loaded after the first paint: the window must not wait for it.
    QTimer.singleShot(0, lambda: window.open_ledger(folder))
    if given.screenshot is not None:
        QTimer.singleShot(0, lambda: _take_picture(app, window, given.screenshot))
    return app.exec()


def _take_picture(app: QApplication, window: MainWindow, path: Path) -> None:
    """Writes what the window shows into a picture and ends the application."""
    app.processEvents()
    app.exit(0 if window.grab().save(str(path)) else 1)
