# SPDX-License-Identifier: MIT
"""Payments in Boo mahjong (rules/boo.md §6–9, §11)."""

from typing import Any

import pytest

from tests.rules.systems.asking import Json, refused
from tests.rules.systems.boo.asking import DRAGONS, MANGAN, PLAIN, score, typed, win

DRAGON_PAO = [{"player": 3, "for": "daisangen"}]
BIG_DRAGONS = "99m23m+1m"


def payments(got: Json) -> set[tuple[Any, Any, int, str]]:
    assert got["ok"], got
    return {(payment["from"], payment["to"], payment["points"], payment["for"]) for payment in got["payments"]}


def test_the_deposit_goes_to_the_winner() -> None:
    got = score(win(PLAIN), deposit=300)
    assert payments(got) == {(3, 1, 320, "win"), ("table", 1, 300, "deposit")}
    assert got["deltas"] == [0, 620, 0, -320]


@pytest.mark.parametrize(("discarder", "bonus"), [(3, [(3, 300)]), (None, [(0, 100), (2, 100), (3, 100)])])
def test_a_closed_hand_earns_its_bonus(discarder: int | None, bonus: list[tuple[int, int]]) -> None:
    closed = payments(score(win(PLAIN, discarder=discarder), options={"closed_bonus": True}))
    assert {(payer, 1, points, "closed_bonus") for payer, points in bonus} <= closed
    open_win = win("456p789s55z13s+2s", "chi 123m@0", discarder=discarder)
    assert all(reason == "win" for *_, reason in payments(score(open_win, options={"closed_bonus": True})))


@pytest.mark.parametrize(
    ("tiles", "melds", "indicator", "paid"),
    [
        ("456p789s55z13s+2s", "chi 123m@0", "9m", False),  # open, no yaku
        ("406p789s55z13s+2s", "chi 123m@0", "9m", True),  # a red five is a yaku
        ("456p789s99m23s+1s", "chi 123m@0", "9m", True),  # pinfu
        (PLAIN, "", "9m", True),  # closed
    ],
)
def test_an_option_voids_the_dora_of_open_yakuless_hands(tiles: str, melds: str, indicator: str, paid: bool) -> None:
    event = win(tiles, melds, dora_indicators=[indicator])
    void = score(event, options={"open_yakuless_dora": False})
    assert void["wins"][0]["dora"] == 1
    assert any(reason == "dora" for *_, reason in payments(void)) is paid
    assert any(reason == "dora" for *_, reason in payments(score(event)))


class TestPao:
    def test_is_not_suggested_if_the_discarder_is_unknown(self) -> None:
        got = score(win(BIG_DRAGONS, "pon 555z@0 pon 666z@2 pon 777z@-", discarder=None))
        assert got["wins"][0]["suggested_pao"] == []

    def test_is_not_suggested_if_a_set_is_concealed(self) -> None:
        assert score(win("777z99m23m+1m", "pon 555z@0 pon 666z@2", discarder=None))["wins"][0]["suggested_pao"] == []

    def test_of_an_added_kan_falls_to_the_discarder_of_its_pon(self) -> None:
        got = score(win(BIG_DRAGONS, "pon 555z@0 shouminkan 7777z@2 ankan 6666z", discarder=None))
        assert got["wins"][0]["suggested_pao"] == []
        got = score(win(BIG_DRAGONS, "ankan 6666z pon 555z@0 shouminkan 7777z@2", discarder=None))
        assert got["wins"][0]["suggested_pao"] == [{"player": 2, "for": "daisangen"}]

    def test_of_four_winds_needs_four_melds(self) -> None:
        four = "pon 111z@3 pon 222z@0 pon 333z@2 pon 444z@0"
        got = score(win("5m+5m", four, discarder=None))
        assert got["wins"][0]["suggested_pao"] == [{"player": 0, "for": "suushiihou"}]
        three = "pon 111z@3 pon 222z@0 pon 333z@2"
        assert score(win("44z23m+1m", three, discarder=None))["wins"][0]["suggested_pao"] == []

    @pytest.mark.parametrize(
        ("discarder", "expected"),
        [
            (None, {(3, 1, 2000, "pao"), (3, 1, 300, "honba"), (3, 1, 600, "dora")}),
            (0, {(0, 1, 1000, "win"), (3, 1, 1000, "pao"), (0, 1, 300, "honba"), (0, 1, 600, "dora")}),
            (3, {(3, 1, 2000, "win"), (3, 1, 300, "honba"), (3, 1, 600, "dora")}),
        ],
    )
    def test_charges_the_responsible_player(self, discarder: int | None, expected: set[Any]) -> None:
        event = win(BIG_DRAGONS, DRAGONS, discarder=discarder, pao=DRAGON_PAO, dora_indicators=["8m"])
        assert payments(score(event, options={"enforce_restrictions": "off"}, honba=1)) == expected

    def test_charges_six_bases_for_a_win_of_the_dealer(self) -> None:
        event = win(BIG_DRAGONS, "pon 555z@1 pon 666z@2 pon 777z@3", by=0, discarder=None, pao=DRAGON_PAO)
        assert score(event, options={"enforce_restrictions": "off"})["deltas"] == [3000, 0, 0, -3000]

    @pytest.mark.parametrize(
        ("pao", "options", "code"),
        [
            ([{"player": 3, "for": "suushiihou"}], {}, "bad_request"),
            ([{"player": 3, "for": "mangan"}], {}, "bad_request"),
        ],
    )
    def test_refuses_invalid_entries(self, pao: Any, options: Json, code: str) -> None:
        assert refused(score(win(BIG_DRAGONS, DRAGONS, discarder=None, pao=pao), options=options)) == (code, None)

    def test_of_a_typed_value_needs_a_yakuman(self) -> None:
        got = score(typed(1, None, DRAGON_PAO, limit="yakuman"), options={"enforce_restrictions": "off"})
        assert got["deltas"] == [0, 2000, 0, -2000]
        assert refused(score(typed(1, None, DRAGON_PAO, limit="mangan"))) == ("bad_request", None)


