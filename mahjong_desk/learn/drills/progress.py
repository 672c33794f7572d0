# SPDX-License-Identifier: MIT
"""What was learned: counts, days, and the topics to be asked again, worked out from the answers alone."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date, tzinfo
from typing import TYPE_CHECKING, Final

from mahjong_desk.learn.drills.answered import Answered
from mahjong_desk.learn.drills.days import Days
from mahjong_desk.learn.drills.drill import Subject

if TYPE_CHECKING:
    from mahjong_desk.learn.drills.repetition import Repetition

LATELY: Final = 20
"""So many of the latest answers are told one by one."""


@dataclass(frozen=True, slots=True)
class DayCount:
    """The answers of a day.

    Attributes:
        day: The day, from four in the morning to four in the morning.
        answered: How many there were.
        right: How many of them were right.
    """

    day: date
    answered: int
    right: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands in one subject of one rule system.

    Attributes:
        answered: How many drills were answered.
        right: How many of them were right.
        in_a_row: How many were right since the last one that was not.
        lately: Whether each of the last ``LATELY`` was right, the latest one last.
    """

    answered: int = 0
    right: int = 0
    in_a_row: int = 0
    lately: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True)
class Due:
    """A topic that is to be asked again.

    Attributes:
        topic: Its id.
        subject: The subject in which it went wrong.
        due_at: Since when, UTC, ``2026-01-31T20:15:00Z``.
    """

    topic: str
    subject: Subject
    due_at: str


@dataclass(frozen=True, slots=True)
class Weak:
    """A topic that went wrong and has not been right often enough since.

    Attributes:
        topic: Its id.
        subject: The subject in which it went wrong.
        right: How often it ever went right.
        wrong: How often it ever went wrong.
        wrong_at: When it went wrong last, UTC, ``2026-01-31T20:15:00Z``.
    """

    topic: str
    subject: Subject
    right: int
    wrong: int
    wrong_at: str


class Progress:
    """What was learned by the answers so far, in the order in which they were given; is never changed itself.

    Topics belong to one subject of one rule system. One that goes right from the start is not asked again on purpose;
    from its first failure on, every answer moves the day on which it is due.

    Years of practice, 20,000 answers with three topics each, are worked out in about a second, half of which the library
    takes; one more answer takes no time.
    """

    def __init__(self, answers: Iterable[Answered] = (), zone: tzinfo | None = None) -> None:
        """Works out what some answers have come to.

        Args:
            answers: The answers, the earliest first.
            zone: The time zone of the days; None for the one that this machine is set to.

        Raises:
            ValueError: If the time of an answer is none.
        """
        self._days = Days(zone)
        self._courses: dict[tuple[str, Subject], _Course] = {}
        for answered in answers:
            key = (answered.ruleset, answered.subject)
            if key not in self._courses:
                self._courses[key] = _Course()
            self._courses[key].take(answered, self._days)

    def then(self, answered: Answered) -> Progress:
        """Returns the progress after one more answer.

        Raises:
            ValueError: If the time of the answer is none.
        """
        key = (answered.ruleset, answered.subject)
        course = self._courses[key].copy() if key in self._courses else _Course()
        course.take(answered, self._days)
        longer = Progress(zone=self._days.zone)
        longer._courses = {**self._courses, key: course}
        return longer

    def standing(self, ruleset: str, subject: Subject) -> Standing:
        """Returns how somebody stands in a subject of a rule system."""
        course = self._courses.get((ruleset, subject))
        return course.standing() if course is not None else Standing()

    def history(self, ruleset: str | None, subject: Subject | None) -> tuple[DayCount, ...]:
        """Returns the days with answers, the earliest first.

        Args:
            ruleset: The id of the rule system; None for all of them together.
            subject: The subject; None for all of them together.
        """
        answered: Counter[date] = Counter()
        right: Counter[date] = Counter()
        for _subject, course in self._chosen(ruleset, subject):
            answered.update(course.answered)
            right.update(course.right)
        return tuple(DayCount(day, answered[day], right[day]) for day in sorted(answered))

    def due(self, ruleset: str, subject: Subject | None, now: str) -> tuple[Due, ...]:
        """Returns the topics that are to be asked again, the most overdue first.

        Args:
            ruleset: The id of the rule system.
            subject: The subject; None for all of them.
            now: The present moment, UTC, ``2026-01-31T20:15:00Z``.
        """
        found = [
            Due(topic, subject, tally.repetition.due_at)
            for subject, topic, tally in self._topics(ruleset, subject)
            if tally.repetition is not None and tally.repetition.due_at <= now
        ]
        return tuple(sorted(found, key=lambda due: (due.due_at, due.subject, due.topic)))

    def weak(self, ruleset: str, subject: Subject | None) -> tuple[Weak, ...]:
        """Returns the topics that went wrong and are not yet learned again, the one that went wrong last first.

        Learned is what went right so often, evening after evening, that it is not asked for three weeks.

        Args:
            ruleset: The id of the rule system.
            subject: The subject; None for all of them.
        """
        found = [
            Weak(topic, subject, tally.right, tally.wrong, tally.wrong_at)
            for subject, topic, tally in self._topics(ruleset, subject)
            if tally.repetition is not None and not tally.repetition.learned
        ]
        by_name = sorted(found, key=lambda weak: (weak.subject, weak.topic))
        return tuple(sorted(by_name, key=lambda weak: weak.wrong_at, reverse=True))

    def _chosen(self, ruleset: str | None, subject: Subject | None) -> Iterator[tuple[Subject, _Course]]:
        for (its_ruleset, its_subject), course in self._courses.items():
            if ruleset in (None, its_ruleset) and subject in (None, its_subject):
                yield its_subject, course

    def _topics(self, ruleset: str, subject: Subject | None) -> Iterator[tuple[Subject, str, _Tally]]:
        for its_subject, course in self._chosen(ruleset, subject):
            for topic, tally in course.topics.items():
                yield its_subject, topic, tally


