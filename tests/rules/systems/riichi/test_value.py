# SPDX-License-Identifier: MIT
"""The worked examples of the rules (rules/riichi.md §14), and choices between readings and limits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.systems.riichi.asking import ids, value, won

PINFU = "234m567m45p11s678s+6p"
RIICHI = ["riichi"]


@pytest.mark.parametrize(
    ("tiles", "melds", "fields", "found", "gain"),
    [
        (PINFU, "", {"situation": RIICHI}, (30, 2, None, 480), 2_000),
        (PINFU, "", {"situation": RIICHI, "drawn": True}, (20, 3, None, 640), 2_700),
        (
            PINFU,
            "",
            {"situation": RIICHI, "dora_indicators": ["1m"], "winner": 0, "giver": 2},
            (30, 3, None, 960),
            5_800,
        ),
        ("1133m2288p44799s+7s", "", {}, (25, 2, None, 400), 1_600),
        ("1133m2288p44799s+7s", "", {"drawn": True}, (25, 3, None, 800), 3_200),
        ("23467p66s+5p", "chi 678m chi 345s", {}, (30, 1, None, 240), 1_000),
        (
            "340m567p22s67s888s+5s",
            "",
            {"situation": ["riichi", "ippatsu"], "dora_indicators": ["1m"], "ura_indicators": ["4p"], "drawn": True},
            (30, 6, "haneman", 3_000),
            12_000,
        ),
        ("24m55z+3m", "ankan 1111m ankan 9999p min 2222s", {"winner": 2}, (100, 2, None, 1_600), 6_400),
        ("11z234m67s+8s", "pon 555z chi 123p", {"winner": 0, "giver": 3}, (30, 1, None, 240), 1_500),
    ],
)
def test_worked_examples(tiles: str, melds: str, fields: dict[str, Any], found: tuple[Any, ...], gain: int) -> None:
    got = won(tiles, melds, **fields)
    assert value(got) == found
    assert got["deltas"][fields.get("winner", 1)] == gain


def test_four_han_thirty_fu_is_raised_if_the_table_says_so() -> None:
    tiles = "234m55p67s345s678p+8s"
    usual = won(tiles, situation=RIICHI, dora_indicators=["7p"])
    raised = won(tiles, situation=RIICHI, dora_indicators=["7p"], options={"kiriage_mangan": True})
    assert (value(usual), usual["deltas"][1]) == ((30, 4, None, 1_920), 7_700)
    assert (value(raised), raised["deltas"][1]) == ((30, 4, "mangan", 2_000), 8_000)


def test_every_payment_is_rounded_by_itself() -> None:
    got = won(PINFU, situation=RIICHI, drawn=True)
    assert [(payment["from"], payment["points"]) for payment in got["payments"]] == [(0, 1_300), (2, 700), (3, 700)]


def test_a_real_yakuman_precedes_a_counted_one_without_dora() -> None:
    got = won("222m444p777s999s5z+5z", situation=RIICHI, dora_indicators=["1m", "1m", "1m"])
    assert value(got) == (None, None, "yakuman", 8_000)
    assert ids(got) == ["suuankou_tanki"]
    assert (got["wins"][0]["yakuman"], got["wins"][0]["dora"]) == (1, 9)


def test_doubles_and_several_yakuman_add_up() -> None:
    tiles, melds = "4z+4z", "ankan 1111z ankan 2222z ankan 3333z ankan 5555z"
    assert value(won(tiles, melds))[3] == 4 * 8_000
    double = {"double_suuankou_tanki": True}
    assert value(won(tiles, melds, options=double))[3] == 5 * 8_000
    assert value(won(tiles, melds, options={**double, "multiple_yakuman": False}))[3] == 2 * 8_000


def test_what_keeps_a_hand_from_winning_is_said_with_its_reason() -> None:
    got = won("234m567m46p11s678s+5p")
    assert got["error"]["code"] == "below_minimum"
    assert "0 han without dora" in got["error"]["message"]


def test_the_strict_hand_of_man_counts_alone_unless_beaten() -> None:
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
def test_thirteen_han_are_a_counted_yakuman_or_three_mangan(options: dict[str, Any], limit: str, base: int) -> None:
    tiles = "345m456m99m13m777m+2m"
    got = won(tiles, situation=["double_riichi", "ippatsu"], dora_indicators=["6m", "1m"], options=options)
    assert value(got)[1:] == (13, limit, base)
    assert got["wins"][0]["yakuman"] == (limit == "kazoe_yakuman")
