# SPDX-License-Identifier: MIT
"""Answers judged: what is right, what is missing, and how every topic went."""

from __future__ import annotations

import pytest

from mahjong_desk.learn.drills.drill import (
    AnswerSpec,
    ChoiceQuestion,
    Drill,
    FuComponent,
    FuQuestion,
    FuSource,
    Level,
    Scene,
    ScoreQuestion,
    Subject,
    judge,
    unanswered,
)
from tests.learn.drills.asking import usual

RULES = usual("arushiaru")
SCENE = Scene(RULES, RULES.opening_table(), 0, None)
YAKU = ChoiceQuestion(("pinfu", "tanyao", "chanta"), frozenset({"pinfu", "tanyao"}), all_required=True)
WAY = ChoiceQuestion((1, 2, 3), frozenset({1, 2}), all_required=False)
FU = FuQuestion(
    (
        FuComponent(FuSource.GROUP, 4, ("ankou",), 0),
        FuComponent(FuSource.GROUP, 8, ("ankou",), 1),
        FuComponent(FuSource.WAIT, 0, ()),
    ),
    40,
)


def asked(ask: AnswerSpec, subject: Subject = Subject.WAITS, topics: tuple[str, ...] = ("topic",)) -> Drill:
    return Drill(subject, Level.EASY, SCENE, ask, topics)


def test_all_right_options_and_no_others_are_right() -> None:
    assert judge(asked(YAKU), YAKU.right).right
    assert not judge(asked(YAKU), frozenset({"pinfu"})).right
    assert not judge(asked(YAKU), frozenset(YAKU.options)).right


def test_one_right_option_is_enough_where_one_is_asked_for() -> None:
    assert judge(asked(WAY), frozenset({2})).right
    assert not judge(asked(WAY), frozenset({2, 3})).right
    assert not judge(asked(WAY), frozenset()).right


def test_an_empty_answer_is_right_if_nothing_is_right() -> None:
    nothing = ChoiceQuestion((1, 2), frozenset(), all_required=True)
    assert judge(asked(nothing), frozenset()).right
    assert not judge(asked(nothing), frozenset({1})).right


def test_a_verdict_names_missing_and_wrong_options() -> None:
    verdict = judge(asked(YAKU), frozenset({"pinfu", "chanta"}))
    assert verdict.missing == {"tanyao"}
    assert verdict.wrong == {"chanta"}


def test_every_yaku_goes_right_or_wrong_by_itself() -> None:
    verdict = judge(asked(YAKU, Subject.YAKU, ("pinfu", "tanyao")), frozenset({"pinfu", "chanta"}))
    assert verdict.topics == {"pinfu": True, "tanyao": False, "chanta": False}


def test_numbers_are_right_when_all_of_them_are() -> None:
    assert judge(asked(ScoreQuestion((-10, 10))), (-10, 10)).right
    verdict = judge(asked(ScoreQuestion((-10, 10))), (-10, 20))
    assert not verdict.right
    assert verdict.missing == {1}
    assert verdict.topics == {"topic": False}


def test_a_topic_of_fu_goes_wrong_with_any_of_its_places() -> None:
    drill = asked(FU, Subject.FU, ("ankou", "nothing"))
    assert judge(drill, (4, 8, 0, 40)).topics == {"ankou": True, "nothing": True}
    assert judge(drill, (4, 4, 0, 40)).topics == {"ankou": False, "nothing": True}
    assert judge(drill, (4, 8, 2, 40)).topics == {"ankou": True, "nothing": False}


def test_a_wrong_total_of_fu_leaves_the_topics_right() -> None:
    verdict = judge(asked(FU, Subject.FU, ("ankou", "nothing")), (4, 8, 0, 30))
    assert not verdict.right
    assert verdict.missing == {3}
    assert all(verdict.topics.values())


@pytest.mark.parametrize(
    ("ask", "answer"), [(YAKU, (1, 2)), (ScoreQuestion((1, 2)), frozenset({1})), (ScoreQuestion((1, 2)), (1,))]
)
def test_an_answer_of_another_form_is_refused(ask: AnswerSpec, answer: frozenset[int] | tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="asked for"):
        judge(asked(ask), answer)


def test_no_answer_misses_everything() -> None:
    verdict = unanswered(asked(YAKU, Subject.YAKU, ("pinfu", "tanyao")))
    assert (verdict.right, verdict.missing) == (False, YAKU.right)
    assert verdict.topics == {"pinfu": False, "tanyao": False}
    assert unanswered(asked(ScoreQuestion((-10, 10)))).missing == {0, 1}


def test_only_a_scene_with_an_event_can_be_settled() -> None:
    with pytest.raises(ValueError, match="nothing has happened"):
        SCENE.settled()
