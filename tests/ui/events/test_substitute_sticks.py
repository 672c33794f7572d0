# SPDX-License-Identifier: MIT
"""Substitutes, and what really lies on the table: entered at the table, written anew in the ledger."""

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.club.people.attendance import recent_names
from mahjong_desk.ui.events.simple_forms import SticksForm, SubstituteForm
from tests.ui.events.forms import event_sheet_of, form_of
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import ledger_texts, record_from_menu, record_typed_win, shown, table

LEDGER = Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier


def test_a_substitute_takes_over_the_score(guest: User) -> None:
    assert guest.desk.start_match("arushiaru", {}, NAMES)
    record_typed_win(guest, 1, 3)
    record_from_menu(guest, "substitute")
    sheet, form = event_sheet_of(guest.window), form_of(guest.window, SubstituteForm)
    guest.enter("2\n")
    assert sheet.problem == "Enter the substitute’s name."
    guest.click(form.name)
    guest.enter("Aoi")
    assert not sheet.record_button.isEnabled()
    assert "already used at this table" in shown(sheet)
    form.name.selectAll()
    guest.enter("Emi")
    assert "Emi takes over Ben’s 3,240" in shown(sheet)
    guest.click(guest.button("Record"))
    assert guest.desk.names() == ("Aoi", "Emi", "Chie", "Dai")
    record_typed_win(guest, 1, 2)
    guest.press(*LEDGER)
    assert ledger_texts(guest) == ["Ben from Dai", "Emi sits in for Ben", "Emi from Chie"]
    assert "Emi" in recent_names(guest.desk.ledger)


@pytest.mark.parametrize("spelling", ["ＡＯＩ", "A\u200boi", "aoi "])
def test_a_seated_player_is_known_under_any_spelling(guest: User, spelling: str) -> None:
    assert guest.desk.start_match("arushiaru", {}, NAMES)
    record_from_menu(guest, "substitute")
    sheet, form = event_sheet_of(guest.window), form_of(guest.window, SubstituteForm)
    guest.enter("2")
    form.name.setText(spelling)
    assert "already used at this table" in shown(sheet)
    assert not sheet.record_button.isEnabled()
    form.name.setText("\u200b")
    assert not sheet.record_button.isEnabled()


def test_the_result_belongs_to_who_sits_there_at_the_end(guest: User) -> None:
    assert guest.desk.start_match("arushiaru", {}, NAMES)
    record_from_menu(guest, "substitute")
    guest.click(guest.button("Dai"))
    guest.click(form_of(guest.window, SubstituteForm).name)
    guest.enter("Emi")
    guest.click(guest.button("Record"))
    record_typed_win(guest, 3, 0)
    record_from_menu(guest, "end")
    guest.click(guest.button("End match"))
    guest.wait(lambda: guest.window.sheet is not None and "Emi wins the match" in shown(guest.window.sheet))
    assert "Emi sits in for Dai: the result goes to the players seated at the end." in shown(guest.window.sheet)


def test_honba_and_deposit_are_put_right(guest: User) -> None:
    assert guest.desk.start_match("boo", {}, NAMES)
    guest.enter("r2")
    record_from_menu(guest, "sticks")
    sheet, form = event_sheet_of(guest.window), form_of(guest.window, SticksForm)
    assert not sheet.record_button.isEnabled(), "nothing differs yet"
    form.deposit.setValue(0)
    assert "The riichi sticks of this hand already make 100." in shown(sheet)
    assert not sheet.record_button.isEnabled()
    form.deposit.setValue(300)
    form.honba.setValue(2)
    assert "Riichi sticks change by +200" in shown(sheet)
    guest.click(guest.button("Record"))
    assert (table(guest).honba, table(guest).deposit) == (2, 300)
    guest.press(*LEDGER)
    assert ledger_texts(guest)[-1] == "Corrected: honba 2, riichi sticks 300"
    assert guest.desk.undo()
    assert (table(guest).honba, table(guest).deposit) == (0, 100)


def test_a_game_without_honba_and_deposit_does_not_offer_them(guest: User) -> None:
    assert guest.desk.start_match("arushiaru", {}, NAMES)
    assert not guest.window.commands.actions["sticks"].isVisible()
    assert guest.window.commands.actions["substitute"].isVisible()


def test_only_honba_are_asked_for_where_nothing_is_deposited(guest: User) -> None:
    assert guest.desk.start_match("beijing", {}, NAMES)
    record_from_menu(guest, "sticks")
    form = form_of(guest.window, SticksForm)
    assert form.deposit is None
    form.honba.setValue(2)
    guest.click(guest.button("Record"))
    assert table(guest).honba == 2
