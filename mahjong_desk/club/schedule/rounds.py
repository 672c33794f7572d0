# SPDX-License-Identifier: MIT
"""The rounds of an evening: seats, meetings, fair winds, and the next round.

The next round follows a known schedule if one continues the played rounds; otherwise it is searched for. The search seats
several rounds at once, so that this round leaves room for the later ones. It is simulated annealing: it exchanges two players
at a time, and accepts worse plans less and less often.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, permutations
from math import exp
from random import Random
from typing import NamedTuple

from mahjong_desk.club.schedule.designs import known_design, max_rounds, with_players

Seats = tuple[str, ...]
"""The players at a table by their identities, the first dealer first."""

Pair = frozenset[str]
"""Two players."""


class RoundSeating(NamedTuple):
    """The tables of one round, and the players who sit out."""

    tables: tuple[Seats, ...]
    sits_out: tuple[str, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """All players at the tables, table by table."""
        return tuple(player for table in self.tables for player in table)


def pairs_of(table: Iterable[str]) -> tuple[Pair, ...]:
    """Returns all pairs of players at a table; merged players count as one."""
    return tuple(frozenset(pair) for pair in combinations(dict.fromkeys(table), 2))


def meeting_counts(rounds: Iterable[RoundSeating]) -> Counter[Pair]:
    """Counts how often each pair has met; pairs that never met are left out."""
    return Counter(pair for seating in rounds for table in seating.tables for pair in pairs_of(table))


def seat_counts(rounds: Iterable[RoundSeating]) -> Mapping[str, Counter[int]]:
    """Returns how often each player has had each seat, 0 for the first dealer's."""
    counts: dict[str, Counter[int]] = {}
    for seating in rounds:
        for table in seating.tables:
            for seat, player in enumerate(table):
                counts.setdefault(player, Counter())[seat] += 1
    return counts


class Rematch(NamedTuple):
    """Two players who meet for the ``times``-th time, the second or later."""

    first: str
    second: str
    times: int


def second_meetings(seats: RoundSeating, before: Iterable[RoundSeating]) -> tuple[Rematch, ...]:
    """Returns the pairs of a round who have met before, table by table."""
    meetings = meeting_counts(before)
    pairs = (pair for table in seats.tables for pair in combinations(table, 2))
    return tuple(Rematch(*pair, meetings[frozenset(pair)] + 1) for pair in pairs if meetings[frozenset(pair)])


def sit_out_counts(rounds: Iterable[RoundSeating]) -> Counter[str]:
    """Returns how often each player has sat out."""
    return Counter(player for seating in rounds for player in seating.sits_out)


_STEPS = 400
_TRIES = 5
"""Reseated tables per try, and tries: enough to balance nearly all of forty players in four rounds, without a delay."""


def balance_winds(
    tables: Sequence[Seats], before: Sequence[RoundSeating], source: Random, after: Sequence[Sequence[Seats]]
) -> tuple[Seats, ...]:
    """Seats each table's players fairly, given the rounds ``before`` and ``after``."""
    all_tables = [*tables, *(table for later in after for table in later)]
    if not all_tables:
        return ()
    size = max(map(len, all_tables))
    counts = defaultdict(Counter[int], seat_counts(before))
    held = {player: [counts[player][seat] for seat in range(size)] for table in all_tables for player in table}
    tries = _TRIES if after else 1
    attempts = [_WindBalancer(all_tables, deepcopy(held), source).balance(_STEPS if after else 0) for _ in range(tries)]
    return tuple(min(attempts, key=lambda attempt: attempt[0])[1][: len(tables)])


class _WindBalancer:
    """Reseats players at their tables so that each has every seat about equally often."""

    def __init__(self, tables: Sequence[Seats], held: dict[str, list[int]], source: Random) -> None:
        self._tables, self._held, self._source = tables, held, source
        self._seated: list[tuple[int, ...]] = [()] * len(tables)

    def balance(self, steps: int) -> tuple[int, list[Seats]]:
        """Returns how uneven the seats are, and the tables; one round needs no ``steps``."""
        for number in range(len(self._tables)):
            self._seat(number)
        best, least = list(self._seated), self._unevenness()
        pending: list[int] = []
        for _ in range(steps):
            if not pending:
                if (unevenness := self._unevenness()) < least:
                    best, least = list(self._seated), unevenness
                pending = [index for index, table in enumerate(self._tables) if any(map(self._has_uneven_seats, table))]
                self._source.shuffle(pending)
                if not pending:
                    break
            self._seat(pending.pop())
        return least, [
            tuple(player for _, player in sorted(zip(seats, table, strict=True)))
            for seats, table in zip(best, self._tables, strict=True)
        ]

    def _seat(self, number: int) -> None:
        """Seats a table as evenly as possible; random among equals, to avoid dead ends."""
        rows = [self._held[player] for player in self._tables[number]]
        for row, seat in zip(rows, self._seated[number], strict=False):
            row[seat] -= 1
        options = [
            # Squaring makes a third time in a wind worse than two second times.
            (sum(2 * row[seat] + 1 for row, seat in zip(rows, seats, strict=True)), seats)
            for seats in permutations(range(len(rows)))
        ]
        least = min(cost for cost, _ in options)
        self._seated[number] = chosen = self._source.choice([seats for cost, seats in options if cost == least])
        for row, seat in zip(rows, chosen, strict=True):
            row[seat] += 1

    def _has_uneven_seats(self, player: str) -> bool:
        row = self._held[player]
        return max(row) > min(row) + 1

    def _unevenness(self) -> int:
        return sum(times**2 for row in self._held.values() for times in row)


