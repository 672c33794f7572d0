# SPDX-License-Identifier: MIT
"""A form that another program keeps from writing does it by itself once that has finished, unless somebody goes on in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ui.background.lock_retry import LockRetry
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.text.refusals import ledger_error_text
from tests.ledger.world import locked_by_another_process
from tests.ui.fake_window import FakeWindow

NAMES = ("Aoi", "Ben", "Chie", "Dai")


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """A desk over an empty ledger."""
    made = Desk()
    made.open(tmp_path)
    yield made
    made.close()


@pytest.fixture
def sheet(desk: Desk, qtbot: QtBot) -> NewMatchSheet:
    window = FakeWindow()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    made = NewMatchSheet(desk, window)
    made.open()
    for field, name in zip(made.seats.fields, NAMES, strict=True):
        field.clear()
        qtbot.keyClicks(field, name)
    return made


def patience_of(sheet: NewMatchSheet) -> LockRetry:
    (found,) = sheet.findChildren(LockRetry)
    return found


def test_the_match_begins_as_soon_as_the_ledger_is_free(
    desk: Desk, sheet: NewMatchSheet, qtbot: QtBot, tmp_path: Path
) -> None:
    with locked_by_another_process(ledger_path(tmp_path)):
        qtbot.mouseClick(sheet.start_button, Qt.MouseButton.LeftButton)
        assert patience_of(sheet).is_waiting
        assert "automatically" in sheet._fault.text()
        patience_of(sheet).retry_if_free()
        assert patience_of(sheet).is_waiting
        assert desk.match is None
    with qtbot.waitSignal(sheet.started):
        pass
    assert desk.names() == NAMES
    assert not patience_of(sheet).is_waiting
    assert len(desk.ledger.matches()) == 1


def test_whoever_goes_on_in_the_form_presses_again(
    desk: Desk, sheet: NewMatchSheet, qtbot: QtBot, tmp_path: Path
) -> None:
    path = ledger_path(tmp_path)
    with locked_by_another_process(path):
        qtbot.mouseClick(sheet.start_button, Qt.MouseButton.LeftButton)
        qtbot.keyClicks(sheet.session_name, "Thursday")
        assert not patience_of(sheet).is_waiting
        assert sheet._fault.text() == ledger_error_text(LedgerLocked(path))
    patience_of(sheet).retry_if_free()
    assert desk.match is None
    with qtbot.waitSignal(sheet.started):
        qtbot.mouseClick(sheet.start_button, Qt.MouseButton.LeftButton)
    assert desk.session.name == "Thursday"


def test_a_form_that_was_left_writes_nothing(desk: Desk, sheet: NewMatchSheet, qtbot: QtBot, tmp_path: Path) -> None:
    with locked_by_another_process(ledger_path(tmp_path)):
        qtbot.mouseClick(sheet.start_button, Qt.MouseButton.LeftButton)
        sheet.close_sheet()
    patience_of(sheet).retry_if_free()
    assert not patience_of(sheet).is_waiting
    assert desk.match is None
