# SPDX-License-Identifier: MIT
"""Shared conditions of yaku, with the diagnostics of ``faults``."""

from mahjong_desk.rules.yaku import facts as flags
from mahjong_desk.rules.yaku import faults, sets
from mahjong_desk.rules.yaku.conditions import Condition, Diagnostic, all_of, clause
from mahjong_desk.rules.yaku.facts import HasCircumstances, ReadingFacts, honour_pair, honour_triplet
from mahjong_desk.rules.yaku.missing import missing_sets
from mahjong_desk.shapes import Group, GroupShape

_DRAGON_TRIPLETS, _WIND_TRIPLETS = sum(flags.DRAGON_TRIPLETS), sum(flags.WIND_TRIPLETS)
_TWICE, _THREE, _SETS = 2, 3, 4
_KAN = GroupShape.KAN
_SEQUENCES, _TRIPLETS = (GroupShape.SEQUENCE,), (GroupShape.TRIPLET, GroupShape.KAN)
_SUIT = 9

FactsCondition = Condition[ReadingFacts]
"""A condition on the facts of a reading of mahjong tiles."""


def _some(diagnostic: Diagnostic, flag: int) -> FactsCondition:
    """Returns the condition that some group has a flag."""
    return clause(diagnostic, lambda facts: facts.any_flags & flag, flag, flags_suffice=True)


def _all_sets(diagnostic: Diagnostic, any_flag: int, common_flag: int) -> FactsCondition:
    """Returns the condition that all sets have one shape."""
    return clause(
        diagnostic,
        lambda facts: facts.any_flags & any_flag and facts.common_flags & common_flag,
        any_flag | common_flag,
        flags_suffice=True,
    )


def _under(diagnostic: Diagnostic, flag: int) -> Condition[HasCircumstances]:
    """Returns the condition that a hand is won under a circumstance."""
    return clause(diagnostic, lambda facts: facts.circumstances & flag, flag, flags_suffice=True)


# How it is won.


def under_circumstance(situation: str) -> Condition[HasCircumstances]:
    """Returns the condition that a win happened under a circumstance, given its id."""
    return _under(faults.missing_circumstance(situation), flags.SITUATION_FLAGS[situation])


closed_hand: Condition[HasCircumstances] = _under(faults.CLOSED_HAND, flags.CLOSED)
self_drawn: Condition[HasCircumstances] = _under(faults.SELF_DRAWN, flags.SELF_DRAWN)
won_on_discard: Condition[HasCircumstances] = clause(
    faults.WON_ON_DISCARD, lambda facts: not facts.circumstances & flags.SELF_DRAWN
)
"""Another player gave the winning piece."""
closed_self_draw: Condition[HasCircumstances] = all_of(closed_hand, self_drawn)

# What its pieces are.

GROUP_DIAGNOSTICS = {
    flags.SIMPLES: faults.SIMPLES_ONLY,
    flags.OUTSIDE: faults.TERMINAL_OR_HONOUR_IN_EACH,
    flags.TERMINALS_OR_HONOURS: faults.TERMINALS_AND_HONOURS_ONLY,
    flags.TERMINALS: faults.TERMINALS_ONLY,
    flags.HONOURS: faults.HONOURS_ONLY,
    flags.GREENS: faults.GREENS_ONLY,
    flags.KANS_ONLY: faults.KANS_ONLY,
}
"""The diagnostic of each flag that not every group has."""


def every_group(flag: int) -> FactsCondition:
    """Returns the condition that every group has that flag."""
    return clause(GROUP_DIAGNOSTICS[flag], lambda facts: facts.common_flags & flag, flag, flags_suffice=True)


has_honour = _some(faults.HAS_HONOUR, flags.HONOUR_SUIT)
no_honour: FactsCondition = clause(faults.NO_HONOURS, lambda facts: not facts.any_flags & flags.HONOUR_SUIT)
one_suit = _some(faults.ONE_SUIT, flags.ONE_SUIT)
"""There are pieces of exactly one suit, with or without honours."""
half_flush = all_of(one_suit, has_honour)
"""All pieces are of one suit and honours, with at least one of each."""
full_flush = all_of(no_honour, one_suit)
"""All pieces are of one suit, without an honour."""

# What its groups are.

