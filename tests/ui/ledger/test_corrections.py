# SPDX-License-Identifier: MIT
"""Correcting names, swapped seats and notes in the window."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.people.person import identity_of
from mahjong_desk.club.stored_match import Edit
from mahjong_desk.interchange import read_event
from mahjong_desk.rules.model.events import Draw, RiichiDeclaration, Substitution
from mahjong_desk.ui.club_data import people_model_of
from mahjong_desk.ui.hand.hand_entry import restore_draft
from mahjong_desk.ui.ledger import LedgerScreen
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet, NoteSheet, RenameSheet
from mahjong_desk.ui.ledger.exchange_sheet import SwapInHandsSheet, SwapPlayersSheet, SwapSeatsSheet
from mahjong_desk.ui.ledger.history import HistorySheet
from tests.club.all_people import people_of
from tests.event_json import win, won
from tests.ui.player import User
from tests.ui.rulesets.playing import (
    CONTROL,
    draft_of,
    ledger_texts,
    record_from_menu,
    record_typed_win,
    ron,
    shown,
    sit_down,
    table,
    view_of,
)
from tests.ui.shared_window import SIZE

LEDGER = Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier


def test_a_misspelt_name_is_corrected_in_all_rows(guest: User) -> None:
    sit_down(guest, "arushiaru", names=("Aoi", "Bem", "Chie", "Dai"))
    record_typed_win(guest, 1, 3)
    record_from_menu(guest, "rename")
    sheet = guest.sheet(RenameSheet)
    guest.click(guest.button("Bem"))
    guest.enter("dai")
    assert "Another player at this table already has that name" in shown(sheet)
    sheet.name.selectAll()
    guest.enter("Ben\n")
    assert guest.desk.names() == ("Aoi", "Ben", "Chie", "Dai")
    guest.press(*LEDGER)
    assert ledger_texts(guest) == ["Ben from Dai"]
    assert guest.desk.undo()
    assert ledger_texts(guest) == ["Bem from Dai"]
    acts = [story.act for story in HistorySheet(guest.desk, guest.window).items]
    assert acts[:2] == ["Undone: Renamed: Bem is now Ben", "Renamed: Bem is now Ben"]
    assert guest.window.screen_widget("table").action_row.redo_button.name == "Renamed: Bem is now Ben"


def test_renaming_shows_which_player_gets_the_hands(guest: User, qtbot: QtBot) -> None:
    sit_down(guest, "arushiaru", names=("Aoi", "Ben", "Chie", "Gao"))
    sit_down(guest, "arushiaru", names=("Aoi", "Bem", "Chie", "Dai"))
    people = people_model_of(guest.desk)
    people.refresh()
    assert people.record(lambda register: register.add(people.people, "Ben", aliases=["Ben K"])) == ""
    assert people.record(lambda register: register.forget(people.people.person_for_name("Gao"))) == ""
    record_from_menu(guest, "rename")
    sheet = guest.sheet(RenameSheet)
    guest.click(guest.button("Bem"))
    meanings = {
        "Ben": "Several players have this name; Ben (playing since",
        "Ben K": "The hands count for Ben (has not played yet).",
        "Ivo": "Nobody else has this name.",
    }
    qtbot.waitUntil(lambda: not people.is_reading_matches)
    for name, meant in meanings.items():
        sheet.name.setText(name)
        assert meant in shown(sheet)
        assert (sheet.name.actions()[0].text() == "Correct name") == (name == "Ivo"), "a known player has a mark"
    sheet.name.setText("Gao")
    assert "The player of this name has been deleted; the hands would count for a former player." in shown(sheet)
    assert not sheet.main.isEnabled()
    sheet.name.setText("Ben K")
    guest.click(sheet.main)
    assert sheet.isHidden()
    assert people_of(guest.ledger).person(identity_of("Ben K")).matches == 1


def test_a_name_can_be_corrected_back_to_that_of_a_newcomer(guest: User) -> None:
    sit_down(guest, "arushiaru", names=("Aoi", "Ben", "Chie", "Dai"))
    PeopleRegister(guest.ledger).forget(people_of(guest.ledger).person_for_name("Ben"))
    sit_down(guest, "arushiaru", names=("Aoi", "Ben", "Chie", "Dai"))
    assert guest.desk.write(guest.desk.stored.renaming_act("Ben", "Bem"))
    record_from_menu(guest, "rename")
    sheet = guest.sheet(RenameSheet)
    guest.click(guest.button("Bem"))
    guest.enter("Ben\n")
    assert sheet.isHidden()
    assert people_of(guest.ledger).person_for_name("Ben").matches == 1


def test_texts_from_a_file_can_be_longer_than_typed_ones(guest: User) -> None:
    sit_down(guest, "arushiaru", names=("Aoi", "Ben" * 20, "Chie", "Dai"))
    assert guest.desk.record_event(Draw(note="long " * 200))
    record_from_menu(guest, "note")
    assert guest.sheet(NoteSheet).note.text() == "long " * 200
    guest.window.close_sheet()
    record_from_menu(guest, "rename")
    guest.sheet(RenameSheet).player.chip(1).click()
    assert guest.sheet(RenameSheet).name.text() == "Ben" * 20


def test_a_name_is_corrected_in_rows_recorded_meanwhile(guest: User) -> None:
    sit_down(guest, "arushiaru", names=("Aoi", "Bem", "Chie", "Dai"))
    record_from_menu(guest, "rename")
    guest.click(guest.button("Bem"))
    assert guest.desk.record_event(Substitution(player=1, name="Zoe"), Substitution(player=1, name="Bem"))
    guest.enter("Ben\n")
    assert guest.desk.names() == ("Aoi", "Ben", "Chie", "Dai")


def preview_swap(guest: User, meaning: str) -> SwapSeatsSheet:
    record_from_menu(guest, "exchange")
    choice = guest.sheet(SwapPlayersSheet)
    guest.enter("\n")
    assert choice.problem == "Choose two players."
    guest.enter("12")
    guest.click(guest.button(meaning))
    guest.click(guest.button("Preview changes"))
    return guest.sheet(SwapSeatsSheet)


def test_swapping_seats_keeps_the_hands_of_the_players(player: User) -> None:
    record_typed_win(player, 0, 3)
    sheet = preview_swap(player, "The hands are correct: the players sat the other way round")
    assert "Swap the seats of Aoi and Ben?" in sheet.windowTitle() + shown(sheet)
    assert {"3,360", "3,240"} <= set(player.texts(sheet.table))
    assert table(player).scores == (3360, 3000, 3000, 2640), "nothing changes before confirmation"
    player.click(sheet.main)
    assert (player.desk.names(), table(player).scores) == (("Ben", "Aoi", "Chie", "Dai"), (3000, 3240, 3000, 2760))
    assert player.desk.undo()
    assert player.desk.names() == ("Aoi", "Ben", "Chie", "Dai")
    player.click(preview_swap(player, "The seats are correct: only the names were swapped").main)
    assert table(player).scores == (3360, 3000, 3000, 2640)
    assert player.window.screen_widget("table").action_row.undo_button.name == "Names swapped: Aoi and Ben"
    player.press(*LEDGER)
    assert ledger_texts(player) == ["Ben from Dai"]


def test_a_half_typed_hand_follows_its_swapped_player(player: User) -> None:
    player.enter("w14")
    player.paste("[555z]123m")
    player.window.show_screen("table")
    player.click(preview_swap(player, "The hands are correct: the players sat the other way round").main)
    for winner in (1, 0):
        assert (draft_of(player).winner, draft_of(player).discarder) == (winner, 3)
        assert draft_of(player).melds[0].claimed_from == 3
        assert restore_draft(player.desk) == draft_of(player)
        assert player.desk.undo() is bool(winner)


def test_a_hand_typed_before_a_restart_follows_its_player(owner: User, tmp_path: Path) -> None:
    sit_down(owner, "arushiaru")
    owner.enter("w14")
    owner.window.close()
    owner.open_window(tmp_path / "club", SIZE)
    owner.click(preview_swap(owner, "The hands are correct: the players sat the other way round").main)
    assert restore_draft(owner.desk).winner == 1
    owner.window.close()
    owner.open_window(tmp_path / "club", SIZE)
    assert owner.desk.undo()
    assert draft_of(owner).winner == 0


def test_players_can_be_swapped_in_some_hands_only(player: User) -> None:
    for winner, discarder in ((0, 3), (0, 2), (1, 3), (0, 1), (2, 3)):
        record_typed_win(player, winner, discarder)
    before = player.stored.replay
    record_from_menu(player, "exchange")
    choice = player.sheet(SwapPlayersSheet)
    assert choice.first.toolTip() == choice.first.currentText(), "it may be elided"
    assert not choice.first.isEnabled()
    player.enter("12")
    player.click(player.button("Only in some hands"))
    choice.last.setCurrentIndex(0)
    choice.first.setCurrentIndex(1)
    assert choice.last.currentIndex() == 1, "the last hand cannot precede the first"
    choice.last.setCurrentIndex(0)
    assert choice.first.currentIndex() == 0
    choice.first.setCurrentIndex(1)
    choice.last.setCurrentIndex(3)
    assert "Both keep their seats." in shown(choice)
    player.click(choice.main)
    sheet = player.sheet(SwapInHandsSheet)
    assert "Swap Aoi and Ben from East 1 to " in sheet.windowTitle() + shown(sheet)
    assert player.stored.replay == before, "nothing changes before confirmation"
    player.click(sheet.main)
    assert player.desk.names() == ("Aoi", "Ben", "Chie", "Dai")
    player.press(*LEDGER)
    assert ledger_texts(player) == ["Aoi from Dai", "Ben from Chie", "Aoi from Dai", "Ben from Aoi", "Chie from Dai"]
    assert player.desk.undo(), "the swap is one step"
    assert player.stored.replay.table == before.table
    undone = HistorySheet(player.desk, player.window).items[0].act
    assert undone.startswith("Undone: Aoi from Chie, 360 again in place of Ben from Chie, 240; Undone: Ben from Dai, ")
    assert ledger_texts(player) == ["Aoi from Dai", "Aoi from Chie", "Ben from Dai", "Aoi from Ben", "Chie from Dai"]


def test_a_swap_in_hands_before_a_substitution_names_their_players(player: User) -> None:
    record_typed_win(player, 0, 2)
    assert player.desk.record_event(Substitution(player=1, name="Eri"))
    record_typed_win(player, 0, 2)
    record_from_menu(player, "exchange")
    choice = player.sheet(SwapPlayersSheet)
    player.enter("12")
    assert choice.players.texts()[:2] == ("Aoi", "Eri")
    player.click(player.button("Only in some hands"))
    assert choice.players.texts()[:2] == ("Aoi", "Ben")
    assert "everything entered for Aoi becomes Ben’s" in shown(choice)
    choice.first.setCurrentIndex(2)
    assert choice.players.texts()[:2] == ("Aoi", "Eri")
    choice.first.setCurrentIndex(0)
    choice.last.setCurrentIndex(0)
    player.click(choice.main)
    sheet = player.sheet(SwapInHandsSheet)
    assert "Swap Aoi and Ben from East 1 to East 1?" in shown(sheet)
    assert sheet.submit()
    assert player.window.notice.text == "Swapped Aoi and Ben in these hands. You can undo this."


def test_history_names_the_players_of_a_corrected_row(player: User) -> None:
    record_typed_win(player, 0, 2)
    assert player.desk.record_event(Substitution(player=1, name="Eri"))
    corrected = ron(0, 1), Substitution(player=2, name="Eri")
    for row_id, event in zip(player.desk.row_ids, corrected, strict=True):
        assert player.desk.edit([Edit.replace(row_id, event)])
    substitute, hand, *_ = HistorySheet(player.desk, player.window).items
    assert hand.details.startswith("from: Chie → Ben. ")
    assert substitute.details == "player: Ben → Chie."


def test_a_swap_that_invalidates_a_hand_is_refused(player: User) -> None:
    event = win(None, won(1, "123m456p789s22m45s", "6s", situation=["chiihou"]))
    assert player.desk.record_event(read_event(player.desk.match.rules, event))
    sheet = preview_swap(player, "The hands are correct: the players sat the other way round")
    assert not sheet.main.isEnabled()
    assert "East 1: Ben: self-draw" in shown(sheet)
    assert "Nothing was swapped." in shown(sheet)


def test_a_note_is_added_to_the_last_hand(player: User) -> None:
    record_typed_win(player, 1, 3)
    scores = table(player).scores
    assert player.desk.record_event(Substitution(player=0, name="Emi"))
    record_from_menu(player, "note")
    sheet = player.sheet(NoteSheet)
    assert "East 1: Ben from Dai, 240" in shown(sheet)
    player.enter("\n")
    assert sheet.problem == "Enter the note first."
    player.enter("with the last tile\n")
    assert (player.window.notice.text, table(player).scores) == ("Note saved.", scores)
    player.press(*LEDGER)
    screen = player.window.screen_widget("ledger")
    assert [line.note for line in screen.lines] == ["with the last tile", ""]
    screen.open_row(player.desk.row_ids[0])
    assert "Note: with the last tile" in shown(screen)
    assert "Note added: Ben from Dai, 240: with the last tile" in shown(screen)
    assert screen.lines[0].changed == "", "a note is not a correction"
    assert player.window.screen_widget("table").action_row.undo_button.name == "Note on East 1"
    player.click(player.button("Change the note…"))
    player.press(Qt.Key.Key_A, CONTROL)
    player.enter("\b\n")
    assert player.window.notice.text == "Note deleted."
    assert HistorySheet(player.desk, player.window).items[0].act == "Note removed: Ben from Dai, 240"
    assert [line.note for line in screen.lines] == ["", ""]
    assert player.desk.undo()
    assert [line.note for line in screen.lines] == ["with the last tile", ""]
    assert player.desk.undo()
    last, before = (story.act for story in HistorySheet(player.desk, player.window).items[:2])
    assert last == "Undone: Note added: Ben from Dai, 240: with the last tile"
    assert before == "Undone: Note removed: Ben from Dai, 240"


def test_a_match_without_hands_has_nothing_to_note_or_swap(player: User) -> None:
    record_from_menu(player, "note")
    assert player.window.sheet is None
    record_from_menu(player, "exchange")
    assert not player.sheet(SwapPlayersSheet).span.chip(True).isEnabled()


def _record_riichi_and_draw(guest: User) -> LedgerScreen:
    sit_down(guest, "riichi")
    for event in (RiichiDeclaration(player=3), Draw(tenpai=(3,))):
        assert guest.desk.record_event(event)
    guest.press(*LEDGER)
    return guest.window.screen_widget("ledger")


def test_a_riichi_belongs_to_the_row_of_its_hand(guest: User) -> None:
    ledger = _record_riichi_and_draw(guest)
    (row,) = ledger.list.rows
    assert (row.line.event_text, row.line.deltas) == ("Draw, Dai riichi", (-1000, -1000, -1000, 2000))
    assert guest.desk.record_event(RiichiDeclaration(player=0))
    assert [row.line.event_text for row in ledger.list.rows] == ["Draw, Dai riichi", "Riichi of Aoi"], "not over yet"
    ledger.open_row(guest.desk.row_ids[0])
    assert ledger.list.open_id == guest.desk.row_ids[1], "a riichi opens the row of its hand"


def test_a_riichi_is_corrected_from_the_row_of_its_hand(guest: User) -> None:
    _record_riichi_and_draw(guest).open_row(guest.desk.row_ids[1])
    guest.click(guest.button("Riichi of Dai…"))
    sheet = guest.sheet(EditEventSheet)
    guest.click(guest.button("Ben"))
    guest.click(sheet.next)
    guest.enter("\n")
    assert guest.desk.match.events[0] == RiichiDeclaration(player=1)


def test_a_riichi_is_deleted_alone_or_with_its_hand(guest: User) -> None:
    ledger = _record_riichi_and_draw(guest)
    ledger.open_row(guest.desk.row_ids[1])
    guest.click(guest.button("Riichi of Dai…"))
    guest.click(guest.button("Delete…"))
    guest.enter("\n")
    assert [type(event) for event in guest.desk.match.events] == [Draw]
    assert guest.desk.undo()
    ledger.open_row(guest.desk.row_ids[1])
    guest.click(guest.button("Delete…"))
    guest.enter("\n")
    assert guest.desk.match.events == ()
    assert guest.desk.undo()
    assert len(guest.desk.match.events) == 2, "both were deleted in one step"


def test_a_win_before_a_substitution_has_its_own_players(player: User) -> None:
    record_typed_win(player, 1, 3)
    assert player.desk.record_event(Substitution(player=1, name="Emi"))
    player.window.screen_widget("ledger").change_row(player.desk.row_ids[0])
    view = view_of(player)
    assert view.winner.chip(1).text() == "Ben"
    assert "Ben wins from Dai" in shown(view.result)
    assert "Emi" not in shown(view)
