# SPDX-License-Identifier: MIT
import json
from collections.abc import Mapping
from dataclasses import replace

import pytest

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches, make_drill, subjects
from mahjong_desk.learn.today.agenda import AgendaItem, DueReason, build_agenda
from mahjong_desk.learn.today.answer_record import HandRef, QuestionRecipe, fingerprint_of
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.learn.today.progress import PracticeProgress
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from tests.learn.drills.asking import scene_from_json, usual_rules, won
from tests.learn.today.answers import answer, at, progress

PINFU, TANYAO, TOITOI = (
    AgendaItem("riichi", Subject.YAKU, topic, DueReason.NEW) for topic in ("pinfu", "tanyao", "toitoi")
)


def answered(
    run: PracticeRun, learned: PracticeProgress, when: str, topics: Mapping[str, bool]
) -> tuple[PracticeRun, PracticeProgress]:
    """Returns run and progress after an answer to the current item."""
    item = run.current_item
    question = QuestionRecipe(Level.EASY, "1", item.topic)
    record = replace(answer(when, topics, item.ruleset, item.subject), question=question)
    learned = learned.with_answer(record)
    return run.after_answer(right=record.right, topics=topics, progress=learned, now=when), learned


def test_topics_are_asked_in_turn() -> None:
    run, learned = PracticeRun((PINFU, TANYAO)), progress()
    assert (run.current_item, run.position) == (PINFU, 1)
    run, learned = answered(run, learned, at(), {"pinfu": True})
    assert (run.current_item, run.position) == (TANYAO, 2)
    run, learned = answered(run, learned, at(minutes=1), {"tanyao": True})
    assert run.current_item is None
    assert (run.right, run.answered, run.position) == (2, 2, 2)
    assert run.after_answer(right=True, topics={}, progress=learned, now=at(minutes=2)) == run


def test_wrong_answer_is_asked_again_at_the_end() -> None:
    run, learned = PracticeRun((PINFU, TANYAO)), progress()
    run, learned = answered(run, learned, at(), {"pinfu": False})
    run, learned = answered(run, learned, at(minutes=0.5), {"tanyao": True})
    assert (run.current_item.topic, run.current_item.reason, len(run.items)) == ("pinfu", DueReason.WRONG, 3)
    run, learned = answered(run, learned, at(minutes=1), {"pinfu": True})
    assert run.current_item is None
    assert build_agenda(learned, at(minutes=5), "riichi").items[0].reason is DueReason.NEW, (
        "no item of this evening is left"
    )


def test_topics_answered_along_with_another_are_skipped() -> None:
    learned = progress(answer(at(-9), {"tanyao": True}), answer(at(-9), {"toitoi": True}))
    run = PracticeRun((PINFU, TANYAO, TOITOI))
    run, learned = answered(run, learned, at(), {"pinfu": True, "tanyao": True, "toitoi": False})
    assert run.current_item == TOITOI
    assert (run.position, len(run.items)) == (3, 3)


def test_a_question_without_its_topic_is_judged_by_its_answer() -> None:
    run, _ = answered(PracticeRun((PINFU,)), progress(), at(), {"riichi": False})
    assert [item.topic for item in run.items] == ["pinfu", "pinfu"]


def test_refreshed_run_continues_with_the_due_items() -> None:
    run, learned = PracticeRun((PINFU, TANYAO, TOITOI)), progress()
    run, learned = answered(run, learned, at(), {"pinfu": False})
    later = run.with_due_items((PINFU._replace(topic="chanta"), TANYAO), learned, at(minutes=1))
    assert [item.topic for item in later.items] == ["pinfu", "tanyao", "pinfu", "chanta"], "toitoi is no longer due"
    assert (later.current_item, later.done, later.answered) == (TANYAO, 1, 1)
    tomorrow = run.with_due_items((TANYAO, TOITOI), learned, at(1))
    assert (tomorrow.current_item, tomorrow.done, tomorrow.answered) == (TANYAO, 0, 0), "a new day starts over"


