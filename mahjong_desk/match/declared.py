# SPDX-License-Identifier: MIT
"""Consistency of declared riichi and wins that say riichi."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from mahjong_desk.rules.model.circumstances import taken_off
from mahjong_desk.rules.model.events import Riichi, Win, Winner
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Rules


@dataclass(frozen=True, slots=True)
class Declaration:
    """A riichi that is recorded together with the win that it belongs to.

    Attributes:
        stake: Its stake, in points.
    """

    event: Riichi
    stake: int


def says_riichi(rules: Rules, table: Table) -> bool:
    """Returns whether the events of the match record who declared riichi."""
    return table.in_match and Riichi in rules.ruleset.events and bool(rules.declared)


def declare(rules: Rules, table: Table, seats: Collection[int]) -> tuple[tuple[Declaration, ...], Table]:
    """Returns the declarations of seats, in their order, and the table after them.

    Raises:
        Refusal: One of these players cannot declare riichi.
    """
    declarations = []
    for seat in sorted(seats):
        event = Riichi(player=seat)
        settlement = rules.settle(table, event)
        declarations.append(Declaration(event, -settlement.deltas[seat]))
        table, _ended = rules.advance(table, event, settlement)
    return tuple(declarations), table


def undeclared(rules: Rules, table: Table, win: Win) -> frozenset[int]:
    """Returns the winners whose hands say riichi without an event that declares it."""
    if not says_riichi(rules, table):
        return frozenset()
    said = {winner.seat for winner in win.wins if winner.hand and set(rules.declared) & set(winner.hand.situation)}
    return frozenset(said - set(table.riichi))


def as_declared(rules: Rules, table: Table, win: Win) -> Win:
    """Returns a win whose hands say riichi if and only if it was declared at the table."""
    if not says_riichi(rules, table):
        return win
    return replace(win, wins=tuple(_as_declared(rules, table, winner) for winner in win.wins))


def _as_declared(rules: Rules, table: Table, winner: Winner) -> Winner:
    hand = winner.hand
    if hand is None:
        return winner
    told = saying(rules, hand.situation, declared=winner.seat in table.riichi)
    return winner if told == hand.situation else replace(winner, hand=rules.under(hand, told))


def saying(rules: Rules, situation: tuple[str, ...], *, declared: bool) -> tuple[str, ...]:
    """Returns circumstances with riichi if it was ``declared``, and otherwise without it and all that need it."""
    if declared == bool(set(rules.declared) & set(situation)):
        return situation
    if declared:
        return (rules.declared[0], *situation)
    return taken_off(rules.circumstances, situation, rules.declared)
