# SPDX-License-Identifier: MIT
"""How a match of Ar-Shi-Ar goes on and ends (rules/arushiaru.md §2, §8, §10)."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.rules.checks.settling import booked
from mahjong_desk.rules.model.events import Chombo, DeadHand, Draw, End, Event, Win
from mahjong_desk.rules.model.reasons import Final, Settlement
from mahjong_desk.rules.model.results import concluded, over
from mahjong_desk.rules.model.table import Round, Table
from mahjong_desk.rules.payment.ranking import ranks_by_score
from mahjong_desk.rules.systems.arushiaru.options import Options


def first_table(options: Options, players: int) -> Table:
    """Returns the table before the first hand."""
    return Table(dealer=0, round=Round.EAST, number=1, honba=0, deposit=0, scores=(options.start_points,) * players)


def advance(options: Options, table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    """Returns the table after ``event``, and why the match ended with it or None."""
    after = booked(table, settlement)
    if isinstance(event, End):
        return after, "end"
    if isinstance(event, DeadHand):
        return replace(after, dead_hands=table.dead_hands | {event.player}), None
    if not isinstance(event, Win | Draw | Chombo):
        return after, None
    after = replace(after, dead_hands=frozenset())
    if not _deal_passes(table, event):
        return after, None
    last = Round.SOUTH if options.length == "hanchan" else Round.NORTH
    dealer = table.after(table.dealer)
    if dealer:
        return replace(after, dealer=dealer, number=dealer + 1), None
    # A score request may name a round that such a match does not reach.
    if table.round.place >= last.place:
        return after, "last_hand"
    return replace(after, dealer=0, number=1, round=list(Round)[table.round.place + 1]), None


def _deal_passes(table: Table, event: Win | Draw | Chombo) -> bool:
    if isinstance(event, Win):
        return all(winner.seat != table.dealer for winner in event.wins)
    if isinstance(event, Chombo):
        return event.player == table.dealer
    return True


def conclude(options: Options, table: Table, reason: str) -> Final:
    """Returns the final result: everybody's distance to the points of the start."""
    return concluded(table, reason, ranks_by_score(table.scores), over(table, options.start_points))
