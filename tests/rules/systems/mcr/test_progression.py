# SPDX-License-Identifier: MIT
"""Progression, refusals and payments (rules/mcr.md §2, §3, §6, §8, §10, §12)."""

from typing import Any

import pytest

from tests.rules.systems.asking import Json, melds_of, replay_match
from tests.rules.systems.mcr.asking import DRAW, match, refused, replayed, scored, typed, won


def states_after(*events: Json, **options: Any) -> list[Json]:
    return [row["next"] for row in replayed(*events, **options)["hands"]]


@pytest.mark.parametrize("hands", [4, 8, 16])
def test_a_match_ends_after_the_chosen_number_of_hands(hands: int) -> None:
    assert replayed(*[DRAW] * hands, match_hands=hands)["final"]["reason"] == "last_hand"
    assert refused(match(*[DRAW] * hands, DRAW, match_hands=hands), "replay") == ("bad_event", f"events[{hands}]")


def test_a_match_can_be_stopped_early() -> None:
    assert replayed(DRAW, {"type": "end"})["final"]["reason"] == "end"


def south_round_win(discarder: int) -> Json:
    """Returns a win of player 0 in the south round with a chow from that player."""
    event: Json = won("56s678p33z+7s", "chi 123m chi 345m", winner=0, discarder=2)["event"]
    for meld in event["wins"][0]["hand"]["melds"]:
        meld["from"] = discarder
    return event


def test_a_chow_comes_from_the_previous_seat_of_that_round() -> None:
    assert replayed(*[DRAW] * 4, south_round_win(1))
    code, path = refused(match(*[DRAW] * 4, south_round_win(3)), "replay")
    assert (code, path) == ("bad_meld", "events[4].wins[0].hand.melds[0].from")


def test_the_seat_wind_follows_the_seat_not_the_number() -> None:
    event = won("23p333z44z+1p", "pon 111z pon 222z", drawn=True)["event"]
    row = replayed(*[DRAW] * 6, event)["hands"][6]
    # Hand 7 is the third of the south round: player 3 deals, and player 1 is the second to play after the dealer.
    assert row["deltas"][1] > 0


@pytest.mark.parametrize(("chombo_hand", "expected"), [("continue", (1, 0)), ("pass", (2, 1)), ("replay", (1, 0))])
def test_an_option_decides_whether_a_chombo_passes_the_deal(chombo_hand: str, expected: tuple[int, int]) -> None:
    (state,) = states_after({"type": "chombo", "player": 2}, chombo_hand=chombo_hand)
    assert (state["number"], state["dealer"]) == expected


def test_a_replayed_hand_has_no_dead_hands() -> None:
    assert replayed(
        {"type": "dead_hand", "player": 2}, {"type": "chombo", "player": 1}, typed(2, 8), chombo_hand="replay"
    )


def final(*deltas: int, **options: Any) -> Json:
    """Returns the result of a match whose scores change only by this adjustment."""
    result: Json = replayed({"type": "adjust", "deltas": list(deltas)}, *[DRAW] * 4, match_hands=4, **options)["final"]
    return result


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
def test_ranks_earn_points_and_ties_share_them(deltas: tuple[int, ...], ranks: list[int], results: list[float]) -> None:
    got = final(*deltas, start_points=500)
    assert (got["ranks"], got["results"]) == (ranks, results)
    assert got["scores"] == [500 + delta for delta in deltas]


def test_results_can_be_points_with_ties_ranked_by_seat() -> None:
    got = final(24, 24, -16, -32, start_points=500, result="points", ties="seat")
    assert (got["ranks"], got["results"]) == ([1, 2, 3, 4], [24, 24, -16, -32])


def test_the_result_reports_the_points_of_the_house() -> None:
    got = replayed({"type": "chombo", "player": 0, "foul": "penalty", "points": 60}, {"type": "end"})["final"]
    assert (got["scores"], got["house"]) == ([-60, 0, 0, 0], 60)


HAND = "event.wins[0].hand"


