# SPDX-License-Identifier: MIT
"""A riichi that was not entered when declared, but with the win or afterwards."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.rules.model.events import Adjustment, RiichiDeclaration, Win
from mahjong_desk.rules.model.hand import DORA, URA
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from mahjong_desk.ui.ledger.history import HistorySheet
from mahjong_desk.ui.picker.screen import PickerScreen
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import (
    CONTROL,
    SHIFT,
    assert_matches_replay,
    declare,
    rows,
    scores,
    shown,
    sit_down,
    undo_and_redo,
    view_of,
)

HANDS = {"boo": ("w24", "234m567m406p55z78s6s"), "shogi": ("w20", "pppppplL")}
IN_TIME = {"boo": (2000, 3280, 2000, 720), "shogi": (35, 50, 35)}
"""The scores if the riichi is entered when declared."""

PLAYERS = {"boo": NAMES, "shogi": NAMES[:3]}
EACH_RULESET = pytest.mark.parametrize("ruleset", HANDS)


def enter_hand(guest: User, ruleset: str) -> None:
    who, tiles = HANDS[ruleset]
    guest.enter(who)
    guest.paste(tiles)


def riichi_chip(guest: User) -> Chip:
    chip = view_of(guest).melds.situations.chip("riichi")
    assert isinstance(chip, Chip)
    return chip


@EACH_RULESET
def test_a_late_riichi_is_recorded_with_its_win(guest: User, qtbot: QtBot, tmp_path: Path, ruleset: str) -> None:
    sit_down(guest, ruleset, PLAYERS[ruleset])
    start = scores(guest)
    enter_hand(guest, ruleset)
    before = view_of(guest).result.gain.text
    guest.click(riichi_chip(guest))
    assert riichi_chip(guest).isChecked()
    result = view_of(guest).result
    assert scores(guest) == start, "nothing is recorded yet"
    assert "Ben’s riichi is recorded with it: stake " in shown(result)
    assert result.gain.text != before
    written = guest.stored.journal.length
    guest.enter("\n")
    assert guest.stored.journal.length == written + 1
    assert [type(event) for event in guest.stored.match.events] == [RiichiDeclaration, Win]
    assert scores(guest) == IN_TIME[ruleset]
    assert_matches_replay(guest)
    recorded = rows(guest)

    guest.press(Qt.Key.Key_Z, CONTROL)
    assert (rows(guest), scores(guest)) == ([], start)
    guest.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert rows(guest) == recorded
    guest.press(Qt.Key.Key_Z, CONTROL)
    guest.window.close()

    again = User(qtbot, tmp_path / "club")
    assert rows(again) == []
    again.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert rows(again) == recorded
    assert scores(again) == IN_TIME[ruleset]

    again.press(Qt.Key.Key_Z, CONTROL)
    again.window.show_screen("picker")
    assert (riichi_chip(again).isChecked(), riichi_chip(again).isEnabled()) == (True, True)
    again.enter("\n")
    assert rows(again) == recorded


def test_the_riichi_chip_applies_only_to_the_winner(guest: User) -> None:
    sit_down(guest, "boo")
    declare(guest, "Chie")
    guest.enter("w")
    assert not riichi_chip(guest).isEnabled()
    assert riichi_chip(guest).toolTip() == "Riichi: Choose the winner first"
    view = view_of(guest)
    guest.click(view.winner.chip(2))
    assert (riichi_chip(guest).isChecked(), riichi_chip(guest).isEnabled()) == (True, False)
    assert riichi_chip(guest).toolTip() == "Chie has already declared it"
    guest.click(view.winner.chip(1))
    assert not riichi_chip(guest).isChecked()
    guest.click(riichi_chip(guest))
    assert riichi_chip(guest).isChecked()
    guest.click(view.winner.chip(0))
    assert not riichi_chip(guest).isChecked(), "another winner has declared nothing"
    guest.click(riichi_chip(guest))
    guest.click(riichi_chip(guest))
    assert not riichi_chip(guest).isChecked()


def test_the_late_riichi_of_a_hand_survives_a_restart(guest: User, qtbot: QtBot, tmp_path: Path) -> None:
    sit_down(guest, "boo")
    guest.enter("w24234m567m406p55z")
    guest.click(riichi_chip(guest))
    guest.window.close()
    again = User(qtbot, tmp_path / "club")
    again.window.show_screen("picker")
    assert riichi_chip(again).isChecked()
    # If declared at the table meanwhile, it is not recorded twice.
    again.window.show_screen("table")
    declare(again, "Ben")
    again.window.show_screen("picker")
    assert not riichi_chip(again).isEnabled()
    again.enter("78s6s\n")
    assert [type(event) for event in again.stored.match.events] == [RiichiDeclaration, Win]
    undo_and_redo(again)


def test_riichi_needs_the_points_for_the_stake(guest: User) -> None:
    sit_down(guest, "boo")
    assert guest.desk.record_event(Adjustment(deltas=(1950, -1950, 0, 0), reason=None))
    guest.enter("w2")
    assert not riichi_chip(guest).isEnabled()
    assert "too few points" in riichi_chip(guest).toolTip()


@EACH_RULESET
def test_a_riichi_missing_before_an_earlier_win_is_inserted(guest: User, ruleset: str) -> None:
    sit_down(guest, ruleset, PLAYERS[ruleset])
    enter_hand(guest, ruleset)
    guest.enter("\n")
    before, written = rows(guest), guest.stored.journal.length
    guest.window.picker.edit_row(guest.desk.row_ids[0])
    guest.click(riichi_chip(guest))
    guest.click(guest.button("Correct…"))
    sheet = guest.sheet(EditConfirmationSheet)
    assert "Not valid" not in shown(sheet)
    assert "Riichi of Ben" in shown(sheet)
    guest.click(sheet.main)
    assert guest.stored.journal.length == written + 1
    assert scores(guest) == IN_TIME[ruleset]
    assert [type(event) for event in guest.stored.match.events] == [RiichiDeclaration, Win]
    guest.press(Qt.Key.Key_Z, CONTROL)
    assert rows(guest) == before
    guest.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert scores(guest) == IN_TIME[ruleset]


@EACH_RULESET
def test_a_riichi_inserted_before_a_win_changes_the_win_with_it(guest: User, ruleset: str) -> None:
    sit_down(guest, ruleset, PLAYERS[ruleset])
    enter_hand(guest, ruleset)
    guest.enter("\n")
    before = rows(guest)
    edit_sheet = EditEventSheet(guest.desk, guest.window, guest.desk.row_ids[0])
    guest.window.open_sheet(edit_sheet)
    guest.click(edit_sheet.kinds.chip(RiichiDeclaration))
    guest.click(guest.button("Ben"))
    guest.click(edit_sheet.next)
    sheet = guest.sheet(EditConfirmationSheet)
    assert "The win of Ben changes too" in shown(sheet)
    assert "Not valid" not in shown(sheet)
    guest.click(sheet.main)
    assert scores(guest) == IN_TIME[ruleset]
    guest.window.open_sheet(HistorySheet(guest.desk, guest.window))
    assert guest.sheet(HistorySheet).items[0].act.startswith("Inserted: Riichi of Ben; Corrected: Ben")
    guest.sheet(HistorySheet).reject()
    guest.press(Qt.Key.Key_Z, CONTROL)
    assert rows(guest) == before
    guest.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert scores(guest) == IN_TIME[ruleset]

    # Deleting the riichi also removes it from the win.
    guest.window.confirm_edits([Edit.delete(guest.desk.row_ids[0])])
    sheet = guest.sheet(EditConfirmationSheet)
    assert "The win of Ben changes too" in shown(sheet)
    guest.click(sheet.main)
    assert rows(guest) == before
    assert_matches_replay(guest)


def test_ura_dora_count_only_for_the_riichi_winner(guest: User) -> None:
    sit_down(guest, "riichi")
    assert guest.desk.record_event(RiichiDeclaration(player=1))
    guest.enter("w24" + "12322456m789p45s+6s" + "d1s")
    row = view_of(guest).melds.indicators[URA.id]
    assert row.chip.isEnabled()
    guest.enter("u9m")
    assert row.count.accessibleName() == "1 in the hand"
    place = guest.screen(PickerScreen)
    place.entry.add_winner()
    place.entry.choose_winner(2)
    assert not row.chip.isEnabled()
    assert row.chip.toolTip() == "Only with Riichi"
    assert [tile.name for tile in row.tiles] == ["9m"], "the indicator stays visible"
    assert row.count.text() == ""
    guest.enter("234567m345p22p45s\n")
    assert rows(guest)[-1] == (0, 3900 + 1000, 2000, -5900)
    event = guest.desk.replay.rows[-1].event
    assert isinstance(event, Win)
    hands = [winner.hand for winner in event.winners if winner.hand is not None]
    assert [len(hand.indicators.pieces_of(URA)) for hand in hands] == [1, 0]
    assert len({hand.indicators.pieces_of(DORA) for hand in hands}) == 1


def test_ura_indicators_are_removed_without_riichi(guest: User) -> None:
    sit_down(guest, "riichi")
    guest.enter("w24" + "12322456m789p45s+6s" + "d1s")
    view = view_of(guest)
    guest.click(view.melds.situations.chip("riichi"))
    guest.enter("u9m")
    assert [tile.name for tile in view.melds.indicators[URA.id].tiles] == ["9m"]
    guest.click(view.melds.situations.chip("riichi"))
    assert not view.melds.indicators[URA.id].tiles


def test_undo_keeps_a_riichi_declared_while_the_hand_was_typed(guest: User) -> None:
    sit_down(guest, "riichi")
    guest.enter("w2023m")
    guest.desk.record_event(RiichiDeclaration(player=1))
    entry = guest.screen(PickerScreen).entry
    entry.undo()
    assert (entry.draft.situation, entry.draft.concealed, entry.draft.unparsed_text) == (("riichi",), (), "23")
    assert guest.desk.undo()
    entry.redo()
    assert (entry.draft.situation, len(entry.draft.concealed)) == ((), 2)
