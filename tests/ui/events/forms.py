# SPDX-License-Identifier: MIT
"""Helpers that start a match, find the form on the open sheet and press keys."""

from collections.abc import Mapping
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.events.event_form import EventFormWidget
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from mahjong_desk.ui.table.sheets import EventSheet
from mahjong_desk.ui.window.main_window import MainWindow

Form = TypeVar("Form", bound=EventFormWidget[Any])
NAMES = ("Aleksandrina", "Bartholomäus", "Chrysanthemu", "Dominiquette")


def begin(window: MainWindow, ruleset: str, options: Mapping[str, OptionValue] | None = None) -> MainWindow:
    """Starts a match with long names in a small window, and shows the table."""
    window.resize(1180, 640)
    assert window.desk.start_match(ruleset, options or {}, NAMES[: get_ruleset(ruleset).players[0]], "Thursday")
    window.show_screen("table")
    QApplication.processEvents()
    return window


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
