# SPDX-License-Identifier: MIT
"""An old match is looked at in the ledger while another one is played: the latter stays on the table."""

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.rules.model.events import Chombo, Draw, MatchEnd
from mahjong_desk.rules.model.indicators import WILD
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.ledger import LedgerScreen
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import (
    CONTROL,
    assert_matches_replay,
    enter_false_claim,
    rows,
    shown,
    sit_down,
    turn_up_indicator,
    view_of,
)

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
    return player.window.screen_widget("ledger")


def look_at(player: User, number: int) -> None:
    ids = {record.number: record.id for record in player.desk.ledger.matches()} if player.desk.ledger else {}
    ledger(player).chooser.opened.emit(ids[number])
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


HAND = "456m33p67p789p123s8p"


@pytest.fixture
def looking_player(guest: User) -> User:
    """Somebody who looks at two rows in the ledger: a draw and a chombo."""
    sit_down(guest, "arushiaru")
    assert guest.desk.record_event(Draw())
    assert guest.desk.record_event(Chombo(player=3))
    guest.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    return guest


def to_the_tiles(looking_player: User) -> None:
    looking_player.click(looking_player.button("Win"))
    assert looking_player.window.place == "picker"
    looking_player.click(looking_player.button("Chie", view_of(looking_player).winner))


def from_dai(looking_player: User) -> None:
    looking_player.enter("4")
    looking_player.paste(HAND)


def say_yes(looking_player: User) -> None:
    before = rows(looking_player)
    looking_player.enter("\n")
    sheet = looking_player.sheet(EditConfirmationSheet)
    assert rows(looking_player) == before, "not before a yes"
    looking_player.click(sheet.main)
    assert looking_player.window.place == "ledger"


@pytest.mark.parametrize("by", ["its own button", "the button for a row"])
def test_a_forgotten_win_is_put_before_a_row(looking_player: User, by: str) -> None:
    ledger(looking_player).open_row(looking_player.desk.row_ids[1])
    before_it = looking_player.button("Insert before…")
    looking_player.click(before_it if by == "its own button" else ledger(looking_player).add_button)
    to_the_tiles(looking_player)
    view = view_of(looking_player)
    assert "Inserting before" in shown(view.result)
    assert view.result.foot.record.text() == "Insert…"
    from_dai(looking_player)
    before = rows(looking_player)
    say_yes(looking_player)
    assert rows(looking_player)[0] == before[0]
    assert rows(looking_player)[1] == (0, 0, 240, -240)
    assert len(rows(looking_player)) == 3
    assert_matches_replay(looking_player)
    looking_player.press(Qt.Key.Key_Z, CONTROL)
    assert rows(looking_player) == before


def test_a_win_takes_the_place_of_another_event(looking_player: User) -> None:
    ledger(looking_player).open_row(looking_player.desk.row_ids[0])
    looking_player.click(looking_player.button("Correct…"))
    to_the_tiles(looking_player)
    assert "Changing" in shown(view_of(looking_player).result)
    from_dai(looking_player)
    say_yes(looking_player)
    assert rows(looking_player)[0] == (0, 0, 240, -240)
    assert len(rows(looking_player)) == 2
    assert_matches_replay(looking_player)


def test_at_the_end_it_is_a_new_win(looking_player: User) -> None:
    looking_player.click(ledger(looking_player).add_button)
    to_the_tiles(looking_player)
    assert view_of(looking_player).result.foot.record.text() == "Record"
    from_dai(looking_player)
    looking_player.enter("\n")
    assert rows(looking_player)[2] == (0, 0, 240, -240)


def test_an_insertion_can_be_left(looking_player: User) -> None:
    ledger(looking_player).open_row(looking_player.desk.row_ids[0])
    looking_player.click(looking_player.button("Insert before…"))
    to_the_tiles(looking_player)
    from_dai(looking_player)
    looking_player.click(view_of(looking_player).result.edit_link)
    assert looking_player.window.place == "ledger"
    assert len(rows(looking_player)) == 2
    looking_player.enter("w")
    assert not view_of(looking_player).rack.groups, "the hand in progress is another one"


def test_the_match_need_not_go_on_for_it(looking_player: User) -> None:
    looking_player.window.run_command("end")
    looking_player.click(looking_player.button("End match"))
    looking_player.window.close_sheet()
    looking_player.window.show_screen("ledger")
    looking_player.click(ledger(looking_player).add_button)
    assert "Win" not in looking_player.sheet(EditEventSheet).kinds.texts(), "no hand follows the end"
    looking_player.window.close_sheet()
    ledger(looking_player).open_row(looking_player.desk.row_ids[0])
    looking_player.click(looking_player.button("Insert before…"))
    to_the_tiles(looking_player)
    from_dai(looking_player)
    say_yes(looking_player)
    assert rows(looking_player)[0] == (0, 0, 240, -240)
    assert_matches_replay(looking_player)


def test_a_claimed_hand_lies_in_its_row(guest: User) -> None:
    sit_down(guest, "beijing", chombo="reverse")
    enter_false_claim(guest, "Ben")
    guest.enter("4")
    turn_up_indicator(guest, WILD, "1z")
    guest.paste("46m123p789s33z[999m1]5m")
    guest.enter("\n")
    guest.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    (line,) = ledger(guest).lines
    faces = [face for group in line.groups for face in group.pieces]
    assert [face.name for face in faces if face.winning] == ["5m"]
    assert len(faces) == 14
    assert line.yaku
    ledger(guest).open_row(guest.desk.row_ids[0])
    racks = [rack for rack in ledger(guest).findChildren(Rack) if rack.isVisible()]
    assert sum(len(group.pieces) for rack in racks for group in rack.groups) == 14
