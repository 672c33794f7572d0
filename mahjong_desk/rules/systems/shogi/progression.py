# SPDX-License-Identifier: MIT
"""How a match of Shogi Mahjong goes on and ends (rules/shogi.md §2, §10)."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.rules.checks.settling import booked
from mahjong_desk.rules.model.events import Chombo, DeadHand, Draw, End, Event, Riichi, Win
from mahjong_desk.rules.model.reasons import Final, Settlement
from mahjong_desk.rules.model.results import evened
from mahjong_desk.rules.model.table import Round, Table
from mahjong_desk.rules.payment.ranking import ranks_by_score
from mahjong_desk.rules.systems.shogi.options import Options

_START = {3: 40, 2: 30}
_RETURN = {3: 50, 2: 40}
_DRAW_HONBA = 2


def first_table(players: int) -> Table:
    """Returns the table before the first hand."""
    return Table(dealer=0, round=Round.EAST, number=1, honba=0, deposit=0, scores=(_START[players],) * players)


def advance(options: Options, table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    """Returns the table after ``event``, and why the match ended with it or None."""
    after = _after(options, table, event, booked(table, settlement))
    if min(after.scores) < 0:
        return after, "bust"
    return after, "end" if isinstance(event, End) else None


def _after(options: Options, table: Table, event: Event, after: Table) -> Table:
    match event:
        case Riichi(player=player):
            return replace(after, riichi=(*table.riichi, player))
        case DeadHand(player=player):
            return replace(after, dead_hands=table.dead_hands | {player})
        case Win() | Draw() | Chombo():
            after = replace(after, dead_hands=frozenset(), riichi=())
        case _:
            return after
    if isinstance(event, Win):
        seats = [winner.seat for winner in event.wins]
        if table.dealer in seats:
            return replace(after, honba=table.honba + 1)
        return replace(after, dealer=seats[0], number=table.number + 1, honba=0)
    if isinstance(event, Chombo) and options.chombo_hand == "redeal":
        return after
    return replace(after, honba=table.honba + _DRAW_HONBA)


def conclude(table: Table, reason: str) -> Final:
    """Returns the final result: everybody's distance to the points of return, which the first settles alone (§10)."""
    ranks = ranks_by_score(table.scores)
    first = ranks.index(1)
    results = evened([score - _RETURN[table.players] for score in table.scores], first, 0)
    scores = tuple(score + (table.deposit if seat == first else 0) for seat, score in enumerate(table.scores))
    return Final(reason=reason, scores=scores, ranks=ranks, results=results, house=0, label=None)
