# SPDX-License-Identifier: MIT
"""What a hand lacks for knitted shapes, and the exchanges that make one, against trying every one that there is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest

from mahjong_desk.learn.workbench.exchanges import Exchange, Held, mahjong_exchanges, takings
from mahjong_desk.learn.workbench.knitted_shapes import knitted_entry, knitted_honours_entry
from mahjong_desk.learn.workbench.special_shapes import SpecialShapes
from mahjong_desk.learn.workbench.suits import KINDS
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.shapes.knitted import STRAIGHTS, knitted_readings
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.partition import kinds_of

WALL = tuple(kind for kind in range(34) for _ in range(4))
SETS = [(kind,) * 3 for kind in range(34)]
SETS += [(first, first + 1, first + 2) for suit in (0, 9, 18) for first in range(suit, suit + 7)]
KNITTED = SpecialShapes(pairs=False, alike=False, orphans=False, knitted=True, knitted_honours=True)


def counted(pieces: Iterable[int]) -> list[int]:
    return MAHJONG.counts(tuple(pieces))


@cache
def straights(sets: int) -> list[tuple[int, ...]]:
    """Returns every knitted straight with so many sets beside it and a pair."""
    beside = [(*group, kind, kind) for group in (SETS if sets else [()]) for kind in range(34)]
    return [(*kinds_of(straight.packed), *rest) for straight in STRAIGHTS for rest in beside]


@cache
def with_honours() -> list[tuple[int, ...]]:
    """Returns every hand of different honours and knitted pieces."""
    return sorted({found for one in STRAIGHTS for found in combinations(kinds_of(one.with_honours), 14)})


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


def wins(pieces: Sequence[int]) -> bool:
    packed = PARTITIONER.pack(pieces)
    return bool(knitted_readings(packed, pieces[0], (), from_discard=False))


@pytest.mark.parametrize(
    "text",
    ["147m258p369s11123z", "147m258p36s123456z", "147m258p36s12345z1m", "147m258p36s345678s", "147m258p3699s1234z"],
)
def test_exchanges_leave_every_knitted_shape_that_is_near(text: str) -> None:
    pieces = MAHJONG.parse(text)
    counts = tuple(counted(pieces))
    held = Held(counts, (4,) * 34, 4, closed=True)
    for number in (1, 2):
        found = list(mahjong_exchanges(held, KNITTED, number))
        assert len(found) == len(set(found))
        expected = set()
        for target in {tuple(sorted(one)) for one in (*straights(1), *with_honours())}:
            after = counted(target)
            gone = tuple(kind for kind in range(34) for _ in range(counts[kind] - after[kind]))
            come = tuple(kind for kind in range(34) for _ in range(after[kind] - counts[kind]))
            if len(gone) == number and max(after) <= 4:
                expected.add(Exchange(gone, come))
        knitted = {one for one in found if wins(sorted(_after(pieces, one)))}
        assert knitted == expected
        assert set(takings(counts, number)) >= {one.gone for one in found}


def _after(pieces: Sequence[int], exchange: Exchange) -> list[int]:
    left = list(pieces)
    for kind in exchange.gone:
        left.remove(kind)
    return [*left, *exchange.come]
