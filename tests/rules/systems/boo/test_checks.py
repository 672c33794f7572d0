# SPDX-License-Identifier: MIT
"""Refusals in Boo mahjong, and restricted wins (rules/boo.md §3, §5, §12)."""

from typing import Any

import pytest

from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from tests.rules.systems.asking import Json, refused
from tests.rules.systems.boo.asking import MANGAN, PLAIN, replayed, rules, score, typed, win

OPEN = "456p789s55z13s+2s"


@pytest.mark.parametrize(
    ("tiles", "melds", "hand", "options", "code"),
    [
        ("123m555p789s55z13s+2s", "", {}, {"red_fives": 1}, None),
        ("123m000p789s55z13s+2s", "", {}, {"red_fives": 4}, None),
        ("123m005p789s55z13s+2s", "", {}, {"red_fives": 4}, "bad_count"),
        (PLAIN, "", {"dora_indicators": ["0p"]}, {}, None),
        ("123m406p789s55z13s+2s", "", {"dora_indicators": ["0p"]}, {"red_fives": 1}, "bad_count"),
        (PLAIN, "", {"dora_indicators": ["5p"]}, {"red_fives": 4}, "bad_count"),
        ("555z123m456p789s1s+1s", "", {"dora_indicators": ["5z"]}, {}, None),
        (OPEN, "pon 055p@0", {}, {}, "bad_count"),  # two more fives than 456p leaves
        ("123m789s55z13s+2s", "pon 055p@0", {}, {}, None),
        ("123m789s55z13s+2s", "chi 340p@0", {}, {}, None),
        ("123m789s55z13s+2s", "chi 067p@0", {}, {}, None),
        ("123m789s55z13s+2s", "ankan 0055p", {}, {}, None),
        (OPEN, "chi 123m@-", {}, {}, None),  # the discarder is unknown
        (OPEN, "pon 124m@1", {}, {}, "bad_seat"),  # seats before shapes
        (OPEN, "pon 124m@0 chi 123m@0", {}, {}, "bad_meld"),  # shapes before counts
        ("123m456p789s55z1s+2s", "", {"situation": ["rinshan"]}, {}, "bad_count"),  # counts before situations
        ("123m456p789s55z12s+5s", "", {"situation": ["rinshan"]}, {}, "bad_request"),  # situations before shapes
    ],
)
def test_bad_pieces_and_melds_are_refused(tiles: str, melds: str, hand: Json, options: Json, code: str | None) -> None:
    got = score(win(tiles, melds, **hand), options={**options, "enforce_restrictions": "off"})
    if code is None:
        assert got["ok"], got
    else:
        assert refused(got) == (code, None)


def test_the_discarder_of_a_meld_may_be_null() -> None:
    event = win(OPEN, "chi 123m@0")
    event["wins"][0]["hand"]["melds"][0]["from"] = None
    assert score(event)["ok"]


def test_a_refusal_shows_the_red_five_of_a_meld() -> None:
    got = score(win("123m789s55z13s+2s", "chi 068p@0"))
    assert "068p" in got["error"]["message"]
    assert got["error"]["path"] == "event.wins[0].hand.melds[0].tiles"


@pytest.mark.parametrize(
    ("situation", "by", "discarder", "melds"),
    [
        ("riichi haitei", 1, None, ""), ("riichi rinshan", 1, None, "ankan 1111m"), ("riichi chankan", 1, 3, ""),
        ("tenhou", 0, None, ""), ("chiihou", 1, 0, ""), ("renhou", 1, None, ""),
    ],
)  # fmt: skip
def test_each_situation_of_a_win_is_a_yaku(situation: str, by: int, discarder: int | None, melds: str) -> None:
    event = win(OPEN if melds else PLAIN, melds, by=by, discarder=discarder, situation=situation.split())
    got = score(event, options={"enforce_restrictions": "off"})
    assert {item["id"] for item in got["wins"][0]["yaku"]} >= set(situation.split())


@pytest.mark.parametrize("own_five", ["5p", "0p"])
def test_a_robbed_kan_has_the_other_three_pieces(own_five: str) -> None:
    tiles = f"123m4{own_five[0]}6p789s55z46p+{'0p' if own_five == '5p' else '5p'}"
    assert refused(score(win(tiles, situation=["chankan"]))) == ("bad_count", None)
    assert score(win("123m46p789s55z123s+5p", situation=["chankan"]))["ok"]


def test_riichi_is_checked_before_the_shape_and_a_dead_hand_after_it() -> None:
    assert refused(replayed(win("123m456p789s55z12s+5s", situation=["riichi"]))) == ("bad_event", None)
    dead = {"type": "dead_hand", "player": 1}
    assert refused(replayed(dead, win("123m456p789s55z12s+5s"))) == ("not_a_win", None)
    # and before the restrictions
    assert refused(replayed(dead, win("2233445567789m+8m"))) == ("forbidden_win", "dead_hand")


def reason_of(got: Json) -> str | None:
    """Returns the reason why a win is refused, or None if it is accepted."""
    if got["ok"]:
        assert got["warnings"] == []
        return None
    code, reason = refused(got)
    assert code == "forbidden_win"
    return reason


