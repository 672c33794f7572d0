# SPDX-License-Identifier: MIT
"""Values of Boo mahjong hands (rules/boo.md §4, §5, §14)."""

from typing import Any

import pytest
from hypothesis import given

from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.table import Table
from tests.rules.systems.asking import Json, ask_waits, melds_of, refused
from tests.rules.systems.boo.asking import DRAGONS, boo_wins, ids, rules_for, score, win, won

SAFE_SCORES = (3500, 1000, 1500, 2000)
"""Scores at which a mangan from seat 0 does not end the match."""


def mangan_of(tiles: str, melds: str = "", **extra_fields: Any) -> Json:
    """Returns the winner's part of a win that does not end the match."""
    return won(win(tiles, melds, discarder=0, **extra_fields), SAFE_SCORES)


@pytest.mark.parametrize(
    ("tiles", "melds", "discarder", "yaku"),
    [
        ("123m456p789s99m23s+1s", "", None, ["menzen_tsumo"]),  # pinfu is never self-drawn
        ("123m456p789s99m12s+3s", "", 3, []),  # an edge wait
        ("456p789s99m23s+1s", "ankan 2222m", 3, []),  # a kan
        ("123m456p789s11z23s+1s", "", 3, []),  # the round wind
        ("123m406p789s44z23s+1s", "", 3, ["pinfu", "aka_five"]),  # a guest wind
        ("123m46p789s05p23s1s+0p", "", 3, ["aka_five", "aka_five"]),  # a pair of fives, closed wait
        ("345m88s34m+5m", "chi 567p@0 pon 222s@3", 3, ["tanyao"]),
        ("2233m4455p6677s8s+8s", "", 3, ["tanyao", "chiitoitsu"]),
        ("123456m12333p99s+3p", "", 3, []),  # no straight over two suits
        ("123m456m789m11p99s+1p", "", 3, ["ittsuu"]),
        ("111m444p77s88s234s+7s", "", 3, []),  # the third triplet came from the discard
        ("111m444p77788s23s+1s", "", 3, ["sanankou"]),
    ],
)
def test_hands_have_exactly_their_yaku(tiles: str, melds: str, discarder: int | None, yaku: list[str]) -> None:
    assert ids(won(win(tiles, melds, discarder=discarder))) == yaku


@pytest.mark.parametrize(
    ("tiles", "melds", "yaku"),
    [
        ("1199m2244m6688m7m+7m", "", ["chiitoitsu", "chinitsu"]),
        ("1199m2244m66m11z3z+3z", "", ["chiitoitsu", "honitsu"]),
        ("1122334455667z+7z", "", ["tsuuiisou"]),  # honours as seven pairs
        ("1144z+4z", "pon 222z@3 pon 333z@0 pon 555z@0", ["suushiihou", "tsuuiisou"]),
        ("23m44z+1m", "pon 111z@3 pon 222z@0 pon 333z@0", ["suushiihou"]),
        ("1112345678999m+5m", "", ["chuuren"]),
        ("19m19p19s1234567z+1z", "", ["kokushi"]),
        ("111m444p777s888s9s+9s", "", ["suuankou"]),  # a single wait from a discard
    ],
)
def test_big_hands_are_worth_a_mangan(tiles: str, melds: str, yaku: list[str]) -> None:
    got = mangan_of(tiles, melds)
    assert (ids(got), got["base"]) == (yaku, 500)


def test_nine_gates_allow_no_concealed_kan() -> None:
    assert ids(mangan_of("2345678999m+8m", "ankan 1111m")) == ["chinitsu"]


def test_limit_yaku_have_no_fu_and_no_han() -> None:
    got = mangan_of("99m23m+1m", DRAGONS)
    assert [(item["id"], item["value"]) for item in got["yaku"]] == [("daisangen", 5)]
    assert (got["fu"], got["han"], got["limit"], got["ba_han"], got["fu_items"]) == (None, None, "yakuman", None, [])


def test_four_equal_tiles_are_not_two_pairs() -> None:
    assert refused(score(win("1133m2288p99444s+4s"))) == ("not_a_win", None)


def test_seven_pairs_beat_their_reading_as_sequences() -> None:
    got = won(win("22334m556677p88s+4m"))
    assert (ids(got), got["fu"], got["han"], got["base"]) == (["tanyao", "chiitoitsu"], 25, 4, 400)
    assert got["fu_items"] == [{"id": "chiitoitsu", "value": 25, "set": None}]
    rows = got["rejected"][0]
    assert (rows["reading"]["form"], rows["yaku"], rows["base"]) == ("regular", ["pinfu", "tanyao"], 240)


@pytest.mark.parametrize("value", [2, 4])
def test_an_option_sets_the_fu_of_a_double_wind_pair(value: int) -> None:
    items = won(win("123m456p789s11z13s+2s", by=0), options={"double_wind_pair_fu": value})["fu_items"]
    assert {"pair_double_wind": value}.items() <= {item["id"]: item["value"] for item in items}.items()


@pytest.mark.parametrize(
    ("indicator", "dora"), [("3m", 1), ("9s", 0), ("4p", 1), ("0p", 1), ("9m", 0), ("4z", 0), ("1z", 2), ("7z", 0)]
)
def test_dora_is_the_kind_after_the_indicator(indicator: str, dora: int) -> None:
    assert won(win("234m406p678s22z88m+8m", dora_indicators=[indicator]))["dora"] == dora


