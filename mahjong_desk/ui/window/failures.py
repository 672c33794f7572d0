# SPDX-License-Identifier: MIT
"""Shows failures of the ledger: what happened, what is safe, and what to do."""

from collections.abc import Mapping
from enum import Enum
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.ledger.errors import (
    Continuation,
    Damage,
    FileChange,
    Holder,
    LedgerChanged,
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerLocked,
    LedgerNewer,
    LedgerReadOnly,
    LedgerReplaced,
    Obstacle,
    ServerAway,
    ServerLoginFailed,
)
from mahjong_desk.ledger.place import ServerLocation
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, row
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.text.refusals import ledger_error_text


class Remedy(Enum):
    """A remedy for a ledger that cannot be opened, as the text of its button."""

    RETRY = mark("Try again")
    ON_THIS_MACHINE = mark("Use the ledger on this computer")
    FORCE = mark("Open it here too")
    READ_ONLY = mark("Open read-only")
    REPAIR = mark("Repair…")
    RESTORE_NAME = mark("Put the open ledger back…")
    OPEN_THERE = mark("Open what is there")
    FOLDER = mark("Choose another folder…")
    MOVE_ASIDE = mark("Set it aside and start a new one")
    QUIT = mark("Quit")


class _Failure(NamedTuple):
    """How a kind of error is shown, on a sheet and in the bar."""

    title: str
    remedies: tuple[Remedy, ...] = (Remedy.RETRY, Remedy.FOLDER, Remedy.QUIT)
    bar_title: str = mark("Not recorded")
    button: str = Remedy.RETRY.value  # The text of the button in the bar; empty for none.


_WRITABLE_SOON = (Remedy.RETRY, Remedy.READ_ONLY, Remedy.FOLDER, Remedy.QUIT)
_REPAIRABLE = (Remedy.REPAIR, Remedy.MOVE_ASIDE, Remedy.FOLDER, Remedy.QUIT)
_UNUSABLE = (Remedy.FOLDER, Remedy.QUIT)
_ELSEWHERE = _Failure(mark("The ledger is open elsewhere"), (Remedy.RETRY, Remedy.FORCE, Remedy.FOLDER, Remedy.QUIT))
_WHAT_TO_DO = mark("What to do…")
_REPLACED = _Failure(
    mark("The ledger is a different file now"), (Remedy.RESTORE_NAME, Remedy.OPEN_THERE), button=_WHAT_TO_DO
)
_CHANGED = _Failure(mark("Continued in another window"), button=mark("Compare both…"))
_GONE = _Failure(mark("The ledger cannot be opened"))
_DAMAGED = _Failure(mark("The ledger is damaged"), _REPAIRABLE)
_FAILURES: Mapping[type[LedgerError] | Enum | None, _Failure] = {
    LedgerChanged: _CHANGED,
    Continuation.NONE_PENDING: _CHANGED._replace(bar_title=_CHANGED.title, button=mark("Show it…")),
    LedgerReplaced: _REPLACED,
    FileChange.GONE: _REPLACED._replace(remedies=(Remedy.RESTORE_NAME,)),
    FileChange.RESTORED: _REPLACED._replace(title=mark("The server has an older ledger")),
    FileChange.FOREIGN: _REPLACED._replace(title=mark("This file is not a ledger"), remedies=_UNUSABLE),
    LedgerLocked: _Failure(mark("The ledger is in use")),
    Holder.MACHINE: _ELSEWHERE,
    Holder.WINDOW: _ELSEWHERE,
    LedgerReadOnly: _Failure(mark("The ledger is read-only"), _WRITABLE_SOON),
    LedgerDiskFull: _Failure(mark("The disk is full"), _WRITABLE_SOON),
    LedgerDamaged: _DAMAGED,
    Damage.LOST: _DAMAGED._replace(title=mark("The ledger is missing")),
    Damage.BEHIND: _DAMAGED._replace(title=mark("The ledger lacks entries")),
    Damage.TEXT_COPY: _DAMAGED._replace(title=mark("Ledger and text copy differ")),
    Damage.OPENING: _Failure(mark("A match cannot be read"), _REPAIRABLE, mark("Not read"), button=""),
    Damage.ACTS: _DAMAGED._replace(button=""),
    LedgerNewer: _Failure(mark("The ledger is newer than this version"), _UNUSABLE),
    ServerAway: _Failure(mark("No connection to the server"), bar_title=mark("No connection to the server")),
    ServerLoginFailed: _Failure(mark("The server refuses access")),
    Obstacle.ADDRESS: _Failure(mark("Not a ledger address")),
    Obstacle.DRIVER: _Failure(mark("A part is missing")),
}
"""Failures by the reason of an error or, if that is not listed, by its class."""