@pytest.mark.parametrize(
    ("scores", "discarder", "value", "reason"),
    [
        ((2000, 2000, 2000, 2000), None, {"limit": "mangan"}, None),
        ((2300, 2200, 3280, 220), 3, {"han": 1, "fu": 40}, "maru_c"),
        ((2300, 2200, 3250, 250), 3, {"han": 1, "fu": 30}, None),  # no bust
        ((3800, 1500, 2400, 300), 3, {"han": 1, "fu": 40}, "must_float"),
        ((3900, 2100, 1800, 200), 3, {"han": 1, "fu": 40}, "must_top"),
        ((2300, 2100, 1800, 1800), 3, {"han": 3, "fu": 30}, None),  # ends nothing
        ((3000, 2700, 1990, 310), 3, {"han": 1, "fu": 40}, None),  # becomes first
        ((3320, 3000, 1380, 300), 3, {"han": 1, "fu": 40}, "must_top"),  # level with the lower seat
        ((1380, 3320, 3000, 300), 3, {"han": 1, "fu": 40}, None),  # already first
        ((2000, 3400, 2000, 600), 3, {"han": 2, "fu": 40}, "maru_c"),  # doubling with one loser
        ((1900, 3400, 2000, 700), 3, {"han": 2, "fu": 40}, None),  # doubling with two
    ],
)
def test_restricted_wins_end_no_match(scores: tuple[int, ...], discarder: int, value: Json, reason: str | None) -> None:
    assert reason_of(score(typed(1, discarder, **value), scores)) == reason


@pytest.mark.parametrize(
    ("scores", "reason"),
    [
        ((3000, 1000, 1900, 2100), "must_float"),
        ((2400, 2100, 1400, 2100), "maru_c"),
        ((3500, 2000, 1500, 1000), "must_top"),
        ((1900, 2100, 1900, 2100), None),
    ],
)
def test_restrictions_apply_to_wins_in_the_last_hand(scores: tuple[int, ...], reason: str | None) -> None:
    event = typed(1, 2 if reason == "must_top" else 0, han=1, fu=40)
    assert reason_of(score(event, scores, round="S", number=4)) == reason
    assert reason_of(score(event, scores, round="S", number=3)) is None


def test_the_dealer_is_unrestricted_in_the_last_hand() -> None:
    got = score(typed(3, 0, han=1, fu=30), (3000, 2200, 1800, 1000), round="S", number=4)
    assert (got["ok"], got["outcome"]) == (True, None)


def test_a_score_of_zero_continues_if_bust_is_below_zero() -> None:
    event, scores = typed(1, 3, han=1, fu=40), (2000, 2000, 3680, 320)
    assert reason_of(score(event, scores)) == "maru_c"
    assert reason_of(score(event, scores, {"bust": "below_zero"})) is None


def test_the_deposit_counts_after_the_win() -> None:
    event = typed(1, 3, han=1, fu=40)
    assert reason_of(score(event, (3800, 1500, 1900, 300))) == "must_float"
    assert reason_of(score(event, (3800, 1500, 1900, 300), deposit=200)) is None


def test_a_riichi_stake_sinks_its_player() -> None:
    """After the stake the player is below the start, so floating is enough (D10)."""
    got = replayed(
        {"type": "adjust", "deltas": [1900, 0, -300, -1600], "reason": "as it stood"},
        {"type": "riichi", "player": 1},
        win(PLAIN, discarder=3, situation=["riichi"]),
    )
    assert got["ok"], got
    assert (got["final"]["label"], got["final"]["ranks"][0]) == ("maru_b", 1)


def test_warnings_name_every_broken_rule_in_order() -> None:
    scores = (3900, 1500, 2300, 300)
    assert score(typed(1, 3, han=1, fu=40), scores, {"enforce_restrictions": "warn"})["warnings"] == ["must_float"]
    both = score(typed(1, 2, han=1, fu=40), (4600, 1500, 300, 1600), {"enforce_restrictions": "warn"})
    assert both["warnings"] == ["must_float"]
    two = score(typed(1, 3, han=1, fu=40), (3380, 2100, 2300, 220), {"enforce_restrictions": "warn"})
    assert two["warnings"] == ["maru_c", "must_top"]
    assert score(typed(1, 3, limit="mangan"), options={"enforce_restrictions": "off"})["warnings"] == []


def test_a_yakuman_bonus_lifts_the_restrictions() -> None:
    orphans = "19m19p19s1234567z+1z"
    assert reason_of(score(win(orphans))) == "maru_c"
    for bonus, label in (("maru_a", "maru_a"), ("double_maru_a", "double_maru_a")):
        assert score(win(orphans), options={"yakuman_bonus": bonus})["outcome"] == {"reason": "yakuman", "label": label}
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
def test_a_refusal_has_the_scores_after_the_win(scores: tuple[int, ...], value: Json, expected: dict[str, Any]) -> None:
    bound = rules()
    table = bound.opening_table()._replace(scores=scores, in_match=False)
    with pytest.raises(Refusal) as caught:
        bound.settle(table, Win(discarder=3, winners=(Winner(1, value=value),)))
    values = caught.value.values
    after = values.pop("scores")
    assert values == expected
    assert isinstance(after, tuple)
    assert sum(after) == 8000
    assert caught.value.path == "wins[0]"
    assert str(expected["points"]) in caught.value.message
