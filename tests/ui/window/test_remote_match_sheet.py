# SPDX-License-Identifier: MIT
"""Two windows at one match, neither of which loses an entry."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import Edit, StoredMatch
from mahjong_desk.ledger.errors import LedgerChanged
from mahjong_desk.rules.model.events import Adjustment, Draw, Event, MatchEnd
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.window.matches import RemoteMatchSheet
from tests.ui.player import NAMES, User


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> User:
    player = User(qtbot, tmp_path)
    assert player.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert player.desk.record_event(Draw())
    return player


@pytest.fixture
def other(player: User, tmp_path: Path) -> Iterator[Desk]:
    desk = Desk()
    desk.open(tmp_path)
    assert desk.continue_match(player.desk.record.id)
    yield desk
    desk.close()


def enter_win(player: User) -> None:
    """Enters a win that cannot be recorded, as another window has a newer match."""
    player.enter("w14")
    player.paste("123m456p789s22m45s6s")
    player.enter("\n")
    assert isinstance(player.window.foot.error, LedgerChanged)


def compare_both(player: User) -> RemoteMatchSheet:
    player.click(player.button("Compare both…", player.window.foot))
    return player.sheet(RemoteMatchSheet)


def test_both_are_shown_and_both_can_be_recorded(player: User, other: Desk) -> None:
    assert other.record_event(Draw())
    enter_win(player)
    sheet = compare_both(player)
    assert [line.split(": ")[1] for line in sheet.theirs] == ["Draw"]
    assert "Aoi from Dai" in sheet.mine[0]
    assert {"Done in the other window", "Not recorded here"} <= set(player.texts(sheet))
    player.click(player.button("Record it too", sheet))
    assert (player.window.sheet, player.window.foot.error, len(player.desk.row_ids)) == (None, None, 3)
    assert player.window.notice.text == "Saved to disk."
    assert StoredMatch.in_ledger(other.ledger, player.stored.record.id).match == player.desk.match


def test_typed_hand_stays_until_the_user_decides(player: User, other: Desk) -> None:
    assert other.record_event(Draw())
    enter_win(player)
    typed = player.window.screen_widget("picker").entry.draft
    compare_both(player)
    player.enter("\x1b")
    assert (player.window.sheet, player.window.screen_widget("picker").entry.draft) == (None, typed)
    assert isinstance(player.window.foot.error, LedgerChanged)
    assert player.desk.pending_acts.act is not None
    assert len(player.desk.row_ids) == 1


def test_same_hand_in_both_windows_is_reported(player: User, other: Desk) -> None:
    assert other.record_event(Draw())
    assert not player.desk.record_event(Draw())
    (note,) = compare_both(player).findChildren(NoteBox)
    assert note.accessibleName() == "The other window has recorded the same thing."
    player.enter("\n")
    assert len(player.desk.row_ids) == 2, "Enter does not record it twice"


@pytest.mark.parametrize(("event", "rows"), [(Draw(), 2), (Adjustment(deltas=(300, -100, -100, -100)), 3)])
def test_enter_records_a_hand_unless_it_is_the_second(player: User, other: Desk, event: Event, rows: int) -> None:
    assert other.record_event(event)
    enter_win(player)
    compare_both(player)
    player.enter("\n")
    assert (player.window.sheet, len(player.desk.row_ids)) == (None, rows)


def test_conflicting_undo_is_reported_and_not_applied(player: User, other: Desk) -> None:
    assert other.undo()
    assert other.record_event(Draw())
    assert not player.desk.undo()
    sheet = compare_both(player)
    assert sheet.theirs[0].startswith("Undone: ")
    assert sheet.mine == []
    assert "Your change no longer applies, because the match has moved on." in player.texts(sheet)
    player.enter("\n")
    assert (len(player.desk.row_ids), player.window.notice.text) == (1, "The match is as the other window left it.")


@pytest.mark.parametrize("changed", [False, True])
def test_a_note_can_be_kept_unless_its_hand_changed(player: User, other: Desk, changed: bool) -> None:
    row = player.desk.row_ids[0]
    assert other.edit([Edit.replace(row, Draw(tenpai=(0,)))]) if changed else other.record_event(Draw())
    assert not player.desk.edit([player.stored.note_edit(row, "late")])
    sheet = compare_both(player)
    assert sheet.mine == [] if changed else sheet.mine == ["Note added: Draw: late"]
    player.enter("\n")
    assert player.window.failure is None
    assert player.desk.match.events == other.match.events if changed else player.desk.match.events[0].note == "late"


def test_hand_in_an_ended_match_can_only_be_discarded(player: User, other: Desk) -> None:
    assert other.record_event(MatchEnd())
    assert not player.desk.record_event(Draw())
    sheet = compare_both(player)
    (note,) = sheet.findChildren(NoteBox)
    assert note.accessibleName()
    assert [button.text() for button in sheet.foot.buttons] == ["&Discard mine"]
    player.enter("\n")
    assert len(player.desk.row_ids) == 2


def test_names_and_seats_changed_elsewhere_are_named(player: User, other: Desk) -> None:
    assert other.write(other.stored.renaming_act("Aoi", "Emi"))
    enter_win(player)
    sheet = compare_both(player)
    assert sheet.theirs == ["Renamed: Aoi is now Emi"]
    assert "Emi from Dai" in sheet.mine[0]
    assert other.write(other.stored.swapping_act(0, 1, hands=True))
    player.enter("\x1b")
    sheet = compare_both(player)
    assert sheet.theirs[-1] == "Seats swapped: Emi and Ben"
    player.enter("\n")
    assert len(player.desk.row_ids) == 1, "the win is not recorded for the player who sits there now"


@pytest.mark.parametrize("restored", [True, False])
def test_a_hand_in_a_match_deleted_elsewhere_restores_it(player: User, other: Desk, restored: bool) -> None:
    assert player.desk.undo()
    assert other.adopt_remote_match(player.stored, with_unrecorded=False)
    assert other.delete_match()
    assert not player.desk.record_event(Draw())
    sheet = compare_both(player)
    assert sheet.theirs == ["This match was deleted in another window."]
    player.click(player.button("Record it too" if restored else "Discard mine", sheet))
    assert player.window.failure is None
    assert (player.stored is not None) is restored
    assert [len(record.players) for record in player.ledger.matches()] == [4] * restored


def test_a_match_deleted_elsewhere_does_not_come_back(player: User, other: Desk) -> None:
    first = player.desk.record.id
    assert player.desk.start_match("arushiaru", {}, NAMES)
    assert other.continue_match(first + 1)
    assert player.desk.view_match(first)
    assert other.delete_match()
    player.window.show_screen("table")
    assert player.stored is None
    player.window.matches.continue_match(first + 1)
    assert player.stored is None
    assert player.window.notice.text == "This match was deleted in another window."


def test_a_match_played_elsewhere_cannot_be_deleted(player: User, other: Desk) -> None:
    assert player.desk.undo()
    assert other.adopt_remote_match(player.stored, with_unrecorded=False)
    assert other.record_event(Draw())
    player.window.run_command("delete_match")
    player.click(player.button("Show it…", player.window.foot))
    player.click(player.button("Continue", player.sheet(RemoteMatchSheet)))
    assert len(player.desk.row_ids) == 1
