# SPDX-License-Identifier: MIT
"""The payments for a win of Riichi (rules/riichi.md §6, §7)."""

from collections.abc import Iterable, Sequence

from mahjong_desk.rules.model.events import PaoEntry, Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation, Party, Payment
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import honba_payments, win_payments
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.systems.riichi.pao import RINSHAN, max_responsible
from mahjong_desk.rules.systems.riichi.value import PAYMENT_UNIT, YAKUMAN_BASE

STAKE = 1_000
"""The stake of a riichi, in points."""
RIICHI_CIRCUMSTANCES = frozenset({"riichi", "double_riichi"})
"""The circumstances that are declared at the table."""
_PAYERS = 3


def hand_payments(
    options: RiichiOptions,
    yakuman_multiples: dict[str, int],
    table: Table,
    discarder: int | None,
    winner: Winner,
    evaluation: Evaluation,
) -> tuple[Payment, ...]:
    """Returns the payments of the others to one winner, without honba.

    Args:
        yakuman_multiples: How many yakuman each limit yaku counts as, by its id.
    """
    seat, base = winner.seat, evaluation.base
    if not winner.pao:
        return win_payments(table, seat, discarder, base, None, unit=PAYMENT_UNIT)
    if winner.pao[0].reason == RINSHAN:
        return (_pay_for_all(winner.pao[0], win_payments(table, seat, None, base, None, unit=PAYMENT_UNIT)),)
    payments: tuple[Payment, ...] = ()
    rest, remaining = base, evaluation.limit_multiple
    for entry in winner.pao:
        times = min(yakuman_multiples.get(entry.reason, 1), remaining) if max_responsible(options) > 1 else remaining
        remaining -= times
        if times and entry.player != discarder:
            liable_base = YAKUMAN_BASE * times
            payments += win_payments(table, seat, discarder, liable_base, entry.player, entry.reason, unit=PAYMENT_UNIT)
            rest -= liable_base
    if rest:
        payments += win_payments(table, seat, discarder, rest, None, unit=PAYMENT_UNIT)
    return _merge_payments(payments)


def _pay_for_all(entry: PaoEntry, payments: Sequence[Payment]) -> Payment:
    """Merges the payments of all three into one payment by the responsible player."""
    parts = tuple(
        part._replace(reason="pao", causes=(*part.causes, RINSHAN))
        for payment in payments
        for part in payment.parts_or_self
    )
    return Payment(entry.player, payments[0].payee, sum(part.points for part in parts), "pao", parts)


def _merge_payments(payments: Iterable[Payment]) -> tuple[Payment, ...]:
    """Merges payments with the same payer, reason and cause."""
    merged: dict[tuple[object, str, tuple[str, ...]], Payment] = {}
    for payment in payments:
        liability = payment.parts[0].causes if payment.reason == "pao" else ()
        key = payment.payer, payment.reason, liability
        if key in merged:
            earlier = merged[key]
            parts = (*earlier.parts_or_self, *payment.parts_or_self)
            merged[key] = earlier._replace(points=earlier.points + payment.points, parts=parts)
        else:
            merged[key] = payment
    return tuple(merged.values())


def win_honba(options: RiichiOptions, table: Table, discarder: int | None, winner: Winner) -> tuple[Payment, ...]:
    """Returns the payments for honba to one winner."""
    responsible = winner.pao[0].player if winner.pao else None
    if discarder is not None:
        by_responsible = options.pao_honba == "responsible" and responsible is not None
        sole_payer = responsible if by_responsible else discarder
    else:
        sole_payer = responsible
    each = options.honba_value // _PAYERS
    if sole_payer is not None:
        return honba_payments([sole_payer], winner.seat, "honba", each, table.honba, _PAYERS)
    payers = [seat for seat in range(table.players) if seat != winner.seat]
    return honba_payments(payers, winner.seat, "honba", each, table.honba)


def deposit_payments(options: RiichiOptions, table: Table, win: Win) -> tuple[Payment, ...]:
    """Returns the payments of the stakes on the table to the winners."""
    if not table.deposit:
        return ()
    first, *others = win.winners
    remaining = table.deposit
    payments = []
    if options.deposit_share == "own_back":
        for winner in others:
            stake = min(STAKE, remaining) if _has_declared_riichi(table, winner) else 0
            if stake:
                payments.append(Payment(Party.DEPOSIT, winner.seat, stake, "deposit"))
                remaining -= stake
    return (Payment(Party.DEPOSIT, first.seat, remaining, "deposit"), *payments) if remaining else tuple(payments)


def _has_declared_riichi(table: Table, winner: Winner) -> bool:
    """Returns whether a winner declared riichi.

    Outside a match, the circumstances of the hand decide.
    """
    if table.in_match:
        return winner.seat in table.riichi
    return winner.hand is not None and not RIICHI_CIRCUMSTANCES.isdisjoint(winner.hand.situation)
