# SPDX-License-Identifier: MIT
"""A printed page in the hand: when did the ledger stand so?"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.window.fingerprint_sheet import FingerprintSheet
from tests.ui.player import Player


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Player:
    player = Player(qtbot, tmp_path)
    assert player.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    return player


def opened(player: Player) -> FingerprintSheet:
    player.window.carry_out("fingerprint")
    sheet = player.window.sheet
    assert isinstance(sheet, FingerprintSheet)
    return sheet


def test_a_page_printed_earlier_is_found_and_says_what_came_since(player: Player) -> None:
    sheet = opened(player)
    printed = sheet.present.text()
    player.click(player.button("Copy", sheet))
    assert QGuiApplication.clipboard().text() == printed
    sheet.close_sheet()
    assert player.desk.record_event(Draw())
    sheet = opened(player)
    assert sheet.present.text() != printed
    player.enter(printed[:9])
    assert "after entry 2" in sheet.answer.text()
    sheet.field.setText(sheet.present.text())
    assert "Nothing came after it" in sheet.answer.text()


def test_one_of_another_ledger_and_what_is_none_are_told_apart(player: Player) -> None:
    sheet = opened(player)
    assert sheet.answer.text() == ""
    player.enter("12345678")
    assert "another one" in sheet.answer.text()
    sheet.field.setText("<b>Aoi</b>")
    assert "eight groups" in sheet.answer.text()
