# SPDX-License-Identifier: MIT
"""Progression, end and result of a Riichi match (rules/riichi.md §2, §9, §10)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.systems.asking import Json
from tests.rules.systems.riichi.asking import draw, played, win


def next_hand(*events: Json, **options: Any) -> tuple[Any, ...]:
    got = played(*events, **options)
    assert got["ok"], got
    following = got["hands"][-1]["next"]
    return following["round"], following["number"], following["honba"]


def end_reason(*events: Json, **options: Any) -> Any:
    """Returns the reason why the match ended, or None if it continues."""
    got = played(*events, **options)
    assert got["ok"], got
    return got["final"] and got["final"]["reason"]


PASSING = [draw(1), draw(2), draw(3)]
"""Draws after which seat 3 deals."""


@pytest.mark.parametrize(
    ("event", "options", "expected"),
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
def test_options_decide_the_next_hand(event: Json, options: dict[str, Any], expected: tuple[Any, ...]) -> None:
    assert next_hand(event, **options) == expected


def test_an_east_only_match_ends_after_four_hands() -> None:
    assert end_reason(*PASSING, draw(2), length="tonpuu", extra_round="off") == "last_hand"


def test_an_extra_round_ends_at_the_target_score() -> None:
    options = {"length": "tonpuu", "extra_round": "on"}
    assert next_hand(*PASSING, draw(2), **options)[:2] == ("S", 1)
    hands = (*PASSING, draw(2), win(1, 2, "mangan"))
    assert end_reason(*hands, **options, target_points=34200) == "target", "exactly its score"
    assert end_reason(*hands, **options, target_points=34300) is None
    stays = [*PASSING, draw(2), win(0, 2, "haneman")]
    assert end_reason(*stays, **options) == "dealer_stop"
    assert end_reason(*stays, **{**options, "agari_yame": "off"}) is None
    assert end_reason(*stays, **{**options, "agari_yame": "off", "extra_round": "sudden_death"}) == "target"


@pytest.mark.parametrize(
    ("how", "yame", "expected"),
    [
        ("auto", None, "dealer_stop"),
        ("off", None, None),
        ("choice", None, None),
        ("choice", True, "dealer_stop"),
        ("choice_any", True, "dealer_stop"),
    ],
)
def test_a_leading_dealer_may_stop_after_the_last_hand(how: str, yame: bool | None, expected: str | None) -> None:
    last = win(3, 0, "mangan", **({} if yame is None else {"yame": yame}))
    assert end_reason(*PASSING, last, length="tonpuu", agari_yame=how) == expected


def test_stopping_is_refused_unless_the_rules_allow_it() -> None:
    early = played(win(0, 1, "mangan", yame=True), agari_yame="choice")
    automatic = played(*PASSING, win(3, 0, "mangan", yame=True), length="tonpuu")
    behind = played(*PASSING, win(1, 2, "baiman"), length="tonpuu", agari_yame="choice")
    assert (early["error"]["code"], early["error"]["path"]) == ("bad_event", "events[0].yame")
    assert (automatic["error"]["code"], automatic["error"]["path"]) == ("bad_event", "events[3].yame")
    assert behind["ok"]


def test_a_tenpai_draw_stops_the_match_by_its_own_option() -> None:
    ready = draw(3)
    assert (
        end_reason(*PASSING[:2], draw(3), win(3, 0, "mangan"), ready, length="tonpuu", agari_yame="off")
        == "dealer_stop"
    )
    kept = {"length": "tonpuu", "agari_yame": "off", "tenpai_yame": "off"}
    assert end_reason(*PASSING[:2], draw(3), win(3, 0, "mangan"), ready, **kept) is None


def test_nagashi_as_a_win_stops_the_match_like_a_win() -> None:
    last, options = draw(nagashi=[3]), {"length": "tonpuu", "nagashi_mangan": "win"}
    assert end_reason(*PASSING, last, **options, tenpai_yame="off") == "dealer_stop"
    assert end_reason(*PASSING, last, **options, agari_yame="off") is None


def test_bust_is_below_zero_or_at_zero_by_option() -> None:
    poor = [win(1, 2, "baiman"), {"type": "adjust", "deltas": [9_000, 0, -9_000, 0]}]
    assert played(*poor)["hands"][-1]["scores"][2] == 0
    assert end_reason(*poor) is None
    assert end_reason(*poor, bust="at_zero") == "bust"
    assert end_reason(win(1, 2, "yakuman")) == "bust"
    assert end_reason(win(1, 2, "yakuman"), bust="off") is None


END = {"type": "end"}


def adjusted_to(*scores: int) -> Json:
    """Returns the adjustment that gives the players these scores."""
    return {"type": "adjust", "deltas": [score - 25_000 for score in scores], "house": True}


def final(*events: Json, **options: Any) -> Json:
    got = played(*events, END, **options)
    assert got["ok"], got
    result: Json = got["final"]
    return result


def test_results_include_uma_and_oka() -> None:
    result = final(adjusted_to(30_000, 20_100, 25_900, 24_000))
    assert result["results"] == [40_000, -29_900, 5_900, -16_000]
    assert (result["ranks"], result["house"], result["label"]) == ([1, 4, 2, 3], 0, None)


def test_tied_players_share_their_uma() -> None:
    uma = {"uma_first": 30, "uma_second": 10, "uma_third": -10}
    result = final(adjusted_to(23_500, 26_500, 26_500, 23_500), ties="split", **uma)
    assert result["results"] == [-26_500, 26_500, 26_500, -26_500]
    assert result["ranks"] == [3, 1, 1, 3]


def test_leftover_stakes_go_to_the_first_or_are_lost() -> None:
    stakes = {"type": "riichi", "player": 3}
    assert final(stakes)["scores"] == [26_000, 25_000, 25_000, 24_000]
    lost = final(stakes, leftover_deposit="lost")
    assert (lost["scores"], lost["house"]) == ([25_000, 25_000, 25_000, 24_000], 1_000)
    assert final(stakes, ties="split")["scores"] == [25_400, 25_300, 25_300, 24_000]


@pytest.mark.parametrize(
    ("rounding", "counted"),
    [
        ("none", (31_500, 25_600)),
        ("five_down", (32_000, 26_000)),
        ("half_up", (31_000, 26_000)),
        ("down", (33_000, 25_000)),
    ],
)
def test_the_first_balances_the_rounded_results(rounding: str, counted: tuple[int, int]) -> None:
    result = final(adjusted_to(31_500, 25_600, 23_500, 19_400), result_rounding=rounding)
    assert result["scores"] == [31_500, 25_600, 23_500, 19_400]
    assert result["results"][0] == counted[0] - 30_000 + 20_000 + 20_000
    assert result["results"][1] == counted[1] - 30_000 + 10_000
    assert sum(result["results"]) == 0


@given(
    scores=st.lists(st.integers(-200, 900), min_size=3, max_size=3),
    rounding=st.sampled_from(["none", "five_down", "half_up", "down"]),
    ties=st.sampled_from(["seat", "split"]),
)
def test_results_sum_to_zero_with_any_rounding_and_ties(scores: list[int], rounding: str, ties: str) -> None:
    three = [100 * score for score in scores]
    result = final(adjusted_to(*three, 100_000 - sum(three)), result_rounding=rounding, ties=ties, bust="off")
    assert sum(result["results"]) == -result["house"] == 0
