# SPDX-License-Identifier: MIT
"""When a fan is there, and what shows it (rules/mcr.md §4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.mcr.yaku.seen import (
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
from mahjong_desk.shapes import Form, Group, Reading, Shape
from mahjong_desk.shapes.mahjong import COPIES

Condition = Callable[[Seen], object]
Each = tuple[tuple[Group, ...], ...]
_PUNGS = (Shape.TRIPLET, Shape.KAN)
_SUIT = 9


def every(flag: int) -> Condition:
    """Returns whether every group has that flag."""
    return lambda seen: seen.every & flag


def in_sets(flag: int) -> Condition:
    """Returns whether each of four sets and the pair has that flag."""
    return lambda seen: seen.form is Form.REGULAR and seen.every & flag


def in_form(form: Form) -> Condition:
    """Returns whether the hand is of that shape."""
    return lambda seen: seen.form is form


def never(seen: Seen) -> bool:
    """Holds in no reading: for a fan that an option leaves out."""
    return False


def wind_pungs(number: int) -> Condition:
    """Returns whether there are pungs of so many winds."""
    return lambda seen: seen.count(WIND_PUNGS) == number


def dragon_pungs(number: int) -> Condition:
    """Returns whether there are pungs of so many dragons."""
    return lambda seen: seen.count(DRAGON_PUNGS) == number


def little_winds(seen: Seen) -> object:
    """Returns whether there are pungs of three winds and a pair of the fourth."""
    return seen.count(WIND_PUNGS) == 3 and seen.some & WIND_PAIR


def big_three_winds(seen: Seen) -> bool:
    """Returns whether there are pungs of three winds and a pair that is no wind."""
    return seen.count(WIND_PUNGS) == 3 and not seen.some & WIND_PAIR


def little_dragons(seen: Seen) -> object:
    """Returns whether there are pungs of two dragons and a pair of the third."""
    return seen.count(DRAGON_PUNGS) == 2 and seen.some & DRAGON_PAIR


def two_dragons(seen: Seen) -> bool:
    """Returns whether there are pungs of two dragons and a pair that is no dragon."""
    return seen.count(DRAGON_PUNGS) == 2 and not seen.some & DRAGON_PAIR


def dragon_count(seen: Seen) -> int:
    """Returns how many pungs of dragons there are."""
    return seen.count(DRAGON_PUNGS)


def all_honours(seen: Seen) -> object:
    """Returns whether there are only honours."""
    return seen.every & HONOURS


def terminals_and_honours(seen: Seen) -> object:
    """Returns whether there are only terminals and honours, in four pungs or seven pairs."""
    return seen.every & ENDS and seen.form is not Form.ORPHANS


def kongs(number: int) -> Condition:
    """Returns whether there are so many kongs of any kind."""
    return lambda seen: seen.count(MELDED_KONGS) + seen.count(CONCEALED_KONGS) == number


def kongs_of(melded: int, concealed: int) -> Condition:
    """Returns whether there are exactly so many kongs of each kind."""
    return lambda seen: seen.count(MELDED_KONGS) == melded and seen.count(CONCEALED_KONGS) == concealed


def _any_of(*conditions: Condition) -> Condition:
    return lambda seen: any(condition(seen) for condition in conditions)


one_concealed_kong = _any_of(kongs_of(0, 1), kongs_of(1, 1))
"""Whether there is one kong, concealed, or one of each kind."""
one_melded_kong = _any_of(kongs_of(1, 0), kongs_of(1, 1))
"""Whether there is one kong, melded, or one of each kind."""
two_kongs_one_melded = _any_of(kongs_of(2, 0), kongs_of(1, 1))
"""Whether there are two kongs, at least one of them melded."""


def concealed(number: int) -> Condition:
    """Returns whether there are exactly so many concealed pungs and kongs."""
    return lambda seen: seen.count(CONCEALED) == number


def sets_of_pungs(seen: Seen) -> bool:
    """Returns whether all four sets are pungs or kongs."""
    return seen.count(PUNGS) == 4


def terminal_chows(suits: int) -> Condition:
    """Returns whether the pair is of fives, and the hand of so many suits without honours."""
    return lambda seen: seen.some & PAIR_OF_FIVE and seen.suits == suits


def full_flush(seen: Seen) -> bool:
    """Returns whether all pieces are of one suit."""
    return seen.suits == 1 and not seen.some & (WIND | DRAGON)


def half_flush(seen: Seen) -> object:
    """Returns whether there are pieces of one suit and honours."""
    return seen.suits == 1 and seen.some & (WIND | DRAGON)


def all_types(seen: Seen) -> object:
    """Returns whether there are pieces of all suits, a wind and a dragon."""
    return seen.suits == 3 and seen.some & WIND and seen.some & DRAGON


def two_suits(seen: Seen) -> bool:
    """Returns whether there are pieces of exactly two suits."""
    return seen.suits == 2


def no_honours(seen: Seen) -> bool:
    """Returns whether there is no honour."""
    return not seen.some & (WIND | DRAGON)


def knitted_straight(seen: Seen) -> object:
    """Returns whether all nine pieces of a knitted straight are there."""
    return seen.form is Form.KNITTED or seen.circumstances & NINE_KNITTED


def _of_sets(seen: Seen) -> bool:
    return seen.form in (Form.REGULAR, Form.KNITTED)


def melded_hand(seen: Seen) -> bool:
    """Returns whether a discard completed a hand of four claimed sets."""
    return seen.circumstances & (FOUR_OPEN | SELF_DRAWN) == FOUR_OPEN


def fully_concealed(seen: Seen) -> bool:
    """Returns whether a hand of sets without a claimed one was completed by its own draw."""
    return seen.circumstances & (OPEN_MELD | SELF_DRAWN) == SELF_DRAWN and _of_sets(seen)


def concealed_hand(seen: Seen) -> bool:
    """Returns whether a hand of sets without a claimed one was completed by a discard."""
    return not seen.circumstances & (OPEN_MELD | SELF_DRAWN) and _of_sets(seen)


def all_chows(seen: Seen) -> bool:
    """Returns whether the sets are chows, or a knitted straight and a chow, and the pair is of a suit."""
    needed = {Form.REGULAR: 4, Form.KNITTED: 1}.get(seen.form)
    return seen.count(CHOWS) == needed and not seen.some & (WIND_PAIR | DRAGON_PAIR)


def hogs(seen: Seen) -> int:
    """Returns how many kinds are there four times without being a kong."""
    return seen.count(HOGS)


def hogs_but_in_some_pairs(seen: Seen) -> int:
    """Returns the same, and none in seven pairs that are all green or all terminals."""
    return 0 if seen.form is Form.PAIRS and seen.every & (GREEN | TERMINALS) else hogs(seen)


def outer_pungs(seen: Seen) -> int:
    """Returns how many pungs of terminals, and of winds that count for nothing else, there are."""
    winds = seen.count(OUTER_WINDS) if seen.count(WIND_PUNGS) < 3 else 0
    gates = 1 if seen.circumstances & NINE_GATES else 0
    return max(0, seen.count(TERMINAL_PUNGS) + winds - gates)


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
    """Picks the pung of the own wind."""
    return tuple(group for group in _pungs(reading) if group.first == seen.own)
