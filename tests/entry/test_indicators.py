# SPDX-License-Identifier: MIT
"""What is turned up: no more than are left, and the same for every winner."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_desk.entry.draft import Draft, DraftError, DraftFault
from mahjong_desk.entry.events import to_hand
from mahjong_desk.entry.pieces import add_indicator, drop_uncounted_indicators, pieces_left, remove_indicator
from mahjong_desk.entry.winners import add_winner, choose_discarder, choose_winner, switch_winner
from mahjong_desk.rules.model.indicators import DORA, MAX_DORA_INDICATORS, URA, WILD
from tests.entry.making import COMMON, FRAME, hand, holding, piece

LONG = replace(DORA, max_count=MAX_DORA_INDICATORS, grows_with_kans=True)
UNDER = replace(URA, max_count=MAX_DORA_INDICATORS, grows_with_kans=True, requires_any=("riichi",))
KNOWING = replace(FRAME, indicators=(LONG, UNDER))


def test_of_several_indicators_the_chosen_one_goes() -> None:
    draft = Draft()
    for name in ("1z", "2z", "3z"):
        draft = add_indicator(FRAME, draft, LONG, piece(name))
    draft = remove_indicator(draft, LONG, 1)
    assert draft.indicators.pieces_of(DORA) == (piece("1z"), piece("3z"))
    assert pieces_left(FRAME, draft)[piece("1z")] == 3


def test_another_wildcard_takes_the_place_of_the_one_before() -> None:
    draft = add_indicator(FRAME, Draft(), WILD, piece("1z"))
    draft = add_indicator(FRAME, draft, WILD, piece("2z"))
    assert draft.indicators.pieces_of(WILD) == (piece("2z"),)
    assert remove_indicator(draft, WILD, 0).indicators.pieces_of(WILD) == ()


def test_what_the_hand_holds_cannot_be_turned_up() -> None:
    with pytest.raises(DraftError) as failed:
        add_indicator(FRAME, holding("1111m"), DORA, piece("1m"))
    assert (failed.value.reason, failed.value.text) == (DraftFault.NONE_LEFT, "1m")


def test_every_winner_has_the_same_indicators() -> None:
    draft = choose_winner(add_winner(FRAME, choose_discarder(hand(COMMON), 0)), 2)
    draft = add_indicator(FRAME, draft, DORA, piece("7z"))
    (other,) = draft.other_winners
    assert other.hand is not None
    assert other.hand.indicators.pieces_of(DORA) == draft.indicators.pieces_of(DORA) == (piece("7z"),)


def test_no_more_lie_in_a_row_than_there_can() -> None:
    draft = Draft()
    for name in ("1z", "2z", "3z", "4z", "5z"):
        draft = add_indicator(KNOWING, draft, LONG, piece(name))
    with pytest.raises(DraftError) as failed:
        add_indicator(KNOWING, draft, LONG, piece("6z"))
    assert failed.value.reason is DraftFault.NO_ROOM
    with pytest.raises(DraftError):
        add_indicator(KNOWING, Draft(), UNDER, piece("6z"))


def test_what_lies_beneath_counts_for_those_who_declared_alone() -> None:
    declared = replace(choose_discarder(hand(COMMON), 0), situation=("riichi",))
    draft = add_indicator(KNOWING, add_indicator(KNOWING, declared, LONG, piece("7z")), UNDER, piece("6z"))
    first = to_hand(KNOWING, draft)
    assert first.indicators.pieces_of(UNDER) == (piece("6z"),)
    other = choose_winner(add_winner(KNOWING, draft), 2)
    assert other.indicators == draft.indicators, "it lies there for the deal"
    assert to_hand(KNOWING, other).indicators.pieces_of(UNDER) == ()
    assert drop_uncounted_indicators(KNOWING, other) == other
    back = switch_winner(KNOWING, other, 1)
    assert to_hand(KNOWING, back).indicators == first.indicators
    gone = drop_uncounted_indicators(KNOWING, replace(draft, situation=()))
    assert gone.indicators.pieces_of(UNDER) == ()
    assert drop_uncounted_indicators(KNOWING, remove_indicator(draft, LONG, 0)).indicators.pieces == ()
