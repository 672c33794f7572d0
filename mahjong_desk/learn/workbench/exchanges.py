# SPDX-License-Identifier: MIT
"""The winning hands that are one or two exchanged pieces away from a hand.

Suits of mahjong tiles are looked at one by one: only what makes a suit whole again is kept, and suits are put together
where as many pieces come as go and there is one pair in all. So a hand is never tried that is no winning shape.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations_with_replacement
from typing import NamedTuple

from mahjong_desk.learn.workbench.knitted_shapes import STRAIGHT_KINDS, to_knitted_honours
from mahjong_desk.learn.workbench.special_shapes import SpecialShapes
from mahjong_desk.pieces import SHOGI
from mahjong_desk.shapes import shogi
from mahjong_desk.shapes.knitted import STRAIGHT_SETS
from mahjong_desk.shapes.mahjong import COPIES, ORPHAN_KINDS, PARTITIONER, SEVEN_PAIRS

Kinds = tuple[int, ...]


class Exchange(NamedTuple):
    """Pieces that go and as many that come, by kind, ascending."""

    gone: Kinds
    come: Kinds


class _Part(NamedTuple):
    """A whole suit near one that is held: what goes, what comes, whether it has the pair."""

    gone: Kinds
    come: Kinds
    paired: bool


class Held(NamedTuple):
    """The pieces in hand as exchanges are looked for."""

    counts: tuple[int, ...]
    available: tuple[int, ...]
    sets: int
    closed: bool


def mahjong_exchanges(held: Held, special: SpecialShapes, number: int) -> Iterator[Exchange]:
    """Returns every way to exchange ``number`` pieces of a full hand of mahjong tiles that leaves a winning shape."""
    seen = set()
    for exchange in chain(_regular(held, number, number), _knitted(held, number) if special.knitted else ()):
        if exchange not in seen:
            seen.add(exchange)
            yield exchange
    if not held.closed or not (special.pairs or special.orphans or special.knitted_honours):
        return
    for gone in takings(held.counts, number):
        for come in _irregular(held, special, gone):
            exchange = Exchange(gone, come)
            if exchange not in seen and not set(gone) & set(come) and _there(held, exchange):
                seen.add(exchange)
                yield exchange


def shogi_exchanges(held: Held, special: SpecialShapes, number: int) -> Iterator[Exchange]:
    """Returns every way to exchange ``number`` pieces of a full hand of shogi pieces that leaves a winning shape."""
    comings = list(combinations_with_replacement(range(len(SHOGI.copies)), number))
    for gone in takings(held.counts, number):
        for come in comings:
            exchange = Exchange(gone, come)
            if not set(gone) & set(come) and _there(held, exchange):
                counts = _after(held.counts, exchange)
                code = sum(count * unit for count, unit in zip(counts, shogi.PARTITIONER.units, strict=True))
                if shogi.PARTITIONER.ways(code, held.sets + 1) or (held.closed and _special(counts, special)):
                    yield exchange


def _special(counts: Sequence[int], special: SpecialShapes) -> bool:
    if special.orphans and set(counts) == {1}:
        return True
    return special.pairs and all(count in ((0, 2, 4) if special.alike else (0, 2)) for count in counts)


def _after(counts: Sequence[int], exchange: Exchange) -> list[int]:
    after = list(counts)
    for kind in exchange.gone:
        after[kind] -= 1
    for kind in exchange.come:
        after[kind] += 1
    return after


def _there(held: Held, exchange: Exchange) -> bool:
    return all(held.counts[kind] + exchange.come.count(kind) <= held.available[kind] for kind in exchange.come)


def takings(counts: Sequence[int], number: int) -> list[Kinds]:
    """Returns every choice of so many pieces of a hand, of which there are ``counts`` of each kind."""
    kinds = [kind for kind, count in enumerate(counts) if count]
    return [
        chosen
        for chosen in combinations_with_replacement(kinds, number)
        if all(chosen.count(kind) <= counts[kind] for kind in chosen)
    ]


def _irregular(held: Held, special: SpecialShapes, gone: Kinds) -> Iterator[Kinds]:
    counts = list(held.counts)
    for kind in gone:
        counts[kind] -= 1
    if special.pairs:
        yield from _to_pairs(counts, len(gone), alike=special.alike)
    if special.orphans and all(not count or kind in ORPHAN_KINDS for kind, count in enumerate(counts)):
        yield from _to_orphans(counts, len(gone))
    if special.knitted_honours:
        yield from to_knitted_honours(counts, len(gone))


def _to_pairs(counts: Sequence[int], number: int, *, alike: bool) -> Iterator[Kinds]:
    """Returns the so many pieces that make all of a hand pairs: one for each odd one, and a whole pair where two are left."""
    odd = tuple(kind for kind, count in enumerate(counts) if count % 2)
    more: list[tuple[int, ...]] = []
    if len(odd) == number:
        more = [()]
    elif len(odd) == number - 2:
        more = [(kind, kind) for kind in range(len(counts))]
    for pair in more:
        come = tuple(sorted((*odd, *pair)))
        whole = [count + come.count(kind) for kind, count in enumerate(counts)]
        if sum(whole) == 2 * SEVEN_PAIRS and (alike or max(whole) == 2):
            yield come


def _to_orphans(counts: Sequence[int], number: int) -> Iterator[Kinds]:
    """Returns the so many pieces that bring the orphans which are absent, and one twice where none is yet."""
    absent = tuple(kind for kind in ORPHAN_KINDS if not counts[kind])
    if max(counts) <= 2 and len(absent) == number:
        yield absent
    elif max(counts) == 1 and len(absent) == number - 1:
        for kind in ORPHAN_KINDS:
            yield tuple(sorted((*absent, kind)))


def _knitted(held: Held, number: int) -> Iterator[Exchange]:
    """Returns every exchange that leaves a knitted straight: what it lacks comes, and the others make what stands beside."""
    if held.sets < STRAIGHT_SETS:
        return
    for kinds in STRAIGHT_KINDS:
        lacking = tuple(kind for kind in kinds if not held.counts[kind])
        if len(lacking) > number or any(not held.available[kind] for kind in lacking):
            continue
        counts, available = list(held.counts), list(held.available)
        for kind in kinds:
            counts[kind] -= kind not in lacking
            available[kind] -= 1
        beside = Held(tuple(counts), tuple(available), held.sets - STRAIGHT_SETS, held.closed)
        for exchange in _regular(beside, number, number - len(lacking)):
            if not set(exchange.gone) & set(lacking):
                yield Exchange(exchange.gone, tuple(sorted((*lacking, *exchange.come))))


def _regular(held: Held, going: int, coming: int) -> Iterator[Exchange]:
    """Returns every exchange of so many pieces for so many others that leaves sets and a pair."""
    most = max(going, coming)
    rows: list[_Part] = [_Part((), (), False)]
    for place in range(len(PARTITIONER.suits)):
        parts = _parts(place, held, most)
        rows = [
            _Part(before.gone + part.gone, before.come + part.come, before.paired or part.paired)
            for before in rows
            for part in parts
            if len(before.gone) + len(part.gone) <= going
            and len(before.come) + len(part.come) <= coming
            and not (before.paired and part.paired)
        ]
    for row in rows:
        if len(row.gone) == going and len(row.come) == coming and row.paired:
            yield Exchange(row.gone, row.come)


def _parts(place: int, held: Held, most: int) -> list[_Part]:
    """Returns the whole suits near the one that is held, of whichever size."""
    suit = PARTITIONER.suits[place]
    whole = _whole_suits(suit.length, suit.runs)
    counts = held.counts[suit.first : suit.first + suit.length]
    code = sum(count * unit for count, unit in zip(counts, PARTITIONER.units, strict=False))
    kinds = range(suit.length)
    comings = [
        (come, sum(PARTITIONER.units[kind] for kind in come))
        for number in range(most + 1)
        for come in combinations_with_replacement(kinds, number)
        if all(counts[kind] + come.count(kind) <= held.available[suit.first + kind] for kind in come)
    ]
    size = sum(counts)
    found = []
    for number in range(most + 1):
        for gone in takings(counts, number):
            rest = code - sum(PARTITIONER.units[kind] for kind in gone)
            for come, added in comings:
                if rest + added in whole and not (gone and come and set(gone) & set(come)):
                    paired = (size - len(gone) + len(come)) % 3 == 2
                    found.append(
                        _Part(
                            tuple([suit.first + kind for kind in gone]),
                            tuple([suit.first + kind for kind in come]),
                            paired,
                        )
                    )
    return found


@cache
def _whole_suits(length: int, runs: bool) -> frozenset[int]:
    """Returns the numbers of all suits that are sets and at most one pair, as the partitioner has them."""
    units = PARTITIONER.units
    sets = [3 * units[kind] for kind in range(length)]
    if runs:
        sets += [units[kind] + units[kind + 1] + units[kind + 2] for kind in range(length - 2)]
    found = {0}
    last = {0}
    for _ in range(4):
        last = {code + more for code in last for more in sets}
        last = {code for code in last if not PARTITIONER.exceeds(code, COPIES)}
        found |= last
    paired = {code + 2 * units[kind] for code in found for kind in range(length)}
    return frozenset(found | {code for code in paired if not PARTITIONER.exceeds(code, COPIES)})
