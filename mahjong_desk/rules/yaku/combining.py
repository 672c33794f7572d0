# SPDX-License-Identifier: MIT
"""Selects the yaku of a reading that count together.

A yaku is either present or not, or it is a *combination*: it is present once for every choice of sets that make it. A
set may be used in several combinations, but two sets that are already connected, directly or through others, cannot be
connected again (rules/mcr.md §5). The selection that counts is the one worth most without excluded yaku.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Generic, NamedTuple

from mahjong_desk.rules.yaku.row import Combination, F_contra, IndexedYaku, Yaku
from mahjong_desk.shapes import Group, GroupShape
from mahjong_desk.shapes import groups as make

_CACHE_SIZE = 1 << 15
SetPredicate = Callable[[tuple[Group, ...]], bool]
_TRIPLET = 64
"""The offset of triplets and kans in ``set_key``."""


class CombinationUse(NamedTuple):
    """One choice of sets that makes a combination.

    Attributes:
        set_bits: The sets that it combines, as bits of their indexes.
    """

    yaku_index: int
    set_bits: int

    @property
    def set_indices(self) -> tuple[int, ...]:
        """The indexes of the sets that it combines, ascending."""
        return tuple(bit_positions(self.set_bits))


CombinationUses = tuple[CombinationUse, ...]
"""Combinations that may count together, in the order of the table."""


class PresentYaku(NamedTuple):
    """The yaku of a reading that are not combinations.

    Attributes:
        yaku_bits: The present yaku, as bits of their indexes in the table.
        possible_combinations: The combinations whose own condition (``Combination.needs``) holds, as bits.
    """

    yaku_bits: int
    repeated: tuple[tuple[int, int], ...] = ()
    possible_combinations: int = 0


class YakuTotal(NamedTuple):
    """The yaku of a reading that are not excluded, and their sum.

    Attributes:
        excluded_bits: The excluded ones, as bits of their indexes.
    """

    value: int
    yaku_indices: tuple[int, ...]
    excluded_bits: int


class BestSelection(NamedTuple):
    """The yaku and combinations that count."""

    total: YakuTotal
    chosen: CombinationUses


class YakuSelector(Generic[F_contra]):
    """Selects the yaku that count at a table with these options."""

    def __init__(self, rows: Iterable[IndexedYaku[F_contra]]) -> None:
        """Prepares the rows that count at a table.

        Raises:
            ValueError: Yaku exclude each other in a circle.
        """
        rows = tuple(rows)
        self._rows = tuple((index, yaku, yaku.condition.test) for index, yaku in rows if yaku.combination is None)
        self._yaku = dict(rows)
        self._values = {index: yaku.closed_value or yaku.open_value or 0 for index, yaku in rows}
        combining = [(index, yaku.combination) for index, yaku in rows if yaku.combination is not None]
        self._combinations = _by_sets(combining)
        self._conditional = tuple(
            (index, combined.needs.test) for index, combined in combining if combined.needs is not None
        )
        self._conditional_bits = sum(1 << index for index, _ in self._conditional)
        self._exclusions = _exclusions(rows)
        self._exclusions_of = dict(self._exclusions)
        self._remaining: dict[int, int] = {}
        self._repeats = any(yaku.count for _, yaku, _ in self._rows)
        self._matching_combinations = lru_cache(maxsize=_CACHE_SIZE)(self._find_matching_combinations)
        self._choices = lru_cache(maxsize=_CACHE_SIZE)(self._find_choices)
        self._total = lru_cache(maxsize=_CACHE_SIZE)(self._add_up)
        self._ids = lru_cache(maxsize=_CACHE_SIZE)(self._find_ids)

    def counted_yaku(self, facts: F_contra) -> list[tuple[int, Yaku[F_contra], object]]:
        """Returns the yaku that count, except combinations, with their indexes.

        Each has the result of its condition, and is repeated as often as it counts.
        """
        counted = [(index, yaku, result) for index, yaku, test in self._rows if (result := test(facts))]
        if self._exclusions and len(counted) > 1:
            remaining = self.without_excluded(sum([1 << row[0] for row in counted]))
            counted = [row for row in counted if remaining >> row[0] & 1]
        if self._repeats and any(yaku.count for _, yaku, _ in counted):
            counted = [row for row in counted for _ in range(row[1].count(facts) if row[1].count else 1)]
        return counted

    def present_yaku(self, facts: F_contra) -> PresentYaku:
        """Returns the yaku that hold, excluded or not, except combinations."""
        mask = 0
        repeated = []
        for index, yaku, test in self._rows:
            if test(facts):
                mask |= 1 << index
                if yaku.count is not None and (times := yaku.count(facts)) > 1:
                    repeated.append((index, times))
        return PresentYaku(mask, tuple(repeated), sum(1 << index for index, needs in self._conditional if needs(facts)))

    def without_excluded(self, mask: int) -> int:
        """Returns ``mask`` without excluded yaku; an excluded yaku excludes nothing."""
        remaining = self._remaining.get(mask)
        if remaining is None:
            remaining = mask
            for bit, excluded in self._exclusions:
                if remaining & bit:
                    remaining &= ~excluded
            self._remaining[mask] = remaining
        return remaining

    def best_selection(self, present: PresentYaku, set_keys: tuple[int, ...]) -> BestSelection:
        """Returns the selection that is worth most.

        Args:
            set_keys: The ``set_key`` of each set, ascending; empty if the reading has none to combine.
        """
        total = self._total
        if not set_keys:
            return BestSelection(total(present, ()), ())
        choices = self._choices(set_keys, present.possible_combinations)
        if len(choices) == 1:
            indices, chosen = choices[0]
            return BestSelection(total(present, indices), chosen)
        selections = [BestSelection(total(present, indices), chosen) for indices, chosen in choices]
        return min(selections, key=lambda selection: (-selection.total.value, selection.total.yaku_indices))

    def excluded_by(self, index: int, excluded_bits: int) -> tuple[str, ...]:
        """Returns the ids of the excluded yaku of a reading that one yaku excludes.

        Args:
            excluded_bits: The excluded yaku, as bits of their indexes.
        """
        bits = self._exclusions_of.get(1 << index, 0) & excluded_bits
        return self._ids(bits) if bits else ()

    def _find_ids(self, mask: int) -> tuple[str, ...]:
        return tuple([self._yaku[index].id for index in bit_positions(mask)])

    def _add_up(self, present: PresentYaku, indices: tuple[int, ...]) -> YakuTotal:
        mask = present.yaku_bits
        for index in indices:
            mask |= 1 << index
        remaining = self.without_excluded(mask)
        times = dict(present.repeated)
        counted: list[int] = []
        for index in bit_positions(remaining):
            counted += [index] * (times.get(index) or indices.count(index) or 1)
        return YakuTotal(sum([self._values[index] for index in counted]), tuple(counted), mask & ~remaining)

    def _find_choices(
        self, set_keys: tuple[int, ...], allowed: int
    ) -> tuple[tuple[tuple[int, ...], CombinationUses], ...]:
        """Returns the selections that may be the best, each with its table indexes."""
        barred = self._conditional_bits & ~allowed
        triplets = bisect_left(set_keys, _TRIPLET)
        sequences = self._uses(set_keys, range(triplets), GroupShape.SEQUENCE)
        uses = [*sequences, *self._uses(set_keys, range(triplets, len(set_keys)), GroupShape.TRIPLET)]
        if barred:
            uses = [use for use in uses if not barred >> use.yaku_index & 1]
        if len(uses) <= 1 and not any(self._yaku[use.yaku_index].excludes for use in uses):
            return ((tuple([use.yaku_index for use in uses]), tuple(uses)),)
        uses.sort()
        selections: dict[tuple[int, ...], CombinationUses] = {}
        for chosen in _valid_selections(uses, tuple(1 << index for index in range(len(set_keys)))):
            indices = tuple([use.yaku_index for use in chosen])
            if indices not in selections and not self._can_be_improved(chosen, uses, len(set_keys)):
                selections[indices] = chosen
        return tuple(selections.items())

    def _can_be_improved(self, chosen: CombinationUses, uses: Sequence[CombinationUse], sets: int) -> bool:
        """Returns whether a combination that excludes nothing could be added."""
        groups = _connected_sets(chosen, sets)
        return any(not self._yaku[use.yaku_index].excludes and _can_add(use, chosen, groups) for use in uses)

    def _uses(self, set_keys: tuple[int, ...], indices: range, shape: GroupShape) -> list[CombinationUse]:
        """Returns every use of sets of one shape in a combination."""
        return [
            CombinationUse(index, sum([1 << set_index for set_index in chosen]))
            for size in self._combinations[shape]
            for chosen in combinations(indices, size)
            for index in self._matching_combinations(shape, tuple([set_keys[set_index] for set_index in chosen]))
        ]

    def _find_matching_combinations(self, shape: GroupShape, set_keys: tuple[int, ...]) -> tuple[int, ...]:
        """Returns the indexes of the combinations that sets of one shape make."""
        sets = tuple([_set_from_key(key) for key in set_keys])
        return tuple([index for index, made_by in self._combinations[shape][len(sets)] if made_by(sets)])


def _by_sets(rows: Iterable[tuple[int, Combination]]) -> dict[GroupShape, dict[int, list[tuple[int, SetPredicate]]]]:
    """Returns the combinations by the shape of their sets, then by the number of sets."""
    by_shape: dict[GroupShape, dict[int, list[tuple[int, SetPredicate]]]] = {
        GroupShape.SEQUENCE: {},
        GroupShape.TRIPLET: {},
    }
    for index, combination in rows:
        by_shape[combination.shape].setdefault(combination.size, []).append((index, combination.matches))
    return by_shape


def _exclusions(rows: Sequence[IndexedYaku[F_contra]]) -> tuple[tuple[int, int], ...]:
    """Returns, as bits, each yaku that excludes others, and the excluded ones.

    Each yaku follows those that may exclude it.
    """
    indices = {yaku.id: index for index, yaku in rows}
    exclusions = {
        index: sum(1 << indices[yaku_id] for yaku_id in yaku.excludes if yaku_id in indices)
        for index, yaku in rows
        if any(yaku_id in indices for yaku_id in yaku.excludes)
    }
    ordered = []
    while exclusions:
        free = [index for index in exclusions if not any(other >> index & 1 for other in exclusions.values())]
        if not free:
            raise ValueError("yaku exclude each other in a circle")
        ordered += [(1 << index, exclusions.pop(index)) for index in free]
    return tuple(ordered)


def set_key(group: Group) -> int:
    """Returns a key that identifies a set; those of sequences are lower."""
    return group.kinds[0] if group.shape is GroupShape.SEQUENCE else group.kinds[0] + _TRIPLET


def combination_order(groups: Iterable[Group]) -> list[Group]:
    """Sorts sets for combining: sequences, then triplets and kans, each ascending."""
    return sorted(groups, key=set_key)


def _set_from_key(key: int) -> Group:
    return make.triplet(key - _TRIPLET) if key >= _TRIPLET else make.sequence(key, key % 9)


def bit_positions(mask: int) -> Iterator[int]:
    """Yields the indexes of the set bits, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _connected_sets(chosen: CombinationUses, sets: int) -> tuple[int, ...]:
    """Returns the groups of connected sets, as bits; a group may be a single set."""
    groups = tuple(1 << index for index in range(sets))
    for use in chosen:
        groups = _connect(use, groups)
    return groups


def _connect(use: CombinationUse, groups: tuple[int, ...]) -> tuple[int, ...]:
    joined = sum(group for group in groups if group & use.set_bits)
    return (*(group for group in groups if not group & use.set_bits), joined)


def _can_add(use: CombinationUse, chosen: Iterable[CombinationUse], groups: Iterable[int]) -> bool:
    """Returns whether ``use`` may be added to ``chosen``.

    ``groups`` are the sets that ``chosen`` connects.
    """
    sets = use.set_bits
    if any((group & sets).bit_count() > 1 for group in groups):
        return False
    return not any(other.yaku_index == use.yaku_index and other.set_bits & sets for other in chosen)


def _valid_selections(
    uses: Sequence[CombinationUse], groups: tuple[int, ...], chosen: CombinationUses = ()
) -> Iterator[CombinationUses]:
    """Yields ``chosen``, and every allowed selection that extends it."""
    yield chosen
    for position, use in enumerate(uses):
        if _can_add(use, chosen, groups):
            yield from _valid_selections(uses[position + 1 :], _connect(use, groups), (*chosen, use))
