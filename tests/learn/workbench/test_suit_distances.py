# SPDX-License-Identifier: MIT
"""What a hand lacks for sets and a pair, against every target gone through one by one."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from random import Random

import pytest

from mahjong_desk.learn.workbench.suit_distances import KINDS, regular_entry
from tests.hands import ROWS, TRIPLETS

Target = tuple[tuple[int, int], ...]


@cache
def targets(sets: int) -> tuple[Target, ...]:
    """Returns every hand of so many sets and a pair, each as (kind, how many)."""
    found = set()
    for chosen in combinations_with_replacement(range(len(ROWS + TRIPLETS)), sets):
        pieces = [kind for one in chosen for kind in (ROWS + TRIPLETS)[one]]
        for eyes in range(34):
            whole = [*pieces, eyes, eyes]
            found.add(tuple(sorted((kind, whole.count(kind)) for kind in set(whole))))
    return tuple(found)


def slow_entry(held: list[int], left: list[int], sets: int) -> tuple[int, set[int]] | None:
    """Returns the missing pieces and the kinds that some cheapest target lacks; None where there is no target."""
    best: tuple[int, set[int]] | None = None
    for target in targets(sets):
        missing = 0
        for kind, needed in target:
            if needed > left[kind]:
                break
            missing += max(0, needed - held[kind])
        else:
            if best is None or missing <= best[0]:
                lacking = {kind for kind, needed in target if needed > held[kind]}
                best = (missing, lacking | (best[1] if best and best[0] == missing else set()))
    return best


def dealt(source: Random, size: int, shown: int, suits: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """Returns a random hand of a few suits, and how many of each kind there are when some lie face up."""
    wall = [kind for kind in range(34) for _ in range(4) if kind // 9 in suits]
    drawn = source.sample(wall, size + shown)
    left = [4] * 34
    for kind in drawn[size:]:
        left[kind] -= 1
    return [drawn[:size].count(kind) for kind in range(34)], left


@pytest.mark.parametrize(("sets", "hands"), [(0, 300), (1, 150), (2, 16)])
def test_the_least_missing_pieces_and_what_they_are(sets: int, hands: int) -> None:
    source = Random(20260201 + sets)
    for place in range(hands):
        size = 3 * sets + 1 + place % 2
        suits = source.choice([(0,), (3,), (0, 1), (0, 3), (0, 1, 2, 3)])
        held, left = dealt(source, size, source.choice((0, 0, 5, 14)), suits)
        entry = regular_entry(held, left, sets)
        expected = slow_entry(held, left, sets)
        assert (entry is None) == (expected is None)
        if entry is not None and expected is not None:
            lacking = {kind for kind in range(KINDS) if entry >> kind & 1}
            assert (entry >> KINDS, lacking) == expected, (held, left)


def test_pieces_out_of_reach_are_not_waited_for() -> None:
    held = [0] * 34
    held[0] = 4
    left = [4] * 34
    # 1111m: three of them are a set, the fourth could only be paired with a fifth.
    entry = regular_entry(held, left, 1)
    assert entry is not None
    assert entry >> KINDS == 2 or not entry & 1


def test_none_where_nothing_can_be_made_any_more() -> None:
    assert regular_entry([0] * 34, [1] * 34, 0) is None
    assert regular_entry([0] * 34, [1] * 34, 0, over=1) is not None
