# SPDX-License-Identifier: MIT
"""Tests what a hand lacks for knitted shapes against a search through all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest

from mahjong_desk.learn.workbench.special_distances import knitted_entry, knitted_honours_entry
from mahjong_desk.learn.workbench.suit_distances import KINDS
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.shapes.knitted import STRAIGHTS
from mahjong_desk.shapes.partition import unpack_kinds

WALL = tuple(kind for kind in range(34) for _ in range(4))
SETS = [(kind,) * 3 for kind in range(34)]
SETS += [(first, first + 1, first + 2) for suit in (0, 9, 18) for first in range(suit, suit + 7)]


def counted(pieces: Iterable[int]) -> list[int]:
    return MAHJONG.counts(tuple(pieces))


@cache
def straights(sets: int) -> list[tuple[int, ...]]:
    """Returns every knitted straight with so many sets beside it and a pair."""
    beside = [(*group, kind, kind) for group in (SETS if sets else [()]) for kind in range(34)]
    return [(*unpack_kinds(straight.packed), *rest) for straight in STRAIGHTS for rest in beside]


@cache
def with_honours() -> list[tuple[int, ...]]:
    """Returns every hand of different honours and knitted pieces."""
    return sorted({found for one in STRAIGHTS for found in combinations(unpack_kinds(one.with_honours), 14)})


def slow(held: Sequence[int], left: Sequence[int], targets: Iterable[tuple[int, ...]]) -> int | None:
    """Returns the entry by looking at every target."""
    least, lacking = 99, 0
    for target in targets:
        wanted = counted(target)
        if any(want > most for want, most in zip(wanted, left, strict=True)):
            continue
        lacks = [max(0, want - own) for want, own in zip(wanted, held, strict=True)]
        bits = sum(1 << kind for kind, lack in enumerate(lacks) if lack)
        if sum(lacks) < least:
            least, lacking = sum(lacks), bits
        elif sum(lacks) == least:
            lacking |= bits
    return None if least == 99 else least << KINDS | lacking


def near(source: Random, sets: int) -> list[int]:
    """Returns a hand some pieces away from a knitted shape."""
    pieces = list(source.choice([*straights(sets), *(with_honours() if sets else ())]))
    for _ in range(source.randrange(5)):
        pieces[source.randrange(len(pieces))] = source.choice(WALL)
    return sorted(pieces)


@pytest.mark.parametrize("sets", [4, 3])
def test_what_is_missing_is_what_the_nearest_of_all_shapes_lacks(sets: int) -> None:
    source = Random(sets)
    for _ in range(8):
        held = counted(near(source, sets - 3))
        if max(held) > 4:
            continue
        left = [source.randrange(max(own, 1), 5) if source.random() < 0.2 else 4 for own in held]
        if source.random() < 0.3:
            left[source.choice([kind for kind, own in enumerate(held) if not own])] = 0
        assert knitted_entry(held, left, sets) == slow(held, left, straights(sets - 3))
        if sets == 4:
            assert knitted_honours_entry(held, left) == slow(held, left, with_honours())


def test_there_is_no_straight_beside_two_melds() -> None:
    assert knitted_entry(counted(MAHJONG.parse("147m258p55s")), [4] * 34, 2) is None
