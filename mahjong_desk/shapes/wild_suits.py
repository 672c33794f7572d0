# SPDX-License-Identifier: MIT
"""All partitions of one suit in which wildcard pieces fill the gaps.

They are found group by group, the lowest natural piece first; of those with the same traits one is kept.
The partitions of the rest do not depend on the groups before it, so they are cached.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from mahjong_desk.shapes.groups import GroupShape
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.partition import BITS_PER_KIND, KIND_MASK

CHARACTERS, CIRCLES, BAMBOOS, HONOURS = (1 << index for index in range(4))
"""The hand has pieces of this suit; a wildcard piece counts as the kind that it replaces."""
SUITS = CHARACTERS | CIRCLES | BAMBOOS
SUBSTITUTE = 1 << 4
"""A wildcard piece replaces another kind."""
SEQUENCE = 1 << 5
"""One of the sets is a sequence."""
STRAIGHT = 1 << 6
"""123, 456 and 789 of one suit are among the sets."""
WILDCARD_AT_FACE_VALUE = 1 << 7
"""A straight is of the wildcard's suit and can be read with exactly one wildcard piece among its nine pieces."""
WILDCARD_PAIR_WAIT = 1 << 8
"""The winning piece completed a pair whose other piece is a wildcard piece."""
CAUGHT_FIVE_WAN = 1 << 9
"""The winning piece is a genuine five of characters that completed the middle of 456, or a genuine pair of seven
pairs."""
WON_IN_STRAIGHT = 1 << 10
"""The winning piece completed one of the sequences of the straight."""
PAIRS = 1 << 11
"""The hand is seven pairs."""
_FOURS = 12


def suit_flag(index: int) -> int:
    """Returns the flag of a suit by its index: characters, circles, bamboos, honours."""
    return 1 << index


def pack_four_count(count: int) -> int:
    """Returns the traits that encode a count for ``unpack_four_count``."""
    return count << _FOURS


def unpack_four_count(traits: int) -> int:
    """Returns how many kinds seven pairs hold four times without a substitute."""
    return traits >> _FOURS & 0b11


# Traits that are only kept until the suit is complete: for each of 123, 456 and 789, the numbers of wildcard pieces
# (0 to 3) with which the sequence is present, and whether it contains the winning piece.
_STRAIGHT_PARTS = 16
_WON = 28
_FINAL_TRAITS = (1 << _STRAIGHT_PARTS) - 1
_FIVE = 4
_PART_STARTS = (0, 3, 6)
_CACHE_SIZE = 1 << 15
_PAIR, _SEQUENCE = GroupShape.PAIR, GroupShape.SEQUENCE


class WildcardGroup(NamedTuple):
    """A group of one suit, some of whose pieces may be wildcards.

    Attributes:
        mask: A bit for each of its pieces, set if it is a wildcard piece.
        natural: Its other pieces, packed.
    """

    shape: GroupShape
    start: int
    mask: int
    natural: int
    wilds: int
    traits: int

    @property
    def indices(self) -> tuple[int, ...]:
        """The index in the suit of each of its pieces."""
        if self.shape is _SEQUENCE:
            return (self.start, self.start + 1, self.start + 2)
        return (self.start,) * (2 if self.shape is _PAIR else 3)


GroupChain = tuple[WildcardGroup, "GroupChain"] | None
"""The groups of a suit as a linked list, the last one found first."""
PartitionsByTraits = Mapping[int, GroupChain]
"""One partition of a suit for each set of traits."""


class CompletedGroup(NamedTuple):
    """A group that the winning piece may have completed."""

    group: WildcardGroup
    slot: int
    traits: int


class CompletedPartition(NamedTuple):
    """A partition of the suit of the winning piece, whose first group it completed."""

    slot: int
    chain: GroupChain


