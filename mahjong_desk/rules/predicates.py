# SPDX-License-Identifier: MIT
"""The conditions of yaku on which the systems agree, each made of parts that say what fails (``faults``)."""

from __future__ import annotations

from mahjong_desk.rules import facts as of
from mahjong_desk.rules import faults, patterns, sets
from mahjong_desk.rules.conditions import Condition, every_of, when
from mahjong_desk.rules.facts import (
    CLOSED,
    DRAGON_PAIRS,
    DRAGON_TRIPLETS,
    HONOUR_SUIT,
    KAN,
    KAN_OR_PAIR,
    SELF_DRAWN,
    SEQUENCE,
    SITUATION_FLAGS,
    STRAIGHTS,
    TRIPLET,
    WIND_PAIRS,
    WIND_TRIPLETS,
    Facts,
    Moment,
    honour_pair,
    honour_triplet,
    numbered_suits,
)
from mahjong_desk.rules.missing import together
from mahjong_desk.shapes import Group, Shape

_DRAGON_TRIPLETS, _WIND_TRIPLETS = sum(DRAGON_TRIPLETS), sum(WIND_TRIPLETS)
_CHARACTERS, _CIRCLES, _BAMBOOS = STRAIGHTS
_TWICE, _SETS = 2, 4

OnFacts = Condition[Facts]
"""A condition on the facts of a reading of mahjong tiles."""

# How it is won.


def in_situation(situation: str) -> Condition[Moment]:
    """Returns the condition that a win happened under that circumstance, told by its id."""
    flag = SITUATION_FLAGS[situation]
    return when(faults.under(situation), lambda moment: moment.circumstances & flag)


def _closed(moment: Moment) -> int:
    return moment.circumstances & CLOSED


def _drawn(moment: Moment) -> int:
    return moment.circumstances & SELF_DRAWN


def _taken(moment: Moment) -> bool:
    return not moment.circumstances & SELF_DRAWN


closed_hand: Condition[Moment] = when(faults.CLOSED_HAND, _closed)
"""The hand is closed."""
self_drawn: Condition[Moment] = when(faults.DRAWN, _drawn)
"""The winning piece was drawn."""
from_another: Condition[Moment] = when(faults.TAKEN, _taken)
"""Another player gave the winning piece."""
closed_draw: Condition[Moment] = every_of(closed_hand, self_drawn)
"""A closed hand was completed by its own draw."""

# What its pieces are.

_TOLD_OF_ALL = {
    of.SIMPLES: faults.SIMPLES_ONLY,
    of.OUTSIDE: faults.END_IN_EACH,
    of.ENDS: faults.ENDS_ONLY,
    of.TERMINALS: faults.TERMINALS_ONLY,
    of.HONOURS: faults.HONOURS_ONLY,
    of.GREENS: faults.GREENS_ONLY,
    KAN_OR_PAIR: faults.KANS_ONLY,
}


def all_of(flag: int) -> OnFacts:
    """Returns the condition that every group has that flag of ``every``."""
    return when(_TOLD_OF_ALL[flag], lambda facts: facts.every & flag)


def _has_honour(facts: Facts) -> int:
    return facts.some & HONOUR_SUIT


def _no_honour(facts: Facts) -> bool:
    return not facts.some & HONOUR_SUIT


def _one_suit(facts: Facts) -> bool:
    return numbered_suits(facts.some) == 1


some_honour = when(faults.SOME_HONOUR, _has_honour)
"""There is an honour."""
no_honour = when(faults.NO_HONOURS, _no_honour)
"""There is no honour."""
one_suit = when(faults.ONE_SUIT, _one_suit)
"""There are pieces of exactly one suit, whatever honours there are."""
half_flush = every_of(one_suit, some_honour)
"""All pieces are of one suit and honours, with at least one of each."""
full_flush = every_of(no_honour, one_suit)
"""All pieces are of one suit, without an honour."""

# What its groups are.


def _is_pairs(moment: Moment) -> int:
    return moment.circumstances & of.PAIRS


def _no_pairs(moment: Moment) -> bool:
    return not moment.circumstances & of.PAIRS


def _is_orphans(moment: Moment) -> int:
    return moment.circumstances & of.ORPHANS


def _is_gates(moment: Moment) -> int:
    return moment.circumstances & of.NINE_GATES


seven_pairs: Condition[Moment] = when(faults.PAIRS_ONLY, _is_pairs)
"""The hand is seven pairs."""
not_seven_pairs: Condition[Moment] = when(faults.NO_PAIRS_HAND, _no_pairs)
"""The hand is not seven pairs."""
thirteen_orphans: Condition[Moment] = when(faults.ORPHANS, _is_orphans)
"""The hand is thirteen orphans."""
nine_gates: Condition[Moment] = when(faults.NINE_GATES, _is_gates)
"""The hand is nine gates."""
pure_gates = every_of(full_flush, when(faults.EVERY_GATE, _is_gates))
"""The same, where a ruleset calls only what waited for all nine so."""


def _has_sequence(facts: Facts) -> int:
    return facts.some & SEQUENCE


def _only_sequences(facts: Facts) -> bool:
    return facts.some & (SEQUENCE | TRIPLET) == SEQUENCE


def _only_triplets(facts: Facts) -> bool:
    return facts.some & (SEQUENCE | TRIPLET) == TRIPLET


def _only_kans(facts: Facts) -> object:
    return facts.every & KAN_OR_PAIR and facts.some & KAN


def _worthless(facts: Facts) -> bool:
    return not facts.some & (DRAGON_PAIRS | honour_pair(facts.round_wind) | honour_pair(facts.seat_wind))


