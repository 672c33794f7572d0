# SPDX-License-Identifier: MIT
"""Readings of a winning hand as groups, one of which the winning piece completed."""

from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.shapes.groups import Group, WaitKind
from mahjong_desk.shapes.partition import Groups, Partitioner


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


_GROUPS = 5


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


def regular_readings(
    source: Partitioner, packed: int, winning_kind: int, melds: Groups, *, from_discard: bool
) -> list[Reading]:
    """Returns every reading as four sets and a pair.

    Each division of the pieces is repeated for each different group that the winning piece may have
    completed. A triplet that a discard completed is open.
    """
    readings: list[Reading] = []
    for division in source.partitions(packed, _GROUPS - len(melds)):
        add_readings(readings, HandShape.REGULAR, division, melds, winning_kind, from_discard)
    return readings


def add_readings(
    readings: list[Reading], form: HandShape, division: Groups, melds: Groups, winning_kind: int, from_discard: bool
) -> None:
    """Adds a reading for each different group that the winning piece may complete."""
    groups = division + melds if melds else division
    previous = None
    for index, group in enumerate(division):
        kinds = group.kinds
        if winning_kind in kinds and group is not previous:
            previous = group
            wait = group.waits[kinds.index(winning_kind)]
            if from_discard and group.as_open is not group:
                revealed = (*groups[:index], group.as_open, *groups[index + 1 :])
                readings.append(Reading(form, revealed, index, wait))
            else:
                readings.append(Reading(form, groups, index, wait))
