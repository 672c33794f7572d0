# SPDX-License-Identifier: MIT
"""The lessons of every rule system agree with the engine."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import NamedTuple

import pytest

from mahjong_desk.learn.cases.win_case import yaku_ids
from mahjong_desk.learn.drills.drill import Scene, Subject
from mahjong_desk.learn.drills.drill_maker import make_drill, subjects
from mahjong_desk.learn.lessons.lesson import (
    CircumstanceTask,
    FreeSwapTask,
    GapKind,
    GapRun,
    Lesson,
    LessonStep,
    LookTask,
    MarkupPart,
    PickGoal,
    PickTask,
    SwapTask,
    TileRun,
    parse_markup,
)
from mahjong_desk.learn.lessons.lesson_file import load_lessons, systems_with_lessons
from mahjong_desk.learn.lessons.pick_answers import BY_GROUP, pick_options
from mahjong_desk.learn.lessons.scene_file import evaluate_scene, swap_piece
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import all_pieces
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, languages

_DIGITS = re.compile(r"\d+")
_BRACED = re.compile(r"\{[^{}]*\}")
_MAX_STEPS = 4


class LessonScreen(NamedTuple):
    """One step of a lesson, as it is shown."""

    ruleset: Ruleset
    lesson: Lesson
    step: LessonStep

    def __repr__(self) -> str:
        return f"{self.ruleset.id} {self.lesson.id} {self.lesson.steps.index(self.step) + 1}"


def steps(ruleset: Ruleset) -> Iterator[LessonScreen]:
    return (LessonScreen(ruleset, lesson, step) for lesson in load_lessons(ruleset) for step in lesson.steps)


SYSTEM = pytest.mark.parametrize("ruleset", systems_with_lessons(), ids=lambda ruleset: ruleset.id)


def for_each_screen(check: Callable[[LessonScreen], None]) -> Callable[..., None]:
    """Turns a check of one screen into a test of all lessons of a system."""

    @SYSTEM
    def test(ruleset: Ruleset, subtests: pytest.Subtests) -> None:
        for screen in steps(ruleset):
            with subtests.test(repr(screen)):
                check(screen)

    return test


def texts(step: LessonStep) -> Iterator[Text]:
    yield step.lead
    if step.after is not None:
        yield step.after
    if isinstance(step.task, LookTask):
        yield from (row.label for row in step.task.rows)
    if isinstance(step.task, SwapTask | CircumstanceTask):
        for choice in step.task.choices:
            yield from (text for text in (choice.label, choice.note) if text is not None)


def scenes(step: LessonStep) -> tuple[Scene, ...]:
    first = (step.scene,) if step.scene is not None else ()
    if isinstance(step.task, SwapTask | CircumstanceTask):
        return (*first, *(choice.scene for choice in step.task.choices))
    return first


@SYSTEM
def test_a_system_has_ten_to_fifteen_lessons(ruleset: Ruleset) -> None:
    lessons = load_lessons(ruleset)
    assert 10 <= len(lessons) <= 15
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    for lesson in lessons:
        assert 1 <= len(lesson.steps) <= _MAX_STEPS, lesson.id
        assert lesson.exercises, lesson.id
        assert lesson.right > 0
    assert any(step.result for lesson in lessons for step in lesson.steps), "the result of a match is shown"


@SYSTEM
def test_exercises_match_the_lesson(ruleset: Ruleset) -> None:
    for lesson in load_lessons(ruleset):
        for exercise in lesson.exercises:
            assert exercise.subject in subjects(ruleset), lesson.id
            if exercise.yaku:
                drill = make_drill(ruleset, exercise.subject, exercise.level, "1", yaku=exercise.yaku)
                settled = drill.scene.settle()
                assert isinstance(settled, Settlement), lesson.id
                assert set(exercise.yaku) & set(yaku_ids(settled)), lesson.id
            for topic in exercise.topics:
                drill = make_drill(ruleset, exercise.subject, exercise.level, "1", topic=topic)
                assert topic in drill.topics, lesson.id


@SYSTEM
def test_the_first_lesson_drills_only_the_pieces(ruleset: Ruleset) -> None:
    first = load_lessons(ruleset)[0]
    assert {exercise.subject for exercise in first.exercises} == {Subject.PIECES}
    sought = {step.task.goal.value for step in first.steps if isinstance(step.task, PickTask)}
    assert {topic for exercise in first.exercises for topic in exercise.topics} == sought


@for_each_screen
def test_hands_are_refused_only_where_the_lesson_says_so(screen: LessonScreen) -> None:
    task = screen.step.task
    if screen.step.result:
        assert any(evaluate_scene(scene).final for scene in scenes(screen.step)), "no match ends here"
    if screen.step.scene is not None and screen.step.scene.event is not None and isinstance(task, LookTask):
        assert evaluate_scene(screen.step.scene).settlement is not None
    if isinstance(task, PickTask) and task.goal in BY_GROUP:
        assert screen.step.scene is not None
        assert evaluate_scene(screen.step.scene).settlement is not None
    if isinstance(task, SwapTask | CircumstanceTask):
        first, initial = task.choices[0].scene, screen.step.scene
        assert initial is not None
        assert evaluate_scene(first) == evaluate_scene(initial), "the first choice is the hand as shown at first"


@for_each_screen
def test_every_claim_of_a_choice_is_true(screen: LessonScreen) -> None:
    if not isinstance(screen.step.task, SwapTask | CircumstanceTask):
        return
    for number, choice in enumerate(screen.step.task.choices, start=1):
        value = evaluate_scene(choice.scene)
        refusal = value.refusal
        assert (None if refusal is None else refusal.reason or refusal.code.value) == choice.refusal_code, number
        counted = set(yaku_ids(value.settlement))
        assert set(choice.expected_yaku) <= counted, number
        assert not set(choice.absent_yaku) & counted, number
        label = choice.label.en if choice.label is not None and value.settlement is not None else ""
        for wait, name in screen.ruleset.vocabulary.waits.items():
            if label.endswith(f"{name.en} wait"):
                assert value.settlement.wins[0].evaluation.reading.wait is wait, number


@for_each_screen
def test_pick_tasks_have_right_and_wrong_options(screen: LessonScreen) -> None:
    task, scene = screen.step.task, screen.step.scene
    if not isinstance(task, PickTask):
        return
    options = pick_options(screen.ruleset, scene, task)
    assert any(option.right for option in options)
    assert not all(option.right for option in options), "every option would be right"
    if task.goal is PickGoal.WAITS:
        assert scene is not None
        assert {option.pieces[0] for option in options if option.right} == winning_kinds(scene)


def winning_kinds(scene: Scene) -> set[int]:
    """Returns the kinds on which a hand wins by self-draw or from a discard."""
    winning = set()
    discarders, kinds = (None, scene.table.previous_seat(scene.seat)), range(len(scene.ruleset.pieces.copies_per_kind))
    for kind, discarder in product(kinds, discarders):
        hand = replace(scene.hand, winning_piece=kind)
        won = replace(scene, hand=hand, event=Win(discarder=discarder, winners=(Winner(scene.seat, hand),)))
        if evaluate_scene(won).settlement is not None:
            winning.add(kind)
    return winning


@for_each_screen
def test_target_of_a_free_swap_is_one_swap_away(screen: LessonScreen) -> None:
    task, scene = screen.step.task, screen.step.scene
    if not isinstance(task, FreeSwapTask):
        return
    if task.target_yaku is None:
        assert evaluate_scene(scene).settlement is not None
        return
    assert task.target_yaku not in yaku_ids(evaluate_scene(scene).settlement)
    others = range(len(screen.ruleset.pieces.copies_per_kind))
    changed = (swap_piece(scene, *pieces) for pieces in product(dict.fromkeys(scene.hand.concealed), others))
    assert any(task.target_yaku in yaku_ids(evaluate_scene(variant).settlement) for variant in changed)


def figures(screen: LessonScreen) -> set[int]:
    """Returns the engine's numbers that the texts of a screen may contain."""
    ruleset = screen.ruleset
    copies = ruleset.pieces.copies_per_kind
    numbers = {ruleset.hand_size, ruleset.hand_size + 1, sum(copies), *copies}
    numbers |= {option.default for option in ruleset.options if type(option.default) is int}
    for scene in scenes(screen.step):
        value = evaluate_scene(scene)
        if value.settlement is None:
            continue
        numbers |= {abs(delta) for delta in value.settlement.deltas}
        parts = [part for payment in value.settlement.payments for part in payment.parts_or_self]
        numbers |= {number for part in parts for number in (part.points, *part.formula) if type(number) is int}
        for won in value.settlement.wins:
            evaluation = won.evaluation
            numbers |= {number for number in (evaluation.base, evaluation.han, evaluation.fu) if number is not None}
            numbers |= {item.value for item in evaluation.yaku} | {item.value for item in evaluation.fu_items}
    return numbers