def changed(request: Json, **hand: Any) -> Json:
    """Returns a request with some fields of its hand replaced."""
    event = request["event"]
    winner = event["wins"][0]
    return {**request, "event": {**event, "wins": [{**winner, "hand": {**winner["hand"], **hand}}]}}


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
def test_invalid_hands_are_refused_with_their_path(hand: Json, code: str, place: str) -> None:
    assert refused(changed(PLAIN, **hand)) == (code, f"{HAND}.{place}" if place else HAND)


def test_only_a_self_drawn_tile_can_be_mixed_in() -> None:
    assert refused(changed(won("123m34s88s999p+5s", "chi 456p"), mixed=True)) == ("bad_request", f"{HAND}.mixed")


def test_a_robbed_kong_has_the_other_three_tiles() -> None:
    request = won("56s678p77s+7s", "chi 123m chi 345m", situation=["chankan"])
    assert refused(request) == ("bad_count", f"{HAND}.winning_tile")
    both = won("56s678p33z+7s", "chi 123m chi 345m", situation=["chankan", "houtei"])
    assert refused(both) == ("bad_request", f"{HAND}.situation")


@pytest.mark.parametrize("base", [8, 11, 24, 48, 88, 332])
def test_all_pay_eight_and_the_discarder_adds_the_hand(base: int) -> None:
    self_draw = scored(won("", value={"han": base}, drawn=True))
    assert self_draw["deltas"] == [-8 - base, 3 * (8 + base), -8 - base, -8 - base]
    ron = scored(won("", value={"han": base}))
    assert ron["deltas"] == [-8, 24 + base, -8, -8 - base]
    assert [payment["for"] for payment in ron["payments"]] == ["win"] * 3


@pytest.mark.parametrize(
    ("fields", "options", "deltas"),
    [
        ({}, {}, [10, 10, -30, 10]),
        ({"foul": "false_win"}, {"false_win_each": 5}, [5, 5, -15, 5]),
        ({"foul": "sham_win"}, {}, [20, 20, -60, 20]),
        ({"foul": "sham_win"}, {"false_win_to": "house"}, [0, 0, -60, 0]),
        ({"foul": "false_win"}, {"false_win_each": 0}, [0, 0, 0, 0]),
        ({"foul": "penalty", "points": 5}, {}, [0, 0, -5, 0]),
        ({"foul": "penalty", "points": 40, "to": "house"}, {}, [0, 0, -40, 0]),
        ({"foul": "penalty", "points": 30, "to": 0}, {}, [30, 0, -30, 0]),
    ],
)
def test_fouls_cost_the_configured_points(fields: Json, options: Json, deltas: list[int]) -> None:
    assert replayed({"type": "chombo", "player": 2, **fields}, **options)["hands"][0]["deltas"] == deltas


@pytest.mark.parametrize(
    ("fields", "code", "field"),
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
def test_invalid_fouls_are_refused_with_their_path(fields: Json, code: str, field: str) -> None:
    assert refused(match({"type": "chombo", "player": 2, **fields}), "replay") == (code, f"events[0].{field}")


@pytest.mark.parametrize("event", [{"type": "dead_hand", "player": 2}, {"type": "chombo", "player": 2}])
def test_a_dead_hand_cannot_win_until_the_next_hand(event: Json) -> None:
    assert refused(match(event, typed(2, 8)), "replay") == ("forbidden_win", "events[1].wins[0]")
    assert len(replayed(event, event, typed(0, 8), typed(2, 8))["hands"]) == 4


def test_only_the_listed_penalties_are_accepted() -> None:
    events = [{"type": "chombo", "player": 2, "foul": "penalty", "points": points} for points in range(0, 100, 5)]
    scale = [event["points"] for event in events if replay_match("mcr", [event], {})["ok"]]
    assert scale == [5, 10, 20, 30, 40, 50, 60]


def test_a_penalty_does_not_make_a_hand_dead() -> None:
    assert replayed({"type": "chombo", "player": 2, "foul": "penalty", "points": 5}, typed(2, 8))
