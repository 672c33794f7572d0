# SPDX-License-Identifier: MIT
"""Progression, double hands and end of a match of the Beijing game."""

from typing import Any

import pytest

from tests.rules.systems.asking import Json
from tests.rules.systems.beijing.asking import refusal_and_path, replayed, score, typed

DRAW: Json = {"type": "draw", "kind": "exhaustive"}


def states(*events: Json, **options: object) -> list[tuple[str, int, int] | None]:
    """Returns round, number and honba after every event, or None after the end."""
    got = replayed(*events, **options)
    assert got["ok"], got
    nexts = [row["next"] for row in got["hands"]]
    return [None if state is None else (state["round"], state["number"], state["honba"]) for state in nexts]


def doubled(*events: Json, **options: object) -> list[bool]:
    """Returns after every event whether the next hand counts double."""
    got = replayed(*events, **options)
    assert got["ok"], got
    return [row["next"]["shanglou"] for row in got["hands"]]


def won(seat: int) -> Json:
    return typed(seat, None, doublings=0)


def test_the_dealer_stays_on_a_win_and_on_a_draw() -> None:
    assert states(won(0), DRAW, won(2), won(0)) == [("E", 1, 1), ("E", 1, 2), ("E", 2, 0), ("E", 3, 0)]


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_the_match_ends_when_the_last_dealer_loses_the_deal(rounds: int) -> None:
    # The winner is always the player after the dealer.
    events = [won((number + 1) % 4) for number in range(4 * rounds)]
    after = states(*events, rounds=rounds)
    assert after[-2:] == [("ESWN"[rounds - 1], 4, 0), None]
    stays = [*events[:-1], won(3), DRAW]
    assert states(*stays, rounds=rounds)[-1] == ("ESWN"[rounds - 1], 4, 2)
    assert refusal_and_path(replayed(*events, DRAW, rounds=rounds)) == ("bad_event", f"events[{4 * rounds}]")


def test_an_endless_match_returns_to_the_east_round() -> None:
    events = [won((number + 1) % 4) for number in range(16)]
    assert states(*events, rounds=0)[-1] == ("E", 1, 0)
    assert replayed(*events, {"type": "end"}, rounds=0)["final"]["reason"] == "end"


def test_the_hand_after_a_draw_counts_double() -> None:
    events = (DRAW, won(1), won(2), DRAW, DRAW, won(1))
    assert doubled(*events, shanglou_after_draw="next_hand") == [True, False, False, True, True, False]
    assert doubled(*events) == [False] * 6


def test_hands_count_double_until_the_deal_has_passed_four_times() -> None:
    once = (DRAW, won(0), won(1), won(2), won(3), won(3), won(0), won(1))
    assert doubled(*once, shanglou_after_draw="dealer_cycle") == [True] * 6 + [False] * 2
    # Another draw restarts the count.
    again = (DRAW, won(1), won(2), won(3), DRAW, won(0), won(1), won(2), won(3), won(0))
    assert doubled(*again, shanglou_after_draw="dealer_cycle") == [True] * 8 + [False] * 2


def test_hands_count_double_after_a_streak_of_the_dealer() -> None:
    events = (won(0), DRAW, won(0), won(1), won(1))
    assert doubled(*events, shanglou_streak=2) == [False, True, True, False, False]
    assert doubled(*events, shanglou_streak=1, shanglou_after_draw="next_hand") == [True, True, True, False, True]


@pytest.mark.parametrize("chombo_hand", ["replay", "continue"])
def test_hands_still_count_double_after_a_chombo(chombo_hand: str) -> None:
    events = (DRAW, {"type": "chombo", "player": 2}, {"type": "adjust", "deltas": [0, 0, 0, 0]}, won(1))
    options: dict[str, Any] = {"chombo_hand": chombo_hand, "shanglou_after_draw": "next_hand"}
    assert doubled(*events, **options) == [True, True, True, False]
    assert replayed(*events, **options)["hands"][3]["deltas"] == [-4, 8, -2, -2]


@pytest.mark.parametrize(("table", "base"), [({"honba": 2}, 1), ({"honba": 3}, 2), ({"honba": 0, "shanglou": True}, 2)])
def test_the_table_of_a_request_can_count_double(table: Json, base: int) -> None:
    assert score(won(1), table, shanglou_streak=3)["wins"][0]["base"] == base


def test_a_dead_hand_can_win_the_next_hand() -> None:
    dead = {"type": "dead_hand", "player": 1, "reason": "too_many_tiles"}
    for end in (DRAW, won(2), {"type": "chombo", "player": 3}):
        assert replayed(dead, dead, end, won(1))["ok"]
    assert refusal_and_path(replayed(dead, won(1)))[0] == "dead_hand"
    chombo = {"type": "chombo", "player": 1}
    assert replayed(dead, chombo, won(1))["ok"]
    assert refusal_and_path(replayed(chombo, won(1), chombo_hand="continue"))[0] == "dead_hand"
