# SPDX-License-Identifier: MIT
"""How far the user has come in the lessons, computed from stored records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from mahjong_desk.learn.lessons.lesson import Lesson


@dataclass(frozen=True, slots=True)
class LessonRecord:
    """A stored record of a step that was reached; the drills come after the last step."""

    at: str
    ruleset: str
    lesson: str
    step: int
    right: int = 0
    done: bool = False

    def payload(self) -> dict[str, object]:
        return {
            "at": self.at,
            "ruleset": self.ruleset,
            "lesson": self.lesson,
            "step": self.step,
            "right": self.right,
            "done": self.done,
        }

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
        raise ValueError("this is no record of a lesson")


class LessonPosition(NamedTuple):
    """The user's position in a lesson; ``step`` is the index of the step to continue with."""

    step: int = 0
    right: int = 0
    done: bool = False


class LessonProgress:
    """The progress in all lessons, and the id of the rule system opened last. Immutable."""

    def __init__(self, reached: Iterable[LessonRecord] = ()) -> None:
        self.last: str | None = None
        self._places: dict[tuple[str, str], LessonPosition] = {}
        for one in reached:
            self._take(one)

    def _take(self, reached: LessonRecord) -> None:
        key = (reached.ruleset, reached.lesson)
        before = self._places.get(key, LessonPosition())
        done = before.done or reached.done
        self.last = reached.ruleset
        # A learned lesson opens at its first step.
        self._places[key] = (
            LessonPosition(0, 0, done) if reached.done else LessonPosition(reached.step, reached.right, done)
        )

    def with_record(self, reached: LessonRecord) -> LessonProgress:
        longer = LessonProgress()
        longer.last = self.last
        longer._places = dict(self._places)
        longer._take(reached)
        return longer

    def position(self, ruleset: str, lesson: str) -> LessonPosition:
        """Returns the position in a lesson, by the ids of rule system and lesson."""
        return self._places.get((ruleset, lesson), LessonPosition())

    def next_lesson(self, ruleset: str, lessons: Sequence[Lesson]) -> int | None:
        """Returns the index of the first lesson that was begun, otherwise of the first not learned; None if all are."""
        places = enumerate(self.position(ruleset, lesson.id) for lesson in lessons)
        open_ones = [(place.step == 0, at) for at, place in places if not place.done]
        return min(open_ones)[1] if open_ones else None


def read_lesson_progress(documents: Iterable[Mapping[str, object]]) -> LessonProgress:
    """Computes the progress from stored records; others are ignored."""
    found = []
    for document in documents:
        try:
            found.append(LessonRecord.from_payload(document))
        except ValueError:
            continue
    return LessonProgress(found)
