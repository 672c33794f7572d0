# SPDX-License-Identifier: MIT
"""How far somebody came in the lessons, worked out from what was kept of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from mahjong_desk.learn.lessons.lesson import Lesson


@dataclass(frozen=True, slots=True)
class LessonRecord:
    """That somebody reached a screen of a lesson, or gave another right answer at its end, as it is kept for ever.

    Attributes:
        step: The screen, from 0; the drills stand after the last.
    """

    at: str
    ruleset: str
    lesson: str
    step: int
    right: int = 0
    done: bool = False

    def payload(self) -> dict[str, object]:
        """Returns it as a JSON object."""
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
        """Returns what a payload describes.

        Raises:
            ValueError: If it is that of something else, such as an answer to a drill.
        """
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
        raise ValueError("this tells of no lesson")


class LessonStage(Enum):
    """How far somebody is with a lesson: it is new, begun, done, or the next one."""

    NEW = "new"
    BEGUN = "begun"
    DONE = "done"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class LessonPosition:
    """Where somebody stands in a lesson.

    Attributes:
        step: The screen to go on with, from 0.
    """

    step: int = 0
    right: int = 0
    done: bool = False


class LessonProgress:
    """What was kept of all lessons; is never changed itself.

    Attributes:
        last: The id of the rule system of which a lesson was shown last; None where none ever was.
    """

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
        # Whoever opens a lesson again that was learned begins at its first screen.
        self._places[key] = (
            LessonPosition(0, 0, done) if reached.done else LessonPosition(reached.step, reached.right, done)
        )

    def then(self, reached: LessonRecord) -> LessonProgress:
        """Returns what was learned with one thing more."""
        longer = LessonProgress()
        longer.last = self.last
        longer._places = dict(self._places)
        longer._take(reached)
        return longer

    def place(self, ruleset: str, lesson: str) -> LessonPosition:
        """Returns where somebody stands in a lesson, by the ids of both."""
        return self._places.get((ruleset, lesson), LessonPosition())

    def stages(self, ruleset: str, lessons: Sequence[Lesson]) -> tuple[LessonStage, ...]:
        """Returns how far somebody is with each lesson of a rule system.

        The next one is the first that was begun and not learned; where none was, the first that was not learned.
        """
        places = [self.place(ruleset, lesson.id) for lesson in lessons]
        begun = [place.step > 0 and not place.done for place in places]
        following = next(iter([at for at, one in enumerate(begun) if one]), None)
        if following is None:
            following = next((at for at, place in enumerate(places) if not place.done), None)
        return tuple(
            LessonStage.NEXT
            if at == following
            else LessonStage.DONE
            if place.done
            else LessonStage.BEGUN
            if begun[at]
            else LessonStage.NEW
            for at, place in enumerate(places)
        )


def read_lesson_progress(documents: Iterable[Mapping[str, object]]) -> LessonProgress:
    """Returns what was learned by all that was kept; what tells of no lesson is passed over."""
    found = []
    for document in documents:
        try:
            found.append(LessonRecord.from_payload(document))
        except ValueError:
            continue
    return LessonProgress(found)
