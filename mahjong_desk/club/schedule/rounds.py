# SPDX-License-Identifier: MIT
"""A round of an evening: who sits where, and who has met whom in the rounds before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

Table = tuple[str, ...]
"""Who sits at a table, the first dealer first; players are known by their identities."""

Pair = frozenset[str]
"""Two players."""


class RoundSeating(NamedTuple):
    """Who plays where at the same time."""

    tables: tuple[Table, ...]
    sits_out: tuple[str, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who plays, table by table."""
        return tuple(player for table in self.tables for player in table)


def pairs_of(table: Iterable[str]) -> tuple[Pair, ...]:
    """Returns everybody at a table with everybody else there."""
    return tuple(frozenset(pair) for pair in combinations(table, 2))


def meeting_counts(rounds: Iterable[RoundSeating]) -> Counter[Pair]:
    """Returns how often each pair has sat at one table; those who never did are left out."""
    return Counter(pair for one in rounds for table in one.tables for pair in pairs_of(table))


def seat_counts(rounds: Iterable[RoundSeating]) -> Mapping[str, Counter[int]]:
    """Returns how often each player has had each seat, 0 for the first dealer's."""
    held: dict[str, Counter[int]] = {}
    for one in rounds:
        for table in one.tables:
            for seat, player in enumerate(table):
                held.setdefault(player, Counter())[seat] += 1
    return held


class Again(NamedTuple):
    """Two players who meet for the ``times``-th time, the second or later."""

    first: str
    second: str
    times: int


def second_meetings(seats: RoundSeating, before: Iterable[RoundSeating]) -> tuple[Again, ...]:
    """Returns the players of a round who have met before, table by table."""
    met = meeting_counts(before)
    pairs = (pair for table in seats.tables for pair in combinations(table, 2))
    return tuple(Again(*pair, met[frozenset(pair)] + 1) for pair in pairs if met[frozenset(pair)])


def sit_out_counts(rounds: Iterable[RoundSeating]) -> Counter[str]:
    """Returns how often each player has sat out."""
    return Counter(player for one in rounds for player in one.sits_out)
