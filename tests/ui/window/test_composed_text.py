# SPDX-License-Identifier: MIT
"""Text that is being composed when a click or a key moves the focus."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from tests.ui.player import User

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def compose(field: QWidget, text: str, commit: str = "") -> None:
    """Sends the events of an input method while the user types."""
    event = QInputMethodEvent(text, [])
    event.setCommitString(commit)
    QCoreApplication.sendEvent(field, event)


@pytest.fixture
def sheet(guest: User) -> NewMatchSheet:
    """A new match sheet with three names entered."""
    guest.window.run_command("new_match")
    new_match = guest.sheet(NewMatchSheet)
    for field, name in zip(new_match.seats.fields[1:], ("Ben", "Chie", "Dai"), strict=True):
        field.setText(name)
    new_match.seats.fields[0].setFocus()
    return new_match


def test_click_on_a_button_commits_the_composed_text(guest: User, sheet: NewMatchSheet) -> None:
    compose(sheet.seats.fields[0], "たなか")
    QTest.mouseClick(sheet.start_button, Qt.MouseButton.LeftButton)
    assert guest.desk.names() == ("たなか", "Ben", "Chie", "Dai")


@pytest.mark.parametrize("clicked", [0, 1])
def test_composed_text_stays_in_its_field_after_a_click(sheet: NewMatchSheet, clicked: int) -> None:
    first, second, *_ = sheet.seats.fields
    compose(first, "た")
    compose(first, "たな")
    QTest.mouseClick(sheet.seats.fields[clicked], Qt.MouseButton.LeftButton)
    assert (first.text(), second.text()) == ("たな", "Ben")


def test_composed_text_survives_being_cleared_on_focus_change(sheet: NewMatchSheet) -> None:
    first, second, *_ = sheet.seats.fields
    compose(first, "たなか")
    compose(first, "")  # as Qt does for fcitx during the focus change
    second.setFocus()
    assert first.text() == "たなか"


def test_committed_or_cancelled_text_is_not_inserted_again(sheet: NewMatchSheet) -> None:
    first, second, *_ = sheet.seats.fields
    compose(first, "たなか")
    compose(first, "", "田中")
    compose(first, "さ")
    compose(first, "")
    QTest.qWait(1)
    second.setFocus()
    assert first.text() == "田中"


def test_menu_does_not_commit_the_composed_text(guest: User, sheet: NewMatchSheet) -> None:
    first = sheet.seats.fields[0]
    compose(first, "たなか")
    for reason in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason):
        guest.window.menuBar().setFocus(reason)
        assert first.text() == ""
        first.setFocus(reason)