class WildSuit:
    """All partitions of one suit with wildcard pieces."""

    def __init__(self, length: int, wild_index: int, *, has_sequences: bool) -> None:
        self._length = length
        self._wild_index = wild_index
        self._borrow = sum(1 << BITS_PER_KIND * index + BITS_PER_KIND - 1 for index in range(length))
        shapes = [(_PAIR, 2), (GroupShape.TRIPLET, 3)]
        groups = [
            self._fill(shape, start, (1 << wilds) - 1 << size - wilds)
            for start in range(length)
            for shape, size in shapes
            for wilds in range(size + 1)
        ]
        if has_sequences:
            groups += [self._fill(_SEQUENCE, start, mask) for start in range(length - 2) for mask in range(8)]
        groups.sort(key=lambda group: group.wilds)
        lowest: list[list[WildcardGroup]] = [[] for _ in range(length)]
        for group in groups:
            if group.natural:
                lowest[_lowest_index(group.natural)].append(group)
        self._lowest = tuple(map(tuple, lowest))
        self._wild = tuple(group for group in groups if not group.natural)
        won: list[list[CompletedGroup]] = [[] for _ in range(length)]
        won_wild = []
        for group in groups:
            # Equal pieces count once: the first natural piece, and the last wildcard piece.
            indices = group.indices
            is_sequence = group.shape is _SEQUENCE
            for slot, index in enumerate(indices):
                if group.mask >> slot & 1:
                    if is_sequence or slot == len(indices) - 1:
                        won_wild.append(CompletedGroup(group, slot, self._won_traits(group, slot)))
                elif is_sequence or not slot:
                    won[index].append(CompletedGroup(group, slot, self._won_traits(group, slot)))
        self._won = tuple(map(tuple, won))
        self._won_wild = tuple(won_wild)
        self._rest = lru_cache(maxsize=_CACHE_SIZE)(self._partition)
        """Returns the partitions of natural pieces with exactly that many wildcard pieces."""

    def _fill(self, shape: GroupShape, start: int, mask: int) -> WildcardGroup:
        bare = WildcardGroup(shape, start, mask, 0, mask.bit_count(), 0)
        natural = [index for slot, index in enumerate(bare.indices) if not mask >> slot & 1]
        traits = 0
        if any(index != self._wild_index for slot, index in enumerate(bare.indices) if mask >> slot & 1):
            traits |= SUBSTITUTE
        if shape is _SEQUENCE:
            traits |= SEQUENCE
            if start in _PART_STARTS:
                # The number of wildcard pieces only matters in the wildcard's own suit.
                counted = bare.wilds if self._wild_index >= 0 else 0
                traits |= 1 << _STRAIGHT_PARTS + 4 * _PART_STARTS.index(start) + counted
        return bare._replace(natural=sum(1 << BITS_PER_KIND * index for index in natural), traits=traits)

    def _won_traits(self, group: WildcardGroup, slot: int) -> int:
        if group.shape is _PAIR:
            return WILDCARD_PAIR_WAIT if group.mask & ~(1 << slot) else 0
        if group.shape is not _SEQUENCE or group.start not in _PART_STARTS:
            return 0
        traits = 1 << _WON + _PART_STARTS.index(group.start)
        if group.start + slot == _FIVE and (self._wild_index == _FIVE or not group.mask >> slot & 1):
            traits |= CAUGHT_FIVE_WAN
        return traits

    def _partition(self, packed: int, wilds: int) -> PartitionsByTraits:
        if not packed and not wilds:
            return {0: None}
        # The sum of the digits is the number of pieces; it shows whether there is a pair.
        size = (packed % KIND_MASK + wilds) % 3
        if size == 1:
            return {}
        partitions: dict[int, GroupChain] = {}
        borrow = self._borrow
        guarded = packed | borrow
        for group in self._lowest[_lowest_index(packed)] if packed else self._wild:
            shape, _, _, natural, used, traits = group
            if used > wilds or (shape is _PAIR and not size):
                continue
            remaining = guarded - natural
            if remaining & borrow != borrow:
                continue
            for others, chain in self._rest(remaining ^ borrow, wilds - used).items():
                combined = others | traits
                if combined not in partitions:
                    partitions[combined] = (group, chain)
        return partitions

    def partitions(self, packed: int, wilds: int, open_parts: int) -> dict[int, GroupChain]:
        """Returns a partition for each set of traits of the suit.

        Args:
            open_parts: Bits for the sequences 123, 456 and 789 that are melded.
        """
        partitions: dict[int, GroupChain] = {}
        for traits, chain in self._rest(packed, wilds).items():
            partitions.setdefault(self._complete(traits, open_parts), chain)
        return partitions

    def winning_partitions(
        self, packed: int, wilds: int, open_parts: int, index: int | None
    ) -> dict[int, CompletedPartition]:
        """Returns a partition with the winning piece for each set of traits.

        Args:
            open_parts: Bits for the sequences 123, 456 and 789 that are melded.
            index: The index of the winning piece; None if it is a wildcard piece.
        """
        partitions: dict[int, CompletedPartition] = {}
        size = (packed % KIND_MASK + wilds) % 3
        if size == 1:
            return partitions
        borrow = self._borrow
        for group, slot, won in self._won_wild if index is None else self._won[index]:
            if group.wilds > wilds or (group.shape is _PAIR and not size):
                continue
            remaining = (packed | borrow) - group.natural
            if remaining & borrow != borrow:
                continue
            added = group.traits | won
            for others, chain in self._rest(remaining ^ borrow, wilds - group.wilds).items():
                partitions.setdefault(
                    self._complete(others | added, open_parts), CompletedPartition(slot, (group, chain))
                )
        return partitions

    def _complete(self, traits: int, open_parts: int) -> int:
        kept = traits & _FINAL_TRAITS
        counts = traits >> _STRAIGHT_PARTS
        low = counts & 0b1111 | open_parts & 1
        middle = counts >> 4 & 0b1111 | open_parts >> 1 & 1
        high = counts >> 8 & 0b1111 | open_parts >> 2 & 1
        if not (low and middle and high):
            return kept
        kept |= STRAIGHT
        if traits >> _WON:
            kept |= WON_IN_STRAIGHT
        if self._wild_index >= 0 and (
            (low & 2 and middle & 1 and high & 1)
            or (low & 1 and middle & 2 and high & 1)
            or (low & 1 and middle & 1 and high & 2)
        ):
            kept |= WILDCARD_AT_FACE_VALUE
        return kept


def _lowest_index(packed: int) -> int:
    return ((packed & -packed).bit_length() - 1) // BITS_PER_KIND


@cache
def _suit(length: int, wild_index: int, *, has_sequences: bool) -> WildSuit:
    return WildSuit(length, wild_index, has_sequences=has_sequences)


def wild_suit(index: int, wild_index: int) -> WildSuit:
    """Returns the suit at ``index`` in the partitioner.

    ``wild_index`` is the index of the wildcard in the suit, or -1 if it is of another suit.
    """
    suit = PARTITIONER.suits[index]
    return _suit(suit.length, wild_index, has_sequences=suit.has_sequences)
