# SPDX-License-Identifier: MIT
"""What a yaku of Shogi Mahjong is, and what it looks at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import Example, YakuEntry
from mahjong_desk.shapes import Form, Group, Shape


class Rank(IntEnum):
    """The class of a yaku (rules/shogi.md §4): small 小役, medium 中役, grand 大役."""

    SMALL = 0
    MEDIUM = 1
    GRAND = 2


def counts_as(group: Group) -> int:
    """Returns the kind that a group is of; a pawn that a dragon took in is that dragon."""
    return group.kinds[-1]


class Seen(NamedTuple):
    """One reading as yaku look at it.

    Attributes:
        form: Its kind of shape.
        groups: Its groups.
        sets: The kinds of its triplets and kans, ascending; none where the reading has a sequence or no sets.
        kans: How many of these are kans.
        pair: The kind of the pair beside these sets; None where there are none.
        pairs: The kinds of its pairs, where it is four pairs.
        moment: The circumstances, as flags of ``rules.facts``.
    """

    form: Form
    groups: tuple[Group, ...]
    sets: tuple[int, ...]
    kans: int
    pair: int | None
    pairs: frozenset[int]
    moment: int


def seen(form: Form, groups: tuple[Group, ...], moment: int) -> Seen:
    """Returns a reading as yaku look at it."""
    sets: list[int] = []
    kans = 0
    pair = None
    pairs: frozenset[int] = frozenset()
    if form is Form.PAIRS:
        pairs = frozenset([group.first for group in groups])
    elif form is Form.REGULAR and not any(group.shape is Shape.SEQUENCE for group in groups):
        for group in groups:
            if group.shape is Shape.PAIR:
                pair = group.first
            else:
                sets.append(counts_as(group))
                kans += group.shape is Shape.KAN
    return Seen(form, groups, tuple(sorted(sets)), kans, pair, pairs, moment)


Shows = Callable[[Seen], tuple[Group, ...] | bool]
"""Returns the groups that show a yaku, true where the whole hand does, and nothing where it is not there."""


@dataclass(frozen=True, slots=True)
class Yaku:
    """One row of the table.

    Attributes:
        entry: What people read of it.
        rank: Its class.
        shows: What in a reading shows it.
    """

    entry: YakuEntry
    rank: Rank
    shows: Shows


def yaku(
    rank: Rank,
    identity: str,
    names: Names,
    closed: int | None,
    opened: int | None,
    shows: Shows,
    condition: Names,
    example: Example,
    *,
    option: str | None = None,
) -> Yaku:
    """Returns one row of the table, its columns in the order of rules/shogi.md §4.

    Args:
        rank: Its class.
        identity: Its id.
        names: Its name.
        closed: Its han in a closed hand; None where that never has it.
        opened: Likewise in an open hand.
        shows: What in a reading shows it.
        condition: When it counts, in a sentence.
        example: A hand that has it.
        option: The option that turns it off, if one does.
    """
    return Yaku(YakuEntry(identity, names, condition, closed, opened, option=option, example=example), rank, shows)
