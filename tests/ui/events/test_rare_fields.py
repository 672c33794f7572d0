# SPDX-License-Identifier: MIT
"""Substitutes, stick corrections and the extra fields of draws and fouls."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.people.attendance import recent_players
from mahjong_desk.match import Match, replay
from mahjong_desk.rules.model.events import Chombo, Draw, Event, Substitution
from mahjong_desk.ui.events.event_form import EventContext
from mahjong_desk.ui.events.hand_end_forms import ChomboForm, DrawForm, needs_form
from mahjong_desk.ui.events.registry import FORM_CLASSES, SticksForm, SubstituteForm
from mahjong_desk.ui.text.event_fields import event_fields
from mahjong_desk.ui.text.events import event_annotations, event_text
from tests.rules.penny_with_fields import RULESET
from tests.ui.events.forms import event_sheet_of, form_of
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import ledger_texts, record_from_menu, record_typed_win, shown, table

LEDGER = Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier


def test_a_substitute_takes_over_the_score(player: User) -> None:
    record_typed_win(player, 1, 3)
    record_from_menu(player, "substitute")
    player.enter("2")
    player.click(form_of(player.window, SubstituteForm).name)
    player.enter("Emi")
    assert "Emi takes over Ben’s 3,240" in shown(player.window.sheet)
    player.click(player.button("Record"))
    assert player.desk.names() == ("Aoi", "Emi", "Chie", "Dai")
    record_typed_win(player, 1, 2)
    player.press(*LEDGER)
    assert ledger_texts(player) == ["Ben from Dai", "Emi sits in for Ben", "Emi from Chie"]
    assert "Emi" in recent_players(player.desk.ledger)


@pytest.mark.parametrize("spelling", ["ＡＯＩ", "A\u200boi", "aoi "])
def test_a_seated_player_is_recognised_in_any_spelling(player: User, spelling: str) -> None:
    record_from_menu(player, "substitute")
    sheet, form = event_sheet_of(player.window), form_of(player.window, SubstituteForm)
    player.enter("2")
    form.name.setText(spelling)
    assert "already used at this table" in shown(sheet)
    assert not sheet.record_button.isEnabled()
    form.name.setText("\u200b")
    assert not sheet.record_button.isEnabled()


def test_the_result_goes_to_the_substitute(player: User) -> None:
    assert player.desk.record_event(Substitution(player=3, name="Emi"))
    record_typed_win(player, 3, 0)
    record_from_menu(player, "end")
    player.click(player.button("End match"))
    player.wait(lambda: player.window.sheet is not None and "Emi wins the match" in shown(player.window.sheet))
    assert "Emi sits in for Dai: the result goes to the players seated at the end." in shown(player.window.sheet)


def test_honba_and_deposit_can_be_corrected(guest: User) -> None:
    assert guest.desk.start_match("boo", {}, NAMES)
    guest.enter("r2")
    record_from_menu(guest, "sticks")
    sheet, form = event_sheet_of(guest.window), form_of(guest.window, SticksForm)
    assert not sheet.record_button.isEnabled(), "nothing is changed yet"
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


def test_a_game_without_honba_and_deposit_does_not_offer_them(player: User) -> None:
    assert not player.window.commands.actions["sticks"].isVisible()
    assert player.window.commands.actions["substitute"].isVisible()


def test_a_game_without_a_deposit_asks_only_for_honba(guest: User) -> None:
    assert guest.desk.start_match("beijing", {}, NAMES)
    record_from_menu(guest, "sticks")
    form = form_of(guest.window, SticksForm)
    assert form.deposit is None
    form.honba.setValue(2)
    guest.click(guest.button("Record"))
    assert table(guest).honba == 2


MATCH = Match(RULESET.bind({}), {}, ("Aoi", "Ben", "Chie", "Dai"))


def lone_form(qtbot: QtBot, kind: type[Event], event: Event | None = None) -> Any:
    """Returns the form for a kind of event, filled from ``event`` if given."""
    form = FORM_CLASSES[kind](EventContext(MATCH, replay(MATCH).table), event)
    qtbot.addWidget(form)
    return form


def test_draws_name_one_player_or_several(qtbot: QtBot) -> None:
    form: DrawForm = lone_form(qtbot, Draw)
    lucky, caller = form.extra_fields.groups["lucky"], form.extra_fields.groups["caller"]
    assert (lucky.isVisibleTo(form), caller.isVisibleTo(form)) == (True, False)
    for seat in (2, 0):
        lucky.chip(seat).click()
    assert form.current_event() == Draw(extra_fields={"lucky": (0, 2)})
    form.kinds.chip("abandoned").click()
    assert (lucky.isVisibleTo(form), caller.isVisibleTo(form)) == (False, True)
    assert form.current_event() == Draw(kind="abandoned")
    caller.chip(0).click()
    assert form.current_event() == Draw(kind="abandoned", extra_fields={"caller": 0})


def test_a_draw_has_a_form_only_if_its_kind_has_fields() -> None:
    assert needs_form(MATCH.rules, MATCH.rules.opening_table(), "exhaustive")
    assert not needs_form(MATCH.rules, MATCH.rules.opening_table(), "washed out")


def test_a_foul_asks_for_the_fields_of_its_kind(qtbot: QtBot) -> None:
    form: ChomboForm = lone_form(qtbot, Chombo)
    points, receiver = form.extra_fields.groups["points"], form.extra_fields.groups["to"]
    form.player.chip(1).click()
    assert form.current_event() == Chombo(player=1)
    assert not points.isVisibleTo(form)
    form.extra_fields.groups["foul"].chip("penalty").click()
    assert points.isVisibleTo(form)
    assert form.current_event() is None
    assert form.missing_text() == "Still needed: points"
    points.chip(30).click()
    assert form.current_event() == Chombo(player=1, extra_fields={"foul": "penalty", "points": 30})
    assert not receiver.chip(1).isEnabled()
    assert receiver.chip(1).toolTip() == "Nobody pays themselves."
    receiver.chip(0).click()
    form.extra_fields.numbers["counted"].setValue(45)
    fields = {"foul": "penalty", "points": 30, "to": 0, "counted": 45}
    assert form.current_event() == Chombo(player=1, extra_fields=fields)
    form.extra_fields.groups["foul"].chip("slip").click()
    assert form.current_event() == Chombo(player=1, extra_fields={"counted": 45})


@pytest.mark.parametrize(
    "event",
    [
        Draw(extra_fields={"lucky": ()}),
        Draw(extra_fields={"lucky": (1, 3)}),
        Draw(kind="abandoned", extra_fields={"caller": 0}),
        Chombo(player=0, extra_fields={"foul": "slip"}),
        Chombo(player=0, extra_fields={"foul": "penalty", "points": 5, "to": "house"}),
        Chombo(player=0, extra_fields={"foul": "penalty", "points": 5, "to": 3, "counted": 0}),
    ],
)
def test_a_form_returns_the_recorded_event_unchanged(qtbot: QtBot, event: Event) -> None:
    assert lone_form(qtbot, type(event), event).current_event() == event


def test_extra_fields_are_written_in_words() -> None:
    names = MATCH.players
    foul = Chombo(player=0, extra_fields={"foul": "penalty", "points": 5, "to": 3})
    assert event_text(foul, names, RULESET).endswith(": penalty")
    assert event_annotations(RULESET, foul, names) == ("points: 5", "to: Dai")
    assert event_annotations(RULESET, Draw(extra_fields={"lucky": (0, 3)}), names) == ("lucky: Aoi, Dai",)
    assert event_fields(Draw(extra_fields={"lucky": (0, 3)}), names, MATCH.rules)["lucky"] == "Aoi, Dai"
    assert event_fields(foul, names, MATCH.rules)["points"] == "5"
