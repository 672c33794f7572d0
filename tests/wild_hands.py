# SPDX-License-Identifier: MIT
"""Hands with wildcards, read slowly by trying every substitution."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations, combinations_with_replacement, product
from random import Random
from typing import NamedTuple

KINDS = 34
SUITS = ((0, 9), (9, 18), (18, 27), (27, 34))


class LaidPiece(NamedTuple):
    """A piece of a reading."""

    kind: int  # the one that it stands for
    wild: bool = False  # whether it is a wildcard
    won: bool = False  # whether it is the winning piece


Group = tuple[LaidPiece, ...]


class WildSample(NamedTuple):
    """A hand with wildcards; the winning piece is not counted among the others."""

    natural: tuple[int, ...]
    wilds: int
    wild: int
    winning: int
    melds: tuple[tuple[int, ...], ...] = ()


def sample(random: Random, wilds: int, melds: int) -> WildSample:
    """Returns a random hand with wildcards; most can be read as complete."""
    wild = random.choice((4, random.randrange(KINDS), random.randrange(27)))
    suits = random.choice(((0,), (0, 1), (0, 3), (0, 1, 2), (0, 1, 2, 3)))
    while True:
        pairs = not melds and random.random() < 0.25
        sets = [_random_set(random, suits) for _ in range(4)]
        pieces = [kind for group in sets[melds:] for kind in group]
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
        own_kinds = naturals + [kind for group in sets[:melds] for kind in group]
        if any(wild in group for group in sets[:melds]) or any(own_kinds.count(kind) > 4 for kind in own_kinds):
            continue
        if wilds and (not naturals or random.random() < 0.3):
            return WildSample(tuple(sorted(naturals)), wilds - 1, wild, wild, tuple(map(tuple, sets[:melds])))
        winning = naturals.pop()
        return WildSample(tuple(sorted(naturals)), wilds, wild, winning, tuple(map(tuple, sets[:melds])))


def _random_kind(random: Random, suits: tuple[int, ...]) -> int:
    return random.randrange(*SUITS[random.choice(suits)])


def _random_set(random: Random, suits: tuple[int, ...]) -> list[int]:
    kind = _random_kind(random, suits)
    if kind < 27 and random.random() < 0.7:
        first = kind - kind % 9 + random.choice((0, 3, 6, random.randrange(7)))
        return [first, first + 1, first + 2]
    return [kind] * 3


def kinds_to_try(hand: WildSample) -> list[int]:
    """Returns the kinds that wildcard pieces must be tried as.

    In a suit without natural pieces, wildcards form at most one set and one pair, for which four kinds are enough. Of
    the honours without natural pieces, one is enough.
    """
    present = {*hand.natural, hand.winning, hand.wild, *(kind for meld in hand.melds for kind in meld)}
    kinds: list[int] = []
    for first, last in SUITS[:3]:
        empty = not any(first <= kind < last for kind in present)
        kinds += range(first, first + 4 if empty else last)
    honours = range(27, KINDS)
    absent = [kind for kind in honours if kind not in present]
    return [*kinds, *(kind for kind in honours if kind in present), *absent[:1]]


def all_readings(hand: WildSample) -> Iterator[tuple[Group, ...]]:
    """Yields every reading of the concealed pieces.

    Each suit is read by itself, because no group has pieces of two suits.
    """
    drawn = hand.winning == hand.wild
    wilds = hand.wilds + drawn
    pieces = [LaidPiece(kind) for kind in hand.natural] + [LaidPiece(hand.winning, won=True)] * (not drawn)
    natural = [tuple(piece for piece in pieces if first <= piece.kind < last) for first, last in SUITS]
    to_try = kinds_to_try(hand)
    kinds = [tuple(kind for kind in to_try if first <= kind < last) for first, last in SUITS]
    for shares in product(range(wilds + 1), repeat=len(SUITS)):
        if sum(shares) != wilds:
            continue
        rests = sorted((len(own) + share) % 3 for own, share in zip(natural, shares, strict=True))
        for won in range(len(SUITS)) if drawn else (None,):
            suits = [(*suit, place == won) for place, suit in enumerate(zip(natural, kinds, shares, strict=True))]
            if rests == [0, 0, 0, 2]:
                yield from _joined([_sets(*suit) for suit in suits])
            if not hand.melds:
                yield from _joined([_pairs(*suit) for suit in suits])


def _joined(suits: list[list[tuple[Group, ...]]]) -> Iterator[tuple[Group, ...]]:
    return (tuple(chain(*parts)) for parts in product(*suits)) if all(suits) else iter(())


@lru_cache(maxsize=1 << 12)
def _sets(natural: tuple[LaidPiece, ...], kinds: tuple[int, ...], wilds: int, won: bool) -> list[tuple[Group, ...]]:
    """Returns the ways to read a suit as sets, with a pair if its size requires one."""
    paired = (len(natural) + wilds) % 3 == 0
    return [part for pieces in _filled(natural, kinds, wilds, won) for part in _parts(pieces, paired=paired)]


@lru_cache(maxsize=1 << 12)
def _pairs(natural: tuple[LaidPiece, ...], kinds: tuple[int, ...], wilds: int, won: bool) -> list[tuple[Group, ...]]:
    return [part for pieces in _filled(natural, kinds, wilds, won) for part in _pairings(pieces)]


def _filled(
    natural: tuple[LaidPiece, ...], kinds: tuple[int, ...], wilds: int, won: bool
) -> Iterator[tuple[LaidPiece, ...]]:
    """Yields the pieces of a suit with its wildcards in every role."""
    for chosen in combinations_with_replacement(kinds, wilds):
        laid = [LaidPiece(kind, wild=True) for kind in chosen]
        if not won:
            yield tuple(sorted((*natural, *laid)))
            continue
        for at in range(wilds):
            if chosen[at] not in chosen[:at]:
                yield tuple(sorted((*natural, *laid[:at], laid[at]._replace(won=True), *laid[at + 1 :])))


def _parts(pieces: tuple[LaidPiece, ...], *, paired: bool) -> Iterator[tuple[Group, ...]]:
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


def _pairings(pieces: tuple[LaidPiece, ...]) -> Iterator[tuple[Group, ...]]:
    if not pieces:
        yield ()
        return
    first, others = pieces[0], pieces[1:]
    for other in sorted({piece for piece in others if piece.kind == first.kind}):
        rest = list(others)
        rest.remove(other)
        for more in _pairings(tuple(rest)):
            yield ((first, other), *more)
