# SPDX-License-Identifier: MIT
"""When a fan is there, and what shows it (rules/mcr.md §4)."""

from collections.abc import Iterable

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.systems.mcr.yaku.faults import (
    ALL,
    ALL_CLAIMED,
    CHOWS_ONLY,
    CIRCUMSTANCES,
    FORMS,
    HOG_IN_PAIRS,
    NINE_KNITTED_DIAGNOSTIC,
    NO_DRAGON_PUNG,
    NO_HOG,
    NO_OUTER_PUNG,
    NOT_ORPHANS,
    NOT_PLAYED,
    PAIR_OF_DRAGON,
    PAIR_OF_FIVES,
    PAIR_OF_HONOUR,
    PAIR_OF_WIND,
    PUNGS_ONLY,
    SOME_DRAGON,
    SOME_WIND,
    concealed_kongs_diagnostic,
    concealed_pungs_diagnostic,
    dragon_pungs_diagnostic,
    kongs_diagnostic,
    melded_kongs_diagnostic,
    suits_diagnostic,
    wind_pungs_diagnostic,
)
from mahjong_desk.rules.systems.mcr.yaku.seen import (
    CHOWS,
    CONCEALED_BITS,
    CONCEALED_KONGS,
    DRAGON,
    DRAGON_PAIR,
    DRAGON_PUNGS,
    FOUR_OPEN,
    GREEN,
    HOGS,
    HONOURS,
    MELDED_KONGS,
    NINE_GATES,
    NINE_KNITTED,
    OPEN_MELD,
    OUTER_WINDS,
    PAIR_OF_FIVE,
    PUNGS,
    SELF_DRAWN,
    TERMINAL_PUNGS,
    TERMINALS,
    TERMINALS_OR_HONOURS,
    WIND,
    WIND_PAIR,
    WIND_PUNGS,
    McrReadingFacts,
)
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Condition, Diagnostic, all_of, any_of, clause
from mahjong_desk.rules.yaku.picks import kans
from mahjong_desk.shapes import Group, GroupShape, HandShape, Reading
from mahjong_desk.shapes.mahjong import COPIES

Each = tuple[tuple[Group, ...], ...]
McrCondition = Condition[McrReadingFacts]
"""A condition on a reading as fan look at it."""
_PUNGS = (GroupShape.TRIPLET, GroupShape.KAN)
_SUIT = 9


def every_group(flag: int) -> McrCondition:
    """Returns the condition that every group has that flag."""
    return clause(ALL[flag], lambda seen: seen.every & flag)


def _in_sets(seen: McrReadingFacts) -> bool:
    return seen.form is HandShape.REGULAR


def in_sets(flag: int) -> McrCondition:
    """Returns the condition that each of four sets and the pair has that flag."""
    return all_of(clause(faults.SETS_AND_PAIR, _in_sets), every_group(flag))


def of_shape(form: HandShape) -> McrCondition:
    """Returns the condition that the hand is of that shape."""
    return clause(FORMS[form], lambda seen: seen.form is form)


def has_circumstance(flag: int) -> McrCondition:
    """Returns the condition that this is among the circumstances."""
    return clause(CIRCUMSTANCES[flag], lambda seen: seen.circumstances & flag)


never: McrCondition = clause(NOT_PLAYED, lambda seen: False)
"""The condition that holds in no reading, for a fan that an option excludes."""


def _counting(diagnostic: Diagnostic, place: int, number: int) -> McrCondition:
    """Returns the condition that one of the counts is exactly so high."""
    return clause(diagnostic, lambda seen: seen.count(place) == number)


def _having(diagnostic: Diagnostic, flag: int) -> McrCondition:
    return clause(diagnostic, lambda seen: seen.some & flag)


def _lacking(diagnostic: Diagnostic, flag: int) -> McrCondition:
    return clause(diagnostic, lambda seen: not seen.some & flag)


def wind_pungs(number: int) -> McrCondition:
    """Returns the condition that there are pungs of that many winds."""
    return _counting(wind_pungs_diagnostic(number), WIND_PUNGS, number)


def dragon_pungs(number: int) -> McrCondition:
    """Returns the condition that there are pungs of that many dragons."""
    return _counting(dragon_pungs_diagnostic(number), DRAGON_PUNGS, number)


