# SPDX-License-Identifier: MIT
"""The sheet of a ledger that could not be opened."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.text.refusals import ledger_error_text
from mahjong_desk.ui.window.ledger.failures import Remedy, failure_title, passes, remedies, remedy_name, waiting_text


class FailureSheet(FormSheet):
    """A ledger that could not be opened: which file, what is safe, what to do."""

    chosen = Signal(object)

    def __init__(self, error: LedgerError, window: QWidget) -> None:
        super().__init__(failure_title(error), window, width=760)
        told = waiting_text(error, unopened=True) if passes(error) else ledger_error_text(error)
        self.body.addWidget(Label(told, size=17, wrap=True))
        if error.details:
            said = Label(tr("The system said: {details}").format(details=error.details), role="ink3", wrap=True)
            said.setTextFormat(Qt.TextFormat.PlainText)
            self.body.addWidget(said)
        first, *others = remedies(error)
        for remedy in reversed(others):
            self.add_button(remedy_name(remedy), self._chooser(remedy))
        self.add_main_button(remedy_name(first), self._chooser(first))

    def _chooser(self, remedy: Remedy) -> Callable[[], None]:
        return lambda: self.chosen.emit(remedy)
