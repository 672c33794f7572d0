# SPDX-License-Identifier: MIT
"""Payments between seats, rounding, limits, and the stake of riichi."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.rules.model.events import RiichiDeclaration
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import (
    honba_payments,
    noten_payments,
    payments_to_all,
    win_payments,
)
from mahjong_desk.rules.payment.stakes import refund_stakes, settle_riichi
from mahjong_desk.rules.value.formulas import (
    Rounding,
    round_down,
    round_half_down,
    round_half_up,
    round_up,
)
from mahjong_desk.rules.value.limits import Limit, Limits, single_limit
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


ROUNDINGS = (round_up, round_down, round_half_up, round_half_down)


@pytest.mark.parametrize(
    ("rounding", "amounts"),
    [
        (round_up, {0: 0, 1_000: 1_000, 1_001: 2_000, 1_999: 2_000}),
        (round_down, {0: 0, 1_000: 1_000, 1_001: 1_000, 1_999: 1_000}),
        (round_half_up, {1_499: 1_000, 1_500: 2_000, 1_501: 2_000}),
        (round_half_down, {1_499: 1_000, 1_500: 1_000, 1_501: 2_000}),
    ],
)
def test_rounds_to_the_unit(rounding: Rounding, amounts: dict[int, int]) -> None:
    assert {amount: rounding(amount, 1_000) for amount in amounts} == amounts


@pytest.mark.parametrize("rounding", ROUNDINGS)
@given(amount=st.integers(-200_000, 200_000), unit=st.sampled_from([1, 10, 100, 1_000]))
def test_stays_near_and_keeps_the_sign(rounding: Rounding, amount: int, unit: int) -> None:
    got = rounding(amount, unit)
    assert got % unit == 0
    assert abs(got - amount) < unit
    assert got == -rounding(-amount, unit)


MANGAN, YAKUMAN = Limit("mangan", 2000), Limit("yakuman", 8000)
BY_HAN = (Limit("mangan", 2000, 5), Limit("haneman", 3000, 6), Limit("baiman", 4000, 8))
LIMITS = Limits(MANGAN, 1920, YAKUMAN, 13, True, BY_HAN)


def test_the_cap_is_reached_by_points_or_rounded_up_to() -> None:
    assert LIMITS.limit_for(1919, 4) is None
    assert LIMITS.limit_for(1920, 4) is MANGAN
    assert LIMITS._replace(cap_threshold=2000).limit_for(1920, 4) is None


def test_the_last_that_the_han_reach_replaces_those_before_it() -> None:
    found = [LIMITS.limit_for(100, han) for han in (4, 5, 6, 7, 8, 13)]
    assert [limit and limit.id for limit in found] == [None, "mangan", "haneman", "haneman", "baiman", "baiman"]


def test_several_limit_yaku_multiply_or_the_greatest_counts() -> None:
    assert LIMITS.yakuman_multiple([13, 26, 13]) == 4
    assert LIMITS.yakuman_base(4) == 32_000
    assert LIMITS._replace(stacks_yakuman=False).yakuman_multiple([13, 26, 13]) == 2


def test_one_amount_is_cap_and_limit() -> None:
    limits = single_limit("mangan", 500, yaku="yakuman", unit=5)
    assert limits.limit_for(499, 20) is None
    assert limits.limit_for(500, 0) == limits.limit_named("mangan")
    assert (limits.yakuman.id, limits.yakuman_base(1)) == ("yakuman", 500)
    with pytest.raises(KeyError):
        limits.limit_named("baiman")


def test_a_stake_goes_to_the_table() -> None:
    settled = settle_riichi(TABLE, RiichiDeclaration(player=2), 1_000, requires_points=True)
    assert (settled.deltas, settled.deposit) == ((0, 0, -1_000, 0), 1_000)
    assert settle_riichi(TABLE, RiichiDeclaration(player=2), 0, requires_points=True).payments == ()


@pytest.mark.parametrize(
    ("table", "player", "affordable", "code"),
    [
        (TABLE._replace(riichi=(1,)), 1, True, ErrorCode.BAD_EVENT),
        (TABLE._replace(dead_hands=frozenset({1})), 1, True, ErrorCode.BAD_EVENT),
        (TABLE, 1, False, ErrorCode.BAD_EVENT),
        (TABLE, 4, True, ErrorCode.BAD_SEAT),
    ],
)
def test_some_may_not_declare(table: Table, player: int, affordable: bool, code: ErrorCode) -> None:
    with pytest.raises(Refusal) as caught:
        settle_riichi(table, RiichiDeclaration(player=player), 1_000, requires_points=affordable)
    assert (caught.value.code, caught.value.path) == (code, "player")


def test_stakes_of_the_hand_go_back_after_a_foul() -> None:
    back = refund_stakes(TABLE._replace(riichi=(3, 1), deposit=3_000), 1_000)
    assert [(payment.payee, payment.points) for payment in back] == [(3, 1_000), (1, 1_000)]
