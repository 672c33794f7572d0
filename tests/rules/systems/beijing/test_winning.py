# SPDX-License-Identifier: MIT
"""Forbidden wins (rules/beijing.md §3) and pao in the Beijing game."""

from typing import Any

import pytest

from mahjong_desk import interchange
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.yaku.conditions import YakuFailure
from mahjong_desk.rules.yaku.failing import why_not_counted
from tests.event_json import win
from tests.rules.systems.asking import Json
from tests.rules.systems.beijing.asking import refusal_and_path, refused, rules, score, scored, typed, winner_of, yaku


@pytest.mark.parametrize(
    ("tiles", "melds", "reason", "groups", "winning"),
    [
        ("13m456p456789s22z+2m[1m]", "", "discarded_wild", [], True),
        ("456p45789s22z+6s[1p]", "pon 999m@2", "not_menqing", ["999m"], False),
        ("123m456p45s22z222s+6s[1s]", "", "three_wilds", ["222s"], False),
        ("345678m456777s1z+8p[4z]", "", "hunyou", ["88p"], True),
        ("123m456p45789s22z+6s[1p]", "", "duanmen", ["123m"], False),
    ],
)
def test_a_forbidden_win_names_its_reading_and_groups(
    tiles: str, melds: str, reason: str, groups: list[str], winning: bool
) -> None:
    table = rules(duanmen=True) if reason == "duanmen" else rules()
    event = interchange.read_event(table, win(0, winner_of(tiles, melds)), "event")
    with pytest.raises(Refusal) as caught:
        table.settle(table.opening_table(4)._replace(in_match=False), event)
    assert caught.value.reason == reason
    assert caught.value.path.startswith("wins[0].hand")
    refused_hand = caught.value.hand
    assert refused_hand.reading is not None
    assert refused_hand.mismatch.winning is winning
    assert [MAHJONG.format(refused_hand.reading.groups[at].kinds) for at in refused_hand.mismatch.groups] == groups
    failure = why_not_counted(table, caught.value, "tiliu")
    assert isinstance(failure, YakuFailure)
    assert failure.clause_id == "self_drawn"


@pytest.mark.parametrize(
    "tiles",
    [
        "123m456p789p444s1z+4s[4z]",  # 444s and a lone wildcard: 44s may be the pair
        "112233445566m1z+6m[4z]",  # 66m, or the third 6m with the wildcard
        "1133557799m55p1z+5p[4z]",  # six pairs and a wildcard: 55p, or the third 5p with the wildcard
    ],
)
def test_hunyou_scope_decides_about_other_readings(tiles: str) -> None:
    assert refused(scored(tiles, discarder=0)) == "hunyou"
    assert "menqing" in yaku(scored(tiles, discarder=0, options={"hunyou_scope": "reading"}))
    assert scored(tiles)["ok"]


def test_other_waits_can_win_on_a_discard() -> None:
    assert scored("1345m456p789s1z22z+6m[4z]", discarder=0)["ok"]


@pytest.mark.parametrize(
    "tiles",
    [
        "1245678m456p1z22z+3m[4z]",  # the wildcard is the 9m
        "11223456789m22z+3m[1p]",  # 123 occurs twice: either one completes the dragon
        "1234567899m456p+9m[1s]",  # the 9m completes the sequence in one reading, the pair in another
        "12345678934m22z+2m[1p]",  # the 2m completes 123 or 234
        "456p45678923s22z+1s[1p]",  # not of characters
    ],
)
def test_a_closed_kan_can_be_robbed_for_the_dragon(tiles: str) -> None:
    assert "long" in yaku(scored(tiles, discarder=3, situation=["chankan"], robbed_kan="ankan"))


@pytest.mark.parametrize(
    ("robbed", "wild_in_kan", "whole"),
    [("shouminkan", True, True), ("shouminkan", False, True), ("ankan", False, True), ("ankan", True, False)],
)
def test_a_robbed_kan_without_wildcards_has_four_of_a_kind(robbed: str, wild_in_kan: bool, whole: bool) -> None:
    options = {"wild_in_kan": wild_in_kan}
    values: dict[str, Any] = {"discarder": 3, "situation": ["chankan"], "robbed_kan": robbed, "options": options}
    own = scored("11223456789m22z+3m[1p]", **values)
    indicator = scored("12456789m456p22z+3m[3m]", **values)
    assert [got["ok"] for got in (own, indicator)] == [not whole] * 2
    if whole:
        assert refused(own) == refused(indicator) == "bad_count"


def test_a_hand_of_four_wildcards_may_have_every_suit() -> None:
    assert yaku(scored("2222m147p159s346z+8s[1m]", options={"duanmen": True})) == ["hungang"]
    assert yaku(scored("2222m456p45789s9m+6s[1m]", options={"duanmen": True})) == ["hungang"]


PLAIN = "123m456p45789s22z+6s[1p]"
BOTH = {"hangzhou_pao": True, "chankan_pao": True}


