# SPDX-License-Identifier: MIT
"""Substitutes, and what really lies on the table: entered at the table, written anew in the ledger."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.people.attendance import recent_names
from mahjong_desk.rules.model.events import Event, StickCorrection, Substitution
from mahjong_desk.ui.events.simple_forms import SticksForm, SubstituteForm
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.events.forms import event_sheet_of, form_of
from tests.ui.player import User
from tests.ui.rulesets.playing import NAMES, ledger_texts, record_from_menu, record_typed_win, shown, table
from tests.ui.shared_window import open_another

LEDGER = Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow, tmp_path: Path) -> User:
    """Somebody before an empty ledger, which knows no names yet."""
    open_another(shared_window, tmp_path / "club")
    return User(qtbot, shared_window)


def test_a_substitute_takes_over_the_score(player: User) -> None:
    assert player.desk.start_match("arushiaru", {}, NAMES)
    record_typed_win(player, 1, 3)
    record_from_menu(player, "substitute")
    sheet, form = event_sheet_of(player.window), form_of(player.window, SubstituteForm)
    player.enter("2\n")
    assert sheet.problem == "Enter the substitute’s name."
    player.click(form.name)
    player.enter("Aoi")
    assert not sheet.record_button.isEnabled()
    assert "already used at this table" in shown(sheet)
    form.name.selectAll()
    player.enter("Emi")
    assert "Emi takes over Ben’s 3,240" in shown(sheet)
    player.click(player.button("Record"))
    assert player.desk.names() == ("Aoi", "Emi", "Chie", "Dai")
    record_typed_win(player, 1, 2)
    player.press(*LEDGER)
    assert ledger_texts(player) == ["Ben from Dai", "Emi sits in for Ben", "Emi from Chie"]
    assert "Emi" in recent_names(player.desk.ledger)


@pytest.mark.parametrize("spelling", ["ＡＯＩ", "A\u200boi", "aoi "])
def test_a_seated_player_is_known_under_any_spelling(player: User, spelling: str) -> None:
    assert player.desk.start_match("arushiaru", {}, NAMES)
    record_from_menu(player, "substitute")
    sheet, form = event_sheet_of(player.window), form_of(player.window, SubstituteForm)
    player.enter("2")
    form.name.setText(spelling)
    assert "already used at this table" in shown(sheet)
    assert not sheet.record_button.isEnabled()
    form.name.setText("\u200b")
    assert not sheet.record_button.isEnabled()


def test_the_result_belongs_to_who_sits_there_at_the_end(player: User) -> None:
    assert player.desk.start_match("arushiaru", {}, NAMES)
    record_from_menu(player, "substitute")
    player.click(player.button("Dai"))
    player.click(form_of(player.window, SubstituteForm).name)
    player.enter("Emi")
    player.click(player.button("Record"))
    record_typed_win(player, 3, 0)
    record_from_menu(player, "end")
    player.click(player.button("End match"))
    player.wait(lambda: player.window.sheet is not None and "Emi wins the match" in shown(player.window.sheet))
    assert player.window.sheet is not None
    assert "Emi sits in for Dai: the result goes to the players seated at the end." in shown(player.window.sheet)


def test_honba_and_deposit_are_put_right(player: User) -> None:
    assert player.desk.start_match("boo", {}, NAMES)
    player.enter("r2")
    record_from_menu(player, "sticks")
    sheet, form = event_sheet_of(player.window), form_of(player.window, SticksForm)
    assert not sheet.record_button.isEnabled(), "nothing differs yet"
    form.deposit.setValue(0)
    assert "The riichi sticks of this hand already make 100." in shown(sheet)
    assert not sheet.record_button.isEnabled()
    form.deposit.setValue(300)
    form.honba.setValue(2)
    assert "Riichi sticks change by +200" in shown(sheet)
    player.click(player.button("Record"))
    assert (table(player).honba, table(player).deposit) == (2, 300)
    player.press(*LEDGER)
    assert ledger_texts(player)[-1] == "Corrected: honba 2, riichi sticks 300"
    assert player.desk.undo()
    assert (table(player).honba, table(player).deposit) == (0, 100)


def test_a_game_without_honba_and_deposit_does_not_offer_them(player: User) -> None:
    assert player.desk.start_match("arushiaru", {}, NAMES)
    assert not player.window.commands.actions["sticks"].isVisible()
    assert player.window.commands.actions["substitute"].isVisible()


def test_only_honba_are_asked_for_where_nothing_is_deposited(player: User) -> None:
    assert player.desk.start_match("beijing", {}, NAMES)
    record_from_menu(player, "sticks")
    form = form_of(player.window, SticksForm)
    assert form.deposit is None
    form.honba.setValue(2)
    player.click(player.button("Record"))
    assert table(player).honba == 2


@pytest.mark.parametrize(
    ("ruleset", "event", "wanted"),
    [
        ("arushiaru", Substitution(player=1, name="Emy"), Substitution(player=1, name="Emi")),
        ("boo", StickCorrection(honba=1), StickCorrection(honba=1, deposit=200)),
    ],
)
def test_such_rows_are_written_anew_from_the_ledger(player: User, ruleset: str, event: Event, wanted: Event) -> None:
    assert player.desk.start_match(ruleset, {}, NAMES)
    assert player.desk.record_event(event)
    player.press(*LEDGER)
    player.window.screen_widget("ledger").change_row(player.desk.row_ids[0])
    sheet = player.sheet(EditEventSheet)
    assert sheet.event_now() == event
    form = sheet.form
    if isinstance(form, SubstituteForm):
        form.name.setText("Emi")
    else:
        assert isinstance(form, SticksForm)
        form.deposit.setValue(200)
    player.click(sheet.next)
    changes = player.sheet(EditConfirmationSheet)
    player.click(changes.main)
    assert player.desk.match.events == (wanted,)
