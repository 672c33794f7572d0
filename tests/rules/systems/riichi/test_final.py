# SPDX-License-Identifier: MIT
"""The final result: uma, oka, shared places, rounding, and what a foul costs there (rules/riichi.md §10)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.systems.riichi.asking import Json, played

END = {"type": "end"}


def moved(*scores: int) -> Json:
    """Returns the correction that leaves everybody with so many points."""
    return {"type": "adjust", "deltas": [score - 25_000 for score in scores], "house": True}


def final(*events: Json, **options: Any) -> Json:
    got = played(*events, END, **options)
    assert got["ok"], got
    found: Json = got["final"]
    return found


def test_the_first_takes_uma_and_oka() -> None:
    found = final(moved(30_000, 20_100, 25_900, 24_000))
    assert found["results"] == [40_000, -29_900, 5_900, -16_000]
    assert (found["ranks"], found["house"], found["label"]) == ([1, 4, 2, 3], 0, None)


def test_who_shares_a_place_shares_what_it_brings() -> None:
    uma = {"uma_first": 30, "uma_second": 10, "uma_third": -10}
    found = final(moved(23_500, 26_500, 26_500, 23_500), ties="split", **uma)
    assert found["results"] == [-26_500, 26_500, 26_500, -26_500]
    assert found["ranks"] == [3, 1, 1, 3]


def test_stakes_left_over_go_to_the_first_or_are_lost() -> None:
    stakes = {"type": "riichi", "player": 3}
    assert final(stakes)["scores"] == [26_000, 25_000, 25_000, 24_000]
    lost = final(stakes, leftover_deposit="lost")
    assert (lost["scores"], lost["house"]) == ([25_000, 25_000, 25_000, 24_000], 1_000)
    assert final(stakes, ties="split")["scores"] == [25_400, 25_300, 25_300, 24_000]


@pytest.mark.parametrize(
    ("rounding", "counted"),
    [
        ("none", (31_500, 25_600)),
        ("five_down", (32_000, 26_000)),
        ("half_up", (31_000, 26_000)),
        ("down", (33_000, 25_000)),
    ],
)
def test_results_are_rounded_and_the_first_keeps_the_sum(rounding: str, counted: tuple[int, int]) -> None:
    found = final(moved(31_500, 25_600, 23_500, 19_400), result_rounding=rounding)
    assert found["scores"] == [31_500, 25_600, 23_500, 19_400]
    assert found["results"][0] == counted[0] - 30_000 + 20_000 + 20_000
    assert found["results"][1] == counted[1] - 30_000 + 10_000
    assert sum(found["results"]) == 0


def test_a_foul_may_cost_the_result_alone() -> None:
    options = {"chombo_payment": "result", "return_points": 25_000}
    got = played({"type": "chombo", "player": 2}, END, **options)
    assert got["hands"][0]["side_results"] == [0, 0, -20_000, 0]
    assert got["hands"][0]["scores"] == [25_000] * 4
    assert (got["final"]["results"], got["final"]["house"]) == ([20_000, 10_000, -30_000, -20_000], 20_000)


@given(
    scores=st.lists(st.integers(-200, 900), min_size=3, max_size=3),
    rounding=st.sampled_from(["none", "five_down", "half_up", "down"]),
    ties=st.sampled_from(["seat", "split"]),
)
def test_results_make_zero_whatever_is_rounded_or_shared(scores: list[int], rounding: str, ties: str) -> None:
    three = [100 * score for score in scores]
    found = final(moved(*three, 100_000 - sum(three)), result_rounding=rounding, ties=ties, bust="off")
    assert sum(found["results"]) == -found["house"] == 0
