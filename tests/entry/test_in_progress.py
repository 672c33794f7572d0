# SPDX-License-Identifier: MIT
"""The hand in progress: kept for each deal, saved, and converted to an event."""

from dataclasses import replace
from pathlib import Path

import pytest

from mahjong_desk.entry.draft import Draft, MeldEntry, PieceEntry, draft_from_event, draft_from_win, to_hand, to_win
from mahjong_desk.entry.in_progress import DealKey, HandInProgress, SavedDraft, UndoHistory, load, save, without_hand
from mahjong_desk.entry.pieces import add_meld, add_piece
from mahjong_desk.entry.winners import choose_discarder, choose_winner
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Chombo, Draw, PaoEntry, Win, Winner
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.hand import DORA, WILD, Hand
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.shapes import MeldKind
from tests.entry.making import SPEC, holding, piece
from tests.hands import indicators

INITIAL = Draft(winner=3)


def switch_to(deal: DealKey | None, hand: HandInProgress | None = None, initial: Draft | None = None) -> HandInProgress:
    hand = hand or HandInProgress()
    hand.switch_to(deal, lambda: initial or Draft())
    return hand


def test_new_deal_starts_with_its_initial_draft() -> None:
    assert switch_to((1, 0)).draft == Draft()
    assert switch_to((1, 0), initial=INITIAL).draft == INITIAL


def test_returning_to_a_deal_restores_its_unfinished_draft() -> None:
    hand = switch_to((1, 1))
    hand.steps.push(holding("123m"))
    assert switch_to((1, 0), hand, INITIAL).draft == INITIAL
    switch_to((1, 1), hand, INITIAL)
    assert hand.draft == holding("123m")
    assert hand.steps.undo(), "its undo steps are restored too"


def test_unfinished_hand_belongs_to_one_match_and_ledger() -> None:
    hand = switch_to((1, 1))
    hand.steps.push(holding("123m"))
    other = switch_to((1, 3))
    assert [other.is_same_match(deal) for deal in ((1, 2), (2, 1), (3, 1), (2, 3), None)] == [True, *[False] * 4]
    hand.set_indicators(DORA, (piece("1s"),))
    assert switch_to((1, 1), switch_to(None, hand)).draft == Draft(), "another ledger may use the same ids"
    switch_to((1, 1), hand).steps.push(holding("123m"))
    assert switch_to((2, 1), hand).draft == Draft()
    assert switch_to((1, 1), hand).draft == holding("123m")
    assert switch_to((1, 1), switch_to(None, switch_to((2, 1), hand))).draft == Draft()


def test_returning_to_a_deal_restores_its_indicators() -> None:
    hand = switch_to((1, 0))
    hand.set_indicators(WILD, (piece("3m"),))
    hand.set_indicators(DORA, (piece("1z"), piece("2z")))
    switch_to((1, 0), switch_to((1, 1), hand))
    assert hand.draft.indicators.pieces_of(WILD) == (piece("3m"),)
    assert hand.draft.indicators.pieces_of(DORA) == (piece("1z"), piece("2z"))
    hand.set_indicators(WILD, ())
    assert hand.draft.indicators.pieces_of(WILD) == ()


@pytest.mark.parametrize("last", [None, "3m"])
def test_hands_of_other_winners_are_loaded_however_incomplete(last: str | None, tmp_path: Path) -> None:
    rules, path = get_ruleset("riichi").bind({}), tmp_path / "draft.json"
    winning = None if last is None else piece(last)
    others = (Winner(0, value={"han": 1, "fu": 30}), Winner(3, Hand((piece("1s"),), winning_piece=winning)))
    saved = SavedDraft(0, replace(holding("123m"), winner=1, discarder=2, other_winners=others))
    assert save(path, saved, rules) is None
    assert load(path, rules) == saved


def test_recorded_hand_is_cleared_while_the_deal_continues() -> None:
    hand = switch_to((1, 0))
    hand.set_indicators(WILD, (piece("3m"),))
    hand.steps.push(choose_winner(holding("123m", hand.draft), 2))
    hand.begin_again()
    assert hand.draft == Draft(indicators=indicators(wild=piece("3m")))


def test_win_without_its_hand_keeps_winner_and_discarder() -> None:
    kept = Draft(
        winner=1, self_drawn=True, note="late", at="2026-01-31T20:15:00Z", indicators=indicators(wild=piece("3m"))
    )
    bare = without_hand(holding("123m", replace(kept, late_riichi=frozenset({1, 2}))))
    assert bare == replace(kept, late_riichi=frozenset({2}))


def test_steps_are_undone_and_redone() -> None:
    steps = UndoHistory(Draft())
    assert not steps.undo()
    assert steps.push(holding("1m"))
    assert not steps.push(holding("1m"))
    steps.push(holding("12m"))
    assert steps.undo()
    assert steps.current == holding("1m")
    assert steps.redo()
    assert steps.current == holding("12m")
    steps.undo()
    steps.push(Draft(situation=("haitei",)))
    assert not steps.redo()


def test_draft_and_event_convert_into_each_other() -> None:
    draft = choose_discarder(choose_winner(holding("99m24888s"), 2), None)
    draft = add_meld(SPEC, draft, MeldEntry(MeldKind.CHI, MAHJONG.parse("456p")))
    draft = add_meld(SPEC, draft, MeldEntry(MeldKind.PON, MAHJONG.parse("555z"), 0))
    draft = holding("3s", draft)
    event = to_win(SPEC, draft)
    assert event.discarder is None
    assert [meld.claimed_from for meld in event.winners[0].hand.melds] == [1, 0]
    again = draft_from_win(event)
    assert (to_win(SPEC, again), again.pao_declined) == (event, True)
    assert (again.winning_piece, again.self_drawn) == (piece("3s"), True)
    charged = to_win(SPEC, replace(draft, pao=(PaoEntry(0, "mangan"),), self_drawn=False, discarder=3))
    assert (to_win(SPEC, draft_from_win(charged)), draft_from_win(charged).pao_declined) == (charged, False)


