# SPDX-License-Identifier: MIT
from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.learn.practice.streak import Streak, streak

TODAY = date(2026, 2, 14)


def days(*ago: int) -> list[date]:
    """Returns the days that many days ago."""
    return [TODAY - timedelta(one) for one in ago]


def test_nobody_who_never_practised_has_a_row() -> None:
    assert streak([], TODAY) == Streak(0, 0, today=False)


def test_a_row_lasts_until_a_day_without_practice_is_over() -> None:
    assert streak(days(3, 2, 1), TODAY) == Streak(3, 3, today=False)
    assert streak(days(3, 2, 1, 0), TODAY) == Streak(4, 4, today=True)
    assert streak(days(4, 3, 2), TODAY) == Streak(0, 3, today=False)


def test_the_longest_row_is_kept() -> None:
    assert streak(days(0, 1, 9, 10, 11, 12), TODAY) == Streak(2, 4, today=True)


@given(ago=st.sets(st.integers(0, 40)))
def test_no_row_is_longer_than_the_longest_nor_than_all_days(ago: set[int]) -> None:
    found = streak(days(*ago), TODAY)
    assert 0 <= found.current <= found.longest <= len(ago)
    assert found.today is (0 in ago)
