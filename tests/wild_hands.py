# SPDX-License-Identifier: MIT
"""Hands with wildcards read the slow way, for tests: every wildcard piece as every kind, every partition of that."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import NamedTuple

KINDS = 34
SUITS = ((0, 9), (9, 18), (18, 27), (27, 34))


class Laid(NamedTuple):
    """A piece as it lies: what it stands for, whether it is a wildcard piece, whether it is the winning one."""

    kind: int
    wild: bool = False
    won: bool = False


Group = tuple[Laid, ...]


class Sample(NamedTuple):
    """Concealed pieces with the winning one among them.

    Attributes:
        natural: The kinds of the natural pieces, without the winning one.
        wilds: How many wildcard pieces there are, likewise.
        wild: The kind of the wildcard.
        winning: The kind of the winning piece.
        melds: The sets on the table, each as the kinds that its pieces stand for.
    """

    natural: tuple[int, ...]
    wilds: int
    wild: int
    winning: int
    melds: tuple[tuple[int, ...], ...] = ()


def sample(random: Random, wilds: int, melds: int) -> Sample:
    """Returns a random hand with so many wildcard pieces; most, not all, can be read as a complete one."""
    wild = random.choice((4, random.randrange(KINDS), random.randrange(27)))
    suits = random.choice(((0,), (0, 1), (0, 3), (0, 1, 2), (0, 1, 2, 3)))
    while True:
        pairs = not melds and random.random() < 0.25
        made = [_random_set(random, suits) for _ in range(4)]
        pieces = [kind for group in made[melds:] for kind in group]
        if pairs:
            pieces = [_random_kind(random, suits) for _ in range(7) for _ in (0, 1)]
            pieces[1::2] = pieces[::2]
        else:
            pieces += [_random_kind(random, suits)] * 2
        random.shuffle(pieces)
        naturals = [kind for kind in pieces if kind != wild][: len(pieces) - wilds]
        if naturals and random.random() < 0.1:
            naturals[0] = _random_kind(random, suits)
        if len(naturals) + wilds != len(pieces) or wild in naturals:
            continue
        held = naturals + [kind for group in made[:melds] for kind in group]
        if any(wild in group for group in made[:melds]) or any(held.count(kind) > 4 for kind in held):
            continue
        if wilds and (not naturals or random.random() < 0.3):
            return Sample(tuple(sorted(naturals)), wilds - 1, wild, wild, tuple(map(tuple, made[:melds])))
        winning = naturals.pop()
        return Sample(tuple(sorted(naturals)), wilds, wild, winning, tuple(map(tuple, made[:melds])))


def _random_kind(random: Random, suits: tuple[int, ...]) -> int:
    return random.randrange(*SUITS[random.choice(suits)])


def _random_set(random: Random, suits: tuple[int, ...]) -> list[int]:
    kind = _random_kind(random, suits)
    if kind < 27 and random.random() < 0.7:
        first = kind - kind % 9 + random.choice((0, 3, 6, random.randrange(7)))
        return [first, first + 1, first + 2]
    return [kind] * 3


def kinds_to_try(hand: Sample) -> list[int]:
    """Returns kinds enough for the wildcard pieces to stand for.

    Suits that have no natural piece and are not the wildcard's are alike from end to end for wildcard pieces alone,
    which can make one set and one pair of them at most; four kinds of each are enough, and one honour without a
    natural piece.
    """
    present = {*hand.natural, hand.winning, hand.wild, *(kind for meld in hand.melds for kind in meld)}
    found: list[int] = []
    for first, last in SUITS[:3]:
        empty = not any(first <= kind < last for kind in present)
        found += range(first, first + 4 if empty else last)
    honours = range(27, KINDS)
    absent = [kind for kind in honours if kind not in present]
    return [*found, *(kind for kind in honours if kind in present), *absent[:1]]


def all_readings(hand: Sample) -> Iterator[tuple[Group, ...]]:
    """Yields every reading of the concealed pieces, seven pairs too where there are no melds."""
    drawn = hand.winning == hand.wild
    for kinds in combinations_with_replacement(kinds_to_try(hand), hand.wilds + drawn):
        for won in sorted(set(kinds)) if drawn else (None,):
            pieces = [Laid(kind) for kind in hand.natural]
            pieces += [Laid(kind, wild=True) for kind in kinds]
            if won is None:
                pieces.append(Laid(hand.winning, won=True))
            else:
                pieces.remove(Laid(won, wild=True))
                pieces.append(Laid(won, wild=True, won=True))
            pieces.sort()
            if _may_be_sets(pieces):
                yield from _parts(tuple(pieces), paired=False)
            if not hand.melds:
                yield from _pairings(tuple(pieces))


def _may_be_sets(pieces: list[Laid]) -> bool:
    sizes = [sum(1 for piece in pieces if first <= piece.kind < last) % 3 for first, last in SUITS]
    return sorted(sizes) == [0, 0, 0, 2]


def _parts(pieces: tuple[Laid, ...], *, paired: bool) -> Iterator[tuple[Group, ...]]:
    if not pieces:
        if paired:
            yield ()
        return
    first, others = pieces[0], pieces[1:]
    groups: set[Group] = set()
    alike = [piece for piece in others if piece.kind == first.kind]
    if not paired:
        groups |= {(first, other) for other in alike}
    groups |= {(first, *two) for two in combinations(alike, 2)}
    if first.kind < 27 and first.kind % 9 < 7:
        second, third = ([piece for piece in others if piece.kind == first.kind + step] for step in (1, 2))
        groups |= {(first, low, high) for low in second for high in third}
    for group in sorted(groups):
        rest = list(pieces)
        for piece in group:
            rest.remove(piece)
        for more in _parts(tuple(rest), paired=paired or len(group) == 2):
            yield (group, *more)


def _pairings(pieces: tuple[Laid, ...]) -> Iterator[tuple[Group, ...]]:
    if not pieces:
        yield ()
        return
    first, others = pieces[0], pieces[1:]
    for other in sorted({piece for piece in others if piece.kind == first.kind}):
        rest = list(others)
        rest.remove(other)
        for more in _pairings(tuple(rest)):
            yield ((first, other), *more)
