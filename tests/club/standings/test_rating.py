# SPDX-License-Identifier: MIT
"""A rating, and how each match moved it."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.standings.outcomes import MatchOutcome, PlayerFinish
from mahjong_desk.club.standings.rating import INITIAL_RATING, RatingEstimate, Ratings

PEOPLE = "abcdefgh"


def outcome(number: int, places: dict[str, int]) -> MatchOutcome:
    finishes = tuple(PlayerFinish(person, place, Decimal(0)) for person, place in places.items())
    return MatchOutcome(
        str(number), "s", number, f"2026-11-05T{number:02}:00:00Z", date(2026, 11, 5), "boo/points", finishes
    )


def rated(*outcomes: MatchOutcome) -> Ratings:
    ratings = Ratings()
    assert len(list(ratings.rate(outcomes))) == len(outcomes)
    return ratings


def test_no_player_is_rated_before_a_match() -> None:
    assert rated().ranking() == []
    assert rated().estimate("a") == RatingEstimate(INITIAL_RATING)


def test_a_match_moves_the_ratings_as_the_places_say() -> None:
    ratings = rated(outcome(1, {"a": 1, "b": 2, "c": 3, "d": 4}))
    assert ratings.ranking() == ["a", "b", "c", "d"]
    values = [ratings.estimate(person).value for person in "abcd"]
    assert values[0] > INITIAL_RATING > values[3]
    assert sum(values) == pytest.approx(4 * INITIAL_RATING)
    (movement,) = ratings.movements["b"]
    assert (movement.place, movement.before) == (2, RatingEstimate())
    assert movement.opponents == tuple((person, RatingEstimate()) for person in "acd")
    assert movement.after.deviation < movement.before.deviation


def test_figures_are_those_of_the_model_of_weng_and_lin() -> None:
    """Two players who know nothing of each other: the winner gets s^2/c * p, with c^2 = 2(s^2 + beta^2) and p a half."""
    ratings = rated(outcome(1, {"a": 1, "b": 2}))
    variance = 500.0**2 + 5.0**2
    step = variance / (2 * (variance + 250.0**2)) ** 0.5 / 2
    assert ratings.estimate("a").value == pytest.approx(INITIAL_RATING + step)
    assert ratings.estimate("b").value == pytest.approx(INITIAL_RATING - step)


def test_matches_are_rated_in_the_order_in_which_they_began() -> None:
    matches = [outcome(number, {"a": 1 + number % 2, "b": 2 - number % 2, "c": 3}) for number in range(1, 6)]
    assert rated(*matches).movements == rated(*reversed(matches)).movements


def test_a_player_at_two_seats_is_not_rated() -> None:
    twice = MatchOutcome(
        "m", "s", 1, "2026-11-05T20:00:00Z", date(2026, 11, 5), "x", (PlayerFinish("a", 1, Decimal(0)),) * 2
    )
    assert rated(twice).ranking() == []


@given(st.lists(st.permutations(PEOPLE).map(lambda order: order[:4]), max_size=12), st.integers(0, 23))
def test_every_movement_begins_where_the_one_before_ended(tables: list[list[str]], ties: int) -> None:
    matches = [
        outcome(at, {person: max(1, place - (ties + at) % 3) for place, person in enumerate(table, start=1)})
        for at, table in enumerate(tables)
    ]
    ratings = rated(*matches)
    for moved in ratings.movements.values():
        assert moved[0].before == RatingEstimate()
        assert all(one.after == other.before for one, other in pairwise(moved))
    assert ratings.ranking() == sorted(ratings.ranking(), key=lambda person: -ratings.estimate(person).value)
