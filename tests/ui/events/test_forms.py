# SPDX-License-Identifier: MIT
"""The table and the ledger use the same form for each kind of event."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from mahjong_desk.ledger.errors import LedgerDiskFull
from mahjong_desk.match import Match, replay
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    MatchEnd,
    PenaltyState,
    PenaltyTile,
    RiichiDeclaration,
    Shaozhuang,
    StickCorrection,
    Substitution,
)
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.events.event_form import EventFormWidget
from mahjong_desk.ui.events.hand_end_forms import DrawForm, tenpai_matters
from mahjong_desk.ui.events.registry import FORM_CLASSES, kind_names
from mahjong_desk.ui.kit.sheets.keyboard import mnemonic_of
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from mahjong_desk.ui.table.sheets import draw_sheet, event_sheet
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.events.forms import NAMES, begin, form_of, press
from tests.ui.widgets import label_texts

FIVE = MAHJONG.face_names.index("5m")


def open_at_table(window: MainWindow, kind: type[Event]) -> EventFormWidget[Any]:
    if kind is Draw:
        window.open_sheet(draw_sheet(window.desk.match.rules.draw_kinds[-1], window.desk, window))
    else:
        window.open_sheet(event_sheet(kind, window.desk, window))
    return form_of(window, FORM_CLASSES[kind])


def open_in_ledger(window: MainWindow, kind: type[Event]) -> EventFormWidget[Any]:
    """Opens the sheet for a new row of the ledger, and returns the form of the kind."""
    sheet = EditEventSheet(window.desk, window, None)
    window.open_sheet(sheet)
    press(window, sheet.kinds.chip(kind).key)
    form = form_of(window, FORM_CLASSES[kind])
    if isinstance(form, DrawForm) and form.kinds.isVisible():
        press(window, mnemonic_of(form.kinds.chip(window.desk.match.rules.draw_kinds[-1])))
    return form


def type_into(window: MainWindow, edit: QWidget, text: str) -> None:
    edit.setFocus()
    QTest.keyClicks(edit, text)
    window.sheet.setFocus()
    QApplication.processEvents()


def press_keys(keys: str) -> Callable[[MainWindow, Any], None]:
    """Returns a function that presses keys regardless of the form."""
    return lambda window, _form: press(window, keys)


def fill_adjustment(window: MainWindow, form: Any) -> None:
    type_into(window, form.deltas[0], "300")
    type_into(window, form.deltas[2], "-300")
    type_into(window, form.reason, "a stick was found")
    press(window, *[mnemonic_of(form.house.chip(True))] * 2)


def fill_substitution(window: MainWindow, form: Any) -> None:
    press(window, "2")
    type_into(window, form.name, "Emi")


def fill_dead_hand_reason(window: MainWindow, form: Any) -> None:
    press(window, "4", mnemonic_of(form.known_reasons.chip("discarded_wild")))


def fill_foul_reason(window: MainWindow, form: Any) -> None:
    press(window, "3")
    type_into(window, form.reason, "wrong wait")


def fill_foul_under_pao(window: MainWindow, form: Any) -> None:
    press(window, "3", mnemonic_of(form.extra_fields.marks.chip("under_pao")))


def fill_dead_penalty_tile(window: MainWindow, form: Any) -> None:
    press(window, "2", "5m", mnemonic_of(form.state.chip(PenaltyState.DEAD)))


@dataclass(frozen=True)
class Case:
    """One event and the input that fills its form."""

    ruleset: str
    fill: Callable[[MainWindow, Any], None]
    event: Event
    before: tuple[Event, ...] = ()


LIVE = PenaltyTile(player=1, tile=FIVE, state=PenaltyState.LIVE)
CASES = [
    Case("boo", press_keys("2"), Chombo(player=1)),
    Case("boo", fill_foul_reason, Chombo(player=2, reason="wrong wait")),
    Case("arushiaru", fill_foul_under_pao, Chombo(player=2, extra_fields={"under_pao": True})),
    Case("wsom", press_keys("455z"), Chombo(player=3, extra_fields={"tiles": (MAHJONG.face_names.index("5z"),) * 2})),
    Case("boo", press_keys("3"), Draw(kind="kyuushu_kyuuhai", extra_fields={"player": 2})),
    Case("shogi", press_keys("31"), Draw(tenpai=(0, 2))),
    Case("shogi", press_keys("3"), Draw(tenpai=(0, 2)), before=(RiichiDeclaration(player=0),)),
    Case("boo", press_keys("4"), DeadHand(player=3)),
    Case("beijing", fill_dead_hand_reason, DeadHand(player=3, reason="discarded_wild")),
    Case("wsom", press_keys("25m"), LIVE),
    Case("wsom", fill_dead_penalty_tile, PenaltyTile(player=1, tile=FIVE, state=PenaltyState.DEAD), before=(LIVE,)),
    Case("shogi", fill_adjustment, Adjustment(deltas=(300, 0, -300), reason="a stick was found")),
    Case("boo", fill_substitution, Substitution(player=1, name="Emi")),
    Case("boo", lambda window, form: type_into(window, form.honba, "2"), StickCorrection(honba=2)),
    Case("beijing", lambda window, form: type_into(window, form.reason, "late"), MatchEnd(reason="late")),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.ruleset}-{type(case.event).__name__}")
def test_table_and_ledger_forms_record_the_same_event(shared_window: MainWindow, case: Case) -> None:
    window = begin(shared_window, case.ruleset)
    desk = window.desk
    for event in case.before:
        assert desk.record_event(event)
    case.fill(window, open_at_table(window, type(case.event)))
    press(window, Qt.Key.Key_Return)
    assert desk.match.events == (*case.before, case.event)
    assert desk.undo()
    window.close_sheet()

    case.fill(window, open_in_ledger(window, type(case.event)))
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.sheet, EditConfirmationSheet)
    press(window, Qt.Key.Key_Return)
    assert desk.match.events == (*case.before, case.event)
    window.close_sheet()

    again = EditEventSheet(desk, window, desk.row_ids[-1], case.event)
    assert again.current_event() == case.event, "the fields show the recorded event"
    assert again.next.isEnabled()


@pytest.mark.parametrize(
    ("system", "kind", "keys", "problem"),
    [
        ("boo", Chombo, "", "Choose the player first."),
        ("boo", DeadHand, "", "Choose the player first."),
        ("wsom", PenaltyTile, "", "Choose the player first."),
        ("wsom", PenaltyTile, "3", "Choose the tile first."),
        ("boo", Substitution, "", "Choose the player first."),
        ("boo", Substitution, "3", "Enter the substitute’s name."),
        ("boo", StickCorrection, "", "No change"),
        ("boo", Adjustment, "", "No points changed yet"),
    ],
)
def test_enter_names_the_missing_field(
    shared_window: MainWindow, system: str, kind: type[Event], keys: str, problem: str
) -> None:
    window = begin(shared_window, system)
    for open_form in (open_at_table, open_in_ledger):
        open_form(window, kind)
        sheet = window.sheet
        press(window, keys, Qt.Key.Key_Return)
        assert window.sheet is sheet
        assert sheet.problem == problem


@pytest.mark.parametrize("open_form", [open_at_table, open_in_ledger])
def test_invalid_entries_are_explained(
    shared_window: MainWindow, open_form: Callable[[MainWindow, type[Event]], EventFormWidget[Any]]
) -> None:
    window = begin(shared_window, "boo")
    assert window.desk.record_event(DeadHand(player=1))
    open_form(window, DeadHand)
    press(window, "2")
    assert window.sheet.problem == "This hand is already dead."
    substitution = open_form(window, Substitution)
    press(window, "1")
    type_into(window, substitution.name, "chrysanthemu")  # type: ignore[attr-defined]
    assert "already used at this table" in window.sheet.problem
    assert not substitution.is_valid
    window.close_sheet()


@pytest.mark.parametrize("open_form", [open_at_table, open_in_ledger])
def test_only_possible_penalty_tiles_are_enabled(
    shared_window: MainWindow, open_form: Callable[[MainWindow, type[Event]], EventFormWidget[Any]]
) -> None:
    window = begin(shared_window, "wsom")
    assert window.desk.record_event(LIVE)
    form: Any = open_form(window, PenaltyTile)
    assert "Tile: click or type (e.g. 5m)" in label_texts(form)
    press(window, "5")
    assert "Tile: 5… and the suit" in label_texts(form)
    press(window, "\b")
    press(window, "2", mnemonic_of(form.state.chip(PenaltyState.CLEARED)))
    usable = [piece for piece, button in form.tiles.tiles.items() if button.isEnabled()]
    assert usable == [FIVE], "Ben has no other penalty tile"


def test_every_known_event_of_a_game_has_a_name() -> None:
    for ruleset in registry.all_rulesets():
        assert set(kind_names(ruleset)) == set(ruleset.known_events)
        assert all(kind_names(ruleset).values())


def test_unanswered_tenpai_of_a_draw_stays_unset(shared_window: MainWindow) -> None:
    window = begin(shared_window, "shogi")
    assert window.desk.record_event(Draw())
    sheet = EditEventSheet(window.desk, window, window.desk.row_ids[0], Draw())
    window.open_sheet(sheet)
    assert sheet.current_event() == Draw()
    press(window, "2")
    assert sheet.current_event() == Draw(tenpai=(1,))
    press(window, "2")
    assert sheet.current_event() == Draw(tenpai=())


def test_a_draw_asks_for_the_fields_of_its_kind(shared_window: MainWindow) -> None:
    window = begin(shared_window, "boo")
    sheet = EditEventSheet(window.desk, window, None)
    window.open_sheet(sheet)
    form = form_of(window, DrawForm)
    assert not form.extra_fields.groups["player"].isVisible()
    press(window, mnemonic_of(form.kinds.chip("kyuushu_kyuuhai")), "2")
    assert form.extra_fields.groups["player"].isVisible()
    assert sheet.current_event() == Draw(kind="kyuushu_kyuuhai", extra_fields={"player": 1})
    press(window, "2")
    assert sheet.current_event() == Draw(kind="kyuushu_kyuuhai"), "the player may be unknown"
    press(window, mnemonic_of(form.kinds.chip("exhaustive")))
    assert not form.extra_fields.groups["player"].isVisible()
    assert sheet.current_event() == Draw()


def test_a_recorded_correction_ignores_the_current_table(shared_window: MainWindow) -> None:
    window = begin(shared_window, "boo")
    for event in (StickCorrection(honba=2), StickCorrection(honba=1)):
        assert window.desk.record_event(event)
    sheet = EditEventSheet(window.desk, window, window.desk.row_ids[1], StickCorrection(honba=1))
    window.open_sheet(sheet)
    form: Any = sheet.form
    form.honba.setValue(2)
    assert sheet.current_event() == StickCorrection(honba=2), "the same as before the correction"
    form.deposit.setValue(100)
    assert sheet.current_event() == StickCorrection(honba=2, deposit=100)


def test_entries_of_a_kind_survive_choosing_another_kind(shared_window: MainWindow) -> None:
    window = begin(shared_window, "boo")
    sheet = EditEventSheet(window.desk, window, None)
    window.open_sheet(sheet)
    press(window, sheet.kinds.chip(DeadHand).key, "3")
    sheet.kinds.chip(RiichiDeclaration).click()
    assert sheet.current_event() is None
    press(window, sheet.kinds.chip(DeadHand).key)
    assert sheet.current_event() == DeadHand(player=2)


def test_tied_players_all_show_the_same_rank(shared_window: MainWindow) -> None:
    form = open_at_table(begin(shared_window, "wsom"), MatchEnd)
    labels = [label.text() for label in form.findChildren(QLabel)]
    assert [text for text in labels if text in NAMES] == list(NAMES)
    assert labels.count("1") == 4, "all are first"


@pytest.mark.parametrize(
    ("ruleset", "event"),
    [
        ("boo", RiichiDeclaration(player=2, note="at last")),
        ("boo", DeadHand(player=1, reason="two tiles too many")),
        ("boo", Draw(kind="kyuushu_kyuuhai", extra_fields={"player": 3})),
        # Longer and larger than a user would enter.
        ("boo", Chombo(player=1, reason="a" * 300)),
        ("boo", Adjustment(deltas=(5_000_000, -5_000_000, 0, 0))),
        ("boo", StickCorrection(honba=2_000, deposit=3_000_000)),
        ("beijing", Shaozhuang()),
        ("shogi", Draw(tenpai=())),
        ("shogi", Chombo(player=1, reason="noten_riichi")),
    ],
)
def test_a_form_keeps_the_values_of_its_event(shared_window: MainWindow, ruleset: str, event: Event) -> None:
    window = begin(shared_window, ruleset, {"shaozhuang_points": 10} if ruleset == "beijing" else {})
    before = [RiichiDeclaration(player=1)] if event == Chombo(player=1, reason="noten_riichi") else []
    assert window.desk.record_event(*before, event)
    assert EditEventSheet(window.desk, window, window.desk.row_ids[-1], event).current_event() == event


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_tenpai_is_asked_only_if_it_moves_points(ruleset: Ruleset) -> None:
    match = Match(ruleset.bind({}), {}, ("A", "B", "C", "D")[: ruleset.players[0]])
    # Only these games have noten payments.
    table = replay(match).table
    is_asked = any(tenpai_matters(match.rules, table, kind) for kind in match.rules.draw_kinds)
    assert is_asked is (ruleset.id in ("shogi", "riichi"))


def test_a_player_in_riichi_is_tenpai_even_if_no_points_move() -> None:
    rules = registry.get_ruleset("riichi").bind({"noten_payment": 0, "renchan": "agari"})
    table = rules.opening_table()
    assert not tenpai_matters(rules, table, "exhaustive")
    assert tenpai_matters(rules, table._replace(riichi=(1,)), "exhaustive")


def test_an_unsaved_foul_with_a_claim_says_why(shared_window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window = begin(shared_window, "beijing", {"chombo": "reverse"})
    open_at_table(window, Chombo)
    sheet: Any = window.sheet
    press(window, "2")
    assert sheet.claim is not None

    def refuse(*_events: Event) -> bool:
        window.desk.failed.emit(LedgerDiskFull(Path("club.mjdesk")))
        return False

    monkeypatch.setattr(window.desk, "record_event", refuse)
    assert not sheet.record()
    assert sheet.problem
    assert window.sheet is sheet
