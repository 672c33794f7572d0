# SPDX-License-Identifier: MIT
"""How failures are told: what happened, what is safe, and the ways on; never a bare traceback."""

from __future__ import annotations

import logging
from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mahjong_desk.ledger.errors import (
    BooksDiffer,
    ContinuedElsewhere,
    JournalBroken,
    LedgerBehind,
    LedgerChanged,
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerForeign,
    LedgerHeld,
    LedgerLocked,
    LedgerLost,
    LedgerMoved,
    LedgerNewer,
    LedgerReadOnly,
    MatchDamaged,
    Moved,
    OpeningGivenUp,
    SecondBookBroken,
    UpgradeFailed,
)
from mahjong_desk.ledger.place import book_folder
from mahjong_desk.ledger.server.errors import (
    DriverMissing,
    NoSuchAddress,
    NoSuchDatabase,
    ServerDistrusted,
    ServerForbids,
    ServerFull,
    ServerRefuses,
    ServerRestored,
    ServerUnreachable,
)
from mahjong_desk.ledger.server_place import ServerPlace
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.kit import Note, PlainButton
from mahjong_desk.ui.words import ledger_error_text

_log = logging.getLogger(__name__)


class Remedy(Enum):
    """What a person can do about a ledger that cannot be opened."""

    AGAIN = "again"
    ON_THIS_MACHINE = "on this machine"
    ANYWAY = "anyway"
    TO_READ = "to read"
    TAKE_BACK = "take back"
    REBUILD = "rebuild"
    BACKUPS = "backups"
    AS_IT_IS = "as it is"
    PUT_BACK = "put back"
    BESIDE = "beside"
    OPEN_THERE = "open there"
    FOLDER = "folder"
    ASIDE = "aside"
    QUIT = "quit"


_TITLES: dict[type[LedgerError], str] = {
    LedgerLost: mark("The ledger is gone"),
    LedgerBehind: mark("The ledger lacks entries"),
    BooksDiffer: mark("Ledger and second book differ"),
    SecondBookBroken: mark("The second book cannot be read"),
    ServerRestored: mark("The server has an older ledger"),
    ServerForbids: mark("Not allowed to write there"),
    ServerFull: mark("The server is full"),
    ServerRefuses: mark("The server does not let you in"),
    ServerDistrusted: mark("No secure connection"),
    ServerUnreachable: mark("No connection to the server"),
    NoSuchDatabase: mark("The server has no such ledger"),
    NoSuchAddress: mark("Not an address of a ledger"),
    DriverMissing: mark("A part is missing"),
    LedgerChanged: mark("Continued in another window"),
    LedgerMoved: mark("The ledger is another file now"),
    LedgerHeld: mark("The ledger is open elsewhere"),
    LedgerLocked: mark("The ledger is in use"),
    LedgerReadOnly: mark("The ledger is read-only"),
    LedgerDiskFull: mark("The disk is full"),
    MatchDamaged: mark("A match cannot be read"),
    LedgerDamaged: mark("The ledger is damaged"),
    UpgradeFailed: mark("The ledger could not be brought up to date"),
    OpeningGivenUp: mark("The ledger is not open"),
    LedgerForeign: mark("This file is not a ledger"),
    LedgerNewer: mark("The ledger is newer than this version"),
}
_OTHERWISE = mark("The ledger cannot be opened")

_WORDS = {
    Remedy.AGAIN: mark("Try again"),
    Remedy.ON_THIS_MACHINE: mark("Go on with the ledger on this machine"),
    Remedy.ANYWAY: mark("Open it here too"),
    Remedy.TO_READ: mark("Open it for reading"),
    Remedy.TAKE_BACK: mark("Take them back"),
    Remedy.REBUILD: mark("Build it from the second book"),
    Remedy.BACKUPS: mark("Backups and what can be read…"),
    Remedy.AS_IT_IS: mark("Go on with the ledger as it is"),
    Remedy.PUT_BACK: mark("Put the open ledger back"),
    Remedy.BESIDE: mark("Keep both, open what lies there"),
    Remedy.OPEN_THERE: mark("Open what lies there"),
    Remedy.FOLDER: mark("Choose another folder…"),
    Remedy.ASIDE: mark("Set it aside and start a new one"),
    Remedy.QUIT: mark("Quit"),
}


def failure_title(error: LedgerError) -> str:
    """Returns the failure in a few words."""
    for kind, title in _TITLES.items():
        if isinstance(error, kind):
            return tr(title)
    return tr(_OTHERWISE)


