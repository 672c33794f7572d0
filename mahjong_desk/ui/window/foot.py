# SPDX-License-Identifier: MIT
"""The foot of the window: what is on disk, by which rules the table plays, and what could not be written."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.sheets.notice import beep
from mahjong_desk.ui.kit.table.badges import StatusBar
from mahjong_desk.ui.kit.text_format import join_clauses
from mahjong_desk.ui.text.refusals import broken_match_text
from mahjong_desk.ui.window.ledger.failures import FailureBar, failure_title, passes
from mahjong_desk.ui.window.status_words import rules_text, rules_tip, saved_text, warning_text


class StatusFooter(QWidget):
    """Shows how it stands between desk and disk."""

    again = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._error: LedgerError | None = None
        self._unsafe = False
        self._waits = False
        self._standing = ""
        self.failure_bar = FailureBar(self)
        self.failure_bar.retry_clicked.connect(self.again)
        self.failure_bar.hide()
        self.status = StatusBar(self)
        # A long sentence must not make the window wider.
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        desk.drafts.status_changed.connect(self.show_desk)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.failure_bar)
        column.addWidget(self.status)

    @property
    def error(self) -> LedgerError | None:
        """Why the ledger could not do what it was asked to; None where it can."""
        return self._error

    def set_error(self, error: LedgerError | None, *, waits: bool = False) -> None:
        """Shows that the ledger could not do what it was asked to, until None says that it can again."""
        if error is not None and self._error is None:
            beep()
        self._error, self._waits = error, waits
        self.show_desk()

    def set_unsafe(self, unsafe: bool) -> None:
        """Says quietly that the last backup could not be made, until one can be."""
        if unsafe != self._unsafe:
            self._unsafe = unsafe
            self.show_desk()

    def set_standing(self, text: str) -> None:
        """Says before the rules what goes on beside the table, until nothing does."""
        self._standing = text
        self.show_desk()

    def show_desk(self) -> None:
        """Says how it stands now."""
        desk = self._desk
        rules = rules_text(desk)
        self.status.set_rules(join_clauses(self._standing, rules), join_clauses(self._standing, rules_tip(desk)))
        broken = desk.stored.journal.chain_break if desk.stored is not None else None
        if self._error is not None:
            self.status.set_failed(failure_title(self._error))
            unopened = desk.ledger is None
            self.failure_bar.show_error(self._error, unopened=unopened, waits=self._waits)
            # Where nothing waits for a lock to go, there is nothing to be tried again from here.
            if passes(self._error) and not (unopened or desk.has_pending_writes):
                self.failure_bar.button.hide()
        elif broken is not None:
            self.status.set_failed(broken_match_text(broken))
            self.failure_bar.hide()
        elif desk.read_only:
            self.status.set_failed(tr("Open for reading: nothing can be recorded"))
            self.failure_bar.hide()
        else:
            unsafe = tr("the last backup could not be made") if self._unsafe else ""
            self.status.set_saved(saved_text(desk), join_clauses(warning_text(desk), unsafe))
            self.failure_bar.hide()
