# SPDX-License-Identifier: MIT
"""Pickers of the groups that show a yaku in a reading that has it."""

from collections.abc import Callable

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.yaku import sets
from mahjong_desk.rules.yaku.facts import TRIPLET, ReadingFacts, traits_of
from mahjong_desk.shapes import Group, GroupShape, Reading

GroupPicker = Callable[[ReadingFacts, Reading], tuple[Group, ...]]
"""Picks the groups that show a yaku from a reading that has it."""


def triplets(*kinds: int) -> GroupPicker:
    """Returns a picker of the triplets and kans of these kinds."""
    return lambda facts, reading: tuple(
        [group for group in reading.groups if group.kinds[0] in kinds and traits_of(group).any_flags & TRIPLET]
    )


def round_wind_triplet(facts: ReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the triplet or kan of the round wind."""
    return triplets(facts.round_wind)(facts, reading)


def seat_wind_triplet(facts: ReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the triplet or kan of the seat wind."""
    return triplets(facts.seat_wind)(facts, reading)


def concealed_triplets(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the concealed triplets and kans."""
    return tuple([group for group in reading.groups if traits_of(group).concealed])


def straight(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks 123, 456 and 789 of the suit that has all three, each once."""
    return sets.straight_groups(reading.groups)


def identical_sequences(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks pairs of equal sequences."""
    pairs: tuple[Group, ...] = ()
    previous = None
    # Equal groups are adjacent.
    for group in reading.groups:
        if group is previous and group.shape is GroupShape.SEQUENCE:
            pairs += (group, group)
            previous = None
        else:
            previous = group
    return pairs


def mixed_triple_sequence(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the same sequence in the three suits."""
    return sets.same_in_three_suits(tuple([group for group in reading.groups if group.shape is GroupShape.SEQUENCE]))


def mixed_triple_triplet(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the same triplet or kan in the three suits."""
    return sets.same_in_three_suits(tuple([group for group in reading.groups if traits_of(group).any_flags & TRIPLET]))


def kans(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the kans."""
    return tuple([group for group in reading.groups if group.shape is GroupShape.KAN])


def dragons(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the groups of dragons."""
    return tuple([group for group in reading.groups if group.lowest_kind >= WHITE])


def winds(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the groups of winds."""
    return tuple([group for group in reading.groups if EAST <= group.lowest_kind < WHITE])
