# SPDX-License-Identifier: MIT
"""What a check found that is not as it was entered, and the ways on from there."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Label, Link, Note
from mahjong_desk.ui.safe.keeper import Checked
from mahjong_desk.ui.safe.words import findings_words
from mahjong_desk.ui.words import ledger_error_text


class Findings(QWidget):
    """Lists what is wrong; nothing of it is put right without a person.

    Attributes:
        lines: What is wrong, a line each.

    Signals:
        salvage_wanted(): The person wants all that can still be read in a new ledger.
        rebuild_wanted(): The person wants the ledger built anew of the second book.
        restore_wanted(): The person wants to see the backups' side again.
    """

    salvage_wanted = Signal()
    rebuild_wanted = Signal()
    restore_wanted = Signal()

    def __init__(self) -> None:
        """Makes an empty list."""
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(4))
        column.addWidget(Label(tr("What the check found"), size=18, serif=True, wrap=True))
        self.lines = Label(role="error", wrap=True)
        column.addWidget(self.lines)
        column.addStretch(1)
        told = tr("Nothing was changed by the check, and everything else can be read. These are the ways on:")
        column.addWidget(Note("brass", "", told))
        for text, signal in (
            (tr("Write what can be read to a new ledger…"), self.salvage_wanted),
            (tr("Build the ledger anew of the second book…"), self.rebuild_wanted),
            (tr("Look what restoring a backup would change"), self.restore_wanted),
        ):
            link = Link(text)
            link.clicked.connect(lambda _checked=False, signal=signal: signal.emit())
            column.addWidget(link)

    def show_findings(self, checked: Checked) -> None:
        """Lists what a check found."""
        error = [ledger_error_text(checked.error)] if checked.error is not None else []
        self.lines.setText("\n".join(findings_words(checked.found) if checked.found is not None else error))
