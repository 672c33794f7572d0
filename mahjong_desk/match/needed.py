# SPDX-License-Identifier: MIT
"""What a player needs: the cheapest win that changes the ranks, found by settling it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Rules

Value = Mapping[str, object]
_HAND = ("win", "pao")
"""What the payments for the hand itself are called."""


class Goal(StrEnum):
    """The goal of a win: the first rank, any rank but the last, or the end of the match under a label."""

    LEAD = "lead"
    LEAVE_LAST = "leave_last"
    END = "end"


class Way(NamedTuple):
    """The cheapest win of one kind that reaches a goal.

    Attributes:
        discarder: Who would give the winning piece; None for a self-drawn win.
        value: The typed value that suffices; None if no hand does.
        short: The next cheaper value, which does not suffice; the dearest that was tried where no hand does; None
            where there is none.
        gain: What the winner gets for the value that suffices, in points; 0 where none does.
        hand: What of that is for the hand itself, in points.
        evaluation: What a hand of that value is worth; None if none suffices.
    """

    discarder: int | None
    value: Value | None
    short: Value | None = None
    refusal: Refusal | None = None
    gain: int = 0
    hand: int = 0
    besides: tuple[str, ...] = ()
    evaluation: Evaluation | None = None


class Need(NamedTuple):
    """What one player needs for one goal.

    Attributes:
        ways: The self-drawn win first, then one from each other player in turn order.
    """

    seat: int
    goal: Goal
    label: str | None
    ways: tuple[Way, ...]


class _Tried(NamedTuple):
    """One value of the ladder, settled: the ranks and the label of the end that it leads to, or why it is refused."""

    value: Value
    refusal: Refusal | None = None
    settlement: Settlement | None = None
    ranks: tuple[int, ...] = ()
    end: str | None = None


def needs(rules: Rules, table: Table) -> tuple[Need, ...]:
    """Returns what every player needs, in seat order; a goal that a player has reached already is left out.

    The values of the ruleset's ladder are tried, without what the table alone knows, such as dora.
    """
    ranks = rules.conclude(table, "end").ranks
    found: list[Need] = []
    for seat in range(table.players):
        if seat in table.dead_hands:
            continue
        sources = [None, *table.in_turn(seat)[1:]]
        tried = {source: _Ladder(rules, table, seat, source) for source in sources}
        if not _leads(ranks, seat):
            found.append(_need(seat, Goal.LEAD, None, tried))
        if table.players > 2 and ranks[seat] > 1 and _is_last(ranks, seat):
            found.append(_need(seat, Goal.LEAVE_LAST, None, tried))
        for label in rules.ruleset.vocabulary.labels:
            need = _need(seat, Goal.END, label, tried)
            if any(way.value is not None for way in need.ways):
                found.append(need)
    return tuple(found)


def _tries(rules: Rules, table: Table, seat: int, discarder: int | None) -> Iterator[_Tried]:
    for value in rules.ladder:
        win = Win(discarder=discarder, wins=(Winner(seat, value=value),))
        try:
            settlement = rules.settle(table, win)
        except Refusal as refusal:
            yield _Tried(value, refusal.bare())
            continue
        after, reason = rules.advance(table, win, settlement)
        final = rules.conclude(after, reason or "end")
        yield _Tried(value, None, settlement, final.ranks, final.label if reason is not None else None)


class _Ladder:
    """The values of the ladder as they are played one after the other, each once, as far as anybody looks."""

    def __init__(self, rules: Rules, table: Table, seat: int, discarder: int | None) -> None:
        self._left = _tries(rules, table, seat, discarder)
        self._played: list[_Tried] = []

    def __iter__(self) -> Iterator[_Tried]:
        yield from self._played
        for one in self._left:
            self._played.append(one)
            yield one


def _need(seat: int, goal: Goal, label: str | None, tried: Mapping[int | None, _Ladder]) -> Need:
    return Need(seat, goal, label, tuple(_way(seat, goal, label, source, tries) for source, tries in tried.items()))


def _way(seat: int, goal: Goal, label: str | None, discarder: int | None, tries: _Ladder) -> Way:
    before: _Tried | None = None
    for one in tries:
        if one.refusal is None and _reaches(one, seat, goal, label):
            return _sufficient(seat, discarder, one, before)
        before = one
    return Way(discarder, None, *_next_below(before))


def _next_below(before: _Tried | None) -> tuple[Value | None, Refusal | None]:
    return (before.value, before.refusal) if before is not None else (None, None)


def _sufficient(seat: int, discarder: int | None, one: _Tried, before: _Tried | None) -> Way:
    settlement = one.settlement
    assert settlement is not None, "what reaches a goal was settled"
    paid = [payment for payment in settlement.payments if payment.payee == seat]
    return Way(
        discarder,
        one.value,
        *_next_below(before),
        settlement.deltas[seat],
        sum(payment.points for payment in paid if payment.reason in _HAND),
        tuple(dict.fromkeys(payment.reason for payment in paid if payment.reason not in _HAND)),
        settlement.wins[0].evaluation,
    )


def _reaches(one: _Tried, seat: int, goal: Goal, label: str | None) -> bool:
    match goal:
        case Goal.LEAD:
            return _leads(one.ranks, seat)
        case Goal.LEAVE_LAST:
            return not _is_last(one.ranks, seat)
        case Goal.END:
            return one.end == label and _leads(one.ranks, seat)


def _leads(ranks: tuple[int, ...], seat: int) -> bool:
    """Returns whether a player alone is first."""
    return ranks[seat] == 1 and ranks.count(1) == 1


def _is_last(ranks: tuple[int, ...], seat: int) -> bool:
    return ranks[seat] == max(ranks)
