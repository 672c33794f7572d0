# SPDX-License-Identifier: MIT
"""When a fan is there, and what shows it (rules/mcr.md §4)."""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.systems.mcr.yaku.faults import (
    ALL,
    ALL_CLAIMED,
    CHOWS_ONLY,
    CIRCUMSTANCES,
    FORMS,
    HOG_IN_PAIRS,
    NINE_KNITTED_TOLD,
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
    any_kongs_told,
    concealed_kongs_told,
    concealed_pungs_told,
    dragon_pungs_told,
    melded_kongs_told,
    suits_told,
    wind_pungs_told,
)
from mahjong_desk.rules.systems.mcr.yaku.seen import (
    CHOWS,
    CONCEALED,
    CONCEALED_KONGS,
    DRAGON,
    DRAGON_PAIR,
    DRAGON_PUNGS,
    ENDS,
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
    WIND,
    WIND_PAIR,
    WIND_PUNGS,
    Seen,
)
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Condition, Told, every_of, one_of, when
from mahjong_desk.shapes import Form, Group, Reading, Shape
from mahjong_desk.shapes.mahjong import COPIES

Each = tuple[tuple[Group, ...], ...]
OnSeen = Condition[Seen]
"""A condition on a reading as fan look at it."""
_PUNGS = (Shape.TRIPLET, Shape.KAN)
_SUIT = 9


def every(flag: int) -> OnSeen:
    """Returns the condition that every group has that flag."""
    return when(ALL[flag], lambda seen: seen.every & flag)


def _in_sets(seen: Seen) -> bool:
    return seen.form is Form.REGULAR


def in_sets(flag: int) -> OnSeen:
    """Returns the condition that each of four sets and the pair has that flag."""
    return every_of(when(faults.SETS_AND_PAIR, _in_sets), every(flag))


def in_form(form: Form) -> OnSeen:
    """Returns the condition that the hand is of that shape."""
    return when(FORMS[form], lambda seen: seen.form is form)


def at(flag: int) -> OnSeen:
    """Returns the condition that this is among the circumstances."""
    return when(CIRCUMSTANCES[flag], lambda seen: seen.circumstances & flag)


never: OnSeen = when(NOT_PLAYED, lambda seen: False)
"""What holds in no reading: for a fan that an option leaves out."""


def _counting(told: Told, place: int, number: int) -> OnSeen:
    """Returns the condition that one of the counts is exactly so high."""
    return when(told, lambda seen: seen.count(place) == number)


def _having(told: Told, flag: int) -> OnSeen:
    return when(told, lambda seen: seen.some & flag)


def _lacking(told: Told, flag: int) -> OnSeen:
    return when(told, lambda seen: not seen.some & flag)


def wind_pungs(number: int) -> OnSeen:
    """Returns the condition that there are pungs of that many winds."""
    return _counting(wind_pungs_told(number), WIND_PUNGS, number)


def dragon_pungs(number: int) -> OnSeen:
    """Returns the condition that there are pungs of that many dragons."""
    return _counting(dragon_pungs_told(number), DRAGON_PUNGS, number)


little_winds = every_of(wind_pungs(3), _having(faults.WIND_PAIR, WIND_PAIR))
"""There are pungs of three winds and a pair of the fourth."""
big_three_winds = every_of(wind_pungs(3), _lacking(PAIR_OF_WIND, WIND_PAIR))
"""There are pungs of three winds and a pair that is no wind."""
little_dragons = every_of(dragon_pungs(2), _having(faults.DRAGON_PAIR, DRAGON_PAIR))
"""There are pungs of two dragons and a pair of the third."""
two_dragons = every_of(dragon_pungs(2), _lacking(PAIR_OF_DRAGON, DRAGON_PAIR))
"""There are pungs of two dragons and a pair that is no dragon."""


def dragon_count(seen: Seen) -> int:
    """Returns how many pungs of dragons there are."""
    return seen.count(DRAGON_PUNGS)


some_dragon = when(NO_DRAGON_PUNG, dragon_count)
"""There is a pung of a dragon."""
all_honours: OnSeen = when(faults.HONOURS_ONLY, lambda seen: seen.every & HONOURS)
"""There are only honours."""
terminals_and_honours = every_of(every(ENDS), when(NOT_ORPHANS, lambda seen: seen.form is not Form.ORPHANS))
"""There are only terminals and honours, in four pungs or seven pairs."""


