# SPDX-License-Identifier: MIT
"""All ways to part a hand, against a slow search that shares nothing with the tables."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from mahjong.agari import Agari

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.shapes.mahjong import NINE_GATES_HANDS, PARTITIONER
from tests.hands import groups

Way = frozenset[tuple[tuple[int, ...], int]]


def every_group() -> list[tuple[int, ...]]:
    rows: list[tuple[int, ...]] = [
        (first, first + 1, first + 2) for suit in (0, 9, 18) for first in range(suit, suit + 7)
    ]
    return rows + [(kind,) * 3 for kind in range(34)]


def slow_ways(kinds: list[int], sets: int) -> set[Way]:
    """Tries every choice of sets, and takes the two pieces that are left as the pair."""
    held = Counter(kinds)
    fitting = [group for group in every_group() if not Counter(group) - held]
    found = set()
    for chosen in combinations(sorted(fitting * 4), sets):
        rest = held.copy()
        rest.subtract(Counter(kind for group in chosen for kind in group))
        left = sorted(rest.elements())
        if min(rest.values()) >= 0 and len(left) == 2 and left[0] == left[1]:
            found.add(frozenset(Counter([*chosen, tuple(left)]).items()))
    return found


def fast_ways(kinds: list[int], sets: int) -> list[Way]:
    ways = PARTITIONER.partitions(PARTITIONER.pack(kinds), sets + 1)
    return [frozenset(Counter(group.kinds for group in way).items()) for way in ways]


@given(groups(2), st.integers(0, 8))
def test_all_ways_are_found_and_none_twice(made: list[list[int]], narrow: int) -> None:
    # Squeezed into few kinds, rows and triplets overlap and many ways arise.
    kinds = sorted(kind % 9 if narrow else kind for group in made for kind in group)
    fast = fast_ways(kinds, 2)
    assert len(fast) == len(set(fast))
    assert set(fast) == slow_ways(kinds, 2)


@given(groups())
def test_every_way_is_a_partition_of_the_hand(made: list[list[int]]) -> None:
    kinds = sorted(kind for group in made for kind in group)
    ways = PARTITIONER.partitions(PARTITIONER.pack(kinds), 5)
    assert ways
    for way in ways:
        assert sorted(kind for group in way for kind in group.kinds) == kinds


@given(st.lists(st.sampled_from([kind for kind in range(12) for _ in range(4)]), min_size=14, max_size=14))
def test_what_wins_elsewhere_wins_here(kinds: list[int]) -> None:
    counts = MAHJONG.counts(kinds)
    if max(counts) > 4:
        return
    pairs = sum(1 for count in counts if count == 2)
    expected = Agari.is_agari(counts) and not (pairs == 7 and not slow_ways(kinds, 4))
    assert bool(PARTITIONER.partitions(PARTITIONER.pack(kinds), 5)) == expected


def test_classic_ambiguity() -> None:
    kinds = list(MAHJONG.parse("111222333m77p456s"))
    shapes = {tuple(group.shape.value for group in way) for way in PARTITIONER.partitions(PARTITIONER.pack(kinds), 5)}
    assert shapes == {
        ("triplet", "triplet", "triplet", "pair", "sequence"),
        ("sequence", "sequence", "sequence", "pair", "sequence"),
    }


def test_four_pairs_are_no_hand() -> None:
    kinds = list(MAHJONG.parse("22m33p44s55666777z"))
    assert PARTITIONER.partitions(PARTITIONER.pack(kinds), 5) == []


def test_counts_never_run_over() -> None:
    kinds = [0] * 18
    assert PARTITIONER.exceeds_copies(PARTITIONER.pack(kinds), 4)
    assert PARTITIONER.most_frequent(PARTITIONER.pack([*kinds, 5])) == (0, 18)
    assert not PARTITIONER.exceeds_copies(PARTITIONER.pack([kind for kind in range(34) for _ in range(4)]), 4)


def test_nine_gates_are_27_hands() -> None:
    assert len(NINE_GATES_HANDS) == 27
    assert PARTITIONER.pack(MAHJONG.parse("11123455678999p")) in NINE_GATES_HANDS
    assert PARTITIONER.pack(MAHJONG.parse("11223344556677p")) not in NINE_GATES_HANDS
