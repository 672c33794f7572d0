# SPDX-License-Identifier: MIT
"""One window for all tests of a module, to save the time of opening it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.main_window import MainWindow

SIZE = QSize(1280, 800)
_USUAL = {
    "theme": "light",
    "language": "en",
    "font_percent": 100,
    "key_hints": True,
    "tile_style": "plain",
    "reduced_motion": True,
    "sound": False,
}


def show_active(window: QWidget, size: QSize = SIZE) -> None:
    window.resize(size)
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)


@contextmanager
def open_window(folder: Path) -> Iterator[MainWindow]:
    """Opens a window with the ledger in ``folder`` and the usual settings."""
    settings = Settings(folder)
    for name, value in _USUAL.items():
        setattr(settings, name, value)
    window = MainWindow(Desk(), settings)
    show_active(window)
    assert window.open_ledger(folder)
    yield window
    window.close()
    window.desk.close()
    window.deleteLater()


def open_another(window: MainWindow, folder: Path) -> None:
    """Opens another ledger in the same window, which resumes its last match."""
    window.settings.last_match = ""
    assert window.open_ledger(folder)


def reset_window(window: MainWindow) -> None:
    """Resets a window to the table without sheets, and to the usual settings."""
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    window.show_screen("table")
    window.notice.hide_now()
    for name, value in _USUAL.items():
        setattr(window.settings, name, value)
