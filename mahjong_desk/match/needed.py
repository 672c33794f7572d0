# SPDX-License-Identifier: MIT
"""Finds the cheapest win with which a player changes the ranks, by settling wins."""

from bisect import bisect_left
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules

ManualValue = Mapping[str, object]
_HAND = ("win", "pao")
"""The reasons of the payments for the hand itself."""
_FAR = 1_000_000


class Goal(StrEnum):
    """The goal of a win; ``END`` is the end of the match under a label."""

    FIRST_PLACE = "lead"
    LEAVE_LAST = "leave_last"
    END = "end"


class NeededWin(NamedTuple):
    """The cheapest win of one kind that reaches a goal.

    Attributes:
        discarder: The seat that discards the winning piece; None for a self-drawn win.
        value: The typed value that suffices; None if no hand does.
        too_small: The next cheaper value, which does not suffice, or None if there is none; the dearest value if none
            suffices.
        gain: What the winner receives for ``value``, in points; 0 if no value suffices.
        hand: The part of ``gain`` that is paid for the hand itself, in points.
        evaluation: The evaluation of ``value``; None if no value suffices.
    """

    discarder: int | None
    value: ManualValue | None
    too_small: ManualValue | None
    refusal: Refusal | None
    gain: int = 0
    hand: int = 0
    extra_reasons: tuple[str, ...] = ()
    evaluation: Evaluation | None = None


class PlayerNeed(NamedTuple):
    """What one player needs for one goal.

    Attributes:
        wins: The self-drawn win first, then one from each other player in turn order.
    """

    seat: int
    goal: Goal
    end_label: str | None
    wins: tuple[NeededWin, ...]


def find_needed_wins(rules: TableRules, table: Table) -> tuple[PlayerNeed, ...]:
    """Returns the needs of every player, in seat order; reached goals are left out.

    The values of the ruleset's ladder are tried, without dora; the result is empty if it has no ladder.
    """
    if not rules.value_ladder:
        return ()
    ranks = rules.conclude(table, "end").ranks
    needs: list[PlayerNeed] = []
    for seat in range(table.players):
        if seat in table.dead_hands:
            continue
        ladders = [_ValueLadder(rules, table, seat, source) for source in (None, *table.turn_order_from(seat)[1:])]
        if not _leads(ranks, seat):
            wins = tuple(_cheapest_win(ladder, lambda win: win.leads) for ladder in ladders)
            needs.append(PlayerNeed(seat, Goal.FIRST_PLACE, None, wins))
        if table.players > 2 and ranks[seat] > 1 and _is_last(ranks, seat):
            wins = tuple(_cheapest_win(ladder, lambda win: not win.is_last) for ladder in ladders)
            needs.append(PlayerNeed(seat, Goal.LEAVE_LAST, None, wins))
        for label in rules.ruleset.vocabulary.end_labels:
            wins = tuple(_cheapest_end(ladder, label) for ladder in ladders)
            if any(win.value is not None for win in wins):
                needs.append(PlayerNeed(seat, Goal.END, label, wins))
    return tuple(needs)


def is_last_round(rules: TableRules, table: Table) -> bool:
    """Returns whether the match ends with this round if no dealer wins any more.

    The first player is assumed to be far ahead.
    """
    value = next(iter(rules.value_ladder), None)
    for _hand in range(table.players):
        scores = tuple(_FAR >> seat for seat in range(table.players))
        table = table._replace(scores=scores, riichi=(), dead_hands=frozenset())
        win = Win(discarder=None, winners=(Winner(table.next_seat(table.dealer), value=value),))
        settlement = rules.try_settle(table, win)
        if isinstance(settlement, Refusal):
            return False
        after, reason = rules.advance(table, win, settlement)
        if reason is not None or after.round_wind is not table.round_wind:
            return reason == "last_hand"
        table = after
    return False


