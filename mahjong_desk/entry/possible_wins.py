# SPDX-License-Identifier: MIT
"""How a complete hand could be won: self-drawn, or on the discard of each other player."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.events import to_event
from mahjong_desk.entry.frame import HandSpec
from mahjong_desk.rules.model.events import Chombo, Win
from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules


@dataclass(frozen=True, slots=True)
class PossibleWin:
    """The same hand, won from one source.

    Attributes:
        discarder: The seat that gives the winning piece; None for a self-drawn win.
        settlement: Its settlement; None if it is refused.
        refusal: Why it is refused, or None.
        final: How the match would end with it, None if it goes on.
    """

    discarder: int | None
    settlement: Settlement | None
    refusal: Refusal | None
    final: FinalResult | None = None


def possible_wins(rules: TableRules, table: Table, frame: HandSpec, draft: Draft) -> tuple[PossibleWin, ...]:
    """Returns the result of the complete hand of a winner from each source, self-drawn first."""
    assert draft.winner is not None
    return tuple(_won_from(rules, table, frame, draft, source) for source in possible_sources(table, draft.winner))


def possible_sources(table: Table, winner: int) -> tuple[int | None, ...]:
    """Returns the sources of a winning piece: None for a self-draw, then the seats of the others."""
    return (None, *(seat for seat in range(table.players) if seat != winner))


def settle_unrestricted(rules: TableRules, table: Table, win: Win) -> Settlement | None:
    """Returns the settlement of a win without restrictions on who may win; None if it is refused even then."""
    settle = rules.settle_unrestricted or rules.settle
    try:
        return settle(table._replace(dead_hands=frozenset()), win)
    except Refusal:
        return None


def advance(
    rules: TableRules, table: Table, event: Win | Chombo, settlement: Settlement
) -> tuple[Table, str | None, FinalResult | None]:
    """Returns the table after an event, why the match ends with it, and the final result; None if it goes on."""
    after, ended = rules.advance(table, event, settlement)
    return after, ended, rules.conclude(after, ended) if ended is not None else None


def _won_from(rules: TableRules, table: Table, frame: HandSpec, draft: Draft, source: int | None) -> PossibleWin:
    event = to_event(frame, replace(draft, discarder=source, self_drawn=source is None, pao=()))
    try:
        settlement = rules.settle(table, event)
    except Refusal as refusal:
        return PossibleWin(source, None, refusal.without_traceback())
    return PossibleWin(source, settlement, None, advance(rules, table, event, settlement)[2])
