# SPDX-License-Identifier: MIT
"""Knitted shapes: 1-4-7 of one suit, 2-5-8 of another, 3-6-9 of the third.

The nine make a *knitted straight*, which replaces three sets of a hand; fourteen different pieces of these nine and the
seven honours make a separate shape. With both, ``completing_kinds`` covers every winning shape of mahjong tiles.
"""

from itertools import permutations
from typing import NamedTuple

from mahjong_desk.shapes.groups import Group, WaitKind, knitted_group, single
from mahjong_desk.shapes.mahjong import ORPHAN_KINDS, PARTITIONER, SEVEN_PAIRS
from mahjong_desk.shapes.partition import Groups, unpack_kinds
from mahjong_desk.shapes.readings import HandShape, Reading, add_readings

STRAIGHT_SETS = 3
"""How many sets a knitted straight replaces."""
_SET_AND_PAIR = 2
_SIZE = 14
_HONOURS = PARTITIONER.pack(range(27, 34))


class KnittedStraight(NamedTuple):
    """One of the six knitted straights."""

    groups: tuple[Group, ...]
    packed: int
    with_honours: int


def _straight(starts: tuple[int, ...]) -> KnittedStraight:
    groups = tuple(knitted_group(9 * suit + start) for suit, start in enumerate(starts))
    packed = PARTITIONER.pack(kind for group in groups for kind in group.kinds)
    return KnittedStraight(groups, packed, packed + _HONOURS)


STRAIGHTS = tuple(_straight(starts) for starts in permutations(range(3)))
"""All knitted straights."""


def knitted_readings(packed: int, winning_kind: int, melds: Groups, *, from_discard: bool) -> list[Reading]:
    """Returns every reading as a knitted straight, or as honours and knitted pieces.

    Each division of the pieces is repeated for each different group that the winning piece may have completed.
    """
    readings: list[Reading] = []
    if len(melds) >= _SET_AND_PAIR:
        return readings
    present = PARTITIONER.kinds_present(packed)
    for groups, nine, with_honours in STRAIGHTS:
        if present & nine == nine:
            for division in PARTITIONER.partitions(packed - nine, _SET_AND_PAIR - len(melds)):
                add_readings(readings, HandShape.KNITTED, groups + division, melds, winning_kind, from_discard)
        if present == packed and present & with_honours == present and present.bit_count() == _SIZE:
            kinds = unpack_kinds(present)
            singles = tuple([single(kind) for kind in kinds])
            readings.append(Reading(HandShape.KNITTED_HONOURS, singles, kinds.index(winning_kind), WaitKind.KNITTED))
    return readings


def knitted_kinds(packed: int, melds: int) -> set[int]:
    """Returns the kinds that complete a hand one piece short of a knitted shape.

    A kind is included even if the hand holds all its pieces already.
    """
    kinds: set[int] = set()
    if melds >= _SET_AND_PAIR:
        return kinds
    groups = _SET_AND_PAIR - melds
    present = PARTITIONER.kinds_present(packed)
    for _, nine, with_honours in STRAIGHTS:
        lacking = nine & ~present
        if not lacking:
            kinds.update(PARTITIONER.completing_kinds(packed - nine, groups))
        elif lacking.bit_count() == 1 and PARTITIONER.partitions(packed - (nine & present), groups):
            kinds.update(unpack_kinds(lacking))
        if present == packed and present & with_honours == present and present.bit_count() == _SIZE - 1:
            kinds.update(unpack_kinds(with_honours & ~present))
    return kinds


_GROUPS = 5
_ORPHANS = PARTITIONER.pack(ORPHAN_KINDS)


def completing_kinds(
    packed: int,
    melds: int,
    *,
    thirteen_orphans: bool = True,
    seven_pairs: bool = False,
    allow_four_of_a_kind: bool = False,
    knitted: bool = False,
) -> list[int]:
    """Returns, ascending, the kinds that complete a hand one piece short of a win.

    The flags enable shapes in addition to sets and a pair. A kind is included even if the hand holds all its
    pieces already.
    """
    kinds = PARTITIONER.completing_kinds(packed, _GROUPS - melds)
    other_kinds: list[int] = []
    if knitted:
        other_kinds += knitted_kinds(packed, melds)
    if not melds:
        present = PARTITIONER.kinds_present(packed)
        if seven_pairs:
            odd = PARTITIONER.kinds_held_odd_times(packed)
            if odd.bit_count() == 1 and (allow_four_of_a_kind or present.bit_count() == SEVEN_PAIRS):
                other_kinds += unpack_kinds(odd)
        if thirteen_orphans and present & _ORPHANS == present:
            # Thirteen pieces of at least twelve kinds hold none more than twice.
            lacking = _ORPHANS & ~present
            if lacking.bit_count() <= 1:
                other_kinds += unpack_kinds(lacking or _ORPHANS)
    return sorted({*kinds, *other_kinds}) if other_kinds else list(kinds)