_STEPS_PER_PLAYER = 3_000
"""Exchanges tried per player: a count instead of a time limit gives the same seats on every machine."""
_STARTS = 3
_MAX_ROUNDS_AHEAD = 4
"""The maximum number of rounds that are seated at once; more would need a longer search."""


class PairingMethod(StrEnum):
    """How the players of a round are assigned to tables."""

    SWISS = "swiss"
    ROUND_ROBIN = "round_robin"
    EVERYBODY = "everybody"
    RANDOM = "random"


@dataclass(frozen=True, slots=True)
class PairingTask:
    """The input of ``propose_round``."""

    method: PairingMethod
    size: int
    present: tuple[str, ...]
    played_rounds: tuple[RoundSeating, ...] = ()
    ranking: tuple[str, ...] = ()  # the best first
    seed: int = 0
    attempt: int = 0
    rounds: int = 0  # the planned number; 0 if there is no plan


def propose_round(task: PairingTask) -> RoundSeating:
    """Returns the next round; the search may take half a second."""
    source = Random(f"{task.seed} {task.attempt} {len(task.played_rounds)}")
    design = _remaining_design(task) if task.method in (PairingMethod.ROUND_ROBIN, PairingMethod.EVERYBODY) else ()
    if design:
        first, *later = design
        remaining = max(0, task.rounds - len(task.played_rounds) - 1)
        return RoundSeating(balance_winds(first, task.played_rounds, source, later[:remaining]))
    plan = _Plan(task, source)
    if task.method is not PairingMethod.RANDOM and plan.next.tables:
        for start in range(_STARTS):
            # The last start ignores the ranking: it finds a plan without second meetings more often.
            other = _Plan(task, source, by_rank=start < _STARTS - 1)
            other.search()
            if not start or other.repeated_meetings < plan.repeated_meetings:
                plan = other
            if not plan.repeated_meetings:
                break
    tables, *later = plan.tables
    return RoundSeating(balance_winds(tables, task.played_rounds, source, later), plan.next.sits_out)


def _remaining_design(task: PairingTask) -> tuple[tuple[Seats, ...], ...]:
    """Returns the remaining rounds of a known schedule, the next one first."""
    players = sorted(task.present)
    # Shuffled by the seed alone, so that all rounds of an evening belong to one schedule.
    Random(task.seed).shuffle(players)
    meetings = meeting_counts(task.played_rounds)
    new = tuple(
        tables
        for tables in with_players(known_design(len(players), task.size), players)
        if not any(meetings[pair] for table in tables for pair in pairs_of(table))
    )
    offset = task.attempt % len(new) if new else 0
    return (*new[offset:], *new[:offset])


