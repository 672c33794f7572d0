# SPDX-License-Identifier: MIT
"""Helpers that find the form on the open sheet and press keys."""

from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mahjong_desk.ui.events.event_form import EventFormWidget
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from mahjong_desk.ui.table.sheets import EventSheet
from mahjong_desk.ui.window.main_window import MainWindow

Form = TypeVar("Form", bound=EventFormWidget[Any])


def event_sheet_of(window: MainWindow) -> EventSheet:
    sheet = window.sheet
    assert isinstance(sheet, EventSheet)
    return sheet


def form_of(window: MainWindow, kind: type[Form]) -> Form:
    """Returns the form on the open sheet of the table or the ledger."""
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
