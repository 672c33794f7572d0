# SPDX-License-Identifier: MIT
"""Rounding to whole units."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.rules.value.formulas import (
    Rounding,
    round_down,
    round_half_down,
    round_half_up,
    round_up,
)

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