def kongs(number: int) -> OnSeen:
    """Returns the condition that there are that many kongs of any kind."""
    return when(any_kongs_told(number), lambda seen: seen.count(MELDED_KONGS) + seen.count(CONCEALED_KONGS) == number)


def kongs_of(melded: int, concealed: int) -> OnSeen:
    """Returns the condition that there are exactly that many kongs of each kind."""
    return every_of(
        _counting(melded_kongs_told(melded), MELDED_KONGS, melded),
        _counting(concealed_kongs_told(concealed), CONCEALED_KONGS, concealed),
    )


one_concealed_kong = one_of(kongs_of(0, 1), kongs_of(1, 1))
"""There is one kong, concealed, or one of each kind."""
one_melded_kong = one_of(kongs_of(1, 0), kongs_of(1, 1))
"""There is one kong, melded, or one of each kind."""
two_kongs_one_melded = one_of(kongs_of(2, 0), kongs_of(1, 1))
"""There are two kongs, at least one of them melded."""


def concealed(number: int) -> OnSeen:
    """Returns the condition that there are exactly that many concealed pungs and kongs."""
    return _counting(concealed_pungs_told(number), CONCEALED, number)


sets_of_pungs = _counting(PUNGS_ONLY, PUNGS, 4)
"""All four sets are pungs or kongs."""


def terminal_chows(suits: int) -> OnSeen:
    """Returns the condition that the pair is of fives, and the hand of ``number`` suits."""
    return every_of(_having(PAIR_OF_FIVES, PAIR_OF_FIVE), _suits(suits))


def _suits(number: int) -> OnSeen:
    return when(suits_told(number), lambda seen: seen.suits == number)


no_honours = _lacking(faults.NO_HONOURS, WIND | DRAGON)
"""There is no honour."""
_one_suit: OnSeen = when(faults.ONE_SUIT, lambda seen: seen.suits == 1)
full_flush = every_of(no_honours, _one_suit)
"""All pieces are of one suit."""
half_flush = every_of(_one_suit, _having(faults.SOME_HONOUR, WIND | DRAGON))
"""There are pieces of one suit and honours."""
all_types = every_of(_suits(3), _having(SOME_WIND, WIND), _having(SOME_DRAGON, DRAGON))
"""There are pieces of all suits, a wind and a dragon."""
two_suits = _suits(2)
"""There are pieces of exactly two suits."""


def _knitted(seen: Seen) -> object:
    return seen.form is Form.KNITTED or seen.circumstances & NINE_KNITTED


def _of_sets(seen: Seen) -> bool:
    return seen.form in (Form.REGULAR, Form.KNITTED)


def _drawn(seen: Seen) -> int:
    return seen.circumstances & SELF_DRAWN


def _taken(seen: Seen) -> bool:
    return not seen.circumstances & SELF_DRAWN


def _unclaimed(seen: Seen) -> bool:
    return not seen.circumstances & OPEN_MELD


knitted_straight = when(NINE_KNITTED_TOLD, _knitted)
"""All nine pieces of a knitted straight are there."""
self_drawn = when(faults.DRAWN, _drawn)
"""The winning piece was drawn."""
_from_another = when(faults.TAKEN, _taken)
_closed = when(faults.CLOSED_HAND, _unclaimed)
_made_of_sets = when(faults.SETS_AND_PAIR, _of_sets)
melded_hand = every_of(when(ALL_CLAIMED, lambda seen: seen.circumstances & FOUR_OPEN), _from_another)
"""A discard completed a hand of four claimed sets."""
fully_concealed = every_of(_closed, self_drawn, _made_of_sets)
"""A hand of sets without a claimed one was completed by its own draw."""
concealed_hand = every_of(_closed, _from_another, _made_of_sets)
"""A hand of sets without a claimed one was completed by a discard."""
_CHOWS_OF = {Form.REGULAR: 4, Form.KNITTED: 1}


def _only_chows(seen: Seen) -> bool:
    return seen.count(CHOWS) == _CHOWS_OF.get(seen.form)


