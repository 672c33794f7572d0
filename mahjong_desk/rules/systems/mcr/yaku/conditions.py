# SPDX-License-Identifier: MIT
"""The conditions of fan, and the groups that show them (rules/mcr.md §4)."""

from collections.abc import Iterable

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.systems.mcr.yaku import faults, traits
from mahjong_desk.rules.systems.mcr.yaku.traits import McrReadingFacts
from mahjong_desk.rules.yaku import faults as shared
from mahjong_desk.rules.yaku.conditions import Condition, Diagnostic, all_of, any_of, clause
from mahjong_desk.rules.yaku.facts import GREENS, TERMINALS, TERMINALS_OR_HONOURS
from mahjong_desk.rules.yaku.picks import kans
from mahjong_desk.shapes import Group, GroupShape, HandShape, Reading
from mahjong_desk.shapes.mahjong import COPIES

Each = tuple[tuple[Group, ...], ...]
McrCondition = Condition[McrReadingFacts]
_PUNGS = (GroupShape.TRIPLET, GroupShape.KAN)
_SUIT = 9


def every_group(flag: int) -> McrCondition:
    """Returns the condition that every group has that flag."""
    return clause(faults.ALL[flag], lambda facts: facts.common_flags & flag)


def in_sets(flag: int) -> McrCondition:
    """Returns the condition that each of four sets and the pair has that flag."""
    return all_of(clause(shared.SETS_AND_PAIR, lambda facts: facts.shape is HandShape.REGULAR), every_group(flag))


def of_shape(shape: HandShape) -> McrCondition:
    """Returns the condition that the hand is of that shape."""
    return clause(faults.SHAPES[shape], lambda facts: facts.shape is shape)


def has_circumstance(flag: int) -> McrCondition:
    """Returns the condition that the circumstance ``flag`` is set."""
    return clause(faults.CIRCUMSTANCES[flag], lambda facts: facts.circumstances & flag)


never: McrCondition = clause(faults.NOT_PLAYED, lambda facts: False)
"""The condition that holds in no reading, for a fan that an option excludes."""


def _count_is(diagnostic: Diagnostic, offset: int, number: int) -> McrCondition:
    """Returns the condition that the count at a bit offset is exactly ``number``."""
    return clause(diagnostic, lambda facts: facts.count(offset) == number)


def _has_flag(diagnostic: Diagnostic, flag: int) -> McrCondition:
    return clause(diagnostic, lambda facts: facts.any_flags & flag)


def _lacks_flag(diagnostic: Diagnostic, flag: int) -> McrCondition:
    return clause(diagnostic, lambda facts: not facts.any_flags & flag)


def wind_pungs(number: int) -> McrCondition:
    """Returns the condition that there are pungs of that many winds."""
    return _count_is(faults.wind_pungs_diagnostic(number), traits.WIND_PUNGS, number)


def dragon_pungs(number: int) -> McrCondition:
    """Returns the condition that there are pungs of that many dragons."""
    return _count_is(faults.dragon_pungs_diagnostic(number), traits.DRAGON_PUNGS, number)


little_winds = all_of(wind_pungs(3), _has_flag(shared.WIND_PAIR, traits.WIND_PAIR))
"""There are pungs of three winds and a pair of the fourth."""
big_three_winds = all_of(wind_pungs(3), _lacks_flag(faults.PAIR_OF_WIND, traits.WIND_PAIR))
"""There are pungs of three winds and a pair that is not a wind."""
little_dragons = all_of(dragon_pungs(2), _has_flag(shared.DRAGON_PAIR, traits.DRAGON_PAIR))
"""There are pungs of two dragons and a pair of the third."""
two_dragons = all_of(dragon_pungs(2), _lacks_flag(faults.PAIR_OF_DRAGON, traits.DRAGON_PAIR))
"""There are pungs of two dragons and a pair that is not a dragon."""


def count_dragon_pungs(facts: McrReadingFacts) -> int:
    """Returns how many pungs of dragons there are."""
    return facts.count(traits.DRAGON_PUNGS)


