# SPDX-License-Identifier: MIT
"""Penalty tiles: how they come and go, and which wins they bar."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_desk.interchange import read_event
from tests.rules.systems.wsom.asking import Json, points, refused, replayed, rules, score, typed, won

SET, MELD, THREE, KOKUSHI = (("forbidden_win", f"penalty_{name}") for name in ("set", "meld", "three", "kokushi"))
CLOSED = "123m456p34s88s999p+5s"
ORPHANS = "119m19p19s123456z+7z"
WIDE = "19m19p19s1234567z+1m"
PAIRS = "1133m2266p55s77z3s+3s"

TESTS: list[tuple[str, str, str, Any]] = [
    # The set of the winning tile.
    (CLOSED, "", "4s", SET),
    (CLOSED, "", "34s", SET),
    (CLOSED, "", "1m9p", {"menzen": 5}),
    (CLOSED, "", "9p9p", {"menzen": 5}),
    ("456p345s88s99p+9p", "chi 123m", "9p", SET),
    ("456p345s88s99p+8s", "chi 123m", "9p", {"chicken": 1}),
    # A triplet made of the copies beside the penalty tile, or a sequence without it.
    ("456p67888s11z+8s", "chi 123m", "6s", {"chicken": 1}),
    ("456p67888s11z+8s", "chi 123m", "6s8s", {"chicken": 1}),
    ("456p67888s11z+8s", "chi 123m", "88s", {"chicken": 1}),
    ("456p678s88s11z+8s", "chi 123m", "8s", {"chicken": 1}),
    ("456p678m88s11z+8s", "chi 123m", "8s", SET),
    # Single waits and pairs.
    ("123m456p789s5s+5s", "chi 123m", "5s", SET),
    ("222m444p55567s99p+5s", "", "6s", {"menzen": 5, "ryanankou": 5}),
    (PAIRS, "", "3s", SET),
    (PAIRS, "", "1m7z", {"chiitoitsu": 30}),
    ("1111m2266p55s77z3z+3z", "", "11m", {"chiitoitsu": 30}),
    ("1113m3m2266p55s77z+1m", "", "1m", {"chiitoitsu": 30}),
    ("1113m3m2266p55s77z+1m", "", "11m", {"chiitoitsu": 30}),
    # Thirteen terminals.
    (WIDE, "", "1m", KOKUSHI),
    (WIDE, "", "9m", {"kokushi": 160}),
    (ORPHANS, "", "1m", {"kokushi": 160}),
    (ORPHANS, "", "2z3z4z", THREE),
    # Not in the hand, or in an open set.
    (CLOSED, "", "5s", MELD),
    (CLOSED, "", "7z", MELD),
    (CLOSED, "", "888s", MELD),
    ("456p34s88s999p+5s", "chi 123m", "1m", MELD),
    ("456p34s88s123p+5s", "min 9999m", "9m", MELD),
    ("456p34s88s123p+5s", "ankan 9999m", "9m", {"menzen": 5, "iikantsu": 5}),
    ("456p34s88s123p+5s", "ankan 9999m", "9999m1p", {"menzen": 5, "iikantsu": 5}),
    # Three of them.
    (CLOSED, "", "123m", {"menzen": 5}),
    (CLOSED, "", "123m4s", SET),
    (CLOSED, "", "12m5s", MELD),
    ("123m456p35s88s999p+5s", "", "123m", ("not_a_win", None)),
]


@pytest.mark.parametrize(("tiles", "melds", "penalties", "expected"), TESTS)
def test_what_penalty_tiles_bar_on_a_discard(tiles: str, melds: str, penalties: str, expected: Any) -> None:
    got = score(won(tiles, melds, win={"penalty_tiles": penalties}))
    assert (points(got) if isinstance(expected, dict) else refused(got)) == expected


def test_a_better_reading_that_is_barred_says_by_which_tile() -> None:
    options = rules()
    request = won("777z4445556788s+5s", win={"penalty_tiles": "6s"})
    event = read_event(options, request["event"], "event")
    alone = options.first_table(4)._replace(in_match=False)
    evaluation = options.settle(alone, event).wins[0].evaluation
    (better,) = evaluation.barred
    assert (evaluation.base, better.base) == (60, 85)
    assert better.refusal.message == "The set completed by the discard would contain the penalty tile 6s."
    # Without the penalty tile it is the one that counts, and nothing is barred.
    free = read_event(options, won("777z4445556788s+5s")["event"], "event")
    assert options.settle(alone, free).wins[0].evaluation.base == 85
    assert not options.settle(alone, free).wins[0].evaluation.barred


@pytest.mark.parametrize(("tiles", "penalties"), [(CLOSED, "4s"), (CLOSED, "123m"), (CLOSED, "5s"), (WIDE, "1m")])
def test_a_drawn_tile_may_always_win(tiles: str, penalties: str) -> None:
    assert score(won(tiles, drawn=True, win={"penalty_tiles": penalties}))["ok"]


def test_an_open_set_may_not_hold_one_even_on_a_draw() -> None:
    request = won("456p34s88s999p+5s", "chi 123m", drawn=True, win={"penalty_tiles": "1m"})
    assert refused(score(request)) == MELD


def test_three_may_bar_any_hand() -> None:
    def ask(tiles: str, penalties: str) -> Json:
        return score(won(tiles, win={"penalty_tiles": penalties}, options={"penalty_three": "any"}))

    assert refused(ask(CLOSED, "123m")) == THREE
    assert refused(ask(CLOSED, "123m4s")) == THREE
    assert refused(ask(ORPHANS, "234z")) == THREE
    assert ask(CLOSED, "12m")["ok"]
    assert ask(WIDE, "12z")["ok"]


@pytest.mark.parametrize(
    ("giver", "penalties", "option", "expected"),
    [
        (0, "123m", "any", THREE),
        (0, "12m", "any", None),
        (None, "123m", "any", None),
        (0, "123m", "kokushi", None),
        (0, "11111m", "any", ("bad_count", None)),
    ],
)
def test_a_typed_value_is_checked_for_three_alone(
    giver: int | None, penalties: str, option: str, expected: Any
) -> None:
    event = typed(1, giver, 70, penalty_tiles=penalties)
    got = score({"ruleset": "wsom", "options": {"penalty_three": option}, "event": event})
    assert got["ok"] if expected is None else refused(got) == expected


def tile(player: int, piece: str, state: str = "live") -> Json:
    return {"type": "penalty_tile", "player": player, "tile": piece, "state": state}


def win() -> Json:
    event = won(CLOSED)["event"]
    assert isinstance(event, dict)
    return event


EVENTS: list[tuple[list[Json], Any]] = [
    ([tile(1, "4s")], SET),
    ([tile(1, "4s"), tile(1, "4s", "dead")], SET),
    ([tile(1, "4s"), tile(1, "4s", "cleared")], None),
    ([tile(1, "4s"), tile(1, "4s", "dead"), tile(1, "4s", "cleared")], None),
    ([tile(1, "8s"), tile(1, "8s"), tile(1, "8s", "dead"), tile(1, "8s", "cleared"), tile(1, "8s", "dead")],
     ("bad_event", None)),
    ([tile(1, "1m"), tile(1, "2m"), tile(1, "9p"), tile(1, "1m", "dead")], None),
    ([tile(1, "1m"), tile(1, "2m"), tile(1, "4s"), tile(1, "4s", "dead")], SET),
    ([tile(2, "4s")], None),
    ([tile(1, "7z")], MELD),
    ([tile(1, "4s"), {"type": "draw", "kind": "exhaustive"}], None),
    ([tile(1, "4s", "dead")], ("bad_event", None)),
    ([tile(2, "4s"), tile(1, "4s", "cleared")], ("bad_event", None)),
    ([*[tile(seat, "4s") for seat in range(4)], tile(0, "4s")], ("bad_count", None)),
    ([tile(0, "4s") for _ in range(4)], None),
    ([tile(0, "4s"), tile(0, "4s", "dead"), *[tile(2, "4s")] * 4], ("bad_count", None)),
    ([tile(0, "4s"), tile(0, "4s", "cleared"), *[tile(2, "4s")] * 4], None),
    ([tile(0, f"{number}{suit}") for suit in "mp" for number in range(1, 8)], None),
    ([tile(0, f"{number}{suit}") for suit in "mp" for number in range(1, 9)], ("bad_count", None)),
    ([tile(4, "4s")], ("bad_seat", None)),
    ([tile(0, "44s")], ("bad_notation", None)),
    ([tile(0, "4s", "half")], ("bad_request", None)),
    ([{"type": "chombo", "player": 1, "tiles": "34s"}], SET),
    ([{"type": "chombo", "player": 1, "tiles": "12m9p"}], None),
    ([{"type": "chombo", "player": 1, "tiles": ""}], None),
    ([{"type": "chombo", "player": 1}], None),
    ([tile(3, "4s"), {"type": "chombo", "player": 0, "tiles": "4444s"}], ("bad_count", None)),
    ([{"type": "chombo", "player": 0, "tiles": "1234567m12345678p"}], ("bad_count", None)),
    ([{"type": "chombo", "player": 0, "tiles": "4x"}], ("bad_notation", None)),
    ([{"type": "chombo", "player": 1, "tiles": "4s"}, tile(1, "4s", "cleared")], None),
]  # fmt: skip


@pytest.mark.parametrize(("events", "expected"), EVENTS)
def test_in_a_match_the_events_tell_them(events: list[Json], expected: Any) -> None:
    got = replayed(*events, win())
    assert got["ok"] if expected is None else refused(got) == expected


@pytest.mark.parametrize(
    "events",
    [
        [tile(1, "1m"), tile(1, "2m"), tile(1, "9p"), tile(1, "1m", "dead")],
        [{"type": "chombo", "player": 1, "tiles": "12m9p"}],
    ],
)
def test_three_of_a_match_may_bar_any_hand(events: list[Json]) -> None:
    assert refused(replayed(*events, win(), penalty_three="any")) == THREE


@pytest.mark.parametrize(("hand", "expected"), [("continue", SET), ("pass", None), ("replay", None)])
def test_they_go_with_the_hand_that_a_chombo_ends(hand: str, expected: Any) -> None:
    event = {"type": "win", "from": 2, "wins": win()["wins"]}
    got = replayed(tile(1, "3s"), {"type": "chombo", "player": 1, "tiles": "4s"}, event, chombo_hand=hand)
    assert got["ok"] if expected is None else refused(got) == expected


def test_a_match_takes_none_from_the_win() -> None:
    for given in ("4s", ""):
        assert refused(replayed({**win(), "wins": [{**win()["wins"][0], "penalty_tiles": given}]}))[0] == "bad_request"
