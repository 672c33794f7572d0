# SPDX-License-Identifier: MIT
"""Proposes the next round: by a known schedule where one fits what was played, else by search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from random import Random
from typing import Final

from mahjong_desk.club.schedule.designs import design, in_order, most_rounds
from mahjong_desk.club.schedule.fitting import Tables
from mahjong_desk.club.schedule.looking_ahead import Ahead
from mahjong_desk.club.schedule.rounds import Round, meetings, pairs_of
from mahjong_desk.club.schedule.searching import Found, Price, search
from mahjong_desk.club.schedule.sitting_out import Turns, turns
from mahjong_desk.club.schedule.winds import balanced

_AGAIN: Final = 1_000_000
"""What a second meeting costs, so that nothing else outweighs it."""
_STARTS: Final = 120
"""Where somebody has to meet again, the search begins anew so often, divided by how many play: where it began decides
how many do."""
_LOOKS_AHEAD: Final = 24
"""So many rounds are looked at for one after which as many can follow as are wanted."""


class Method(StrEnum):
    """How the players of a round are put together."""

    RANDOM = "random"
    SWISS = "swiss"
    ROUND_ROBIN = "round_robin"
    EVERYBODY = "everybody"


@dataclass(frozen=True, slots=True)
class Task:
    """What a round is proposed from."""

    method: Method
    size: int
    present: tuple[str, ...]
    before: tuple[Round, ...] = ()
    ranking: tuple[str, ...] = ()
    seed: int = 0
    attempt: int = 0
    rounds: int = 0


def propose(task: Task) -> Round:
    """Returns the next round."""
    *_, last = proposals(task)
    return last


def proposals(task: Task) -> Iterator[Round]:
    """Yields one round after the other, so that others may do something in between; the last one counts."""
    source = Random(f"{task.seed} {task.attempt} {len(task.before)}")
    due = turns(sorted(task.present), task.before, task.size, source)
    known = _known(task) if task.method in (Method.ROUND_ROBIN, Method.EVERYBODY) else ()
    if known:
        first, *later = known
        yield Round(balanced(first, task.before, source, later[: max(0, task.rounds - len(task.before) - 1)]))
        return
    players, start = _start(task, due, source)
    if len(players) < task.size:
        yield Round((), tuple(players))
        return
    price = _prices(task, players)
    free = frozenset(at for at, player in enumerate(players) if player in due.candidates and due.wanted)
    seats = len(players) // task.size * task.size
    best: Found | None = None
    found: dict[tuple[int, ...], int] = {}
    shown: Round | None = None
    for _ in range(max(1, _STARTS // len(players))):
        for step in search(price, start, task.size, free, source):
            if best is None or shown is None or step.cost < best.cost:
                best, shown = step, _round(task, players, step, source)
            yield shown
            if step.cost < _AGAIN:
                found.setdefault(step.places, step.cost)
        if best is not None and best.cost < _AGAIN:
            break
        start = [*source.sample(start[:seats], seats), *start[seats:]]
    if task.method is not Method.RANDOM and best is not None:
        cheapest = [Found(places, cost) for places, cost in sorted(found.items(), key=lambda one: one[1])]
        yield from _that_goes_on(task, players, price, cheapest[:_LOOKS_AHEAD] or [best], source)


def _that_goes_on(
    task: Task, players: Sequence[str], price: Price, cheapest: Sequence[Found], source: Random
) -> Iterator[Round]:
    """Yields rounds, the last of which leaves as many as are wanted in which nobody meets again, or nearly as many.

    The nearest seats may leave none. So a round is taken only where it is known how the evening can go on.

    Args:
        players: Everybody, in the order of their numbers.
    """
    ahead = Ahead(task.present, task.size, task.seed)
    before = task.before
    most = most_rounds(len(players), task.size)
    wanted = max(0, min(task.rounds or len(before) + 2, most) - len(before) - 1)
    taken, followed = _round(task, players, cheapest[0], source), tuple[Tables, ...]()
    reached = -1
    for one in (_round(task, players, found, source) for found in cheapest if found.cost < _AGAIN):
        after = ahead.follow((*before, one), wanted)
        if len(after) > reached:
            taken, followed, reached = one, after, len(after)
        yield taken
        if reached == wanted:
            break
    if min(wanted, ahead.schedule_left(before) - 1) > reached:
        numbers = {player: number for number, player in enumerate(players)}
        known: list[tuple[int, int, Tables, tuple[Tables, ...]]] = []
        for left in ahead.by_schedule(before):
            yield taken
            for tables in left:
                cost = sum(price[numbers[a]][numbers[b]] for table in tables for a, b in combinations(table, 2))
                known.append((cost, len(known), tables, left))
        if known:
            _, _, tables, left = sorted(known)[task.attempt % len(known)]
            taken, followed = Round(tables), tuple(one for one in left if one != tables)
            reached = len(followed)
    if reached < wanted:
        tried = ahead.by_trying(before, wanted + 1)
        if len(tried) > reached + 1:
            taken, *later = tried
            followed = tuple(one.tables for one in later)
    yield Round(balanced(taken.tables, before, source, followed[:wanted]), taken.sits_out)


def _round(task: Task, players: Sequence[str], found: Found, source: Random) -> Round:
    names = [players[one] for one in found.places]
    seats = len(names) // task.size * task.size
    tables = [tuple(names[at : at + task.size]) for at in range(0, seats, task.size)]
    return Round(balanced(tables, task.before, source), tuple(names[seats:]))


def _known(task: Task) -> tuple[Tables, ...]:
    """Returns what is left of a known schedule in which nobody meets again, the next round first."""
    players = sorted(task.present)
    # By the seed alone: the rounds of an evening are those of one schedule.
    Random(task.seed).shuffle(players)
    met = meetings(task.before)
    new = tuple(
        tables
        for tables in in_order(design(len(players), task.size), players)
        if not any(met[pair] for table in tables for pair in pairs_of(table))
    )
    turn = task.attempt % len(new) if new else 0
    return (*new[turn:], *new[:turn])


def _start(task: Task, due: Turns, source: Random) -> tuple[list[str], list[int]]:
    """Returns everybody, and their numbers in an order that the search begins with: who sits out at the end."""
    players = sorted(task.present)
    order = list(players)
    source.shuffle(order)
    if task.method is Method.SWISS:
        ranks = {player: rank for rank, player in enumerate(task.ranking)}
        order.sort(key=lambda player: ranks.get(player, len(ranks)))
    out = {*due.certain, *due.candidates[: due.wanted]}
    order.sort(key=lambda player: player in out)
    numbers = {player: number for number, player in enumerate(players)}
    return players, [numbers[player] for player in order]


def _prices(task: Task, players: Sequence[str]) -> list[list[int]]:
    met = meetings(task.before)
    ranks = {player: rank for rank, player in enumerate(task.ranking)}
    last = len(ranks)

    def price(first: str, second: str) -> int:
        times = met[frozenset((first, second))]
        match task.method:
            case Method.RANDOM:
                return 0
            case Method.SWISS:
                return _AGAIN * times**2 + (ranks.get(first, last) - ranks.get(second, last)) ** 2
            case Method.ROUND_ROBIN:
                return _AGAIN * times**2
            case Method.EVERYBODY:
                # Whoever has met is no news, but a third meeting is worse than a second one.
                return _AGAIN * (times > 0) + times

    return [[price(first, second) if first != second else 0 for second in players] for first in players]
