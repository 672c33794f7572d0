# SPDX-License-Identifier: MIT
"""A round of an evening: who sits where, who has met whom in the rounds before, and fair winds."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from itertools import combinations, permutations
from random import Random
from typing import Final, NamedTuple

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


_STEPS: Final = 400
_TRIES: Final = 5
"""Tables seated again in one try, and tries: nearly all of forty players are even after four rounds, without a delay."""


def balance_winds(
    tables: Sequence[Table], before: Sequence[RoundSeating], source: Random, after: Sequence[Sequence[Table]] = ()
) -> tuple[Table, ...]:
    """Returns the tables with their players on the fairest seats; ``after`` are later rounds that are known."""
    everything = [*tables, *(table for one in after for table in one)]
    if not everything:
        return ()
    size = max(map(len, everything))
    counts = defaultdict(Counter[int], seat_counts(before))
    held = {player: [counts[player][seat] for seat in range(size)] for one in everything for player in one}
    tries = _TRIES if after else 1
    found = [_WindBalancer(everything, deepcopy(held), source).balance(_STEPS if after else 0) for _ in range(tries)]
    return tuple(min(found, key=lambda one: one[0])[1][: len(tables)])


class _WindBalancer:
    """Tables whose players are reseated while a player has one seat more often than another."""

    def __init__(self, tables: Sequence[Table], held: dict[str, list[int]], source: Random) -> None:
        self._tables, self._held, self._source = tables, held, source
        self._seated: list[tuple[int, ...]] = [()] * len(tables)

    def balance(self, steps: int) -> tuple[int, list[Table]]:
        """Returns how uneven the seats are, and the tables; tables of one round alone need no further steps."""
        for number in range(len(self._tables)):
            self._seat(number)
        best, least = list(self._seated), self._uneven()
        waiting: list[int] = []
        for _ in range(steps):
            if not waiting:
                if (uneven := self._uneven()) < least:
                    best, least = list(self._seated), uneven
                waiting = [number for number, table in enumerate(self._tables) if any(map(self._lacks, table))]
                self._source.shuffle(waiting)
                if not waiting:
                    break
            self._seat(waiting.pop())
        return least, [
            tuple(player for _, player in sorted(zip(seats, table, strict=True)))
            for seats, table in zip(best, self._tables, strict=True)
        ]

    def _seat(self, number: int) -> None:
        """Seats a table best; a random choice among equals leads out of dead ends."""
        rows = [self._held[player] for player in self._tables[number]]
        for row, seat in zip(rows, self._seated[number], strict=False):
            row[seat] -= 1
        ways = [
            # The square makes a third time in a wind worse than two second times.
            (sum(2 * row[seat] + 1 for row, seat in zip(rows, seats, strict=True)), seats)
            for seats in permutations(range(len(rows)))
        ]
        least = min(cost for cost, _ in ways)
        self._seated[number] = chosen = self._source.choice([seats for cost, seats in ways if cost == least])
        for row, seat in zip(rows, chosen, strict=True):
            row[seat] += 1

    def _lacks(self, player: str) -> bool:
        row = self._held[player]
        return max(row) > min(row) + 1

    def _uneven(self) -> int:
        return sum(times**2 for row in self._held.values() for times in row)
