# SPDX-License-Identifier: MIT
"""Furigoma: the value of a throw, and the seat it selects (rules/shogi.md §15)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.rules.model.lots import (
    PAWN_COUNT,
    DealerDraw,
    PawnLanding,
    count_to_seat,
    throw_from_counts,
    throw_pawns,
    throw_value,
)
from mahjong_desk.rules.registry import all_rulesets


@pytest.mark.parametrize(
    ("counts", "value"),
    [
        ({}, 20),
        ({PawnLanding.FACE_UP: 1}, 1),
        ({PawnLanding.FACE_UP: 5}, 5),
        ({PawnLanding.FACE_UP: 6}, 6),
        ({PawnLanding.SIDE: 1}, 5),
        ({PawnLanding.UPRIGHT: 1}, 10),
        ({PawnLanding.UPSIDE_DOWN: 1}, 50),
        ({PawnLanding.FACE_UP: 3, PawnLanding.SIDE: 1}, 8),
        ({PawnLanding.FACE_UP: 1, PawnLanding.SIDE: 2, PawnLanding.UPRIGHT: 1, PawnLanding.UPSIDE_DOWN: 1}, 71),
        ({PawnLanding.UPSIDE_DOWN: 6}, 300),
    ],
)
def test_a_throw_counts_face_up_and_special_pawns(counts: dict[PawnLanding, int], value: int) -> None:
    throw = throw_from_counts(counts)
    assert len(throw) == PAWN_COUNT
    assert throw_value(throw) == value


@pytest.mark.parametrize(
    "counts", [{PawnLanding.FACE_UP: 7}, {PawnLanding.FACE_UP: 4, PawnLanding.SIDE: 3}, {PawnLanding.SIDE: -1}]
)
def test_impossible_counts_of_pawns_are_rejected(counts: dict[PawnLanding, int]) -> None:
    with pytest.raises(ValueError, match="6 pawns"):
        throw_from_counts(counts)


def test_three_players_are_counted_off_from_the_thrower() -> None:
    for thrower in range(3):
        right, left = (thrower + 1) % 3, (thrower + 2) % 3
        assert {count_to_seat(value, thrower, 3) for value in (1, 4, 7, 10)} == {thrower}
        assert {count_to_seat(value, thrower, 3) for value in (2, 5, 8, 20, 50)} == {right}
        assert {count_to_seat(value, thrower, 3) for value in (3, 6, 9, 300)} == {left}


def test_two_players_are_counted_alternately() -> None:
    assert [count_to_seat(value, 1, 2) for value in (1, 2, 5, 20)] == [1, 0, 1, 0]


@given(st.integers())
def test_a_random_throw_is_valid(seed: int) -> None:
    throw = throw_pawns(Random(seed))
    assert len(throw) == PAWN_COUNT
    assert 1 <= throw_value(throw) <= 300


def test_random_throws_include_every_landing() -> None:
    source = Random(1)
    assert {pawn for _ in range(1000) for pawn in throw_pawns(source)} == set(PawnLanding)


def test_pawns_choose_the_dealer_in_sets_without_winds() -> None:
    for ruleset in all_rulesets():
        has_winds = all(wind in ruleset.pieces.face_names for wind in ("1z", "2z", "3z", "4z"))
        assert ruleset.dealer_draw is (DealerDraw.WINDS if has_winds else DealerDraw.FURIGOMA)
