# SPDX-License-Identifier: MIT
"""The desktop application: the room first, then what stands in it, the ledger last.

A window shows before anything else is loaded; ``furnish`` brings the rest. This module must stay as light
as ``opening``.
"""

from __future__ import annotations

import argparse
import gc
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from mahjong_desk import __version__
from mahjong_desk.ledger.place import data_folder
from mahjong_desk.ui.choices import LANGUAGE_CHOICES, THEME_CHOICES
from mahjong_desk.ui.start.opening import FirstPaint, OpeningWindow
from mahjong_desk.ui.window.screen_room import bring_in


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """Returns what the command line says; an unreadable one ends the process with status 2."""
    parser = argparse.ArgumentParser(prog="mahjong-desk", description="Keeps the score beside a mahjong table.")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the folder of ledger and settings")
    parser.add_argument("--language", choices=LANGUAGE_CHOICES, help="the language of the window")
    parser.add_argument("--theme", choices=THEME_CHOICES, help="the colours of the window")
    parser.add_argument("--screenshot", type=Path, metavar="FILE", help=argparse.SUPPRESS)
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
    folder = data_folder(given.data)
    opening = OpeningWindow(folder, given.theme)
    watcher = FirstPaint(opening)
    watcher.painted.connect(lambda: _furnish(app, opening, folder, given))
    opening.show()
    return app.exec()


def _furnish(app: QApplication, opening: OpeningWindow, folder: Path, given: argparse.Namespace) -> None:
    try:
        from mahjong_desk.ui.start.furnish import furnish

        window = furnish(app, folder, language_name=given.language, theme_name=given.theme)
    except BaseException:
        # Without this a bare room would stay open for ever; what went wrong is told on the terminal.
        QTimer.singleShot(0, lambda: app.exit(1))
        raise

    def open_ledger() -> None:
        opening.close()
        window.activateWindow()
        window.open_ledger(folder)
        # What stays until the end needs no search for garbage, which would hold up a key for a tenth of a second.
        gc.collect()
        gc.freeze()
        if given.screenshot is not None:
            app.processEvents()
            app.exit(0 if window.grab().save(str(given.screenshot)) else 1)

    # The database is loaded when the window has been seen: nobody waits for it.
    FirstPaint(window).painted.connect(open_ledger)
    # Only now is it known what the title bar takes.
    bring_in(opening)
    window.setGeometry(opening.geometry())
    window.setWindowState(opening.windowState())
    window.show()
