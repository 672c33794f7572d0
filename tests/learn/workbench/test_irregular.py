# SPDX-License-Identifier: MIT
"""Pairs and orphans: the quick count of pairs against the one that knows wildcards, both against shapes tried out."""

from __future__ import annotations

from random import Random

import pytest

from mahjong_desk.learn.workbench.special_distances import orphans_entry, pairs_entry
from mahjong_desk.learn.workbench.suit_distances import KINDS


def kinds_of(entry: int) -> set[int]:
    return {kind for kind in range(KINDS) if entry >> kind & 1}


def slow_pairs(held: list[int], left: list[int], pairs: int, *, alike: bool) -> tuple[int, set[int]] | None:
    """Returns the missing pieces and what they are, choosing the pairs of every kind in turn."""
    best: dict[int, tuple[int, frozenset[int]]] = {0: (0, frozenset())}
    for kind, (own, most) in enumerate(zip(held, left, strict=True)):
        after: dict[int, tuple[int, frozenset[int]]] = {}
        for made, (missing, lacking) in best.items():
            for more in range((most // 2 if alike else min(1, most // 2)) + 1):
                cost = max(0, 2 * more - own)
                found = missing + cost, lacking | ({kind} if cost else set())
                old = after.get(made + more)
                if old is None or found[0] < old[0]:
                    after[made + more] = found
                elif found[0] == old[0]:
                    after[made + more] = found[0], old[1] | found[1]
        best = after
    return (best[pairs][0], set(best[pairs][1])) if pairs in best else None


@pytest.mark.parametrize("alike", [False, True])
def test_pairs(alike: bool) -> None:
    source = Random(20260202)
    for _ in range(400):
        kinds, pairs = source.choice([(34, 7), (9, 7), (5, 7), (8, 4)])
        left = [source.choice((4, 4, 4, 3, 2, 1)) for _ in range(kinds)]
        wall = [kind for kind in range(kinds) for _ in range(left[kind])]
        drawn = source.sample(wall, min(len(wall), 2 * pairs - source.randrange(2)))
        held = [drawn.count(kind) for kind in range(kinds)]
        entry = pairs_entry(held, left, pairs, alike=alike)
        expected = slow_pairs(held, left, pairs, alike=alike)
        assert (None if entry is None else (entry >> KINDS, kinds_of(entry))) == expected


def test_a_pair_of_which_the_last_piece_is_gone_needs_a_wildcard() -> None:
    held, left = [3, *[2] * 6, *[0] * 27], [3, *[4] * 33]
    natural = pairs_entry(held, left, 8, alike=True)
    wild = pairs_entry(held, left, 8, alike=True, over=1)
    assert natural is not None
    assert wild is not None
    assert (natural >> KINDS, wild >> KINDS) == (2, 1)
    assert not kinds_of(natural) & {0}


def test_orphans() -> None:
    orphans = (0, 1, 2)
    assert orphans_entry([1, 1, 1, 5], [4] * 4, orphans, doubled=True) == 1 << KINDS | 0b111
    assert orphans_entry([2, 1, 0, 5], [4] * 4, orphans, doubled=True) == 1 << KINDS | 0b100
    assert orphans_entry([1, 0, 0, 5], [4] * 4, orphans, doubled=False) == 2 << KINDS | 0b110
    assert orphans_entry([1, 1, 1, 5], [1] * 4, orphans, doubled=True) is None
    assert orphans_entry([1, 1, 0, 5], [4, 4, 0, 4], orphans, doubled=False) is None
