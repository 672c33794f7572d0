# SPDX-License-Identifier: MIT
"""How a match goes on, who sits where, and what it is worth (rules/mcr.md §2, §8, §10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.systems.mcr.asking import DRAW, Json, match, refused, replayed, typed, won


def afterwards(*events: Json, **options: Any) -> list[Json]:
    """Returns the state after each event of a match."""
    return [row["next"] for row in replayed(*events, **options)["hands"]]


def test_the_deal_passes_and_players_change_seats_each_round() -> None:
    states = [state for state in afterwards(*[DRAW] * 16) if state]
    assert len(states) == 15
    assert [(state["round"], state["number"]) for state in states[2:5]] == [("E", 4), ("S", 1), ("S", 2)]
    assert [state["order"] for state in states[3::4]] == [[1, 0, 3, 2], [2, 3, 1, 0], [3, 2, 0, 1]]
    dealers = [0, *(state["dealer"] for state in states)]
    assert dealers == [0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 1, 0, 3, 2, 0, 1]
    assert all(state["honba"] == state["deposit"] == 0 for state in states)


def test_where_nobody_changes_seats_the_numbers_are_the_order() -> None:
    states = [state for state in afterwards(*[DRAW] * 16, seat_change=False) if state]
    assert {tuple(state["order"]) for state in states} == {(0, 1, 2, 3)}
    assert [state["dealer"] for state in states[:5]] == [1, 2, 3, 0, 1]


@pytest.mark.parametrize("hands", [4, 8, 16])
def test_a_match_has_so_many_hands(hands: int) -> None:
    got = replayed(*[DRAW] * hands, match_hands=hands)
    assert got["final"]["reason"] == "last_hand"
    assert refused(match(*[DRAW] * hands, DRAW, match_hands=hands), "replay") == ("bad_event", f"events[{hands}]")


def test_the_table_may_stop_early() -> None:
    assert replayed(DRAW, {"type": "end"})["final"]["reason"] == "end"


def south(giver: int) -> Json:
    """Returns a win of player 0 in the south round with a chow from that player."""
    event: Json = won("56s678p33z+7s", "chi 123m chi 345m", winner=0, giver=2)["event"]
    for meld in event["wins"][0]["hand"]["melds"]:
        meld["from"] = giver
    return event


def test_a_chow_comes_from_whoever_sits_before_in_that_round() -> None:
    assert replayed(*[DRAW] * 4, south(1))
    code, path = refused(match(*[DRAW] * 4, south(3)), "replay")
    assert (code, path) == ("bad_meld", "events[4].wins[0].hand.melds[0].from")


def test_the_own_wind_is_that_of_the_seat_not_of_the_number() -> None:
    event = won("23p333z44z+1p", "pon 111z pon 222z", drawn=True)["event"]
    row = replayed(*[DRAW] * 6, event)["hands"][6]
    # Hand 7 is the third of the south round; player 3 deals, and player 1 sits south of nobody but plays second after 3.
    assert row["deltas"][1] > 0


@pytest.mark.parametrize(("after", "dealt"), [("continue", (1, 0)), ("pass", (2, 1)), ("replay", (1, 0))])
def test_what_becomes_of_the_hand_after_a_false_win(after: str, dealt: tuple[int, int]) -> None:
    (state,) = afterwards({"type": "chombo", "player": 2}, chombo_hand=after)
    assert (state["number"], state["dealer"]) == dealt


def test_a_hand_dealt_again_has_no_dead_player() -> None:
    assert replayed(
        {"type": "dead_hand", "player": 2}, {"type": "chombo", "player": 1}, typed(2, 8), chombo_hand="replay"
    )


def final(*deltas: int, **options: Any) -> Json:
    """Returns the result of a match in which these points are moved and nothing else."""
    adjust = {"type": "adjust", "deltas": list(deltas)}
    found: Json = replayed(adjust, *[DRAW] * 4, match_hands=4, **options)["final"]
    return found


@pytest.mark.parametrize(
    ("deltas", "ranks", "results"),
    [
        ((40, 10, -10, -40), [1, 2, 3, 4], [4, 2, 1, 0]),
        ((24, 24, -16, -32), [1, 1, 3, 4], [3, 3, 1, 0]),
        ((30, 0, 0, -30), [1, 2, 2, 4], [4, 1.5, 1.5, 0]),
        ((30, 0, -15, -15), [1, 2, 3, 3], [4, 2, 0.5, 0.5]),
        ((10, 10, 10, -30), [1, 1, 1, 4], [2.33, 2.33, 2.33, 0]),
        ((30, -10, -10, -10), [1, 2, 2, 2], [4, 1, 1, 1]),
        ((0, 0, 0, 0), [1, 1, 1, 1], [1.75] * 4),
    ],
)
def test_places_are_worth_points_and_equal_scores_share_them(
    deltas: tuple[int, ...], ranks: list[int], results: list[float]
) -> None:
    got = final(*deltas, start_points=500)
    assert (got["ranks"], got["results"]) == (ranks, results)
    assert got["scores"] == [500 + delta for delta in deltas]


def test_points_and_places_by_number() -> None:
    got = final(24, 24, -16, -32, start_points=500, result="points", ties="seat")
    assert (got["ranks"], got["results"]) == ([1, 2, 3, 4], [24, 24, -16, -32])


def test_what_the_house_holds_is_told() -> None:
    got = replayed({"type": "chombo", "player": 0, "foul": "penalty", "points": 60}, {"type": "end"})["final"]
    assert (got["scores"], got["house"]) == ([-60, 0, 0, 0], 60)
