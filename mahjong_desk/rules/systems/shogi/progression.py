# SPDX-License-Identifier: MIT
"""Progress and end of a match of Shogi Mahjong (rules/shogi.md §2, §10)."""

from mahjong_desk.rules.checks.settling import apply_event
from mahjong_desk.rules.model.events import Chombo, Draw, Event, MatchEnd, Win
from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.ranking import balance_to_total, rank_seats
from mahjong_desk.rules.systems.shogi.options import ShogiOptions

_START_POINTS = {3: 40, 2: 30}
_RETURN_POINTS = {3: 50, 2: 40}
_DRAW_HONBA = 2


def first_table(players: int) -> Table:
    """Returns the table before the first hand."""
    return Table.first(players, _START_POINTS[players])


def advance(options: ShogiOptions, table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    """Returns the table after ``event``, and why the match ended or None."""
    after = _next_table(options, table, event, apply_event(table, event, settlement))
    if min(after.scores) < 0:
        return after, "bust"
    return after, "end" if isinstance(event, MatchEnd) else None


def _next_table(options: ShogiOptions, table: Table, event: Event, after: Table) -> Table:
    if not isinstance(event, Win | Draw | Chombo):
        return after
    after = after._replace(dead_hands=frozenset(), riichi=())
    if isinstance(event, Win):
        seats = [winner.seat for winner in event.winners]
        if table.dealer in seats:
            return after._replace(honba=table.honba + 1)
        return after._replace(dealer=seats[0], hand_number=table.hand_number + 1, honba=0)
    if isinstance(event, Chombo) and options.chombo_hand == "redeal":
        return after
    return after._replace(honba=table.honba + _DRAW_HONBA)


def conclude(table: Table, reason: str) -> FinalResult:
    """Returns the final result: the score minus the return points (§10).

    The first player's result balances the sum to zero.
    """
    ranks = rank_seats(table.scores)
    first = ranks.index(1)
    results = balance_to_total([score - _RETURN_POINTS[table.players] for score in table.scores], first, 0)
    scores = tuple(score + (table.deposit if seat == first else 0) for seat, score in enumerate(table.scores))
    return FinalResult(reason, scores, ranks, results, house=0)
