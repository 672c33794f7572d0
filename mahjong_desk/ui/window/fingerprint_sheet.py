# SPDX-License-Identifier: MIT
"""When the ledger stood as a printed page says: its fingerprint, and the way to look up an earlier one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.dates import date_and_time
from mahjong_desk.ui.text.refusals import ledger_error_text


class FingerprintSheet(FormSheet):
    """Shows the fingerprint of the ledger, and says when it had another one."""

    help_page = "safety#fingerprint"

    def __init__(self, ledger: Ledger, window: QWidget) -> None:
        """Makes the sheet.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        super().__init__(tr("Fingerprint"), window, width=720, height=400)
        self._ledger = ledger
        meaning = tr(
            "Two ledgers with the same fingerprint hold the same. It stands at the foot of every printed page."
        )
        self.add_widget(Label(meaning, role="ink2", wrap=True))
        self.add_widget(Label(tr("Now"), role="ink3", size=14))
        self.present = Label(ledger.end.fingerprint, size=19, bold=True)
        self.present.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.add_widget(self.present)
        self.field = QLineEdit(self)
        self.field.setAccessibleName(tr("Fingerprint to look up"))
        self.field.setPlaceholderText(tr("Fingerprint to look up; its first eight digits will do"))
        self.field.textChanged.connect(lambda _text: self._look_up())
        self.add_widget(self.field)
        self.answer = Label(size=17, wrap=True)
        self.add_widget(self.answer)
        self.body.addStretch(1)
        self.add_button(tr("&Copy"), lambda: QGuiApplication.clipboard().setText(self.present.text()))
        self.add_main_button(tr("Close"), self.close_sheet)
        self.field.setFocus()

    def _look_up(self) -> None:
        typed = self.field.text()
        try:
            found, error = attempt(lambda: self._ledger.stood_at(typed))
        except ValueError:
            told = tr("A fingerprint has eight groups of four: digits, and letters from A to F.")
            self.answer.setText(told if typed.strip() else "")
            return
        if error is not None:
            self.answer.setText(ledger_error_text(error))
            return
        if found is None:
            self.answer.setText(tr("This ledger never had that fingerprint: it comes from another one."))
        elif found.since:
            told = trn(
                "This ledger stood so at {time}, after entry {number}. {n} entry came since.",
                "This ledger stood so at {time}, after entry {number}. {n} entries came since.",
                found.since,
            )
            self.answer.setText(told.format(time=date_and_time(found.at), number=found.number))
        else:
            told = tr("This ledger stands just so, since {time}. Nothing came after it.")
            self.answer.setText(told.format(time=date_and_time(found.at)))
