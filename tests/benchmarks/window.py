# SPDX-License-Identifier: MIT
"""What the benchmarks of the window share: opening it, letting it come to rest, and hands that are one piece short."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop
from PySide6.QtWidgets import QApplication

from mahjong_desk.entry.draft import Draft, PieceEntry
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.settings.sheet import apply_theme
from mahjong_desk.ui.window.main_window import MainWindow


def open_over(app: QApplication, folder: Path, width: int, height: int) -> MainWindow:
    """Returns a window over the ledger in a folder, in its usual look and at rest."""
    theme.load_fonts()
    settings = Settings(folder)
    apply_theme(app, settings)
    window = MainWindow(Desk(), settings, folder)
    window.resize(width, height)
    window.show()
    settle()
    return window


def settle() -> None:
    """Lets the window lay itself out and paint until it has nothing left to do."""
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    for _ in range(100):
        if not dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
            return


def short(draft: Draft, by: int) -> Draft:
    """Returns a draft without its winning piece, and without another piece where ``by`` is 2."""
    pieces = [entry for entry in draft.entries if isinstance(entry, PieceEntry)]
    gone = [next(entry for entry in pieces if entry.winning), pieces[0]][:by]
    entries = list(draft.entries)
    for entry in gone:
        entries.remove(entry)
    return replace(draft, entries=tuple(entries), situation=())