@dataclass(frozen=True, slots=True)
class _Tally:
    """How a topic went."""

    right: int = 0
    wrong: int = 0
    wrong_at: str = ""
    repetition: Repetition | None = None

    def then(self, went_right: bool, at: str, day: date, days: Days) -> _Tally:
        repetition = self.repetition
        if repetition is not None:
            repetition = repetition.then(right=went_right, at=at, day=day, days=days)
        elif not went_right:
            # Loaded with the first mistake: the first window need not wait for the library behind it.
            from mahjong_desk.learn.drills.repetition import Repetition

            repetition = Repetition.begin(at, day, days)
        if went_right:
            return _Tally(self.right + 1, self.wrong, self.wrong_at, repetition)
        return _Tally(self.right, self.wrong + 1, at, repetition)


@dataclass(slots=True)
class _Course:
    """One subject of one rule system; changed only while nobody else has it."""

    answered: Counter[date] = field(default_factory=Counter)
    right: Counter[date] = field(default_factory=Counter)
    in_a_row: int = 0
    lately: deque[bool] = field(default_factory=lambda: deque(maxlen=LATELY))
    topics: dict[str, _Tally] = field(default_factory=dict)

    def copy(self) -> _Course:
        return _Course(self.answered.copy(), self.right.copy(), self.in_a_row, self.lately.copy(), self.topics.copy())

    def standing(self) -> Standing:
        return Standing(self.answered.total(), self.right.total(), self.in_a_row, tuple(self.lately))

    def take(self, answered: Answered, days: Days) -> None:
        day = days.of(answered.at)
        self.answered[day] += 1
        self.right[day] += answered.right
        self.in_a_row = self.in_a_row + 1 if answered.right else 0
        self.lately.append(answered.right)
        for topic, went_right in answered.topics.items():
            self.topics[topic] = self.topics.get(topic, _UNKNOWN).then(went_right, answered.at, day, days)


_UNKNOWN: Final = _Tally()
