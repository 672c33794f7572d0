# SPDX-License-Identifier: MIT
"""The messages about ledger errors and unexpected errors."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from gallery.stage import Scene, Show, Stage
from mahjong_desk.journal.acts import Act
from mahjong_desk.ledger import errors
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.place import ServerLocation
from mahjong_desk.ui.help.about_sheet import UnexpectedErrorDialog
from mahjong_desk.ui.window.failures import FailureSheet
from mahjong_desk.ui.window.foot import StatusFooter
from mahjong_desk.ui.window.pending_writes import ClosingSheet

_FOLDER = Path("/home/aoi/Documents/Mahjong/The Golden Lantern Thursday club/mahjong-desk")


def scenes() -> Iterator[Scene]:
    """Yields each error on its sheet, then the other places that show errors."""
    for name, error in _errors():
        yield Scene(f"sheet-failure-{name}", FailureSheet, _sheet(error))
    yield Scene("foot-of-a-failure", StatusFooter, _foot)
    yield Scene("sheet-closing", ClosingSheet, _closing(kept=True))
    yield Scene("sheet-closing-loses", ClosingSheet, _closing(kept=False))
    yield Scene("window-of-a-mistake", UnexpectedErrorDialog, _mistake)


def _errors() -> Iterator[tuple[str, LedgerError]]:
    """Yields each error with its variants."""
    path, server = _FOLDER / "ledger.sqlite3", ServerLocation("postgresql://lantern@club.example/desk", _FOLDER)
    said = "the system said why"
    for kind in (
        errors.LedgerReadOnly,
        errors.LedgerDiskFull,
        errors.LedgerGone,
        errors.LedgerNewer,
        errors.LedgerChanged,
    ):
        yield kind.__name__.lower(), kind(path, said)
    for holder in (None, *errors.Holder):
        machine = "the laptop beside the window"
        name = holder.name.lower() if holder is not None else "program"
        yield f"locked-{name}", errors.LedgerLocked(path, said, reason=holder, machine=machine)
    for damage in errors.Damage:
        values: dict[str, Any] = {"count": 12, "last": "2026-11-22T20:15:00Z", "entry": 4711}
        yield f"damaged-{damage.name.lower()}", errors.LedgerDamaged(path, said, reason=damage, **values)
    for change in errors.FileChange:
        place = server if change is errors.FileChange.RESTORED else path
        yield f"moved-{change.name.lower()}", errors.LedgerReplaced(place, reason=change)
    yield "server-away", errors.ServerAway(server, said)
    for why in errors.Obstacle:
        yield f"server-{why.name.lower()}", errors.ServerLoginFailed(server, said, reason=why)


def _sheet(error: LedgerError) -> Show:
    def show(stage: Stage) -> None:
        stage.show("table", stage.club.running_matches["arushiaru"])
        stage.window.open_sheet(FailureSheet(error, stage.window.sheet_host))

    return show


def _closing(*, kept: bool) -> Show:
    def show(stage: Stage) -> None:
        _foot(stage)
        stage.window.open_sheet(ClosingSheet(stage.window.sheet_host, kept=kept))

    return show


def _foot(stage: Stage) -> None:
    stage.show("table", stage.club.running_matches["arushiaru"])
    error = errors.LedgerDiskFull(_FOLDER / "ledger.sqlite3")
    stage.window.desk.pending_acts.keep(Act.undo(), error)
    stage.window.set_failure(error)


def _mistake(_stage: Stage) -> QWidget:
    window = UnexpectedErrorDialog("Mahjong Desk, versions\n\nTraceback (most recent call last):\n  …")
    window.show()
    return window
