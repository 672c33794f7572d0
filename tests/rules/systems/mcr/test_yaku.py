# SPDX-License-Identifier: MIT
"""The table of fan, and near misses (rules/mcr.md §4)."""

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


@pytest.mark.parametrize(
    ("fan_id", "request_"),
    [
        ("big_three_winds", won("44z456m99p+4z", "pon 111z pon 222s")),
        ("all_green", won("33888s55z+5z", "chi 234s pon 666s")),
        ("pure_straight", won("78p345p11z+9p", "chi 123m chi 456m")),
        ("all_fives", won("345p44m67s+5s", "chi 456m chi 345s")),
        ("knitted_straight", won("147m25p369s34567z+1z")),
        ("reversible_tiles", won("456s88s66z+6z", "chi 123p chi 345p")),
        ("two_dragon_pungs", won("77z123m45p+6p", "pon 555z pon 666z")),
        ("tile_hog", won("678p99m67p+8p", "chi 123m ankan 5555p")),
        ("edge_wait", won("456p23s88s+1s", "chi 123m pon 777m")),
        ("closed_wait", won("456p2344s+4s", "chi 123m pon 777m")),
        ("single_wait", won("456p2345s+5s", "chi 123m pon 777m")),
        ("last_tile", won("67m678s88m+8m", "chi 123p pon 666z")),
    ],
)
def test_near_misses_do_not_have_the_fan(fan_id: str, request_: Json) -> None:
    assert fan_id not in fan_of(request_)


def test_shifts_by_two_count_only_within_one_suit() -> None:
    assert "pure_shifted_chows" in fan_of(won("56m123p11z+7m", "chi 123m chi 345m"))
    assert "mixed_shifted_chows" not in fan_of(won("56s123p11z+7s", "chi 123m chi 345p"))


def test_honors_make_no_shifted_or_double_pungs() -> None:
    fan = fan_of(won("111m9p+9p", "pon 222z pon 333z pon 444z"))
    assert not {"double_pung", "pure_shifted_pungs", "mixed_shifted_pungs"} & set(fan)
