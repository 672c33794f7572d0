# SPDX-License-Identifier: MIT
"""What a hand of the World Series of Mahjong waits for, and what each tile would bring."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from tests.hands import wins
from tests.rules.systems.wsom.asking import Json, refused, rich_wins, rules


def waits(concealed: str, **more: Any) -> Json:
    hand = {"concealed": concealed, **more.pop("hand", {})}
    return answer_request("waits", json.dumps({"ruleset": "wsom", "winner": 1, "hand": hand, **more}))


def tiles(got: Json) -> str:
    assert got["ok"], got
    return " ".join(f"{wait['tile']}:{wait['left']}" for wait in got["waits"])


@pytest.mark.parametrize(
    ("concealed", "expected"),
    [
        ("1133m2266p55s77z3s", "3s:3"),
        ("1111m2288p55s77z3z", "3z:3"),
        ("111m2288p55s77z33z", "1m:1"),
        ("19m19p19s123456z1m", "7z:4"),
        ("223344m556677p8s", "8s:3"),
        ("22334455m66778p", "5p:4 8p:3"),
        ("1357m2468p147s11z", ""),
    ],
)
def test_every_shape_has_its_waits(concealed: str, expected: str) -> None:
    assert tiles(waits(concealed)) == expected


def test_irregular_hands_have_no_melds() -> None:
    kan = [{"kind": "ankan", "tiles": "7777z"}]
    assert tiles(waits("1133m2266p3s5s", hand={"melds": kan})) == ""
    assert tiles(waits("19m19p19s1234z", hand={"melds": kan})) == ""


@pytest.mark.parametrize(
    ("more", "ron", "tsumo"),
    [
        ({}, 5, 5),
        ({"penalty_tiles": "4s"}, "forbidden_win", 5),
        ({"penalty_tiles": "123m"}, 5, 5),
        ({"penalty_tiles": "123m", "options": {"penalty_three": "any"}}, "forbidden_win", 5),
        ({"penalty_tiles": "7z"}, "forbidden_win", "forbidden_win"),
        ({"penalty_tiles": "1m"}, 5, 5),
        ({"options": {"minimum": 15}}, "below_minimum", "below_minimum"),
        ({"hand": {"mixed": True}}, "bad_request", 5),
        ({"hand": {"situation": ["houtei"]}}, 15, "bad_request"),
        ({"hand": {"situation": ["haitei"]}}, "bad_request", 15),
        ({"hand": {"situation": ["chiihou"]}}, 160, "bad_request"),
        ({"hand": {"situation": ["chiihou"]}, "from": 3}, "bad_request", "bad_request"),
        ({"hand": {"situation": ["chankan"]}}, 15, "bad_request"),
    ],
)
def test_both_ways_to_win_are_asked(more: Json, ron: int | str, tsumo: int | str) -> None:
    first = waits("123m456p34s88s999p", **more)["waits"][0]
    assert first["tile"] == "2s"
    for way, expected in (("ron", ron), ("tsumo", tsumo)):
        assert first[way].get("base", first[way].get("refused")) == expected


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"penalty_tiles": "55555m"}, "bad_count"),
        ({"penalty_tiles": "5x"}, "bad_notation"),
        ({"immunity": 2}, "bad_request"),
        ({"hand": {"winning_tile": "5s"}}, "bad_request"),
        ({"hand": {"situation": ["riichi"]}}, "bad_request"),
        ({"hand": {"situation": ["haitei", "haitei"]}}, "bad_request"),
        ({"winner": 4}, "bad_seat"),
        ({"from": 1}, "bad_seat"),
    ],
)
def test_a_faulty_request_is_refused_whole(more: Json, code: str) -> None:
    assert refused(waits("123m456p34s88s999p", **more))[0] == code


def check_agreement(table: Table, event: Win) -> None:
    """Checks that the waits have the value of the win with every tile."""
    winner, held = event.wins[0].seat, event.wins[0].hand
    assert held is not None
    giver = (winner - 1) % 4
    answered = rules().waits(table, Winner(winner, replace(held, winning_piece=None)), giver)
    assert held.winning_piece in [wait.piece for wait in answered]
    by_piece = {wait.piece: wait for wait in answered}
    for piece in range(34):
        for discarder in (giver, None):
            win = Win(discarder=discarder, wins=(Winner(winner, replace(held, winning_piece=piece)),))
            wait = by_piece.get(piece)
            if wait is None:
                with pytest.raises(Refusal) as caught:
                    rules().settle(table, win)
                assert caught.value.code in (ErrorCode.NOT_A_WIN, ErrorCode.BAD_COUNT)
            else:
                assert (wait.tsumo if discarder is None else wait.ron).deltas == rules().settle(table, win).deltas


@settings(max_examples=8)
@given(wins())
def test_waits_agree_with_wins(drawn: tuple[Table, Win]) -> None:
    check_agreement(*drawn)


@settings(max_examples=8)
@given(rich_wins())
def test_waits_agree_with_wins_where_readings_compete(event: Win) -> None:
    check_agreement(rules().opening_table(), event)


@settings(max_examples=8)
@given(st.lists(st.integers(0, 33), min_size=6, max_size=6, unique=True), st.integers(0, 33))
def test_seven_pairs_wait_for_the_single(pairs: list[int], single: int) -> None:
    if single in pairs:
        return
    names = [f"{kind % 9 + 1}{'mpsz'[kind // 9]}" for kind in (*pairs, *pairs, single)]
    found = {wait["tile"]: wait["left"] for wait in waits("".join(names))["waits"]}
    assert found[names[-1]] == 3