some_dragon = clause(faults.NO_DRAGON_PUNG, count_dragon_pungs)
terminals_and_honours = all_of(
    every_group(TERMINALS_OR_HONOURS), clause(faults.NOT_ORPHANS, lambda facts: facts.shape is not HandShape.ORPHANS)
)
"""There are only terminals and honours, in four pungs or seven pairs."""


def kongs(number: int) -> McrCondition:
    """Returns the condition that there are that many kongs of any kind."""
    return clause(
        faults.kongs_diagnostic(number),
        lambda facts: facts.count(traits.MELDED_KONGS) + facts.count(traits.CONCEALED_KONGS) == number,
    )


def kongs_of(melded: int, concealed: int) -> McrCondition:
    """Returns the condition that there are exactly that many kongs of each kind."""
    return all_of(
        _count_is(faults.melded_kongs_diagnostic(melded), traits.MELDED_KONGS, melded),
        _count_is(faults.concealed_kongs_diagnostic(concealed), traits.CONCEALED_KONGS, concealed),
    )


one_concealed_kong = any_of(kongs_of(0, 1), kongs_of(1, 1))
"""There is one concealed kong, and at most one melded kong."""
one_melded_kong = any_of(kongs_of(1, 0), kongs_of(1, 1))
"""There is one melded kong, and at most one concealed kong."""
two_kongs_one_melded = any_of(kongs_of(2, 0), kongs_of(1, 1))
"""There are two kongs, at least one of them melded."""


def concealed_pungs(number: int) -> McrCondition:
    """Returns the condition of exactly ``number`` concealed pungs and kongs."""
    return _count_is(faults.concealed_pungs_diagnostic(number), traits.CONCEALED_PUNGS, number)


sets_of_pungs = _count_is(faults.PUNGS_ONLY, traits.PUNGS, 4)


def terminal_chows(suits: int) -> McrCondition:
    """Returns the condition of a pair of fives in a hand of ``suits`` suits."""
    return all_of(_has_flag(faults.PAIR_OF_FIVES, traits.PAIR_OF_FIVE), _suits(suits))


def _suits(number: int) -> McrCondition:
    return clause(faults.suits_diagnostic(number), lambda facts: facts.suits == number)


no_honours = _lacks_flag(shared.NO_HONOURS, traits.WIND | traits.DRAGON)
_one_suit: McrCondition = clause(shared.ONE_SUIT, lambda facts: facts.suits == 1)
full_flush = all_of(no_honours, _one_suit)
"""All pieces are of one suit."""
half_flush = all_of(_one_suit, _has_flag(shared.HAS_HONOUR, traits.WIND | traits.DRAGON))
"""There are pieces of one suit and honours."""
all_types = all_of(_suits(3), _has_flag(faults.SOME_WIND, traits.WIND), _has_flag(faults.SOME_DRAGON, traits.DRAGON))
"""There are pieces of all suits, a wind and a dragon."""
two_suits = _suits(2)

knitted_straight: McrCondition = clause(
    faults.NINE_KNITTED_DIAGNOSTIC,
    lambda facts: facts.shape is HandShape.KNITTED or facts.circumstances & traits.NINE_KNITTED,
)
"""All nine pieces of a knitted straight are there."""
self_drawn: McrCondition = clause(shared.SELF_DRAWN, lambda facts: facts.circumstances & traits.SELF_DRAWN)
_from_another: McrCondition = clause(shared.WON_ON_DISCARD, lambda facts: not facts.circumstances & traits.SELF_DRAWN)
_closed: McrCondition = clause(shared.CLOSED_HAND, lambda facts: not facts.circumstances & traits.OPEN_MELD)
_made_of_sets: McrCondition = clause(
    shared.SETS_AND_PAIR, lambda facts: facts.shape in (HandShape.REGULAR, HandShape.KNITTED)
)
melded_hand = all_of(clause(faults.ALL_CLAIMED, lambda facts: facts.circumstances & traits.FOUR_OPEN), _from_another)
"""A discard completed a hand of four claimed sets."""
fully_concealed = all_of(_closed, self_drawn, _made_of_sets)
"""A hand of sets, none of them claimed, was completed by a self-draw."""
concealed_hand = all_of(_closed, _from_another, _made_of_sets)
"""A hand of sets, none of them claimed, was completed by a discard."""
_CHOWS_OF = {HandShape.REGULAR: 4, HandShape.KNITTED: 1}

