# SPDX-License-Identifier: MIT
"""Payments between seats, as the systems share them."""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_desk.rules.reasons import Payment
from mahjong_desk.rules.table import Table


def deltas_of(payments: Iterable[Payment], players: int) -> tuple[int, ...]:
    """Returns the change of each seat, in points."""
    deltas = [0] * players
    for payer, payee, points, _ in payments:
        if payer.__class__ is int:
            deltas[payer] -= points
        if payee.__class__ is int:
            deltas[payee] += points
    return tuple(deltas)


def base_payments(
    table: Table, winner: int, discarder: int | None, base: int, responsible: int | None
) -> tuple[Payment, ...]:
    """Returns what a hand brings where the dealer pays and receives twice the base.

    A discarder pays for all. Somebody responsible for the hand pays for all where the winner draws, and half of it
    where another player discards.

    Args:
        table: The table.
        winner: The winner.
        discarder: Who gave the winning piece; None for a self-drawn win.
        base: The base of the hand, in points.
        responsible: Who is responsible; None where nobody is.
    """
    dealer = table.dealer
    total = (6 if winner == dealer else 4) * base
    if discarder is None:
        if responsible is not None:
            return (Payment(responsible, winner, total, "pao"),)
        double = 2 * base
        return tuple(
            [
                Payment(seat, winner, double if dealer in (seat, winner) else base, "win")
                for seat in range(len(table.scores))
                if seat != winner
            ]
        )
    if responsible is None or responsible == discarder:
        return (Payment(discarder, winner, total, "win"),)
    half = total // 2
    return (Payment(discarder, winner, half, "win"), Payment(responsible, winner, half, "pao"))


def foul_payments(table: Table, offender: int, base: int) -> tuple[Payment, ...]:
    """Returns what a foul costs: the base to everybody, twice the base between the dealer and anybody."""
    return tuple(
        Payment(offender, seat, 2 * base if table.dealer in (offender, seat) else base, "chombo")
        for seat in range(table.players)
        if seat != offender
    )
