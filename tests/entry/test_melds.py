# SPDX-License-Identifier: MIT
"""Melds: which fit into a hand, and who gave them."""

from __future__ import annotations

import pytest

from mahjong_desk.entry.draft import Draft, DraftError, DraftFault
from mahjong_desk.entry.pieces import (
    add_meld,
    can_meld,
    claimed_from,
    cycle_claimed_from,
    remove_meld,
    set_claimed_from,
)
from mahjong_desk.entry.winners import choose_winner
from mahjong_desk.shapes import MeldKind
from tests.entry.making import FRAME, holding, meld, piece


def test_a_meld_takes_three_places_and_the_last_piece_wins() -> None:
    draft = add_meld(FRAME, holding("23m99p456s78m"), meld(MeldKind.ANKAN, "1z"))
    assert draft.size == 12
    full = add_meld(FRAME, add_meld(FRAME, holding("23m99p6789s"), meld(MeldKind.PON, "5z")), meld(MeldKind.CHI, "4p"))
    assert full.winning == piece("9s")
    with pytest.raises(DraftError) as no_room:
        add_meld(FRAME, full, meld(MeldKind.PON, "1z"))
    assert no_room.value.reason is DraftFault.NO_ROOM


def test_no_meld_is_made_of_what_is_not_left_or_is_no_row() -> None:
    assert not can_meld(FRAME, Draft(), MeldKind.CHI, piece("8m"))
    assert not can_meld(FRAME, Draft(), MeldKind.CHI, piece("1z"))
    assert can_meld(FRAME, Draft(), MeldKind.CHI, piece("7m"))
    two = holding("55z")
    assert not can_meld(FRAME, two, MeldKind.PON, piece("5z"))
    assert not can_meld(FRAME, holding("5z"), MeldKind.ANKAN, piece("5z"))
    assert can_meld(FRAME, holding("5z"), MeldKind.PON, piece("5z"))


def test_four_melds_leave_two_pieces() -> None:
    draft = Draft()
    for name in ("1z", "2z", "3z", "4z"):
        draft = add_meld(FRAME, draft, meld(MeldKind.PON, name))
    draft = holding("5z", draft)
    assert draft.winning is None
    assert holding("5z", draft).winning == piece("5z")


def test_the_giver_is_the_player_before_unless_another_is_named() -> None:
    draft = choose_winner(add_meld(FRAME, Draft(), meld(MeldKind.PON, "5z")), 0)
    assert claimed_from(FRAME, draft, draft.melds[0]) == 3
    given = set_claimed_from(draft, 0, 2)
    assert claimed_from(FRAME, given, given.melds[0]) == 2
    seats = []
    for _ in range(3):
        draft = cycle_claimed_from(FRAME, draft, 0)
        seats.append(claimed_from(FRAME, draft, draft.melds[0]))
    assert seats == [2, 1, 3]


def test_a_chi_comes_from_the_player_before_whoever_wins() -> None:
    draft = add_meld(FRAME, Draft(), meld(MeldKind.CHI, "4p"))
    for winner in range(4):
        chosen = choose_winner(draft, winner)
        assert claimed_from(FRAME, chosen, chosen.melds[0]) == (winner - 1) % 4
        assert cycle_claimed_from(FRAME, chosen, 0) == chosen


def test_of_two_equal_melds_the_chosen_one_goes() -> None:
    draft = add_meld(FRAME, add_meld(FRAME, Draft(winner=0), meld(MeldKind.CHI, "1m")), meld(MeldKind.CHI, "1m"))
    draft = set_claimed_from(draft, 1, 3)
    assert remove_meld(draft, 1).melds == (meld(MeldKind.CHI, "1m"),)