class _Plan:
    """Seats for the next rounds."""

    def __init__(self, task: PairingTask, source: Random, *, by_rank: bool = True) -> None:
        self._size, self._source = task.size, source
        self._players = players = sorted(task.present)
        ranks = {player: rank for rank, player in enumerate(task.ranking)} if by_rank else {}
        self._ranks = [ranks.get(player, len(ranks)) for player in players]
        self._rounds = _random_rounds(task, source)
        numbers = {player: number for number, player in enumerate(players)}
        self._seats = [[numbers[player] for player in seating.players] for seating in self._rounds]
        if ranks:
            self._seats[0].sort(key=self._ranks.__getitem__)
        self._met = [[0] * len(players) for _ in players]
        for pair, times in meeting_counts(task.played_rounds).items():
            if pair <= numbers.keys():
                one, other = (numbers[player] for player in pair)
                self._meet(one, other, times)
        for seats in self._seats:
            for one, other in self._pairs(seats):
                self._meet(one, other, 1)
        self._weight = 8 * len(players) ** 2
        """The cost of a second meeting: more than the rank costs of two tables can add up to."""

    def _meet(self, one: int, other: int, times: int) -> None:
        self._met[one][other] += times
        self._met[other][one] += times

    def _pairs(self, seats: Sequence[int]) -> Iterator[tuple[int, int]]:
        for first in range(0, len(seats), self._size):
            yield from combinations(seats[first : first + self._size], 2)

    @property
    def next(self) -> RoundSeating:
        """The next round before the search, with the players who sit out."""
        return self._rounds[0]

    @property
    def tables(self) -> list[tuple[Seats, ...]]:
        return [
            tuple(
                tuple(self._players[player] for player in seats[first : first + self._size])
                for first in range(0, len(seats), self._size)
            )
            for seats in self._seats
        ]

    @property
    def repeated_meetings(self) -> int:
        """The number of repeated meetings; the third of a pair counts twice, and so on."""
        return sum(times * (times - 1) // 2 for number, row in enumerate(self._met) for times in row[:number])

    def search(self) -> None:
        """Swaps players to avoid repeated meetings, then to seat similar ranks together."""
        random, met, size, weight = self._source.random, self._met, self._size, self._weight
        ranked = len(set(self._ranks)) > 1
        rank_costs = [[(rank - other) ** 2 for other in self._ranks] for rank in self._ranks]
        # First repeated meetings are minimised, then, if there is a ranking, the distances in rank.
        steps = _STEPS_PER_PLAYER * len(self._players)
        half = steps // 2 if ranked else steps
        temperature, cooling, cooling_later = weight / 2, (1 / 6) ** (1 / half), (24 / weight) ** (1 / half)
        cost = weight * self.repeated_meetings + sum(
            rank_costs[one][other] for one, other in self._pairs(self._seats[0])
        )
        best, best_seats = cost, [list(seats) for seats in self._seats]
        for step in range(steps):
            if not best:
                break
            temperature *= cooling if step < half else cooling_later
            index = int(random() * len(self._seats))
            seats = self._seats[index]
            first, second = int(random() * len(seats)), int(random() * len(seats))
            if first // size == second // size:
                continue
            one, other = seats[first], seats[second]
            mates = [player for player in _table_at(seats, first, size) if player != one]
            other_mates = [player for player in _table_at(seats, second, size) if player != other]
            change = 2 * len(mates)
            for player in mates:
                change += met[other][player] - met[one][player]
            for player in other_mates:
                change += met[one][player] - met[other][player]
            change *= weight
            if not index and ranked:
                change += sum(rank_costs[other][player] - rank_costs[one][player] for player in mates)
                change += sum(rank_costs[one][player] - rank_costs[other][player] for player in other_mates)
            if change > 0 and random() >= exp(-change / temperature):
                continue
            for players, leaving, joining in ((mates, one, other), (other_mates, other, one)):
                for player in players:
                    self._meet(player, leaving, -1)
                    self._meet(player, joining, 1)
            seats[first], seats[second] = other, one
            cost += change
            if cost < best:
                best, best_seats = cost, [list(seats) for seats in self._seats]
        self._adopt(best_seats)

    def _adopt(self, new_seats: list[list[int]]) -> None:
        for seats, times in ((self._seats, -1), (new_seats, 1)):
            for of_round in seats:
                for one, other in self._pairs(of_round):
                    self._meet(one, other, times)
        self._seats = new_seats


def _table_at(seats: Sequence[int], seat: int, size: int) -> Sequence[int]:
    return seats[seat - seat % size :][:size]


def _random_rounds(task: PairingTask, source: Random) -> list[RoundSeating]:
    """Returns the next rounds with random tables and fairly chosen sit-outs."""
    planned = min(task.rounds or len(task.played_rounds) + 2, max_rounds(len(task.present), task.size))
    rounds = list(task.played_rounds)
    count = min(_MAX_ROUNDS_AHEAD, planned - len(task.played_rounds)) if task.method is not PairingMethod.RANDOM else 1
    for _ in range(max(1, count)):
        sitting_out = _choose_sit_outs(task.present, rounds, task.size, source)
        playing = [player for player in sorted(task.present) if player not in sitting_out]
        source.shuffle(playing)
        tables = tuple(tuple(playing[start : start + task.size]) for start in range(0, len(playing), task.size))
        rounds.append(RoundSeating(tables, sitting_out))
    return rounds[len(task.played_rounds) :]


def _choose_sit_outs(
    present: Sequence[str], before: Sequence[RoundSeating], size: int, source: Random
) -> tuple[str, ...]:
    """Returns who sits out: those with the fewest sit-outs, then the most rounds.

    A new player sits out after the others who never did, and before any player does so twice.
    """
    count = len(present) % size if len(present) >= size else len(present)
    sit_outs, played = sit_out_counts(before), Counter(player for seating in before for player in seating.players)
    order = sorted(present)
    source.shuffle(order)
    return tuple(sorted(sorted(order, key=lambda player: (sit_outs[player], -played[player]))[:count]))
