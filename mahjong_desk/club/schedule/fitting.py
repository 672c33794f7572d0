# SPDX-License-Identifier: MIT
"""Finds a known schedule in which the rounds that were played stand already, so that its other rounds can follow them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from mahjong_desk.club.schedule.designs import Rounds, in_order
from mahjong_desk.club.schedule.rounds import Round, Table, pairs_of

Tables = tuple[Table, ...]
"""The tables of a round."""

_ENOUGH: Final = 200_000
"""So many tries find the rounds of forty players in their schedule."""
_BREATH: Final = 5_000
"""After so many tries others may do something in between."""


def fits(rounds: Rounds, before: Sequence[Round], seed: int, tries: int = _ENOUGH) -> Iterator[tuple[Tables, ...]]:
    """Yields what is left of a schedule, once for each way in which the rounds that were played stand in it.

    Between the ways it yields nothing left at all from time to time, so that others may do something in between. The ways
    are tried in the same order however many rounds were played: what was found before a round is found after it, as far
    as that round stands in it.
    """
    players = _in_reach(before[:2])
    count = len(players)
    numbers = {player: number for number, player in enumerate(players)}
    met = [[-1] * count for _ in players]
    for number, one in enumerate(before):
        for pair in (pair for table in one.tables for pair in pairs_of(table)):
            first, second = (numbers[player] for player in pair)
            met[first][second] = met[second][first] = number
    meets = [[-1] * count for _ in players]
    for number, tables in enumerate(rounds):
        for table in tables:
            for place in table:
                for other in table:
                    meets[place][other] = number
    for way in _Fit(met, meets, len(before), seed, tries).ways():
        if way is None:
            yield ()
            continue
        places, taken = way
        order = [""] * count
        for player, place in zip(players, places, strict=True):
            order[place] = player
        yield in_order(tuple(one for number, one in enumerate(rounds) if number not in taken), order)


def _in_reach(rounds: Sequence[Round]) -> list[str]:
    """Returns the players, next always one who has met most of those before him: where nothing fits, it shows soon."""
    mates: dict[str, set[str]] = {}
    for one in rounds:
        for table in one.tables:
            for player in table:
                mates.setdefault(player, set()).update(table)
    left, order = sorted(mates), list[str]()
    while left:
        chosen = max(left, key=lambda player: len(mates[player].intersection(order)))
        left.remove(chosen)
        order.append(chosen)
    return order


class _Fit:
    """Players, of whom one after the other is put on a place of the schedule."""

    def __init__(
        self, met: Sequence[Sequence[int]], meets: Sequence[Sequence[int]], rounds: int, seed: int, tries: int
    ) -> None:
        self._met, self._meets = met, meets
        self._order = list(range(len(meets)))
        Random(seed).shuffle(self._order)
        self._places: list[int] = []
        self._stands = [-1] * rounds
        self._left = tries

    def ways(self) -> Iterator[tuple[tuple[int, ...], frozenset[int]] | None]:
        """Yields the place of each player, and the rounds of the schedule that were played; in between, None."""
        player = len(self._places)
        if player == len(self._met):
            yield tuple(self._places), frozenset(self._stands)
            return
        for place in self._order:
            if place in self._places:
                continue
            if not self._left:
                return
            self._left -= 1
            if self._left % _BREATH == 0:
                yield None
            found = self._may_stand(player, place)
            if found is None:
                continue
            for number, stands in found:
                self._stands[number] = stands
            self._places.append(place)
            yield from self.ways()
            self._places.pop()
            for number, _ in found:
                self._stands[number] = -1

    def _may_stand(self, player: int, place: int) -> list[tuple[int, int]] | None:
        """Returns which rounds are found by that where in the schedule; None where the player cannot stand there."""
        met, meets, stands = self._met[player], self._meets[place], self._stands
        new: dict[int, int] = {}
        for other, there in enumerate(self._places):
            number, at = met[other], meets[there]
            if number < 0:
                if at >= 0 and (at in stands or at in new.values()):
                    return None
            elif at < 0:
                return None
            elif (known := new.get(number, stands[number])) != at:
                if known >= 0 or at in stands or at in new.values():
                    return None
                new[number] = at
        return list(new.items())