@for_each_screen
def test_texts_agree_in_each_language_and_with_the_engine(screen: LessonScreen) -> None:
    numbers = figures(screen)
    for text in (screen.lesson.title, *texts(screen.step)):
        translations = [text.in_language(language) for language in languages()]
        assert set(map(int, _DIGITS.findall(_BRACED.sub("", " ".join(translations))))) <= numbers, text
        first, *others = (figure_gaps(parse_markup(translation, screen.ruleset.pieces)) for translation in translations)
        assert all(gaps == first for gaps in others), text


def figure_gaps(parts: tuple[MarkupPart, ...]) -> set[tuple[GapKind, str, int | None]]:
    """Returns the gaps that are filled with numbers rather than names."""
    named = {GapKind[name] for name in ("PLAYER", "WINNER", "DISCARDER", "DEALER", "YAKU", "WILD", "WINNING")}
    return {(mark.gap, mark.about, mark.choice) for mark in parts if isinstance(mark, GapRun) and mark.gap not in named}


@for_each_screen
def test_the_pieces_of_a_choice_are_in_its_scene(screen: LessonScreen) -> None:
    task, pieces = screen.step.task, screen.ruleset.pieces
    for choice in task.choices if isinstance(task, SwapTask | CircumstanceTask) else ():
        if choice.label is None or choice.scene.hand is None:
            continue
        hand = choice.scene.hand
        there = {pieces.kind_of_face[piece] for piece in (*all_pieces(hand), *hand.indicators.pieces)}
        for language in languages():
            for mark in parse_markup(choice.label.in_language(language), pieces):
                if isinstance(mark, TileRun):
                    assert {pieces.kind_of_face[piece] for piece in mark.pieces} <= there, (screen, choice.label.en)


def test_no_translation_falls_back_to_english(caplog: pytest.LogCaptureFixture) -> None:
    load_lessons.cache_clear()
    assert all(load_lessons(ruleset) for ruleset in systems_with_lessons())
    assert caplog.text == ""
