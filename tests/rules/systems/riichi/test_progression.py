# SPDX-License-Identifier: MIT
"""How a match goes on and ends (rules/riichi.md §2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.systems.riichi.asking import Json, draw, played, win


def after(*events: Json, **options: Any) -> tuple[Any, ...]:
    """Returns round, number and honba after the last event."""
    got = played(*events, **options)
    assert got["ok"], got
    following = got["hands"][-1]["next"]
    return following["round"], following["number"], following["honba"]


def ended(*events: Json, **options: Any) -> Any:
    """Returns why the match ended; None while it goes on."""
    got = played(*events, **options)
    assert got["ok"], got
    return got["final"] and got["final"]["reason"]


PASSING = [draw(1), draw(2), draw(3)]
"""Draws by which the deal comes to seat 3."""


@pytest.mark.parametrize(
    ("event", "options", "found"),
    [
        (win(0, 1, (1, 30)), {}, ("E", 1, 1)),
        (win(2, 1, (1, 30)), {}, ("E", 2, 0)),
        (win(0, 1, (1, 30)), {"renchan": "never"}, ("E", 2, 0)),
        (draw(0), {}, ("E", 1, 1)),
        (draw(0), {"renchan": "agari"}, ("E", 2, 1)),
        (draw(1), {}, ("E", 2, 1)),
        ({"type": "draw", "kind": "suufon_renda"}, {}, ("E", 1, 1)),
        ({"type": "draw", "kind": "suufon_renda"}, {"abortive_renchan": False}, ("E", 2, 1)),
        ({"type": "draw", "kind": "suufon_renda"}, {"renchan": "never"}, ("E", 2, 1)),
        (draw(1, nagashi=[0]), {"nagashi_mangan": "win"}, ("E", 1, 1)),
        (draw(0, nagashi=[1]), {"nagashi_mangan": "win"}, ("E", 2, 0)),
        (draw(0, nagashi=[1]), {}, ("E", 1, 1)),
    ],
)
def test_who_deals_next(event: Json, options: dict[str, Any], found: tuple[Any, ...]) -> None:
    assert after(event, **options) == found


def test_a_match_of_the_east_alone_ends_after_four_hands() -> None:
    assert ended(*PASSING, draw(2), length="tonpuu", extra_round="off") == "last_hand"
    assert ended(*PASSING, draw(2), length="tonpuu", extra_round="on") is None


def test_an_extra_round_ends_when_somebody_reaches_the_target() -> None:
    options = {"length": "tonpuu", "extra_round": "on"}
    assert after(*PASSING, draw(2), **options)[:2] == ("S", 1)
    assert ended(*PASSING, draw(2), win(1, 2, "mangan"), **options) == "target"
    stays = [*PASSING, draw(2), win(0, 2, "haneman")]
    assert ended(*stays, **options) == "dealer_stop"
    assert ended(*stays, **{**options, "agari_yame": "off"}) is None
    assert ended(*stays, **{**options, "agari_yame": "off", "extra_round": "sudden_death"}) == "target"


@pytest.mark.parametrize(
    ("how", "yame", "found"),
    [
        ("auto", None, "dealer_stop"),
        ("off", None, None),
        ("choice", None, None),
        ("choice", True, "dealer_stop"),
        ("choice_any", True, "dealer_stop"),
    ],
)
def test_a_dealer_who_is_first_may_stop_by_winning_the_last_hand(
    how: str, yame: bool | None, found: str | None
) -> None:
    last = win(3, 0, "mangan", **({} if yame is None else {"yame": yame}))
    assert ended(*PASSING, last, length="tonpuu", agari_yame=how) == found


def test_nobody_stops_where_the_rules_do_not_let_them() -> None:
    early = played(win(0, 1, "mangan", yame=True), agari_yame="choice")
    automatic = played(*PASSING, win(3, 0, "mangan", yame=True), length="tonpuu")
    behind = played(*PASSING, win(1, 2, "baiman"), length="tonpuu", agari_yame="choice")
    assert (early["error"]["code"], early["error"]["path"]) == ("bad_event", "events[0].yame")
    assert (automatic["error"]["code"], automatic["error"]["path"]) == ("bad_event", "events[3].yame")
    assert behind["ok"]


def test_a_draw_stops_the_match_by_its_own_option() -> None:
    ready = draw(3)
    assert ended(*PASSING[:2], draw(3), win(3, 0, "mangan"), ready, length="tonpuu", agari_yame="off") == "dealer_stop"
    kept = {"length": "tonpuu", "agari_yame": "off", "tenpai_yame": "off"}
    assert ended(*PASSING[:2], draw(3), win(3, 0, "mangan"), ready, **kept) is None


def test_out_of_points_below_zero_or_at_it() -> None:
    poor = [win(1, 2, "baiman"), {"type": "adjust", "deltas": [9_000, 0, -9_000, 0]}]
    assert played(*poor)["hands"][-1]["scores"][2] == 0
    assert ended(*poor) is None
    assert ended(*poor, bust="at_zero") == "bust"
    assert ended(win(1, 2, "yakuman")) == "bust"
    assert ended(win(1, 2, "yakuman"), bust="off") is None


def test_after_a_foul_the_hand_is_dealt_again_without_deposits() -> None:
    foul = {"type": "chombo", "player": 1}
    got = played({"type": "riichi", "player": 1}, {"type": "riichi", "player": 3}, foul)
    assert got["hands"][-1]["scores"] == [29_000, 17_000, 27_000, 27_000]
    assert got["hands"][-1]["next"] == {"round": "E", "number": 1, "dealer": 0, "honba": 0, "deposit": 0}
