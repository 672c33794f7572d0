# SPDX-License-Identifier: MIT
"""Lessons, atlas, workbench and drills."""

from collections.abc import Iterator
from random import Random

from gallery.club import wins_of
from gallery.stage import Scene, Show, Stage
from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, GivenAnswer, Level, Subject
from mahjong_desk.learn.drills.drill_maker import subjects
from mahjong_desk.learn.lessons.lesson import Lesson
from mahjong_desk.learn.lessons.lesson_file import load_lessons, systems_with_lessons
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.learn.atlas.atlas import Atlas
from mahjong_desk.ui.learn.atlas.yaku_page import PageView
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.lessons.exercises import ChoiceExercise, FindExercise
from mahjong_desk.ui.learn.lessons.lesson_view import LessonView
from mahjong_desk.ui.learn.lessons.lessons_view import LessonsView
from mahjong_desk.ui.learn.screen import LearnScreen
from mahjong_desk.ui.learn.workbench.workbench import WorkbenchView

_TRIED = {"ready": "123m456p34789s22z", "far": "19m22m468p1379s15z", "throwing": "19m22m468p1379s155z"}
"""Hands on the workbench, by how complete they are."""
_SEED = 4
"""The seed of the questions."""
_MAX_WRONG, _OFFSET = 3, 2
"""The maximum number of wrong choices in an answer, and the error of its numbers."""
_COMPARED = (("riichi", "ittsuu"), ("mcr", "nine_gates"), ("shogi", "daisangen"))
"""Yaku whose row in every system is shown: short ones, long ones, and one with several rows per system."""


def scenes() -> Iterator[Scene]:
    """Yields the scenes, part by part."""
    for ruleset in registry.all_rulesets():
        yield Scene(f"atlas-{ruleset.id}", Atlas, _atlas(ruleset.id))
        yield Scene(f"workbench-{ruleset.id}", WorkbenchView, _workbench(ruleset.id))
        for subject in subjects(ruleset):
            yield Scene(f"drill-{ruleset.id}-{subject}", DrillBoard, _question(ruleset.id, subject))
    yield Scene("atlas-search", Atlas, _search)
    for system, yaku in _COMPARED:
        yield Scene(f"compare-{system}", Atlas, _compared(system, yaku))
    for ruleset in systems_with_lessons():
        yield Scene(f"lessons-{ruleset.id}", LessonsView, _lesson_map(ruleset))
        for kind, lesson, step in _kinds(ruleset):
            yield Scene(f"lesson-{ruleset.id}-{kind}", LessonView, _lesson(ruleset, lesson, step))
    yield Scene("workbench-empty", WorkbenchView, _empty_workbench)
    for name, hand in _TRIED.items():
        yield Scene(f"workbench-{name}", WorkbenchView, _tried(hand))
    yield Scene("drill-setup", DrillBoard, _drill_setup)


def _learn(stage: Stage) -> LearnScreen:
    learn = stage.show("learn")
    assert isinstance(learn, LearnScreen)
    return learn


def _atlas(system: str) -> Show:
    def show(stage: Stage) -> None:
        yaku = registry.get_ruleset(system).yaku
        _learn(stage).show_yaku(system, yaku[len(yaku) // 3].id)

    return show


def _search(stage: Stage) -> None:
    """Searches one system by tiles, with the matches in the others."""
    learn = _learn(stage)
    learn.show_page("atlas")
    atlas = learn.atlas
    atlas.filter.clear("mcr")
    atlas.filter.search_field.setText("111+999")
    atlas.search.finish()
    stage.process_events()


def _compared(system: str, yaku: str) -> Show:
    def show(stage: Stage) -> None:
        learn = _learn(stage)
        learn.show_yaku(system, yaku)
        learn.atlas.page.show_view(PageView.SYSTEMS)

    return show


def _workbench(system: str) -> Show:
    def show(stage: Stage) -> None:
        stage.show("table", stage.club.running_matches[system])
        rules = stage.desk.replay.match.rules  # type: ignore[union-attr]
        wins = list(wins_of(rules, stage.table))
        win = wins[len(wins) // 2]
        stage.window.try_hand(
            rules, stage.table, win.winners[0], self_drawn=win.discarder is None, discarder=win.discarder
        )

    return show


def _empty_workbench(stage: Stage) -> None:
    stage.empty_ledger()
    learn = _learn(stage)
    learn.store.choose_game("wsom")
    learn.show_page("workbench")


def _tried(hand: str) -> Show:
    """Enters an incomplete hand."""

    def show(stage: Stage) -> None:
        learn = _learn(stage)
        learn.store.choose_game("arushiaru")
        learn.show_page("workbench")
        bench = learn.workbenches["arushiaru"]
        bench.entry.clear()
        bench.entry.set_self_drawn(False)
        bench.entry.set_notation(hand)
        stage.process_events()

    return show


def _question(system: str, subject: Subject) -> Show:
    """Shows a question that was answered wrongly, with its explanation."""

    def show(stage: Stage) -> None:
        learn = _learn(stage)
        learn.show_page("drills")
        assert learn.drills is not None
        course = learn.drills.course
        course.chance = Random(_SEED)
        course.choose(ruleset_id=system, subject=subject, level=Level.HARD)
        stage.process_events()
        assert course.drill is not None
        assert learn.drills.form is not None
        wrong = _wrong(course.drill)
        learn.drills.form.set_answer(wrong)
        course.answer(wrong)

    return show


def _wrong(drill: Drill) -> GivenAnswer:
    """Returns an answer with wrong choices or numbers only."""
    ask = drill.answer_spec
    if isinstance(ask, ChoiceQuestion):
        return frozenset(
            [option for option in ask.options if option not in ask.right][: _MAX_WRONG if ask.all_required else 1]
        )
    return tuple(number + _OFFSET for number in ask.right)


def _kinds(ruleset: Ruleset) -> Iterator[tuple[str, Lesson, int]]:
    """Yields the first lesson step of each kind, and the first drills of a lesson."""
    found: dict[str, tuple[Lesson, int]] = {}
    for lesson in load_lessons(ruleset):
        for index, step in enumerate(lesson.steps):
            found.setdefault(type(step.task).__name__.lower(), (lesson, index))
        if lesson.exercises:
            found.setdefault("drills", (lesson, len(lesson.steps)))
    for kind, (lesson, index) in found.items():
        yield kind, lesson, index


def _opened(stage: Stage, ruleset: Ruleset) -> LessonsView:
    learn = _learn(stage)
    learn.show_page("lessons")
    assert learn.lessons is not None
    learn.lessons.show_map(ruleset)
    return learn.lessons


def _lesson_map(ruleset: Ruleset) -> Show:
    """Shows the map with two lessons learned and one begun."""

    def show(stage: Stage) -> None:
        view = _opened(stage, ruleset)
        known = load_lessons(ruleset)
        for lesson in known[:2]:
            view.store.save_lesson_progress(ruleset, lesson, 0, done=True)
        view.store.save_lesson_progress(ruleset, known[2], 1)
        view.show_map()

    return show


def _lesson(ruleset: Ruleset, lesson: Lesson, step: int) -> Show:
    """Shows a step of a lesson after an attempt to solve it."""

    def show(stage: Stage) -> None:
        view = _opened(stage, ruleset)
        view.open(lesson.id, step)
        stage.process_events()
        felt = view.page.felt if view.page is not None else None
        if isinstance(felt, ChoiceExercise):
            felt.row.click(1)
        elif isinstance(felt, FindExercise):
            felt.row.click(0)

    return show


def _drill_setup(stage: Stage) -> None:
    stage.empty_ledger()
    _learn(stage).show_page("drills")
