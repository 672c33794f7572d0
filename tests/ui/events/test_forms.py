# SPDX-License-Identifier: MIT
"""One form for each kind of event: the table and the ledger ask the same, as the rules say."""

from collections.abc import Callable, Mapping, Sequence
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
from mahjong_desk.rules.model.options import OptionValue
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
from tests.ui.events.forms import form_of, press
from tests.ui.player import NAMES

FIVE = MAHJONG.face_names.index("5m")
SYSTEMS = [ruleset.id for ruleset in registry.all_rulesets()]


@pytest.fixture
def begin(shared_window: MainWindow) -> Callable[..., MainWindow]:
    """Begins a match in a small window."""

    def opened(ruleset: str, options: Mapping[str, OptionValue] | None = None) -> MainWindow:
        players = registry.get_ruleset(ruleset).players[0]
        assert shared_window.desk.start_match(ruleset, options or {}, NAMES[:players], "Thursday")
        shared_window.resize(1180, 640)
        return shared_window

    return opened


def at_the_table(window: MainWindow, kind: type[Event]) -> EventFormWidget[Any]:
    if kind is Draw:
        window.open_sheet(draw_sheet(window.desk.match.rules.draw_kinds[-1], window.desk, window))
    else:
        window.open_sheet(event_sheet(kind, window.desk, window))
    return form_of(window, FORM_CLASSES[kind])


def in_the_ledger(window: MainWindow, kind: type[Event]) -> EventFormWidget[Any]:
    """Opens the sheet on which the ledger asks for a further row, and chooses the kind; returns its form."""
    sheet = EditEventSheet(window.desk, window, None)
    window.open_sheet(sheet)
    press(window, sheet.kinds.chip(kind).key)
    form = form_of(window, FORM_CLASSES[kind])
    if isinstance(form, DrawForm) and form.kinds.isVisible():
        press(window, mnemonic_of(form.kinds.chip(window.desk.match.rules.draw_kinds[-1])))
    return form


def typed(window: MainWindow, edit: QWidget, text: str) -> None:
    edit.setFocus()
    QTest.keyClicks(edit, text)
    window.sheet.setFocus()
    QApplication.processEvents()


def digit(keys: str) -> Callable[[MainWindow, Any], None]:
    """Returns what presses keys that mean the same wherever the keyboard is."""
    return lambda window, _form: press(window, keys)


def corrected(window: MainWindow, form: Any) -> None:
    typed(window, form.deltas[0], "300")
    typed(window, form.deltas[2], "-300")
    typed(window, form.reason, "a stick was found")


def sits_in(window: MainWindow, form: Any) -> None:
    press(window, "2")
    typed(window, form.name, "Emi")


def dead_for_a_reason(window: MainWindow, form: Any) -> None:
    press(window, "4", mnemonic_of(form.known_reasons.chip("discarded_wild")))


def foul_in_words(window: MainWindow, form: Any) -> None:
    press(window, "3")
    typed(window, form.reason, "wrong wait")


def foul_under_pao(window: MainWindow, form: Any) -> None:
    press(window, "3", mnemonic_of(form.extra_fields.marks.chip("under_pao")))


def dead_penalty(window: MainWindow, form: Any) -> None:
    press(window, "2", "5m", mnemonic_of(form.state.chip(PenaltyState.DEAD)))


@dataclass(frozen=True)
class Case:
    """What is entered in a form."""

    ruleset: str
    fill: Callable[[MainWindow, Any], None]
    event: Event
    before: tuple[Event, ...] = ()


LIVE = PenaltyTile(player=1, tile=FIVE, state=PenaltyState.LIVE)
CASES = [
    Case("boo", digit("2"), Chombo(player=1)),
    Case("boo", foul_in_words, Chombo(player=2, reason="wrong wait")),
    Case("arushiaru", foul_under_pao, Chombo(player=2, extra_fields={"under_pao": True})),
    Case("wsom", digit("455z"), Chombo(player=3, extra_fields={"tiles": (MAHJONG.face_names.index("5z"),) * 2})),
    Case("boo", digit("3"), Draw(kind="kyuushu_kyuuhai", extra_fields={"player": 2})),
    Case("shogi", digit("31"), Draw(tenpai=(0, 2))),
    Case("shogi", digit("3"), Draw(tenpai=(0, 2)), before=(RiichiDeclaration(player=0),)),
    Case("boo", digit("4"), DeadHand(player=3)),
    Case("beijing", dead_for_a_reason, DeadHand(player=3, reason="discarded_wild")),
    Case("wsom", digit("25m"), LIVE),
    Case("wsom", dead_penalty, PenaltyTile(player=1, tile=FIVE, state=PenaltyState.DEAD), before=(LIVE,)),
    Case("shogi", corrected, Adjustment(deltas=(300, 0, -300), reason="a stick was found")),
    Case("boo", sits_in, Substitution(player=1, name="Emi")),
    Case("boo", lambda window, form: typed(window, form.honba, "2"), StickCorrection(honba=2)),
    Case("beijing", lambda window, form: typed(window, form.reason, "late"), MatchEnd(reason="late")),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.ruleset}-{type(case.event).__name__}")
