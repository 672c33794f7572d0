# SPDX-License-Identifier: MIT
"""Wins that are entered afterwards, tile by tile: before a row, in its place, and at the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.rules.model.events import Chombo, Draw
from mahjong_desk.rules.model.indicators import WILD
from mahjong_desk.ui.events.win_form import WinForm
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.ledger import LedgerScreen
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from tests.ui.events.forms import form_of
from tests.ui.player import User
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

HAND = "456m33p67p789p123s8p"


@pytest.fixture
def player(guest: User) -> User:
    """Somebody who looks at two rows in the ledger: a draw and a chombo."""
    sit_down(guest, "arushiaru")
    assert guest.desk.record_event(Draw())
    assert guest.desk.record_event(Chombo(player=3))
    guest.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    return guest


def ledger(player: User) -> LedgerScreen:
    place = player.window.screen_widget("ledger")
    assert isinstance(place, LedgerScreen)
    return place


def to_the_tiles(player: User, winner: str) -> None:
    """Goes on from the sheet of a row to the picker."""
    player.click(player.button("Win"))
    form = form_of(player.window, WinForm)
    player.click(player.button(winner, form.winner))
    player.click(form.tiles)
    assert player.window.place == "picker"


def say_yes(player: User) -> None:
    sheet = player.sheet(EditConfirmationSheet)
    player.click(sheet.main)
    assert player.window.place == "ledger"


def test_a_forgotten_win_is_put_before_a_row(player: User) -> None:
    ledger(player).open_row(player.desk.row_ids[1])
    player.click(player.button("Insert before…"))
    to_the_tiles(player, "Chie")
    view = view_of(player)
    assert "Inserting before" in shown(view.result)
    assert view.result.foot.record.text() == "Insert…"
    player.enter("4")
    player.paste(HAND)
    before = rows(player)
    player.enter("\n")
    assert rows(player) == before, "not before a yes"
    say_yes(player)
    assert rows(player)[0] == before[0]
    assert rows(player)[1] == (0, 0, 240, -240)
    assert len(rows(player)) == 3
    assert_matches_replay(player)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert rows(player) == before


def test_a_win_takes_the_place_of_another_event(player: User) -> None:
    ledger(player).open_row(player.desk.row_ids[0])
    player.click(player.button("Correct…"))
    to_the_tiles(player, "Chie")
    assert "Changing" in shown(view_of(player).result)
    player.enter("4")
    player.paste(HAND)
    player.enter("\n")
    say_yes(player)
    assert rows(player)[0] == (0, 0, 240, -240)
    assert len(rows(player)) == 2
    assert_matches_replay(player)


def test_at_the_end_it_is_a_new_win(player: User) -> None:
    player.click(ledger(player).add_button)
    to_the_tiles(player, "Chie")
    assert view_of(player).result.foot.record.text() == "Record"
    player.enter("4")
    player.paste(HAND)
    player.enter("\n")
    assert rows(player)[2] == (0, 0, 240, -240)


def test_a_row_is_added_before_the_one_that_is_open(player: User) -> None:
    ledger(player).open_row(player.desk.row_ids[1])
    player.click(ledger(player).add_button)
    to_the_tiles(player, "Chie")
    player.enter("4")
    player.paste(HAND)
    player.enter("\n")
    say_yes(player)
    assert rows(player)[1] == (0, 0, 240, -240)
    assert len(rows(player)) == 3
    assert_matches_replay(player)


def test_an_insertion_can_be_left(player: User) -> None:
    ledger(player).open_row(player.desk.row_ids[0])
    player.click(player.button("Insert before…"))
    to_the_tiles(player, "Chie")
    player.enter("4")
    player.paste(HAND)
    player.click(view_of(player).result.edit_link)
    assert player.window.place == "ledger"
    assert len(rows(player)) == 2
    player.enter("w")
    assert not view_of(player).rack.groups, "the hand in progress is another one"


def test_the_match_need_not_go_on_for_it(player: User) -> None:
    player.window.run_command("end")
    player.click(player.button("End match"))
    player.window.close_sheet()
    player.window.show_screen("ledger")
    player.click(ledger(player).add_button)
    player.click(player.button("Win"))
    assert not form_of(player.window, WinForm).tiles.isVisible(), "no hand follows the end"
    player.window.close_sheet()
    ledger(player).open_row(player.desk.row_ids[0])
    player.click(player.button("Insert before…"))
    to_the_tiles(player, "Chie")
    player.enter("4")
    player.paste(HAND)
    player.enter("\n")
    say_yes(player)
    assert rows(player)[0] == (0, 0, 240, -240)
    assert_matches_replay(player)


def test_a_claimed_hand_lies_in_its_row(guest: User) -> None:
    player = guest
    sit_down(player, "beijing", chombo="reverse")
    enter_false_claim(player, "Ben")
    player.enter("4")
    turn_up_indicator(player, WILD, "1z")
    player.paste("46m123p789s33z[999m1]5m")
    player.enter("\n")
    player.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    (line,) = ledger(player).lines
    faces = [face for group in line.groups for face in group.pieces]
    assert [face.name for face in faces if face.winning] == ["5m"]
    assert len(faces) == 14
    assert line.yaku
    ledger(player).open_row(player.desk.row_ids[0])
    racks = [rack for rack in ledger(player).findChildren(Rack) if rack.isVisible()]
    assert sum(len(group.pieces) for rack in racks for group in rack.groups) == 14
