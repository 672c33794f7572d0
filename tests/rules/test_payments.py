# SPDX-License-Identifier: MIT
"""Payments between seats."""

from __future__ import annotations

import pytest

from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import (
    honba_payments,
    noten_payments,
    payments_to_all,
    win_payments,
)
from tests.hands import deltas_of

TABLE = Table.opening(4, 25_000)


def test_each_payment_is_rounded_by_itself_and_shows_it() -> None:
    paid = win_payments(TABLE, 1, None, 640, None, unit=100)
    assert deltas_of(paid) == (-1_300, 2_700, -700, -700)
    assert [payment.parts[0].formula for payment in paid] == [
        (2, "×", 640, "→", 1_300),
        (640, "→", 700),
        (640, "→", 700),
    ]


def test_an_amount_that_needs_no_rounding_shows_none() -> None:
    paid = win_payments(TABLE, 0, 2, 2_000, None, unit=100)
    assert (paid[0].points, paid[0].parts[0].formula) == (12_000, (6, "×", 2_000))


def test_a_discarder_adds_for_all_three() -> None:
    (paid,) = honba_payments([2], 1, "honba", 100, times=2, shares=3)
    assert (paid.points, paid.parts[0].formula) == (600, (2, "×", 300))
    assert honba_payments([2], 1, "honba", 100, times=0) == ()


def test_who_is_not_ready_pays_each_who_is() -> None:
    assert deltas_of(noten_payments((0, 3), (1, 2), 750)) == (-1_500, 1_500, 1_500, -1_500)
    assert noten_payments((0,), (1,), 0) == ()


@pytest.mark.parametrize("each", [0, 20])
def test_who_pays_everybody_pays_each_of_the_others_once(each: int) -> None:
    payments = payments_to_all(TABLE, 2, each, "chombo")
    assert [(payment.payer, payment.payee) for payment in payments] == ([(2, 0), (2, 1), (2, 3)] if each else [])
    assert deltas_of(payments) == (each, each, -3 * each, each)