def _open_wait(facts: Facts) -> int:
    return facts.circumstances & of.OPEN_WAIT


some_sequence = when(faults.SOME_SEQUENCE, _has_sequence)
"""There is a sequence."""
all_triplets = when(faults.TRIPLETS_ONLY, _only_triplets)
"""All four sets are triplets or kans."""
four_kans = when(faults.KANS_ONLY, _only_kans)
"""All four sets are kans."""
pinfu_shape = every_of(
    when(faults.SEQUENCES_ONLY, _only_sequences),
    when(faults.WORTHLESS_PAIR, _worthless),
    when(faults.OPEN_WAIT, _open_wait),
)
"""The hand is four sequences with a worthless pair and a wait on both sides."""
pinfu_by_discard: OnFacts = every_of(pinfu_shape, from_another)
"""A discard completed a hand of that shape, be it open or closed."""
closed_pinfu: OnFacts = every_of(closed_hand, pinfu_shape)
"""A closed hand is of that shape, be it completed by a discard or by its own draw."""
closed_pinfu_by_discard: OnFacts = every_of(closed_hand, pinfu_by_discard)
"""A discard completed a closed hand of that shape."""


def concealed(count: int) -> OnFacts:
    """Returns the condition that there are exactly so many concealed triplets and kans."""
    return when(faults.concealed_triplets(count), lambda facts: facts.concealed == count)


def triplet_of(kind: int) -> OnFacts:
    """Returns the condition that there is a triplet or kan of that honour."""
    flag = honour_triplet(kind)
    return when(faults.triplet_of(kind), lambda facts: facts.some & flag)


def _round_wind(facts: Facts) -> int:
    return facts.some & honour_triplet(facts.round_wind)


def _seat_wind(facts: Facts) -> int:
    return facts.some & honour_triplet(facts.seat_wind)


round_wind_set = when(faults.ROUND_WIND, _round_wind)
"""There is a triplet or kan of the round wind."""
seat_wind_set = when(faults.SEAT_WIND, _seat_wind)
"""There is a triplet or kan of the seat wind."""


def _dragon_sets(count: int) -> OnFacts:
    """Returns the condition that there are triplets and kans of exactly so many dragons."""
    return when(faults.dragon_triplets(count), lambda facts: (facts.some & _DRAGON_TRIPLETS).bit_count() == count)


def _wind_sets(count: int) -> OnFacts:
    """Returns the condition that there are triplets and kans of exactly so many winds."""
    return when(faults.wind_triplets(count), lambda facts: (facts.some & _WIND_TRIPLETS).bit_count() == count)


def _dragon_pair(facts: Facts) -> int:
    return facts.some & DRAGON_PAIRS


def _wind_pair(facts: Facts) -> int:
    return facts.some & WIND_PAIRS


little_three_dragons = every_of(_dragon_sets(2), when(faults.DRAGON_PAIR, _dragon_pair))
"""There are triplets or kans of two dragons and a pair of the third."""
big_three_dragons = _dragon_sets(3)
"""There are triplets or kans of all three dragons."""
little_four_winds = every_of(_wind_sets(3), when(faults.WIND_PAIR, _wind_pair))
"""There are triplets or kans of three winds and a pair of the fourth."""
big_four_winds = _wind_sets(4)
"""There are triplets or kans of all four winds."""

# What its sets show together.


def _twins(sequences: tuple[Group, ...]) -> tuple[Group, ...]:
    found = sets.equal(sequences, _TWICE)
    return found if len(found) == _TWICE else ()


def _two_twins(sequences: tuple[Group, ...]) -> tuple[Group, ...]:
    twice = all(sequences.count(one) in (_TWICE, _SETS) for one in sequences)
    return sequences if len(sequences) == _SETS and twice else ()


_TOLD_OF_PATTERN = {
    patterns.TWINS: together("twins", Shape.SEQUENCE, _TWICE, _twins),
    patterns.TWO_TWINS: together("two_twins", Shape.SEQUENCE, _SETS, _two_twins),
    patterns.SUITED_SEQUENCES: together("suited_sequences", Shape.SEQUENCE, 3, sets.in_three_suits),
    patterns.SUITED_TRIPLETS: together("suited_triplets", Shape.TRIPLET, 3, sets.in_three_suits),
    patterns.THREE_KANS: faults.exact_kans(3),
    patterns.PAIR_WAIT: faults.PAIR_WAIT,
}


def showing(pattern: int) -> OnFacts:
    """Returns the condition that the sets show that pattern together, or that the wait has it (``patterns``)."""
    return when(_TOLD_OF_PATTERN[pattern], lambda facts: facts.patterns & pattern)


def _waited_for_all(facts: Facts) -> int:
    return facts.patterns & patterns.EVERY_WAIT


every_orphan: OnFacts = every_of(thirteen_orphans, when(faults.EVERY_ORPHAN, _waited_for_all))
"""Thirteen orphans waited for all thirteen."""
every_gate: OnFacts = every_of(nine_gates, when(faults.EVERY_GATE, _waited_for_all))
"""Nine gates waited for all nine of the suit."""


def _full_straight(facts: Facts) -> bool:
    some = facts.some
    return some & _CHARACTERS == _CHARACTERS or some & _CIRCLES == _CIRCLES or some & _BAMBOOS == _BAMBOOS


STRAIGHT = together("straight", Shape.SEQUENCE, 3, sets.straight)
"""What is said where 123, 456 and 789 of one suit are not there."""
full_straight = when(STRAIGHT, _full_straight)
"""There are 123, 456 and 789 of one suit."""
