# SPDX-License-Identifier: MIT
"""Whole readings of a winning hand: which group each piece belongs to, and which one was completed last."""

from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from typing import NamedTuple, Protocol

from mahjong_desk.shapes.groups import Group, WaitKind, pair, single
from mahjong_desk.shapes.partition import Part


class HandShape(StrEnum):
    """The kind of winning shape."""

    REGULAR = "regular"
    ORPHANS = "orphans"
    PAIRS = "pairs"
    KNITTED = "knitted"
    KNITTED_HONOURS = "knitted_honours"

    @property
    def loose(self) -> bool:
        """Whether it consists of single pieces, at most one of them doubled."""
        return self in (HandShape.ORPHANS, HandShape.KNITTED_HONOURS)


_REGULAR, _PAIRS = HandShape.REGULAR, HandShape.PAIRS


class WildcardUse(NamedTuple):
    """One wildcard piece of a reading."""

    group_index: int
    stands_for: int


class Reading(NamedTuple):
    """One way to read a winning hand.

    Attributes:
        groups: Its groups: the concealed ones in ascending order, then the melds as they were made.
    """

    shape: HandShape
    groups: tuple[Group, ...]
    winning_group_index: int
    wait: WaitKind
    wildcards: tuple[WildcardUse, ...] = ()


_reading = partial(tuple.__new__, Reading)
"""Makes a ``Reading`` from a tuple at half the cost of its constructor."""


class SupportsPartitions(Protocol):
    """An object that divides pieces of one piece set into groups."""

    def partitions(self, packed: int, groups: int) -> Sequence[Part]:
        """Returns all divisions of a packed hand into exactly that many ``groups``, in a fixed order."""


def regular_readings(
    source: SupportsPartitions, packed: int, winning_kind: int, melds: Part, *, sets: int, from_discard: bool
) -> list[Reading]:
    """Returns every reading as ``sets`` sets and a pair.

    Each division of the pieces is repeated for each different group that the winning piece may have
    completed. A triplet that a discard completed is exposed.
    """
    found: list[Reading] = []
    for way in source.partitions(packed, sets + 1 - len(melds)):
        add_readings(found, _REGULAR, way, melds, winning_kind, from_discard)
    return found


def add_readings(
    found: list[Reading], form: HandShape, way: Part, melds: Part, winning_kind: int, from_discard: bool
) -> None:
    """Adds a reading for each different group of a division that the winning piece may have completed."""
    groups = way + melds if melds else way
    last = None
    for place, group in enumerate(way):
        kinds = group.kinds
        if winning_kind in kinds and group is not last:
            last = group
            wait = group.waits[kinds.index(winning_kind)]
            if from_discard and group.as_open is not group:
                revealed = (*groups[:place], group.as_open, *groups[place + 1 :])
                found.append(_reading((form, revealed, place, wait, ())))
            else:
                found.append(_reading((form, groups, place, wait, ())))


def orphans_reading(
    counts: Sequence[int], winning_kind: int, orphans: Sequence[int], *, needs_pair: bool = True
) -> Reading | None:
    """Returns the reading as ``orphans``, one of them doubled if ``needs_pair``, or None."""
    # Almost every other hand lacks one of the first kinds, so this test is cheap.
    for kind in orphans:
        if not counts[kind]:
            return None
    size = len(orphans) + needs_pair
    if sum(counts) != size or sum([counts[kind] for kind in orphans]) != size:
        return None
    groups = tuple(pair(kind) if counts[kind] == 2 else single(kind) for kind in orphans)
    won = orphans.index(winning_kind)
    return Reading(HandShape.ORPHANS, groups, won, WaitKind.ORPHAN)


def seven_pairs_reading(counts: Sequence[int], winning_kind: int, pairs: int, *, alike: bool) -> Reading | None:
    """Returns the reading as ``pairs`` pairs, equal ones allowed if ``alike``, or None."""
    if sum(counts) != 2 * pairs or any(count % 2 or (count > 2 and not alike) for count in counts):
        return None
    groups = tuple(pair(kind) for kind, count in enumerate(counts) for _ in range(count // 2))
    return Reading(HandShape.PAIRS, groups, groups.index(pair(winning_kind)), WaitKind.TANKI)


def distinct_pairs_reading(kinds: Sequence[int], winning_kind: int) -> Reading:
    """Returns the reading of a hand that is known to be made of different pairs."""
    return _reading((_PAIRS, tuple([pair(kind) for kind in kinds]), kinds.index(winning_kind), WaitKind.TANKI, ()))
