# SPDX-License-Identifier: MIT
"""All divisions of one suit in which wildcard pieces fill the gaps.

They are found group by group, the lowest natural piece first; of those with the same traits one is kept.
The rest after a group is divided in the same way whatever was taken before, so it is computed once.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from mahjong_desk.shapes.groups import GroupShape
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.partition import BITS_PER_KIND, KIND_MASK

CHARACTERS, CIRCLES, BAMBOOS, HONOURS = (1 << place for place in range(4))
"""There are pieces of this suit, wildcard pieces counted as what they replace."""
SUITS = CHARACTERS | CIRCLES | BAMBOOS
SUBSTITUTE = 1 << 4
"""A wildcard piece replaces another kind."""
SEQUENCE = 1 << 5
"""One of the sets is a sequence."""
STRAIGHT = 1 << 6
"""123, 456 and 789 of one suit are among the sets."""
WILDCARD_AT_FACE_VALUE = 1 << 7
"""Such a straight is of the wildcard's suit and can be taken with just one wildcard piece in its nine pieces."""
WILDCARD_PAIR_WAIT = 1 << 8
"""The winning piece completed a pair whose other piece is a wildcard piece."""
CAUGHT_FIVE_WAN = 1 << 9
"""The winning piece is a five of characters, no substitute, that completed 456 in the middle or a genuine pair of
seven."""
WON_IN_STRAIGHT = 1 << 10
"""The winning piece completed one of the sequences of the straight."""
PAIRS = 1 << 11
"""The hand is seven pairs."""
_FOURS = 12


def suit_flag(index: int) -> int:
    """Returns the flag of a suit by its index: characters, circles, bamboos, honours."""
    return 1 << index


def pack_four_count(count: int) -> int:
    """Returns the traits for the number of kinds that seven pairs hold four times without a wildcard."""
    return count << _FOURS


def unpack_four_count(traits: int) -> int:
    """Returns how many kinds seven pairs hold four times without a substitute."""
    return traits >> _FOURS & 0b11


# What is kept of a suit until it is complete: for 123, 456 and 789 the numbers of wildcard pieces (0 to 3) with
# which such a sequence is there, and which of the three holds the winning piece.
_ROWS = 16
_WON = 28
_OPEN_ROWS_MASK = (1 << _ROWS) - 1
_FIVE = 4
_ROW_STARTS = (0, 3, 6)
_CACHE_SIZE = 1 << 15
_PAIR, _SEQUENCE = GroupShape.PAIR, GroupShape.SEQUENCE


class WildcardGroup(NamedTuple):
    """A group of one suit, with the places that wildcard pieces fill.

    Attributes:
        mask: A bit for each of its pieces, set where a wildcard piece fills it.
    """

    shape: GroupShape
    start: int
    mask: int
    needs: int
    wilds: int
    traits: int

    @property
    def places(self) -> tuple[int, ...]:
        """The place in the suit of each of its pieces."""
        if self.shape is _SEQUENCE:
            return (self.start, self.start + 1, self.start + 2)
        return (self.start,) * (2 if self.shape is _PAIR else 3)


Chain = tuple[WildcardGroup, "Chain"] | None
"""The groups of a suit, the last one found first."""
PartitionsByTraits = Mapping[int, Chain]
"""One division of a suit for each set of traits."""


class CompletedGroup(NamedTuple):
    """A group that the winning piece may have completed."""

    group: WildcardGroup
    slot: int
    traits: int


class CompletedPartition(NamedTuple):
    """A division of the suit of the winning piece: the group that it completed, and the others."""

    slot: int
    chain: Chain


