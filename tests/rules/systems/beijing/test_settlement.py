# SPDX-License-Identifier: MIT
"""Payments in the Beijing game, and the order of its checks."""

from typing import Any

import pytest

from tests.event_json import win
from tests.rules.systems.asking import Json
from tests.rules.systems.beijing.asking import (
    refusal_and_path,
    refused,
    replayed,
    score,
    scored,
    typed,
    winner_of,
    yaku,
)

PLAIN = "123m456p45789s22z+6s[1p]"
TWO = (winner_of("46s111m222m333p11p+5s[8p]", winner=2), winner_of("34s777m888m666p44z+5s[8p]", winner=3))
HUNGANG = "2222m147p159s346z+8s[1m]"


def test_the_replacement_piece_doubles_kan_points() -> None:
    for times in (0, 2):
        got = scored("456p45789s22z+6s[1p]", "ankan 9999m", options={"doublings_gangkai": times}, situation=["rinshan"])
        assert got["wins"][0]["kan_points"] == 2 << times
        assert ("gangkai" in yaku(got)) is bool(times)


def test_payments_of_zero_are_omitted() -> None:
    got = scored("456p45789s22z+6s[1p]", "ankan 9999m", options={"kan_closed": 0})
    assert [payment["for"] for payment in got["payments"]] == ["win"] * 3
    assert score(typed(1, None, points=0))["payments"] == []


@pytest.mark.parametrize(
    ("fields", "deltas"),
    [
        ({"discarder": 0}, [-24, 24, 0, 0]),  # 4 × (2 + 1 + 1) and 2 × (2 + 1 + 1) would be 16 and 8
        ({"discarder": None}, [-20, 40, -10, -10]),
        ({"discarder": 3, "situation": ["chankan"]}, [-20, 40, -10, -10]),
    ],
)
def test_the_discarder_pays_all(fields: dict[str, Any], deltas: list[int]) -> None:
    got = scored("456p45789s22z+6s[1p]", "ankan 9999m", options={"discarder_pays_all": True}, **fields)
    assert got["deltas"] == deltas
    if fields["discarder"] == 0:
        expected = [{"from": 0, "to": 1, "points": points, "for": why} for points, why in ((16, "win"), (8, "kan"))]
        assert got["payments"] == expected


def test_a_robbed_kan_is_not_doubled_if_the_discarder_pays_all() -> None:
    options = {"discarder_pays_all": True, "baozhuang_tiliu": False}
    assert yaku(scored(PLAIN, discarder=3, situation=["chankan"], options=options)) == ["menqing", "meihun"]


def test_hungang_has_a_fixed_value() -> None:
    hungang = scored(HUNGANG, winner=0)
    assert hungang["deltas"] == [60, -20, -20, -20]
    assert hungang["wins"][0]["reading"] is None
    doubled = scored(HUNGANG, winner=0, table={"shanglou": True}, options={"shanglou_after_draw": "next_hand"})
    assert doubled["deltas"] == [120, -40, -40, -40]
    assert refused(scored(HUNGANG, options={"hungang_points": 0})) == "not_a_win"
    assert refused(scored(HUNGANG, discarder=0)) == "not_a_win"


@pytest.mark.parametrize(
    ("points", "limit"),
    [((20, 20), "tenhou"), ((20, 21), "hungang"), ((21, 20), "tenhou"), ((0, 5), "hungang"), ((5, 0), "tenhou")],
)
def test_the_highest_of_several_fixed_hands_counts(points: tuple[int, int], limit: str) -> None:
    options = {"tenhou_points": points[0], "hungang_points": points[1]}
    won = scored("222234m55p12399s+9s[1m]", winner=0, situation=["tenhou"], options=options)["wins"][0]
    assert (won["limit"], won["base"], won["yaku"][0]["value"]) == (limit, max(points), max(points))


def test_tenhou_without_a_shape_is_only_hungang() -> None:
    assert yaku(scored(HUNGANG, winner=0, situation=["tenhou"], options={"tenhou_points": 100})) == ["hungang"]


@pytest.mark.parametrize(("mode", "limit"), [("replace", "tenhou"), ("higher", None)])
def test_a_fixed_hand_can_yield_to_a_higher_count(mode: str, limit: str | None) -> None:
    # Dealer, no claims, no wildcard, self-draw: 16 from each.
    for points, expected in ((15, limit), (16, "tenhou"), (17, "tenhou")):
        got = scored(PLAIN, winner=0, situation=["tenhou"], options={"fixed_hand_mode": mode, "tenhou_points": points})
        assert got["wins"][0]["limit"] == expected


def test_receipts_decide_between_fixed_and_counted_value() -> None:
    # A base of 4 earns 16 from the dealer's first discard and 4 from each other: more than three times 7.
    for points, limit in ((7, None), (8, "chiihou")):
        options = {"fixed_hand_mode": "higher", "chiihou_points": points}
        got = scored(PLAIN, discarder=0, situation=["chiihou"], options=options)
        assert got["wins"][0]["limit"] == limit
        assert got["deltas"] == ([-16, 24, -4, -4] if limit is None else [-8, 24, -8, -8])


