# SPDX-License-Identifier: MIT
"""What is turned up: no more than are left, and the same for every winner."""

from __future__ import annotations

import pytest

from mahjong_desk.entry.draft import Draft, DraftError, Fault
from mahjong_desk.entry.indicators import Indicator, add_indicator, remove_indicator, turned_up
from mahjong_desk.entry.pieces import left
from mahjong_desk.entry.winners import add_winner, choose_discarder, choose_winner
from tests.entry.making import COMMON, FRAME, hand, holding, piece


def test_of_several_indicators_the_chosen_one_goes() -> None:
    draft = Draft()
    for name in ("1z", "2z", "3z"):
        draft = add_indicator(FRAME, draft, Indicator.DORA, piece(name))
    draft = remove_indicator(draft, Indicator.DORA, 1)
    assert turned_up(draft, Indicator.DORA) == (piece("1z"), piece("3z"))
    assert left(FRAME, draft)[piece("1z")] == 3


def test_another_wildcard_takes_the_place_of_the_one_before() -> None:
    draft = add_indicator(FRAME, Draft(), Indicator.WILD, piece("1z"))
    draft = add_indicator(FRAME, draft, Indicator.WILD, piece("2z"))
    assert turned_up(draft, Indicator.WILD) == (piece("2z"),)
    assert turned_up(remove_indicator(draft, Indicator.WILD, 0), Indicator.WILD) == ()


def test_what_the_hand_holds_cannot_be_turned_up() -> None:
    with pytest.raises(DraftError) as failed:
        add_indicator(FRAME, holding("1111m"), Indicator.DORA, piece("1m"))
    assert (failed.value.fault, failed.value.text) == (Fault.NONE_LEFT, "1m")


def test_every_winner_has_the_same_indicators() -> None:
    draft = choose_winner(add_winner(FRAME, choose_discarder(hand(COMMON), 0)), 2)
    draft = add_indicator(FRAME, draft, Indicator.DORA, piece("7z"))
    (other,) = draft.others
    assert other.hand is not None
    assert other.hand.dora_indicators == draft.dora_indicators == (piece("7z"),)
