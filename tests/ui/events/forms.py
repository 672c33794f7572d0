# SPDX-License-Identifier: MIT
"""How tests come to the form on the sheet that lies open."""

from __future__ import annotations

from typing import Any, TypeVar

from mahjong_desk.ui.events.event_form import EventFormWidget
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from mahjong_desk.ui.table.sheets import EventSheet
from mahjong_desk.ui.window.main_window import MainWindow

Shown = TypeVar("Shown", bound=EventFormWidget[Any])


def event_sheet_of(window: MainWindow) -> EventSheet:
    """Returns the sheet of the table in which an event is entered."""
    sheet = window.sheet
    assert isinstance(sheet, EventSheet)
    return sheet


def form_of(window: MainWindow, kind: type[Shown]) -> Shown:
    """Returns the form on the sheet that lies open, be it of the table or of the ledger."""
    sheet = window.sheet
    assert isinstance(sheet, EventSheet | EditEventSheet)
    assert isinstance(sheet.form, kind)
    return sheet.form
