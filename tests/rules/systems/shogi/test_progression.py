# SPDX-License-Identifier: MIT
from typing import Any

import pytest

from tests.rules.systems.asking import Json
from tests.rules.systems.shogi.asking import by, drawn, last, replay_journal, typed


def next_hand(*events: Json, **options: Any) -> tuple[int, int, int, int]:
    after = last(replay_journal(*events, **options))["next"]
    assert after["round"] == "E"
    return after["dealer"], after["number"], after["honba"], after["deposit"]


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ((typed(0, 1, 1),), (0, 1, 1, 0)),
        ((typed(0, 1, 1), typed(0, None, 1)), (0, 1, 2, 0)),
        ((typed(2, 1, 1),), (2, 2, 0, 0)),
        ((typed(2, 1, 1), typed(1, 0, 1)), (1, 3, 0, 0)),
        ((typed(0, 1, 1), drawn(1)), (0, 1, 3, 0)),
        ((by(1, "riichi"), drawn(1), typed(2, 0, 1)), (2, 2, 0, 0)),
        ((by(1, "riichi"), drawn(1)), (0, 1, 2, 2)),
        ((by(1, "dead_hand"),), (0, 1, 0, 0)),
        (({"type": "adjust", "deltas": [0, 0, 0]},), (0, 1, 0, 0)),
        ((typed(2, 1, 1), by(2, "chombo")), (2, 2, 2, 0)),
    ],
)
def test_the_next_hand_follows_from_the_events(events: tuple[Json, ...], expected: tuple[int, int, int, int]) -> None:
    assert next_hand(*events) == expected


def test_the_hand_number_rises_with_every_new_dealer() -> None:
    assert next_hand(*[typed(seat, (seat + 1) % 3, 1) for seat in (1, 2, 0) * 4]) == (0, 13, 0, 0)


def test_the_dealer_or_the_nearest_winner_deals_next() -> None:
    def both(discarder: int) -> Json:
        wins = [typed((discarder + step) % 3, discarder, 1)["wins"][0] for step in (1, 2)]
        return {"type": "win", "from": discarder, "wins": wins}

    assert next_hand(both(1), multiple_ron=True) == (0, 1, 1, 0)
    assert next_hand(both(2), multiple_ron=True) == (0, 1, 1, 0)
    assert next_hand(both(0), multiple_ron=True) == (1, 2, 0, 0)


@pytest.mark.parametrize(
    ("event", "scores"),
    [
        (typed(1, 0, 39), [-1, 81, 40]),
        (typed(1, None, 39), [-1, 122, -1]),
        ({"type": "adjust", "deltas": [-41, 41, 0]}, [-1, 81, 40]),
        ({"type": "adjust", "deltas": [-41, 0, 0], "house": True}, [-1, 40, 40]),
    ],
)
def test_a_score_below_zero_ends_the_match(event: Json, scores: list[int]) -> None:
    got = replay_journal(event)
    assert (last(got)["scores"], last(got)["next"]) == (scores, None)
    assert (got["final"]["reason"], got["final"]["scores"]) == ("bust", scores)


def test_a_score_of_zero_does_not_end_the_match() -> None:
    got = replay_journal(typed(1, 0, 38))
    assert (last(got)["scores"][0], got["final"]) == (0, None)


def test_a_draw_and_a_chombo_can_end_the_match() -> None:
    poor = {"type": "adjust", "deltas": [-37, 37, 0]}
    assert replay_journal(poor, drawn(1))["final"]["reason"] == "bust"
    assert replay_journal(poor, by(0, "chombo"))["final"]["results"] == [-77, 72, 5]
    # Sticks refunded in a redeal count before scores are checked for bust.
    rich = {"type": "adjust", "deltas": [-11, 11, 0]}
    saved = replay_journal(rich, by(0, "riichi"), by(0, "chombo"), chombo_hand="redeal")
    assert (last(saved)["scores"], saved["final"]["reason"]) == ([-1, 66, 55], "bust")
    rich = {"type": "adjust", "deltas": [-10, 10, 0]}
    assert replay_journal(rich, by(0, "riichi"), by(0, "chombo"), chombo_hand="redeal")["final"] is None
    assert replay_journal(rich, by(0, "riichi"), by(0, "chombo"))["final"]["reason"] == "bust"


def test_the_first_gets_the_sticks_and_all_losses() -> None:
    final = replay_journal(by(1, "riichi"), drawn(1), {"type": "end"})["final"]
    figures = {"scores": [35, 50, 35], "ranks": [2, 1, 3], "results": [-15, 30, -15]}
    assert final == figures | {"reason": "end", "house": 0, "label": None}


def test_ties_go_by_seat_before_sticks_are_awarded() -> None:
    final = replay_journal({"type": "end"})["final"]
    assert (final["ranks"], final["results"]) == ([1, 2, 3], [20, -10, -10])
    # With a refund of its stick seat 0 would be level, but the stick goes to the first.
    final = replay_journal(by(0, "riichi"), {"type": "end"})["final"]
    assert (final["ranks"], final["scores"]) == ([3, 1, 2], [38, 42, 40])


def test_two_players_start_with_30_and_return_40() -> None:
    final = replay_journal(typed(1, 0, 4), {"type": "end"}, players=2)["final"]
    assert (final["scores"], final["results"]) == ([24, 36], [-16, 16])


def test_house_points_are_not_part_of_the_results() -> None:
    final = replay_journal({"type": "adjust", "deltas": [5, 0, 0], "house": True}, {"type": "end"})["final"]
    assert (final["house"], sum(final["results"])) == (0, 0)