all_chows: McrCondition = all_of(
    clause(faults.CHOWS_ONLY, lambda facts: facts.count(traits.CHOWS) == _CHOWS_OF.get(facts.shape)),
    _lacks_flag(faults.PAIR_OF_HONOUR, traits.WIND_PAIR | traits.DRAGON_PAIR),
)
"""The sets are chows, or a knitted straight and a chow, and the pair is of a suit."""


def count_tile_hogs(facts: McrReadingFacts) -> int:
    """Returns how many kinds occur four times without being a kong."""
    return facts.count(traits.HOGS)


some_hog = clause(faults.NO_HOG, count_tile_hogs)
"""A kind occurs four times without being a kong."""
hog_but_in_some_pairs = all_of(
    some_hog,
    clause(
        faults.HOG_IN_PAIRS,
        lambda facts: not (facts.shape is HandShape.PAIRS and facts.common_flags & (GREENS | TERMINALS)),
    ),
)
"""As ``some_hog``, but not in seven pairs that are all green or all terminals."""


def count_terminal_honour_pungs(facts: McrReadingFacts) -> int:
    """Counts the pungs of terminals, and of winds that count for nothing else."""
    winds = facts.count(traits.OUTER_WINDS) if facts.count(traits.WIND_PUNGS) < 3 else 0
    gates = 1 if facts.circumstances & traits.NINE_GATES else 0
    return max(0, facts.count(traits.TERMINAL_PUNGS) + winds - gates)


some_outer_pung = clause(faults.NO_OUTER_PUNG, count_terminal_honour_pungs)
"""There is a pung of terminals, or of winds that counts for nothing else."""


# The groups that show a fan.


def concealed_kongs(facts: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the concealed kongs."""
    return tuple(group for group in kans(facts, reading) if not group.is_open)


def melded_kongs(facts: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the melded kongs."""
    return tuple(group for group in kans(facts, reading) if group.is_open)


def melded_sets(facts: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the sets on the table."""
    return tuple(group for group in reading.groups if group.is_meld)


def knitted_pieces(facts: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the knitted pieces."""
    if reading.shape is HandShape.KNITTED_HONOURS:
        return tuple(group for group in reading.groups if group.lowest_kind < EAST)
    return tuple(group for group in reading.groups if group.shape is GroupShape.KNITTED)


def completed_group(facts: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the group that the winning piece completed."""
    return (reading.groups[reading.winning_group_index],)


def _pungs(reading: Reading) -> Iterable[Group]:
    return (group for group in reading.groups if group.shape in _PUNGS)


def each_dragon(facts: McrReadingFacts, reading: Reading) -> Each:
    """Picks the pungs of dragons, each by itself."""
    return tuple((group,) for group in _pungs(reading) if group.lowest_kind >= WHITE)


def each_hog(facts: McrReadingFacts, reading: Reading) -> Each:
    """Picks the groups of each kind that occurs four times without being a kong."""
    groups = [group for group in reading.groups if group.shape is not GroupShape.KAN]
    kinds = [kind for group in groups for kind in group.kinds]
    fours = sorted({kind for kind in kinds if kinds.count(kind) == COPIES})
    return tuple(tuple(group for group in groups if kind in group.kinds) for kind in fours)


def each_outer(facts: McrReadingFacts, reading: Reading) -> Each:
    """Picks each pung of terminals, or of a wind that counts for nothing else."""
    winds = range(0) if facts.count(traits.WIND_PUNGS) >= 3 else range(EAST, WHITE)
    return tuple(
        (group,)
        for group in _pungs(reading)
        if (group.lowest_kind < EAST and group.lowest_kind % _SUIT in (0, _SUIT - 1))
        or (group.lowest_kind in winds and group.lowest_kind not in (facts.round_wind, facts.seat_wind))
    )


def prevalent_wind_pung(facts: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the pung of the round's wind."""
    return tuple(group for group in _pungs(reading) if group.lowest_kind == facts.round_wind)


def seat_wind_pung(facts: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the pung of the seat wind."""
    return tuple(group for group in _pungs(reading) if group.lowest_kind == facts.seat_wind)
