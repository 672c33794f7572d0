# SPDX-License-Identifier: MIT
"""What each player pays and receives for one event, with the parts of each sum."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mahjong_desk.rules.model.reasons import Party, Payment, PaymentPart


@dataclass(frozen=True, slots=True)
class Transfer:
    """The debt of one party to another for one event.

    Attributes:
        payments: The payments between them, in the order of the settlement.
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
        return sum(debt.points for debt in self.pays)

    @property
    def gain(self) -> int:
        """The change of its points."""
        return sum(debt.points for debt in self.receives) - self.paid


def group_transfers(payments: Iterable[Payment]) -> tuple[Transfer, ...]:
    """Returns payments added up by payer and payee, in the order of the first of each."""
    found: dict[tuple[int | Party, int | Party], list[Payment]] = {}
    for payment in payments:
        found.setdefault((payment.payer, payment.payee), []).append(payment)
    return tuple(Transfer(payer, payee, tuple(between)) for (payer, payee), between in found.items())


def seat_totals(payments: Iterable[Payment], players: int) -> tuple[SeatTotal, ...]:
    owed = group_transfers(payments)
    return tuple(
        SeatTotal(
            seat, tuple(debt for debt in owed if debt.payer == seat), tuple(debt for debt in owed if debt.payee == seat)
        )
        for seat in range(players)
    )