class _SimulatedWin(NamedTuple):
    """A win with one value of the ladder, and what it leads to."""

    value: ManualValue
    settlement: Settlement | Refusal
    leads: bool = False
    is_last: bool = True
    end: str | None = None

    @property
    def refusal(self) -> Refusal | None:
        return self.settlement if isinstance(self.settlement, Refusal) else None


class _ValueLadder:
    """The wins of one player from one source, with each value of the ladder.

    The values ascend. Each win is simulated on first access.
    """

    def __init__(self, rules: TableRules, table: Table, seat: int, discarder: int | None) -> None:
        self._rules, self._table, self.seat, self.discarder = rules, table, seat, discarder
        self._simulated: dict[int, _SimulatedWin] = {}

    def __len__(self) -> int:
        return len(self._rules.value_ladder)

    @property
    def has_refused(self) -> bool:
        """Whether the rules refused one of the wins simulated so far."""
        return any(isinstance(win.settlement, Refusal) for win in self._simulated.values())

    def __getitem__(self, index: int) -> _SimulatedWin:
        win = self._simulated.get(index)
        if win is None:
            win = self._simulated[index] = self._simulate(self._rules.value_ladder[index])
        return win

    def _simulate(self, value: ManualValue) -> _SimulatedWin:
        rules, table = self._rules, self._table
        win = Win(discarder=self.discarder, winners=(Winner(self.seat, value=value),))
        settlement = rules.try_settle(table, win)
        if isinstance(settlement, Refusal):
            return _SimulatedWin(value, settlement)
        after, reason = rules.advance(table, win, settlement)
        final = rules.conclude(after, reason or "end")
        leads, is_last = _leads(final.ranks, self.seat), _is_last(final.ranks, self.seat)
        return _SimulatedWin(value, settlement, leads, is_last, final.end_label if reason is not None else None)


def _cheapest_win(ladder: _ValueLadder, reaches: Callable[[_SimulatedWin], bool]) -> NeededWin:
    """Returns the win with the cheapest value that reaches a goal."""
    indices = range(len(ladder))
    # Usually, all dearer values reach the goal too.
    index: int | None = bisect_left(indices, True, key=lambda position: reaches(ladder[position]))
    if ladder.has_refused:
        # A refused value may be between two that reach the goal.
        index = next((position for position in indices if reaches(ladder[position])), None)
    return _needed_win(ladder, index if index in indices else None)


def _cheapest_end(ladder: _ValueLadder, label: str) -> NeededWin:
    """Returns the cheapest win that takes the lead and ends the match under ``label``."""
    indices = range(len(ladder))
    index = next((index for index in indices if ladder[index].end == label and ladder[index].leads), None)
    return _needed_win(ladder, index)


def _needed_win(ladder: _ValueLadder, index: int | None) -> NeededWin:
    """Returns the win at an index of the ladder; None means that no value suffices."""
    if index is None:
        dearest = ladder[len(ladder) - 1]
        return NeededWin(ladder.discarder, None, dearest.value, dearest.refusal)
    win, cheaper = ladder[index], ladder[index - 1] if index else None
    settlement = win.settlement
    assert isinstance(settlement, Settlement), "a win that reaches a goal is not refused"
    payments = [payment for payment in settlement.payments if payment.payee == ladder.seat]
    return NeededWin(
        ladder.discarder,
        win.value,
        cheaper.value if cheaper else None,
        cheaper.refusal if cheaper else None,
        settlement.deltas[ladder.seat],
        sum(payment.points for payment in payments if payment.reason in _HAND),
        tuple(dict.fromkeys(payment.reason for payment in payments if payment.reason not in _HAND)),
        settlement.wins[0].evaluation,
    )


def _leads(ranks: tuple[int, ...], seat: int) -> bool:
    """Returns whether a player alone is first."""
    return ranks[seat] == 1 and ranks.count(1) == 1


def _is_last(ranks: tuple[int, ...], seat: int) -> bool:
    return ranks[seat] == max(ranks)
