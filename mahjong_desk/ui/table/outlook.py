# SPDX-License-Identifier: MIT
"""What the table place says about a running match, all of it asked of the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.rules.model.events import Draw, Event, Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules


class PlayerRank(NamedTuple):
    """One player in the order of the scores.

    Attributes:
        score: Its points.
        seat_above: The seat one rank better; None for the first.
        gap: How many points are missing to the seat above, 0 when level; for the first, the lead over the second.
    """

    seat: int
    score: int
    seat_above: int | None
    gap: int


class NextHandOutcome(NamedTuple):
    """The state of the match after one kind of hand.

    Attributes:
        ended: Why the match would end, or None.
    """

    cause: str
    after: Table
    ended: str | None


def ranks(table: Table) -> tuple[PlayerRank, ...]:
    """Returns the players, best first; the lower seat first if tied."""
    order = sorted(range(table.players), key=lambda seat: (-table.scores[seat], seat))
    found = []
    for index, seat in enumerate(order):
        score = table.scores[seat]
        other = order[index - 1] if index else order[min(1, len(order) - 1)]
        found.append(PlayerRank(seat, score, order[index - 1] if index else None, abs(score - table.scores[other])))
    return tuple(found)


def counts_from_start(rules: TableRules, players: int) -> bool:
    """Tells whether these rules take the difference to the start for the result of a match."""
    start = rules.opening_table(players)
    shifts = tuple(130 * (2 * seat - start.players + 1) for seat in range(start.players))
    scores = tuple(score + shift for score, shift in zip(start.scores, shifts, strict=True))
    return rules.conclude(replace(start, scores=scores), "end").results == shifts


def next_hand_outcomes(rules: TableRules, table: Table) -> tuple[NextHandOutcome, ...]:
    """Returns the outcomes if the dealer wins, if another player wins, and after a draw."""
    found = []
    for cause, event in _examples(rules, table):
        try:
            settlement = rules.settle(table, event)
        except Refusal:
            continue
        after, ended = rules.advance(table, event, settlement)
        found.append(NextHandOutcome(cause, after, ended))
    return tuple(found)


def _examples(rules: TableRules, table: Table) -> list[tuple[str, Event]]:
    examples: list[tuple[str, Event]] = []
    if rules.value_forms:
        form = rules.value_forms[0]
        value = {**form.fixed, **{field.id: field.default for field in form.fields}}
        for cause, seat in (("dealer", table.dealer), ("player", table.next_seat(table.dealer))):
            examples.append((cause, Win(discarder=None, wins=(Winner(seat, value=value),))))
    if rules.draw_kinds:
        examples.append(("draw", Draw(kind=rules.draw_kinds[0])))
    return examples
