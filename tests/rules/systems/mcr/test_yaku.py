# SPDX-License-Identifier: MIT
"""Hands that have a fan, and near misses (rules/mcr.md §4)."""

import pytest

from mahjong_desk.rules.systems.mcr import RULESET
from tests.rules.systems.asking import Json
from tests.rules.systems.mcr.asking import scored, won


def fan_of(request: Json) -> list[str]:
    return [item["id"] for item in scored({**request, "options": {"minimum": 0}})["wins"][0]["yaku"]]


def test_the_table_has_82_fan_in_order_of_value() -> None:
    assert len(RULESET.yaku) == 82
    values = [
        yaku.value_for(closed=True) or yaku.value_for(closed=False)
        for yaku in RULESET.yaku
        if yaku.id != "concealed_and_melded_kong"
    ]
    assert values == sorted(values, reverse=True)


def test_a_fan_excludes_only_fan_below_it_in_the_table() -> None:
    ids = [yaku.id for yaku in RULESET.yaku]
    for index, yaku in enumerate(RULESET.yaku):
        assert all(ids.index(excluded) > index for excluded in yaku.excludes), yaku.id


NEAR_MISSES = (
    # A fan, a hand that has it, and a near miss.
    ("big_three_winds", won("444z45m99p+6m", "pon 111z pon 333z"), won("44z456m99p+4z", "pon 111z pon 222s")),
    ("all_green", won("33888s66z+6z", "chi 234s pon 666s"), won("33888s55z+5z", "chi 234s pon 666s")),
    ("nine_gates", won("1112345678999m+5m"), won("1112345567899m+9m")),
    ("seven_shifted_pairs", won("2233445566778m+8m"), won("1122334455668m+8m")),
    ("all_even_pungs", won("222s888m4p+4p", "pon 666m pon 444s"), won("222s888m5p+5p", "pon 666m pon 444s")),
    ("full_flush", won("234m88m55m+5m", "chi 123m pon 999m"), won("234m88m55z+5z", "chi 123m pon 999m")),
    ("upper_tiles", won("789p77s99m+9m", "chi 789m pon 888s"), won("678p77s99m+9m", "chi 789m pon 888s")),
    ("pure_straight", won("78m345p11z+9m", "chi 123m chi 456m"), won("78p345p11z+9p", "chi 123m chi 456m")),
    ("all_fives", won("345p55m67s+5s", "chi 456m chi 345s"), won("345p44m67s+5s", "chi 456m chi 345s")),
    ("knitted_straight", won("147m25p369s34567z+8p"), won("147m25p369s34567z+1z")),
    ("reversible_tiles", won("456s88s55z+5z", "chi 123p chi 345p"), won("456s88s66z+6z", "chi 123p chi 345p")),
    ("mixed_shifted_chows", won("67s123m11z+5s", "chi 345m chi 456p"), won("67s123m11z+8s", "chi 345m chi 456p")),
    (
        "melded_hand",
        won("5z+5z", "chi 123m chi 456p pon 999s pon 222m"),
        won("5z+5z", "chi 123m chi 456p pon 999s ankan 8888m"),
    ),
    ("two_dragon_pungs", won("123m45p99s+6p", "pon 555z pon 666z"), won("77z123m45p+6p", "pon 555z pon 666z")),
    ("concealed_hand", won("123m678p34s88s999p+5s"), won("123m678p34s88s+5s", "pon 999p")),
    ("all_chows", won("789s23s55p+4s", "chi 123m chi 456p"), won("789s23s55z+4s", "chi 123m chi 456p")),
    ("tile_hog", won("55567p99m+5p", "chi 123m pon 222s"), won("678p99m67p+8p", "chi 123m ankan 5555p")),
    ("two_concealed_pungs", won("222m777p5z+5z", "chi 123s chi 678s"), won("222m77p55z+7p", "chi 123s chi 678s")),
    ("short_straight", won("456m789s8p+8p", "chi 123m pon 444p"), won("345m789s8p+8p", "chi 123m pon 444p")),
    ("edge_wait", won("456p12s88s+3s", "chi 123m pon 777m"), won("456p23s88s+1s", "chi 123m pon 777m")),
    ("closed_wait", won("456p24s88s+3s", "chi 123m pon 777m"), won("456p2344s+4s", "chi 123m pon 777m")),
    ("single_wait", won("456p234s8m+8m", "chi 123m pon 777m"), won("456p2345s+5s", "chi 123m pon 777m")),
    ("last_tile", won("67m678s66z+8m", "chi 123p pon 888m"), won("67m678s88m+8m", "chi 123p pon 666z")),
)


@pytest.mark.parametrize(("fan_id", "has", "nearly"), NEAR_MISSES, ids=[fan_id for fan_id, _, _ in NEAR_MISSES])
def test_near_misses_do_not_have_the_fan(fan_id: str, has: Json, nearly: Json) -> None:
    assert fan_id in fan_of(has)
    assert fan_id not in fan_of(nearly)


def test_big_three_winds_excludes_the_pungs_of_honors() -> None:
    assert "pung_of_terminals_or_honors" not in fan_of(won("444z45m99p+6m", "pon 111z pon 333z"))


def test_shifts_by_two_count_only_within_one_suit() -> None:
    assert "pure_shifted_chows" in fan_of(won("56m123p11z+7m", "chi 123m chi 345m"))
    assert "mixed_shifted_chows" not in fan_of(won("56s123p11z+7s", "chi 123m chi 345p"))


def test_honors_make_no_shifted_or_double_pungs() -> None:
    fan = fan_of(won("111m9p+9p", "pon 222z pon 333z pon 444z"))
    assert not {"double_pung", "pure_shifted_pungs", "mixed_shifted_pungs"} & set(fan)
