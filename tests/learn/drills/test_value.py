# SPDX-License-Identifier: MIT
"""Drills about the gain of a win, its fu, and the payments between players."""

from dataclasses import replace
from typing import Any

import pytest

from mahjong_desk.learn.drills.drill import Drill, FuQuestion, FuSource, Level, Scene, ScoreQuestion, Subject
from mahjong_desk.rules.model.events import Adjustment, Chombo, Draw, Event, RiichiDeclaration, Win
from tests.learn.drills.asking import MakeDrills, choice, drill_about, scene_from_json, score, usual_rules, won


def test_right_amount_matches_the_public_contract(drills: MakeDrills) -> None:
    for drill in drills(Subject.VALUE):
        answer, ask = score(drill.scene), choice(drill)
        assert ask.right == {answer["deltas"][drill.scene.seat]}
        assert len(ask.options) >= 4
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
    """Returns the fu of a group by the tables of rules/arushiaru.md and rules/boo.md, §5."""
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


FOULS = {"arushiaru": (250, 500), "boo": (250, 500), "shogi": (15, 15), "beijing": (20, 20), "mcr": (10, 10)}
FOULS |= {"riichi": (2000, 4000)}
"""Points paid to each other player for a foul, and if payee or offender is the dealer (§8 of the rules)."""
NOTEN = 5
"""What each noten player pays each tenpai player in shogi."""
NOTEN_TOTAL = 3000
"""What all noten players pay together in riichi."""


def foul_changes(scene: Scene, event: Chombo) -> tuple[int, ...]:
    if event.extra_fields.get("foul") == "penalty":
        points = event.extra_fields["points"]
        assert isinstance(points, int)
        return tuple(-points if seat == event.player else 0 for seat in range(scene.table.players))
    least, most = FOULS[scene.ruleset.id]
    times = 2 if event.extra_fields.get("under_pao") or event.extra_fields.get("foul") == "sham_win" else 1
    dealer = scene.table.dealer
    paid = [times * (most if dealer in (seat, event.player) else least) for seat in range(scene.table.players)]
    paid[event.player] = 0
    paid[event.player] = -sum(paid)
    return tuple(paid)


def draw_changes(scene: Scene, event: Draw) -> tuple[int, ...]:
    players, ready = range(scene.table.players), event.tenpai or ()
    others = len(players) - len(ready)
    if scene.ruleset.id == "riichi":
        return tuple(NOTEN_TOTAL // len(ready) if seat in ready else -NOTEN_TOTAL // others for seat in players)
    assert scene.ruleset.id == "shogi"
    return tuple(NOTEN * (others if seat in ready else -len(ready)) for seat in players)


def test_score_changes_match_the_contract_and_the_rules(drills: MakeDrills) -> None:
    for drill in drills(Subject.PAYMENT):
        event = drill.scene.event
        if isinstance(event, Win):
            expected = tuple(score(drill.scene)["deltas"])
        elif isinstance(event, Chombo):
            expected = foul_changes(drill.scene, event)
        else:
            assert isinstance(event, Draw)
            expected = draw_changes(drill.scene, event)
        assert isinstance(drill.answer_spec, ScoreQuestion)
        assert drill.answer_spec.right == expected
        assert any(expected)


RON, DRAWN = (won(1, discarder, "123m456p789s22m45s", "6s") for discarder in (0, None))
FOUL, DEALERS_FOUL = ({"type": "chombo", "player": player, "reason": "other"} for player in (1, 0))


@pytest.mark.parametrize(("event", "level"), [(RON, 1), (DRAWN, 2), (DEALERS_FOUL, 2), (FOUL, 3)])
def test_uneven_payments_are_harder(event: Json, level: int) -> None:
    scene = scene_from_json(usual_rules("riichi"), event)
    assert drill_about(scene, Subject.PAYMENT).level == level


@pytest.mark.parametrize("event", [RiichiDeclaration(player=1), Adjustment(deltas=(-10, 10, 0)), Draw(tenpai=())])
def test_stakes_adjustments_and_empty_draws_are_not_asked_about(event: Event) -> None:
    rules = usual_rules("shogi")
    scene = Scene(rules, rules.opening_table(), 0, None, event)
    assert drill_about(scene, Subject.PAYMENT) is None
    assert drill_about(replace(scene, event=Draw(tenpai=(0,))), Subject.PAYMENT) is not None
