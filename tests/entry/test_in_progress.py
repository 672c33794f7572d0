# SPDX-License-Identifier: MIT
"""The hand in progress, from deal to deal and back."""

from __future__ import annotations

from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.in_progress import Deal, HandInProgress, Steps, without_hand
from mahjong_desk.entry.winners import choose_winner
from mahjong_desk.rules.model.indicators import DORA, WILD
from tests.entry.making import holding, piece
from tests.hands import indicators

KEPT = Draft(winner=3)


def at(deal: Deal | None, found: HandInProgress | None = None, kept: Draft | None = None) -> HandInProgress:
    found = found or HandInProgress()
    found.switch_to(deal, lambda: kept or Draft())
    return found


def test_a_deal_begins_with_what_was_kept_of_it() -> None:
    assert at((1, 0)).draft == Draft()
    assert at((1, 0), kept=KEPT).draft == KEPT


def test_undo_and_redo_lead_back_to_what_was_half_typed() -> None:
    found = at((1, 1))
    found.steps.push(holding("123m"))
    assert at((1, 0), found, KEPT).draft == KEPT
    at((1, 1), found, KEPT)
    assert found.draft == holding("123m")
    assert found.steps.undo(), "its steps came back with it"


def test_a_half_typed_hand_stays_with_its_ledger() -> None:
    found = at((1, 1))
    found.steps.push(holding("123m"))
    assert found.is_same_match((1, 2))
    assert not found.is_same_match((2, 1))
    found.set_indicators(DORA, (piece("1s"),))
    assert at((1, 1), at(None, found)).draft == Draft(), "another ledger has other matches under the same ids"
    at((1, 1), found).steps.push(holding("123m"))
    assert at((2, 1), found).draft == Draft()
    assert at((1, 1), found).draft == holding("123m")
    assert at((1, 1), at(None, at((2, 1), found))).draft == Draft()


def test_undone_indicators_are_turned_up_again() -> None:
    found = at((1, 0))
    found.set_indicators(WILD, (piece("3m"),))
    found.set_indicators(DORA, (piece("1z"), piece("2z")))
    at((1, 0), at((1, 1), found))
    assert found.draft.indicators.pieces_of(WILD) == (piece("3m"),)
    assert found.draft.indicators.pieces_of(DORA) == (piece("1z"), piece("2z"))
    found.set_indicators(WILD, ())
    assert found.draft.indicators.pieces_of(WILD) == ()


def test_a_recorded_hand_is_cleared_if_its_deal_goes_on() -> None:
    found = at((1, 0))
    found.set_indicators(WILD, (piece("3m"),))
    found.steps.push(choose_winner(holding("123m", found.draft), 2))
    found.begin_again()
    assert found.draft == Draft(indicators=indicators(wild=piece("3m")))


def test_without_its_hand_a_win_still_has_winner_and_source() -> None:
    draft = Draft(
        winner=1, self_drawn=True, note="late", indicators=indicators(wild=piece("3m")), late_riichi=frozenset({1, 2})
    )
    bare = without_hand(holding("123m", draft))
    assert bare == Draft(
        winner=1, self_drawn=True, note="late", indicators=indicators(wild=piece("3m")), late_riichi=frozenset({2})
    )


def test_steps_go_back_and_forth() -> None:
    steps = Steps(Draft())
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
