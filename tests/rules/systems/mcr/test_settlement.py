# SPDX-License-Identifier: MIT
"""What is refused, who pays whom, and fouls (rules/mcr.md §3, §6, §8, §12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.systems.mcr.asking import Json, match, melds_of, refused, replayed, scored, typed, won

HAND = "event.wins[0].hand"


def changed(request: Json, **hand: Any) -> Json:
    """Returns a request with other fields of its hand."""
    event = request["event"]
    one = event["wins"][0]
    return {**request, "event": {**event, "wins": [{**one, "hand": {**one["hand"], **hand}}]}}


PLAIN = won("123m34s88s999p+5s", "chi 456p", drawn=True)


@pytest.mark.parametrize(
    ("hand", "code", "place"),
    [
        ({"situation": ["rinshan"]}, "bad_request", "situation"),
        ({"situation": ["houtei"]}, "bad_request", "situation"),
        ({"situation": ["haitei", "haitei"]}, "bad_request", "situation"),
        ({"situation": ["riichi"]}, "bad_request", "situation"),
        ({"situation": ["last_of_kind"], "mixed": True}, "bad_request", "situation"),
        ({"flowers": 9}, "bad_count", "flowers"),
        ({"flowers": -1}, "bad_request", "flowers"),
        ({"flowers": True}, "bad_request", "flowers"),
        ({"mixed": 1}, "bad_request", "mixed"),
        ({"concealed": "123m345s88s999p"}, "bad_count", "concealed"),
        ({"concealed": "123m34s99999p"}, "bad_count", ""),
        ({"concealed": "123m34s88s998p"}, "not_a_win", ""),
        ({"melds": [{"kind": "chi", "tiles": "456p", "from": 2}]}, "bad_meld", "melds[0].from"),
        ({"melds": [{"kind": "chi", "tiles": "457p", "from": 0}]}, "bad_meld", "melds[0].tiles"),
        ({"melds": [{"kind": "pon", "tiles": "456p", "from": 1}]}, "bad_seat", "melds[0].from"),
        ({"melds": [{"kind": "pon", "tiles": "444p"}]}, "bad_request", "melds[0].from"),
        ({"melds": melds_of("chi 123m chi 123m chi 123m chi 123m chi 123m")}, "bad_count", "melds"),
    ],
)
def test_what_is_amiss_with_a_hand(hand: Json, code: str, place: str) -> None:
    assert refused(changed(PLAIN, **hand)) == (code, f"{HAND}.{place}" if place else HAND)


def test_a_draw_alone_can_be_mixed_in() -> None:
    assert refused(changed(won("123m34s88s999p+5s", "chi 456p"), mixed=True)) == ("bad_request", f"{HAND}.mixed")


def test_the_last_of_a_kind_is_not_in_the_hand() -> None:
    request = won("56s678p77s+7s", "chi 123m chi 345m", situation=["last_of_kind"])
    assert refused(request) == ("bad_request", f"{HAND}.situation")


def test_a_robbed_kong_holds_the_other_three() -> None:
    request = won("56s678p77s+7s", "chi 123m chi 345m", situation=["chankan"])
    assert refused(request) == ("bad_count", f"{HAND}.winning_tile")
    both = won("56s678p33z+7s", "chi 123m chi 345m", situation=["chankan", "houtei"])
    assert refused(both) == ("bad_request", f"{HAND}.situation")


@pytest.mark.parametrize("base", [8, 11, 24, 48, 88, 332])
def test_everybody_pays_eight_and_the_discarder_the_hand(base: int) -> None:
    drawn = scored(won("", value={"han": base}, drawn=True))
    assert drawn["deltas"] == [-8 - base, 3 * (8 + base), -8 - base, -8 - base]
    given = scored(won("", value={"han": base}))
    assert given["deltas"] == [-8, 24 + base, -8, -8 - base]
    assert [payment["for"] for payment in given["payments"]] == ["win"] * 3


@pytest.mark.parametrize(
    ("told", "options", "deltas"),
    [
        ({}, {}, [10, 10, -30, 10]),
        ({"foul": "false_win"}, {"false_win_each": 5}, [5, 5, -15, 5]),
        ({"foul": "sham_win"}, {}, [20, 20, -60, 20]),
        ({"foul": "sham_win"}, {"false_win_to": "house"}, [0, 0, -60, 0]),
        ({"foul": "false_win"}, {"false_win_each": 0}, [0, 0, 0, 0]),
        ({"foul": "penalty", "points": 5}, {}, [0, 0, -5, 0]),
        ({"foul": "penalty", "points": 40, "to": "house"}, {}, [0, 0, -40, 0]),
        ({"foul": "penalty", "points": 20, "to": 0}, {}, [20, 0, -20, 0]),
    ],
)
def test_what_a_foul_costs(told: Json, options: Json, deltas: list[int]) -> None:
    got = replayed({"type": "chombo", "player": 2, **told}, **options)
    assert got["hands"][0]["deltas"] == deltas


@pytest.mark.parametrize(
    ("told", "code", "field"),
    [
        ({"foul": "yelling"}, "bad_request", "foul"),
        ({"foul": "penalty"}, "bad_request", "points"),
        ({"foul": "penalty", "points": 15}, "bad_request", "points"),
        ({"points": 10}, "bad_request", "points"),
        ({"foul": "sham_win", "to": 1}, "bad_request", "to"),
        ({"foul": "penalty", "points": 10, "to": 2}, "bad_seat", "to"),
        ({"foul": "penalty", "points": 10, "to": 4}, "bad_seat", "to"),
        ({"foul": "penalty", "points": 10, "to": "table"}, "bad_request", "to"),
    ],
)
def test_what_is_amiss_with_a_foul(told: Json, code: str, field: str) -> None:
    assert refused(match({"type": "chombo", "player": 2, **told}), "replay") == (code, f"events[0].{field}")


@pytest.mark.parametrize("event", [{"type": "dead_hand", "player": 2}, {"type": "chombo", "player": 2}])
def test_a_dead_hand_wins_no_more_in_its_deal(event: Json) -> None:
    assert refused(match(event, typed(2, 8)), "replay") == ("forbidden_win", "events[1].wins[0]")
    assert len(replayed(event, event, typed(0, 8), typed(2, 8))["hands"]) == 4


def test_a_penalty_kills_no_hand() -> None:
    assert replayed({"type": "chombo", "player": 2, "foul": "penalty", "points": 5}, typed(2, 8))