@pytest.mark.parametrize(
    ("tiles", "melds", "fields", "first"),
    [
        ("456p45789s2z+6s[1p]", "pon 12m", {}, "bad_meld"),
        ("456p45789s2z+6s[1p]", "pon 999m pon 888m", {"options": {"max_melds": 1}}, "bad_meld"),
        ("456p45789s2z+6s[1p]", "", {"situation": ["tenhou"]}, "bad_count"),
        ("12222m2p45789s22z+2m[1p]", "", {"situation": ["tenhou"]}, "bad_count"),
        ("147m258p369s1236z+6z[1p]", "", {"situation": ["tenhou"]}, "bad_request"),
        ("147m258p369s1236z+6z[1p]", "", {"situation": ["chankan"], "discarder": 0}, "bad_count"),
        ("147m258p369s1236z+7z[6z]", "", {"discarder": 0}, "not_a_win"),
        ("13m456789s22z+2m[1m]", "pon 999p", {"discarder": 0}, "discarded_wild"),
        ("111z45s22z+6s[4z]", "pon 999p chi 789s@0", {"discarder": 0}, "not_menqing"),
        ("123m456p9p111z789s+9p[4z]", "", {"discarder": 0}, "three_wilds"),
        ("345678m456777s1z+8p[4z]", "", {"discarder": 0, "situation": ["chankan"], "robbed_kan": "ankan"}, "hunyou"),
        (
            "123m456p45789s22z+6s[1p]",
            "",
            {"discarder": 0, "situation": ["chankan"], "robbed_kan": "ankan", "options": {"duanmen": True}},
            "chankan_ankan",
        ),
        (PLAIN, "", {"options": {"duanmen": True}, "pao": [{"player": 1, "for": "x"}]}, "duanmen"),
    ],
)
def test_the_first_of_several_faults_is_reported(tiles: str, melds: str, fields: dict[str, Any], first: str) -> None:
    assert refused(scored(tiles, melds, **fields)) == first


def changed(entry: Json, **hand: Any) -> Json:
    """Returns a winner with some fields of the hand replaced."""
    return {**entry, "hand": {**entry["hand"], **hand}}


@pytest.mark.parametrize(
    ("wins", "options", "first"),
    [
        ((TWO[0], changed(TWO[1], situation=["chankan"])), {}, "bad_request"),
        # The first of several faults.
        ((TWO[0], changed(TWO[1], concealed="34s777m888m666p4z")), {"multiple_wins": False}, "bad_count"),
        ((TWO[1], TWO[1]), {}, "bad_seat"),
        ((TWO[1], changed(TWO[0], wild_indicator="9s")), {"multiple_wins": False}, "bad_request"),
        ((TWO[0], changed(TWO[1], concealed="34s111m888m666p44z")), {"multiple_wins": False}, "bad_count"),
        ((), {}, "bad_request"),
        ((TWO[0], TWO[0], TWO[1], TWO[1]), {}, "bad_request"),
    ],
)
def test_disagreeing_winners_are_refused(wins: tuple[Json, ...], options: dict[str, Any], first: str) -> None:
    assert refused(score(win(1, *wins), **options)) == first


def test_the_shared_piece_and_the_indicator_count_once() -> None:
    first, second = changed(TWO[0], concealed="46s111m222m333p88p"), changed(TWO[1], concealed="34s777m888m666p88p")
    assert score(win(1, first, TWO[1]))["ok"]
    assert refused(score(win(1, first, second))) == "bad_count"
    # Three 5s in both hands together and the one that wins are all four.
    first, second = (changed(TWO[0], concealed="46s55s111m222m333p"), changed(TWO[1], concealed="55s777m888m666p44z"))
    assert refused(score(win(1, first, second))) == "bad_count"
    assert score(win(1, changed(first, concealed="46s55s111m222m333p"), TWO[1]))["ok"]


def test_a_dead_hand_cannot_win_and_other_faults_come_first() -> None:
    dead = {"type": "dead_hand", "player": 3, "reason": "discarded_wild"}
    assert refused(replayed(dead, win(1, *TWO), multiple_wins=False)) == "head_bump"
    assert refusal_and_path(replayed(dead, win(1, *TWO))) == ("dead_hand", "events[1].wins[1].winner")
    assert replayed(dead, dead, win(1, TWO[0]))["ok"]


def claim(player: int, entry: Json, discarder: int | None, **extra_fields: Any) -> Json:
    return {"type": "chombo", "player": player, "claimed": {"from": discarder, "wins": [entry], **extra_fields}}


def test_a_reversed_chombo_reverses_every_payment() -> None:
    entry = winner_of("456p45789s22z+6s[1p]", "ankan 9999m")
    got = replayed(claim(1, entry, None), chombo="reverse")["hands"][0]
    assert got["deltas"] == [20, -40, 10, 10]
    assert [payment["for"] for payment in got["payments"]] == ["chombo"] * 6
    assert {payment["from"] for payment in got["payments"]} == {1}
    assert got["next"] == {"round": "E", "number": 1, "dealer": 0, "honba": 0, "deposit": 0, "shanglou": False}


