# SPDX-License-Identifier: MIT
"""What a player needs: the cheapest win that changes the ranks, found by settling it."""

from collections.abc import Iterator, Mapping, Sequence
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
    """The goal of a win: the first rank, any rank but the last, or the end of the match under a label."""

    FIRST_PLACE = "lead"
    LEAVE_LAST = "leave_last"
    END = "end"


class NeededWin(NamedTuple):
    """The cheapest win of one kind that reaches a goal.

    Attributes:
        discarder: Who would give the winning piece; None for a self-drawn win.
        value: The typed value that suffices; None if no hand does.
        too_small: The next cheaper value, which does not suffice; the dearest that was tried where no hand does; None
            if there is none.
        gain: What the winner gets for the value that suffices, in points; 0 if none does.
        hand: What of that is for the hand itself, in points.
        evaluation: What a hand of that value is worth; None if none suffices.
    """

    discarder: int | None
    value: ManualValue | None
    too_small: ManualValue | None = None
    refusal: Refusal | None = None
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


class _SimulatedWin(NamedTuple):
    """One value of the ladder, settled: the ranks and the label of the end that it leads to, or why it is refused."""

    value: ManualValue
    refusal: Refusal | None = None
    settlement: Settlement | None = None
    ranks: tuple[int, ...] = ()
    end: str | None = None


def find_needed_wins(rules: TableRules, table: Table) -> tuple[PlayerNeed, ...]:
    """Returns the needs of every player, in seat order; reached goals are left out.

    The values of the ruleset's ladder are tried, without dora.
    """
    ranks = rules.conclude(table, "end").ranks
    found: list[PlayerNeed] = []
    for seat in range(table.players):
        if seat in table.dead_hands:
            continue
        tried = [_ValueLadder(rules, table, seat, source) for source in (None, *table.turn_order_from(seat)[1:])]
        if not _leads(ranks, seat):
            found.append(_need(seat, Goal.FIRST_PLACE, None, tried))
        if table.players > 2 and ranks[seat] > 1 and _is_last(ranks, seat):
            found.append(_need(seat, Goal.LEAVE_LAST, None, tried))
        for label in rules.ruleset.vocabulary.end_labels:
            need = _need(seat, Goal.END, label, tried)
            if any(way.value is not None for way in need.wins):
                found.append(need)
    return tuple(found)


def is_last_round(rules: TableRules, table: Table) -> bool:
    """Returns whether the match ends with this round if no dealer wins any more and the first player is far ahead."""
    value = rules.value_ladder[0] if rules.value_ladder else None
    for _hand in range(2 * table.players):
        table = table._replace(scores=(2 * _FAR, *[_FAR] * (table.players - 1)), riichi=(), dead_hands=frozenset())
        win = Win(discarder=None, wins=(Winner(table.next_seat(table.dealer), value=value),))
        try:
            after, reason = rules.advance(table, win, rules.settle(table, win))
        except Refusal:
            return False
        if reason is not None or after.round_wind is not table.round_wind:
            return reason == "last_hand"
        table = after
    return False


class _ValueLadder:
    """The values of the ladder from the cheapest on, won by one player in one way; each is played once, when asked for."""

    def __init__(self, rules: TableRules, table: Table, seat: int, discarder: int | None) -> None:
        self._rules, self._table, self._seat, self.discarder = rules, table, seat, discarder
        self._played: dict[int, _SimulatedWin] = {}

    def __len__(self) -> int:
        return len(self._rules.value_ladder)

    def __getitem__(self, index: int) -> _SimulatedWin:
        found = self._played.get(index)
        if found is None:
            found = self._played[index] = self._play(self._rules.value_ladder[index])
        return found

    def _play(self, value: ManualValue) -> _SimulatedWin:
        rules, table = self._rules, self._table
        win = Win(discarder=self.discarder, wins=(Winner(self._seat, value=value),))
        try:
            settlement = rules.settle(table, win)
        except Refusal as refusal:
            return _SimulatedWin(value, refusal.without_traceback())
        after, reason = rules.advance(table, win, settlement)
        final = rules.conclude(after, reason or "end")
        return _SimulatedWin(value, None, settlement, final.ranks, final.end_label if reason is not None else None)


def _need(seat: int, goal: Goal, label: str | None, tried: Sequence[_ValueLadder]) -> PlayerNeed:
    ways: list[NeededWin] = []
    near: int | None = None
    for tries in tried:
        at = _cheapest_end(seat, label, tries) if goal is Goal.END else _cheapest(seat, goal, tries, near)
        if at is None:
            ways.append(NeededWin(tries.discarder, None, *_next_below(tries[len(tries) - 1] if len(tries) else None)))
        else:
            ways.append(_sufficient(seat, tries.discarder, tries[at], tries[at - 1] if at else None))
        # What suffices from one player mostly does from the next.
        near = at if tries.discarder is not None else None
    return PlayerNeed(seat, goal, label, tuple(ways))


def _cheapest(seat: int, goal: Goal, tries: _ValueLadder, near: int | None) -> int | None:
    """Returns the index of the cheapest value that reaches a goal, which every dearer one does too; None if none does.

    The search begins at ``near``. Where the rules refuse one of the values asked, all are tried.
    """
    low, high = -1, len(tries)
    asked = [] if near is None else [near + 1, near - 1, near]
    while high - low > 1:
        at = asked.pop() if asked else (low + high) // 2
        if not low < at < high:
            continue
        if tries[at].refusal is not None:
            return next((at for at in range(len(tries)) if _reaches(tries[at], seat, goal, None)), None)
        if _reaches(tries[at], seat, goal, None):
            high = at
        else:
            low = at
    return high if high < len(tries) else None


def _cheapest_end(seat: int, label: str | None, tries: _ValueLadder) -> int | None:
    """Returns the index of the cheapest value that ends the match under a name; a dearer one may do so under another."""

    def outcome(at: int) -> tuple[object, ...]:
        return tries[at].refusal is None, tries[at].end, _leads(tries[at].ranks, seat) if tries[at].ranks else None

    def changes(low: int, high: int) -> Iterator[int]:
        # Values between two of the same outcome have it too.
        if outcome(low) == outcome(high):
            return
        if high - low == 1:
            yield high
            return
        middle = (low + high) // 2
        yield from changes(low, middle)
        yield from changes(middle, high)

    if not len(tries):
        return None
    firsts = (0, *changes(0, len(tries) - 1))
    return next((at for at in firsts if _reaches(tries[at], seat, Goal.END, label)), None)


def _next_below(before: _SimulatedWin | None) -> tuple[ManualValue | None, Refusal | None]:
    return (before.value, before.refusal) if before is not None else (None, None)


def _sufficient(seat: int, discarder: int | None, one: _SimulatedWin, before: _SimulatedWin | None) -> NeededWin:
    settlement = one.settlement
    assert settlement is not None, "what reaches a goal was settled"
    paid = [payment for payment in settlement.payments if payment.payee == seat]
    return NeededWin(
        discarder,
        one.value,
        *_next_below(before),
        settlement.deltas[seat],
        sum(payment.points for payment in paid if payment.reason in _HAND),
        tuple(dict.fromkeys(payment.reason for payment in paid if payment.reason not in _HAND)),
        settlement.wins[0].evaluation,
    )


def _reaches(one: _SimulatedWin, seat: int, goal: Goal, label: str | None) -> bool:
    if one.refusal is not None:
        return False
    match goal:
        case Goal.FIRST_PLACE:
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
