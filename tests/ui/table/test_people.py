# SPDX-License-Identifier: MIT
"""Who sits where during a match, what lies on the table, and notes: as players put them right in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.people import known_names
from mahjong_desk.interchange import read_event
from mahjong_desk.rules.events import Event, Sticks, Substitute, Win, Winner
from mahjong_desk.ui.events.sticks import SticksForm
from mahjong_desk.ui.events.substitute import SubstituteForm
from mahjong_desk.ui.ledger.change_sheet import ChangeSheet
from mahjong_desk.ui.ledger.exchange_sheet import ExchangedSheet, ExchangeSheet
from mahjong_desk.ui.ledger.note_sheet import NoteSheet
from mahjong_desk.ui.ledger.rename_sheet import RenameSheet
from mahjong_desk.ui.ledger.row_sheet import RowSheet
from tests.ui.events.forms import event_sheet_of, form_of
from tests.ui.player import Player
from tests.ui.rulesets.playing import begin, shown, table

LEDGER = Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Player:
    """Somebody before an empty ledger."""
    return Player(qtbot, tmp_path / "club")


def carry_out(player: Player, command: str) -> None:
    action = player.window.commands.actions[command]
    assert action.isEnabled()
    assert action.isVisible()
    action.trigger()


def won(player: Player, winner: int, discarder: int) -> None:
    """Records a win whose value was typed."""
    assert player.desk.record_event(Win(discarder=discarder, wins=(Winner(winner, value={"han": 1, "fu": 30}),)))


def told(player: Player) -> list[str]:
    place = player.window.place_widget("ledger")
    return [line.happened for line in place.lines]


def test_a_substitute_goes_on_with_the_score_and_earlier_hands_keep_the_name(player: Player) -> None:
    begin(player, "arushiaru")
    won(player, 1, 3)
    carry_out(player, "substitute")
    sheet, form = event_sheet_of(player.window), form_of(player.window, SubstituteForm)
    player.enter("2\n")
    assert sheet.complaint == "Type who comes."
    player.click(form.name)
    player.enter("Aoi")
    assert not sheet.record_button.isEnabled()
    assert "sits at the table already" in shown(sheet)
    form.name.selectAll()
    player.enter("Emi")
    assert "Emi goes on with the 3,240 of Ben" in shown(sheet)
    player.click(player.button("Record"))
    assert player.desk.names() == ("Aoi", "Emi", "Chie", "Dai")
    won(player, 1, 2)
    player.press(*LEDGER)
    assert told(player) == ["Ben from Dai", "Emi sits in for Ben", "Emi from Chie"]
    assert "Emi" in known_names(player.desk.ledger)


def test_the_result_belongs_to_who_sits_there_at_the_end(player: Player) -> None:
    begin(player, "arushiaru")
    carry_out(player, "substitute")
    player.click(player.button("Dai"))
    player.click(form_of(player.window, SubstituteForm).name)
    player.enter("Emi")
    player.click(player.button("Record"))
    won(player, 3, 0)
    carry_out(player, "end")
    player.click(player.button("End the match"))
    player.wait(lambda: player.window.sheet is not None and "Emi wins the match" in shown(player.window.sheet))
    assert player.window.sheet is not None
    assert "Emi sits in for Dai: the result is that of those who sat at the end." in shown(player.window.sheet)


def test_honba_and_deposit_are_put_right(player: Player) -> None:
    begin(player, "boo")
    player.enter("r2")
    carry_out(player, "sticks")
    sheet, form = event_sheet_of(player.window), form_of(player.window, SticksForm)
    assert form.honba is not None
    assert form.deposit is not None
    assert not sheet.record_button.isEnabled(), "nothing differs yet"
    form.deposit.setValue(0)
    assert "The riichi of this hand alone have laid 100 on the table." in shown(sheet)
    assert not sheet.record_button.isEnabled()
    form.deposit.setValue(300)
    form.honba.setValue(2)
    assert "The deposit changes by +200" in shown(sheet)
    player.click(player.button("Record"))
    assert (table(player).honba, table(player).deposit) == (2, 300)
    player.press(*LEDGER)
    assert told(player)[-1] == "Put right: honba 2, deposit 300"
    assert player.desk.undo()
    assert (table(player).honba, table(player).deposit) == (0, 100)


def test_a_game_without_honba_and_deposit_does_not_offer_them(player: Player) -> None:
    begin(player, "arushiaru")
    assert not player.window.commands.actions["sticks"].isVisible()
    assert player.window.commands.actions["substitute"].isVisible()


def test_only_honba_are_asked_for_where_nothing_is_deposited(player: Player) -> None:
    begin(player, "beijing")
    carry_out(player, "sticks")
    form = form_of(player.window, SticksForm)
    assert form.deposit is None
    assert form.honba is not None
    form.honba.setValue(2)
    player.click(player.button("Record"))
    assert table(player).honba == 2


def test_a_misspelt_name_is_put_right_everywhere(player: Player) -> None:
    begin(player, "arushiaru", names=("Aoi", "Bem", "Chie", "Dai"))
    won(player, 1, 3)
    carry_out(player, "rename")
    sheet = player.window.sheet
    assert isinstance(sheet, RenameSheet)
    player.click(player.button("Bem"))
    player.enter("dai")
    assert "Another player at the table has this name" in shown(sheet)
    sheet.name.selectAll()
    player.enter("Ben\n")
    assert player.desk.names() == ("Aoi", "Ben", "Chie", "Dai")
    player.press(*LEDGER)
    assert told(player) == ["Ben from Dai"]
    assert player.desk.undo()
    assert told(player) == ["Bem from Dai"]
    assert player.window.place_widget("table").action_row.redo_button.name == "Renamed: Bem is now Ben"


def exchange(player: Player, meaning: str) -> ExchangedSheet:
    carry_out(player, "exchange")
    asking = player.window.sheet
    assert isinstance(asking, ExchangeSheet)
    player.enter("\n")
    assert asking.complaint == "Choose two players."
    player.enter("12")
    player.click(player.button(meaning))
    player.click(player.button("Show what changes"))
    shown_next = player.window.sheet
    assert isinstance(shown_next, ExchangedSheet)
    return shown_next


def test_players_who_sat_the_other_way_round_keep_their_hands(player: Player) -> None:
    begin(player, "arushiaru")
    won(player, 0, 3)
    sheet = exchange(player, "The hands are right: they sat the other way round")
    assert "Exchange the seats of Aoi and Ben?" in sheet.windowTitle() + shown(sheet)
    assert {"3,360", "3,240"} <= set(player.texts(sheet.table))
    assert table(player).scores == (3360, 3000, 3000, 2640), "nothing is done before a yes"
    player.click(sheet.main)
    assert player.desk.names() == ("Ben", "Aoi", "Chie", "Dai")
    assert table(player).scores == (3000, 3240, 3000, 2760)
    assert player.desk.undo()
    assert player.desk.names() == ("Aoi", "Ben", "Chie", "Dai")


def test_names_alone_change_places(player: Player) -> None:
    begin(player, "arushiaru")
    won(player, 0, 3)
    player.click(exchange(player, "The seats are right: only the names were exchanged").main)
    assert player.desk.names() == ("Ben", "Aoi", "Chie", "Dai")
    assert table(player).scores == (3360, 3000, 3000, 2640)
    player.press(*LEDGER)
    assert told(player) == ["Ben from Dai"]


def test_an_exchange_that_a_hand_does_not_fit_is_not_made(player: Player) -> None:
    begin(player, "arushiaru")
    chi = {"kind": "chi", "tiles": "123m", "from": 0}
    hand = {"concealed": "456p789s22m45s", "melds": [chi], "winning_tile": "6s"}
    assert player.desk.match is not None
    event = {"type": "win", "from": 3, "wins": [{"winner": 1, "hand": hand}]}
    assert player.desk.record_event(read_event(player.desk.match.rules, event))
    sheet = exchange(player, "The hands are right: they sat the other way round")
    assert not sheet.main.isEnabled()
    assert "East 1: Ben from Dai" in shown(sheet)
    assert "Nothing is exchanged." in shown(sheet)


def test_a_note_stands_beside_the_last_hand(player: Player) -> None:
    begin(player, "arushiaru")
    won(player, 1, 3)
    scores = table(player).scores
    assert player.desk.record_event(Substitute(player=0, name="Emi"))
    carry_out(player, "note")
    sheet = player.window.sheet
    assert isinstance(sheet, NoteSheet)
    assert "East 1: Ben from Dai, 240" in shown(sheet)
    player.enter("with the last tile\n")
    assert table(player).scores == scores
    player.press(*LEDGER)
    place = player.window.place_widget("ledger")
    assert [line.note for line in place.lines] == ["with the last tile", ""]
    place.open_row(player.desk.row_ids[0])
    assert "Note: with the last tile" in shown(place)
    assert "Note added: Ben from Dai, 240: with the last tile" in shown(place)
    assert place.lines[0].changed == "", "no more than a note was changed"
    assert player.window.place_widget("table").action_row.undo_button.name == "Note on East 1"
    player.click(player.button("Change the note…"))
    player.click(player.button("Cancel"))
    assert player.desk.undo()
    assert [line.note for line in place.lines] == ["", ""]


def test_where_nothing_was_entered_there_is_nothing_to_note(player: Player) -> None:
    begin(player, "arushiaru")
    carry_out(player, "note")
    assert player.window.sheet is None


@pytest.mark.parametrize(
    ("ruleset", "event", "wanted"),
    [
        ("arushiaru", Substitute(player=1, name="Emy"), Substitute(player=1, name="Emi")),
        ("boo", Sticks(honba=1), Sticks(honba=1, deposit=200)),
    ],
)
def test_such_rows_are_written_anew_from_the_ledger(player: Player, ruleset: str, event: Event, wanted: Event) -> None:
    begin(player, ruleset)
    assert player.desk.record_event(event)
    player.press(*LEDGER)
    player.window.place_widget("ledger").change_row(player.desk.row_ids[0])
    sheet = player.window.sheet
    assert isinstance(sheet, RowSheet)
    assert sheet.event_now() == event
    form = sheet.form
    if isinstance(form, SubstituteForm):
        form.name.setText("Emi")
    else:
        assert isinstance(form, SticksForm)
        assert form.deposit is not None
        form.deposit.setValue(200)
    player.click(sheet.next)
    changes = player.window.sheet
    assert isinstance(changes, ChangeSheet)
    player.click(changes.main)
    assert player.desk.match is not None
    assert player.desk.match.events == (wanted,)
