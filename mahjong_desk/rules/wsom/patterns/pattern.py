# SPDX-License-Identifier: MIT
"""What a pattern of the table is, and what it looks at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from mahjong_desk.rules.facts import Facts
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import Example, YakuEntry
from mahjong_desk.rules.sets import Sets
from mahjong_desk.shapes import Form, Group

YAKUMAN_POINTS = 320
"""From here on a pattern is a yakuman (役満貫), and a sum goes no further (rules/wsom.md §5)."""


class Seen(NamedTuple):
    """One reading as patterns look at it.

    Attributes:
        facts: What its groups have in common, and the circumstances; nothing but these for thirteen orphans.
        form: Its kind of shape.
        sets: Its sets and pair; none for the irregular shapes.
    """

    facts: Facts
    form: Form
    sets: Sets


Shows = Callable[[Seen], tuple[Group, ...] | bool]
"""Returns the groups that show a pattern, true where the whole hand does, and nothing where it is not there."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """One row of the table.

    Attributes:
        number: Its number: category, series, place in the series where that has several.
        entry: What people read of it.
        shows: What in a reading shows it.
        each: Whether it counts beside others of its series.
    """

    number: str
    entry: YakuEntry
    shows: Shows
    each: bool = False

    @property
    def series(self) -> str:
        """The number of its series; at most one pattern of a series counts."""
        return ".".join(self.number.split(".")[:2])


def pattern(
    number: str,
    identity: str,
    names: Names,
    points: int,
    shows: Shows,
    condition: Names,
    example: Example,
    *,
    closed_only: bool = False,
    each: bool = False,
) -> Pattern:
    """Returns one row of the table, its columns in the order of rules/wsom.md §4.

    Args:
        number: Its number in the table.
        identity: Its id.
        names: Its name.
        points: Its points, closed and open alike.
        shows: What in a reading shows it.
        condition: When it counts, in a sentence.
        example: A hand that has it.
        closed_only: Whether an open hand can never have it.
        each: Whether it counts beside others of its series.
    """
    opened = None if closed_only else points
    entry = YakuEntry(identity, names, condition, points, opened, limit=points >= YAKUMAN_POINTS, example=example)
    return Pattern(number, entry, shows, each)