def test_a_recorded_event_is_opened_as_a_complete_draft() -> None:
    boo = get_ruleset("boo").bind({})
    table = boo.opening_table()
    hand = Hand(MAHJONG.parse("123m456p789s55z13s"), winning_piece=piece("2s"), situation=("riichi",))
    win = Win(discarder=3, winners=(Winner(1, hand),), note="late", at="2026-01-31T20:15:00Z")
    draft = draft_from_event(boo, table, win)
    assert (draft.claim_field, draft.note, set(draft.late_riichi)) == ("", "late", {1})
    assert draft.denied_fields == {field.id for field in boo.ruleset.extra_fields}
    assert draft_from_event(boo, table._replace(riichi=(1,)), win).late_riichi == frozenset()
    assert draft_from_event(boo, table, Draw(kind="exhaustive")) is None
    assert draft_from_event(boo, table, replace(win, winners=())) is None
    bare = replace(win, note=None, at=None)
    claimed = Chombo(player=1, extra_fields={"points": 5, "claimed": bare}, note="furiten", at=win.at)
    false = draft_from_event(boo, table, claimed)
    assert (false.winner, false.claim_field, false.note, false.at) == (1, "claimed", "furiten", win.at)
    both = replace(win, winners=(Winner(0, value={"han": 1, "fu": 30}), Winner(1, hand), Winner(2, hand)))
    turned = draft_from_win(both, 1)
    assert (turned.winner, [other.seat for other in turned.other_winners]) == (1, [0, 2])


def test_typed_value_replaces_the_hand() -> None:
    event = to_win(SPEC, Draft(winner=1, discarder=0, value={"han": 2, "fu": 30}, entries=holding("123m").entries))
    assert event.winners[0].hand is None
    assert draft_from_win(event).value == {"han": 2, "fu": 30}


def test_waiting_hand_has_no_winning_piece() -> None:
    draft = add_piece(SPEC, holding("123m456p789s22m4s", Draft(winner=0)), piece("5s"), winning=True)
    hand = to_hand(SPEC, draft, whole=False)
    assert (len(hand.concealed), hand.winning_piece) == (13, None)


NAME = "match.json"
RULES = get_ruleset("arushiaru").bind({})
WHOLE = Draft(
    winner=1,
    discarder=2,
    entries=(PieceEntry(0), MeldEntry(MeldKind.PON, (31, 31, 31), 3), PieceEntry(5, is_winning=True)),
    situation=("chankan",),
    pao=(PaoEntry(3, "mangan"),),
    pao_declined=True,
    value={"han": 3, "fu": 40},
    note="late",
    at="2026-01-31T20:15:00Z",
    unparsed_text="12",
    indicators=indicators((3, 4), wild=7),
    extra_fields={(FieldOwner.WINNER, "immunity"): 2, (FieldOwner.HAND, "mixed"): True},
    claim_field="claimed",
    late_riichi=frozenset({0, 3}),
    other_winners=(Winner(0, value={"han": 1, "fu": 30}),),
)


@pytest.mark.parametrize("draft", [Draft(winner=0), replace(WHOLE, winner=3, discarder=0), WHOLE])
def test_saved_draft_is_loaded_unchanged(tmp_path: Path, draft: Draft) -> None:
    assert save(tmp_path / NAME, SavedDraft(7, draft), RULES) is None
    assert load(tmp_path / NAME, RULES) == SavedDraft(7, draft)


def test_empty_draft_leaves_no_file(tmp_path: Path) -> None:
    save(tmp_path / NAME, SavedDraft(7, WHOLE), RULES)
    assert save(tmp_path / NAME, SavedDraft(8, Draft()), RULES) is None
    assert list(tmp_path.iterdir()) == []
    assert load(tmp_path / NAME, RULES) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        '{"deal": 2}',
        '{"draft": {}}',
        '{"deal": 2, "draft": []}',
        '{"deal": 2, "draft": {"winner": 9}}',
        "\x00",
        "[" * 100_000,
        '{"deal": %s, "draft": {}}' % ("9" * 5_000),
    ],
)
def test_invalid_file_is_not_loaded(tmp_path: Path, text: str) -> None:
    (tmp_path / NAME).write_text(text, encoding="utf-8")
    assert load(tmp_path / NAME, RULES) is None


def test_file_with_an_unknown_seat_or_piece_is_not_loaded(tmp_path: Path) -> None:
    save(tmp_path / NAME, SavedDraft(1, WHOLE), RULES)
    good = (tmp_path / NAME).read_text(encoding="utf-8")
    for old, new in (('"1m"', '"9z"'), ('"winner": 1', '"winner": 4'), ('"chankan"', '"riichi!"')):
        assert old in good
        (tmp_path / NAME).write_text(good.replace(old, new), encoding="utf-8")
        assert load(tmp_path / NAME, RULES) is None


def test_failed_save_returns_the_error(tmp_path: Path) -> None:
    assert isinstance(save(tmp_path / "gone" / NAME, SavedDraft(1, WHOLE), RULES), FileNotFoundError)
