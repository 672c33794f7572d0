# SPDX-License-Identifier: MIT
"""Progression, end and result of a Boo match (rules/boo.md §2, §8, §10, §12)."""

from typing import Any

import pytest

from tests.event_json import draw
from tests.rules.systems.asking import Json, refused
from tests.rules.systems.boo.asking import PLAIN, replayed, rules, score, typed, win

DRAWS = [draw()] * 7
"""The events that lead from East 1 to South 4."""
ORPHANS = "19m19p19s1234567z+1z"


def adjusted(*deltas: int) -> Json:
    return {"type": "adjust", "deltas": list(deltas), "reason": "as it stood"}


def after(got: Json) -> tuple[Any, ...]:
    """Returns the state after the last event: round, number, dealer, honba, deposit."""
    assert got["ok"], got
    state = got["hands"][-1]["next"]
    return tuple(state[name] for name in ("round", "number", "dealer", "honba", "deposit"))


class TestTheDeal:
    def test_stays_if_the_dealer_wins(self) -> None:
        assert after(replayed({"type": "riichi", "player": 2}, typed(0, 1, han=1, fu=30))) == ("E", 1, 0, 1, 0)

    def test_passes_if_another_player_wins(self) -> None:
        assert after(replayed(draw(), typed(2, 1, han=1, fu=30))) == ("E", 3, 2, 0, 0)


class TestTheEnd:
    def test_a_bust_ends_the_match(self) -> None:
        got = replayed(adjusted(2000, -2000, 0, 0))
        assert (got["final"]["reason"], got["final"]["label"]) == ("bust", "maru_c")
        assert replayed(adjusted(1990, -2000, 10, 0), bust="below_zero")["final"] is None
        assert replayed(adjusted(1990, -2010, 20, 0), bust="below_zero")["final"]["reason"] == "bust"

    def test_bust_comes_before_doubled(self) -> None:
        assert replayed(adjusted(2000, -1000, -1000, 0))["final"]["reason"] == "doubled"
        assert replayed(adjusted(1990, -1000, -990, 0))["final"] is None

    def test_the_dealer_plays_on_in_the_last_hand(self) -> None:
        assert after(replayed(*DRAWS, typed(3, 0, han=1, fu=30), honba_on_draw=False)) == ("S", 4, 3, 1, 0)


class TestTheWestRound:
    @pytest.mark.parametrize("deltas", [(0, 0, 0, 0), (200, 0, -100, -100)])
    def test_does_not_follow_other_draws(self, deltas: tuple[int, ...]) -> None:
        assert replayed(*DRAWS, adjusted(*deltas), draw(), west_round=True)["final"]["reason"] == "last_hand"

    def test_never_follows_a_win(self) -> None:
        start = [*DRAWS, adjusted(200, 0, -100, -100)]
        got = replayed(*start, typed(0, 3, han=1, fu=30), west_round=True, honba_on_draw=False)
        assert got["final"]["reason"] == "last_hand"

    def test_ends_with_another_number_of_losers(self) -> None:
        options: Json = {"west_round": True, "honba_on_draw": False}
        start = [*DRAWS, adjusted(480, 0, 0, -480), draw()]
        assert after(replayed(*start, draw(), **options)) == ("W", 2, 1, 0, 0)
        two_losers = replayed(*start, typed(1, 2, han=3, fu=30), **options)
        assert (two_losers["final"]["reason"], two_losers["final"]["label"]) == ("west_end", "maru_b")
        no_loser = replayed(*start, typed(3, 0, han=2, fu=30), **options)
        assert (no_loser["final"]["reason"], no_loser["final"]["label"]) == ("west_end", "none")
        one_loser = replayed(*start, typed(1, 3, han=1, fu=30), **options)
        assert after(one_loser) == ("W", 2, 1, 0, 0)  # still one loser: such a win ends nothing

    def test_ends_after_its_fourth_hand(self) -> None:
        got = replayed(*DRAWS, adjusted(100, 0, 0, -100), *[draw()] * 5, west_round=True)
        assert (got["final"]["reason"], got["final"]["label"]) == ("last_hand", "maru_c")

    def test_is_a_round_only_with_its_option(self) -> None:
        assert refused(score(win(PLAIN), round="W")) == ("bad_request", None)
        assert score(win(PLAIN), options={"west_round": True}, round="W")["ok"]
        assert refused(score(win(PLAIN), options={"west_round": True}, round="N")) == ("bad_request", None)


