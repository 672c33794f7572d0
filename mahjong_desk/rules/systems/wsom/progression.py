# SPDX-License-Identifier: MIT
"""Progress and end of a match (rules/wsom.md §2, §8, §10)."""

from math import isqrt

from mahjong_desk.rules.checks.settling import apply_event
from mahjong_desk.rules.model.events import Chombo, Draw, Event, MatchEnd, PenaltyTile, Win
from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.payment.ranking import rank_seats, score_differences
from mahjong_desk.rules.systems.wsom import penalties
from mahjong_desk.rules.systems.wsom.options import WsomOptions
from mahjong_desk.rules.systems.wsom.settlement import shown_tiles

_HANDS_IN_ROUND = 4


def advance(options: WsomOptions, table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    """Returns the table after ``event``, and why the match ended or None."""
    after = apply_event(table, event, settlement)
    match event:
        case MatchEnd():
            return after, "end"
        case PenaltyTile():
            return penalties.with_penalty_tiles(after, penalties.penalty_tiles_after(table, event)), None
        case Chombo() if options.chombo_hand == "continue":
            return penalties.with_penalty_tiles(
                after, penalties.show_tiles(table, event.player, shown_tiles(event), "tiles")
            ), None
        case Win() | Draw() | Chombo():
            pass
        case _:
            return after, None
    after = penalties.with_penalty_tiles(after._replace(dead_hands=frozenset()), ())
    if isinstance(event, Chombo) and options.chombo_hand == "replay":
        return after, None
    hands_played = table.round_wind.position * _HANDS_IN_ROUND + table.hand_number
    if hands_played >= options.match_hands:
        return after, "last_hand"
    round_index, hand_index = divmod(hands_played, _HANDS_IN_ROUND)
    dealer = table.next_seat(table.dealer)
    return after._replace(round_wind=list(RoundWind)[round_index], hand_number=hand_index + 1, dealer=dealer), None


def conclude(options: WsomOptions, table: Table, reason: str) -> FinalResult:
    """Returns the final result: the points won, or their square roots."""
    won = score_differences(table, options.start_points)
    results = tuple(match_points(points) for points in won) if options.result == "match_points" else won
    ranks = rank_seats(table.scores, shared=options.ties == "shared")
    return FinalResult(reason, table.scores, ranks, results, table.house_points)


def match_points(points: int) -> float:
    """Returns the square root of ``points``, with their sign, to two decimals."""
    scaled = abs(points) * 10_000
    hundredths = isqrt(scaled)
    # Integer arithmetic decides exactly whether to round up.
    if (2 * hundredths + 1) ** 2 < 4 * scaled:
        hundredths += 1
    whole, rest = divmod(hundredths, 100)
    size = hundredths / 100 if rest else whole
    return -size if points < 0 else size
