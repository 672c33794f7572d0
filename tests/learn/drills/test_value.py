# SPDX-License-Identifier: MIT
"""Drills about the gain of a win, its fu, and the payments between players."""

from dataclasses import replace
from typing import Any

import pytest

from mahjong_desk.learn.drills.drill import Drill, FuQuestion, FuSource, Level, Scene, ScoreQuestion, Subject
from mahjong_desk.rules.model.events import Adjustment, Draw, Event, RiichiDeclaration, Win
from tests import event_json
from tests.learn.drills.asking import MakeDrills, choice, drill_about, scene_from_json, score, usual_rules, won


def test_right_amount_matches_the_public_contract(drills: MakeDrills) -> None:
    for drill in drills(Subject.VALUE):
        answer, ask = score(drill.scene), choice(drill)
        assert ask.right == {answer["deltas"][drill.scene.seat]}
        assert len(ask.options) == 6
        assert all(isinstance(option, int) and option > 0 for option in ask.options)
        assert list(ask.options) == sorted(ask.options, key=int)
        (won,) = answer["wins"]
        rivals = [reading for reading in won["rejected"] if reading["base"] == won["base"]]
        assert all(set(reading["yaku"]) == {item["id"] for item in won["yaku"]} for reading in rivals)


BASE = 20
DOUBLE_WIND = {"arushiaru": 2, "boo": 4, "riichi": 4}
"""The fu of a pair of the wind that is both round and seat wind."""
Json = dict[str, Any]


def group_fu(drill: Drill, group: Json) -> int:
    """Returns the fu of a group (rules/arushiaru.md §5, rules/boo.md §5)."""
    number, suit = group["tiles"][0], group["tiles"][-1]
    table, seat = drill.scene.table, drill.scene.seat
    if group["shape"] in ("triplet", "kan"):
        ends = suit == "z" or number in "19"
        return 2 * (1 if group["exposed"] else 2) * (2 if ends else 1) * (4 if group["shape"] == "kan" else 1)
    if group["shape"] == "pair" and suit == "z":
        winds = ("1234"[table.round_wind.position], "1234"[table.seat_wind(seat)])
        if number in winds and winds[0] == winds[1]:
            return DOUBLE_WIND[drill.scene.ruleset.id]
        return 2 if number in (*winds, "5", "6", "7") else 0
    return 0


def test_fu_match_the_contract_and_the_rules(drills: MakeDrills) -> None:
    for drill in drills(Subject.FU):
        ask, (answer,) = drill.answer_spec, score(drill.scene)["wins"]
        assert isinstance(ask, FuQuestion)
        assert ask.total == answer["fu"]
        assert BASE + sum(part.fu for part in ask.components) == answer["formula"]["raw_fu"]
        assert ask.total - answer["formula"]["raw_fu"] in range(10)
        assert all(reading["base"] != answer["base"] for reading in answer["rejected"])
        groups = answer["reading"]["groups"]
        parts = [part for part in ask.components if part.source is FuSource.GROUP]
        assert [part.group_index for part in parts] == list(range(len(groups)))
        assert [part.fu for part in parts] == [group_fu(drill, group) for group in groups]
        # A wait gives fu only if it is for a single kind.
        (wait,) = [part for part in ask.components if part.source is FuSource.WAIT]
        assert wait.fu == 2 * (answer["reading"]["wait"] in ("penchan", "kanchan", "tanki"))


@pytest.mark.parametrize(("hand", "level"), [("22m45s", Level.EASY), ("22z45s", Level.MEDIUM), ("22z57s", Level.HARD)])
def test_fu_level_depends_on_the_parts_with_fu(hand: str, level: Level) -> None:
    scene = scene_from_json(usual_rules("riichi"), won(1, None, f"111m456p789s{hand}", "6s"))
    assert drill_about(scene, Subject.FU).level is level


def test_equal_readings_or_fixed_fu_are_not_asked_about() -> None:
    # 34-5 or 3-45-6: two mangan readings with different fu.
    flush = scene_from_json(usual_rules("boo"), won(1, None, "2223334445678m", "8m"))
    assert score(flush)["wins"][0]["rejected"]
    pairs = scene_from_json(usual_rules("boo"), won(3, 2, "1133m2288p44799s", "7s"))
    for scene in (flush, pairs):
        assert drill_about(scene, Subject.FU) is None


def test_score_changes_match_the_public_contract(drills: MakeDrills) -> None:
    for drill in drills(Subject.PAYMENT):
        scene, event = drill.scene, drill.scene.event
        assert event is not None
        # The contract scores only wins.
        answer = score(scene)["deltas"] if isinstance(event, Win) else scene.rules.settle(scene.table, event).deltas
        assert isinstance(drill.answer_spec, ScoreQuestion)
        assert drill.answer_spec.right == tuple(answer)
        assert any(answer)


RON, DRAWN, DEALERS_WIN = (won(*seats, "123m456p789s22m45s", "6s") for seats in ((1, 0), (1, None), (0, None)))
FOUL, DEALERS_FOUL = ({"type": "chombo", "player": player, "reason": "other"} for player in (1, 0))
DOUBLE_RON = event_json.win(0, *({"winner": winner, "value": {"han": 3, "fu": 30}} for winner in (1, 2)))
PAO = event_json.win(2, {"winner": 1, "value": {"limit": "yakuman"}, "pao": [{"player": 3, "for": "daisangen"}]})


@pytest.mark.parametrize(
    ("event", "level", "topic"),
    [
        (RON, 1, "not_dealer_discard"),
        (DRAWN, 2, "not_dealer_drawn"),
        (DEALERS_WIN, 1, "dealer_drawn"),
        (DOUBLE_RON, 3, "several"),
        (PAO, 3, "pao"),
        (DEALERS_FOUL, 2, "chombo"),
        (FOUL, 3, "chombo"),
    ],
)
def test_uneven_payments_are_harder(event: Json, level: int, topic: str) -> None:
    drill = drill_about(scene_from_json(usual_rules("riichi"), event), Subject.PAYMENT)
    assert (drill.level, drill.topics) == (level, (topic,))


def test_payments_on_top_are_a_topic_of_their_own() -> None:
    rules = usual_rules("riichi")
    drill = drill_about(scene_from_json(rules, RON, rules.opening_table()._replace(honba=1)), Subject.PAYMENT)
    assert (drill.level, drill.topics) == (Level.MEDIUM, ("not_dealer_discard", "extra"))


@pytest.mark.parametrize(("values", "topics"), [(1, None), (2, ("not_dealer_drawn", "counted"))])
def test_a_value_is_asked_if_there_are_four_amounts(values: int, topics: tuple[str, str] | None) -> None:
    rules = usual_rules("riichi")
    # The amounts are those of the hand, drawn or discarded, and those of the ladder.
    few = replace(rules, value_ladder=rules.value_ladder[-values:])
    drill = drill_about(scene_from_json(few, DRAWN), Subject.VALUE)
    assert (None if drill is None else drill.topics) == topics


@pytest.mark.parametrize("event", [RiichiDeclaration(player=1), Adjustment(deltas=(-10, 10, 0)), Draw(tenpai=())])
def test_stakes_adjustments_and_empty_draws_are_not_asked_about(event: Event) -> None:
    rules = usual_rules("shogi")
    scene = Scene(rules, rules.opening_table(), 0, None, event)
    assert drill_about(scene, Subject.PAYMENT) is None
    assert drill_about(replace(scene, event=Draw(tenpai=(0,))), Subject.PAYMENT) is not None