def test_a_red_five_lists_the_set_that_contains_it() -> None:
    got = won(win("34067p66s+5p", "chi 123s@0 pon 999m@3"))
    assert ids(got) == ["aka_five"]
    assert got["yaku"][0]["sets"][0]["tiles"] in ("345p", "567p")
    melded = won(win("789s33m46m+5m", "chi 406p@0 chi 123s@0"))
    assert melded["yaku"][0]["sets"] == [{"shape": "sequence", "tiles": "456p", "exposed": True}]


@given(boo_wins())
def test_the_answer_is_the_best_reading(drawn: tuple[Table, Win]) -> None:
    at, event = drawn
    won_hand = rules_for(event).settle(at, event).wins[0].evaluation
    for candidate in won_hand.rejected_readings:
        assert candidate.base <= won_hand.base
        if candidate.base == won_hand.base and won_hand.han is not None and candidate.han is not None:
            assert candidate.han <= won_hand.han
    if won_hand.limit != "yakuman":
        assert won_hand.han == 1 + sum(item.value for item in won_hand.yaku)
        assert sum(item.value for item in won_hand.fu_items) == won_hand.fu
        assert won_hand.base == min(500, (won_hand.fu or 0) << (won_hand.han or 0))


@pytest.mark.parametrize(
    ("plain", "red"),
    [("34567p66s123m789s+8p", "34067p66s123m789s+8p"), ("34p666s123789m99s+5p", "34p666s123789m99s+0p")],
)
def test_a_red_five_is_worth_one_han_and_no_payment(plain: str, red: str) -> None:
    bare, painted = score(win(plain)), score(win(red))
    assert painted["wins"][0]["base"] == 2 * bare["wins"][0]["base"]
    assert {payment["for"] for payment in painted["payments"]} == {"win"}


def waits(concealed: str, melds: str = "", options: Json | None = None, **hand: Any) -> Json:
    return ask_waits("boo", {"concealed": concealed, "melds": melds_of(melds), **hand}, options=options or {})


def left(got: Json) -> list[tuple[str, int]]:
    """Returns each waited piece with how many are left."""
    assert got["ok"], got
    return [(wait["tile"], wait["left"]) for wait in got["waits"]]


@pytest.mark.parametrize(
    ("concealed", "melds", "red", "expected"),
    [
        ("123m46p789s99m123s", "", 1, [("5p", 3), ("0p", 1)]),
        ("34p055p789s99m123s", "", 2, [("9m", 2), ("2p", 4), ("0p", 1)]),
        ("123m789s99m46p", "pon 550p@0", 2, [("0p", 1)]),
        ("1133m2288p4799s4s", "", 2, [("7s", 3)]),
        ("19m19p19s1234566z", "", 2, [("7z", 4)]),
        ("2233m4455p6677s8s", "", 2, [("8s", 3)]),
        ("1111m222333p44s5z", "", 2, []),
    ],
)
def test_waits_tell_red_from_plain_fives(concealed: str, melds: str, red: int, expected: list[tuple[str, int]]) -> None:
    assert left(waits(concealed, melds, {"red_fives": red})) == expected


def test_the_indicator_does_not_reduce_copies_left() -> None:
    assert left(waits("123m456p789s99m23s", dora_indicators=["1s"])) == [("1s", 4), ("4s", 4)]
    assert left(waits("123m456p789s111s4z", "", dora_indicators=["4z"]))[-1] == ("4z", 3)


def test_a_wait_with_all_copies_visible_is_refused() -> None:
    assert ("1s", 2) in left(waits("123m456p123s999s1s", dora_indicators=["1s"]))
    full = waits("123m456p11123s99s", dora_indicators=["1s"])
    row = next(wait for wait in full["waits"] if wait["tile"] == "1s")
    assert row["left"] == 1
    assert row["ron"] == row["tsumo"] == {"refused": "bad_count"}


def test_a_wait_reports_the_warnings_of_its_win() -> None:
    row = waits("2233445567789m", options={"enforce_restrictions": "warn"})["waits"][0]
    assert row["ron"]["warnings"] == ["maru_c"]
    assert "warnings" not in row["tsumo"]


def test_a_situation_refuses_the_other_way_to_win() -> None:
    row = waits("123m456p789s99m23s", situation=["haitei"])["waits"][0]
    assert row["ron"] == {"refused": "bad_request"}
    assert [item["id"] for item in row["tsumo"]["yaku"]] == ["menzen_tsumo", "haitei"]


@pytest.mark.parametrize(
    ("concealed", "melds", "hand", "code"),
    [
        ("123m456p789s99m23s", "", {"winning_tile": "1s"}, "bad_request"),
        ("123m456p789s99m23s", "", {"situation": ["houtei"]}, "bad_request"),
        ("123m555p789s99m23s", "", {}, "bad_count"),
        ("456p789s99m23s", "chi 123m@2", {}, "bad_meld"),
        ("456p789s99m23s", "pon 111m@1", {}, "bad_seat"),
        ("123m456p789s99m28z", "", {}, "bad_notation"),
        ("123m456p789s99m23s", "", {"dora_indicators": ["1m", "2m"]}, "bad_count"),
    ],
)
def test_invalid_hands_are_refused(concealed: str, melds: str, hand: Json, code: str) -> None:
    assert refused(waits(concealed, melds, **hand)) == (code, None)
