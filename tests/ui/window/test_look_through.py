# SPDX-License-Identifier: MIT
"""A large ledger opens without a look at every page; what is wrong with it is told as soon as that was looked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.database import sqlite_file as inspection
from mahjong_desk.ledger.errors import LedgerDamaged
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.listing import plain
from mahjong_desk.ui.window.failure_sheet import FailureSheet
from mahjong_desk.ui.window.failures import Remedy, remedy_name
from mahjong_desk.ui.window.look_through import LookThrough
from tests.ui.player import Player


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """A ledger in which a page that the start does not need is none any more."""
    path = ledger_path(tmp_path)
    desk = Desk()
    desk.open(tmp_path)
    assert desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "Friday")
    desk.close()
    with Ledger.open(path) as ledger:
        database = ledger.books.database
        (page,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'drill_answers'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    return path


def test_a_small_ledger_is_looked_through_before_it_opens(damaged: Path) -> None:
    with pytest.raises(LedgerDamaged):
        Ledger.open(damaged)


def test_damage_in_a_large_one_is_told_over_the_match_that_lies_there(
    damaged: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inspection, "_AT_ONCE", 0)
    player = Player(qtbot, damaged.parent)
    assert player.desk.record is not None
    qtbot.waitUntil(lambda: isinstance(player.window.sheet, FailureSheet))
    sheet = player.window.sheet
    assert isinstance(sheet, FailureSheet)
    assert plain(remedy_name(Remedy.REBUILD)) in [
        plain(button.text()) for button in sheet.findChildren(QAbstractButton)
    ]
    player.desk.close()


def test_a_sound_one_is_left_alone(tmp_path: Path, qtbot: QtBot) -> None:
    path = ledger_path(tmp_path)
    Ledger.open(path).close()
    found: list[object] = []
    looking = LookThrough()
    looking.found.connect(lambda *told: found.append(told))
    looking.look(path)
    assert found == []
    inspection.look_through(path, WAIT)