seven_pairs: Condition[HasCircumstances] = _under(faults.PAIRS_ONLY, flags.PAIRS)
not_seven_pairs: Condition[HasCircumstances] = clause(
    faults.NOT_SEVEN_PAIRS, lambda facts: not facts.circumstances & flags.PAIRS
)
thirteen_orphans: Condition[HasCircumstances] = _under(faults.ORPHANS, flags.ORPHANS)
nine_gates: Condition[HasCircumstances] = _under(faults.NINE_GATES, flags.NINE_GATES)
pure_nine_gates = all_of(full_flush, _under(faults.NINE_SIDED_WAIT, flags.NINE_GATES))
"""Nine gates, for a ruleset that only counts the wait for all nine."""


def _is_pair_valueless(facts: ReadingFacts) -> bool:
    return not facts.any_flags & (flags.DRAGON_PAIRS | honour_pair(facts.round_wind) | honour_pair(facts.seat_wind))


has_sequence = _some(faults.HAS_SEQUENCE, flags.SEQUENCE)
all_triplets = _all_sets(faults.TRIPLETS_ONLY, flags.TRIPLET, flags.TRIPLETS_ONLY)
"""All four sets are triplets or kans."""
four_kans = _all_sets(faults.KANS_ONLY, flags.KAN, flags.KANS_ONLY)
all_sequences = _all_sets(faults.SEQUENCES_ONLY, flags.SEQUENCE, flags.SEQUENCES_ONLY)
pinfu_shape = all_of(
    all_sequences, clause(faults.VALUELESS_PAIR, _is_pair_valueless), _under(faults.OPEN_WAIT, flags.OPEN_WAIT)
)
"""The hand is four sequences with a pair that has no value, won on a two-sided wait."""
pinfu_on_discard: FactsCondition = all_of(pinfu_shape, won_on_discard)
"""A discard completed an open or closed hand of that shape."""
closed_pinfu: FactsCondition = all_of(closed_hand, pinfu_shape)
"""A closed hand of that shape was completed, by a discard or a self-draw."""
closed_pinfu_on_discard: FactsCondition = all_of(closed_hand, pinfu_on_discard)
"""A discard completed a closed hand of that shape."""


def concealed_triplets(count: int) -> FactsCondition:
    """Returns the condition of exactly ``count`` concealed triplets and kans."""
    return clause(
        faults.concealed_triplets(count),
        lambda facts: facts.concealed_triplets == count,
        flags.THREE_CONCEALED if count >= _THREE else 0,
    )


def triplet_of(kind: int) -> FactsCondition:
    """Returns the condition that there is a triplet or kan of that honour."""
    return _some(faults.triplet_of(kind), honour_triplet(kind))


round_wind_set: FactsCondition = clause(
    faults.ROUND_WIND, lambda facts: facts.any_flags & honour_triplet(facts.round_wind), flags.WIND_TRIPLET
)
seat_wind_set: FactsCondition = clause(
    faults.SEAT_WIND, lambda facts: facts.any_flags & honour_triplet(facts.seat_wind), flags.WIND_TRIPLET
)


def _dragon_sets(count: int) -> FactsCondition:
    """Returns the condition of exactly ``count`` triplets and kans of dragons."""
    return clause(
        faults.dragon_triplets(count),
        lambda facts: (facts.any_flags & _DRAGON_TRIPLETS).bit_count() == count,
        flags.DRAGON_TRIPLET,
    )


def _wind_sets(count: int) -> FactsCondition:
    """Returns the condition of exactly ``count`` triplets and kans of winds."""
    return clause(
        faults.wind_triplets(count),
        lambda facts: (facts.any_flags & _WIND_TRIPLETS).bit_count() == count,
        flags.WIND_TRIPLET,
    )


little_three_dragons = all_of(
    _dragon_sets(2), clause(faults.DRAGON_PAIR, lambda facts: facts.any_flags & flags.DRAGON_PAIRS)
)
"""There are triplets or kans of two dragons and a pair of the third."""
big_three_dragons = _dragon_sets(3)
"""There are triplets or kans of all three dragons."""
little_four_winds = all_of(_wind_sets(3), clause(faults.WIND_PAIR, lambda facts: facts.any_flags & flags.WIND_PAIRS))
"""There are triplets or kans of three winds and a pair of the fourth."""
big_four_winds = _wind_sets(4)
"""There are triplets or kans of all four winds."""

