# SPDX-License-Identifier: MIT
"""The sheet that shows what a repair or a restore would change, and asks whether to do it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.ledger.care.repair import Preview
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.table.badges import Note
from mahjong_desk.ui.safe.outlook import Outlook
from mahjong_desk.ui.work.errand import Errand


class RepairSheet(FormSheet):
    """Looks what would change, and offers it once that is known."""

    agreed = Signal()
    help_page = "safety"

    def __init__(self, heading: str, deed: str, look: Callable[[], Preview], window: QWidget) -> None:
        super().__init__(heading, window, width=640)
        self.outlook = Outlook()
        self.outlook.clear(tr("What would change"))
        self._reading = Label(tr("Reading ledger, text copy and backups…"), role="ink2", wrap=True)
        self.add_widget(self._reading)
        self.add_widget(self.outlook)
        kept = tr("The files that are here now are kept beside the ledger.")
        self.add_widget(Note("good", "", kept, icon="seal"))
        self.keep_button = self.add_button(tr("&Keep everything as it is"), self.close_sheet)
        self.repair_button = self.add_main_button(deed, self._agree)
        self.repair_button.setEnabled(False)
        self._errand = Errand(look, self)
        self._errand.done.connect(self._looked)
        self._errand.start()

    def wait(self) -> None:
        """Waits until the files are read."""
        self._errand.wait()

    def _looked(self, found: Preview | None, error: LedgerError | None) -> None:
        self._reading.hide()
        if found is not None:
            self.outlook.show_preview(found)
        elif error is not None:
            self.outlook.show_error(error)
        self.repair_button.setEnabled(found is not None)
        (self.repair_button if found is not None and not found.goes else self.keep_button).setFocus()

    def _agree(self) -> None:
        self.close_sheet()
        self.agreed.emit()
