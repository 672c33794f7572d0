# SPDX-License-Identifier: MIT
"""Furigoma: what a throw counts and whom it hits (rules/shogi.md, §15)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.rules.model.lots import PAWNS, Pawn, SeatLot, counted_off, throw_of, throw_value, thrown
from mahjong_desk.rules.registry import rulesets


@pytest.mark.parametrize(
    ("counts", "value"),
    [
        ({}, 20),
        ({Pawn.FACE_UP: 1}, 1),
        ({Pawn.FACE_UP: 5}, 5),
        ({Pawn.FACE_UP: 6}, 6),
        ({Pawn.SIDE: 1}, 5),
        ({Pawn.UPRIGHT: 1}, 10),
        ({Pawn.UPSIDE_DOWN: 1}, 50),
        ({Pawn.FACE_UP: 3, Pawn.SIDE: 1}, 8),
        ({Pawn.FACE_UP: 1, Pawn.SIDE: 2, Pawn.UPRIGHT: 1, Pawn.UPSIDE_DOWN: 1}, 71),
        ({Pawn.UPSIDE_DOWN: 6}, 300),
    ],
)
def test_a_throw_counts_what_lies_up_and_the_special_ones(counts: dict[Pawn, int], value: int) -> None:
    throw = throw_of(counts)
    assert len(throw) == PAWNS
    assert throw_value(throw) == value


@pytest.mark.parametrize("counts", [{Pawn.FACE_UP: 7}, {Pawn.FACE_UP: 4, Pawn.SIDE: 3}, {Pawn.SIDE: -1}])
def test_there_are_six_pawns(counts: dict[Pawn, int]) -> None:
    with pytest.raises(ValueError, match="6 pawns"):
        throw_of(counts)


def test_three_players_are_counted_off_from_the_thrower() -> None:
    for thrower in range(3):
        right, left = (thrower + 1) % 3, (thrower + 2) % 3
        assert {counted_off(value, thrower, 3) for value in (1, 4, 7, 10)} == {thrower}
        assert {counted_off(value, thrower, 3) for value in (2, 5, 8, 20, 50)} == {right}
        assert {counted_off(value, thrower, 3) for value in (3, 6, 9, 300)} == {left}


def test_two_players_are_counted_to_and_fro() -> None:
    assert [counted_off(value, 1, 2) for value in (1, 2, 5, 20)] == [1, 0, 1, 0]


@given(st.integers())
def test_a_throw_by_luck_is_a_throw(seed: int) -> None:
    throw = thrown(Random(seed))
    assert len(throw) == PAWNS
    assert 1 <= throw_value(throw) <= 300


def test_every_way_to_lie_can_come_by_luck() -> None:
    source = Random(1)
    assert {pawn for _ in range(1000) for pawn in thrown(source)} == set(Pawn)


def test_pawns_are_thrown_where_there_are_no_winds_to_draw() -> None:
    for ruleset in rulesets():
        drawn = all(wind in ruleset.pieces.names for wind in ("1z", "2z", "3z", "4z"))
        assert ruleset.seat_lot is (SeatLot.WINDS if drawn else SeatLot.FURIGOMA)
