# SPDX-License-Identifier: MIT
"""Progress and end of a match of Beijing mahjong (rules/beijing.md §2, §8–10).

``Table.extra_fields`` stores whether the hand counts double (``shanglou``), how often the deal has passed since the
last draw (``passes``), whether the previous hand was a draw (``drawn``) and whether equal first discards are recorded
(``shaozhuang``).
"""

from typing import cast

from mahjong_desk.rules.checks.settling import apply_event
from mahjong_desk.rules.model.events import Chombo, Draw, Event, MatchEnd, Shaozhuang, Win
from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.refusal import bad_request
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.ranking import rank_seats
from mahjong_desk.rules.systems.beijing.options import BeijingOptions
from mahjong_desk.texts import Text, mark

_DEALS_IN_CYCLE = 4


def first_table(players: int) -> Table:
    """Returns the table before the first hand."""
    extra_fields = {"shanglou": False, "passes": None, "drawn": False, "shaozhuang": False}
    return Table.first(players, 0)._replace(extra_fields=extra_fields)


def check_table(options: BeijingOptions, table: Table) -> None:
    """Checks that a hand counts double only if the options provide for it.

    Raises:
        Refusal: ``bad_request``.
    """
    if table.extra_fields.get("shanglou") and options.shanglou_after_draw == "none" and not options.shanglou_streak:
        raise bad_request(mark("At this table no hand counts double."), path="shanglou")


def multiplier(options: BeijingOptions, table: Table) -> int:
    """Returns 2 if the hand counts double, otherwise 1 (§9)."""
    return 2 if table.extra_fields.get("shanglou") or _is_doubled_by_streak(options, table.honba) else 1


def next_hand_notes(options: BeijingOptions, table: Table) -> tuple[Text, ...]:
    """Returns notes on the next hand: shanglou (上楼, §9) and shaozhuang (§8)."""
    notes = []
    if multiplier(options, table) > 1:
        notes.append(Text("Shanglou: double"))
    if table.extra_fields.get("shaozhuang"):
        points = options.shaozhuang_points
        notes.append(Text("Shaozhuang: dealer pays {points} each on a win", points=points))
    return tuple(notes)


def _is_doubled_by_streak(options: BeijingOptions, honba: int) -> bool:
    return bool(options.shanglou_streak) and honba >= options.shanglou_streak


def advance(options: BeijingOptions, table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    """Returns the table after ``event``, and why the match ended or None."""
    after = apply_event(table, event, settlement)
    if isinstance(event, MatchEnd):
        return after, "end"
    if isinstance(event, Shaozhuang):
        return after._replace(extra_fields={**table.extra_fields, "shaozhuang": True}), None
    if isinstance(event, Chombo) and options.chombo_hand == "continue":
        return after._replace(dead_hands=table.dead_hands | {event.player}), None
    if not isinstance(event, Win | Draw | Chombo):
        return after, None
    after = after._replace(dead_hands=frozenset(), extra_fields={**table.extra_fields, "shaozhuang": False})
    if isinstance(event, Chombo):
        return after, None
    return _next_hand(options, after, event)


def _next_hand(options: BeijingOptions, table: Table, event: Win | Draw) -> tuple[Table, str | None]:
    is_draw = isinstance(event, Draw)
    passes = 0 if is_draw else cast("int | None", table.extra_fields.get("passes"))
    if isinstance(event, Win) and all(winner.seat != table.dealer for winner in event.winners):
        next_table = table.with_deal_passed()
        if next_table.dealer == 0 and 0 < options.rounds <= table.round_wind.position + 1:
            return table, "last_hand"
        passes = None if passes is None else passes + 1
        table = next_table._replace(honba=0)
    else:
        table = table._replace(honba=table.honba + 1)
    table = table._replace(extra_fields={**table.extra_fields, "passes": passes, "drawn": is_draw})
    return _with_shanglou(options, table), None


def _with_shanglou(options: BeijingOptions, table: Table) -> Table:
    """Returns the table with its counters updated (§9)."""
    passes = cast("int | None", table.extra_fields.get("passes"))
    doubled = (
        (options.shanglou_after_draw == "next_hand" and bool(table.extra_fields.get("drawn")))
        or (options.shanglou_after_draw == "dealer_cycle" and passes is not None and passes < _DEALS_IN_CYCLE)
        or _is_doubled_by_streak(options, table.honba)
    )
    return table._replace(extra_fields={**table.extra_fields, "shanglou": doubled})


def with_honba(options: BeijingOptions, table: Table, honba: int) -> Table:
    """Sets how often the dealer has stayed, which may double the hand."""
    return _with_shanglou(options, table._replace(honba=honba))


def conclude(options: BeijingOptions, table: Table, reason: str) -> FinalResult:
    """Returns the final result: the scores as they are."""
    return FinalResult(reason, table.scores, rank_seats(table.scores), table.scores, table.house_points)
