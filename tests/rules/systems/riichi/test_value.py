# SPDX-License-Identifier: MIT
"""Examples, near misses and typed hands of Riichi (rules/riichi.md §4, §11, §14)."""

from typing import Any

import pytest

from mahjong_desk.interchange import read_event
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.systems.riichi import RULESET
from tests.rules.systems.riichi.asking import hand, ids, typed, value, won

PINFU = "234m567m45p11s678s+6p"
RIICHI = ["riichi"]


def test_a_real_yakuman_precedes_a_counted_one() -> None:
    got = won("222m444p777s999s5z+5z", situation=RIICHI, dora_indicators=["1m", "1m", "1m"])
    assert value(got) == (None, None, "yakuman", 8_000)
    assert ids(got) == ["suuankou_tanki"]
    assert (got["wins"][0]["yakuman"], got["wins"][0]["dora"]) == (1, 9)


def test_double_and_multiple_yakuman_add_up() -> None:
    tiles, melds = "4z+4z", "ankan 1111z ankan 2222z ankan 3333z ankan 5555z"
    assert value(won(tiles, melds))[3] == 4 * 8_000
    double = {"double_suuankou_tanki": True}
    assert value(won(tiles, melds, options=double))[3] == 5 * 8_000
    assert value(won(tiles, melds, options={**double, "multiple_yakuman": False}))[3] == 2 * 8_000


def test_a_hand_below_the_minimum_is_refused_with_its_han() -> None:
    got = won("234m567m46p11s678s+5p")
    assert got["error"]["code"] == "below_minimum"
    assert "0 han without dora" in got["error"]["message"]


def test_renhou_as_mangan_counts_alone_unless_beaten() -> None:
    options = {"renhou": "mangan"}
    alone = won(PINFU, situation=["renhou"], options=options, dora_indicators=["1m"])
    assert (value(alone), ids(alone)) == ((None, 5, "mangan", 2_000), ["renhou"])
    without = won("345m456m99m13m777m+2m", situation=["renhou"], options=options)
    assert value(without)[2] == "haneman"
    assert "renhou" not in ids(without)
    counted = won(PINFU, situation=["renhou"], options={"renhou": "five_han"}, dora_indicators=["1m"])
    assert value(counted) == (30, 7, "haneman", 3_000)


@pytest.mark.parametrize(
    ("options", "limit", "base"), [({}, "kazoe_yakuman", 8_000), ({"kazoe": "sanbaiman"}, "sanbaiman", 6_000)]
)
def test_thirteen_han_are_kazoe_yakuman_or_sanbaiman(options: dict[str, Any], limit: str, base: int) -> None:
    tiles = "345m456m99m13m777m+2m"
    got = won(tiles, situation=["double_riichi", "ippatsu"], dora_indicators=["6m", "1m"], options=options)
    assert value(got)[1:] == (13, limit, base)
    assert got["wins"][0]["yakuman"] == (limit == "kazoe_yakuman")


RULES = get_ruleset("riichi").bind({})


@pytest.mark.parametrize(
    ("fields", "drawn", "expected"),
    [
        ({"han": 3, "fu": 30}, False, (30, 3, None, 960)),
        ({"han": 2, "fu": 20}, True, (20, 2, None, 320)),
        ({"han": 2, "fu": 25}, False, (25, 2, None, 400)),
        ({"han": 4, "fu": 40}, False, (40, 4, "mangan", 2_000)),
        ({"han": 5}, False, (None, 5, "mangan", 2_000)),
        ({"han": 13, "fu": 30}, False, (30, 13, "kazoe_yakuman", 8_000)),
        ({"limit": "baiman"}, False, (None, None, "baiman", 4_000)),
        ({"limit": "yakuman", "times": 3}, False, (None, None, "yakuman", 24_000)),
    ],
)
def test_typed_values_have_their_base_points(fields: dict[str, Any], drawn: bool, expected: tuple[Any, ...]) -> None:
    assert value(typed(fields, drawn=drawn)) == expected


