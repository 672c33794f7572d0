# SPDX-License-Identifier: MIT
"""How many fu: parts that add up, each as the tables of the rules have it."""

from __future__ import annotations

from typing import Any

from mahjong_desk.learn.drills.drill import Drill, FuQuestion, FuSource, Level, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches
from mahjong_desk.rules.model.events import Win
from tests.learn.drills.asking import scene_from_json, score, usual, won
from tests.learn.drills.many import Made

BASE = 20
DOUBLE_WIND = {"arushiaru": 2, "boo": 4, "riichi": 4}
"""The fu of a pair that is both winds at once."""
Json = dict[str, Any]


def counted(drill: Drill) -> tuple[FuQuestion, Json]:
    assert isinstance(drill.answer_spec, FuQuestion)
    assert isinstance(drill.scene.event, Win)
    return drill.answer_spec, score(drill.scene, drill.scene.event)["wins"][0]


def group_fu(drill: Drill, group: Json) -> int:
    """Returns what a group gives by the tables of rules/arushiaru.md and rules/boo.md, §5."""
    number, suit = group["tiles"][0], group["tiles"][-1]
    table, seat = drill.scene.table, drill.scene.seat
    if group["shape"] in ("triplet", "kan"):
        ends = suit == "z" or number in "19"
        return 2 * (1 if group["exposed"] else 2) * (2 if ends else 1) * (4 if group["shape"] == "kan" else 1)
    if group["shape"] == "pair" and suit == "z":
        winds = ("1234"[table.round_wind.place], "1234"[table.seat_wind(seat)])
        if number in winds and winds[0] == winds[1]:
            return DOUBLE_WIND[drill.scene.ruleset.id]
        return 2 if number in (*winds, "5", "6", "7") else 0
    return 0


def test_parts_and_total_are_those_of_the_public_contract(drills: Made) -> None:
    for one in drills(Subject.FU):
        ask, answer = counted(one)
        assert ask.total == answer["fu"]
        assert BASE + sum(part.fu for part in ask.components) == answer["formula"]["raw_fu"]
        assert ask.total - answer["formula"]["raw_fu"] in range(10)


def test_every_group_gives_what_the_tables_of_the_rules_say(drills: Made) -> None:
    for one in drills(Subject.FU):
        ask, answer = counted(one)
        parts = [part for part in ask.components if part.source is FuSource.GROUP]
        assert [part.group_index for part in parts] == list(range(len(answer["reading"]["groups"])))
        assert [part.fu for part in parts] == [group_fu(one, group) for group in answer["reading"]["groups"]]


def test_the_wait_gives_fu_where_one_kind_alone_is_waited_for(drills: Made) -> None:
    for one in drills(Subject.FU):
        ask, answer = counted(one)
        (wait,) = [part for part in ask.components if part.source is FuSource.WAIT]
        assert wait.fu == 2 * (answer["reading"]["wait"] in ("penchan", "kanchan", "tanki"))


def test_no_other_reading_is_worth_the_same(drills: Made) -> None:
    for one in drills(Subject.FU):
        _, answer = counted(one)
        assert all(reading["base"] != answer["base"] for reading in answer["rejected"])


def test_a_hand_with_equal_readings_is_not_asked() -> None:
    # 34-5 or 3-45-6: two mangans, of other fu.
    flush = won(1, None, "2223334445678m", "8m")
    assert score(scene_from_json(usual("boo"), flush), told_win(flush))["wins"][0]["rejected"]
    assert drill_from_matches([scene_from_json(usual("boo"), flush)], Subject.FU, Level.EASY, "1") is None


def test_a_hand_with_a_fixed_number_of_fu_is_not_asked_about() -> None:
    pairs = scene_from_json(usual("boo"), won(3, 2, "1133m2288p44799s", "7s"))
    assert drill_from_matches([pairs], Subject.FU, Level.EASY, "1") is None


def told_win(event: Json) -> Win:
    told_event = scene_from_json(usual("boo"), event).event
    assert isinstance(told_event, Win)
    return told_event
