# SPDX-License-Identifier: MIT
"""Progress and end of a match (rules/mcr.md §2, §8, §10)."""

from mahjong_desk.rules.checks.settling import apply_event
from mahjong_desk.rules.model.events import Chombo, Draw, Event, MatchEnd, Win
from mahjong_desk.rules.model.extra_fields import with_defaults
from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.table import RoundWind, Table, seats_in_order
from mahjong_desk.rules.payment.ranking import rank_seats, score_differences
from mahjong_desk.rules.systems.mcr.options import McrOptions
from mahjong_desk.rules.systems.mcr.vocabulary import CHOMBO_FIELDS, FOUL, PENALTY

_HANDS_IN_ROUND = 4
_TABLE_POINTS = (4, 2, 1, 0)
_SEAT_ORDERS = {
    RoundWind.EAST: (0, 1, 2, 3),
    RoundWind.SOUTH: (1, 0, 3, 2),
    RoundWind.WEST: (2, 3, 1, 0),
    RoundWind.NORTH: (3, 2, 0, 1),
}


def seat_order(options: McrOptions, round_wind: RoundWind, players: int) -> tuple[int, ...]:
    """Returns the turn order of a round, starting with its first dealer (§2.2)."""
    return _SEAT_ORDERS[round_wind] if options.seat_change else seats_in_order(players)


def advance(options: McrOptions, table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    """Returns the table after ``event``, and why the match ended or None."""
    after = apply_event(table, event, settlement)
    match event:
        case MatchEnd():
            return after, "end"
        case Chombo() if with_defaults(CHOMBO_FIELDS, event.extra_fields)[FOUL] == PENALTY:
            return after, None
        case Chombo() if options.chombo_hand == "continue":
            return after._replace(dead_hands=table.dead_hands | {event.player}), None
        case Win() | Draw() | Chombo():
            pass
        case _:
            return after, None
    after = after._replace(dead_hands=frozenset())
    if isinstance(event, Chombo) and options.chombo_hand == "replay":
        return after, None
    hands_played = table.round_wind.position * _HANDS_IN_ROUND + table.hand_number
    if hands_played >= options.match_hands:
        return after, "last_hand"
    round_index, hand_index = divmod(hands_played, _HANDS_IN_ROUND)
    wind = list(RoundWind)[round_index]
    order = table.turn_order if wind is table.round_wind else seat_order(options, wind, table.players)
    return after._replace(round_wind=wind, hand_number=hand_index + 1, turn_order=order, dealer=order[hand_index]), None


def conclude(options: McrOptions, table: Table, reason: str) -> FinalResult:
    """Returns the final result: points by rank, or the points won (§10)."""
    ranks = rank_seats(table.scores, shared=options.ties != "seat")
    results = rank_points(ranks) if options.result == "table_points" else score_differences(table, options.start_points)
    return FinalResult(reason, table.scores, ranks, results, table.house_points)


def rank_points(ranks: tuple[int, ...]) -> tuple[float, ...]:
    """Returns the points of each rank; tied ranks get the mean, to two decimals."""
    return tuple(_mean(_TABLE_POINTS[rank - 1 : rank - 1 + ranks.count(rank)]) for rank in ranks)


def _mean(points: tuple[int, ...]) -> float:
    hundredths = round(100 * sum(points) / len(points))
    whole, rest = divmod(hundredths, 100)
    return hundredths / 100 if rest else whole
