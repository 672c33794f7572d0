# SPDX-License-Identifier: MIT
"""Another machine of the club: a window with a data folder of its own, on the ledger that a server keeps."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import User
from tests.ui.widgets import show_widget


def open_second_machine(qtbot: QtBot, address: str, folder: Path) -> User:
    """Opens a window on a ledger; the caller closes it."""
    settings = Settings(folder)
    settings.server = address
    window = show_widget(qtbot, MainWindow(Desk(), settings), 1280, 800)
    window.open_ledger(folder)
    return User(qtbot, window)
