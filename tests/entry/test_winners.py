# SPDX-License-Identifier: MIT
"""Who wins, and from whom."""

from __future__ import annotations

import pytest

from mahjong_desk.entry.draft import Draft, DraftError
from mahjong_desk.entry.pieces import add_meld, claimed_from, set_claimed_from
from mahjong_desk.entry.winners import add_winner, choose_discarder, choose_winner
from mahjong_desk.rules.model.events import PaoEntry
from mahjong_desk.shapes import MeldKind
from tests.entry.making import COMMON, FRAME, hand, meld


def test_another_winner_takes_out_what_cannot_stand() -> None:
    draft = Draft(winner=0, discarder=2, pao=(PaoEntry(2, "mangan"),))
    draft = set_claimed_from(add_meld(FRAME, draft, meld(MeldKind.PON, "5z")), 0, 2)
    draft = choose_winner(draft, 2)
    assert draft.discarder is None
    assert not draft.is_decided
    assert draft.pao == ()
    assert claimed_from(FRAME, draft, draft.melds[0]) == 1


def test_nobody_wins_from_the_own_discard() -> None:
    with pytest.raises(DraftError):
        choose_discarder(Draft(winner=1), 1)
    assert choose_discarder(Draft(winner=1, discarder=2), None).self_drawn


def test_a_second_winner_wins_on_the_same_piece() -> None:
    first = choose_discarder(hand(COMMON), 2)
    second = add_winner(FRAME, first)
    assert second.winning == first.winning is not None
    assert second.discarder == 2
    assert second.concealed == ()
    assert second.winner != first.winner
