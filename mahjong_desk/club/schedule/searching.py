# SPDX-License-Identifier: MIT
"""Seats that are searched for: players change places as long as that makes the round better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

Price = Sequence[Sequence[int]]
"""What it costs that two players, by their numbers, sit at one table; the same both ways."""

_STEPS: Final = 240
"""So many exchanges are tried: enough for ten tables within a second, however fast the machine, so that the same seed
gives the same seats everywhere."""


class Found(NamedTuple):
    """What the search has come to."""

    places: tuple[int, ...]
    cost: int


def search(price: Price, start: Sequence[int], size: int, free: frozenset[int], source: Random) -> Iterator[Found]:
    """Yields what it comes to, step by step until nothing better is to be expected; not each is better than the last.

    Players that stand at the same place for long would keep the search in a circle, so whoever has just moved stays
    where he is for a while (a tabu search).
    """
    room = _Room(price, start, size, free)
    best = room.cost()
    yield Found(tuple(room.places), best)
    still = [0] * len(start)
    for step in range(1, _STEPS + 1):
        move = room.best_exchange(still, step, best, source) if best else None
        if move is None:
            break
        first, second = move
        for place in move:
            still[room.places[place]] = step + source.randint(4, 8)
        room.exchange(first, second)
        best = min(best, room.total)
        yield Found(tuple(room.places), room.total)


class _Room:
    """Everybody at a place, and what each of them would cost at each table."""

    def __init__(self, price: Price, start: Sequence[int], size: int, free: frozenset[int]) -> None:
        self.places = list(start)
        self._price, self._size, self._free = price, size, free
        self._tables = len(start) // size
        self._at: list[list[int]] = [[0] * (self._tables + 1) for _ in start]
        for table in range(self._tables):
            for other in self._sitting(table):
                for player in start:
                    self._at[player][table] += price[player][other]
        self.total = self.cost()

    def cost(self) -> int:
        """Returns what all tables cost together."""
        return sum(self._at[player][table] for table in range(self._tables) for player in self._sitting(table)) // 2

    def _sitting(self, table: int) -> list[int]:
        return self.places[table * self._size : (table + 1) * self._size]

    def _table(self, place: int) -> int:
        return min(place // self._size, self._tables)

    def best_exchange(self, still: Sequence[int], step: int, best: int, source: Random) -> tuple[int, int] | None:
        """Returns the two places whose exchange costs least, though it may cost more than before."""
        found: list[tuple[int, int]] = []
        least: int | None = None
        for first, player in enumerate(self.places):
            here = self._table(first)
            own, prices = self._at[player], self._price[player]
            if here < self._tables and not own[here]:
                # Whoever costs nothing gives way only to one who does.
                continue
            for second, other in enumerate(self.places):
                there = self._table(second)
                if there == here or (self._tables in (here, there) and not {player, other} <= self._free):
                    continue
                theirs = self._at[other]
                change = -2 * prices[other]
                if there < self._tables:
                    change += own[there] - theirs[there]
                else:
                    change += prices[other]
                if here < self._tables:
                    change += theirs[here] - own[here]
                else:
                    change += prices[other]
                if max(still[player], still[other]) > step and self.total + change >= best:
                    continue
                if least is None or change < least:
                    least, found = change, [(first, second)]
                elif change == least:
                    found.append((first, second))
        return source.choice(found) if found else None

    def exchange(self, first: int, second: int) -> None:
        """Lets two players change places."""
        player, other = self.places[first], self.places[second]
        here, there = self._table(first), self._table(second)
        for one in self.places:
            moved = self._price[one][other] - self._price[one][player]
            self._at[one][here] += moved
            self._at[one][there] -= moved
        self.places[first], self.places[second] = other, player
        self.total = self.cost()
