# SPDX-License-Identifier: MIT
"""What is due today, the map of topics, and the answers."""

from collections.abc import Iterator
from random import Random

from PySide6.QtWidgets import QScrollArea

from gallery.club import NOW, add_sample_answers
from gallery.stage import Scene, Stage
from mahjong_desk.journal.acts import now
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.screen import LearnScreen
from mahjong_desk.ui.learn.today.page import AnswerFilter, AnswersPage, TodayPage

_SEED = 4
"""The seed of the questions."""


def scenes() -> Iterator[Scene]:
    """Yields the scenes, page by page."""
    yield Scene("today", TodayPage, _today)
    yield Scene("today-end-of-the-page", TodayPage, _end_of_the_page)
    yield Scene("today-mcr", TodayPage, lambda stage: _today(stage, "mcr"))
    yield Scene("today-of-a-new-ledger", TodayPage, _new_today)
    yield Scene("today-run", DrillBoard, _run)
    yield Scene("today-run-done", DrillBoard, _run_done)
    yield Scene("today-answers", AnswersPage, _show_answers)
    yield Scene("today-looked-at-again", DrillBoard, _looked_at_again)


def _learn(stage: Stage) -> LearnScreen:
    learn = stage.show("learn")
    assert isinstance(learn, LearnScreen)
    return learn


def _practised(stage: Stage) -> LearnScreen:
    """Shows Learn after weeks of practice."""
    if not stage.desk.drills.all():
        assert stage.desk.ledger is not None
        add_sample_answers(stage.desk.ledger)
    learn = _learn(stage)
    learn.store.now = lambda: NOW
    stage.add_cleanup(lambda: setattr(learn.store, "now", now))
    learn.store.changed.emit()
    return learn


def _today(stage: Stage, system: str = "riichi") -> None:
    learn = _practised(stage)
    learn.show_page("today")
    learn.store.choose_game(system)


def _end_of_the_page(stage: Stage) -> None:
    _today(stage)
    stage.process_events()
    area = _learn(stage).today.page.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    stage.add_cleanup(lambda: area.verticalScrollBar().setValue(0))


def _new_today(stage: Stage) -> None:
    stage.empty_ledger()
    stage.window.settings.game = ""
    _learn(stage).show_page("today")


def _run(stage: Stage) -> None:
    """Shows the second topic of today, after the first was answered wrongly."""
    learn = _practised(stage)
    learn.show_page("today")
    stage.process_events()
    learn.today.page.start.click()
    stage.process_events()
    assert learn.drills is not None
    learn.drills.course.chance = Random(_SEED)
    learn.drills.course.give_up()
    learn.drills.course.advance()


def _run_done(stage: Stage) -> None:
    learn = _practised(stage)
    learn.show_page("today")
    stage.process_events()
    items = learn.store.agenda().items[:6]
    learn.board().start_run(PracticeRun(items, len(items), 5, 6))
    learn.show_page("drills")


def _answers(stage: Stage) -> AnswersPage:
    learn = _practised(stage)
    learn.show_page("today")
    learn.today.show_answers()
    assert learn.today.answers is not None
    stage.add_cleanup(learn.today.show_today)
    return learn.today.answers


def _show_answers(stage: Stage) -> None:
    _answers(stage)


def _looked_at_again(stage: Stage) -> None:
    answers = _answers(stage)
    answers.which.chip(AnswerFilter.WRONG).click()
    answers.list.choose_first()
    answers.review_button.click()