all_chows = every_of(when(CHOWS_ONLY, _only_chows), _lacking(PAIR_OF_HONOUR, WIND_PAIR | DRAGON_PAIR))
"""The sets are chows, or a knitted straight and a chow, and the pair is of a suit."""


def hogs(seen: Seen) -> int:
    """Returns how many kinds are there four times without being a kong."""
    return seen.count(HOGS)


some_hog = when(NO_HOG, hogs)
"""A kind is there four times without being a kong."""
hog_but_in_some_pairs = every_of(
    some_hog, when(HOG_IN_PAIRS, lambda seen: not (seen.form is Form.PAIRS and seen.every & (GREEN | TERMINALS)))
)
"""The same, and none in seven pairs that are all green or all terminals."""


def outer_pungs(seen: Seen) -> int:
    """Returns how many pungs of terminals, and of winds that count for nothing else, there are."""
    winds = seen.count(OUTER_WINDS) if seen.count(WIND_PUNGS) < 3 else 0
    gates = 1 if seen.circumstances & NINE_GATES else 0
    return max(0, seen.count(TERMINAL_PUNGS) + winds - gates)


some_outer_pung = when(NO_OUTER_PUNG, outer_pungs)
"""There is a pung of terminals, or of winds that counts for nothing else."""


# What shows a fan.


def every_kong(seen: Seen, reading: Reading) -> tuple[Group, ...]:
    """Picks the kongs."""
    return tuple(group for group in reading.groups if group.shape is Shape.KAN)


def concealed_kongs(seen: Seen, reading: Reading) -> tuple[Group, ...]:
    """Picks the concealed kongs."""
    return tuple(group for group in every_kong(seen, reading) if not group.exposed)


def melded_kongs(seen: Seen, reading: Reading) -> tuple[Group, ...]:
    """Picks the melded kongs."""
    return tuple(group for group in every_kong(seen, reading) if group.exposed)


def melded_sets(seen: Seen, reading: Reading) -> tuple[Group, ...]:
    """Picks the sets on the table."""
    return tuple(group for group in reading.groups if group.melded)


def knitted_pieces(seen: Seen, reading: Reading) -> tuple[Group, ...]:
    """Picks the knitted pieces."""
    if reading.form is Form.KNITTED_HONOURS:
        return tuple(group for group in reading.groups if group.first < EAST)
    return tuple(group for group in reading.groups if group.shape is Shape.KNITTED)


def completed(seen: Seen, reading: Reading) -> tuple[Group, ...]:
    """Picks the group that the winning piece completed."""
    return (reading.groups[reading.won],)


def _pungs(reading: Reading) -> Iterable[Group]:
    return (group for group in reading.groups if group.shape in _PUNGS)


def each_dragon(seen: Seen, reading: Reading) -> Each:
    """Picks the pungs of dragons, each by itself."""
    return tuple((group,) for group in _pungs(reading) if group.first >= WHITE)


def each_hog(seen: Seen, reading: Reading) -> Each:
    """Picks for every kind that is there four times, without being a kong, the groups that hold it."""
    groups = [group for group in reading.groups if group.shape is not Shape.KAN]
    held = [kind for group in groups for kind in group.kinds]
    fours = sorted({kind for kind in held if held.count(kind) == COPIES})
    return tuple(tuple(group for group in groups if kind in group.kinds) for kind in fours)


def each_outer(seen: Seen, reading: Reading) -> Each:
    """Picks the pungs of terminals, and of winds that count for nothing else, each by itself."""
    winds = range(0) if seen.count(WIND_PUNGS) >= 3 else range(EAST, WHITE)
    return tuple(
        (group,)
        for group in _pungs(reading)
        if (group.first < EAST and group.first % _SUIT in (0, _SUIT - 1))
        or (group.first in winds and group.first not in (seen.prevalent, seen.own))
    )


def prevalent_pung(seen: Seen, reading: Reading) -> tuple[Group, ...]:
    """Picks the pung of the round's wind."""
    return tuple(group for group in _pungs(reading) if group.first == seen.prevalent)


def seat_pung(seen: Seen, reading: Reading) -> tuple[Group, ...]:
    """Picks the pung of the seat wind."""
    return tuple(group for group in _pungs(reading) if group.first == seen.own)