@pytest.mark.parametrize(
    ("fields", "drawn"),
    [
        ({"han": 0, "fu": 30}, False), ({"han": 101, "fu": 30}, False),
        ({"han": True, "fu": 30}, False), ({"han": 1, "fu": 20}, True),
        ({"han": 2, "fu": 25}, True), ({"han": 3, "fu": 35}, False),
        ({"han": 3, "fu": 150}, False), ({"limit": ["mangan"]}, False),
        ({"limit": "mangan", "times": 1}, False), ({"limit": "yakuman", "times": 7}, False),
        ({"limit": "mangan", "han": 5}, False), ({}, False),
    ],
)  # fmt: skip
def test_impossible_typed_values_are_refused(fields: dict[str, Any], drawn: bool) -> None:
    got = typed(fields, drawn=drawn)
    assert got["error"]["code"] == "bad_request"
    assert got["error"]["path"].startswith("event.wins[0].value")


@pytest.mark.parametrize("drawn", [True, False])
def test_every_ladder_value_wins_by_ron_and_self_draw(drawn: bool) -> None:
    for step in RULES.value_ladder:
        assert "deltas" in typed(dict(step), drawn=drawn)


IN_RIICHI: dict[str, Any] = {"situation": ["riichi"]}
"""Makes a hand without the tested yaku a win nevertheless."""


@pytest.mark.parametrize(
    ("tiles", "yaku"),
    [
        ("234m345p88s57p345s+6p", "iipeikou"),
        ("123m789p99s13s666s+2s", "chanta"),
        ("123m789p99s13s111z+2s", "junchan"),
        ("55z24m666z567p789s+3m", "shousangen"),
        ("345m456m99m13m333z+2m", "chinitsu"),
        ("345m456m99m13p333z+2p", "honitsu"),
        ("223344m667788p9s+9s", "iipeikou"),
        ("1133m2288p44799s+7s", "ryanpeikou"),
    ],
)
def test_near_misses_lack_the_yaku(tiles: str, yaku: str) -> None:
    assert yaku not in ids(won(tiles, **IN_RIICHI))


@pytest.mark.parametrize(
    ("tiles", "melds", "fields", "expected"),
    [
        ("222m444p888p79s33z+8s", "", IN_RIICHI, ["riichi", "sanankou"]),
        ("1199s+1s", "pon 111p pon 999m pon 444z", {}, ["toitoi", "honroutou"]),
        ("1199m1199p11s446z+6z", "", {}, ["chiitoitsu", "honroutou"]),
        ("1199m1199p11s44s6z+6z", "", {}, ["chiitoitsu"]),
        ("2233445566778s+8s", "", {}, ["pinfu", "tanyao", "ryanpeikou", "chinitsu"]),
    ],
)
def test_hands_have_exactly_their_yaku(tiles: str, melds: str, fields: dict[str, Any], expected: list[str]) -> None:
    assert ids(won(tiles, melds, **fields)) == expected


@pytest.mark.parametrize(
    ("tiles", "yakuman"), [("1112345678999m+1m", "junsei_chuuren"), ("1122335566774z+4z", "tsuuiisou")]
)
def test_the_stricter_yakuman_replaces_the_plain_one(tiles: str, yakuman: str) -> None:
    assert ids(won(tiles)) == [yakuman]


def test_all_green_may_need_the_green_dragon() -> None:
    tiles = "2222334466688s+8s"
    assert "ryuuiisou" in ids(won(tiles))
    assert "ryuuiisou" not in ids(won(tiles, options={"ryuuiisou_needs_green": True}))


def test_sankantsu_lists_its_kans() -> None:
    got = won("79s33z+8s", "ankan 2222m min 4444p min 8888p")
    sets = {item["id"]: [group["tiles"] for group in item["sets"]] for item in got["wins"][0]["yaku"]}
    assert sorted(sets["sankantsu"]) == ["2222m", "4444p", "8888p"]


def test_iipeikou_lists_only_its_two_sequences() -> None:
    rules = RULESET.compose(RULESET.bind({}).options)
    event = read_event(rules, {"type": "win", "from": 0, "wins": [{"winner": 1, "hand": hand("223344m777p99s78s+6s")}]})
    assert isinstance(event, Win)
    evaluation = rules.settle(rules.opening_table(), event).wins[0].evaluation
    sets = {item.id: [MAHJONG.format(group.kinds) for group in item.groups] for item in evaluation.yaku}
    assert sets["iipeikou"] == ["234m", "234m"]
