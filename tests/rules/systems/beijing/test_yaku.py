# SPDX-License-Identifier: MIT
"""The yaku of the Beijing game: near misses, options and reasons."""

from typing import Any

import pytest

from tests.rules.systems.asking import Json
from tests.rules.systems.beijing.asking import scored, yaku

PLAIN = "123m456p45789s22z+6s[1p]"


def sets(got: Json, yaku_id: str) -> list[list[str]]:
    """Returns the pieces of the groups that show each yaku of that id."""
    items = got["wins"][0]["yaku"]
    return [[group["tiles"] for group in item["sets"]] for item in items if item["id"] == yaku_id]


@pytest.mark.parametrize(("tiles", "times"), [("1111m33p55p77s99s2z+2z[3s]", 1), ("111m33p55p77s99s2z4s+2z[3s]", 0)])
def test_four_equal_tiles_in_seven_pairs_are_haohua(tiles: str, times: int) -> None:
    got = scored(tiles)
    assert yaku(got).count("haohua") == times
    assert all(len(pairs) == 2 and pairs[0] == pairs[1] for pairs in sets(got, "haohua"))
    assert len({str(pairs) for pairs in sets(got, "haohua")}) == times


def test_four_wildcards_at_face_value_in_seven_pairs() -> None:
    tiles = "4444s11m33p55p77s2z+2z[3s]"
    assert yaku(scored(tiles, options={"hungang_points": 0})) == ["menqing", "meihun", "tiliu", "qidui", "haohua"]
    # Seven pairs under the higher count: 5 doublings against 20 points.
    assert scored(tiles, options={"fixed_hand_mode": "higher"})["wins"][0]["limit"] is None
    assert yaku(scored(tiles)) == ["hungang"]


def test_the_earlier_yaku_decides_between_equal_readings() -> None:
    won = scored("123444789m11p45s+6s[3m]")["wins"][0]
    assert won["rejected"][0]["han"] == won["han"]
    assert won["rejected"][0]["yaku"] == ["menqing", "tiliu", "long"]
    values = [candidate["han"] for candidate in won["rejected"]]
    assert values == sorted(values, reverse=True)


def test_an_answer_contains_its_reasons() -> None:
    got = scored("12456789m11p45s1z+6s[4z]", winner=0)
    won = got["wins"][0]
    assert won["formula"]["text"] == "2⁴ = 16"
    assert sets(got, "long") == [["123m", "456m", "789m"]]
    assert sets(got, "tiliu") == [[]]
    assert won["reading"]["wilds"] == [{"group": 0, "tile": "3m"}]
    catching = scored("6m123p456p789s33z1z+5m[4z]")
    assert sets(catching, "zhuowu") == [["456m"]]
    assert catching["wins"][0]["reading"]["wait"] == "kanchan"
    assert sets(scored("123m456s777s1z+9p[4z]", "daiminkan 5555p", situation=["rinshan"]), "gangkai") == [["5555p"]]
    assert sets(scored("123m456p45678s22z+9s[5s]"), "meihun") == [["456s"]]


def test_the_formula_shows_the_doubling_of_shanglou() -> None:
    double: dict[str, Any] = {"table": {"shanglou": True}, "options": {"shanglou_after_draw": "next_hand"}}
    assert scored(PLAIN, **double)["wins"][0]["formula"]["text"] == "2³ × 2 = 16"
    assert scored("2222m147p159s346z+8s[1m]", **double)["wins"][0]["formula"]["text"] == "20 × 2 = 40"