def test_the_same_keys_make_the_same_event(begin: Callable[..., MainWindow], case: Case) -> None:
    window = begin(case.ruleset)
    desk = window.desk
    for event in case.before:
        assert desk.record_event(event)
    case.fill(window, at_the_table(window, type(case.event)))
    press(window, Qt.Key.Key_Return)
    assert desk.match.events == (*case.before, case.event)
    assert desk.undo()
    window.close_sheet()

    case.fill(window, in_the_ledger(window, type(case.event)))
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.sheet, EditConfirmationSheet)
    press(window, Qt.Key.Key_Return)
    assert desk.match.events == (*case.before, case.event)
    window.close_sheet()

    again = EditEventSheet(desk, window, desk.row_ids[-1], case.event)
    assert again.event_now() == case.event, "what is recorded stands in the fields"
    assert again.next.isEnabled()


MISSING: Sequence[tuple[str, type[Event], str, str]] = (
    ("boo", Chombo, "", "Choose the player first."),
    ("boo", DeadHand, "", "Choose the player first."),
    ("wsom", PenaltyTile, "", "Choose the player first."),
    ("wsom", PenaltyTile, "3", "Choose the tile first."),
    ("boo", Substitution, "", "Choose the player first."),
    ("boo", Substitution, "3", "Enter the substitute’s name."),
    ("boo", StickCorrection, "", "No change"),
    ("boo", Adjustment, "", "No points changed yet"),
)


@pytest.mark.parametrize(("system", "kind", "keys", "said"), MISSING)
def test_enter_says_what_is_missing(
    begin: Callable[..., MainWindow], system: str, kind: type[Event], keys: str, said: str
) -> None:
    window = begin(system)
    for opened in (at_the_table, in_the_ledger):
        opened(window, kind)
        sheet = window.sheet
        press(window, keys, Qt.Key.Key_Return)
        assert window.sheet is sheet
        assert sheet.problem == said


@pytest.mark.parametrize("opened", [at_the_table, in_the_ledger])
def test_what_cannot_be_says_why(
    begin: Callable[..., MainWindow], opened: Callable[[MainWindow, type[Event]], EventFormWidget[Any]]
) -> None:
    window = begin("boo")
    assert window.desk.record_event(DeadHand(player=1))
    opened(window, DeadHand)
    press(window, "2")
    assert window.sheet.problem == "This hand is already dead."
    sits = opened(window, Substitution)
    press(window, "1")
    typed(window, sits.name, "chie")  # type: ignore[attr-defined]
    assert "already used at this table" in window.sheet.problem
    assert not sits.ready
    window.close_sheet()


@pytest.mark.parametrize("opened", [at_the_table, in_the_ledger])
def test_tiles_that_cannot_lie_there_are_barred(
    begin: Callable[..., MainWindow], opened: Callable[[MainWindow, type[Event]], EventFormWidget[Any]]
) -> None:
    window = begin("wsom")
    assert window.desk.record_event(LIVE)
    form: Any = opened(window, PenaltyTile)
    press(window, "2", mnemonic_of(form.state.chip(PenaltyState.CLEARED)))
    usable = [piece for piece, button in form.tiles.tiles.items() if button.isEnabled()]
    assert usable == [FIVE], "nothing else lies before Ben"


def test_every_kind_that_a_game_knows_has_a_form_and_a_name() -> None:
    for ruleset in registry.all_rulesets():
        assert set(kind_names(ruleset)) == set(ruleset.known_events)
        assert all(kind_names(ruleset).values())


def test_an_unasked_part_of_a_draw_stays_open(begin: Callable[..., MainWindow]) -> None:
    window = begin("shogi")
    assert window.desk.record_event(Draw())
    sheet = EditEventSheet(window.desk, window, window.desk.row_ids[0], Draw())
    window.open_sheet(sheet)
    assert sheet.event_now() == Draw()
    press(window, "2")
    assert sheet.event_now() == Draw(tenpai=(1,))
    press(window, "2")
    assert sheet.event_now() == Draw(tenpai=())


