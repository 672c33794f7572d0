# SPDX-License-Identifier: MIT
"""Schedules that mathematics knows: counted pair by pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from mahjong_desk.club.schedule.designs import known_design, max_rounds


def _pairs(players: int, size: int) -> Counter[tuple[int, int]]:
    """Returns how often each pair meets, after a check that each player plays once in each round."""
    met: Counter[tuple[int, int]] = Counter()
    for tables in known_design(players, size):
        assert sorted(player for table in tables for player in table) == list(range(players))
        assert {len(table) for table in tables} == {size}
        met.update(pair for table in tables for pair in combinations(sorted(table), 2))
    return met


@pytest.mark.parametrize("size", [2, 3, 4])
def test_no_pair_meets_twice(size: int) -> None:
    for players in range(size, 66):
        met = _pairs(players, size)
        assert set(met.values()) <= {1}, players
        assert len(known_design(players, size)) <= max_rounds(players, size)


@pytest.mark.parametrize(
    ("players", "rounds", "bound"),
    [
        (16, 5, 5),
        (20, 5, 6),
        (24, 7, 7),
        (28, 9, 9),
        (32, 8, 10),
        (36, 11, 11),
        (40, 13, 13),
        (48, 15, 15),
        (52, 17, 17),
    ],
)
def test_tables_of_four_have_this_many_rounds_without_rematch(players: int, rounds: int, bound: int) -> None:
    assert (len(known_design(players, 4)), max_rounds(players, 4)) == (rounds, bound)


@pytest.mark.parametrize(("size", "numbers"), [(4, (16, 28, 40, 52)), (3, (9, 15, 27)), (2, range(2, 31, 2))])
def test_all_players_meet_exactly_once(size: int, numbers: Sequence[int]) -> None:
    for players in numbers:
        assert len(_pairs(players, size)) == players * (players - 1) // 2, players


@pytest.mark.parametrize(("players", "size"), [(17, 4), (3, 4), (0, 4), (12, 4), (7, 2)])
def test_indivisible_tables_have_no_known_schedule(players: int, size: int) -> None:
    assert known_design(players, size) == ()
