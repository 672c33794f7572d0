# SPDX-License-Identifier: MIT
from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.learn.drills.drill import Level
from mahjong_desk.learn.practice.rating import BEGIN, STRENGTHS, Rating

ratings = st.builds(Rating, st.floats(600, 2600), st.floats(50, 300), st.integers(0, 500))
levels = st.sampled_from(Level)


def test_a_game_of_glickmans_example_is_worked_out_as_he_does() -> None:
    # His first opponent, whose own deviation of 30 is left out here: 1500 ± 200 beats 1400.
    after = Rating(1500, 200).then(Level.EASY, right=True)
    assert STRENGTHS[Level.EASY] == 1300
    assert after.value == pytest.approx(1550, abs=15)
    assert after.deviation == pytest.approx(183, abs=6)


@given(rating=ratings, level=levels)
def test_right_raises_and_wrong_lowers_and_both_make_surer(rating: Rating, level: Level) -> None:
    better, worse = rating.then(level, right=True), rating.then(level, right=False)
    assert worse.value < rating.value < better.value
    assert better.deviation == worse.deviation <= rating.deviation
    assert better.answers == rating.answers + 1


@given(rating=ratings)
def test_what_was_not_expected_moves_more(rating: Rating) -> None:
    gains = [rating.then(level, right=True).value for level in Level]
    assert gains == sorted(gains)


@given(rating=ratings, days=st.integers(0, 1000))
def test_a_pause_makes_less_sure_and_changes_nothing_else(rating: Rating, days: int) -> None:
    later = rating.rested(days)
    assert later.value == rating.value
    assert rating.deviation <= later.deviation <= 300


@pytest.mark.parametrize("strength", [1250, 1500, 1800])
def test_many_answers_find_the_strength_of_who_gives_them(strength: float) -> None:
    chance, rating = random.Random(7), Rating()
    for _ in range(300):
        level = rating.level(list(Level))
        likely = 1 / (1 + 10 ** ((STRENGTHS[level] - strength) / 400))
        rating = rating.then(level, right=chance.random() < likely)
    assert rating.value == pytest.approx(strength, abs=110)


def test_the_level_grows_with_the_rating_and_is_one_that_there_is() -> None:
    chosen = [Rating(value, 60).level(list(Level)) for value in (1200, BEGIN, 1680, 2000)]
    assert chosen == sorted(chosen)
    assert set(chosen) == set(Level)
    assert Rating(2000, 60).level([Level.EASY, Level.MEDIUM]) is Level.MEDIUM
    assert Rating().level(list(Level)) is Level.EASY
