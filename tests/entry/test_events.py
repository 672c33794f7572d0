# SPDX-License-Identifier: MIT
"""The event that a draft tells, and back."""

from __future__ import annotations

import pytest

from mahjong_desk.entry.draft import Draft, MeldEntry
from mahjong_desk.entry.events import draft_from_win, to_hand, to_win
from mahjong_desk.entry.pieces import add_meld, add_piece
from mahjong_desk.entry.winners import choose_discarder, choose_winner
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.shapes import MeldKind
from tests.entry.making import FRAME, holding, piece


def test_event_and_draft_tell_the_same() -> None:
    draft = choose_discarder(choose_winner(holding("99m24888s"), 2), None)
    draft = add_meld(FRAME, draft, MeldEntry(MeldKind.CHI, MAHJONG.parse("456p")))
    draft = add_meld(FRAME, draft, MeldEntry(MeldKind.PON, MAHJONG.parse("555z"), 0))
    draft = holding("3s", draft)
    event = to_win(FRAME, draft)
    assert event.discarder is None
    hand = event.wins[0].hand
    assert hand is not None
    assert [found.claimed_from for found in hand.melds] == [1, 0]
    assert to_win(FRAME, draft_from_win(event)) == event


def test_a_typed_value_stands_in_the_place_of_the_hand() -> None:
    draft = Draft(winner=1, discarder=0, value={"han": 2, "fu": 30}, entries=holding("123m").entries)
    event = to_win(FRAME, draft)
    assert event.wins[0].hand is None
    assert draft_from_win(event).value == {"han": 2, "fu": 30}


def test_an_undecided_win_is_no_event() -> None:
    with pytest.raises(ValueError, match="who won"):
        to_win(FRAME, Draft(winner=1))


def test_the_hand_that_waits_has_no_winning_piece() -> None:
    draft = add_piece(FRAME, holding("123m456p789s22m4s", Draft(winner=0)), piece("5s"), winning=True)
    hand = to_hand(FRAME, draft, whole=False)
    assert (len(hand.concealed), hand.winning_piece) == (13, None)
