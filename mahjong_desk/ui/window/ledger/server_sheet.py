# SPDX-License-Identifier: MIT
"""The sheet that opens a ledger on a server, or the one on this machine again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.ledger.errors import LedgerDamaged
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_location
from mahjong_desk.ledger.server_place import SCHEMES, ServerLocation
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.form_fields import Field
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.settings.settings import Settings


class ServerSheet(FormSheet):
    """Asks for the address, and tries it before anything changes."""

    chosen = Signal(str)
    help_page = "safety#server"

    def __init__(self, settings: Settings, folder: Path, window: QWidget, *, waits: bool) -> None:
        super().__init__(tr("Ledger on a server"), window, width=720)
        self._folder = folder
        meaning = tr(
            "Several machines can keep one ledger on a PostgreSQL server: each sees what the others record. "
            "A password does not belong in the address, but in the file .pgpass."
        )
        self.add_widget(Label(meaning, role="ink2", wrap=True))
        kept = ServerLocation(settings.server, folder).without_password if settings.server else ""
        self.field = Field(tr("Address"), self, text=kept, placeholder="postgresql://name@server/database")
        self.field.submitted.connect(self._connect)
        self.add_widget(self.field)
        if settings.server:
            self.add_button(tr("The ledger on this &machine"), lambda: self.chosen.emit(""))
        self._opening = self.add_main_button(tr("&Open"), self._connect)
        if waits:
            self.field.set_error(tr("Something waits to be recorded in the ledger that is open."))
            self.field.edit.setEnabled(False)
            self._opening.setEnabled(False)
        self.field.setFocus()

    def _connect(self) -> None:
        """Opens the ledger of that address once; an error is shown below the field."""
        url = self.field.edit.text().strip()
        if not url.startswith(SCHEMES):
            self.field.set_error(tr("An address begins with {scheme}.").format(scheme=SCHEMES[0]))
            return
        tried = attempt(lambda: Ledger.open(ledger_location(self._folder, url)).close())
        # A damaged ledger is repaired once it is chosen.
        if tried.error is not None and not isinstance(tried.error, LedgerDamaged):
            self.field.set_error(tried.why)
            return
        self.chosen.emit(url)