def _failure(error: LedgerError) -> _Failure:
    return _FAILURES.get(error.reason) or _FAILURES.get(type(error), _GONE)


def failure_title(error: LedgerError) -> str:
    return tr(_failure(error).title)


def remedies(error: LedgerError) -> tuple[Remedy, ...]:
    """Returns the remedies for an error, the best first."""
    if isinstance(error.path, ServerLocation):
        first = Remedy.REPAIR if isinstance(error, LedgerDamaged) else Remedy.RETRY
        return (first, Remedy.ON_THIS_MACHINE, Remedy.QUIT)
    return _failure(error).remedies


def is_temporary(error: LedgerError | None) -> bool:
    """Returns whether the error ends when another program has finished writing."""
    return isinstance(error, LedgerLocked) and error.reason is None


def remedy_name(remedy: Remedy) -> str:
    return tr(remedy.value)


def waiting_text(error: LedgerError, *, unopened: bool) -> str:
    """Returns what the window is waiting for, and what happens then."""
    if isinstance(error, ServerAway):
        return ledger_error_text(error)
    if unopened:
        text = tr("Another program is using the ledger {path}. It opens as soon as that program has finished.")
    else:
        text = tr(
            "Another program is using the ledger {path}. Your entry waits here and is recorded as soon as that program "
            "has finished."
        )
    return text.format(**error.params)


class FailureBar(QWidget):
    """Shows an error of the ledger above the status line, with a button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note = NoteBox("error")
        self.button = SecondaryButton(tr("Try again"))
        boxed(row((self.note, 1), self.button, gap=12, edges=(20, 4, 20, 8)), self)

    def show_error(
        self, error: LedgerError, *, unopened: bool = False, is_waiting: bool = False, is_pending: bool = True
    ) -> None:
        """Shows an error of opening the ledger, of a pending write, or of anything else."""
        failure = _failure(error)
        if not (unopened or is_pending) and failure.button == Remedy.RETRY.value:
            failure = failure._replace(bar_title=failure.title, button=_WHAT_TO_DO)
        if is_waiting:
            title, button = tr("Not open yet") if unopened else tr("Not recorded yet"), tr("Stop waiting")
            text = waiting_text(error, unopened=unopened)
        else:
            title, button = tr("Not open") if unopened else tr(failure.bar_title), tr(failure.button)
            text = ledger_error_text(error)
        self.note.set_note("error", title, text)
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.show()


class FailureSheet(Sheet):
    """Explains why a ledger could not be opened, and offers the remedies."""

    chosen = Signal(object)

    def __init__(self, error: LedgerError, window: QWidget) -> None:
        super().__init__(failure_title(error), window, width=760)
        text = waiting_text(error, unopened=True) if is_temporary(error) else ledger_error_text(error)
        self.body.addWidget(Label(text, size=17, wrap=True))
        if error.details and error.details not in text:
            label = Label(tr("The system said: {details}").format(details=error.details), role="ink3", wrap=True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            self.body.addWidget(label)
        first, *others = remedies(error)
        for remedy in reversed(others):
            self.add_button(remedy_name(remedy), partial(self.chosen.emit, remedy))
        self.add_main_button(remedy_name(first), partial(self.chosen.emit, first))