little_winds = all_of(wind_pungs(3), _having(faults.WIND_PAIR, WIND_PAIR))
"""There are pungs of three winds and a pair of the fourth."""
big_three_winds = all_of(wind_pungs(3), _lacking(PAIR_OF_WIND, WIND_PAIR))
"""There are pungs of three winds and a pair that is no wind."""
little_dragons = all_of(dragon_pungs(2), _having(faults.DRAGON_PAIR, DRAGON_PAIR))
"""There are pungs of two dragons and a pair of the third."""
two_dragons = all_of(dragon_pungs(2), _lacking(PAIR_OF_DRAGON, DRAGON_PAIR))
"""There are pungs of two dragons and a pair that is no dragon."""


def dragon_count(seen: McrReadingFacts) -> int:
    """Returns how many pungs of dragons there are."""
    return seen.count(DRAGON_PUNGS)


some_dragon = clause(NO_DRAGON_PUNG, dragon_count)
"""There is a pung of a dragon."""
all_honours: McrCondition = clause(faults.HONOURS_ONLY, lambda seen: seen.every & HONOURS)
"""There are only honours."""
terminals_and_honours = all_of(
    every_group(TERMINALS_OR_HONOURS), clause(NOT_ORPHANS, lambda seen: seen.form is not HandShape.ORPHANS)
)
"""There are only terminals and honours, in four pungs or seven pairs."""


def kongs(number: int) -> McrCondition:
    """Returns the condition that there are that many kongs of any kind."""
    return clause(
        kongs_diagnostic(number), lambda seen: seen.count(MELDED_KONGS) + seen.count(CONCEALED_KONGS) == number
    )


def kongs_of(melded: int, concealed: int) -> McrCondition:
    """Returns the condition that there are exactly that many kongs of each kind."""
    return all_of(
        _counting(melded_kongs_diagnostic(melded), MELDED_KONGS, melded),
        _counting(concealed_kongs_diagnostic(concealed), CONCEALED_KONGS, concealed),
    )


one_concealed_kong = any_of(kongs_of(0, 1), kongs_of(1, 1))
"""There is one kong, concealed, or one of each kind."""
one_melded_kong = any_of(kongs_of(1, 0), kongs_of(1, 1))
"""There is one kong, melded, or one of each kind."""
two_kongs_one_melded = any_of(kongs_of(2, 0), kongs_of(1, 1))
"""There are two kongs, at least one of them melded."""


def concealed_pungs(number: int) -> McrCondition:
    """Returns the condition that there are exactly that many concealed pungs and kongs."""
    return _counting(concealed_pungs_diagnostic(number), CONCEALED_BITS, number)


sets_of_pungs = _counting(PUNGS_ONLY, PUNGS, 4)
"""All four sets are pungs or kongs."""


def terminal_chows(suits: int) -> McrCondition:
    """Returns the condition that the pair is of fives, and the hand of ``number`` suits."""
    return all_of(_having(PAIR_OF_FIVES, PAIR_OF_FIVE), _suits(suits))


def _suits(number: int) -> McrCondition:
    return clause(suits_diagnostic(number), lambda seen: seen.suits == number)


no_honours = _lacking(faults.NO_HONOURS, WIND | DRAGON)
"""There is no honour."""
_one_suit: McrCondition = clause(faults.ONE_SUIT, lambda seen: seen.suits == 1)
full_flush = all_of(no_honours, _one_suit)
"""All pieces are of one suit."""
half_flush = all_of(_one_suit, _having(faults.HAS_HONOUR, WIND | DRAGON))
"""There are pieces of one suit and honours."""
all_types = all_of(_suits(3), _having(SOME_WIND, WIND), _having(SOME_DRAGON, DRAGON))
"""There are pieces of all suits, a wind and a dragon."""
two_suits = _suits(2)
"""There are pieces of exactly two suits."""


def _knitted(seen: McrReadingFacts) -> object:
    return seen.form is HandShape.KNITTED or seen.circumstances & NINE_KNITTED


def _of_sets(seen: McrReadingFacts) -> bool:
    return seen.form in (HandShape.REGULAR, HandShape.KNITTED)


def _drawn(seen: McrReadingFacts) -> int:
    return seen.circumstances & SELF_DRAWN


def _taken(seen: McrReadingFacts) -> bool:
    return not seen.circumstances & SELF_DRAWN


def _unclaimed(seen: McrReadingFacts) -> bool:
    return not seen.circumstances & OPEN_MELD


