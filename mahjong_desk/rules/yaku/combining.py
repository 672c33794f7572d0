# SPDX-License-Identifier: MIT
"""Which yaku of a reading count together: those that displace others, and those that combine sets.

A yaku is either there or not, or it is a *combination*: it is there once for every choice of sets that make it. A set
may be combined several times, but then two sets that are tied already, directly or by way of others, are never tied
again (rules/mcr.md §5). Of all choices of combinations the one counts that is worth most without the displaced yaku.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Generic, NamedTuple

from mahjong_desk.rules.yaku.row import Combination, F_contra, Row, Yaku
from mahjong_desk.shapes import Group, GroupShape
from mahjong_desk.shapes import groups as make

_CACHE_SIZE = 1 << 15
SetPredicate = Callable[[tuple[Group, ...]], bool]
_TRIPLET = 64
"""The offset of triplets and kans in the numbers of sets."""


class CombinationUse(NamedTuple):
    """One choice of sets that makes a combination.

    Attributes:
        set_bits: The sets that it combines, as bits of their places.
    """

    yaku_index: int
    set_bits: int

    @property
    def set_indices(self) -> tuple[int, ...]:
        """The places of the sets that it combines, ascending."""
        return tuple(place for place in range(self.set_bits.bit_length()) if self.set_bits >> place & 1)


Chosen = tuple[CombinationUse, ...]
"""Combinations that may count together, in the order of the table."""


class PresentYaku(NamedTuple):
    """The yaku of a reading that are no combinations.

    Attributes:
        yaku_bits: The yaku that are there, as bits of their indexes in the table.
        possible_combinations: The combinations that the reading allows, of those that need more than their sets; as bits too.
    """

    yaku_bits: int
    repeated: tuple[tuple[int, int], ...] = ()
    possible_combinations: int = 0


class YakuTotal(NamedTuple):
    """The remaining yaku of a reading, and their sum.

    Attributes:
        excluded_bits: The indexes of the displaced ones, as bits.
    """

    value: int
    yaku_indices: tuple[int, ...]
    excluded_bits: int


class BestSelection(NamedTuple):
    """The best of all that may count together."""

    total: YakuTotal
    chosen: Chosen


class YakuSelector(Generic[F_contra]):
    """Chooses the yaku that count, for one table with its options."""

    def __init__(self, rows: Iterable[Row[F_contra]]) -> None:
        """Prepares the rows that count at a table.

        Raises:
            ValueError: Yaku displace each other in a circle.
        """
        known = tuple(rows)
        # A condition is tested by the one function that its parts make.
        self._rows = tuple((place, yaku, yaku.condition.test) for place, yaku in known if yaku.combination is None)
        self._yaku = dict(known)
        self._worth = {place: yaku.closed_value or yaku.open_value or 0 for place, yaku in known}
        combining = [(place, yaku.combination) for place, yaku in known if yaku.combination is not None]
        self._combining = _by_sets(combining)
        self._needing = tuple((place, one.needs.test) for place, one in combining if one.needs is not None)
        self._needed = sum(1 << place for place, _ in self._needing)
        self._strikes = _exclusions(known)
        self._struck_by = dict(self._strikes)
        self._left: dict[int, int] = {}
        self._repeats = any(yaku.count for _, yaku, _ in self._rows)
        self._made = lru_cache(maxsize=_CACHE_SIZE)(self._makes)
        self.choices = lru_cache(maxsize=_CACHE_SIZE)(self._choices)
        self.total = lru_cache(maxsize=_CACHE_SIZE)(self._total)
        self._ids = lru_cache(maxsize=_CACHE_SIZE)(self._named)

    def counted_yaku(self, facts: F_contra) -> list[tuple[int, Yaku[F_contra], object]]:
        """Returns the yaku of these facts that no other displaces, with their indexes; no combinations.

        Each is repeated as often as it counts, with what its condition found.
        """
        found = [(place, yaku, shown) for place, yaku, test in self._rows if (shown := test(facts))]
        if self._strikes and len(found) > 1:
            left = self.without_excluded(sum([1 << one[0] for one in found]))
            found = [one for one in found if left >> one[0] & 1]
        if self._repeats and any(yaku.count for _, yaku, _ in found):
            found = [one for one in found for _ in range(one[1].count(facts) if one[1].count else 1)]
        return found

    def present_yaku(self, facts: F_contra) -> PresentYaku:
        """Returns the yaku of these facts, displaced or not; no combinations."""
        mask = 0
        repeated = []
        for place, yaku, test in self._rows:
            if test(facts):
                mask |= 1 << place
                if yaku.count is not None and (times := yaku.count(facts)) > 1:
                    repeated.append((place, times))
        return PresentYaku(mask, tuple(repeated), sum(1 << place for place, needs in self._needing if needs(facts)))

    def without_excluded(self, mask: int) -> int:
        """Returns the remaining yaku, as bits of their indexes, after every remaining one displaced others."""
        left = self._left.get(mask)
        if left is None:
            left = mask
            for own, strikes in self._strikes:
                if left & own:
                    left &= ~strikes
            self._left[mask] = left
        return left

    def best_selection(self, present: PresentYaku, numbers: tuple[int, ...]) -> BestSelection:
        """Returns the best of all that may count together.

        Args:
            numbers: The numbers of its sets (``set_key``), ascending; none if the reading has none to combine.
        """
        total = self.total
        if not numbers:
            return BestSelection(total(present, ()), ())
        choices = self.choices(numbers, present.possible_combinations)
        if len(choices) == 1:
            places, chosen = choices[0]
            return BestSelection(total(present, places), chosen)
        found = [BestSelection(total(present, places), chosen) for places, chosen in choices]
        return min(found, key=lambda one: (-one.total.value, one.total.yaku_indices))

    def excluded_by(self, place: int, struck: int) -> tuple[str, ...]:
        """Returns the ids of the displaced yaku of a reading that one displaces.

        Args:
            struck: The indexes of the displaced ones, as bits.
        """
        strikes = self._struck_by.get(1 << place, 0) & struck
        return self._ids(strikes) if strikes else ()

    def _named(self, mask: int) -> tuple[str, ...]:
        return tuple([self._yaku[place].id for place in bit_positions(mask)])

    def _total(self, present: PresentYaku, places: tuple[int, ...]) -> YakuTotal:
        mask = present.yaku_bits
        for place in places:
            mask |= 1 << place
        left = self.without_excluded(mask)
        times = dict(present.repeated)
        found: list[int] = []
        for place in bit_positions(left):
            found += [place] * (times.get(place) or places.count(place) or 1)
        return YakuTotal(sum([self._worth[place] for place in found]), tuple(found), mask & ~left)

    def _choices(self, numbers: tuple[int, ...], allowed: int) -> tuple[tuple[tuple[int, ...], Chosen], ...]:
        """Returns each choice of combinations that may be the best, with its indexes in the table."""
        barred = self._needed & ~allowed
        triplets = bisect_left(numbers, _TRIPLET)
        sequences = self._witnesses(numbers, range(triplets), GroupShape.SEQUENCE)
        witnesses = [*sequences, *self._witnesses(numbers, range(triplets, len(numbers)), GroupShape.TRIPLET)]
        if barred:
            witnesses = [witness for witness in witnesses if not barred >> witness.yaku_index & 1]
        if len(witnesses) <= 1 and not any(self._yaku[witness.yaku_index].excludes for witness in witnesses):
            return ((tuple([witness.yaku_index for witness in witnesses]), tuple(witnesses)),)
        witnesses.sort()
        found: dict[tuple[int, ...], Chosen] = {}
        for chosen in _valid_selections(witnesses, tuple(1 << place for place in range(len(numbers)))):
            places = tuple([witness.yaku_index for witness in chosen])
            if places not in found and not self._can_be_improved(chosen, witnesses, len(numbers)):
                found[places] = chosen
        return tuple(found.items())

    def _can_be_improved(self, chosen: Chosen, witnesses: Sequence[CombinationUse], sets: int) -> bool:
        """Returns whether a combination could be added that displaces nothing, which can only be better."""
        groups = _connected_sets(chosen, sets)
        return any(
            not self._yaku[witness.yaku_index].excludes and _may_join(witness, chosen, groups) for witness in witnesses
        )

    def _witnesses(self, numbers: tuple[int, ...], places: range, shape: GroupShape) -> list[CombinationUse]:
        """Returns the choices among sets of one shape that make combinations."""
        return [
            CombinationUse(place, sum([1 << at for at in chosen]))
            for size in self._combining[shape]
            for chosen in combinations(places, size)
            for place in self._made(shape, tuple([numbers[at] for at in chosen]))
        ]

    def _makes(self, shape: GroupShape, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """Returns the places of the combinations that sets of one shape make."""
        sets = tuple([_set(number) for number in numbers])
        return tuple([place for place, made_by in self._combining[shape][len(sets)] if made_by(sets)])


def _by_sets(
    combining: Iterable[tuple[int, Combination]],
) -> dict[GroupShape, dict[int, list[tuple[int, SetPredicate]]]]:
    """Returns the combinations by the shape of their sets, then by how many these are."""
    found: dict[GroupShape, dict[int, list[tuple[int, SetPredicate]]]] = {
        GroupShape.SEQUENCE: {},
        GroupShape.TRIPLET: {},
    }
    for place, one in combining:
        found[one.shape].setdefault(one.size, []).append((place, one.matches))
    return found


def _exclusions(rows: Sequence[Row[F_contra]]) -> tuple[tuple[int, int], ...]:
    """Returns each yaku that displaces others, with these, as bits; after all that may displace it."""
    places = {yaku.id: place for place, yaku in rows}
    strikes = {
        place: sum(1 << places[identity] for identity in yaku.excludes if identity in places)
        for place, yaku in rows
        if any(identity in places for identity in yaku.excludes)
    }
    ordered = []
    while strikes:
        free = [place for place in strikes if not any(other >> place & 1 for other in strikes.values())]
        if not free:
            raise ValueError("yaku displace each other in a circle")
        ordered += [(1 << place, strikes.pop(place)) for place in free]
    return tuple(ordered)


def set_key(group: Group) -> int:
    """Returns a number that identifies a set by its pieces: sequences below all triplets and kans."""
    return group.kinds[0] if group.shape is GroupShape.SEQUENCE else group.kinds[0] + _TRIPLET


def combination_order(groups: Iterable[Group]) -> list[Group]:
    """Returns sets in the order in which they are combined: sequences, then triplets and kans, each ascending."""
    return sorted(groups, key=set_key)


def _set(number: int) -> Group:
    return make.triplet(number - _TRIPLET) if number >= _TRIPLET else make.sequence(number, number % 9)


def bit_positions(mask: int) -> Iterator[int]:
    """Returns the indexes of the set bits, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _connected_sets(chosen: Chosen, sets: int) -> tuple[int, ...]:
    """Returns the sets that combinations connect, as bits; an unconnected one is alone."""
    groups = tuple(1 << place for place in range(sets))
    for witness in chosen:
        groups = _joined(witness, groups)
    return groups


def _joined(witness: CombinationUse, groups: tuple[int, ...]) -> tuple[int, ...]:
    tied = sum(group for group in groups if group & witness.set_bits)
    return (*(group for group in groups if not group & witness.set_bits), tied)


def _may_join(witness: CombinationUse, chosen: Iterable[CombinationUse], groups: Iterable[int]) -> bool:
    """Returns whether a combination may be added to others that connect sets to ``groups``."""
    sets = witness.set_bits
    if any((group & sets).bit_count() > 1 for group in groups):
        return False
    return not any(other.yaku_index == witness.yaku_index and other.set_bits & sets for other in chosen)


def _valid_selections(
    witnesses: Sequence[CombinationUse], groups: tuple[int, ...], chosen: Chosen = ()
) -> Iterator[Chosen]:
    """Returns every choice of combinations that are allowed together, including those chosen already."""
    yield chosen
    for at, witness in enumerate(witnesses):
        if _may_join(witness, chosen, groups):
            yield from _valid_selections(witnesses[at + 1 :], _joined(witness, groups), (*chosen, witness))
