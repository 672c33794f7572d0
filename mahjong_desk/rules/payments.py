# SPDX-License-Identifier: MIT
"""Payments between seats, as the systems share them."""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_desk.rules.formulas import product
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.reasons import Part, Payment
from mahjong_desk.rules.table import Table

DEALER = "dealer"
"""The cause of what the dealer pays and receives twice."""
CAUSES = {DEALER: Names("親", "dealer", "庄家")}
"""What ``base_payments`` and ``foul_payments`` name as causes."""


def deltas_of(payments: Iterable[Payment], players: int) -> tuple[int, ...]:
    """Returns the change of each seat, in points."""
    deltas = [0] * players
    for payer, payee, points, _reason, _parts in payments:
        if payer.__class__ is int:
            deltas[payer] -= points
        if payee.__class__ is int:
            deltas[payee] += points
    return tuple(deltas)


def base_payments(
    table: Table, winner: int, discarder: int | None, base: int, responsible: int | None, liability: str = ""
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
        liability: What for.
    """
    dealer = table.dealer
    times = 6 if winner == dealer else 4
    causes = (DEALER,) if winner == dealer else ()
    liable = (*causes, liability) if liability else causes
    if discarder is None:
        if responsible is not None:
            return (_times(responsible, winner, times, base, "pao", liable),)
        return tuple(
            [
                _times(seat, winner, 2, base, "win", (DEALER,))
                if dealer in (seat, winner)
                else _times(seat, winner, 1, base, "win", ())
                for seat in range(len(table.scores))
                if seat != winner
            ]
        )
    if responsible is None or responsible == discarder:
        return (_times(discarder, winner, times, base, "win", causes),)
    return (
        _times(discarder, winner, times // 2, base, "win", causes),
        _times(responsible, winner, times // 2, base, "pao", liable),
    )


def foul_payments(table: Table, offender: int, base: int) -> tuple[Payment, ...]:
    """Returns what a foul costs: the base to everybody, twice the base between the dealer and anybody."""
    return tuple(
        _times(offender, seat, 2, base, "chombo", (DEALER,))
        if table.dealer in (offender, seat)
        else _times(offender, seat, 1, base, "chombo", ())
        for seat in range(table.players)
        if seat != offender
    )


def _times(payer: int, payee: int, times: int, base: int, reason: str, causes: tuple[str, ...]) -> Payment:
    points = times * base
    return Payment(payer, payee, points, reason, (Part(points, reason, product(times, base), causes),))
