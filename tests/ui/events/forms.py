# SPDX-License-Identifier: MIT
"""The form on the open sheet, and keys that go where the keyboard is."""

from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

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


def press(window: MainWindow, *keys: str | Qt.Key) -> None:
    for key in keys:
        target = QApplication.focusWidget() or window
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        else:
            QTest.keyClick(target, key)
        QApplication.processEvents()
