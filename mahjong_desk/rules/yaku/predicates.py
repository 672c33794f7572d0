# SPDX-License-Identifier: MIT
"""The conditions of yaku on which the systems agree, each made of parts that say what fails (``faults``)."""

from __future__ import annotations

from mahjong_desk.rules.yaku import facts as of
from mahjong_desk.rules.yaku import faults, sets
from mahjong_desk.rules.yaku.conditions import Condition, Part, Told, every_of, when
from mahjong_desk.rules.yaku.facts import (
    CLOSED,
    DRAGON_PAIRS,
    DRAGON_TRIPLETS,
    HONOUR_SUIT,
    KAN,
    KANS_ONLY,
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
)
from mahjong_desk.rules.yaku.missing import together
from mahjong_desk.shapes import Group, Shape

_DRAGON_TRIPLETS, _WIND_TRIPLETS = sum(DRAGON_TRIPLETS), sum(WIND_TRIPLETS)
_CHARACTERS, _CIRCLES, _BAMBOOS = STRAIGHTS
_TWICE, _SUITS, _SETS = 2, 3, 4
_KAN = Shape.KAN
_SEQUENCES, _TRIPLETS = (Shape.SEQUENCE,), (Shape.TRIPLET, Shape.KAN)
_SUIT = 9

OnFacts = Condition[Facts]
"""A condition on the facts of a reading of mahjong tiles."""


def _every(told: Told, flag: int) -> OnFacts:
    """Returns the condition that every group has a flag."""
    return Condition((Part(told, lambda facts: facts.every & flag, flag, flag=True),))


def _some(told: Told, flag: int) -> OnFacts:
    """Returns the condition that some group has a flag."""
    return Condition((Part(told, lambda facts: facts.some & flag, flag, flag=True),))


def _all_sets(told: Told, some: int, every: int) -> OnFacts:
    """Returns the condition that there is a set of one shape, and beside the pair nothing else."""
    return Condition((Part(told, lambda facts: facts.some & some and facts.every & every, some | every, flag=True),))


def _under(told: Told, flag: int) -> Condition[Moment]:
    """Returns the condition that a hand is won under a circumstance."""
    return Condition((Part(told, lambda moment: moment.circumstances & flag, flag, flag=True),))


# How it is won.


def in_situation(situation: str) -> Condition[Moment]:
    """Returns the condition that a win happened under a circumstance, given its id."""
    return _under(faults.under(situation), SITUATION_FLAGS[situation])


def _taken(moment: Moment) -> bool:
    return not moment.circumstances & SELF_DRAWN


closed_hand: Condition[Moment] = _under(faults.CLOSED_HAND, CLOSED)
"""The hand is closed."""
self_drawn: Condition[Moment] = _under(faults.DRAWN, SELF_DRAWN)
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
    KANS_ONLY: faults.KANS_ONLY,
}


def all_of(flag: int) -> OnFacts:
    """Returns the condition that every group has that flag of ``every``."""
    return _every(_TOLD_OF_ALL[flag], flag)


def _no_honour(facts: Facts) -> bool:
    return not facts.some & HONOUR_SUIT


some_honour = _some(faults.SOME_HONOUR, HONOUR_SUIT)
"""There is an honour."""
no_honour = when(faults.NO_HONOURS, _no_honour)
"""There is no honour."""
one_suit = _some(faults.ONE_SUIT, of.ONE_SUIT)
"""There are pieces of exactly one suit, whatever honours there are."""
half_flush = every_of(one_suit, some_honour)
"""All pieces are of one suit and honours, with at least one of each."""
full_flush = every_of(no_honour, one_suit)
"""All pieces are of one suit, without an honour."""

# What its groups are.


def _no_pairs(moment: Moment) -> bool:
    return not moment.circumstances & of.PAIRS


seven_pairs: Condition[Moment] = _under(faults.PAIRS_ONLY, of.PAIRS)
"""The hand is seven pairs."""
not_seven_pairs: Condition[Moment] = when(faults.NO_PAIRS_HAND, _no_pairs)
"""The hand is not seven pairs."""
thirteen_orphans: Condition[Moment] = _under(faults.ORPHANS, of.ORPHANS)
"""The hand is thirteen orphans."""
nine_gates: Condition[Moment] = _under(faults.NINE_GATES, of.NINE_GATES)
"""The hand is nine gates."""
pure_gates = every_of(full_flush, _under(faults.EVERY_GATE, of.NINE_GATES))
"""The same, where a ruleset calls only what waited for all nine so."""


def _worthless(facts: Facts) -> bool:
    return not facts.some & (DRAGON_PAIRS | honour_pair(facts.round_wind) | honour_pair(facts.seat_wind))


some_sequence = _some(faults.SOME_SEQUENCE, SEQUENCE)
"""There is a sequence."""
all_triplets = _all_sets(faults.TRIPLETS_ONLY, TRIPLET, of.TRIPLETS_ONLY)
"""All four sets are triplets or kans."""
four_kans = _all_sets(faults.KANS_ONLY, KAN, KANS_ONLY)
"""All four sets are kans."""
pinfu_shape = every_of(
    _all_sets(faults.SEQUENCES_ONLY, SEQUENCE, of.SEQUENCES_ONLY),
    when(faults.WORTHLESS_PAIR, _worthless),
    _under(faults.OPEN_WAIT, of.OPEN_WAIT),
)
"""The hand is four sequences with a worthless pair and a wait on both sides."""
pinfu_by_discard: OnFacts = every_of(pinfu_shape, from_another)
"""A discard completed a hand of that shape, be it open or closed."""
closed_pinfu: OnFacts = every_of(closed_hand, pinfu_shape)
"""A closed hand is of that shape, be it completed by a discard or by its own draw."""
closed_pinfu_by_discard: OnFacts = every_of(closed_hand, pinfu_by_discard)
"""A discard completed a closed hand of that shape."""


