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
    """A stored record of a step that was reached; the drills count as the step after the last one."""

    at: str
    ruleset: str
    lesson: str
    step: int
    right: int
    done: bool

    def payload(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def from_payload(cls, payload: Mapping[str, object]) -> LessonRecord:
        """Reads a payload. Raises ``ValueError`` if it is something else, such as an answer to a drill."""
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
    """The user's position in a lesson; ``step`` is the index of the step to continue with."""

    step: int = 0
    right: int = 0
    done: bool = False


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """The positions in all lessons, by rule system and lesson, and the id of the rule system opened last."""

    places: Mapping[tuple[str, str], LessonPosition] = field(default_factory=dict)
    last: str | None = None

    def with_records(self, *records: LessonRecord) -> LessonProgress:
        places, last = dict(self.places), self.last
        for record in records:
            last, key = record.ruleset, (record.ruleset, record.lesson)
            previous = places.get(key, LessonPosition())
            # A finished lesson opens at its first step, and stays finished.
            step, right = (0, 0) if record.done else max((record.step, record.right), (previous.step, previous.right))
            places[key] = LessonPosition(step, right, record.done or previous.done)
        return LessonProgress(places, last)

    def position(self, ruleset: str, lesson: str) -> LessonPosition:
        return self.places.get((ruleset, lesson), LessonPosition())

    def next_lesson(self, ruleset: str, lessons: Sequence[Lesson]) -> int | None:
        """Returns the index of the first lesson in progress, otherwise of the first unfinished one, or None."""
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
