# SPDX-License-Identifier: MIT
"""Viewing another match in the ledger does not interrupt the match in play."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mahjong_desk.rules.model.events import Chombo, Draw, MatchEnd
from mahjong_desk.rules.model.hand import WILD
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.ledger import LedgerScreen
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.result import ResultSheet
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import (
    CONTROL,
    assert_matches_replay,
    draft_of,
    enter_false_claim,
    rows,
    shown,
    sit_down,
    turn_up_indicator,
    view_of,
)

ALT = Qt.KeyboardModifier.AltModifier
HAND = "456m33p67p789p123s8p"


@pytest.fixture
def player(guest: User) -> User:
    """A user in the third match; the first is over, the second unfinished."""
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


def view_match(player: User, number: int) -> None:
    ids = {record.number: record.id for record in player.desk.ledger.matches()} if player.desk.ledger else {}
    ledger(player).chooser.opened.emit(ids[number])
    assert player.stored.record.number == number


@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_2])
def test_table_and_picker_show_the_match_in_play(player: User, key: Qt.Key) -> None:
    view_match(player, 1)
    assert not ledger(player).play_button.isVisible(), "it would reopen an ended match"
    view_match(player, 2)
    player.press(key, ALT)
    assert player.stored.record.number == 3
    player.press(Qt.Key.Key_1, ALT)
    player.enter("d")
    assert (player.stored.record.number, len(player.desk.row_ids)) == (3, 1)


def test_the_match_in_play_is_reopened_at_the_next_start(player: User) -> None:
    view_match(player, 1)
    assert player.window.open_ledger(player.desk.folder)
    assert player.stored.record.number == 3


@pytest.mark.parametrize("ended", [False, True])
def test_the_next_match_does_not_join_the_viewed_session(player: User, ended: bool) -> None:
    assert player.desk.start_match("boo", {}, ("Ito", "Jun", "Kei", "Lea"), "Tonight")
    if ended:
        assert player.desk.record_event(MatchEnd())
        QApplication.processEvents()
        player.window.close_sheet()
    player.press(Qt.Key.Key_3, ALT)
    view_match(player, 2)
    player.press(Qt.Key.Key_N, CONTROL)
    sheet = player.sheet(NewMatchSheet)
    assert sheet.sessions.chip(True).text() == "Continue Tonight"
    assert sheet.seats.names() == ("Ito", "Jun", "Kei", "Lea")
    player.click(sheet.start_button)
    assert (player.desk.session.name, player.stored.record.number) == ("Tonight", 2)


def test_an_unfinished_match_is_resumed_from_the_ledger(player: User) -> None:
    view_match(player, 2)
    player.click(ledger(player).play_button)
    assert player.window.current_screen == "table"
    player.press(Qt.Key.Key_3, ALT)
    assert not ledger(player).play_button.isVisible()
    player.press(Qt.Key.Key_1, ALT)
    assert player.stored.record.number == 2


def test_undo_changes_the_viewed_match(player: User) -> None:
    view_match(player, 2)
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (player.stored.record.number, len(player.desk.row_ids)) == (2, 0)
    view_match(player, 3)
    assert not player.desk.is_viewing


def test_a_viewed_match_that_ends_has_no_next_match(player: User) -> None:
    view_match(player, 2)
    assert player.desk.record_event(MatchEnd())
    QApplication.processEvents()
    assert not player.sheet(ResultSheet).next_button.isVisible(), "it would join the session in play"


def test_a_win_added_to_a_viewed_match_leaves_it_in_view(player: User) -> None:
    view_match(player, 2)
    player.click(ledger(player).add_button)
    player.click(player.button("Win"))
    player.enter("34")
    player.paste(HAND)
    player.click(player.button("Record"))
    assert (player.window.current_screen, player.stored.record.number, len(rows(player))) == ("ledger", 2, 2)


@pytest.fixture
def ledger_user(guest: User) -> User:
    """A user at a ledger of two rows, a draw and a chombo."""
    sit_down(guest, "arushiaru")
    assert guest.desk.record_event(Draw())
    assert guest.desk.record_event(Chombo(player=3))
    guest.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    return guest


def open_picker_for_win(ledger_user: User) -> None:
    ledger_user.click(ledger_user.button("Win"))
    assert ledger_user.window.current_screen == "picker"
    ledger_user.click(ledger_user.button("Chie", view_of(ledger_user).winner))


def enter_hand_from_dai(ledger_user: User) -> None:
    ledger_user.enter("4")
    ledger_user.paste(HAND)


def confirm(ledger_user: User) -> None:
    before = rows(ledger_user)
    ledger_user.enter("\n")
    sheet = ledger_user.sheet(EditConfirmationSheet)
    assert rows(ledger_user) == before, "nothing changes before confirmation"
    ledger_user.click(sheet.main)
    assert ledger_user.window.current_screen == "ledger"


@pytest.mark.parametrize("by", ["its own button", "the button for a row"])
def test_a_forgotten_win_is_inserted_before_a_row(ledger_user: User, by: str) -> None:
    ledger(ledger_user).open_row(ledger_user.desk.row_ids[1])
    insert_button = ledger_user.button("Insert before…")
    ledger_user.click(insert_button if by == "its own button" else ledger(ledger_user).add_button)
    open_picker_for_win(ledger_user)
    view = view_of(ledger_user)
    assert "Inserting before" in shown(view.result)
    assert view.result.foot.record.text() == "Insert…"
    enter_hand_from_dai(ledger_user)
    before = rows(ledger_user)
    confirm(ledger_user)
    assert rows(ledger_user)[:2] == [before[0], (0, 0, 240, -240)]
    assert len(rows(ledger_user)) == 3
    assert_matches_replay(ledger_user)
    ledger_user.press(Qt.Key.Key_Z, CONTROL)
    assert rows(ledger_user) == before


def test_an_insertion_can_be_cancelled(ledger_user: User) -> None:
    ledger(ledger_user).open_row(ledger_user.desk.row_ids[0])
    ledger_user.click(ledger_user.button("Insert before…"))
    open_picker_for_win(ledger_user)
    enter_hand_from_dai(ledger_user)
    ledger_user.click(view_of(ledger_user).result.edit_link)
    assert ledger_user.window.current_screen == "ledger"
    assert len(rows(ledger_user)) == 2
    ledger_user.enter("w")
    assert not view_of(ledger_user).rack.groups, "the inserted hand is not the one in progress"


def test_a_win_can_be_inserted_into_an_ended_match(ledger_user: User) -> None:
    assert ledger_user.desk.record_event(MatchEnd())
    QApplication.processEvents()
    ledger_user.window.close_sheet()
    ledger_user.click(ledger(ledger_user).add_button)
    assert "Win" not in ledger_user.sheet(EditEventSheet).kinds.texts(), "no hand follows the end"
    ledger_user.window.close_sheet()
    ledger(ledger_user).open_row(ledger_user.desk.row_ids[0])
    ledger_user.click(ledger_user.button("Insert before…"))
    open_picker_for_win(ledger_user)
    enter_hand_from_dai(ledger_user)
    confirm(ledger_user)
    assert rows(ledger_user)[0] == (0, 0, 240, -240)
    assert_matches_replay(ledger_user)


def test_a_win_keeps_the_note_of_the_event_it_replaces(ledger_user: User) -> None:
    first = ledger_user.desk.row_ids[0]
    assert ledger_user.desk.edit([ledger_user.stored.note_edit(first, "a long one")])
    ledger(ledger_user).open_row(first)
    ledger_user.click(ledger_user.button("Correct…"))
    open_picker_for_win(ledger_user)
    assert "Changing" in shown(view_of(ledger_user).result)
    enter_hand_from_dai(ledger_user)
    before = rows(ledger_user)
    confirm(ledger_user)
    assert rows(ledger_user) == [(0, 0, 240, -240), *before[1:]]
    assert ledger_user.stored.match.events[0].note == "a long one"
    assert_matches_replay(ledger_user)


def test_a_win_is_not_entered_as_the_false_claim_begun_before(guest: User) -> None:
    sit_down(guest, "beijing", chombo="reverse")
    enter_false_claim(guest, "Ben")
    guest.enter("4123m")
    guest.press(Qt.Key.Key_1, ALT)
    guest.enter("w")
    assert "claimed" not in shown(view_of(guest).result)
    draft = draft_of(guest)
    assert (draft.claim_field, draft.winner, draft.entries) == ("", None, ())
    guest.press(Qt.Key.Key_Z, CONTROL)
    assert draft_of(guest).claim_field, "undo brings the claimed hand back"


def test_a_claimed_hand_is_shown_in_its_row(guest: User) -> None:
    sit_down(guest, "beijing", chombo="reverse")
    enter_false_claim(guest, "Ben")
    guest.enter("4")
    turn_up_indicator(guest, WILD, "1z")
    guest.paste("46m123p789s33z[999m1]5m")
    guest.enter("\n")
    guest.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    (line,) = ledger(guest).lines
    faces = [face for group in line.groups for face in group.pieces]
    assert ([face.name for face in faces if face.winning], len(faces)) == (["5m"], 14)
    assert line.yaku
    ledger(guest).open_row(guest.desk.row_ids[0])
    racks = [rack for rack in ledger(guest).findChildren(Rack) if rack.isVisible()]
    assert sum(len(group.pieces) for rack in racks for group in rack.groups) == 14
