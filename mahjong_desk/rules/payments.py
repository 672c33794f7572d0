# SPDX-License-Identifier: MIT
"""Payments between seats, as the systems share them."""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_desk.rules.reasons import Payment


def deltas_of(payments: Iterable[Payment], players: int) -> tuple[int, ...]:
    """Returns the change of each seat, in points."""
    deltas = [0] * players
    for payer, payee, points, _ in payments:
        if payer.__class__ is int:
            deltas[payer] -= points
        if payee.__class__ is int:
            deltas[payee] += points
    return tuple(deltas)
