# SPDX-License-Identifier: MIT
"""Seven pairs with wildcard pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from mahjong_desk.shapes.groups import WaitKind, pair
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.readings import HandShape, Reading, WildcardUse
from mahjong_desk.shapes.wild_traits import (
    CAUGHT_FIVE_WAN,
    PAIRS,
    SUBSTITUTE,
    WILDCARD_PAIR_WAIT,
    pack_four_count,
    suit_flag,
)

_PAIRS = 7
_FIVE_OF_CHARACTERS = 4
_SUIT_OF_KIND = tuple(suit_flag(index) for index, suit in enumerate(PARTITIONER.suits) for _ in range(suit.length))


class WildPair(NamedTuple):
    """A pair of seven."""

    kind: int
    wilds: int


class CompletedSevenPairs(NamedTuple):
    """Seven pairs, and the one that the winning piece completed."""

    pairs: tuple[WildPair, ...]
    won: WildPair

    def reading(self) -> Reading:
        """Returns this as a reading."""
        groups = tuple(pair(kind) for kind, _ in self.pairs)
        wilds = tuple(WildcardUse(place, kind) for place, (kind, wilds) in enumerate(self.pairs) for _ in range(wilds))
        return Reading(HandShape.PAIRS, groups, self.pairs.index(self.won), WaitKind.TANKI, wilds)


def seven_pairs_by_traits(counts: Sequence[int], wilds: int, wild: int, winning: int) -> dict[int, CompletedSevenPairs]:
    """Returns a way to read seven pairs for each traits that they can have."""
    odd = [kind for kind, count in enumerate(counts) if count % 2]
    spare = wilds - len(odd)
    if spare < 0 or sum(counts) + wilds != 2 * _PAIRS:
        return {}
    single = dict.fromkeys(odd, 1)
    # Two wildcard pieces more are a pair of their own, or part two equal natural pieces.
    splits = [WildPair(kind, 1) for kind, count in enumerate(counts) if count > 1]
    own = [WildPair(kind, 2) for kind in (wild, *_other_suit_kinds(wild))] if spare else []
    found: dict[int, CompletedSevenPairs] = {}
    for extra in combinations_with_replacement([*own, *splits], spare // 2):
        halves = dict(single)
        for kind, used in extra:
            if used == 1:
                halves[kind] = halves.get(kind, 0) + 2
        if any(counts[kind] < used for kind, used in halves.items()):
            continue
        pairs = [one for one in extra if one.wilds == 2]
        for kind, count in enumerate(counts):
            if count:
                half = halves.get(kind, 0)
                pairs += [WildPair(kind, 0)] * ((count - half) // 2) + [WildPair(kind, 1)] * half
        pairs.sort()
        traits = _traits(pairs, wild)
        for won, added in _completed(pairs, wild, winning):
            found.setdefault(traits | added, CompletedSevenPairs(tuple(pairs), won))
    return found


def _other_suit_kinds(wild: int) -> Iterator[int]:
    """Yields a kind of each suit that is not the wildcard's own."""
    for suit in PARTITIONER.suits:
        yield suit.first + (suit.first == wild)


def _traits(pairs: list[WildPair], wild: int) -> int:
    traits = PAIRS
    genuine: dict[int, int] = {}
    for kind, wilds in pairs:
        traits |= _SUIT_OF_KIND[kind]
        if wilds and kind != wild:
            traits |= SUBSTITUTE
        else:
            genuine[kind] = genuine.get(kind, 0) + 1
    return traits | pack_four_count(sum(1 for count in genuine.values() if count == 2))


def _completed(pairs: list[WildPair], wild: int, winning: int) -> Iterator[tuple[WildPair, int]]:
    """Yields the pairs that the winning piece may have completed, each with the traits that it adds."""
    for one in dict.fromkeys(pairs):
        kind, wilds = one
        if winning == wild:
            if not wilds:
                continue
        elif kind != winning or wilds == 2:
            continue
        others = wilds - (winning == wild)
        traits = WILDCARD_PAIR_WAIT if others else 0
        if kind == _FIVE_OF_CHARACTERS and (not wilds or kind == wild):
            traits |= CAUGHT_FIVE_WAN
        yield one, traits