def test_a_draw_asks_for_what_its_kind_needs(begin: Callable[..., MainWindow]) -> None:
    window = begin("boo")
    sheet = EditEventSheet(window.desk, window, None)
    window.open_sheet(sheet)
    form = form_of(window, DrawForm)
    assert not form.extra_fields.groups["player"].isVisible()
    press(window, mnemonic_of(form.kinds.chip("kyuushu_kyuuhai")), "2")
    assert form.extra_fields.groups["player"].isVisible()
    assert sheet.event_now() == Draw(kind="kyuushu_kyuuhai", extra_fields={"player": 1})
    press(window, mnemonic_of(form.kinds.chip("exhaustive")))
    assert not form.extra_fields.groups["player"].isVisible()
    assert sheet.event_now() == Draw()


def test_a_correction_is_shown_whatever_the_table_has_now(begin: Callable[..., MainWindow]) -> None:
    window = begin("boo")
    for event in (StickCorrection(honba=2), StickCorrection(honba=1)):
        assert window.desk.record_event(event)
    sheet = EditEventSheet(window.desk, window, window.desk.row_ids[1], StickCorrection(honba=1))
    window.open_sheet(sheet)
    form: Any = sheet.form
    form.honba.setValue(2)
    assert sheet.event_now() == StickCorrection(honba=2), "as it lay before"
    form.deposit.setValue(100)
    assert sheet.event_now() == StickCorrection(honba=2, deposit=100)


def test_entries_for_one_kind_wait_while_another_is_shown(begin: Callable[..., MainWindow]) -> None:
    window = begin("boo")
    sheet = EditEventSheet(window.desk, window, None)
    window.open_sheet(sheet)
    press(window, sheet.kinds.chip(DeadHand).key, "3")
    sheet.kinds.chip(RiichiDeclaration).click()
    assert sheet.event_now() is None
    press(window, sheet.kinds.chip(DeadHand).key)
    assert sheet.event_now() == DeadHand(player=2)


def test_players_of_equal_rank_all_have_it(begin: Callable[..., MainWindow]) -> None:
    form = at_the_table(begin("wsom"), MatchEnd)
    labels = [label.text() for label in form.findChildren(QLabel)]
    assert [text for text in labels if text in NAMES] == list(NAMES)
    assert labels.count("1") == 4, "all are first"


@pytest.mark.parametrize(
    ("ruleset", "event"),
    [
        ("boo", RiichiDeclaration(player=2, note="at last")),
        ("boo", DeadHand(player=1, reason="two tiles too many")),
        ("boo", Draw(kind="kyuushu_kyuuhai", extra_fields={"player": 3})),
        # More than a person would type.
        ("boo", Chombo(player=1, reason="a" * 300)),
        ("boo", Adjustment(deltas=(5_000_000, -5_000_000, 0, 0))),
        ("boo", StickCorrection(honba=2_000, deposit=3_000_000)),
        ("beijing", Shaozhuang()),
        ("shogi", Draw(tenpai=())),
        ("shogi", Chombo(player=1, reason="noten_riichi")),
    ],
)
def test_what_was_recorded_stands_in_its_fields(begin: Callable[..., MainWindow], ruleset: str, event: Event) -> None:
    window = begin(ruleset, {"shaozhuang_points": 10} if ruleset == "beijing" else {})
    before = [RiichiDeclaration(player=1)] if event == Chombo(player=1, reason="noten_riichi") else []
    assert window.desk.record_event(*before, event)
    sheet = EditEventSheet(window.desk, window, window.desk.row_ids[-1], event)
    assert sheet.event_now() == event


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_nobody_is_asked_who_was_ready_where_it_moves_nothing(ruleset: Ruleset) -> None:
    match = Match(ruleset.bind({}), {}, ("A", "B", "C", "D")[: ruleset.players[0]])
    # Noten payments are known to these alone.
    table = replay(match).table
    asked = any(tenpai_matters(match.rules, table, kind) for kind in match.rules.draw_kinds)
    assert asked is (ruleset.id in ("shogi", "riichi"))


def test_foul_with_a_claimed_hand_says_why_it_cannot_be_saved(
    begin: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = begin("beijing", {"chombo": "reverse"})
    at_the_table(window, Chombo)
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
