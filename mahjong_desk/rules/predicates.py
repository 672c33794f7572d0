# SPDX-License-Identifier: MIT
"""The conditions of yaku on which the systems agree, and what picks the groups that show them from a reading."""

from __future__ import annotations

from collections.abc import Callable

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules import sets
from mahjong_desk.rules.facts import (
    CLOSED,
    DRAGON_PAIRS,
    DRAGON_TRIPLETS,
    HONOUR_SUIT,
    KAN,
    KAN_OR_PAIR,
    OPEN_WAIT,
    SELF_DRAWN,
    SEQUENCE,
    SITUATION_FLAGS,
    STRAIGHTS,
    TRAITS,
    TRIPLET,
    WIND_PAIRS,
    WIND_TRIPLETS,
    Facts,
    Moment,
    honour_pair,
    honour_triplet,
    numbered_suits,
)
from mahjong_desk.shapes import Group, Reading, Shape

_SEQUENCE = Shape.SEQUENCE
_DRAGON_TRIPLETS, _WIND_TRIPLETS = sum(DRAGON_TRIPLETS), sum(WIND_TRIPLETS)
_CHARACTERS, _CIRCLES, _BAMBOOS = STRAIGHTS

Predicate = Callable[[Facts], object]
"""Tells whether a yaku is there."""
Finds = Callable[[Facts], tuple[Group, ...]]
"""Finds the groups that show a yaku among the sets of the facts; none where it is not there."""
Picks = Callable[[Facts, Reading], tuple[Group, ...]]
"""Picks the groups that show a yaku from a reading that has it."""


def at(flag: int) -> Callable[[Moment], object]:
    """Returns whether that is among the circumstances."""
    return lambda facts: facts.circumstances & flag


def in_situation(situation: str) -> Callable[[Moment], object]:
    """Returns whether a win happened under that circumstance, told by its id."""
    return at(SITUATION_FLAGS[situation])


def closed_draw(facts: Moment) -> object:
    """Returns whether a closed hand was completed by its own draw."""
    return facts.circumstances & CLOSED and facts.circumstances & SELF_DRAWN


def all_of(flag: int) -> Predicate:
    """Returns whether every group has that flag of ``every``."""
    return lambda facts: facts.every & flag


def concealed(count: int) -> Predicate:
    """Returns whether there are exactly so many concealed triplets and kans."""
    return lambda facts: facts.concealed == count


def pinfu_shape(facts: Facts) -> bool:
    """Returns whether the hand is four sequences with a worthless pair and a wait on both sides."""
    some = facts.some
    return bool(
        facts.circumstances & OPEN_WAIT
        and some & SEQUENCE
        and not some & TRIPLET
        and not some & (DRAGON_PAIRS | honour_pair(facts.round_wind) | honour_pair(facts.seat_wind))
    )


def pinfu_by_discard(facts: Facts) -> bool:
    """Returns whether a discard completed a hand of that shape, be it open or closed."""
    return not facts.circumstances & SELF_DRAWN and pinfu_shape(facts)


def closed_pinfu(facts: Facts) -> object:
    """Returns whether a closed hand is of that shape, be it completed by a discard or by its own draw."""
    return facts.circumstances & CLOSED and pinfu_shape(facts)


def closed_pinfu_by_discard(facts: Facts) -> object:
    """Returns whether a discard completed a closed hand of that shape."""
    return facts.circumstances & CLOSED and pinfu_by_discard(facts)


def showing(pattern: int) -> Predicate:
    """Returns whether the sets show that pattern together, or the wait has it (``patterns``)."""
    return lambda facts: facts.patterns & pattern


def all_triplets(facts: Facts) -> bool:
    """Returns whether all four sets are triplets or kans."""
    return facts.some & (SEQUENCE | TRIPLET) == TRIPLET


def four_kans(facts: Facts) -> object:
    """Returns whether all four sets are kans."""
    return facts.every & KAN_OR_PAIR and facts.some & KAN


def round_wind_set(facts: Facts) -> object:
    """Returns whether there is a triplet or kan of the round wind."""
    return facts.some & honour_triplet(facts.round_wind)


