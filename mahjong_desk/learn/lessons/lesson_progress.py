# SPDX-License-Identifier: MIT
"""The user's progress in the lessons, computed from stored records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import NamedTuple

from mahjong_desk.learn.lessons.lesson import Lesson


@dataclass(frozen=True, slots=True)
class LessonRecord:
    """A stored record of a step that was reached."""

    at: str
    ruleset: str
    lesson: str
    step: int  # the drills count as the step after the last one
    right: int
    done: bool

    def payload(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def from_payload(cls, payload: Mapping[str, object]) -> LessonRecord:
        """Reads a payload. Raises ``ValueError`` unless it is a record of a lesson."""
        match payload:
            case {
                "at": str(at),
                "ruleset": str(ruleset),
                "lesson": str(lesson),
                "step": int(step),
                "right": int(right),
                "done": bool(done),
            } if not isinstance(step, bool) and not isinstance(right, bool) and min(step, right) >= 0:
                return cls(at, ruleset, lesson, step, right, done)
        raise ValueError("not a record of a lesson")


class LessonPosition(NamedTuple):
    """The user's position in a lesson."""

    step: int = 0  # index of the step to continue with
    right: int = 0
    done: bool = False


@dataclass(frozen=True, slots=True)
class LessonProgress:
    positions: Mapping[tuple[str, str], LessonPosition] = field(default_factory=dict)  # by rule system and lesson
    last: str | None = None  # id of the rule system opened last

    def with_records(self, *records: LessonRecord) -> LessonProgress:
        positions, last = dict(self.positions), self.last
        for record in records:
            last, key = record.ruleset, (record.ruleset, record.lesson)
            previous = positions.get(key, LessonPosition())
            # A finished lesson opens at its first step, and stays finished.
            step, right = (0, 0) if record.done else max((record.step, record.right), (previous.step, previous.right))
            positions[key] = LessonPosition(step, right, record.done or previous.done)
        return LessonProgress(positions, last)

    def position(self, ruleset: str, lesson: str) -> LessonPosition:
        return self.positions.get((ruleset, lesson), LessonPosition())

    def next_lesson(self, ruleset: str, lessons: Sequence[Lesson]) -> int | None:
        """Returns the index of the lesson to continue or begin, or None if all are done."""
        positions = enumerate(self.position(ruleset, lesson.id) for lesson in lessons)
        unfinished = [(position.step == 0, index) for index, position in positions if not position.done]
        return min(unfinished)[1] if unfinished else None


def read_lesson_progress(documents: Iterable[Mapping[str, object]]) -> LessonProgress:
    """Computes the progress from stored records; others are ignored."""
    records = []
    for document in documents:
        with suppress(ValueError):
            records.append(LessonRecord.from_payload(document))
    # Imported records may be older.
    records.sort(key=lambda record: record.at)
    return LessonProgress().with_records(*records)
