# SPDX-License-Identifier: MIT
"""The yaku of the Beijing game: near misses, effects of options, and the reasons in an answer."""

from typing import Any

import pytest

from tests.rules.systems.asking import Json
from tests.rules.systems.beijing.asking import scored, yaku

PLAIN = "123m456p45789s22z+6s[1p]"


def sets(got: Json, yaku_id: str) -> list[list[str]]:
    """Returns the pieces of the groups that show each yaku of that id."""
    items = got["wins"][0]["yaku"]
    return [[group["tiles"] for group in item["sets"]] for item in items if item["id"] == yaku_id]


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ("46m123p456p789s33z+5m[1s]", True),
        ("46m123p456p789s33z+1z[4z]", False),  # the winning tile is a wildcard
        ("46m123p456p789s33z+5m[4m]", True),  # the wildcard as itself
        ("5m6m123p456p789s33z+5m[4m]", True),  # another 5m stands for 4m
        ("67m123p456p789s33z+5m[1s]", False),
        ("46p123m456m789s33z+5p[1s]", False),
        ("5m11p33p55s77s99s22z+5m[1s]", True),
        ("5m11p33p55s77s99s22z+1z[4z]", False),  # seven pairs, won with a wildcard
        ("1z11p33p55s77s99s22z+5m[4z]", False),  # seven pairs, five paired with a wildcard
    ],
)
def test_zhuowu_catches_a_natural_five(tiles: str, expected: bool) -> None:
    assert ("zhuowu" in yaku(scored(tiles))) is expected


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
    got = scored(tiles, options={"fixed_hand_mode": "higher"})
    assert got["wins"][0]["limit"] is None
    assert yaku(scored(tiles)) == ["hungang"]


@pytest.mark.parametrize(
    ("tiles", "options", "expected"),
    [
        ("1234456789m11p5s+6s[3m]", {"benhunlong": True, "doublings_meihun": 0}, None),
        ("123456m456777s1z+1z[4z]", {"hunyou_meihun": True}, "meihun"),  # a pair of two at face value
        (PLAIN, {"benhunlong": True, "hunyou_meihun": True}, "meihun"),
    ],
)
def test_options_decide_which_hands_have_no_wildcards(
    tiles: str, options: dict[str, Any], expected: str | None
) -> None:
    named = [name for name in yaku(scored(tiles, options=options)) if name in ("meihun", "benhunlong", "hunyou")]
    assert named == ([expected] if expected else [])


@pytest.mark.parametrize(
    ("tiles", "melds", "option", "expected"),
    [
        ("111234555789m2m+9m[1m]", "", {"doublings_qingyise": 2, "qingyise_wilds": "same_suit"}, True),
        ("111234555789m9m+9m[4z]", "", {"doublings_qingyise": 2, "qingyise_wilds": "same_suit"}, True),
        ("111234555m9m+9m[4z]", "ankan 777m1z", {"doublings_qingyise": 1}, True),
        ("111234555m9m+9m[4z]", "ankan 777m1z", {"doublings_qingyise": 1, "qingyise_wilds": "same_suit"}, False),
        ("111234555m9m+9m[4z]", "ankan 7777p", {"doublings_qingyise": 1}, False),
        ("1112223334447z+7z[1m]", "", {"doublings_qingyise": 1}, False),
        ("1122334455667m+7m[1p]", "", {"doublings_qingyise": 1, "doublings_qidui": 3}, True),
    ],
)
def test_qingyise_needs_one_suit(tiles: str, melds: str, option: dict[str, Any], expected: bool) -> None:
    assert ("qingyise" in yaku(scored(tiles, melds, options=option))) is expected


@pytest.mark.parametrize(
    ("tiles", "melds", "expected"),
    [
        ("222p555s33z11s+1s[4z]", "chi 123m", False),
        ("1122p5566s33z779m+9m[4z]", "", False),
        ("22p555s33z11s1z+1s[4z]", "pon 999m", True),
    ],
)
def test_duiduihu_needs_only_triplets(tiles: str, melds: str, expected: bool) -> None:
    assert ("duiduihu" in yaku(scored(tiles, melds, options={"doublings_duiduihu": 1}))) is expected


def test_dadiao_needs_four_melds() -> None:
    option = {"doublings_dadiao": 1}
    assert "dadiao" in yaku(scored("5s+5s[4z]", "ankan 1111m ankan 9999m ankan 2222p ankan 3333p", options=option))
    assert "dadiao" not in yaku(scored("5s123m+5s[4z]", "pon 111m pon 999m pon 222p", options=option))


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ("12345678m1z11p45s+6s[4z]", True),
        ("123456m789p1456s+1s[4z]", False),
        ("112233456789m1p+1p[4z]", True),
        ("12334567899m22z+9m[1p]", False),
    ],
)
def test_a_dragon_is_a_straight_of_one_suit(tiles: str, expected: bool) -> None:
    assert ("long" in yaku(scored(tiles))) is expected


def test_an_option_sets_the_value_of_a_dragon() -> None:
    # At face value the wildcards 444m are meihun; as 456m they make a dragon.
    tiles = "123444789m11p45s+6s[3m]"
    assert yaku(scored(tiles)) == ["menqing", "meihun", "tiliu"]
    assert yaku(scored(tiles, options={"doublings_long": 2})) == ["menqing", "tiliu", "long"]


def test_the_earlier_yaku_decides_between_equal_readings() -> None:
    got = scored("123444789m11p45s+6s[3m]")
    won = got["wins"][0]
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
    kan = scored("123m456s777s1z+9p[4z]", "daiminkan 5555p", situation=["rinshan"])
    assert sets(kan, "gangkai") == [["5555p"]]
    face = scored("123m456p45678s22z+9s[5s]")
    assert sets(face, "meihun") == [["456s"]]


def test_the_formula_shows_the_doubling_of_shanglou() -> None:
    double: dict[str, Any] = {"table": {"shanglou": True}, "options": {"shanglou_after_draw": "next_hand"}}
    assert scored(PLAIN, **double)["wins"][0]["formula"]["text"] == "2³ × 2 = 16"
    assert scored("2222m147p159s346z+8s[1m]", **double)["wins"][0]["formula"]["text"] == "20 × 2 = 40"