def remedies(error: LedgerError) -> tuple[Remedy, ...]:
    """Returns what a person can do about it, the best first."""
    if isinstance(error.path, ServerPlace):
        return (*_on_a_server(error), Remedy.ON_THIS_MACHINE, Remedy.QUIT)
    if isinstance(error, LedgerMoved):
        gone = error.how is Moved.GONE
        return (Remedy.PUT_BACK,) if gone else (Remedy.PUT_BACK, Remedy.BESIDE, Remedy.OPEN_THERE)
    if isinstance(error, LedgerLost):
        return (Remedy.REBUILD, Remedy.BACKUPS, Remedy.ASIDE, Remedy.FOLDER, Remedy.QUIT)
    if isinstance(error, LedgerBehind):
        return (Remedy.TAKE_BACK, Remedy.AS_IT_IS, Remedy.FOLDER, Remedy.QUIT)
    if isinstance(error, BooksDiffer):
        return (Remedy.AS_IT_IS, Remedy.REBUILD, Remedy.FOLDER, Remedy.QUIT)
    if isinstance(error, SecondBookBroken):
        return (Remedy.AS_IT_IS, Remedy.FOLDER, Remedy.QUIT)
    if isinstance(error, LedgerDamaged):
        again = (Remedy.REBUILD,) if book_folder(error.path).is_dir() else ()
        return (*again, Remedy.BACKUPS, Remedy.ASIDE, Remedy.FOLDER, Remedy.QUIT)
    if isinstance(error, UpgradeFailed):
        return (Remedy.AGAIN, Remedy.ASIDE, Remedy.FOLDER, Remedy.QUIT)
    if isinstance(error, LedgerHeld):
        return (Remedy.AGAIN, Remedy.ANYWAY, Remedy.FOLDER, Remedy.QUIT)
    if isinstance(error, LedgerReadOnly | LedgerDiskFull):
        return (Remedy.AGAIN, Remedy.TO_READ, Remedy.FOLDER, Remedy.QUIT)
    if isinstance(error, LedgerForeign | LedgerNewer):
        return (Remedy.FOLDER, Remedy.QUIT)
    return (Remedy.AGAIN, Remedy.FOLDER, Remedy.QUIT)


def _on_a_server(error: LedgerError) -> tuple[Remedy, ...]:
    if isinstance(error, LedgerBehind):
        return (Remedy.TAKE_BACK, Remedy.AS_IT_IS)
    if isinstance(error, BooksDiffer | SecondBookBroken):
        return (Remedy.AS_IT_IS,)
    return (Remedy.AGAIN,)


def remedy_name(remedy: Remedy) -> str:
    """Returns what the button says that leads to it."""
    return tr(_WORDS[remedy])


def waiting_text(error: LedgerError, *, unopened: bool) -> str:
    """Returns what is waited for, and what happens then."""
    if isinstance(error, ServerUnreachable):
        return ledger_error_text(error)
    if unopened:
        told = tr("Another program is using the ledger {path}. It opens as soon as that program has finished.")
    else:
        told = tr(
            "Another program is using the ledger {path}. Your entry waits here and is recorded as soon as that program "
            "has finished."
        )
    return told.format(**error.params)


class FailureBar(QWidget):
    """What could not be written, over the status line, with the way to try again or to wait no longer.

    Signals:
        again(): The person has pressed the button.
    """

    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty bar."""
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 4, 20, 8)
        row.setSpacing(12)
        self.note = Note("error")
        self.button = PlainButton(tr("Try again"))
        self.button.clicked.connect(self.again)
        row.addWidget(self.note, 1)
        row.addWidget(self.button)

    def show_error(self, error: LedgerError, *, unopened: bool = False, waits: bool = False) -> None:
        """Shows an error of writing, or of opening the ledger.

        Args:
            error: The error.
            unopened: Whether the ledger could not be opened.
            waits: Whether it is done by itself as soon as nothing is in the way any more.
        """
        title = tr("Not open") if unopened else tr("Not recorded")
        if waits:
            title = tr("Not open yet") if unopened else tr("Not recorded yet")
            self.note.set_note("error", title, waiting_text(error, unopened=unopened))
            self.button.setText(tr("Wait no longer"))
            self.button.show()
            self.show()
            return
        if isinstance(error, ContinuedElsewhere) or (isinstance(error, ServerUnreachable) and not unopened):
            # Nothing waits for it.
            title = failure_title(error)
        if isinstance(error, MatchDamaged):
            title = tr("Not read")
        self.note.set_note("error", title, ledger_error_text(error))
        says = {
            LedgerChanged: tr("Look at both…"),
            ContinuedElsewhere: tr("Look at it…"),
            LedgerMoved: tr("What to do…"),
            ServerRestored: tr("What to do…"),
        }
        self.button.setText(says.get(type(error), tr("Try again")))
        self.button.setVisible(not isinstance(error, JournalBroken | MatchDamaged))
        self.show()
