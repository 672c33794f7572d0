# SPDX-License-Identifier: MIT
"""The question before the window closes while something waits to be recorded."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet


class ClosingSheet(FormSheet):
    """Says what becomes of what waits, and asks whether to close."""

    agreed = Signal()

    def __init__(self, window: QWidget, *, kept: bool) -> None:
        heading = tr("Something is not recorded yet")
        super().__init__(heading, window, width=640)
        told = (
            tr("The ledger cannot take it now. It is kept on this machine and is recorded at the next start.")
            if kept
            else tr("The ledger cannot take it now, and it cannot be kept on this machine: closing loses it.")
        )
        self.add_widget(Label(told, role="ink" if kept else "error", wrap=True))
        self.close_button = self.add_button(tr("&Close"), self._agree)
        self.stay_button = self.add_main_button(tr("&Keep it open"), self.close_sheet)
        self.stay_button.setFocus()

    def _agree(self) -> None:
        self.close_sheet()
        self.agreed.emit()