def test_run_survives_a_json_round_trip() -> None:
    won = TOITOI._replace(reason=DueReason.WON, since=at(), hand_ref=HandRef("f2c4", 3))
    run = PracticeRun((PINFU, TANYAO._replace(reason=DueReason.WRONG, since=at()), won), 1, 0, 1)
    for original in (run, PracticeRun((PINFU,), 1, 1, 1)):
        assert PracticeRun.from_payload(json.loads(json.dumps(original.payload()))) == original


@pytest.mark.parametrize(
    "changed",
    [
        {"items": [["riichi", "yaku", "pinfu"]]},
        {"items": [["riichi", "chess", "pinfu", "new", "", 0]]},
        {"items": [["riichi", "yaku", "pinfu", "why", "", 0]]},
        {"items": [["riichi", "yaku", "pinfu", "new", "yesterday", 0]]},
        {"items": [["riichi", "yaku", "pinfu", "new", "", 9]]},
        {"items": [["riichi", "yaku", "pinfu", "won", "", 0, "f2c4"]]},
        {"items": None},
        {"done": 2},
        {"done": -1},
        {"right": 1},
    ],
)
def test_an_invalid_run_is_none(changed: Mapping[str, object]) -> None:
    assert PracticeRun.from_payload({**PracticeRun((PINFU,)).payload(), **changed}) is None


CLUB_HAND = HandRef("f2c4", 3)


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_drill_of_each_subject_is_recreated_from_its_seed(ruleset: Ruleset) -> None:
    for subject in subjects(ruleset):
        drill = make_drill(ruleset, subject, Level.MEDIUM, "7f")
        again = QuestionRecipe(Level.MEDIUM, "7f", mark=fingerprint_of(drill)).recreate(ruleset, subject)
        assert again.answer_spec == drill.answer_spec
        assert (again.scene.hand, again.scene.event) == (drill.scene.hand, drill.scene.event)


def test_drill_for_a_topic_or_some_yaku_is_recreated() -> None:
    ruleset = get_ruleset("riichi")
    drill = make_drill(ruleset, Subject.YAKU, Level.HARD, "1", topic="toitoi")
    assert (
        QuestionRecipe(Level.HARD, "1", "toitoi", mark=fingerprint_of(drill)).recreate(ruleset, Subject.YAKU) == drill
    )
    drill = make_drill(ruleset, Subject.VALUE, Level.HARD, "1", yaku=("toitoi", "honitsu"))
    question = QuestionRecipe(Level.HARD, "1", yaku=("toitoi", "honitsu"), mark=fingerprint_of(drill))
    assert question.recreate(ruleset, Subject.VALUE) == drill


def test_drill_that_differs_from_the_asked_one_is_not_shown() -> None:
    ruleset = get_ruleset("boo")
    mark = fingerprint_of(make_drill(ruleset, Subject.YAKU, Level.EASY, "1"))
    assert QuestionRecipe(Level.EASY, "2", mark=mark).recreate(ruleset, Subject.YAKU) is None
    assert QuestionRecipe(Level.EASY, "1", mark=mark).recreate(ruleset, Subject.FU) is None
    assert QuestionRecipe(Level.EASY, "1", mark=mark).recreate(get_ruleset("mcr"), Subject.FU) is None, (
        "MCR counts no fu"
    )
    assert QuestionRecipe(Level.EASY, "1", yaku=("mate",), mark=mark).recreate(ruleset, Subject.YAKU) is None


def test_drill_about_a_club_hand_is_recreated_only_unchanged() -> None:
    hands = [won(place, None, "234567m234p5588s", "5s") for place in range(4)]
    won_there = [scene_from_json(usual_rules("arushiaru"), hand) for hand in hands]
    scenes = [replace(scene, replay_position=(1, place)) for place, scene in enumerate(won_there)]
    drill = drill_from_matches(scenes, Subject.VALUE, Level.HARD, "7f")
    source = drill.scene.replay_position
    question = QuestionRecipe(Level.HARD, "7f", hand_ref=CLUB_HAND, mark=fingerprint_of(drill))
    assert question.recreate(get_ruleset("arushiaru"), Subject.VALUE, scenes[source[1]]) == drill
    assert question.recreate(get_ruleset("arushiaru"), Subject.VALUE) is None
    corrected = replace(drill.scene, table=drill.scene.table._replace(honba=2))
    assert question.recreate(get_ruleset("arushiaru"), Subject.VALUE, corrected) is None
