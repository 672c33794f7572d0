# SPDX-License-Identifier: MIT
"""Which yaku count: one right answer, among yaku that do not."""

from __future__ import annotations

import pytest

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Level, Scene, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches, make_drill
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from tests.learn.drills.asking import scene_from_json, score, usual, won
from tests.learn.drills.many import Made, choice, dealt
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
        ask = choice(one)
        answer = score(one.scene)
        assert {item["id"] for item in answer["wins"][0]["yaku"]} == ask.right


def test_no_other_reading_of_equal_worth_has_other_yaku(drills: Made) -> None:
    for one in drills(Subject.YAKU):
        ask = choice(one)
        won_hand = score(one.scene)["wins"][0]
        rivals = [reading for reading in won_hand["rejected"] if reading["base"] == won_hand["base"]]
        assert all(set(reading["yaku"]) == ask.right for reading in rivals)


def test_every_offered_yaku_has_a_unique_name(drills: Made) -> None:
    for one in drills(Subject.YAKU):
        ask = choice(one)
        names = [one.scene.ruleset.yaku_by_id(str(option)).name for option in ask.options]
        for language in ("ja", "en", "zh"):
            assert len({getattr(name, language) for name in names}) == len(names)


def test_only_yaku_that_the_table_plays_are_offered(drills: Made) -> None:
    for one in drills(Subject.YAKU):
        ask = choice(one)
        options = [one.scene.ruleset.yaku_by_id(str(option)).enabling_option for option in ask.options]
        assert all(option is None or one.scene.rules.options[option] for option in options)
        assert len(ask.options) >= len(ask.right) + 2


def test_a_hand_with_equal_readings_is_not_asked() -> None:
    # Two triplets and a pair, or four pairs: 5 han each (rules/shogi.md §14, example 12).
    assert asked(scene_from_json(usual("shogi"), won(0, 1, "PPGGBBR", "R"))) is None


def test_only_the_yakuman_that_counts_is_offered() -> None:
    melds = [{"kind": "pon", "tiles": tile * 3 + "z", "from": 2} for tile in "123"]
    choice = asked(scene_from_json(usual("wsom"), won(1, 0, "44z55z", "5z", *melds)))
    assert choice is not None
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
