# SPDX-License-Identifier: MIT
"""An old match is looked at in the ledger while another one is played: the latter stays on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.rules.model.events import Draw, MatchEnd
from mahjong_desk.ui.ledger import LedgerScreen
from tests.ui.player import User

NAMES = ("Aoi", "Ben", "Chie", "Dai")
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def player(guest: User) -> User:
    """Somebody who plays the third match; the first is over, the second was left."""
    assert guest.desk.start_match("boo", {}, NAMES, "Thursday")
    assert guest.desk.record_event(MatchEnd())
    assert guest.desk.start_match("arushiaru", {}, ("Emi", "Fumi", "Gen", "Hana"))
    assert guest.desk.record_event(Draw())
    assert guest.desk.start_match("arushiaru", {}, NAMES)
    guest.window.close_sheet()
    guest.press(Qt.Key.Key_3, ALT)
    return guest


def ledger(player: User) -> LedgerScreen:
    place = player.window.screen_widget("ledger")
    assert isinstance(place, LedgerScreen)
    return place


def look_at(player: User, number: int) -> None:
    ids = {record.number: record.id for record in player.desk.ledger.matches()} if player.desk.ledger else {}
    ledger(player).chooser.wanted.emit(ids[number])
    assert player.stored.record.number == number


@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_2])
def test_table_and_picker_show_the_match_that_is_played(player: User, key: Qt.Key) -> None:
    look_at(player, 1)
    assert not ledger(player).play_button.isVisible(), "This would reopen"
    look_at(player, 2)
    player.press(key, ALT)
    assert player.stored.record.number == 3
    player.press(Qt.Key.Key_1, ALT)
    player.enter("d")
    assert (player.stored.record.number, len(player.desk.row_ids)) == (3, 1)


def test_the_match_that_is_played_comes_again_at_the_next_start(player: User) -> None:
    look_at(player, 1)
    folder = player.desk.folder
    assert folder is not None
    assert player.window.open_ledger(folder)
    assert player.stored.record.number == 3


def test_a_match_that_was_left_goes_on_where_a_person_wants_it(player: User) -> None:
    look_at(player, 2)
    player.click(ledger(player).play_button)
    assert player.window.place == "table"
    player.press(Qt.Key.Key_3, ALT)
    assert not ledger(player).play_button.isVisible()
    player.press(Qt.Key.Key_1, ALT)
    assert player.stored.record.number == 2


def test_rows_of_the_match_that_is_looked_at_are_changed(player: User) -> None:
    look_at(player, 2)
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (player.stored.record.number, len(player.desk.row_ids)) == (2, 0)
    look_at(player, 3)
    assert not player.desk.looks


def test_a_new_match_is_played_from_then_on(player: User) -> None:
    look_at(player, 1)
    assert player.desk.start_match("boo", {}, NAMES)
    player.press(Qt.Key.Key_1, ALT)
    assert player.stored.record.number == 4
