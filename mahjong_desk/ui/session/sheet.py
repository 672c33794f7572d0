# SPDX-License-Identifier: MIT
"""The sessions of the ledger over whatever is shown, such as the result of a match."""

from __future__ import annotations

from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.form_sheet import FormSheet
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.session.view import SessionsView


class SessionsSheet(FormSheet):
    """A list of all sessions with their totals."""

    help_page = "club#sessions"

    def __init__(self, desk: Desk, window: Window) -> None:
        """Makes the sheet; the session on the desk is chosen.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        super().__init__(tr("Sessions"), window, width=1124, height=620)
        self.view = SessionsView(desk, window)
        self.body.addWidget(self.view, 1)
        self.add_main_button(tr("Close"), self.close_sheet)
        self.view.read()

    def open(self) -> None:
        """Covers the window, with the keyboard in the list."""
        super().open()
        self.view.setFocus()
