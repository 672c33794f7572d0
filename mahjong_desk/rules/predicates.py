# SPDX-License-Identifier: MIT
"""The conditions of yaku on which the systems agree, as predicates of the facts of a reading."""

from __future__ import annotations

from mahjong_desk.rules.facts import (
    CLOSED,
    DRAGON_PAIRS,
    DRAGON_TRIPLETS,
    GREENS,
    HONOUR_SUIT,
    KAN,
    KAN_OR_PAIR,
    OPEN_WAIT,
    SELF_DRAWN,
    SEQUENCE,
    SITUATION_FLAGS,
    STRAIGHTS,
    TRIPLET,
    WIND_TRIPLETS,
    Facts,
    honour_pair,
    honour_triplet,
    numbered_suits,
)
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.yaku import Predicate, Rests, triplets
from mahjong_desk.shapes import Group


def flag_of(situation: Situation) -> Predicate:
    """Returns whether a win happened in that situation."""
    flag = SITUATION_FLAGS[situation]
    return lambda facts: facts.moment & flag


def closed_draw(facts: Facts) -> object:
    """Returns whether a closed hand was completed by its own draw."""
    return facts.moment & CLOSED and facts.moment & SELF_DRAWN


def pinfu_shape(facts: Facts) -> bool:
    """Returns whether the hand is four sequences with a worthless pair and a wait on both sides."""
    some = facts.some
    return bool(
        facts.moment & OPEN_WAIT
        and some & SEQUENCE
        and not some & TRIPLET
        and not some & (DRAGON_PAIRS | honour_pair(facts.round_wind) | honour_pair(facts.seat_wind))
    )


def all_triplets(facts: Facts) -> bool:
    """Returns whether all four sets are triplets or kans."""
    return facts.some & (SEQUENCE | TRIPLET) == TRIPLET


def four_kans(facts: Facts) -> object:
    """Returns whether all four sets are kans."""
    return facts.every & KAN_OR_PAIR and facts.some & KAN


def all_green(facts: Facts) -> object:
    """Returns whether all pieces are green: 2, 3, 4, 6 and 8 of bamboos and the green dragon, which may be missing."""
    return facts.every & GREENS


def round_wind_set(facts: Facts) -> object:
    """Returns whether there is a triplet or kan of the round wind."""
    return facts.some & honour_triplet(facts.round_wind)


def seat_wind_set(facts: Facts) -> object:
    """Returns whether there is a triplet or kan of the own wind."""
    return facts.some & honour_triplet(facts.seat_wind)


def round_wind_triplet(facts: Facts, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Picks the triplet or kan of the round wind."""
    return triplets(facts.round_wind)(facts, groups)


def seat_wind_triplet(facts: Facts, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Picks the triplet or kan of the own wind."""
    return triplets(facts.seat_wind)(facts, groups)


def dragon_set(kind: int) -> tuple[Predicate, Rests]:
    """Returns whether there is a triplet or kan of that dragon, and what picks it."""
    flag = honour_triplet(kind)
    return (lambda facts: facts.some & flag), triplets(kind)


def dragon_sets(facts: Facts) -> int:
    """Returns how many triplets and kans of dragons there are."""
    return sum(1 for flag in DRAGON_TRIPLETS if facts.some & flag)


def wind_sets(facts: Facts) -> int:
    """Returns how many triplets and kans of winds there are."""
    return sum(1 for flag in WIND_TRIPLETS if facts.some & flag)


def little_three_dragons(facts: Facts) -> object:
    """Returns whether there are triplets or kans of two dragons and a pair of the third."""
    return dragon_sets(facts) == 2 and facts.some & DRAGON_PAIRS


def full_straight(facts: Facts) -> bool:
    """Returns whether there are 123, 456 and 789 of one suit."""
    return any(facts.some & flags == flags for flags in STRAIGHTS)


def half_flush(facts: Facts) -> object:
    """Returns whether all pieces are of one suit and honours, with at least one of each."""
    return facts.some & HONOUR_SUIT and numbered_suits(facts.some) == 1


def full_flush(facts: Facts) -> bool:
    """Returns whether all pieces are of one suit, without an honour."""
    return not facts.some & HONOUR_SUIT and numbered_suits(facts.some) == 1