class WildSuit:
    """All divisions of one suit with wildcard pieces."""

    def __init__(self, length: int, face: int, *, runs: bool) -> None:
        self._length = length
        self._face = face
        self._borrow = sum(1 << BITS_PER_KIND * place + BITS_PER_KIND - 1 for place in range(length))
        shapes = [(_PAIR, 2), (GroupShape.TRIPLET, 3)]
        groups = [
            self._filled(shape, start, (1 << wilds) - 1 << size - wilds)
            for start in range(length)
            for shape, size in shapes
            for wilds in range(size + 1)
        ]
        if runs:
            groups += [self._filled(_SEQUENCE, start, mask) for start in range(length - 2) for mask in range(8)]
        groups.sort(key=lambda group: group.wilds)
        lowest: list[list[WildcardGroup]] = [[] for _ in range(length)]
        for group in groups:
            if group.needs:
                lowest[_lowest_place(group.needs)].append(group)
        self._lowest = tuple(map(tuple, lowest))
        self._wild = tuple(group for group in groups if not group.needs)
        natural: list[list[CompletedGroup]] = [[] for _ in range(length)]
        drawn = []
        for group in groups:
            # Equal pieces are the same winner; if they differ, natural ones are first and wildcard pieces last.
            places = group.places
            rows = group.shape is _SEQUENCE
            for slot, place in enumerate(places):
                if group.mask >> slot & 1:
                    if rows or slot == len(places) - 1:
                        drawn.append(CompletedGroup(group, slot, self._won_traits(group, slot)))
                elif rows or not slot:
                    natural[place].append(CompletedGroup(group, slot, self._won_traits(group, slot)))
        self._won = tuple(map(tuple, natural))
        self._won_wild = tuple(drawn)
        self._rest = lru_cache(maxsize=_CACHE_SIZE)(self._part)
        """Returns the divisions of natural pieces with exactly that many wildcard pieces."""

    def _filled(self, shape: GroupShape, start: int, mask: int) -> WildcardGroup:
        bare = WildcardGroup(shape, start, mask, 0, mask.bit_count(), 0)
        natural = [place for slot, place in enumerate(bare.places) if not mask >> slot & 1]
        traits = 0
        if any(place != self._face for slot, place in enumerate(bare.places) if mask >> slot & 1):
            traits |= SUBSTITUTE
        if shape is _SEQUENCE:
            traits |= SEQUENCE
            if start in _ROW_STARTS:
                # The wildcard pieces of a straight do not matter elsewhere.
                counted = bare.wilds if self._face >= 0 else 0
                traits |= 1 << _ROWS + 4 * _ROW_STARTS.index(start) + counted
        return bare._replace(needs=sum(1 << BITS_PER_KIND * place for place in natural), traits=traits)

    def _won_traits(self, group: WildcardGroup, slot: int) -> int:
        if group.shape is _PAIR:
            return WILDCARD_PAIR_WAIT if group.mask & ~(1 << slot) else 0
        if group.shape is not _SEQUENCE or group.start not in _ROW_STARTS:
            return 0
        traits = 1 << _WON + _ROW_STARTS.index(group.start)
        if group.start + slot == _FIVE and (self._face == _FIVE or not group.mask >> slot & 1):
            traits |= CAUGHT_FIVE_WAN
        return traits

    def _part(self, packed: int, wilds: int) -> PartitionsByTraits:
        if not packed and not wilds:
            return {0: None}
        # The sum of the digits is the number of pieces: with a pair among them or without.
        size = (packed % KIND_MASK + wilds) % 3
        if size == 1:
            return {}
        found: dict[int, Chain] = {}
        borrow = self._borrow
        guarded = packed | borrow
        for group in self._lowest[_lowest_place(packed)] if packed else self._wild:
            shape, _, _, needs, used, traits = group
            if used > wilds or (shape is _PAIR and not size):
                continue
            left = guarded - needs
            if left & borrow != borrow:
                continue
            for others, chain in self._rest(left ^ borrow, wilds - used).items():
                both = others | traits
                if both not in found:
                    found[both] = (group, chain)
        return found

    def partitions(self, packed: int, wilds: int, rows: int) -> dict[int, Chain]:
        """Returns a division for each set of traits of the suit.

        Args:
            rows: Bits for the rows 123, 456 and 789 that lie on the table.
        """
        found: dict[int, Chain] = {}
        for traits, chain in self._rest(packed, wilds).items():
            found.setdefault(self._complete(traits, rows), chain)
        return found

    def winning_partitions(
        self, packed: int, wilds: int, rows: int, place: int | None
    ) -> dict[int, CompletedPartition]:
        """Returns the ways in which the winning piece is in this suit.

        Args:
            rows: Bits for the rows 123, 456 and 789 that lie on the table.
            place: The place of the winning piece; None if it is a wildcard piece.
        """
        found: dict[int, CompletedPartition] = {}
        size = (packed % KIND_MASK + wilds) % 3
        if size == 1:
            return found
        borrow = self._borrow
        for group, slot, won in self._won_wild if place is None else self._won[place]:
            if group.wilds > wilds or (group.shape is _PAIR and not size):
                continue
            left = (packed | borrow) - group.needs
            if left & borrow != borrow:
                continue
            own = group.traits | won
            for others, chain in self._rest(left ^ borrow, wilds - group.wilds).items():
                found.setdefault(self._complete(others | own, rows), CompletedPartition(slot, (group, chain)))
        return found

    def _complete(self, traits: int, rows: int) -> int:
        kept = traits & _OPEN_ROWS_MASK
        counts = traits >> _ROWS
        low = counts & 0b1111 | rows & 1
        middle = counts >> 4 & 0b1111 | rows >> 1 & 1
        high = counts >> 8 & 0b1111 | rows >> 2 & 1
        if not (low and middle and high):
            return kept
        kept |= STRAIGHT
        if traits >> _WON:
            kept |= WON_IN_STRAIGHT
        if self._face >= 0 and (
            (low & 2 and middle & 1 and high & 1)
            or (low & 1 and middle & 2 and high & 1)
            or (low & 1 and middle & 1 and high & 2)
        ):
            kept |= WILDCARD_AT_FACE_VALUE
        return kept


def _lowest_place(packed: int) -> int:
    return ((packed & -packed).bit_length() - 1) // BITS_PER_KIND


@cache
def _suit(length: int, face: int, *, runs: bool) -> WildSuit:
    return WildSuit(length, face, runs=runs)


def wild_suit(index: int, face: int) -> WildSuit:
    """Returns the suit at that place of the partitioner, with the wildcard's kind at the place ``face`` in it or -1."""
    suit = PARTITIONER.suits[index]
    return _suit(suit.length, face, runs=suit.has_sequences)