def entry(player: int, reason: str) -> Json:
    return {"player": player, "for": reason}


def test_the_responsible_player_pays_win_and_kans() -> None:
    got = scored("456p45789s22z+6s[1p]", "ankan 9999m", options=BOTH, pao=[entry(2, "hangzhou_other")])
    assert got["payments"] == [{"from": 2, "to": 1, "points": 40, "for": "pao"}]


def test_each_pao_entry_pays_the_whole_win() -> None:
    twice = [entry(0, "hangzhou_own"), entry(0, "hangzhou_other"), entry(2, "hangzhou_other")]
    got = score(typed(1, None, twice, doublings=1), **BOTH)
    # 2 from two and 4 from the dealer, three times.
    assert got["deltas"] == [-16, 24, -8, 0]
    assert [payment["for"] for payment in got["payments"]] == ["pao"] * 3


def test_pao_includes_the_doubling_of_the_discarder() -> None:
    pao = [entry(2, "hangzhou_other")]
    assert score(typed(1, 3, pao, doublings=1), **BOTH)["deltas"] == [0, 10, -10, 0]
    all_by_one = {**BOTH, "discarder_pays_all": True}
    assert score(typed(1, 3, pao, doublings=1), **all_by_one)["deltas"] == [0, 8, -8, 0]


def test_pao_for_three_claims_replaces_that_for_a_robbed_kan() -> None:
    value: dict[str, Any] = {"doublings": 1, "chankan": True}
    assert score(typed(1, 3, [entry(3, "chankan")], **value), **BOTH)["deltas"] == [0, 8, 0, -8]
    got = score(typed(1, 3, [entry(3, "chankan"), entry(2, "hangzhou_other")], **value), **BOTH)
    assert got["payments"] == [{"from": 2, "to": 1, "points": 8, "for": "pao"}]


@pytest.mark.parametrize(
    ("melds", "suggested"),
    [
        ("pon 111z@2 pon 333z@2 daiminkan 5555z@2", [entry(2, "hangzhou_own")]),
        ("pon 111z@2 pon 333z@2 shouminkan 5555z@2 chi 123m", [entry(2, "hangzhou_own")]),
        ("pon 111z@2 pon 333z@2 pon 555z@3", []),
    ],
)
def test_three_claims_from_one_player_suggest_pao(melds: str, suggested: list[Json]) -> None:
    tiles = "5p+5p[1p]" if "chi" in melds else "55p45s+6s[1p]"
    assert scored(tiles, melds, options=BOTH)["wins"][0]["suggested_pao"] == suggested
    assert scored(tiles, melds)["wins"][0]["suggested_pao"] == []


def test_a_robbed_kan_suggests_pao_for_tiles_and_values() -> None:
    got = scored(PLAIN, discarder=3, situation=["chankan"], options=BOTH)
    assert got["wins"][0]["suggested_pao"] == [entry(3, "chankan")]
    assert score(typed(1, 3, doublings=1, chankan=True), **BOTH)["wins"][0]["suggested_pao"] == [entry(3, "chankan")]
    assert score(typed(1, 3, doublings=1), **BOTH)["wins"][0]["suggested_pao"] == []
    assert scored(PLAIN, discarder=3, options=BOTH)["wins"][0]["suggested_pao"] == []


@pytest.mark.parametrize(
    ("pao", "fault"),
    [
        ([entry(1, "hangzhou_own")], ("bad_seat", "pao[0].player")),
        ([entry(4, "hangzhou_own")], ("bad_seat", "pao[0].player")),
        ([entry(0, "daisangen")], ("bad_request", "pao[0].for")),
        ([entry(0, "chankan")], ("bad_request", "pao[0]")),
        ([entry(2, "hangzhou_own"), entry(2, "hangzhou_own")], ("bad_request", "pao[1]")),
    ],
)
def test_invalid_pao_entries_are_refused(pao: list[Json], fault: tuple[str, str]) -> None:
    code, path = fault
    event = win(3, winner_of(PLAIN, situation=["chankan"], pao=pao))
    assert refusal_and_path(score(event, **BOTH)) == (code, f"event.wins[0].{path}")


@pytest.mark.parametrize("reason", ["hangzhou_own", "hangzhou_other", "chankan"])
def test_each_kind_of_pao_needs_its_option(reason: str) -> None:
    event = win(3, winner_of(PLAIN, situation=["chankan"], pao=[entry(3, reason)]))
    assert score(event, **BOTH)["ok"]
    off = {"chankan_pao" if reason == "chankan" else "hangzhou_pao": False}
    assert refusal_and_path(score(event, **{**BOTH, **off}))[0] == "bad_request"


def test_pao_for_a_robbed_kan_needs_a_robbed_kan() -> None:
    assert refusal_and_path(score(win(3, winner_of(PLAIN, pao=[entry(3, "chankan")])), **BOTH))[0] == "bad_request"
