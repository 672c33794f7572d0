# SPDX-License-Identifier: MIT
"""Hands that nearly have a yaku, and yaku that exclude each other (rules/riichi.md §4)."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_desk.interchange import read_event
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.systems.riichi import RULESET
from tests.rules.systems.riichi.asking import hand, ids, won

RIICHI: dict[str, Any] = {"situation": ["riichi"]}
"""So that a hand that lacks the yaku is a win all the same."""


@pytest.mark.parametrize(
    ("tiles", "melds", "yaku"),
    [
        ("234m567m46p11s678s+5p", "", "pinfu"),
        ("234m567m45p66z678s+6p", "", "pinfu"),
        ("234m567m45p22z678s+6p", "", "pinfu"),
        ("234m345p88s57p345s+6p", "", "iipeikou"),
        ("234m678m88s57p789s+6p", "", "tanyao"),
        ("234m234p345s77m79s+8s", "", "sanshoku_doujun"),
        ("123456m789p33p79s+8s", "", "ittsuu"),
        ("123m789p99s13s666s+2s", "", "chanta"),
        ("123m789p99s13s111z+2s", "", "junchan"),
        ("222m444p88p789s33z+8p", "", "sanankou"),
        ("55z24m666z567p789s+3m", "", "shousangen"),
        ("345m456m99m13m333z+2m", "", "chinitsu"),
        ("345m456m99m13p333z+2p", "", "honitsu"),
        ("223344m667788p9s+9s", "", "iipeikou"),
        ("1133m2288p44799s+7s", "", "ryanpeikou"),
    ],
)
def test_near_misses(tiles: str, melds: str, yaku: str) -> None:
    assert yaku not in ids(won(tiles, melds, **RIICHI))


@pytest.mark.parametrize(
    ("tiles", "melds", "fields", "found"),
    [
        ("222m444p888p79s33z+8s", "", RIICHI, ["riichi", "sanankou"]),
        ("1199s+1s", "pon 111p pon 999m pon 444z", {}, ["toitoi", "honroutou"]),
        ("1199m1199p11s446z+6z", "", {}, ["chiitoitsu", "honroutou"]),
        ("1199m1199p11s44s6z+6z", "", {}, ["chiitoitsu"]),
        ("2233445566778s+8s", "", {}, ["pinfu", "tanyao", "ryanpeikou", "chinitsu"]),
    ],
)
def test_what_stands_together(tiles: str, melds: str, fields: dict[str, Any], found: list[str]) -> None:
    assert ids(won(tiles, melds, **fields)) == found


@pytest.mark.parametrize(
    ("tiles", "melds", "fields", "yakuman"),
    [
        ("222m444p777s99s55z+5z", "", {"drawn": True}, "suuankou"),
        ("222m444p777s999s5z+5z", "", {}, "suuankou_tanki"),
        ("119m19p19s123456z+7z", "", {}, "kokushi"),
        ("19m19p19s1234567z+9p", "", {}, "kokushi_13"),
        ("1112345677899m+9m", "", {}, "chuuren"),
        ("1112345678999m+5m", "", {}, "junsei_chuuren"),
        ("1112345678999m+1m", "", {}, "junsei_chuuren"),
        ("22334488s66s+6s", "pon 666z", {}, "ryuuiisou"),
        ("1122335566774z+4z", "", {}, "tsuuiisou"),
    ],
)
def test_the_stricter_yakuman_stands_instead_of_the_plain_one(
    tiles: str, melds: str, fields: dict[str, Any], yakuman: str
) -> None:
    assert ids(won(tiles, melds, **fields)) == [yakuman]


def test_a_discard_on_two_pairs_leaves_three_concealed_triplets() -> None:
    assert ids(won("222m444p777s99s55z+5z")) == ["yakuhai_white", "toitoi", "sanankou"]


def test_all_green_may_need_its_dragon() -> None:
    tiles = "2222334466688s+8s"
    assert "ryuuiisou" in ids(won(tiles))
    assert "ryuuiisou" not in ids(won(tiles, options={"ryuuiisou_needs_green": True}))


def test_iipeikou_rests_on_both_sequences_only() -> None:
    rules = RULESET.compose(RULESET.bind({}).options)
    concealed = hand("223344m777p99s78s+6s")
    event = read_event(rules, {"type": "win", "from": 0, "wins": [{"winner": 1, "hand": concealed}]})
    assert isinstance(event, Win)
    evaluation = rules.settle(rules.opening_table(), event).wins[0].evaluation
    assert evaluation is not None
    sets = {item.id: [MAHJONG.format(group.kinds) for group in item.groups] for item in evaluation.yaku}
    assert sets["iipeikou"] == ["234m", "234m"]
