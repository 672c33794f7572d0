# SPDX-License-Identifier: MIT
"""Standings of a club of many years: 20,000 matches in 1,000 evenings. All of them, and a season."""

from __future__ import annotations

import random
from datetime import date, timedelta
from decimal import Decimal

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.club.standings.outcomes import ALL_TIME, Finish, Outcome, Period
from mahjong_desk.club.standings.rating import Ratings
from mahjong_desk.club.standings.rule import Counting, Level, Rule
from mahjong_desk.club.standings.standings import standings_of

EVENINGS, MATCHES, MEMBERS = 1_000, 20, 240
_BEGUN = date(2006, 1, 5)
SEASON = Period(date(2020, 9, 1), date(2020, 11, 30))
RULE = Rule(counting=Counting.BEST, number=20, levels=tuple(Level))


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    """How all matches of the club ended."""
    source = random.Random(20260131)
    found = []
    for evening in range(EVENINGS):
        day = _BEGUN + timedelta(weeks=evening)
        people = [str((evening + place) % MEMBERS) for place in range(16)]
        for number in range(MATCHES):
            seats = source.sample(people, 4)
            finishes = tuple(
                Finish(person, place, Decimal(source.randrange(-500, 500)) / 10)
                for place, person in enumerate(seats, start=1)
            )
            began = f"{day}T{18 + number // 6}:{number % 6}0:00Z"
            found.append(Outcome(f"{evening} {number}", str(evening), number, began, day, "boo/points", finishes))
    return found


@pytest.mark.parametrize("period", [ALL_TIME, SEASON], ids=["all time", "season"])
def test_standings(benchmark: BenchmarkFixture, outcomes: list[Outcome], period: Period) -> None:
    standings = benchmark(standings_of, outcomes, RULE, period)
    assert len(standings.occasions) == (EVENINGS if period == ALL_TIME else 13)


def test_rating_a_year(benchmark: BenchmarkFixture, outcomes: list[Outcome]) -> None:
    year = outcomes[-52 * MATCHES :]
    assert benchmark(lambda: len(list(Ratings().rate(year)))) == len(year)
