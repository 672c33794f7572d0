# SPDX-License-Identifier: MIT
"""Progress and end of a match of Ar-Shi-Ar (rules/arushiaru.md §2, §8, §10)."""

from mahjong_desk.rules.checks.settling import apply_event
from mahjong_desk.rules.model.events import Chombo, Draw, Event, MatchEnd, Win
from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.payment.ranking import rank_seats, score_differences
from mahjong_desk.rules.systems.arushiaru.options import ArushiaruOptions


def advance(options: ArushiaruOptions, table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    """Returns the table after ``event``, and why the match ended or None."""
    after = apply_event(table, event, settlement)
    if isinstance(event, MatchEnd):
        return after, "end"
    if not isinstance(event, Win | Draw | Chombo):
        return after, None
    after = after._replace(dead_hands=frozenset())
    if not _deal_passes(table, event):
        return after, None
    last = RoundWind.SOUTH if options.length == "hanchan" else RoundWind.NORTH
    next_table = after.with_deal_passed()
    # A score request may name a round that a match of this length never reaches.
    if next_table.dealer == 0 and table.round_wind.position >= last.position:
        return after, "last_hand"
    return next_table, None


def _deal_passes(table: Table, event: Win | Draw | Chombo) -> bool:
    if isinstance(event, Win):
        return all(winner.seat != table.dealer for winner in event.winners)
    if isinstance(event, Chombo):
        return event.player == table.dealer
    return True


def conclude(options: ArushiaruOptions, table: Table, reason: str) -> FinalResult:
    """Returns the final result: each score minus the starting points."""
    results = score_differences(table, options.start_points)
    return FinalResult(reason, table.scores, rank_seats(table.scores), results, table.house_points)