# Combinations of its sets.


def _twins(sequences: tuple[Group, ...]) -> tuple[Group, ...]:
    twins = sets.repeated_groups(sequences, _TWICE)
    return twins if len(twins) == _TWICE else ()


def _two_twins(sequences: tuple[Group, ...]) -> tuple[Group, ...]:
    twice = all(sequences.count(sequence) in (_TWICE, _SETS) for sequence in sequences)
    return sequences if len(sequences) == _SETS and twice else ()


def _count_equal_pairs(facts: ReadingFacts) -> int:
    """Counts the pairs of equal sequences; three equal ones are one pair."""
    # Fast exit for almost every closed hand: its equal groups are the same object.
    if facts.circumstances & flags.CLOSED and len(set(facts.groups)) == len(facts.groups):
        return 0
    firsts = [group.lowest_kind for group in facts.sets.sequences]
    return sum([firsts.count(first) // _TWICE for first in set(firsts)])


def _in_three_suits(facts: ReadingFacts, shapes: tuple[GroupShape, ...]) -> bool:
    firsts = {group.lowest_kind for group in facts.groups if group.shape in shapes}
    return any(first + _SUIT in firsts and first + 2 * _SUIT in firsts for first in firsts if first < _SUIT)


two_identical_sequences: FactsCondition = clause(
    missing_sets("twins", GroupShape.SEQUENCE, _TWICE, _twins),
    lambda facts: _count_equal_pairs(facts) == 1,
    flags.SEQUENCE,
)
"""There is exactly one pair of equal sequences."""
twice_two_sequences: FactsCondition = clause(
    missing_sets("two_twins", GroupShape.SEQUENCE, _SETS, _two_twins),
    lambda facts: _count_equal_pairs(facts) == _TWICE,
    flags.SEQUENCE | flags.SEQUENCES_ONLY,
)
"""There are two pairs of equal sequences."""
three_coloured_sequences: FactsCondition = clause(
    missing_sets("suited_sequences", GroupShape.SEQUENCE, _THREE, sets.same_in_three_suits),
    lambda facts: _in_three_suits(facts, _SEQUENCES),
    flags.SUITS | flags.SEQUENCE,
)
"""There is the same sequence in all three suits."""
three_coloured_triplets: FactsCondition = clause(
    missing_sets("suited_triplets", GroupShape.TRIPLET, _THREE, sets.same_in_three_suits),
    lambda facts: _in_three_suits(facts, _TRIPLETS),
    flags.SUITS | flags.TRIPLET,
)
"""There is the same triplet or kan in all three suits."""
three_kans: FactsCondition = clause(
    faults.exact_kans(_THREE), lambda facts: [group.shape for group in facts.groups].count(_KAN) == _THREE, flags.KAN
)
"""There are exactly three kans."""
pair_wait: FactsCondition = _under(faults.PAIR_WAIT, flags.PAIR_WAIT)
"""The winning piece completed the pair."""
thirteen_sided_orphans: FactsCondition = all_of(thirteen_orphans, _under(faults.THIRTEEN_SIDED_WAIT, flags.FULL_WAIT))
"""Thirteen orphans, won on a wait for all thirteen."""
nine_sided_gates: FactsCondition = all_of(nine_gates, _under(faults.NINE_SIDED_WAIT, flags.FULL_WAIT))
"""Nine gates, won on a wait for all nine tiles of the suit."""
_CHARACTERS, _CIRCLES, _BAMBOOS = flags.STRAIGHTS


def _full_straight(facts: ReadingFacts) -> bool:
    some = facts.any_flags
    return some & _CHARACTERS == _CHARACTERS or some & _CIRCLES == _CIRCLES or some & _BAMBOOS == _BAMBOOS


STRAIGHT_DIAGNOSTIC = missing_sets("straight", GroupShape.SEQUENCE, _THREE, sets.straight_groups)
"""The diagnostic of a missing straight: 123, 456 and 789 of one suit."""
full_straight = clause(STRAIGHT_DIAGNOSTIC, _full_straight, flags.SEQUENCE)
"""There are 123, 456 and 789 of one suit."""
