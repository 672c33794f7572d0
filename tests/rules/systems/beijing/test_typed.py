# SPDX-License-Identifier: MIT
"""Values that the table counted itself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.systems.beijing.asking import place_of, score, typed, yaku


@pytest.mark.parametrize(
    ("winner", "giver", "value", "deltas"),
    [
        (1, None, {"doublings": 3}, [-16, 32, -8, -8]),
        (0, None, {"doublings": 3}, [48, -16, -16, -16]),
        (1, 0, {"doublings": 0}, [-4, 6, -1, -1]),
        # 4 from the dealer, 2, and 4 from the discarder; kans 6 from the dealer, 3 from the others.
        (1, 3, {"doublings": 1, "kan_points": 3}, [-10, 22, -5, -7]),
        (1, None, {"points": 20}, [-20, 60, -20, -20]),
        (0, 2, {"points": 20, "kan_points": 2}, [72, -24, -24, -24]),
        (1, 3, {"doublings": 3, "chankan": True}, [-16, 32, -8, -8]),
        (1, 3, {"doublings": 3, "chankan": False}, [-16, 40, -8, -16]),
        (1, None, {"doublings": 3, "chankan": False}, [-16, 32, -8, -8]),
    ],
)
def test_what_is_paid(winner: int, giver: int | None, value: dict[str, Any], deltas: list[int]) -> None:
    assert score(typed(winner, giver, **value))["deltas"] == deltas


def test_what_is_answered() -> None:
    dealer = score(typed(0, None, doublings=20, kan_points=4))
    assert yaku(dealer) == ["zhuangjia"]
    won = dealer["wins"][0]
    assert (won["han"], won["base"], won["limit"], won["kan_points"]) == (21, 2**21, None, 4)
    fixed = score(typed(0, None, points=15))["wins"][0]
    assert (fixed["yaku"], fixed["han"], fixed["base"], fixed["limit"]) == ([], 0, 15, "fixed")


def test_a_typed_value_counts_double_under_shanglou() -> None:
    table, option = {"shanglou": True}, {"shanglou_after_draw": "next_hand"}
    got = score(typed(1, None, doublings=1, kan_points=1), table, **option)
    assert got["deltas"] == [-12, 24, -6, -6]
    assert (got["wins"][0]["base"], got["wins"][0]["kan_points"], got["wins"][0]["multiplier"]) == (4, 1, 2)
    assert score(typed(1, None, points=3), table, **option)["deltas"] == [-6, 18, -6, -6]


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"kan_points": 2},
        {"doublings": 1, "points": 1},
        {"doublings": 21},
        {"doublings": -1},
        {"doublings": True},
        {"doublings": "3"},
        {"doublings": 1.0},
        {"points": 100_001},
        {"points": -1},
        {"points": None},
        {"doublings": 1, "kan_points": 1001},
        {"doublings": 1, "kan_points": False},
        {"doublings": 1, "chankan": 1},
        {"doublings": 1, "chankan": None},
        {"doublings": 1, "chankan": True},
        {"doublings": 1, "han": 1},
    ],
)
def test_values_that_cannot_be(value: dict[str, Any]) -> None:
    code, path = place_of(score(typed(1, None, **value)))
    assert code == "bad_request"
    assert path.startswith("event.wins[0].value")


def test_the_rules_of_winning_are_the_table_s_own_business() -> None:
    assert score(typed(1, 3, doublings=1), duanmen=True)["ok"]
