# SPDX-License-Identifier: MIT
"""What a player needs: the cheapest win that changes the ranks, found by settling it."""

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

    The values of the ruleset's ladder are tried, without dora; without a ladder nothing is known.
    """
    if not rules.value_ladder:
        return ()
    ranks = rules.conclude(table, "end").ranks
    found: list[PlayerNeed] = []
    for seat in range(table.players):
        if seat in table.dead_hands:
            continue
        ladders = [_ValueLadder(rules, table, seat, source) for source in (None, *table.turn_order_from(seat)[1:])]
        if not _leads(ranks, seat):
            ways = tuple(_cheapest_win(ladder, lambda win: win.leads) for ladder in ladders)
            found.append(PlayerNeed(seat, Goal.FIRST_PLACE, None, ways))
        if table.players > 2 and ranks[seat] > 1 and _is_last(ranks, seat):
            ways = tuple(_cheapest_win(ladder, lambda win: not win.is_last) for ladder in ladders)
            found.append(PlayerNeed(seat, Goal.LEAVE_LAST, None, ways))
        for label in rules.ruleset.vocabulary.end_labels:
            ways = tuple(_cheapest_end(ladder, label) for ladder in ladders)
            if any(way.value is not None for way in ways):
                found.append(PlayerNeed(seat, Goal.END, label, ways))
    return tuple(found)


def is_last_round(rules: TableRules, table: Table) -> bool:
    """Returns whether the match ends with this round if no dealer wins any more and the first player is far ahead."""
    value = next(iter(rules.value_ladder), None)
    for _hand in range(table.players):
        scores = tuple(_FAR >> seat for seat in range(table.players))
        table = table._replace(scores=scores, riichi=(), dead_hands=frozenset())
        win = Win(discarder=None, wins=(Winner(table.next_seat(table.dealer), value=value),))
        settlement = rules.try_settle(table, win)
        if isinstance(settlement, Refusal):
            return False
        after, reason = rules.advance(table, win, settlement)
        if reason is not None or after.round_wind is not table.round_wind:
            return reason == "last_hand"
        table = after
    return False


class _SimulatedWin(NamedTuple):
    """One value of the ladder: what it is settled as, or why it is refused, and what that leads to."""

    value: ManualValue
    settlement: Settlement | Refusal
    leads: bool = False
    is_last: bool = True
    end: str | None = None

    @property
    def refusal(self) -> Refusal | None:
        return self.settlement if isinstance(self.settlement, Refusal) else None


class _ValueLadder:
    """The values of the ladder from the cheapest on, won by one player in one way; each is played once, when asked for."""

    def __init__(self, rules: TableRules, table: Table, seat: int, discarder: int | None) -> None:
        self._rules, self._table, self.seat, self.discarder = rules, table, seat, discarder
        self._played: dict[int, _SimulatedWin] = {}

    def __len__(self) -> int:
        return len(self._rules.value_ladder)

    @property
    def has_refused(self) -> bool:
        """Whether the rules refused one of the values that were asked for."""
        return any(isinstance(win.settlement, Refusal) for win in self._played.values())

    def __getitem__(self, index: int) -> _SimulatedWin:
        found = self._played.get(index)
        if found is None:
            found = self._played[index] = self._play(self._rules.value_ladder[index])
        return found

    def _play(self, value: ManualValue) -> _SimulatedWin:
        rules, table = self._rules, self._table
        win = Win(discarder=self.discarder, wins=(Winner(self.seat, value=value),))
        settlement = rules.try_settle(table, win)
        if isinstance(settlement, Refusal):
            return _SimulatedWin(value, settlement)
        after, reason = rules.advance(table, win, settlement)
        final = rules.conclude(after, reason or "end")
        leads, is_last = _leads(final.ranks, self.seat), _is_last(final.ranks, self.seat)
        return _SimulatedWin(value, settlement, leads, is_last, final.end_label if reason is not None else None)


def _cheapest_win(ladder: _ValueLadder, reaches: Callable[[_SimulatedWin], bool]) -> NeededWin:
    """Returns the win by the cheapest value that reaches a goal, which every dearer one does too."""
    places = range(len(ladder))
    at: int | None = bisect_left(places, True, key=lambda at: reaches(ladder[at]))
    if ladder.has_refused:
        # A refused value may lie between two that reach it.
        at = next((at for at in places if reaches(ladder[at])), None)
    return _way(ladder, at if at in places else None)


def _cheapest_end(ladder: _ValueLadder, label: str) -> NeededWin:
    """Returns the win by the cheapest value that ends the match under a name; a dearer one may do so under another."""
    return _way(ladder, next((at for at in range(len(ladder)) if ladder[at].end == label and ladder[at].leads), None))


def _way(ladder: _ValueLadder, at: int | None) -> NeededWin:
    """Returns the win by the value at that index of a ladder, or by none of them."""
    if at is None:
        dearest = ladder[len(ladder) - 1]
        return NeededWin(ladder.discarder, None, dearest.value, dearest.refusal)
    win, cheaper = ladder[at], ladder[at - 1] if at else None
    settlement = win.settlement
    assert isinstance(settlement, Settlement), "what reaches a goal was settled"
    paid = [payment for payment in settlement.payments if payment.payee == ladder.seat]
    return NeededWin(
        ladder.discarder,
        win.value,
        cheaper.value if cheaper else None,
        cheaper.refusal if cheaper else None,
        settlement.deltas[ladder.seat],
        sum(payment.points for payment in paid if payment.reason in _HAND),
        tuple(dict.fromkeys(payment.reason for payment in paid if payment.reason not in _HAND)),
        settlement.wins[0].evaluation,
    )


def _leads(ranks: tuple[int, ...], seat: int) -> bool:
    """Returns whether a player alone is first."""
    return ranks[seat] == 1 and ranks.count(1) == 1


def _is_last(ranks: tuple[int, ...], seat: int) -> bool:
    return ranks[seat] == max(ranks)
