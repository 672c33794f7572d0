# SPDX-License-Identifier: MIT
"""The wins that may not end a match of Boo mahjong (rules/boo.md §3)."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from tests.rules.systems.boo.asking import MANGAN, PLAIN, Json, refused, replayed, rules, score, typed, win

FORBIDDEN = "forbidden_win"


def reason_of(got: Json) -> str | None:
    """Returns the reason why a win is refused, or None if it is accepted."""
    if got["ok"]:
        assert got["warnings"] == []
        return None
    code, reason = refused(got)
    assert code == FORBIDDEN
    return reason


@pytest.mark.parametrize(
    ("scores", "giver", "value", "reason"),
    [
        ((2000, 2000, 2000, 2000), 3, {"limit": "mangan"}, "maru_c"),
        ((2000, 2000, 2000, 2000), None, {"limit": "mangan"}, None),
        ((2300, 2200, 3280, 220), 3, {"han": 1, "fu": 40}, "maru_c"),
        ((2300, 2200, 3280, 220), 3, {"han": 1, "fu": 30}, "maru_c"),
        ((2300, 2200, 3250, 250), 3, {"han": 1, "fu": 30}, None),  # nobody busts
        ((3800, 1500, 2400, 300), 3, {"han": 1, "fu": 40}, "must_float"),
        ((3900, 1400, 1900, 800), 3, {"han": 3, "fu": 30}, None),  # floats, though not first
        ((3900, 2100, 1800, 200), 3, {"han": 1, "fu": 40}, "must_top"),
        ((2300, 2100, 1800, 1800), 3, {"han": 3, "fu": 30}, None),  # ends nothing
        ((3900, 1000, 2900, 200), 3, {"han": 1, "fu": 30}, "must_float"),
        ((3000, 2700, 1990, 310), 3, {"han": 1, "fu": 40}, None),  # becomes first
        ((3320, 3000, 1380, 300), 3, {"han": 1, "fu": 40}, "must_top"),  # level with the lower seat
        ((1380, 3320, 3000, 300), 3, {"han": 1, "fu": 40}, None),  # already first
        ((2000, 3400, 2000, 600), 3, {"han": 2, "fu": 40}, "maru_c"),  # doubling with one loser
        ((1900, 3400, 2000, 700), 3, {"han": 2, "fu": 40}, None),  # doubling with two
    ],
)
def test_a_win_that_ends_the_match(scores: tuple[int, ...], giver: int, value: Json, reason: str | None) -> None:
    assert reason_of(score(typed(1, giver, **value), scores)) == reason


@pytest.mark.parametrize(
    ("scores", "reason"),
    [
        ((3000, 1000, 1900, 2100), "must_float"),
        ((2400, 2100, 1400, 2100), "maru_c"),
        ((3500, 2000, 1500, 1000), "must_top"),
        ((1900, 2100, 1900, 2100), None),
    ],
)
def test_the_last_hand(scores: tuple[int, ...], reason: str | None) -> None:
    event = typed(1, 2 if reason == "must_top" else 0, han=1, fu=40)
    assert reason_of(score(event, scores, round="S", number=4)) == reason
    assert reason_of(score(event, scores, round="S", number=3)) is None


def test_the_dealer_in_the_last_hand_is_free() -> None:
    got = score(typed(3, 0, han=1, fu=30), (3000, 2200, 1800, 1000), round="S", number=4)
    assert got["ok"]
    assert got["outcome"] is None


def test_bust_below_zero_lets_exactly_zero_go_on() -> None:
    event, scores = typed(1, 3, han=1, fu=40), (2000, 2000, 3680, 320)
    assert reason_of(score(event, scores)) == "maru_c"
    assert reason_of(score(event, scores, {"bust": "below_zero"})) is None


def test_the_deposit_counts_after_the_win() -> None:
    event = typed(1, 3, han=1, fu=40)
    assert reason_of(score(event, (3800, 1500, 1900, 300))) == "must_float"
    assert reason_of(score(event, (3800, 1500, 1900, 300), deposit=200)) is None


def test_a_stake_sinks() -> None:
    """Who declared riichi with exactly the start has sunk, so that floating is enough (D10)."""
    got = replayed(
        {"type": "adjust", "deltas": [1900, 0, -300, -1600], "reason": "as it stood"},
        {"type": "riichi", "player": 1},
        win(PLAIN, giver=3, situation=["riichi"]),
    )
    assert got["ok"], got
    assert got["final"]["label"] == "maru_b"
    assert got["final"]["ranks"][0] == 1


def test_warnings_name_every_broken_rule_in_order() -> None:
    scores = (3900, 1500, 2300, 300)
    got = score(typed(1, 3, han=1, fu=40), scores, {"enforce_restrictions": "warn"})
    assert got["warnings"] == ["must_float"]
    both = score(typed(1, 2, han=1, fu=40), (4600, 1500, 300, 1600), {"enforce_restrictions": "warn"})
    assert both["warnings"] == ["must_float"]
    two = score(typed(1, 3, han=1, fu=40), (3380, 2100, 2300, 220), {"enforce_restrictions": "warn"})
    assert two["warnings"] == ["maru_c", "must_top"]
    assert score(typed(1, 3, limit="mangan"), options={"enforce_restrictions": "off"})["warnings"] == []


def test_a_yakuman_that_ends_the_match_is_free() -> None:
    orphans = "19m19p19s1234567z+1z"
    assert reason_of(score(win(orphans))) == "maru_c"
    for bonus, label in (("maru_a", "maru_a"), ("double_maru_a", "double_maru_a")):
        got = score(win(orphans), options={"yakuman_bonus": bonus})
        assert got["outcome"] == {"reason": "yakuman", "label": label}
    assert reason_of(score(win(orphans), options={"yakuman_bonus": "gift"})) == "maru_c"
    # A mangan is no yakuman.
    assert reason_of(score(win(MANGAN), options={"yakuman_bonus": "maru_a"})) == "maru_c"


@pytest.mark.parametrize(
    ("scores", "value", "expected"),
    [
        ((2000, 2000, 2000, 2000), {"limit": "mangan"}, {"loser": 3, "points": 0, "start": 2000}),
        ((3800, 1500, 2400, 300), {"han": 1, "fu": 40}, {"winner": 1, "points": 1820, "start": 2000}),
        (
            (3900, 2100, 1800, 200),
            {"han": 1, "fu": 40},
            {"winner": 1, "points": 2420, "leader": 0, "most": 3900, "start": 2000},
        ),
    ],
)
def test_a_refusal_shows_how_the_table_would_stand(
    scores: tuple[int, ...], value: Json, expected: dict[str, Any]
) -> None:
    bound = rules()
    table = bound.opening_table()._replace(scores=scores, in_match=False)
    with pytest.raises(Refusal) as caught:
        bound.settle(table, Win(discarder=3, wins=(Winner(1, value=value),)))
    values = caught.value.values
    after = values.pop("scores")
    assert values == expected
    assert isinstance(after, tuple)
    assert sum(after) == 8000
    assert caught.value.path == "wins[0]"
    assert str(expected["points"]) in caught.value.message
