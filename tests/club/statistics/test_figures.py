# SPDX-License-Identifier: MIT
"""Rates say how sure one can be of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.statistics import Rate, wilson

COUNTS = st.integers(1, 10_000).flatmap(lambda of: st.tuples(st.integers(0, of), st.just(of)))


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_is_wilsons(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count, of) == pytest.approx((low, high), abs=5e-5)


@given(COUNTS)
def test_a_rate_is_inside_its_interval(counts: tuple[int, int]) -> None:
    rate = Rate(*counts)
    assert rate.value is not None
    assert rate.interval is not None
    assert 0 <= rate.interval.low <= rate.value <= rate.interval.high <= 1


def test_what_could_never_happen_has_no_rate() -> None:
    rate = Rate(0, 0)
    assert (rate.value, rate.club, rate.interval, rate.is_significant) == (None, None, None, False)


def test_under_thirty_is_too_few() -> None:
    assert [Rate(1, of).is_significant for of in (29, 30)] == [False, True]
