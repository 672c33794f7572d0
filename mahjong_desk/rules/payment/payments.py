# SPDX-License-Identifier: MIT
"""Payments of wins, draws and fouls, and their sums for each seat."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.model.events import PaoEntry, RiichiDeclaration, Winner
from mahjong_desk.rules.model.reasons import Evaluation, Party, Payment, PaymentPart, Settlement, WinningHand
from mahjong_desk.rules.model.refusal import bad_event, bad_request, bad_seat
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.value.limits import product_formula, round_up, rounded_formula
from mahjong_desk.texts import Text, mark

_TABLE = Party.DEPOSIT  # members of an enum are slow to look up on a hot path
DEALER = "dealer"
"""The cause of a payment that is doubled because the dealer pays or receives it."""
CAUSES = {DEALER: Text("dealer")}
"""The causes in ``win_payments`` and ``chombo_payments``."""


def to_settlement(
    table: Table, payments: Sequence[Payment], wins: Sequence[WinningHand] = (), side_results: tuple[int, ...] = ()
) -> Settlement:
    """Adds up payments and returns their settlement."""
    deltas = [0] * table.players
    deposit = house = 0
    for payer, payee, points, _reason, _parts in payments:
        if payer.__class__ is int:
            deltas[payer] -= points
        elif payer is _TABLE:
            deposit -= points
        else:
            house -= points
        if payee.__class__ is int:
            deltas[payee] += points
        elif payee is _TABLE:
            deposit += points
        else:
            house += points
    return Settlement(tuple(wins), tuple(payments), tuple(deltas), house, deposit, (), side_results)


def win_payments(
    table: Table,
    winner: int,
    discarder: int | None,
    base: int,
    responsible: int | None,
    liability: str = "",
    *,
    unit: int = 1,
) -> tuple[Payment, ...]:
    """Returns the payments for a win; the dealer pays and receives double.

    A discarder pays for all. A player responsible for the hand pays for all if it is self-drawn, and half of it
    if another player discards.

    Args:
        discarder: Who gave the winning piece; None for a self-drawn win.
        base: The base of the hand, in points.
        responsible: The responsible player, or None.
        unit: What each payment is rounded up to, in points.
    """
    dealer = table.dealer
    times = 6 if winner == dealer else 4
    causes = (DEALER,) if winner == dealer else ()
    liable = (*causes, liability) if liability else causes
    if discarder is None:
        if responsible is not None:
            return (_times(responsible, winner, times, base, "pao", liable, unit),)
        return tuple(
            [
                _times(seat, winner, 2, base, "win", (DEALER,), unit)
                if dealer in (seat, winner)
                else _times(seat, winner, 1, base, "win", (), unit)
                for seat in range(table.players)
                if seat != winner
            ]
        )
    if responsible is None or responsible == discarder:
        return (_times(discarder, winner, times, base, "win", causes, unit),)
    return (
        _times(discarder, winner, times // 2, base, "win", causes, unit),
        _times(responsible, winner, times // 2, base, "pao", liable, unit),
    )


def payments_to_all(table: Table, payer: int, each: int, reason: str) -> tuple[Payment, ...]:
    """Returns the payments of one player to each of the others, as for a foul.

    Args:
        each: The points for each of the others; 0 for no payments.
    """
    return tuple(Payment(payer, seat, each, reason) for seat in range(table.players) if seat != payer and each)


def chombo_payments(table: Table, offender: int, base: int) -> tuple[Payment, ...]:
    """Returns the payments for a foul; the dealer pays and receives double."""
    return tuple(
        _times(offender, seat, 2, base, "chombo", (DEALER,))
        if table.dealer in (offender, seat)
        else _times(offender, seat, 1, base, "chombo", ())
        for seat in range(table.players)
        if seat != offender
    )


def honba_payments(
    payers: Sequence[int], payee: int, reason: str, each: int, times: int = 1, shares: int = 1
) -> tuple[Payment, ...]:
    """Returns the additional payments for a win, such as for honba.

    Args:
        each: The points of one share, for each of the ``times`` counters.
    """
    points = each * shares * times
    part = PaymentPart(points, reason, product_formula(times, each * shares))
    return tuple([Payment(payer, payee, points, reason, (part,)) for payer in payers]) if points else ()


def noten_payments(noten: Sequence[int], tenpai: Sequence[int], each: int) -> tuple[Payment, ...]:
    """Returns the payments of noten players at an exhaustive draw (不聴罰符).

    Args:
        each: The points that each noten player pays to each player in tenpai.
    """
    return tuple([Payment(payer, payee, each, "noten") for payer in noten for payee in tenpai if each])


@lru_cache(maxsize=1 << 12)
def _times(
    payer: int, payee: int, times: int, base: int, reason: str, causes: tuple[str, ...], unit: int = 1
) -> Payment:
    exact = times * base
    points = round_up(exact, unit)
    formula = rounded_formula(product_formula(times, base), exact, points)
    return Payment(payer, payee, points, reason, (PaymentPart(points, reason, formula, causes),))


@dataclass(frozen=True, slots=True)
class Transfer:
    """All payments of one party to another for one event.

    Attributes:
        payments: The payments in the order of the settlement.
    """

    payer: int | Party
    payee: int | Party
    payments: tuple[Payment, ...]

    @property
    def points(self) -> int:
        return sum(payment.points for payment in self.payments)

    @property
    def parts(self) -> tuple[PaymentPart, ...]:
        return tuple(part for payment in self.payments for part in payment.parts_or_self)


@dataclass(frozen=True, slots=True)
class SeatTotal:
    """The payments of one seat for one event."""

    seat: int
    pays: tuple[Transfer, ...]
    receives: tuple[Transfer, ...]

    @property
    def paid(self) -> int:
        """The points that it pays."""
        return sum(transfer.points for transfer in self.pays)

    @property
    def gain(self) -> int:
        """The change of its points."""
        return sum(transfer.points for transfer in self.receives) - self.paid


def group_transfers(payments: Iterable[Payment]) -> tuple[Transfer, ...]:
    """Groups payments by payer and payee, in the order of their first payment."""
    groups: dict[tuple[int | Party, int | Party], list[Payment]] = {}
    for payment in payments:
        groups.setdefault((payment.payer, payment.payee), []).append(payment)
    return tuple(Transfer(payer, payee, tuple(group)) for (payer, payee), group in groups.items())


def seat_totals(payments: Iterable[Payment], players: int) -> tuple[SeatTotal, ...]:
    transfers = group_transfers(payments)
    return tuple(
        SeatTotal(
            seat,
            tuple(transfer for transfer in transfers if transfer.payer == seat),
            tuple(transfer for transfer in transfers if transfer.payee == seat),
        )
        for seat in range(players)
    )


def settle_riichi(table: Table, riichi: RiichiDeclaration, stake: int, *, can_pay: Callable[[int], bool]) -> Settlement:
    """Returns the settlement of a declared riichi.

    Args:
        stake: What it costs, in points.
        can_pay: Returns whether a score is enough for it.

    Raises:
        Refusal: ``bad_seat`` or ``bad_event``.
    """
    seat = riichi.player
    check_seat(seat, table.players, "player")
    fault = None
    if seat in table.riichi:
        fault = mark("This player has already declared riichi.")
    elif seat in table.dead_hands:
        fault = mark("This player’s hand is dead and cannot declare riichi.")
    elif not can_pay(table.scores[seat]):
        fault = mark("This player has too few points left to declare riichi.")
    if fault:
        raise bad_event(fault, path="player")
    payments = (Payment(seat, Party.DEPOSIT, stake, "riichi"),) if stake else ()
    return to_settlement(table, payments)


def refund_stakes(table: Table, stake: int) -> tuple[Payment, ...]:
    """Returns the repayment of the stakes of this hand after a foul."""
    return tuple(Payment(Party.DEPOSIT, seat, stake, "riichi") for seat in table.riichi if stake)


def responsible_entry(winner: Winner, players: int, reasons: Sequence[str]) -> PaoEntry | None:
    """Returns the one entry of ``winner.pao``, or None if there is none.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``, its path relative to the winner.
    """
    if not winner.pao:
        return None
    if len(winner.pao) > 1:
        raise bad_request(mark("Only one player is responsible for a win."), path="pao")
    entry = winner.pao[0]
    if entry.reason not in reasons:
        raise bad_request(
            mark("At this table no player can be responsible for {name}."), path="pao[0].for", name=entry.reason
        )
    check_responsible_seat(entry, winner, players)
    return entry


def check_responsible_seat(entry: PaoEntry, winner: Winner, players: int, index: int = 0) -> None:
    """Checks that a responsible player is at the table and is not the winner.

    Raises:
        Refusal: ``bad_seat``, its path relative to the winner.
    """
    if entry.player == winner.seat or not 0 <= entry.player < players:
        fault = mark("Only another player at the table can be responsible.")
        raise bad_seat(fault, path=f"pao[{index}].player")


def check_yaku(entry: PaoEntry, evaluation: Evaluation, index: int = 0) -> None:
    """Checks that a hand has the yaku for which an entry holds a player responsible.

    Raises:
        Refusal: ``bad_request``, its path relative to the winner.
    """
    if entry.reason not in [item.id for item in evaluation.yaku]:
        fault = mark("The hand has no {name} for which a player could be responsible.")
        raise bad_request(fault, path=f"pao[{index}].for", name=entry.reason)
