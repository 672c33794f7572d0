# SPDX-License-Identifier: MIT
"""Progression and end of a match of the World Series of Mahjong."""

from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from mahjong_desk.rules.systems.wsom.progression import match_points
from tests.rules.systems.asking import Json, refused
from tests.rules.systems.wsom.asking import replayed, typed

DRAW: Json = {"type": "draw", "kind": "exhaustive"}
END: Json = {"type": "end", "reason": "time"}


@st.composite
def events_of_any_hand(draw: st.DrawFn) -> Json:
    seat = draw(st.integers(0, 3))
    match draw(st.integers(0, 5)):
        case 0:
            return DRAW
        case 1:
            return {"type": "chombo", "player": seat}
        case 2:
            return {"type": "adjust", "deltas": [5, 0, 0, 0], "house": True}
        case 3:
            return {"type": "penalty_tile", "player": seat, "tile": f"{draw(st.integers(1, 9))}m", "state": "live"}
        case _:
            discarder = draw(st.none() | st.integers(0, 3).filter(lambda other: other != seat))
            return typed(seat, discarder, draw(st.sampled_from([1, 20, 30, 320, 480])))


@settings(max_examples=18)
@given(
    st.lists(events_of_any_hand(), max_size=12),
    st.sampled_from([4, 8, 16]),
    st.sampled_from([0, 500]),
    st.sampled_from([0, 30, 90]),
    st.sampled_from(["house", "players"]),
    st.sampled_from(["continue", "pass", "replay"]),
)
def test_points_balance_and_the_deal_rotates(
    events: list[Json], hands: int, start: int, foul: int, to: str, chombo_hand: str
) -> None:
    options = {
        "match_hands": hands, "start_points": start, "chombo_points": foul, "chombo_to": to, "chombo_hand": chombo_hand
    }  # fmt: skip
    got = replayed(*events, **options)
    if not got["ok"]:  # after the last hand, or with a fifth copy or a fifteenth penalty tile
        assert got["error"]["code"] in {"bad_event", "bad_count", "forbidden_win"}
        return
    assert got == replayed(*events, **options)
    played = 0
    for event, row in zip(events, got["hands"], strict=True):
        played += event["type"] in {"win", "draw"} or (event["type"] == "chombo" and chombo_hand == "pass")
        state = row["next"]
        if played == hands:
            assert state is None
            assert got["final"]["reason"] == "last_hand"
        else:
            place = {"round": "ESWN"[played // 4], "number": played % 4 + 1, "dealer": played % 4}
            assert state == {**place, "honba": 0, "deposit": 0}
    closed = replayed(*events, END, **options) if got["final"] is None else got
    final = closed["final"]
    assert sum(final["scores"]) + final["house"] == 4 * start
    assert sum(final["results"]) + final["house"] == 0
    for (one, rank), (other, after) in pairwise(sorted(zip(final["scores"], final["ranks"], strict=True))):
        assert (rank == after) is (one == other)
        assert rank >= after


def test_a_chombo_that_passes_the_deal_can_end_the_match() -> None:
    foul = {"type": "chombo", "player": 0}
    assert replayed(DRAW, DRAW, DRAW, foul, match_hands=4, chombo_hand="pass")["final"]["reason"] == "last_hand"
    assert replayed(DRAW, DRAW, DRAW, foul, match_hands=4, chombo_hand="replay")["final"] is None


@pytest.mark.parametrize(
    ("amount", "to", "deltas", "house"),
    [(0, "house", [0, 0, 0, 0], 0), (0, "players", [0, 0, 0, 0], 0), (60, "players", [20, 20, -60, 20], 0)],
)
def test_chombo_points_are_paid_as_configured(amount: int, to: str, deltas: list[int], house: int) -> None:
    got = replayed({"type": "chombo", "player": 2}, END, chombo_points=amount, chombo_to=to)
    assert got["hands"][0]["deltas"] == deltas
    assert got["final"]["house"] == house
    payments = got["hands"][0]["payments"]
    assert {payment["for"] for payment in payments} <= {"chombo"}
    assert sum(payment["points"] for payment in payments) == amount


def test_a_dead_hand_cannot_win_until_the_hand_ends() -> None:
    dead: Json = {"type": "dead_hand", "player": 1}
    assert refused(replayed(dead, typed(1, 0, 70))) == ("forbidden_win", "dead_hand")
    assert refused(replayed(dead, dead, typed(1, None, 1))) == ("forbidden_win", "dead_hand")
    assert replayed(dead, typed(2, 0, 70), typed(1, 0, 70))["ok"]
    foul = {"type": "chombo", "player": 0}
    assert refused(replayed(dead, foul, typed(1, 0, 70))) == ("forbidden_win", "dead_hand")
    assert replayed(dead, foul, typed(1, 0, 70), chombo_hand="replay")["ok"]


@given(st.integers(-10_000, 10_000))
@example(0)
def test_match_points_are_square_roots_to_two_decimals(points: int) -> None:
    result = match_points(points)
    assert abs(abs(result) - abs(points) ** 0.5) <= 0.005 + 1e-9
    assert (result > 0) is (points > 0)
    assert (result < 0) is (points < 0)
    assert round(result * 100) / 100 == result
    assert str(result).startswith("-") is (points < 0)


@pytest.mark.parametrize(
    ("event", "code"),
    [
        ({"type": "draw", "kind": "kyuushu_kyuuhai"}, "bad_request"),
        ({"type": "draw", "kind": "exhaustive", "tenpai": [1, 1]}, "bad_request"),
        ({"type": "draw", "kind": "exhaustive", "tenpai": [4]}, "bad_seat"),
        ({"type": "chombo", "player": 0, "under_pao": True}, "bad_request"),
    ],
)
def test_impossible_events_are_refused(event: Json, code: str) -> None:
    assert refused(replayed(event))[0] == code
