# SPDX-License-Identifier: MIT
"""What is told when the ledger cannot be opened or written, and when the program makes a mistake."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from mahjong_desk.ledger.server import errors as of_servers
from PySide6.QtWidgets import QWidget

from gallery.scene import Scene, Show
from gallery.stage import Stage
from mahjong_desk.ledger import errors
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.journal.acts import Break, BreakKind
from mahjong_desk.ledger.server_place import ServerPlace
from mahjong_desk.ui.window.closing_sheet import ClosingSheet
from mahjong_desk.ui.window.error_window import ErrorWindow
from mahjong_desk.ui.window.failure_sheet import FailureSheet
from mahjong_desk.ui.window.foot import Foot

_FOLDER = Path("/home/aoi/Documents/Mahjong/The Golden Lantern Thursday club/mahjong-desk")


def scenes() -> Iterator[Scene]:
    """Returns them: each error on its sheet, at the foot of the window, and the window of a mistake."""
    for error in _errors():
        yield Scene(f"sheet-failure-{type(error).__name__.lower()}", FailureSheet, _sheet(error))
    yield Scene("foot-of-a-failure", Foot, _foot)
    yield Scene("sheet-closing", ClosingSheet, _closing(kept=True))
    yield Scene("sheet-closing-loses", ClosingSheet, _closing(kept=False))
    yield Scene("window-of-a-mistake", ErrorWindow, _mistake)


def _errors() -> Iterator[LedgerError]:
    """Returns one error of each kind."""
    path = _FOLDER / "ledger.sqlite3"
    particular: dict[type[LedgerError], LedgerError] = {
        errors.LedgerHeld: errors.LedgerHeld(path, "the laptop beside the window"),
        errors.LedgerBehind: errors.LedgerBehind(path, 12, "2026-11-22T20:15:00Z"),
        errors.LedgerLost: errors.LedgerLost(path, 12, "2026-11-22T20:15:00Z"),
        of_servers.ServerRestored: of_servers.ServerRestored(
            ServerPlace("postgresql://lantern@club.example/desk", _FOLDER)
        ),
        errors.BooksDiffer: errors.BooksDiffer(path, 4711),
        errors.NoRoomToRead: errors.NoRoomToRead(path, 123_000_000),
        errors.JournalBroken: errors.JournalBroken(path, Break(BreakKind.CHANGED, 4711)),
        errors.LedgerMoved: errors.LedgerMoved(path, errors.Moved.OVERWRITTEN),
        errors.UpgradeFailed: errors.UpgradeFailed(path, path.with_suffix(".before-7"), "the system said why"),
    }
    for module in (errors, of_servers):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, LedgerError) and kind.__module__ == module.__name__:
                yield particular.get(kind) or kind(path, "the system said why")


def _sheet(error: LedgerError) -> Show:
    def show(stage: Stage) -> None:
        stage.show("table", stage.club.running["arushiaru"])
        stage.window.open_sheet(FailureSheet(error, stage.window.sheet_host))

    return show


def _closing(*, kept: bool) -> Show:
    def show(stage: Stage) -> None:
        stage.show("table", stage.club.running["arushiaru"])
        stage.window.open_sheet(ClosingSheet(stage.window.sheet_host, kept=kept))

    return show


def _foot(stage: Stage) -> None:
    stage.show("table", stage.club.running["arushiaru"])
    stage.window.set_failure(errors.LedgerDiskFull(_FOLDER / "ledger.sqlite3"))


def _mistake(_stage: Stage) -> QWidget:
    window = ErrorWindow("Mahjong Desk, versions\n\nTraceback (most recent call last):\n  …")
    window.show()
    return window
