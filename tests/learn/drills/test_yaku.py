# SPDX-License-Identifier: MIT
"""Which yaku count, which a hand nearly has, and which are offered beside the right ones."""

from collections.abc import Iterable
from random import Random

import pytest

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Scene, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches, make_drill
from mahjong_desk.learn.drills.value import yaku_distances
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.yaku.failing import why_not_counted
from tests.learn.drills.asking import Made, choice, dealt, scene_from_json, score, usual, won
from tests.scope import is_thorough

SHOWN = 0.6
"""So many of the yaku of a rule system come up at least, of 1, where none is asked for."""


def asked(scene: Scene) -> ChoiceQuestion | None:
    found = drill_from_matches([scene], Subject.YAKU, Level.EASY, "1")
    if found is None:
        return None
    assert isinstance(found.answer_spec, ChoiceQuestion)
    return found.answer_spec


def test_right_yaku_are_those_of_the_public_contract(drills: Made) -> None:
    for one in drills(Subject.YAKU):
        ask, (won_hand,) = choice(one), score(one.scene)["wins"]
        assert {item["id"] for item in won_hand["yaku"]} == ask.right
        rivals = [reading for reading in won_hand["rejected"] if reading["base"] == won_hand["base"]]
        assert all(set(reading["yaku"]) == ask.right for reading in rivals)


def test_offered_yaku_are_played_and_have_names_of_their_own(drills: Made) -> None:
    for one in drills(Subject.YAKU):
        ask = choice(one)
        offered = [one.scene.ruleset.yaku_by_id(str(option)) for option in ask.options]
        for language in ("ja", "en", "zh"):
            assert len({yaku.name.in_language(language) for yaku in offered}) == len(offered)
        enabling = [yaku.enabling_option for yaku in offered if yaku.enabling_option is not None]
        assert all(one.scene.rules.options[option] for option in enabling)
        assert len(ask.options) >= len(ask.right) + 2


def test_a_hand_with_equal_readings_is_not_asked() -> None:
    # Two triplets and a pair, or four pairs: 5 han each (rules/shogi.md §14, example 12).
    assert asked(scene_from_json(usual("shogi"), won(0, 1, "PPGGBBR", "R"))) is None


def test_only_the_yakuman_that_counts_is_offered() -> None:
    melds = [{"kind": "pon", "tiles": tile * 3 + "z", "from": 2} for tile in "123"]
    choice = asked(scene_from_json(usual("wsom"), won(1, 0, "44z55z", "5z", *melds)))
    assert choice.right == {"shousuushii"}
    assert "tsuuiisou" not in choice.options


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_each_yaku_can_be_asked_for(ruleset: Ruleset) -> None:
    for place, entry in enumerate(ruleset.yaku[:: 1 if is_thorough() else 3]):
        found = make_drill(ruleset, Subject.YAKU, Level(place % len(Level) + 1), "1", topic=entry.id)
        assert isinstance(found.answer_spec, ChoiceQuestion)
        assert entry.id in found.answer_spec.right
        assert entry.id in found.topics


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_most_yaku_come_up_unasked(ruleset: Ruleset) -> None:
    seeds = range(max(20, 3 * len(ruleset.yaku) // 8))
    found = {topic for seed in seeds for level in Level for topic in dealt(ruleset, Subject.YAKU, level, seed).topics}
    rules = usual(ruleset.id)
    played = [entry for entry in ruleset.yaku if entry.enabling_option is None or rules.options[entry.enabling_option]]
    assert len(found) >= SHOWN * len(played)


def at_hand(rules: TableRules, settled: Settlement, among: Iterable[str]) -> frozenset[str]:
    """Returns which of some yaku are no farther away than one group."""
    return frozenset(one for one, far in yaku_distances(rules, settled, among, Random(1)).items() if far <= 1)


def near(ruleset: str, winner: int, discarder: int | None, concealed: str, tile: str, *among: str) -> frozenset[str]:
    scene = scene_from_json(usual(ruleset), won(winner, discarder, concealed, tile))
    settled = scene.settled()
    assert isinstance(settled, Settlement)
    return at_hand(scene.rules, settled, among)


def test_one_group_of_another_kind_is_near_and_two_are_not() -> None:
    # A pair of terminals in a hand of simples, and a whole set of them beside it.
    assert near("riichi", 1, 0, "234m345p567s67m11p", "8m", "tanyao") == {"tanyao"}
    assert near("riichi", 1, 0, "123m345p567s67m11p", "8m", "tanyao") == frozenset()
    assert near("riichi", 1, 0, "555666z77p234m77s", "7p", "daisangen") == {"daisangen"}


@pytest.mark.parametrize(
    ("ruleset", "yaku"),
    [("riichi", "daisangen"), ("riichi", "daisuushii"), ("wsom", "chuuren"), ("mcr", "nine_gates"), ("riichi", "none")],
)
def test_a_yaku_without_any_of_its_pieces_is_not_near(ruleset: str, yaku: str) -> None:
    assert near(ruleset, 1, 0, "234m555p567s67m22p", "8m", yaku) == frozenset()


def test_what_counts_already_or_is_not_played_is_not_near() -> None:
    assert "tanyao" not in near("riichi", 1, 0, "234m345p567s67m22p", "8m", "tanyao", "renhou")


def near_in(one: Drill) -> frozenset[str]:
    """Returns which of the yaku that do not count the hand of a drill nearly has, of those that are looked for."""
    settled = one.scene.settled()
    assert isinstance(settled, Settlement)
    ask = choice(one)
    situations = {entry.id for entry in one.scene.ruleset.yaku if entry.example.situation}
    known = [entry.id for entry in one.scene.ruleset.yaku if entry.id not in ask.right | situations]
    return at_hand(one.scene.rules, settled, known)


def test_what_is_near_fails_in_one_group_or_by_the_winning_piece(drills: Made) -> None:
    for one in drills(Subject.YAKU):
        settled = one.scene.settled()
        assert isinstance(settled, Settlement)
        for yaku in near_in(one):
            failure = why_not_counted(one.scene.rules, settled, yaku)
            assert not isinstance(failure, Refusal)
            assert len(failure.mismatch.groups) <= 1


def test_where_something_is_near_something_near_is_offered(drills: Made) -> None:
    offered = [not near.isdisjoint(choice(one).options) for one in drills(Subject.YAKU) if (near := near_in(one))]
    # A yaku beside which the right one would be worth the same is left out, be it near or not.
    assert offered.count(True) >= 0.8 * len(offered) > 0