def test_a_reversed_chombo_counts_double_under_shanglou() -> None:
    draw = {"type": "draw", "kind": "exhaustive"}
    event = claim(1, {"winner": 1, "value": {"doublings": 2}}, None)
    got = replayed(draw, event, chombo="reverse", shanglou_after_draw="next_hand")
    assert got["hands"][1]["deltas"] == [16, -32, 8, 8]


@pytest.mark.parametrize(
    ("tiles", "melds", "discarder"),
    [
        ("456p45789s22z+6s[1p]", "pon 999m", 3),
        ("123m456p45s22z222s+6s[1s]", "", 3),
        ("345678m456777s1z+8p[4z]", "", 3),
        ("13m456p456789s22z+2m[1m]", "", 3),
        ("123m456p45789s22z+6s[1p]", "", None),
    ],
)
def test_a_claimed_win_ignores_the_restrictions_on_winning(tiles: str, melds: str, discarder: int | None) -> None:
    dead = {"type": "dead_hand", "player": 1}
    got = replayed(dead, claim(1, winner_of(tiles, melds), discarder), chombo="reverse", duanmen=True)
    assert got["ok"], got
    assert got["hands"][1]["deltas"][1] < 0


def test_a_reversed_chombo_reverses_pao() -> None:
    entry = {"winner": 1, "value": {"doublings": 0}, "pao": [{"player": 2, "for": "hangzhou_other"}]}
    got = replayed(claim(1, entry, None), chombo="reverse", hangzhou_pao=True)["hands"][0]
    assert got["payments"] == [{"from": 1, "to": 2, "points": 4, "for": "chombo"}]


@pytest.mark.parametrize(
    ("event", "options", "fault"),
    [
        (claim(1, winner_of(PLAIN), None), {}, ("bad_request", "claimed")),
        ({"type": "chombo", "player": 1}, {"chombo": "reverse"}, ("bad_request", "claimed")),
        (claim(2, winner_of(PLAIN), None), {"chombo": "reverse"}, ("bad_seat", "claimed.wins[0].winner")),
        (claim(1, winner_of(PLAIN), 1), {"chombo": "reverse"}, ("bad_seat", "claimed.from")),
        (
            claim(1, winner_of("123m456p45789s2z+6s[1p]"), None),
            {"chombo": "reverse"},
            ("bad_count", "claimed.wins[0].hand.concealed"),
        ),
        (
            claim(1, winner_of(PLAIN), 0, robbed_kan="ankan"),
            {"chombo": "reverse"},
            ("bad_request", "claimed.robbed_kan"),
        ),
    ],
)
def test_invalid_chombo_events_are_refused(event: Json, options: dict[str, Any], fault: tuple[str, str]) -> None:
    code, path = fault
    assert refusal_and_path(replayed(event, **options)) == (code, f"events[0].{path}")


def test_a_chombo_cannot_claim_two_wins() -> None:
    event = claim(1, winner_of(PLAIN), 0)
    event["claimed"]["wins"].append(winner_of(PLAIN, winner=2))
    assert refusal_and_path(replayed(event, chombo="reverse")) == ("bad_request", "events[0].claimed.wins")


def test_equal_first_discards_cost_the_dealer_once() -> None:
    shao = {"type": "shaozhuang"}
    both = win(1, {"winner": 2, "value": {"points": 1}}, {"winner": 3, "value": {"points": 1}})
    got = replayed(shao, both, shaozhuang_points=10)["hands"][1]
    assert got["deltas"] == [-30 - 2, 10 - 2, 10 + 3 - 1, 10 + 3 - 1]
    assert sum(payment["for"] == "shaozhuang" for payment in got["payments"]) == 3
    again = replayed(shao, typed(1, None, points=0), shao, typed(1, None, points=0), shaozhuang_points=10)
    # The next dealer is seat 1.
    assert [row["deltas"] for row in again["hands"]][3] == [10, -30, 10, 10]


@pytest.mark.parametrize(
    "between", [{"type": "draw", "kind": "exhaustive"}, {"type": "chombo", "player": 2}], ids=["draw", "replayed"]
)
def test_equal_first_discards_expire_with_the_hand(between: Json) -> None:
    shao = {"type": "shaozhuang"}
    assert replayed(shao, between, typed(0, None, points=0), shaozhuang_points=10)["hands"][2]["deltas"] == [0, 0, 0, 0]
    assert replayed(shao, between, shao, shaozhuang_points=10)["ok"]


def test_equal_first_discards_remain_if_the_hand_continues() -> None:
    shao, chombo = {"type": "shaozhuang"}, {"type": "chombo", "player": 2}
    adjust = {"type": "adjust", "deltas": [0, 0, 0, 0]}
    got = replayed(shao, chombo, adjust, typed(0, None, points=0), shaozhuang_points=10, chombo_hand="continue")
    assert got["hands"][3]["deltas"] == [-30, 10, 10, 10]
    twice = replayed(shao, chombo, shao, shaozhuang_points=10, chombo_hand="continue")
    assert refusal_and_path(twice)[0] == "bad_event"
