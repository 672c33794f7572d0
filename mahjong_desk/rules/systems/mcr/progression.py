# SPDX-License-Identifier: MIT
"""How a match of the Mahjong Competition Rules goes on and ends (rules/mcr.md §2, §8, §10)."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.rules.checks.settling import booked
from mahjong_desk.rules.model.events import Chombo, DeadHand, Draw, End, Event, Win
from mahjong_desk.rules.model.extra_fields import with_defaults
from mahjong_desk.rules.model.reasons import Final, Settlement
from mahjong_desk.rules.model.results import concluded, over, places
from mahjong_desk.rules.model.table import Round, Table, by_number
from mahjong_desk.rules.systems.mcr.options import Options
from mahjong_desk.rules.systems.mcr.vocabulary import CHOMBO_FIELDS, FOUL, PENALTY

_HANDS_IN_ROUND = 4
_TABLE_POINTS = (4, 2, 1, 0)
_ORDERS = {Round.EAST: (0, 1, 2, 3), Round.SOUTH: (1, 0, 3, 2), Round.WEST: (2, 3, 1, 0), Round.NORTH: (3, 2, 0, 1)}


def seating(options: Options, played: Round, players: int) -> tuple[int, ...]:
    """Returns the players in the order of play of a round, the first of its dealers first (§2.2)."""
    return _ORDERS[played] if options.seat_change else by_number(players)


def first_table(options: Options, players: int) -> Table:
    """Returns the table before the first hand."""
    return Table(dealer=0, round=Round.EAST, number=1, honba=0, deposit=0, scores=(options.start_points,) * players)


def advance(options: Options, table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    """Returns the table after ``event``, and why the match ended with it or None."""
    after = booked(table, settlement)
    match event:
        case End():
            return after, "end"
        case DeadHand(player=player):
            return replace(after, dead_hands=table.dead_hands | {player}), None
        case Chombo() if with_defaults(CHOMBO_FIELDS, event.extra_fields)[FOUL] == PENALTY:
            return after, None
        case Chombo() if options.chombo_hand == "continue":
            return replace(after, dead_hands=table.dead_hands | {event.player}), None
        case Win() | Draw() | Chombo():
            pass
        case _:
            return after, None
    after = replace(after, dead_hands=frozenset())
    if isinstance(event, Chombo) and options.chombo_hand == "replay":
        return after, None
    played = table.round.place * _HANDS_IN_ROUND + table.number
    if played >= options.match_hands:
        return after, "last_hand"
    place, number = divmod(played, _HANDS_IN_ROUND)
    following = list(Round)[place]
    order = table.order if following is table.round else seating(options, following, table.players)
    return replace(after, round=following, number=number + 1, order=order, dealer=order[number]), None


def conclude(options: Options, table: Table, reason: str) -> Final:
    """Returns the final result: points for the places, or the points that were won (§10)."""
    ranks = places(table.scores, shared=options.ties != "seat")
    results = table_points(ranks) if options.result == "table_points" else over(table, options.start_points)
    return concluded(table, reason, ranks, results)


def table_points(ranks: tuple[int, ...]) -> tuple[float, ...]:
    """Returns the points of each place: players of equal rank get the mean of the places that they fill, to two decimals."""
    return tuple(_mean(_TABLE_POINTS[rank - 1 : rank - 1 + ranks.count(rank)]) for rank in ranks)


def _mean(points: tuple[int, ...]) -> float:
    hundredths = round(100 * sum(points) / len(points))
    whole, rest = divmod(hundredths, 100)
    return hundredths / 100 if rest else whole
