# SPDX-License-Identifier: MIT
from __future__ import annotations

from datetime import UTC, date, timedelta, timezone, tzinfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.learn.today.topic_tally import PracticeCalendar

TOKYO = timezone(timedelta(hours=9))
CHATHAM = timezone(timedelta(hours=12, minutes=45))

places = st.sampled_from([None, UTC, TOKYO, CHATHAM])


@pytest.mark.parametrize(
    ("at", "day"),
    [
        ("2026-01-31T20:15:00Z", date(2026, 1, 31)),
        ("2026-02-01T03:59:59Z", date(2026, 1, 31)),
        ("2026-02-01T04:00:00Z", date(2026, 2, 1)),
    ],
)
def test_an_evening_past_midnight_is_one_day(at: str, day: date) -> None:
    assert PracticeCalendar(UTC).day_of(at) == day


def test_the_day_is_that_of_the_place() -> None:
    assert PracticeCalendar(TOKYO).day_of("2026-01-31T20:15:00Z") == date(2026, 2, 1)


def test_a_day_begins_at_four_in_the_morning_of_the_place() -> None:
    assert PracticeCalendar(TOKYO).start_of(date(2026, 2, 1)) == "2026-01-31T19:00:00Z"


@given(zone=places, day=st.dates(date(2000, 1, 2), date(2999, 12, 30)))
def test_the_beginning_of_a_day_is_its_first_moment(zone: tzinfo | None, day: date) -> None:
    assert PracticeCalendar(zone).day_of(PracticeCalendar(zone).start_of(day)) == day
