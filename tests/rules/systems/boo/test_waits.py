# SPDX-License-Identifier: MIT
"""The waits of Boo mahjong and their values (rules/boo.md §12)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from tests.rules.systems.boo.asking import Json, boo_wins, melds_of, refused, rules_for


def waits(concealed: str, melds: str = "", options: Json | None = None, **hand: Any) -> Json:
    """Returns the answer for the waits of seat 1."""
    held = {"concealed": concealed, "melds": melds_of(melds), **hand}
    return answer_request("waits", json.dumps({"ruleset": "boo", "options": options or {}, "winner": 1, "hand": held}))


def left(got: Json) -> list[tuple[str, int]]:
    """Returns each waited piece with how many are left."""
    assert got["ok"], got
    return [(one["tile"], one["left"]) for one in got["waits"]]


@pytest.mark.parametrize(
    ("concealed", "melds", "red", "expected"),
    [
        ("123m46p789s99m123s", "", 2, [("5p", 2), ("0p", 2)]),
        ("123m46p789s99m123s", "", 1, [("5p", 3), ("0p", 1)]),
        ("123m46p789s99m123s", "", 4, [("0p", 4)]),
        ("34p055p789s99m123s", "", 2, [("9m", 2), ("2p", 4), ("0p", 1)]),
        ("123m789s99m46p", "pon 550p 0", 2, [("0p", 1)]),
        ("1133m2288p4799s4s", "", 2, [("7s", 3)]),
        ("19m19p19s1234566z", "", 2, [("7z", 4)]),
        ("2233m4455p6677s8s", "", 2, [("8s", 3)]),
        ("1111m222333p44s5z", "", 2, []),
    ],
)
def test_pieces_by_their_faces(concealed: str, melds: str, red: int, expected: list[tuple[str, int]]) -> None:
    assert left(waits(concealed, melds, {"red_fives": red})) == expected


def test_the_indicator_is_not_taken_off() -> None:
    got = waits("123m456p789s99m23s", dora_indicators=["1s"])
    assert left(got) == [("1s", 4), ("4s", 4)]
    none = waits("123m456p789s111s4z", "", dora_indicators=["4z"])
    assert left(none)[-1] == ("4z", 3)


def test_a_piece_that_the_table_has_used_up_is_refused() -> None:
    got = waits("123m456p123s999s1s", dora_indicators=["1s"])
    assert ("1s", 2) in left(got)
    full = waits("123m456p11123s99s", dora_indicators=["1s"])
    row = next(one for one in full["waits"] if one["tile"] == "1s")
    assert row["left"] == 1
    assert row["ron"] == row["tsumo"] == {"refused": "bad_count"}


def test_a_refused_win_says_why() -> None:
    row = waits("2233445567789m")["waits"][0]
    assert row["ron"] == {"refused": "forbidden_win", "reason": "maru_c"}
    assert row["tsumo"]["deltas"] == [-1000, 2000, -500, -500]


def test_a_win_that_is_warned_of_says_so() -> None:
    row = waits("2233445567789m", options={"enforce_restrictions": "warn"})["waits"][0]
    assert row["ron"]["warnings"] == ["maru_c"]
    assert "warnings" not in row["tsumo"]


def test_situations_go_with_one_way_to_win() -> None:
    row = waits("123m456p789s99m23s", situation=["haitei"])["waits"][0]
    assert row["ron"] == {"refused": "bad_request"}
    assert [item["id"] for item in row["tsumo"]["yaku"]] == ["menzen_tsumo", "haitei"]


@pytest.mark.parametrize(
    ("concealed", "melds", "hand", "code"),
    [
        ("123m456p789s99m2s", "", {}, "bad_count"),
        ("123m456p789s99m23s", "", {"winning_tile": "1s"}, "bad_request"),
        ("123m456p789s99m23s", "", {"situation": ["houtei"]}, "bad_request"),
        ("123m555p789s99m23s", "", {}, "bad_count"),
        ("456p789s99m23s", "chi 123m 2", {}, "bad_meld"),
        ("456p789s99m23s", "pon 111m 1", {}, "bad_seat"),
        ("123m456p789s99m28z", "", {}, "bad_notation"),
        ("123m456p789s99m23s", "", {"dora_indicators": ["1m", "2m"]}, "bad_count"),
    ],
)
def test_a_faulty_hand_refuses_the_request(concealed: str, melds: str, hand: Json, code: str) -> None:
    assert refused(waits(concealed, melds, **hand)) == (code, None)


def settled(rules: TableRules, at: Table, win: Win) -> tuple[object, ...]:
    """Returns what a win moves and is worth, or why it is refused."""
    try:
        settlement = rules.settle(at, win)
    except Refusal as refusal:
        return None, None, refusal
    return settlement.deltas, settlement.wins[0].evaluation, None


@given(boo_wins())
def test_waits_agree_with_wins(drawn: tuple[Table, Win]) -> None:
    at, event = drawn
    seat, held = event.wins[0].seat, event.wins[0].hand
    rules = rules_for(event)
    giver = (seat - 1) % 4
    found = rules.waits(at, Winner(seat, replace(held, winning_piece=None)), giver)
    assert held.winning_piece in [one.piece for one in found]
    places = rules.ruleset.pieces.sort_keys
    assert [places[one.piece] for one in found] == sorted(places[one.piece] for one in found)
    for one in found:
        assert 1 <= one.remaining <= 4
        for discarder, outcome in ((giver, one.ron), (None, one.tsumo)):
            win = Win(discarder=discarder, wins=(Winner(seat, replace(held, winning_piece=one.piece)),))
            assert settled(rules, at, win) == (outcome.deltas, outcome.evaluation, outcome.refusal)
