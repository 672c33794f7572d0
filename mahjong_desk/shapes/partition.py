# SPDX-License-Identifier: MIT
"""All divisions of pieces into sets and pairs, suit by suit.

A suit is packed into one number that holds the count of each of its kinds in a few bits; each packed suit is divided
once and cached. A whole hand is packed alike, so that it falls into its suits by shifting.
"""

from collections.abc import Iterable
from typing import NamedTuple

from mahjong_desk.shapes.groups import Group, pair, sequence, triplet

BITS_PER_KIND = 5
"""Bits for the count of one kind: more than a faulty hand can hold, so that counts never run over."""
KIND_MASK = (1 << BITS_PER_KIND) - 1

Part = tuple[Group, ...]


def unpack_kinds(packed: int) -> list[int]:
    """Returns, ascending, the kinds of a packed hand that holds none twice."""
    kinds = []
    while packed:
        lowest = packed & -packed
        kinds.append((lowest.bit_length() - 1) // BITS_PER_KIND)
        packed ^= lowest
    return kinds


class SuitPartitions(dict[int, tuple[Part, ...]]):
    """Every division of one suit by the packed suit, computed once.

    A division has as many sets as fit and, if two pieces remain, one pair; the groups are in
    ascending order, a pair or triplet before a sequence of the same first kind. A suit that cannot
    be divided has no division.
    """

    def __init__(self, first: int, length: int, *, runs: bool) -> None:
        super().__init__({0: ((),)})
        self.shift = BITS_PER_KIND * first
        self.mask = (1 << BITS_PER_KIND * length) - 1
        self._first = first
        self._length = length
        self._runs = runs

    def __missing__(self, packed: int) -> tuple[Part, ...]:
        counts = [packed >> BITS_PER_KIND * place & KIND_MASK for place in range(self._length)]
        found: list[Part] = []
        total = sum(counts)
        if total % 3 != 1:
            self._part(counts, 0, total % 3 == 2, (), found)
        self[packed] = tuple(found)
        return self[packed]

    def _part(self, counts: list[int], place: int, needs_pair: bool, groups: Part, found: list[Part]) -> None:
        while place < self._length and not counts[place]:
            place += 1
        if place == self._length:
            if not needs_pair:
                found.append(groups)
            return
        kind = self._first + place
        # The lowest kind is used up at once: a pair or not, some triplets, the rest in sequences.
        for pairs in (1, 0) if needs_pair else (0,):
            for triplets in range((counts[place] - 2 * pairs) // 3, -1, -1):
                taken = (pair(kind),) * pairs + (triplet(kind),) * triplets
                rest, rows = counts, counts[place] - 2 * pairs - 3 * triplets
                if rows:
                    if not self._runs or place + 2 >= self._length or min(counts[place + 1 : place + 3]) < rows:
                        continue
                    taken += (sequence(kind, place, self._length),) * rows
                    rest = [*counts]
                    rest[place + 1] -= rows
                    rest[place + 2] -= rows
                self._part(rest, place + 1, needs_pair and not pairs, groups + taken, found)


class SuitCompletion(NamedTuple):
    """The missing piece of one suit."""

    size: int
    parted: bool
    kinds: tuple[int, ...]


class SuitCompletions(dict[int, SuitCompletion]):
    """The missing pieces of each suit by the packed suit, computed once from its table."""

    def __init__(self, table: SuitPartitions) -> None:
        super().__init__()
        self.shift, self.mask = table.shift, table.mask
        self._table = table

    def __missing__(self, packed: int) -> SuitCompletion:
        table, first = self._table, self.shift // BITS_PER_KIND
        length = self.mask.bit_length() // BITS_PER_KIND
        size = sum(packed >> BITS_PER_KIND * place & KIND_MASK for place in range(length))
        kinds = tuple(first + place for place in range(length) if table[packed + (1 << BITS_PER_KIND * place)])
        self[packed] = SuitCompletion(size, bool(table[packed]), kinds)
        return self[packed]


class SuitRange(NamedTuple):
    """A range of kinds that are read together."""

    first: int
    length: int
    has_sequences: bool


class Partitioner:
    """All divisions of hands of one piece set."""

    def __init__(self, suits: Iterable[SuitRange]) -> None:
        self.suits = tuple(suits)
        self.tables = tuple(SuitPartitions(suit.first, suit.length, runs=suit.has_sequences) for suit in self.suits)
        self._lacks = tuple(SuitCompletions(table) for table in self.tables)
        kinds = sum(suit.length for suit in self.suits)
        self.units = tuple(1 << BITS_PER_KIND * kind for kind in range(kinds))
        """A packed hand that holds one piece of each kind alone."""
        self._ones = sum(self.units)

    def exceeds_copies(self, packed: int, copies: int) -> bool:
        """Returns whether the hand holds more than ``copies`` pieces of some kind."""
        # What is added makes a larger count reach the highest bit of its own place.
        return bool(packed + self._ones * ((1 << BITS_PER_KIND - 1) - 1 - copies) & self._ones << BITS_PER_KIND - 1)

    def count(self, packed: int, kind: int) -> int:
        """Returns how many pieces of one kind a hand holds."""
        return packed >> BITS_PER_KIND * kind & KIND_MASK

    def most_frequent(self, packed: int) -> tuple[int, int]:
        """Returns the kind that a hand holds most of, and how many."""
        counts = [packed >> BITS_PER_KIND * kind & KIND_MASK for kind in range(len(self.units))]
        largest = max(counts)
        return counts.index(largest), largest

    def pack(self, kinds: Iterable[int]) -> int:
        """Returns a hand of these kinds, packed."""
        return sum(map(self.units.__getitem__, kinds))

    def partitions(self, packed: int, groups: int) -> list[Part]:
        """Returns all divisions of the hand into exactly that many ``groups``, in a fixed order."""
        ways: list[Part] = [()]
        for table in self.tables:
            if part := packed >> table.shift & table.mask:
                ways = [way + added for way in ways for added in table[part]]
        return ways if ways and len(ways[0]) == groups else []

    def kinds_present(self, packed: int) -> int:
        """Returns the hand with one piece of each kind that it holds; no kind more than seven times."""
        return (packed | packed >> 1 | packed >> 2) & self._ones

    def kinds_held_four_times(self, packed: int) -> int:
        """Returns the hand with one piece of each kind that it holds four or more times; no kind more than seven times."""
        return packed >> 2 & self._ones

    def kinds_held_odd_times(self, packed: int) -> int:
        """Returns the hand with one piece of each kind that it holds an odd number of times."""
        return packed & self._ones

    def completing_kinds(self, packed: int, groups: int) -> tuple[int, ...]:
        """Returns, ascending, the kinds that complete a hand which is one piece short to ``groups`` sets and one pair.

        A kind is included even if the hand holds all its pieces already.
        """
        # The piece is for the suit that is one piece short of a pair, or for one of two that both have two over.
        short: list[SuitCompletion] = []
        whole = 0
        for table in self._lacks:
            part = packed >> table.shift & table.mask
            if not part:
                continue
            lack = table[part]
            size = lack.size
            whole += size
            if size % 3:
                short.append(lack)
            elif not lack.parted:
                return ()
        if whole != 3 * groups - 2:
            return ()
        if len(short) == 1:
            return short[0].kinds
        if len(short) != 2:
            return ()
        low, high = short
        if high.parted and low.parted:
            return low.kinds + high.kinds
        return low.kinds if high.parted else high.kinds if low.parted else ()