knitted_straight = clause(NINE_KNITTED_DIAGNOSTIC, _knitted)
"""All nine pieces of a knitted straight are there."""
self_drawn = clause(faults.SELF_DRAWN, _drawn)
"""The winning piece was drawn."""
_from_another = clause(faults.WON_ON_DISCARD, _taken)
_closed = clause(faults.CLOSED_HAND, _unclaimed)
_made_of_sets = clause(faults.SETS_AND_PAIR, _of_sets)
melded_hand = all_of(clause(ALL_CLAIMED, lambda seen: seen.circumstances & FOUR_OPEN), _from_another)
"""A discard completed a hand of four claimed sets."""
fully_concealed = all_of(_closed, self_drawn, _made_of_sets)
"""A hand of sets without a claimed one was completed by its own draw."""
concealed_hand = all_of(_closed, _from_another, _made_of_sets)
"""A hand of sets without a claimed one was completed by a discard."""
_CHOWS_OF = {HandShape.REGULAR: 4, HandShape.KNITTED: 1}


def _only_chows(seen: McrReadingFacts) -> bool:
    return seen.count(CHOWS) == _CHOWS_OF.get(seen.form)


all_chows = all_of(clause(CHOWS_ONLY, _only_chows), _lacking(PAIR_OF_HONOUR, WIND_PAIR | DRAGON_PAIR))
"""The sets are chows, or a knitted straight and a chow, and the pair is of a suit."""


def count_tile_hogs(seen: McrReadingFacts) -> int:
    """Returns how many kinds are there four times without being a kong."""
    return seen.count(HOGS)


some_hog = clause(NO_HOG, count_tile_hogs)
"""A kind is there four times without being a kong."""
hog_but_in_some_pairs = all_of(
    some_hog, clause(HOG_IN_PAIRS, lambda seen: not (seen.form is HandShape.PAIRS and seen.every & (GREEN | TERMINALS)))
)
"""The same, and none in seven pairs that are all green or all terminals."""


def count_terminal_honour_pungs(seen: McrReadingFacts) -> int:
    """Returns how many pungs of terminals, and of winds that count for nothing else, there are."""
    winds = seen.count(OUTER_WINDS) if seen.count(WIND_PUNGS) < 3 else 0
    gates = 1 if seen.circumstances & NINE_GATES else 0
    return max(0, seen.count(TERMINAL_PUNGS) + winds - gates)


some_outer_pung = clause(NO_OUTER_PUNG, count_terminal_honour_pungs)
"""There is a pung of terminals, or of winds that counts for nothing else."""


# The groups that show a fan.


def concealed_kongs(seen: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the concealed kongs."""
    return tuple(group for group in kans(seen, reading) if not group.is_open)


def melded_kongs(seen: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the melded kongs."""
    return tuple(group for group in kans(seen, reading) if group.is_open)


def melded_sets(seen: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the sets on the table."""
    return tuple(group for group in reading.groups if group.is_meld)


def knitted_pieces(seen: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the knitted pieces."""
    if reading.shape is HandShape.KNITTED_HONOURS:
        return tuple(group for group in reading.groups if group.lowest_kind < EAST)
    return tuple(group for group in reading.groups if group.shape is GroupShape.KNITTED)


def completed(seen: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the group that the winning piece completed."""
    return (reading.groups[reading.winning_group_index],)


def _pungs(reading: Reading) -> Iterable[Group]:
    return (group for group in reading.groups if group.shape in _PUNGS)


def each_dragon(seen: McrReadingFacts, reading: Reading) -> Each:
    """Picks the pungs of dragons, each by itself."""
    return tuple((group,) for group in _pungs(reading) if group.lowest_kind >= WHITE)


def each_hog(seen: McrReadingFacts, reading: Reading) -> Each:
    """Picks for every kind that is there four times, without being a kong, the groups that hold it."""
    groups = [group for group in reading.groups if group.shape is not GroupShape.KAN]
    held = [kind for group in groups for kind in group.kinds]
    fours = sorted({kind for kind in held if held.count(kind) == COPIES})
    return tuple(tuple(group for group in groups if kind in group.kinds) for kind in fours)


def each_outer(seen: McrReadingFacts, reading: Reading) -> Each:
    """Picks the pungs of terminals, and of winds that count for nothing else, each by itself."""
    winds = range(0) if seen.count(WIND_PUNGS) >= 3 else range(EAST, WHITE)
    return tuple(
        (group,)
        for group in _pungs(reading)
        if (group.lowest_kind < EAST and group.lowest_kind % _SUIT in (0, _SUIT - 1))
        or (group.lowest_kind in winds and group.lowest_kind not in (seen.prevalent, seen.own))
    )


def prevalent_wind_pung(seen: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the pung of the round's wind."""
    return tuple(group for group in _pungs(reading) if group.lowest_kind == seen.prevalent)


def seat_wind_pung(seen: McrReadingFacts, reading: Reading) -> tuple[Group, ...]:
    """Picks the pung of the seat wind."""
    return tuple(group for group in _pungs(reading) if group.lowest_kind == seen.own)
