# SPDX-License-Identifier: MIT
"""Lessons, atlas, workbench and drills."""

from collections.abc import Iterator
from random import Random

from gallery.club import wins_of
from gallery.stage import Scene, Show, Stage
from mahjong_desk.learn.drills.drill import Answer, ChoiceQuestion, Drill, Level, Subject
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
"""Hands on the workbench, by how far they are."""
_QUESTION = 4
"""What the questions are made from."""
_MOST_WRONG, _OFF = 3, 2
"""How many wrong choices an answer has, and how far off its numbers are."""


_COMPARED = (("riichi", "ittsuu"), ("mcr", "nine_gates"), ("shogi", "daisangen"))
"""Yaku whose row in every system is shown: short ones, long ones, and one with several rows a system."""


def scenes() -> Iterator[Scene]:
    """Returns them, part by part."""
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
    """Looks for what tiles can show, in one system, with what the others have of it."""
    learn = _learn(stage)
    learn.show_part("atlas")
    atlas = learn.atlas
    atlas.filter.clear("mcr")
    atlas.filter.text.setText("111+999")
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
        stage.show("table", stage.club.running[system])
        rules = stage.desk.replay.match.rules  # type: ignore[union-attr]
        wins = list(wins_of(rules, stage.table))
        win = wins[len(wins) // 2]
        stage.window.try_hand(
            rules, stage.table, win.wins[0], self_drawn=win.discarder is None, discarder=win.discarder
        )

    return show


def _empty_workbench(stage: Stage) -> None:
    stage.empty_ledger()
    learn = _learn(stage)
    learn.book.choose_game("wsom")
    learn.show_part("workbench")


def _tried(hand: str) -> Show:
    """Enters a hand that is not won yet."""

    def show(stage: Stage) -> None:
        learn = _learn(stage)
        learn.book.choose_game("arushiaru")
        learn.show_part("workbench")
        bench = learn.workbenches["arushiaru"]
        bench.entry.clear()
        bench.entry.set_self_drawn(False)
        bench.entry.set_notation(hand)
        stage.process_events()

    return show


def _question(system: str, subject: Subject) -> Show:
    """Shows a question that was answered wrongly, with what explains it."""

    def show(stage: Stage) -> None:
        learn = _learn(stage)
        learn.show_part("drills")
        assert learn.drills is not None
        course = learn.drills.course
        course.chance = Random(_QUESTION)
        course.choose(ruleset_id=system, subject=subject, level=Level.HARD)
        stage.process_events()
        assert course.drill is not None
        assert learn.drills.form is not None
        wrong = _wrong(course.drill)
        learn.drills.form.set_answer(wrong)
        course.answer(wrong)

    return show


def _wrong(drill: Drill) -> Answer:
    """Returns an answer that chooses some of what is not right and misses all that is."""
    ask = drill.answer_spec
    if isinstance(ask, ChoiceQuestion):
        return frozenset(
            [option for option in ask.options if option not in ask.right][: _MOST_WRONG if ask.all_required else 1]
        )
    return tuple(number + _OFF for number in ask.right)


def _kinds(ruleset: Ruleset) -> Iterator[tuple[str, Lesson, int]]:
    """Returns the first screen of each kind, and the drills of a lesson."""
    found: dict[str, tuple[Lesson, int]] = {}
    for lesson in load_lessons(ruleset):
        for at, step in enumerate(lesson.steps):
            found.setdefault(type(step.task).__name__.lower(), (lesson, at))
        if lesson.exercises:
            found.setdefault("drills", (lesson, len(lesson.steps)))
    for kind, (lesson, at) in found.items():
        yield kind, lesson, at


def _opened(stage: Stage, ruleset: Ruleset) -> LessonsView:
    learn = _learn(stage)
    learn.show_part("lessons")
    assert learn.lessons is not None
    learn.lessons.show_map(ruleset)
    return learn.lessons


def _lesson_map(ruleset: Ruleset) -> Show:
    """Shows the map with two lessons learned and one begun."""

    def show(stage: Stage) -> None:
        place = _opened(stage, ruleset)
        known = load_lessons(ruleset)
        for lesson in known[:2]:
            place.book.save_lesson_progress(ruleset, lesson, 0, done=True)
        place.book.save_lesson_progress(ruleset, known[2], 1)
        place.show_map()

    return show


def _lesson(ruleset: Ruleset, lesson: Lesson, step: int) -> Show:
    """Shows a screen of a lesson on which something was tried."""

    def show(stage: Stage) -> None:
        place = _opened(stage, ruleset)
        place.open(lesson.id, step)
        stage.process_events()
        felt = place.page.felt if place.page is not None else None
        if isinstance(felt, ChoiceExercise):
            felt.row.click(1)
        elif isinstance(felt, FindExercise):
            felt.row.click(0)

    return show


def _drill_setup(stage: Stage) -> None:
    stage.empty_ledger()
    _learn(stage).show_part("drills")
