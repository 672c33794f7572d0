# SPDX-License-Identifier: MIT
"""Keeps riichi declarations and wins with riichi consistent."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from mahjong_desk.rules.model.circumstances import remove_circumstances
from mahjong_desk.rules.model.events import RiichiDeclaration, Win
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules


@dataclass(frozen=True, slots=True)
class LateRiichi:
    """A riichi that is recorded together with the win that it belongs to.

    Attributes:
        stake: Its stake, in points.
    """

    event: RiichiDeclaration
    stake: int


def records_riichi(rules: TableRules, table: Table) -> bool:
    """Returns whether the events of the match record who declared riichi."""
    return table.in_match and RiichiDeclaration in rules.ruleset.own_events and bool(rules.declared_circumstance_ids)


def declare_riichi(rules: TableRules, table: Table, seats: Collection[int]) -> tuple[tuple[LateRiichi, ...], Table]:
    """Returns the declarations of riichi in seat order, and the table after them.

    Raises:
        Refusal: One of these players cannot declare riichi.
    """
    declarations = []
    for seat in sorted(seats):
        event = RiichiDeclaration(player=seat)
        settlement = rules.settle(table, event)
        declarations.append(LateRiichi(event, -settlement.deltas[seat]))
        table, _ended = rules.advance(table, event, settlement)
    return tuple(declarations), table


def winners_with_riichi(rules: TableRules, win: Win) -> frozenset[int]:
    """Returns the winners whose hands have riichi."""
    declared = set(rules.declared_circumstance_ids)
    return frozenset(winner.seat for winner in win.winners if winner.hand and declared & set(winner.hand.situation))


def winners_without_riichi_event(rules: TableRules, table: Table, win: Win) -> frozenset[int]:
    """Returns the winners whose hands have riichi although no event declares it."""
    return winners_with_riichi(rules, win) - set(table.riichi) if records_riichi(rules, table) else frozenset()


def align_with_declarations(rules: TableRules, table: Table, win: Win) -> Win:
    """Returns the win with riichi in exactly the hands whose players declared it."""
    if not records_riichi(rules, table):
        return win
    wins = list(win.winners)
    for index, winner in enumerate(wins):
        if winner.hand is not None:
            situation = set_riichi(rules, winner.hand.situation, declared=winner.seat in table.riichi)
            if situation != winner.hand.situation:
                wins[index] = replace(winner, hand=rules.hand_with_circumstances(winner.hand, situation))
    return replace(win, winners=tuple(wins))


def set_riichi(rules: TableRules, situation: tuple[str, ...], *, declared: bool) -> tuple[str, ...]:
    """Adds riichi to circumstances if ``declared``, otherwise removes it.

    The circumstances that need riichi are removed with it.
    """
    if declared == bool(set(rules.declared_circumstance_ids) & set(situation)):
        return situation
    if declared:
        return (rules.declared_circumstance_ids[0], *situation)
    return remove_circumstances(rules.circumstances, situation, rules.declared_circumstance_ids)