class TestTheResult:
    def test_follows_its_options(self) -> None:
        points = {"maru_a_points": 20, "maru_b_points": 8, "maru_c_points": 2, "fee": 5}
        final = replayed(adjusted(400, 0, -200, -200), {"type": "end"}, **points)["final"]
        assert (final["results"], final["house"]) == ([11, 0, -8, -8], 5)
        final = replayed(adjusted(200, 0, 0, -200), {"type": "end"}, **points)["final"]
        assert (final["results"], final["house"]) == ([-3, 0, 0, -2], 5)

    def test_four_sunk_players_are_three_losers(self) -> None:
        riichi = [{"type": "riichi", "player": seat} for seat in range(4)]
        final = replayed(*riichi, {"type": "end"})["final"]
        assert (final["label"], final["results"]) == ("maru_a", [27, -10, -10, -10])
        assert final["scores"] == [2300, 1900, 1900, 1900]

    @pytest.mark.parametrize(
        ("bonus", "results"), [("maru_a", [-10, -10, 27, -10]), ("double_maru_a", [-20, -20, 57, -20])]
    )
    def test_a_yakuman_makes_its_winner_first(self, bonus: str, results: list[int]) -> None:
        final = replayed(adjusted(1900, 0, -1900, 0), win(ORPHANS, by=2, discarder=3), yakuman_bonus=bonus)["final"]
        assert final["reason"] == "yakuman"
        assert final["scores"] == [3900, 2000, 2100, 0]
        assert (final["results"], final["house"], final["label"]) == (results, 3, bonus)
        assert final["ranks"] == [2, 3, 1, 4]

    def test_gifts_and_penalties_are_added(self) -> None:
        events = ({"type": "chombo", "player": 0}, win(ORPHANS, discarder=None))
        got = replayed(*events, yakuman_bonus="gift", chombo_payment="maru_a")
        assert got["final"]["results"] == [-30 - 5 - 10, 10 + 15 + 27, 10 - 5 - 10, 10 - 5 - 10]


class TestRiichi:
    def test_returns_its_stake_on_a_win(self) -> None:
        got = replayed({"type": "riichi", "player": 1}, win(PLAIN, situation=["riichi"]))
        assert got["hands"][0]["deltas"] == [0, -100, 0, 0]
        assert got["hands"][1]["deltas"] == [0, 740, 0, -640]

    def test_is_not_required_of_a_typed_value(self) -> None:
        assert replayed({"type": "riichi", "player": 1}, typed(1, 3, han=2, fu=30))["ok"]

    def test_expires_with_its_hand(self) -> None:
        events = ({"type": "riichi", "player": 1}, {"type": "chombo", "player": 2}, win(PLAIN))
        assert replayed(*events, chombo_payment="maru_a")["ok"]


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (draw(player=1), "bad_request"),
        ({"type": "draw", "kind": "kyuushu_kyuuhai", "tenpai": []}, "bad_request"),
        ({"type": "draw", "kind": "kyuushu_kyuuhai", "player": 4}, "bad_seat"),
    ],
)
def test_impossible_events_are_refused(event: Json, code: str) -> None:
    assert refused(replayed(event)) == (code, None)


def test_the_ladder_rises_to_the_mangan() -> None:
    totals = [score(typed(1, None, **value), (3900, 100, 2000, 2000))["deltas"][1] for value in rules().value_ladder]
    assert totals == sorted(set(totals))
    assert (totals[0], totals[-1]) == (240, 2000)
    assert rules(yakuman_bonus="maru_a").value_ladder[-1] == {"limit": "yakuman"}
