# SPDX-License-Identifier: MIT
"""All divisions of pieces into sets and pairs, suit by suit.

A suit is packed into one number that holds the count of each of its kinds in a few bits; each packed suit is divided
once and cached. A whole hand is packed in the same way, so that shifting it gives its suits.
"""

from collections.abc import Iterable
from typing import NamedTuple

from mahjong_desk.shapes.groups import Group, pair, sequence, triplet

BITS_PER_KIND = 5
"""Bits for the count of one kind: enough for any invalid hand, so that counts never overflow."""
KIND_MASK = (1 << BITS_PER_KIND) - 1

Groups = tuple[Group, ...]


def unpack_kinds(packed: int) -> list[int]:
    """Returns, ascending, the kinds of a packed hand without equal pieces."""
    kinds = []
    while packed:
        lowest = packed & -packed
        kinds.append((lowest.bit_length() - 1) // BITS_PER_KIND)
        packed ^= lowest
    return kinds


class SuitPartitions(dict[int, tuple[Groups, ...]]):
    """The divisions of one suit, by the packed suit; each is computed once.

    A division has as many sets as fit and, if two pieces remain, one pair; the groups are in
    ascending order, a pair or triplet before a sequence of the same first kind. A suit that cannot
    be divided has no division.
    """

    def __init__(self, first: int, length: int, *, has_sequences: bool) -> None:
        super().__init__({0: ((),)})
        self.shift = BITS_PER_KIND * first
        self.mask = (1 << BITS_PER_KIND * length) - 1
        self._first = first
        self._length = length
        self._has_sequences = has_sequences

    def __missing__(self, packed: int) -> tuple[Groups, ...]:
        counts = [packed >> BITS_PER_KIND * index & KIND_MASK for index in range(self._length)]
        parts: list[Groups] = []
        total = sum(counts)
        if total % 3 != 1:
            self._divide(counts, 0, total % 3 == 2, (), parts)
        self[packed] = tuple(parts)
        return self[packed]

    def _divide(self, counts: list[int], index: int, needs_pair: bool, groups: Groups, parts: list[Groups]) -> None:
        while index < self._length and not counts[index]:
            index += 1
        if index == self._length:
            if not needs_pair:
                parts.append(groups)
            return
        kind = self._first + index
        # All pieces of the lowest kind are used at once: in a pair or not, some triplets, the rest in sequences.
        for pairs in (1, 0) if needs_pair else (0,):
            for triplets in range((counts[index] - 2 * pairs) // 3, -1, -1):
                taken = (pair(kind),) * pairs + (triplet(kind),) * triplets
                rest, sequences = counts, counts[index] - 2 * pairs - 3 * triplets
                if sequences:
                    if (
                        not self._has_sequences
                        or index + 2 >= self._length
                        or min(counts[index + 1 : index + 3]) < sequences
                    ):
                        continue
                    taken += (sequence(kind, index, self._length),) * sequences
                    rest = [*counts]
                    rest[index + 1] -= sequences
                    rest[index + 2] -= sequences
                self._divide(rest, index + 1, needs_pair and not pairs, groups + taken, parts)


class SuitCompletion(NamedTuple):
    """How one more piece completes a suit.

    Attributes:
        size: The number of its pieces.
        is_divisible: Whether it can be divided as it is.
        kinds: The kinds of which one more piece makes it divisible, ascending.
    """

    size: int
    is_divisible: bool
    kinds: tuple[int, ...]


class SuitCompletions(dict[int, SuitCompletion]):
    """The completions of one suit, by the packed suit; each is computed once."""

    def __init__(self, table: SuitPartitions) -> None:
        super().__init__()
        self.shift, self.mask = table.shift, table.mask
        self._table = table

    def __missing__(self, packed: int) -> SuitCompletion:
        table, first = self._table, self.shift // BITS_PER_KIND
        length = self.mask.bit_length() // BITS_PER_KIND
        size = sum(packed >> BITS_PER_KIND * index & KIND_MASK for index in range(length))
        kinds = tuple(first + index for index in range(length) if table[packed + (1 << BITS_PER_KIND * index)])
        self[packed] = SuitCompletion(size, bool(table[packed]), kinds)
        return self[packed]


class SuitRange(NamedTuple):
    """A range of kinds that are divided together."""

    first: int
    length: int
    has_sequences: bool


class Partitioner:
    """All divisions of hands of one piece set."""

    def __init__(self, suits: tuple[SuitRange, ...]) -> None:
        self.suits = suits
        self.tables = tuple(SuitPartitions(suit.first, suit.length, has_sequences=suit.has_sequences) for suit in suits)
        self._completions = tuple(SuitCompletions(table) for table in self.tables)
        kinds = sum(suit.length for suit in self.suits)
        self.units = tuple(1 << BITS_PER_KIND * kind for kind in range(kinds))
        """For each kind, a packed hand of a single piece of it."""
        self._ones = sum(self.units)

    def exceeds_copies(self, packed: int, copies: int) -> bool:
        """Returns whether the hand holds more than ``copies`` pieces of some kind."""
        # The sum sets the highest bit of every count that is too large.
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

    def partitions(self, packed: int, groups: int) -> list[Groups]:
        """Returns all divisions of a hand into ``groups`` groups, in a fixed order."""
        divisions: list[Groups] = [()]
        for table in self.tables:
            if part := packed >> table.shift & table.mask:
                divisions = [division + added for division in divisions for added in table[part]]
        return divisions if divisions and len(divisions[0]) == groups else []

    def kinds_present(self, packed: int) -> int:
        """Returns one piece of each kind held one to seven times, packed."""
        return (packed | packed >> 1 | packed >> 2) & self._ones

    def kinds_held_four_times(self, packed: int) -> int:
        """Returns one piece of each kind held four to seven times, packed."""
        return packed >> 2 & self._ones

    def kinds_held_odd_times(self, packed: int) -> int:
        """Returns one piece of each kind held an odd number of times, packed."""
        return packed & self._ones

    def completing_kinds(self, packed: int, groups: int) -> tuple[int, ...]:
        """Returns, ascending, the kinds that complete a hand one piece short of a win.

        The complete hand has ``groups`` groups, one of them a pair. A kind is included even if the hand
        holds all its pieces already.
        """
        # The piece completes the only incomplete suit, or one of two suits that each have two pieces left over.
        incomplete: list[SuitCompletion] = []
        total = 0
        for table in self._completions:
            part = packed >> table.shift & table.mask
            if not part:
                continue
            completion = table[part]
            size = completion.size
            total += size
            if size % 3:
                incomplete.append(completion)
            elif not completion.is_divisible:
                return ()
        if total != 3 * groups - 2:
            return ()
        if len(incomplete) == 1:
            return incomplete[0].kinds
        if len(incomplete) != 2:
            return ()
        low, high = incomplete
        if high.is_divisible and low.is_divisible:
            return low.kinds + high.kinds
        return low.kinds if high.is_divisible else high.kinds if low.is_divisible else ()
