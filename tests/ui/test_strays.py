# SPDX-License-Identifier: MIT
"""Every place and sheet, opened one after the other: none flashes up as a window of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.interchange import read_event
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from mahjong_desk.ui.match.continue_sheet import ContinueSheet
from mahjong_desk.ui.window.ledger.failures import FailureSheet
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import User
from tests.ui.shared_window import open_another

NAMES = ("Aoi", "Ben", "Chie", "Dai")
WIN = {
    "type": "win",
    "from": 3,
    "wins": [{"winner": 2, "hand": {"concealed": "456m33p67789p123s", "winning_tile": "8p"}}],
}


@pytest.fixture
def player(shared_window: MainWindow, qtbot: QtBot, tmp_path: Path) -> Iterator[User]:
    """Somebody who has recorded a win; what is opened for the first time is made while the windows are watched."""
    open_another(shared_window, tmp_path / "club")
    player = User(qtbot, shared_window, watched=True)
    assert player.desk.start_match("arushiaru", {"kyuushu_kyuuhai": True}, NAMES, "Club")
    assert player.desk.match is not None
    assert player.desk.record_event(read_event(player.desk.match.rules, WIN, "event"))
    yield player
    player.get_up()


def test_a_win_is_entered(player: User) -> None:
    player.enter("w34")
    player.paste("456m33p67p789p123s8p")
    player.enter("\n")
    assert len(player.desk.row_ids) == 2


@pytest.mark.parametrize("place", ["table", "picker", "ledger", "learn", "rules"])
def test_places(player: User, place: str) -> None:
    player.window.show_screen(place)
    assert player.window.place == place


@pytest.mark.parametrize(
    "command",
    ["new_match", "settings", "keys", "about", "chombo", "dead_hand", "adjust", "end"],
)
def test_sheets(player: User, command: str) -> None:
    player.window.run_command(command)
    assert player.window.sheet is not None
    player.press(Qt.Key.Key_Escape)
    assert player.window.sheet is None


def test_the_sheet_of_a_draw_that_has_to_be_asked_for(player: User) -> None:
    assert player.desk.start_match("shogi", {}, ("Aoi", "Ben", "Chie"))
    player.window.run_command("draw")
    assert player.window.sheet is not None
    player.press(Qt.Key.Key_Escape)
    assert player.window.sheet is None


def test_the_ledger_and_its_sheets(player: User) -> None:
    player.window.show_screen("ledger")
    ledger = player.window.screen_widget("ledger")
    ledger.open_row(player.desk.row_ids[0])
    for name in ("History", "Add row…", "Insert before…", "Delete…"):
        player.click(player.button(name))
        assert player.window.sheet is not None, name
        player.press(Qt.Key.Key_Escape)
    player.window.open_sheet(
        EditConfirmationSheet.replacing(player.desk, player.window, player.desk.row_ids[0], Draw())
    )
    player.press(Qt.Key.Key_Escape)
    player.click(player.button("Correct…"))
    assert player.window.place == "picker"


def test_the_result(player: User) -> None:
    player.window.run_command("end")
    player.click(player.button("End match"))
    player.wait(lambda: player.window.sheet is not None)


def test_the_offer_to_go_on(player: User) -> None:
    assert player.desk.start_match("boo", {}, player.desk.names())
    player.window.run_command("continue_match")
    assert isinstance(player.window.sheet, ContinueSheet)
    player.click(player.button("New match"))
    assert player.window.sheet is not None


def test_a_damaged_ledger(player: User, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged"
    ledger_path(damaged).parent.mkdir(parents=True, exist_ok=True)
    ledger_path(damaged).write_bytes(b"no ledger at all" * 100)
    player.window.open_ledger(damaged)
    assert isinstance(player.window.sheet, FailureSheet)