def seat_wind_set(facts: Facts) -> object:
    """Returns whether there is a triplet or kan of the own wind."""
    return facts.some & honour_triplet(facts.seat_wind)


def triplet_of(kind: int) -> Predicate:
    """Returns whether there is a triplet or kan of that honour."""
    flag = honour_triplet(kind)
    return lambda facts: facts.some & flag


def dragon_sets(facts: Facts) -> int:
    """Returns how many triplets and kans of dragons there are."""
    return (facts.some & _DRAGON_TRIPLETS).bit_count()


def wind_sets(facts: Facts) -> int:
    """Returns how many triplets and kans of winds there are."""
    return (facts.some & _WIND_TRIPLETS).bit_count()


def little_three_dragons(facts: Facts) -> object:
    """Returns whether there are triplets or kans of two dragons and a pair of the third."""
    return dragon_sets(facts) == 2 and facts.some & DRAGON_PAIRS


def big_three_dragons(facts: Facts) -> bool:
    """Returns whether there are triplets or kans of all three dragons."""
    return dragon_sets(facts) == 3


def little_four_winds(facts: Facts) -> object:
    """Returns whether there are triplets or kans of three winds and a pair of the fourth."""
    return wind_sets(facts) == 3 and facts.some & WIND_PAIRS


def big_four_winds(facts: Facts) -> bool:
    """Returns whether there are triplets or kans of all four winds."""
    return wind_sets(facts) == 4


def full_straight(facts: Facts) -> bool:
    """Returns whether there are 123, 456 and 789 of one suit."""
    some = facts.some
    return some & _CHARACTERS == _CHARACTERS or some & _CIRCLES == _CIRCLES or some & _BAMBOOS == _BAMBOOS


def half_flush(facts: Facts) -> object:
    """Returns whether all pieces are of one suit and honours, with at least one of each."""
    return facts.some & HONOUR_SUIT and numbered_suits(facts.some) == 1


def full_flush(facts: Facts) -> bool:
    """Returns whether all pieces are of one suit, without an honour."""
    return not facts.some & HONOUR_SUIT and numbered_suits(facts.some) == 1


def triplets(*kinds: int) -> Picks:
    """Returns what picks the triplets and kans of these kinds."""
    return lambda facts, reading: tuple(
        [group for group in reading.groups if group.kinds[0] in kinds and TRAITS[group].some & TRIPLET]
    )


def round_wind_triplet(facts: Facts, reading: Reading) -> tuple[Group, ...]:
    """Picks the triplet or kan of the round wind."""
    return _triplet_of(facts.round_wind, reading)


def seat_wind_triplet(facts: Facts, reading: Reading) -> tuple[Group, ...]:
    """Picks the triplet or kan of the own wind."""
    return _triplet_of(facts.seat_wind, reading)


def _triplet_of(kind: int, reading: Reading) -> tuple[Group, ...]:
    for group in reading.groups:
        if group.kinds[0] == kind and TRAITS[group].some & TRIPLET:
            return (group,)
    return ()


def concealed_triplets(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the concealed triplets and kans."""
    return tuple([group for group in reading.groups if TRAITS[group].concealed])


def straight(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks 123, 456 and 789 of the suit that has all three, each once."""
    return sets.straight(reading.groups)


def twins(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks pairs of equal sequences."""
    found: tuple[Group, ...] = ()
    before = None
    # Equal groups stand beside each other.
    for group in reading.groups:
        if group is before and group.shape is _SEQUENCE:
            found += (group, group)
            before = None
        else:
            before = group
    return found


def suited_sequences(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the same sequence in the three suits."""
    return sets.in_three_suits(tuple([group for group in reading.groups if group.shape is Shape.SEQUENCE]))


def suited_triplets(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the same triplet or kan in the three suits."""
    return sets.in_three_suits(tuple([group for group in reading.groups if TRAITS[group].some & TRIPLET]))


def kans(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the kans."""
    return tuple([group for group in reading.groups if group.shape is Shape.KAN])


def dragons(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the groups of dragons."""
    return tuple([group for group in reading.groups if group.first >= WHITE])


def winds(facts: object, reading: Reading) -> tuple[Group, ...]:
    """Picks the groups of winds."""
    return tuple([group for group in reading.groups if EAST <= group.first < WHITE])
