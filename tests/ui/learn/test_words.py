# SPDX-License-Identifier: MIT
"""The texts of Learn contain no words that the glossary bans for a rule system."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.atlas.entries import entries
from mahjong_desk.learn.atlas.yaku_page import yaku_page
from mahjong_desk.learn.drills.drill_maker import levels, make_drill, subjects
from mahjong_desk.learn.lessons.lesson_file import load_lessons
from mahjong_desk.learn.lessons.lesson_progress import LessonPosition
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.learn.atlas.yaku_page import YakuPageView
from mahjong_desk.ui.learn.drills.drill_text import question_texts, topic_name
from mahjong_desk.ui.learn.drills.explanation import AnswerExplanation, SceneFelt
from mahjong_desk.ui.learn.lessons.exercises import ChoiceExercise
from mahjong_desk.ui.learn.lessons.lesson_view import LessonView
from mahjong_desk.ui.learn.workbench.workbench import WorkbenchView
from tests.glossary import not_said
from tests.learn.drills.asking import all_wrong
from tests.ui.player import NAMES
from tests.ui.widgets import texts

HANDS = {"shogi": ("PPPLLLN", "PPPLLLNN", "PLNSGBR", "PPLLNSGB", "X")}
"""The hands on the workbench of a piece set that only one rule system uses."""


def take_texts(widget: QWidget) -> Iterator[str]:
    yield from texts(widget)
    widget.deleteLater()


def drill_texts(ruleset: Ruleset, seeds: range) -> Iterator[str]:
    """Yields the texts of questions and of the explanations of entirely wrong answers."""
    for subject in subjects(ruleset):
        known = levels(ruleset, subject)
        for seed in seeds:
            one = make_drill(ruleset, subject, known[seed % len(known)], f"{seed}")
            names = NAMES[: one.scene.table.players]
            yield from question_texts(one, names)
            yield from (topic_name(ruleset, subject, topic) for topic in one.topics)
            felt, explanation = SceneFelt(), AnswerExplanation()
            felt.show_drill(one, names)
            explanation.show_verdict(one, all_wrong(one), names)
            yield from (*take_texts(felt), *take_texts(explanation))


def bench_texts(ruleset: Ruleset) -> Iterator[str]:
    for hand in HANDS.get(ruleset.id, ()):
        bench = WorkbenchView(ruleset)
        bench.entry.set_notation(hand)
        yield from take_texts(bench)


def page_texts(ruleset: Ruleset) -> Iterator[str]:
    """Yields the texts of all pages of the atlas and all screens of the lessons."""
    for entry in entries():
        if entry.ruleset is ruleset:
            shown = YakuPageView()
            shown.show_page(yaku_page(entry))
            yield from take_texts(shown)
    lesson_page = LessonView(ruleset, lambda *_: pytest.fail("no screen is a drill"))
    for number, lesson in enumerate(load_lessons(ruleset), start=1):
        for step in range(len(lesson.steps)):
            lesson_page.show_lesson(lesson, number, LessonPosition(step))
            yield from texts(lesson_page)
            if isinstance(lesson_page.felt, ChoiceExercise):
                for choice in range(1, len(lesson_page.felt.choices)):
                    lesson_page.felt.choose(choice)
                    yield from texts(lesson_page)
    lesson_page.deleteLater()


def check(said: str, spoken: str, ruleset: Ruleset) -> None:
    """Checks that a text has no words that the glossary bans for a rule system."""
    bans = [ban for ban in not_said() if ban.language == spoken and (not ban.where or ruleset.id in ban.where)]
    assert bans
    assert {ban.word: lines for ban in bans if (lines := ban.found_in(said))} == {}


def test_shogi_texts_speak_of_pieces(spoken: str) -> None:
    ruleset = get_ruleset("shogi")
    said = "\n".join((*drill_texts(ruleset, range(1)), *bench_texts(ruleset)))
    assert {"en": "piece", "ja": "駒", "zh": "棋子"}[spoken] in said
    check(said, spoken, ruleset)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_learn_uses_the_words_of_each_system(ruleset: Ruleset, spoken: str) -> None:
    check("\n".join((*drill_texts(ruleset, range(6)), *bench_texts(ruleset), *page_texts(ruleset))), spoken, ruleset)
