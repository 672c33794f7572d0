# SPDX-License-Identifier: MIT
"""How a table of yaku is written and read by the systems that count yaku of a reading."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.facts import CLOSED, STRAIGHTS, TRAITS, TRIPLET, Facts
from mahjong_desk.rules.ruleset import YakuEntry
from mahjong_desk.shapes import Group, Shape

Predicate = Callable[[Facts], object]
Rests = Callable[[Facts, tuple[Group, ...]], tuple[Group, ...]]


def whole_hand(facts: Facts, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Picks nothing: the yaku rests on the whole hand or on its circumstances."""
    return ()


def triplets(*kinds: int) -> Rests:
    """Returns what picks the triplets and kans of these kinds."""
    return lambda facts, groups: tuple(
        [group for group in groups if group.kinds[0] in kinds and TRAITS[group].some & TRIPLET]
    )


def concealed_triplets(facts: Facts, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Picks the concealed triplets and kans."""
    return tuple([group for group in groups if TRAITS[group].concealed])


def straight(facts: Facts, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Picks 123, 456 and 789 of the suit that has all three, each once."""
    picked: dict[int, Group] = {}
    for suit, flags in enumerate(STRAIGHTS):
        if facts.some & flags == flags:
            for group in groups:
                if group.shape is Shape.SEQUENCE and group.first - 9 * suit in (0, 3, 6):
                    picked.setdefault(group.first, group)
    return tuple(picked.values())


def dragons(facts: Facts, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Picks the groups of dragons."""
    return tuple(group for group in groups if group.first >= WHITE)


def wind_groups(facts: Facts, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Picks the groups of winds."""
    return tuple(group for group in groups if EAST <= group.first < WHITE)


@dataclass(frozen=True, slots=True)
class Yaku:
    """One yaku: what people read of it, when it holds, and the groups that it rests on.

    Attributes:
        entry: Its names, values and example.
        holds: Whether a reading has it.
        rests_on: Picks the groups that show it from those of a reading that has it.
        replaces: The ids of yaku that give way to it.
        times: How often it counts in a reading that has it; once where nothing is said.
    """

    entry: YakuEntry
    holds: Predicate
    rests_on: Rests = whole_hand
    replaces: tuple[str, ...] = ()
    times: Callable[[Facts], int] | None = None

    def value(self, facts: Facts) -> int:
        """Returns its value for a hand that is closed or open as the facts say."""
        return (self.entry.closed if facts.moment & CLOSED else self.entry.open) or 0


class Count(NamedTuple):
    """The yaku that a reading has.

    Attributes:
        rows: Their places in the ruleset's table, ascending; as often as each counts.
        yaku: The yaku.
        han: The sum of their values; 0 for limit yaku.
        limits: How many of them are limit yaku; then no others stand here.
        resting: Whether one of them rests on groups.
    """

    rows: tuple[int, ...]
    yaku: tuple[Yaku, ...]
    han: int
    limits: int
    resting: bool


def count_yaku(table: Iterable[tuple[int, Yaku]], facts: Facts) -> Count:
    """Returns the yaku of ``table`` (with their places) that these facts have.

    A limit yaku leaves only limit yaku standing.
    """
    found = [(row, yaku) for row, yaku in table if yaku.holds(facts)]
    limits = [(row, yaku) for row, yaku in found if yaku.entry.limit]
    if not limits:
        gone = {identity for _, yaku in found for identity in yaku.replaces}
        found = [(row, yaku) for row, yaku in found if yaku.entry.id not in gone]
    chosen = limits or found
    if any(yaku.times for _, yaku in chosen):
        chosen = [(row, yaku) for row, yaku in chosen for _ in range(yaku.times(facts) if yaku.times else 1)]
    han = 0 if limits else sum(yaku.value(facts) for _, yaku in chosen)
    resting = any(yaku.rests_on is not whole_hand for _, yaku in chosen)
    return Count(tuple(row for row, _ in chosen), tuple(yaku for _, yaku in chosen), han, len(limits), resting)
