# SPDX-License-Identifier: MIT
"""How failures are told: what happened, what is safe, and the ways on; never a bare traceback."""

from __future__ import annotations

import logging
from enum import Enum

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mahjong_desk.ledger.errors import (
    JournalBroken,
    LedgerChanged,
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerForeign,
    LedgerLocked,
    LedgerNewer,
    LedgerReadOnly,
)
from mahjong_desk.translatable import QT_TRANSLATE_NOOP
from mahjong_desk.ui.kit import Note, PlainButton
from mahjong_desk.ui.words import ledger_error_text

translate = QCoreApplication.translate
_log = logging.getLogger(__name__)


class Remedy(Enum):
    """What a person can do about a ledger that cannot be opened."""

    AGAIN = "again"
    FOLDER = "folder"
    ASIDE = "aside"
    QUIT = "quit"


_TITLES: dict[type[LedgerError], str] = {
    LedgerLocked: QT_TRANSLATE_NOOP("Failures", "The ledger is in use"),
    LedgerReadOnly: QT_TRANSLATE_NOOP("Failures", "The ledger is read-only"),
    LedgerDiskFull: QT_TRANSLATE_NOOP("Failures", "The disk is full"),
    LedgerDamaged: QT_TRANSLATE_NOOP("Failures", "The ledger is damaged"),
    LedgerForeign: QT_TRANSLATE_NOOP("Failures", "This file is not a ledger"),
    LedgerNewer: QT_TRANSLATE_NOOP("Failures", "The ledger is newer than this version"),
}
_OTHERWISE = QT_TRANSLATE_NOOP("Failures", "The ledger cannot be opened")

_WORDS = {
    Remedy.AGAIN: QT_TRANSLATE_NOOP("Failures", "Try again"),
    Remedy.FOLDER: QT_TRANSLATE_NOOP("Failures", "Choose another folder…"),
    Remedy.ASIDE: QT_TRANSLATE_NOOP("Failures", "Set it aside and start a new one"),
    Remedy.QUIT: QT_TRANSLATE_NOOP("Failures", "Quit"),
}


def failure_title(error: LedgerError) -> str:
    """Returns the failure in a few words."""
    for kind, title in _TITLES.items():
        if isinstance(error, kind):
            return translate("Failures", title)
    return translate("Failures", _OTHERWISE)


def remedies(error: LedgerError) -> tuple[Remedy, ...]:
    """Returns what a person can do about it, the best first."""
    if isinstance(error, LedgerDamaged):
        return (Remedy.ASIDE, Remedy.FOLDER, Remedy.QUIT)
    if isinstance(error, LedgerForeign | LedgerNewer):
        return (Remedy.FOLDER, Remedy.QUIT)
    return (Remedy.AGAIN, Remedy.FOLDER, Remedy.QUIT)


def remedy_name(remedy: Remedy) -> str:
    """Returns what the button says that leads to it."""
    return translate("Failures", _WORDS[remedy])


class FailureBar(QWidget):
    """What could not be written, over the status line, with the way to try again.

    Signals:
        again(): The person wants it to be tried again.
    """

    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty bar."""
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 4, 20, 8)
        row.setSpacing(12)
        self.note = Note("error")
        self.button = PlainButton(self.tr("Try again"))
        self.button.clicked.connect(self.again)
        row.addWidget(self.note, 1)
        row.addWidget(self.button)

    def show_error(self, error: LedgerError, *, unopened: bool = False) -> None:
        """Shows an error of writing, or of opening the ledger."""
        title = self.tr("Not open") if unopened else self.tr("Not recorded")
        self.note.set_note("error", title, ledger_error_text(error))
        reload = isinstance(error, LedgerChanged)
        self.button.setText(self.tr("Load again") if reload else self.tr("Try again"))
        self.button.setVisible(not isinstance(error, JournalBroken))
        self.show()
