# SPDX-License-Identifier: MIT
"""Drills about recorded matches use exactly the hands that were played."""

from typing import Any

import pytest

from mahjong_desk.interchange import read_match
from mahjong_desk.learn.drills.drill import Level, Scene, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches, to_scenes
from mahjong_desk.match import replay
from mahjong_desk.rules.model.events import Chombo, Draw, Win
from mahjong_desk.rules.registry import get_ruleset
from tests.learn.drills.asking import choice, drill_about, win_scene, won

MATCH_ID = 7
RIICHI_WIN = won(0, None, "PPPPPPL", "L", situation=["riichi"], dora_indicators=["G"])
EVENTS: list[dict[str, Any]] = [
    {"type": "riichi", "player": 0},
    RIICHI_WIN,
    {"type": "draw", "kind": "exhaustive", "tenpai": [0, 1]},
    won(2, 0, "PPPPPPK", "K", dora_indicators=["G"]),
    {"type": "win", "from": 0, "wins": [{"winner": 1, "value": {"han": 3}}]},
    {"type": "adjust", "deltas": [1, -1, 0], "reason": "miscounted"},
    {"type": "chombo", "player": 1, "reason": "other"},
]


def scenes(*events: dict[str, Any]) -> list[Scene]:
    head = {"format": "mahjong-desk/match", "version": 1, "ruleset": "shogi", "players": ["Aoi", "Ben", "Chie"]}
    return list(to_scenes(replay(read_match({**head, "events": list(events or EVENTS)})), MATCH_ID))


@pytest.mark.parametrize("subject", [Subject.YAKU, Subject.VALUE, Subject.PAYMENT, Subject.WAITS, Subject.ALLOWED])
def test_drill_refers_to_its_match_and_row(subject: Subject) -> None:
    for seed in range(12):
        drill = drill_from_matches(scenes(), subject, Level.EASY, f"{seed}")
        assert drill.scene.replay_position is not None
        match_id, row = drill.scene.replay_position
        assert match_id == MATCH_ID
        assert EVENTS[row]["type"] in ("win", "draw", "chombo")


def test_refused_events_are_skipped() -> None:
    assert len(scenes(EVENTS[0], EVENTS[0])) == 1


def test_payments_are_asked_about_wins_draws_and_chombo() -> None:
    sample = [drill_from_matches(scenes(), Subject.PAYMENT, level, f"{seed}") for level in Level for seed in range(12)]
    assert {type(drill.scene.event) for drill in sample} == {Win, Draw, Chombo}
    assert [drill.level for drill in sample[:24]] == [Level.EASY] * 12 + [Level.MEDIUM] * 12


@pytest.mark.parametrize("subject", sorted(set(Subject) - {Subject.PAYMENT}))
def test_typed_win_is_asked_about_payments_only(subject: Subject) -> None:
    typed = scenes({"type": "win", "from": 0, "wins": [{"winner": 1, "value": {"han": 3}}]})
    assert drill_from_matches(typed, subject, Level.EASY, "1") is None
    assert drill_from_matches(typed, Subject.PAYMENT, Level.EASY, "1") is not None


def test_drill_about_a_riichi_win_shows_the_riichi() -> None:
    declared = [scene for scene in scenes(EVENTS[0], RIICHI_WIN) if scene.hand is not None]
    for subject in (Subject.WAITS, Subject.ALLOWED):
        assert drill_from_matches(declared, subject, Level.EASY, "1").scene.hand.situation == ("riichi",)


def test_requested_topic_takes_priority_over_the_level() -> None:
    for seed in range(5):
        assert drill_from_matches(scenes(), Subject.PAYMENT, Level.EASY, f"{seed}", topic="draw").topics == ("draw",)


def test_a_rule_that_forbids_a_win_is_asked_about_on_request() -> None:
    rules = get_ruleset("boo").bind({})
    hands = [("123m456p789s1122z", "1z"), ("2233445567789m", "8m"), ("111222333m4445z", "5z")]
    sample = [win_scene(rules, 1, None, *hand) for hand in hands]
    topics = {topic for scene in sample for topic in drill_about(scene, Subject.ALLOWED).topics}
    for topic in topics:
        assert topic in drill_from_matches(sample, Subject.ALLOWED, Level.HARD, "1", topic=topic).topics


def test_discard_drill_adds_a_drawn_piece() -> None:
    for seed in range(20):
        drill = drill_from_matches(scenes(), Subject.DISCARD, Level.EASY, f"{seed}")
        if drill is not None:
            assert drill.scene.event is None
            assert set(choice(drill).options) == {*drill.scene.hand.concealed, drill.scene.hand.winning_piece}


def test_yaku_that_the_house_gives_no_points_are_not_offered() -> None:
    house = get_ruleset("beijing").bind({"doublings_menqing": 0, "doublings_zhuowu": 0, "doublings_tiliu": 0})
    scene = win_scene(house, 1, None, "123456789m22p45s", "6s", wild_indicator="1z")
    for seed in range(4):
        drill = drill_from_matches([scene], Subject.YAKU, Level.EASY, f"{seed}")
        assert {"menqing", "zhuowu", "tiliu"}.isdisjoint(choice(drill).options)
