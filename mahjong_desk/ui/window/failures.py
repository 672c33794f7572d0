# SPDX-License-Identifier: MIT
"""How failures of the ledger are shown: what happened, what is safe, and what to do."""

from collections.abc import Callable
from enum import Enum

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
    LedgerGone,
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
    """What a user can do about a ledger that cannot be opened, as its button says."""

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


_TITLES: dict[type[LedgerError], str] = {
    LedgerChanged: mark("Continued in another window"),
    LedgerReplaced: mark("The ledger is a different file now"),
    LedgerLocked: mark("The ledger is in use"),
    LedgerReadOnly: mark("The ledger is read-only"),
    LedgerDiskFull: mark("The disk is full"),
    LedgerDamaged: mark("The ledger is damaged"),
    LedgerGone: mark("The ledger cannot be opened"),
    LedgerNewer: mark("The ledger is newer than this version"),
    ServerAway: mark("No connection to the server"),
    ServerLoginFailed: mark("The server refuses access"),
}
_DAMAGED: dict[Damage, str] = {
    Damage.LOST: mark("The ledger is missing"),
    Damage.BEHIND: mark("The ledger lacks entries"),
    Damage.TEXT_COPY: mark("Ledger and text copy differ"),
    Damage.OPENING: mark("A match cannot be read"),
}
_OBSTACLES: dict[Obstacle, str] = {
    Obstacle.ADDRESS: mark("Not a ledger address"),
    Obstacle.DRIVER: mark("A part is missing"),
}


def failure_title(error: LedgerError) -> str:
    title = _TITLES.get(type(error), _TITLES[LedgerGone])
    match error:
        case LedgerDamaged():
            title = _DAMAGED.get(error.why, title)
        case ServerLoginFailed():
            title = _OBSTACLES.get(error.why, title)
        case LedgerReplaced(why=FileChange.FOREIGN):
            title = mark("This file is not a ledger")
        case LedgerReplaced(why=FileChange.RESTORED):
            title = mark("The server has an older ledger")
        case LedgerLocked(why=Holder()):
            title = mark("The ledger is open elsewhere")
    return tr(title)


def remedies(error: LedgerError) -> tuple[Remedy, ...]:
    """Returns what a user can do about an error, the best first."""
    if isinstance(error.path, ServerLocation):
        first = Remedy.REPAIR if isinstance(error, LedgerDamaged) else Remedy.RETRY
        return (first, Remedy.ON_THIS_MACHINE, Remedy.QUIT)
    match error:
        case LedgerReplaced(why=FileChange.GONE):
            return (Remedy.RESTORE_NAME,)
        case LedgerNewer() | LedgerReplaced(why=FileChange.FOREIGN):
            return (Remedy.FOLDER, Remedy.QUIT)
        case LedgerReplaced():
            return (Remedy.RESTORE_NAME, Remedy.OPEN_THERE)
        case LedgerDamaged():
            return (Remedy.REPAIR, Remedy.MOVE_ASIDE, Remedy.FOLDER, Remedy.QUIT)
        case LedgerLocked(why=Holder()):
            return (Remedy.RETRY, Remedy.FORCE, Remedy.FOLDER, Remedy.QUIT)
        case LedgerReadOnly() | LedgerDiskFull():
            return (Remedy.RETRY, Remedy.READ_ONLY, Remedy.FOLDER, Remedy.QUIT)
    return (Remedy.RETRY, Remedy.FOLDER, Remedy.QUIT)


def passes(error: LedgerError | None) -> bool:
    """Returns whether the error ends by itself, when another program has finished writing."""
    return isinstance(error, LedgerLocked) and error.why is None


def remedy_name(remedy: Remedy) -> str:
    return tr(remedy.value)


def waiting_text(error: LedgerError, *, unopened: bool) -> str:
    """Returns what is awaited, and what happens then."""
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
    """The bar over the status line with an error of the ledger and a button to retry or stop waiting."""

    retry_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note = NoteBox("error")
        self.button = SecondaryButton(tr("Try again"))
        self.button.clicked.connect(self.retry_clicked)
        boxed(row((self.note, 1), self.button, gap=12, edges=(20, 4, 20, 8)), self)

    def show_error(self, error: LedgerError, *, unopened: bool = False, waits: bool = False) -> None:
        """Shows an error of writing or opening the ledger."""
        title = tr("Not open") if unopened else tr("Not recorded")
        if waits:
            title = tr("Not open yet") if unopened else tr("Not recorded yet")
            self.note.set_note("error", title, waiting_text(error, unopened=unopened))
            self.button.setText(tr("Stop waiting"))
            self.button.show()
            self.show()
            return
        unasked = isinstance(error, LedgerChanged) and error.why is Continuation.NONE_PENDING
        if unasked or (isinstance(error, ServerAway) and not unopened):
            # Nothing is pending.
            title = failure_title(error)
        of_a_match = error.why if isinstance(error, LedgerDamaged) else None
        if of_a_match is Damage.OPENING:
            title = tr("Not read")
        self.note.set_note("error", title, ledger_error_text(error))
        says = tr("Try again")
        if isinstance(error, LedgerChanged):
            says = tr("Compare both…") if error.why is Continuation.REFUSED else tr("Show it…")
        elif isinstance(error, LedgerReplaced):
            says = tr("What to do…")
        self.button.setText(says)
        self.button.setVisible(of_a_match not in (Damage.OPENING, Damage.ACTS))
        self.show()


class FailureSheet(Sheet):
    """A ledger that could not be opened: which file, what is safe, what to do."""

    chosen = Signal(object)

    def __init__(self, error: LedgerError, window: QWidget) -> None:
        super().__init__(failure_title(error), window, width=760)
        text = waiting_text(error, unopened=True) if passes(error) else ledger_error_text(error)
        self.body.addWidget(Label(text, size=17, wrap=True))
        if error.details and error.details not in text:
            said = Label(tr("The system said: {details}").format(details=error.details), role="ink3", wrap=True)
            said.setTextFormat(Qt.TextFormat.PlainText)
            self.body.addWidget(said)
        first, *others = remedies(error)
        for remedy in reversed(others):
            self.add_button(remedy_name(remedy), self._chooser(remedy))
        self.add_main_button(remedy_name(first), self._chooser(first))

    def _chooser(self, remedy: Remedy) -> Callable[[], None]:
        return lambda: self.chosen.emit(remedy)
