# SPDX-License-Identifier: MIT
"""What completes a hand, and what each piece would bring (rules/mcr.md §12)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mahjong_desk.interchange.commands import answer_request
from tests.rules.systems.mcr.asking import Json, melds_of


def waits(concealed: str, melds: str = "", *, order: list[int] | None = None, **hand: Any) -> list[Json]:
    """Returns the waits of player 1, with no minimum."""
    table: Json = {"dealer": 0} | ({"order": order} if order else {})
    request = {
        "ruleset": "mcr",
        "options": {"minimum": 0},
        "table": table,
        "winner": 1,
        "hand": {"concealed": concealed, "melds": melds_of(melds), **hand},
    }
    got: Json = answer_request("waits", json.dumps(request))
    assert got["ok"], got
    found: list[Json] = got["waits"]
    return found


@pytest.mark.parametrize(
    ("concealed", "melds", "tiles"),
    [
        ("123m34s88s999p", "chi 456p", "2s 5s"),
        ("19m19p19s1234567z", "", "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"),
        ("147m258p36s12345z", "", "9s 6z 7z"),
        ("147m258p36s222z44z", "", "9s"),
        ("1122m3344p5566s7z", "", "7z"),
        ("1112345678999m", "", "1m 2m 3m 4m 5m 6m 7m 8m 9m"),
        ("4444666s123m", "chi 789p", "5s"),
        ("123m34s88s998p", "chi 456p", ""),
    ],
)
def test_every_shape_is_waited_for(concealed: str, melds: str, tiles: str) -> None:
    assert [one["tile"] for one in waits(concealed, melds)] == tiles.split()


def test_the_only_wait_of_an_incomplete_hand_is_reported() -> None:
    (one,) = waits("456p24s88s", "chi 123m pon 777m")
    assert "closed_wait" in [item["id"] for item in one["ron"]["yaku"]]
    assert one["tsumo"]["han"] == one["ron"]["han"] + 1


def test_what_a_win_event_would_refuse_is_refused() -> None:
    (one,) = waits("456p24s88s", "chi 123m pon 777m", situation=["haitei"])
    assert one["ron"] == {"refused": "bad_request"}
    assert "last_tile_draw" in [item["id"] for item in one["tsumo"]["yaku"]]
    (one,) = waits("456p24s88s", "chi 123m pon 777m", mixed=True)
    assert one["ron"] == {"refused": "bad_request"}
    assert "closed_wait" not in [item["id"] for item in one["tsumo"]["yaku"]]


def test_the_piece_comes_from_whoever_sits_before() -> None:
    found = waits("456p24s88s", "pon 777m pon 111m", order=[0, 3, 1, 2])
    assert found[0]["ron"]["deltas"][3] < -8
