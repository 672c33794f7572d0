# SPDX-License-Identifier: MIT
"""Who can be held responsible for a win of the Beijing game, and what that costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.systems.beijing.asking import Json, place_of, score, scored, typed, win, winner_of

PLAIN = "123m456p45789s22z+6s[1p]"
BOTH = {"hangzhou_pao": True, "chankan_pao": True}


def entry(player: int, reason: str) -> Json:
    return {"player": player, "for": reason}


def test_the_responsible_player_pays_win_and_kans() -> None:
    got = scored("456p45789s22z+6s[1p]", "ankan 9999m", options=BOTH, pao=[entry(2, "hangzhou_other")])
    assert got["payments"] == [{"from": 2, "to": 1, "points": 40, "for": "pao"}]


def test_two_relations_pay_twice_and_one_may_be_double() -> None:
    twice = [entry(0, "hangzhou_own"), entry(0, "hangzhou_other"), entry(2, "hangzhou_other")]
    got = score(typed(1, None, twice, doublings=1), **BOTH)
    # 2 from two and 4 from the dealer, three times.
    assert got["deltas"] == [-16, 24, -8, 0]
    assert [payment["for"] for payment in got["payments"]] == ["pao"] * 3


def test_the_discarder_s_doubling_is_in_what_is_taken_over() -> None:
    pao = [entry(2, "hangzhou_other")]
    assert score(typed(1, 3, pao, doublings=1), **BOTH)["deltas"] == [0, 10, -10, 0]
    all_by_one = {**BOTH, "discarder_pays_all": True}
    assert score(typed(1, 3, pao, doublings=1), **all_by_one)["deltas"] == [0, 8, -8, 0]


def test_a_robbed_kan_makes_its_owner_pay_unless_three_claims_do() -> None:
    value: dict[str, Any] = {"doublings": 1, "chankan": True}
    assert score(typed(1, 3, [entry(3, "chankan")], **value), **BOTH)["deltas"] == [0, 8, 0, -8]
    got = score(typed(1, 3, [entry(3, "chankan"), entry(2, "hangzhou_other")], **value), **BOTH)
    assert got["payments"] == [{"from": 2, "to": 1, "points": 8, "for": "pao"}]


@pytest.mark.parametrize(
    ("melds", "suggested"),
    [
        ("pon 111z@2 pon 333z@2 daiminkan 5555z@2", [entry(2, "hangzhou_own")]),
        ("pon 111z@2 pon 333z@2 shouminkan 5555z@2 chi 123m", [entry(2, "hangzhou_own")]),
        ("pon 111z@2 pon 333z@2 ankan 5555z", []),
        ("pon 111z@2 pon 333z@2 pon 555z@3", []),
    ],
)
def test_three_claims_from_one_player_are_suggested(melds: str, suggested: list[Json]) -> None:
    tiles = "5p+5p[1p]" if "chi" in melds else "55p45s+6s[1p]"
    assert scored(tiles, melds, options=BOTH)["wins"][0]["suggested_pao"] == suggested
    assert scored(tiles, melds)["wins"][0]["suggested_pao"] == []


def test_robbing_a_kan_is_suggested_for_tiles_and_values() -> None:
    got = scored(PLAIN, giver=3, situation=["chankan"], options=BOTH)
    assert got["wins"][0]["suggested_pao"] == [entry(3, "chankan")]
    assert score(typed(1, 3, doublings=1, chankan=True), **BOTH)["wins"][0]["suggested_pao"] == [entry(3, "chankan")]
    assert score(typed(1, 3, doublings=1), **BOTH)["wins"][0]["suggested_pao"] == []
    assert scored(PLAIN, giver=3, options=BOTH)["wins"][0]["suggested_pao"] == []


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
def test_entries_that_cannot_be(pao: list[Json], fault: tuple[str, str]) -> None:
    code, path = fault
    event = win(3, winner_of(PLAIN, situation=["chankan"], pao=pao))
    assert place_of(score(event, **BOTH)) == (code, f"event.wins[0].{path}")


@pytest.mark.parametrize("reason", ["hangzhou_own", "hangzhou_other", "chankan"])
def test_each_needs_its_option(reason: str) -> None:
    event = win(3, winner_of(PLAIN, situation=["chankan"], pao=[entry(3, reason)]))
    assert score(event, **BOTH)["ok"]
    off = {"chankan_pao" if reason == "chankan" else "hangzhou_pao": False}
    assert place_of(score(event, **{**BOTH, **off}))[0] == "bad_request"


def test_a_kan_is_robbed_where_somebody_is_responsible_for_it() -> None:
    event = win(3, winner_of(PLAIN, pao=[entry(3, "chankan")]))
    assert place_of(score(event, **BOTH))[0] == "bad_request"
