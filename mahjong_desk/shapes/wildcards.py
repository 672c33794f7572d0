# SPDX-License-Identifier: MIT
"""Readings of hands of mahjong tiles with wildcards.

The wildcard pieces are never replaced one by one. Every suit is partitioned group by group, with wildcard pieces in the
gaps that natural pieces leave; every distribution of the wildcard pieces among the suits is tried. Of partitions with
the same *traits* one is kept, so that a hand has at most a few dozen readings that differ in anything that a yaku
tests, however many ways there are to read it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from mahjong_desk.shapes.groups import Group, GroupShape, WaitKind, pair, sequence, triplet
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.partition import BITS_PER_KIND, KIND_MASK, Groups
from mahjong_desk.shapes.readings import HandShape, Reading, WildcardUse
from mahjong_desk.shapes.wild_suits import (
    CAUGHT_FIVE_WAN,
    PAIRS,
    SUBSTITUTE,
    WILDCARD_PAIR_WAIT,
    CompletedPartition,
    GroupChain,
    WildcardGroup,
    pack_four_count,
    suit_flag,
    wild_suit,
)

_PAIR, _SEQUENCE = GroupShape.PAIR, GroupShape.SEQUENCE
_PAIRS = 7
_FIVE_OF_CHARACTERS = 4
_SUIT_OF_KIND = tuple(suit_flag(index) for index, suit in enumerate(PARTITIONER.suits) for _ in range(suit.length))


class WildPair(NamedTuple):
    """One of seven pairs."""

    kind: int
    wilds: int


class CompletedSevenPairs(NamedTuple):
    """Seven pairs, and the one that the winning piece completed."""

    pairs: tuple[WildPair, ...]
    completed: WildPair

    def to_reading(self) -> Reading:
        groups = tuple(pair(kind) for kind, _ in self.pairs)
        wilds = tuple(WildcardUse(index, kind) for index, (kind, wilds) in enumerate(self.pairs) for _ in range(wilds))
        return Reading(HandShape.PAIRS, groups, self.pairs.index(self.completed), WaitKind.TANKI, wilds)


def _seven_pairs_by_traits(
    counts: Sequence[int], wilds: int, wild: int, winning: int
) -> dict[int, CompletedSevenPairs]:
    """Returns one reading of seven pairs for each set of traits."""
    odd = [kind for kind, count in enumerate(counts) if count % 2]
    spare = wilds - len(odd)
    if spare < 0 or sum(counts) + wilds != 2 * _PAIRS:
        return {}
    single = dict.fromkeys(odd, 1)
    # Two spare wildcard pieces are a pair by themselves, or split two equal natural pieces into two pairs.
    splits = [WildPair(kind, 1) for kind, count in enumerate(counts) if count > 1]
    wild_pairs = [WildPair(kind, 2) for kind in (wild, *_substituted_kinds(wild))] if spare else []
    readings: dict[int, CompletedSevenPairs] = {}
    for extra in combinations_with_replacement([*wild_pairs, *splits], spare // 2):
        halves = dict(single)
        for kind, used in extra:
            if used == 1:
                halves[kind] = halves.get(kind, 0) + 2
        if any(counts[kind] < used for kind, used in halves.items()):
            continue
        pairs = [wild_pair for wild_pair in extra if wild_pair.wilds == 2]
        for kind, count in enumerate(counts):
            if count:
                half = halves.get(kind, 0)
                pairs += [WildPair(kind, 0)] * ((count - half) // 2) + [WildPair(kind, 1)] * half
        pairs.sort()
        traits = _seven_pairs_traits(pairs, wild)
        for won, added in _completed_pairs(pairs, wild, winning):
            readings.setdefault(traits | added, CompletedSevenPairs(tuple(pairs), won))
    return readings


def _substituted_kinds(wild: int) -> Iterator[int]:
    """Yields a kind of each suit that a wildcard piece replaces."""
    for suit in PARTITIONER.suits:
        yield suit.first + (suit.first == wild)


def _seven_pairs_traits(pairs: list[WildPair], wild: int) -> int:
    traits = PAIRS
    genuine: dict[int, int] = {}
    for kind, wilds in pairs:
        traits |= _SUIT_OF_KIND[kind]
        if wilds and kind != wild:
            traits |= SUBSTITUTE
        else:
            genuine[kind] = genuine.get(kind, 0) + 1
    return traits | pack_four_count(sum(1 for count in genuine.values() if count == 2))


def _completed_pairs(pairs: list[WildPair], wild: int, winning: int) -> Iterator[tuple[WildPair, int]]:
    """Yields each pair that the winning piece may complete, with the added traits."""
    for wild_pair in dict.fromkeys(pairs):
        kind, wilds = wild_pair
        if winning == wild:
            if not wilds:
                continue
        elif kind != winning or wilds == 2:
            continue
        others = wilds - (winning == wild)
        traits = WILDCARD_PAIR_WAIT if others else 0
        if kind == _FIVE_OF_CHARACTERS and (not wilds or kind == wild):
            traits |= CAUGHT_FIVE_WAN
        yield wild_pair, traits


@lru_cache(maxsize=1 << 13)
def _suit_partitions(index: int, wild_index: int, packed: int, wilds: int, open_parts: int) -> Mapping[int, GroupChain]:
    """Returns a partition of a suit for each set of traits, without the winning piece."""
    trait = suit_flag(index) if packed or wilds else 0
    partitions = wild_suit(index, wild_index).partitions(packed, wilds, open_parts).items()
    return {traits | trait: chain for traits, chain in partitions}


@lru_cache(maxsize=1 << 13)
def _winning_suit_partitions(
    index: int, wild_index: int, packed: int, wilds: int, open_parts: int, winning_index: int | None
) -> Mapping[int, CompletedPartition]:
    """Returns a partition of a suit for each set of traits, with the winning piece.

    Args:
        winning_index: The index of the winning piece; None if it is a wildcard piece.
    """
    partitions: dict[int, CompletedPartition] = {}
    found = wild_suit(index, wild_index).winning_partitions(packed, wilds, open_parts, winning_index)
    for traits, partition in found.items():
        # Only the five of characters, the first suit, can be caught.
        kept = traits if index == 0 else traits & ~CAUGHT_FIVE_WAN
        partitions.setdefault(kept | suit_flag(index), partition)
    return partitions


class WildHand(NamedTuple):
    """The concealed pieces of a hand with wildcards, winning piece included.

    Attributes:
        open_parts: For each suit, bits for the sequences 123, 456 and 789 that are melded.
        melded_traits: The traits of the melds.
    """

    packed: int
    wilds: int
    wild: int
    winning: int
    open_parts: tuple[int, ...] = (0, 0, 0, 0)
    allow_seven_pairs: bool = True
    melded_traits: int = 0


class _Link(NamedTuple):
    """The groups of one suit, linked to those of the previous suits.

    Attributes:
        slot: The index of the winning piece in the first group; None if it is in another suit.
    """

    before: _Link | None
    suit: int
    slot: int | None
    chain: GroupChain


ReadingsByTraits = Mapping[int, "_Link | CompletedSevenPairs | None"]
"""One reading for each set of traits of a hand; ``build_reading`` converts it to a ``Reading``."""
_SearchState = tuple[int, bool, bool]
"""How many wildcard pieces are used, whether there is a pair, and whether the winning piece is used."""


@lru_cache(maxsize=512)
def find_readings(hand: WildHand) -> ReadingsByTraits:
    """Returns one reading for each set of traits of a hand.

    Of readings with the same traits the first is kept.
    """
    readings: dict[int, _Link | CompletedSevenPairs | None] = dict(_regular(hand))
    if hand.allow_seven_pairs:
        counts = [hand.packed >> BITS_PER_KIND * kind & KIND_MASK for kind in range(len(PARTITIONER.units))]
        readings.update(_seven_pairs_by_traits(counts, hand.wilds, hand.wild, hand.winning))
    return readings


def _regular(hand: WildHand) -> dict[int, _Link | None]:
    packed, wilds, wild, winning, open_parts, _, melded = hand
    states: dict[_SearchState, dict[int, _Link | None]] = {(0, False, False): {melded: None}}
    last = len(PARTITIONER.suits) - 1
    for index, suit in enumerate(PARTITIONER.suits):
        table = PARTITIONER.tables[index]
        part = packed >> table.shift & table.mask
        wild_index = wild - suit.first if suit.first <= wild < suit.first + suit.length else -1
        index_in_suit = winning - suit.first if suit.first <= winning < suit.first + suit.length else -1
        has_winning = winning != wild and index_in_suit >= 0
        size = part % KIND_MASK
        reached: dict[_SearchState, dict[int, _Link | None]] = {}
        for (used, paired, placed), before in states.items():
            for taken in range(wilds - used if index == last else 0, wilds - used + 1):
                rest = (size + taken) % 3
                if rest == 1 or (rest and paired):
                    continue
                parts: list[tuple[bool, Mapping[int, GroupChain] | Mapping[int, CompletedPartition]]] = []
                if not has_winning and (placed or index < last or winning != wild):
                    parts.append((False, _suit_partitions(index, wild_index, part, taken, open_parts[index])))
                if has_winning or (winning == wild and taken and not placed):
                    position = index_in_suit if has_winning else None
                    parts.append(
                        (True, _winning_suit_partitions(index, wild_index, part, taken, open_parts[index], position))
                    )
                for won, partitions in parts:
                    if partitions:
                        key = (used + taken, paired or rest == 2, placed or won)
                        _join(reached.setdefault(key, {}), before, index, partitions)
        states = reached
    return states.get((wilds, True, True), {})


def _join(
    joined: dict[int, _Link | None],
    before: Mapping[int, _Link | None],
    index: int,
    partitions: Mapping[int, GroupChain] | Mapping[int, CompletedPartition],
) -> None:
    for added, partition in partitions.items():
        slot, chain = partition if isinstance(partition, CompletedPartition) else (None, partition)
        for earlier, link in before.items():
            traits = earlier | added
            if traits not in joined:
                joined[traits] = _Link(link, index, slot, chain)


def build_reading(
    readings: ReadingsByTraits, traits: int, melds: Groups, melded: tuple[WildcardUse, ...], *, from_discard: bool
) -> Reading:
    """Returns the reading that was found for ``traits``."""
    link = readings[traits]
    if isinstance(link, CompletedSevenPairs):
        return link.to_reading()
    groups: list[tuple[Group, int, int | None]] = []
    while link is not None:
        slot, chain = link.slot, link.chain
        while chain is not None:
            filled, chain = chain
            groups.append((_group(link.suit, filled), filled.mask, slot))
            slot = None
        link = link.before
    groups.sort(key=lambda item: (item[0].lowest_kind, item[0].shape is _SEQUENCE, item[0].shape is not _PAIR))
    won, completed, won_slot = next(
        (index, group, slot) for index, (group, _, slot) in enumerate(groups) if slot is not None
    )
    concealed = [group for group, _, _ in groups]
    if from_discard:
        concealed[won] = completed.as_open
    wilds = [
        WildcardUse(index, group.kinds[slot])
        for index, (group, mask, _) in enumerate(groups)
        for slot in range(len(group.kinds))
        if mask >> slot & 1
    ]
    wilds += [WildcardUse(len(concealed) + index, kind) for index, kind in melded]
    return Reading(HandShape.REGULAR, (*concealed, *melds), won, completed.waits[won_slot], tuple(wilds))


def _group(index: int, filled: WildcardGroup) -> Group:
    suit = PARTITIONER.suits[index]
    kind = suit.first + filled.start
    if filled.shape is _SEQUENCE:
        return sequence(kind, filled.start, suit.length)
    return pair(kind) if filled.shape is _PAIR else triplet(kind)
