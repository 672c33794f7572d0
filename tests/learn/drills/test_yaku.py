# SPDX-License-Identifier: MIT
"""Drills about yaku: the right ones, the near misses and the offered ones."""

from collections.abc import Iterable
from random import Random

import pytest

from mahjong_desk.learn.drills.drill import Drill, Level, Subject
from mahjong_desk.learn.drills.drill_maker import make_drill
from mahjong_desk.learn.drills.value import yaku_distances
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.yaku.failing import why_not_counted
from tests.learn.drills.asking import MakeDrills, choice, drill_about, get_drill, score, usual_rules, win_scene
from tests.scope import is_thorough

MIN_SHOWN = 0.6
"""Minimum share, 0 to 1, of the yaku of a rule system that come up without being requested."""


def test_right_yaku_match_the_public_contract(drills: MakeDrills) -> None:
    for drill in drills(Subject.YAKU):
        ask, (won_hand,) = choice(drill), score(drill.scene)["wins"]
        assert {item["id"] for item in won_hand["yaku"]} == ask.right
        rivals = [reading for reading in won_hand["rejected"] if reading["base"] == won_hand["base"]]
        assert all(set(reading["yaku"]) == ask.right for reading in rivals)


def test_offered_yaku_are_enabled_and_have_distinct_names(drills: MakeDrills) -> None:
    for drill in drills(Subject.YAKU):
        ask = choice(drill)
        offered = [drill.scene.ruleset.yaku_by_id(str(option)) for option in ask.options]
        for language in ("ja", "en", "zh"):
            assert len({yaku.name.in_language(language) for yaku in offered}) == len(offered)
        enabling = [yaku.enabling_option for yaku in offered if yaku.enabling_option is not None]
        assert all(drill.scene.rules.options[option] for option in enabling)
        assert len(ask.options) == max({1: 4, 2: 6, 3: 8}[drill.level], len(ask.right) + 2)


def test_a_hand_with_equal_readings_is_not_asked() -> None:
    # Two triplets and a pair, or four pairs: 5 han each (rules/shogi.md §14, example 12).
    assert drill_about(win_scene(usual_rules("shogi"), 0, 1, "PPGGBBR", "R"), Subject.YAKU) is None


def test_only_the_yakuman_that_counts_is_offered() -> None:
    melds = [{"kind": "pon", "tiles": tile * 3 + "z", "from": 2} for tile in "123"]
    ask = choice(drill_about(win_scene(usual_rules("wsom"), 1, 0, "44z55z", "5z", *melds), Subject.YAKU))
    assert ask.right == {"shousuushii"}
    assert "tsuuiisou" not in ask.options


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_each_yaku_can_be_requested(ruleset: Ruleset) -> None:
    for place, entry in enumerate(ruleset.yaku[:: 1 if is_thorough() else 3]):
        drill = make_drill(ruleset, Subject.YAKU, Level(place % len(Level) + 1), "1", topic=entry.id)
        assert entry.id in choice(drill).right
        assert entry.id in drill.topics


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_most_yaku_come_up_without_a_request(ruleset: Ruleset) -> None:
    seeds = range(max(20, 3 * len(ruleset.yaku) // 8))
    topics = {
        topic for seed in seeds for level in Level for topic in get_drill(ruleset, Subject.YAKU, level, seed).topics
    }
    rules = usual_rules(ruleset.id)
    played = [entry for entry in ruleset.yaku if entry.enabling_option is None or rules.options[entry.enabling_option]]
    assert len(topics) >= MIN_SHOWN * len(played)


def within_one_group(rules: TableRules, settled: Settlement, among: Iterable[str]) -> frozenset[str]:
    """Returns the given yaku that are at most one group away."""
    return frozenset(yaku for yaku, far in yaku_distances(rules, settled, among, Random(1)).items() if far <= 1)


def near_yaku(ruleset: str, winner: int, discarder: int | None, hand: str, tile: str, *among: str) -> frozenset[str]:
    scene = win_scene(usual_rules(ruleset), winner, discarder, hand, tile)
    settled = scene.settle()
    assert isinstance(settled, Settlement)
    return within_one_group(scene.rules, settled, among)


def test_one_wrong_group_is_near_and_two_are_not() -> None:
    # A pair of terminals in a hand of simples, then a set of terminals as well.
    assert near_yaku("riichi", 1, 0, "234m345p567s67m11p", "8m", "tanyao") == {"tanyao"}
    assert near_yaku("riichi", 1, 0, "123m345p567s67m11p", "8m", "tanyao") == frozenset()
    assert near_yaku("riichi", 1, 0, "555666z77p234m77s", "7p", "daisangen") == {"daisangen"}


@pytest.mark.parametrize(
    ("ruleset", "yaku"),
    [("riichi", "daisangen"), ("riichi", "daisuushii"), ("wsom", "chuuren"), ("mcr", "nine_gates"), ("riichi", "none")],
)
def test_a_yaku_without_any_of_its_pieces_is_not_near(ruleset: str, yaku: str) -> None:
    assert near_yaku(ruleset, 1, 0, "234m555p567s67m22p", "8m", yaku) == frozenset()


def test_counted_or_disabled_yaku_are_not_near() -> None:
    assert "tanyao" not in near_yaku("riichi", 1, 0, "234m345p567s67m22p", "8m", "tanyao", "renhou")


def near_yaku_of(drill: Drill) -> frozenset[str]:
    """Returns the yaku that the hand of a drill nearly has but that do not count."""
    settled = drill.scene.settle()
    assert isinstance(settled, Settlement)
    ask = choice(drill)
    situations = {entry.id for entry in drill.scene.ruleset.yaku if entry.example.situation}
    others = [entry.id for entry in drill.scene.ruleset.yaku if entry.id not in ask.right | situations]
    return within_one_group(drill.scene.rules, settled, others)


def test_near_yaku_fail_in_at_most_one_group(drills: MakeDrills) -> None:
    for drill in drills(Subject.YAKU):
        settled = drill.scene.settle()
        assert isinstance(settled, Settlement)
        for yaku in near_yaku_of(drill):
            failure = why_not_counted(drill.scene.rules, settled, yaku)
            assert not isinstance(failure, Refusal)
            assert len(failure.mismatch.groups) <= 1


def test_near_yaku_are_offered_if_there_are_any(drills: MakeDrills) -> None:
    nearest = [(near, choice(drill)) for drill in drills(Subject.YAKU) if (near := near_yaku_of(drill))]
    offered = [not near.isdisjoint(ask.options) for near, ask in nearest]
    # A limit yaku of the same value as the right one is never offered, even if it is near.
    assert offered.count(True) >= 0.8 * len(offered) > 0