def concealed(count: int) -> OnFacts:
    """Returns the condition that there are exactly that many concealed triplets and kans."""
    return when(
        faults.concealed_triplets(count),
        lambda facts: facts.concealed == count,
        of.THREE_CONCEALED if count >= _SUITS else 0,
    )


def triplet_of(kind: int) -> OnFacts:
    """Returns the condition that there is a triplet or kan of that honour."""
    return _some(faults.triplet_of(kind), honour_triplet(kind))


def _round_wind(facts: Facts) -> int:
    return facts.some & honour_triplet(facts.round_wind)


def _seat_wind(facts: Facts) -> int:
    return facts.some & honour_triplet(facts.seat_wind)


round_wind_set = when(faults.ROUND_WIND, _round_wind, of.WIND_TRIPLET)
"""There is a triplet or kan of the round wind."""
seat_wind_set = when(faults.SEAT_WIND, _seat_wind, of.WIND_TRIPLET)
"""There is a triplet or kan of the seat wind."""


def _dragon_sets(count: int) -> OnFacts:
    """Returns the condition that there are triplets and kans of exactly that many dragons."""
    return when(
        faults.dragon_triplets(count),
        lambda facts: (facts.some & _DRAGON_TRIPLETS).bit_count() == count,
        of.DRAGON_TRIPLET,
    )


def _wind_sets(count: int) -> OnFacts:
    """Returns the condition that there are triplets and kans of exactly that many winds."""
    return when(
        faults.wind_triplets(count), lambda facts: (facts.some & _WIND_TRIPLETS).bit_count() == count, of.WIND_TRIPLET
    )


little_three_dragons = every_of(_dragon_sets(2), when(faults.DRAGON_PAIR, lambda facts: facts.some & DRAGON_PAIRS))
"""There are triplets or kans of two dragons and a pair of the third."""
big_three_dragons = _dragon_sets(3)
"""There are triplets or kans of all three dragons."""
little_four_winds = every_of(_wind_sets(3), when(faults.WIND_PAIR, lambda facts: facts.some & WIND_PAIRS))
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


def _pairs_of_equal(facts: Facts) -> int:
    """Returns how many pairs of equal sequences there are; of three equal ones, one."""
    # Almost every closed hand has none, and is done with here: equal groups of it are the same one.
    if facts.circumstances & CLOSED and len(set(facts.groups)) == len(facts.groups):
        return 0
    firsts = [group.first for group in facts.sets.sequences]
    return sum([firsts.count(first) // _TWICE for first in set(firsts)])


def _three_kans(facts: Facts) -> bool:
    return [group.shape for group in facts.groups].count(_KAN) == _SUITS


def _in_three_suits(facts: Facts, shapes: tuple[Shape, ...]) -> bool:
    firsts = {group.first for group in facts.groups if group.shape in shapes}
    return any(first + _SUIT in firsts and first + 2 * _SUIT in firsts for first in firsts if first < _SUIT)


two_identical_sequences: OnFacts = when(
    together("twins", Shape.SEQUENCE, _TWICE, _twins), lambda facts: _pairs_of_equal(facts) == 1, SEQUENCE
)
"""There is exactly one pair of equal sequences."""
twice_two_sequences: OnFacts = when(
    together("two_twins", Shape.SEQUENCE, _SETS, _two_twins),
    lambda facts: _pairs_of_equal(facts) == _TWICE,
    SEQUENCE | of.SEQUENCES_ONLY,
)
"""There are two pairs of equal sequences."""
three_coloured_sequences: OnFacts = when(
    together("suited_sequences", Shape.SEQUENCE, _SUITS, sets.in_three_suits),
    lambda facts: _in_three_suits(facts, _SEQUENCES),
    of.SUITS | SEQUENCE,
)
"""There is the same sequence in all three suits."""
three_coloured_triplets: OnFacts = when(
    together("suited_triplets", Shape.TRIPLET, _SUITS, sets.in_three_suits),
    lambda facts: _in_three_suits(facts, _TRIPLETS),
    of.SUITS | TRIPLET,
)
"""There is the same triplet or kan in all three suits."""
three_kans = when(faults.exact_kans(_SUITS), _three_kans, KAN)
"""There are exactly three kans."""
pair_wait: OnFacts = _under(faults.PAIR_WAIT, of.PAIR_WAIT)
"""The winning piece completed the pair."""
every_orphan: OnFacts = every_of(thirteen_orphans, _under(faults.EVERY_ORPHAN, of.EVERY_WAIT))
"""Thirteen orphans waited for all thirteen."""
every_gate: OnFacts = every_of(nine_gates, _under(faults.EVERY_GATE, of.EVERY_WAIT))
"""Nine gates waited for all nine of the suit."""


def _full_straight(facts: Facts) -> bool:
    some = facts.some
    return some & _CHARACTERS == _CHARACTERS or some & _CIRCLES == _CIRCLES or some & _BAMBOOS == _BAMBOOS


STRAIGHT = together("straight", Shape.SEQUENCE, 3, sets.straight)
"""What is said where 123, 456 and 789 of one suit are not there."""
full_straight = when(STRAIGHT, _full_straight, SEQUENCE)
"""There are 123, 456 and 789 of one suit."""