class TestTypedValues:
    @pytest.mark.parametrize(
        ("discarder", "value", "total"),
        [
            (3, {"han": 1, "fu": 30}, 240),
            (3, {"han": 2, "fu": 20}, 320),
            (3, {"han": 3, "fu": 25}, 800),
            (3, {"han": 3, "fu": 25, "closed": True}, 800),
            (3, {"han": 2, "fu": 30, "dora": 2}, 1080),
            (None, {"han": 2, "fu": 30, "dora": 2}, 1080),
            (None, {"limit": "mangan"}, 2000),
            (None, {"limit": "yakuman", "dora": 1}, 2300),
            (3, {"han": 1, "fu": 170}, 1360),
        ],
    )
    def test_pay(self, discarder: int | None, value: Json, total: int) -> None:
        assert score(typed(1, discarder, **value), options={"enforce_restrictions": "off"})["deltas"][1] == total

    @pytest.mark.parametrize(
        ("discarder", "value"),
        [
            (3, {"han": 0, "fu": 30}), (3, {"han": 21, "fu": 30}),
            (3, {"han": True, "fu": 30}), (3, {"han": 2, "fu": 35}),
            (3, {"han": 2, "fu": 180}), (3, {"han": 2, "fu": 25}),
            (3, {"han": 3, "fu": 25, "closed": False}), (3, {"han": 1, "fu": 20}),
            (3, {"han": 2, "fu": 20, "closed": True}), (3, {"han": 2}),
            (3, {"fu": 30}), (3, {}),
            (3, {"limit": "mangan", "han": 5}), (3, {"limit": "haneman"}),
            (3, {"limit": None}), (3, {"han": 2, "fu": 30, "dora": 5}),
            (3, {"han": 2, "fu": 30, "dora": True}), (3, {"han": 2, "fu": 30, "closed": 1}),
            (3, {"han": 2, "fu": 30, "times": 1}),
        ],
    )  # fmt: skip
    def test_refuse_impossible_values(self, discarder: int | None, value: Json) -> None:
        assert refused(score(typed(1, discarder, **value))) == ("bad_request", None)

    def test_report_han_fu_and_ba_han(self) -> None:
        got = score(typed(1, 3, han=2, fu=30, dora=1))["wins"][0]
        assert (got["han"], got["fu"], got["ba_han"], got["dora"], got["yaku"]) == (2, 30, 1, 1, [])
        limit = score(typed(1, None, limit="yakuman"))["wins"][0]
        assert (limit["han"], limit["fu"], limit["ba_han"], limit["limit"]) == (None, None, None, "yakuman")

    def test_void_the_dora_of_an_open_hand_without_a_yaku(self) -> None:
        off = {"open_yakuless_dora": False}
        assert score(typed(1, 3, han=1, fu=30, dora=1), options=off)["deltas"][1] == 240
        assert score(typed(1, 3, han=1, fu=30, dora=1, closed=True), options=off)["deltas"][1] == 540
        assert score(typed(1, 3, han=2, fu=30, dora=1), options=off)["deltas"][1] == 780
        assert score(typed(1, None, limit="mangan", dora=1), options=off)["deltas"][1] == 2300

    def test_include_the_closed_bonus_of_seven_pairs(self) -> None:
        assert score(typed(1, 3, han=3, fu=25), options={"closed_bonus": True})["deltas"][1] == 1100
        assert score(typed(1, 3, han=2, fu=30), options={"closed_bonus": True})["deltas"][1] == 480


def test_a_yakuman_gift_moves_side_results_at_once() -> None:
    got = score(win(BIG_DRAGONS, DRAGONS, discarder=None), options={"yakuman_bonus": "gift", "gift_points": 7})
    assert got["side_results"] == [-7, 21, -7, -7]
    assert "side_results" not in score(win(MANGAN, discarder=None), options={"yakuman_bonus": "gift"})
    nothing = {"yakuman_bonus": "gift", "gift_points": 0}
    assert "side_results" not in score(win(BIG_DRAGONS, DRAGONS, discarder=None), options=nothing)
