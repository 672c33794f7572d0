# SPDX-License-Identifier: MIT
"""Riichi and its stake: the declaration, and the stakes that are returned after a foul."""

from __future__ import annotations

from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.model.events import RiichiDeclaration
from mahjong_desk.rules.model.reasons import Party, Payment, Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import settlement_of
from mahjong_desk.texts import mark


def settle_riichi(table: Table, riichi: RiichiDeclaration, stake: int, *, requires_points: bool) -> Settlement:
    """Returns the settlement of a declared riichi.

    Args:
        stake: What it costs, in points.
        requires_points: Whether the player has enough points left for it.

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
    elif not requires_points:
        fault = mark("This player has too few points left to declare riichi.")
    if fault:
        raise Refusal(ErrorCode.BAD_EVENT, fault, path="player")
    payments = (Payment(seat, Party.DEPOSIT, stake, "riichi"),) if stake else ()
    return settlement_of(table, payments)


def refund_stakes(table: Table, stake: int) -> tuple[Payment, ...]:
    """Returns the repayment of the stakes of this hand after a foul."""
    return tuple(Payment(Party.DEPOSIT, seat, stake, "riichi") for seat in table.riichi if stake)
