# SPDX-License-Identifier: MIT
"""The progress in lessons, computed from the stored records."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.learn.lessons.lesson import Lesson
from mahjong_desk.learn.lessons.lesson_progress import (
    LessonPosition,
    LessonProgress,
    LessonRecord,
    LessonStage,
    read_lesson_progress,
)
from mahjong_desk.texts import LocalizedText

AT = "2026-01-31T20:15:00Z"
LESSONS = tuple(Lesson(name, LocalizedText(name, name, name), "", (), (), 0) for name in ("one", "two", "three"))


def reached(lesson: str, step: int, right: int = 0, *, done: bool = False) -> LessonRecord:
    return LessonRecord(AT, "beijing", lesson, step, right, done)


def test_a_lesson_continues_at_its_last_step() -> None:
    learned = LessonProgress([reached("one", 1), reached("one", 2, 1)])
    assert learned.position("beijing", "one") == LessonPosition(2, 1)
    assert learned.position("beijing", "two") == LessonPosition()
    assert learned.position("boo", "one") == LessonPosition(), "another system has its own lessons"
    assert learned.last == "beijing"


def test_a_learned_lesson_stays_learned_and_restarts() -> None:
    learned = LessonProgress([reached("one", 3, 3, done=True)])
    assert learned.position("beijing", "one") == LessonPosition(0, 0, done=True)
    assert learned.with_record(reached("one", 1)).position("beijing", "one") == LessonPosition(1, 0, done=True)


def test_the_next_lesson_is_begun_or_not_yet_learned() -> None:
    none = LessonProgress()
    assert none.stages("beijing", LESSONS) == (LessonStage.NEXT, LessonStage.NEW, LessonStage.NEW)
    first = none.with_record(reached("one", 2, done=True))
    assert first.stages("beijing", LESSONS) == (LessonStage.DONE, LessonStage.NEXT, LessonStage.NEW)
    skipped = first.with_record(reached("three", 1))
    assert skipped.stages("beijing", LESSONS) == (LessonStage.DONE, LessonStage.NEW, LessonStage.NEXT)
    both = skipped.with_record(reached("two", 1))
    assert both.stages("beijing", LESSONS) == (LessonStage.DONE, LessonStage.NEXT, LessonStage.BEGUN)
    every = LessonProgress(reached(lesson.id, 2, done=True) for lesson in LESSONS)
    assert every.stages("beijing", LESSONS) == (LessonStage.DONE,) * 3


@given(st.integers(0, 5), st.integers(0, 5), st.booleans())
def test_what_is_kept_is_read_back(step: int, right: int, done: bool) -> None:
    kept = reached("one", step, right, done=done)
    assert LessonRecord.from_payload(kept.payload()) == kept


@pytest.mark.parametrize(
    "payload",
    [
        {},
        {"at": AT, "ruleset": "beijing", "subject": "yaku", "level": 1, "right": True, "topics": {}, "recorded": False},
        {**reached("one", 1).payload(), "step": -1},
        {**reached("one", 1).payload(), "step": True},
        {**reached("one", 1).payload(), "done": 1},
    ],
)
def test_a_record_of_no_lesson_is_skipped(payload: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="no lesson"):
        LessonRecord.from_payload(payload)
    assert read_lesson_progress([payload, reached("one", 1).payload()]).position("beijing", "one") == LessonPosition(1)
