# SPDX-License-Identifier: MIT
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.entry.draft import Draft
from mahjong_desk.rules.model.events import Adjustment, Draw, PaoEntry
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import CONTROL, SHIFT, draft_of, rows


def record_common_win(player: User) -> None:
    player.enter("w23")
    player.paste("12322m456p789456s")
    player.enter("\n")


def record_daisangen(player: User) -> None:
    """Records a self-drawn win of Ben for which Dai is responsible."""
    player.enter("w20")
    player.paste("23m99p+1m[555z1][666z3][777z4]")
    player.enter("y\n")


def test_the_correct_link_stays_visible_and_in_place(player: User) -> None:
    strip = player.window.screen_widget("table").strip
    positions = set()
    for _hand in range(9):
        player.enter("d")
        QApplication.processEvents()
        positions.add(strip.correct_link.mapTo(player.window, QPoint()).toTuple())
        assert strip.rect().contains(strip.correct_link.geometry())
    assert len(strip.rows) == 5 < len(rows(player)), "there are more hands than are shown"
    assert len(positions) == 1, positions


def test_one_key_opens_the_last_hand_in_the_picker(player: User) -> None:
    record_daisangen(player)
    player.enter("e")
    assert player.window.current_screen == "picker"
    draft = draft_of(player)
    assert draft.pao == (PaoEntry(3, "daisangen"),)
    assert draft.self_drawn
    assert len(draft.melds) == 3
    assert player.window.screen_widget("picker").entry.assessment.can_record
    assert player.desk.record_event(Adjustment(deltas=(10, -10, 0, 0)))
    assert player.window.current_screen == "picker", "it stays open when another entry arrives"
    assert player.window.screen_widget("picker").entry.edited_row is not None


def test_correcting_a_draw_opens_its_sheet(player: User) -> None:
    assert player.desk.record_event(Draw())
    player.enter("e")
    assert player.window.current_screen == "table"
    assert player.window.sheet is not None


def test_a_riichi_is_no_last_hand_to_correct(guest: User) -> None:
    assert guest.desk.start_match("riichi", {}, NAMES, None)
    guest.enter("r1e")
    assert guest.window.sheet is None
    assert not guest.window.screen_widget("table").strip.correct_link.isVisible()


def test_an_undone_win_is_ready_in_the_picker(player: User) -> None:
    record_daisangen(player)
    before = rows(player)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert rows(player) == []
    player.enter("w")
    assert draft_of(player).pao == (PaoEntry(3, "daisangen"),)
    player.enter("\n")
    assert rows(player) == before


def test_an_undone_win_is_in_the_picker_after_a_restart(player: User, qtbot: QtBot, tmp_path: Path) -> None:
    record_common_win(player)
    player.press(Qt.Key.Key_Z, CONTROL)
    record = player.desk.record
    player.window.close()
    again = User(qtbot, tmp_path / "club")
    assert again.desk.continue_match(record.id)
    again.window.picker.new_win()
    assert draft_of(again).winner == 1
    assert draft_of(again).discarder == 2


def test_undo_and_redo_keep_the_half_typed_next_hand(player: User) -> None:
    record_common_win(player)
    player.enter("w4" + "1" + "123m")
    typed = draft_of(player)
    player.window.show_screen("table")
    player.press(Qt.Key.Key_Z, CONTROL)
    assert draft_of(player).winner == 1
    player.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert draft_of(player) == typed


@pytest.mark.parametrize("inserts", [True, False])
def test_an_edit_of_an_earlier_row_keeps_the_half_typed_hand(player: User, inserts: bool) -> None:
    player.enter("dd" + "w41" + "123m")
    typed, first = draft_of(player), player.desk.row_ids[0]
    assert player.desk.edit([Edit.insert(first, Draw()) if inserts else Edit.delete(first)])
    assert draft_of(player) == typed
    assert player.desk.record_event(Draw())
    assert draft_of(player) == Draft()


def test_undoing_a_draw_leaves_the_picker_empty(player: User) -> None:
    assert player.desk.record_event(Draw())
    player.press(Qt.Key.Key_Z, CONTROL)
    player.enter("w")
    assert draft_of(player) == Draft()


def test_typing_another_win_replaces_an_undone_one(player: User) -> None:
    record_common_win(player)
    player.press(Qt.Key.Key_Z, CONTROL)
    player.enter("w4" + "1" + "12m")
    draft = draft_of(player)
    assert (draft.winner, draft.discarder, len(draft.pieces)) == (3, 0, 2)
    for _step in range(4):
        player.press(Qt.Key.Key_Z, CONTROL)
    assert len(draft_of(player).pieces) == 14, "undo restores it step by step"


def test_an_undone_win_can_be_edited_with_backspace(player: User) -> None:
    record_common_win(player)
    player.press(Qt.Key.Key_Z, CONTROL)
    player.enter("w\x1b\b\b" + "46s")
    assert len(draft_of(player).pieces) == 14
    assert draft_of(player).winner == 1
