# SPDX-License-Identifier: MIT
"""What the answers to drills add up to: counts, how well each topic is known, and when it is asked again."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, tzinfo
from statistics import median
from types import MappingProxyType
from typing import Final, NamedTuple

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.learn.today.topic_tally import UNSEEN, PracticeCalendar, TopicTally

DEFAULT_SECONDS: Final[Mapping[Subject, int]] = MappingProxyType(
    {
        Subject.YAKU: 20,
        Subject.FU: 60,
        Subject.VALUE: 30,
        Subject.PAYMENT: 45,
        Subject.WAITS: 30,
        Subject.ALLOWED: 25,
        Subject.DISCARD: 35,
        Subject.PIECES: 10,
    }
)
"""The usual seconds of a question while too few times are known."""
_MIN_TIMES, _MAX_TIMES = 3, 30
_ROW: Final = 3
"""After this many right answers in a row the next question is harder."""


class SubjectStats(NamedTuple):
    """How many answers were given, and how many of them were right."""

    answered: int = 0
    right: int = 0


class PracticeProgress:
    """The sum of all answers in chronological order. Immutable.

    A topic belongs to one subject of one rule system. A wrong answer makes it due sooner, a right one later. 20,000
    answers with three topics each take about a second; one more takes no time.
    """

    def __init__(self, answers: Iterable[AnswerRecord] = (), zone: tzinfo | None = None) -> None:
        """Computes the progress by days in ``zone``; None for the time zone of this machine.

        Raises ``ValueError`` if the time of an answer is invalid.
        """
        self.days = PracticeCalendar(zone)
        self._courses: dict[tuple[str, Subject], _SubjectHistory] = {}
        for answered in answers:
            self._courses.setdefault((answered.ruleset, answered.subject), _SubjectHistory())
            self._take(answered)

    def _take(self, answered: AnswerRecord) -> None:
        self._courses[answered.ruleset, answered.subject].add(answered, self.days.day_of(answered.at), self.days)

    def then(self, answered: AnswerRecord) -> PracticeProgress:
        """Returns the progress after one more answer. Raises ``ValueError`` if the time of the answer is invalid."""
        longer = PracticeProgress(zone=self.days.zone)
        key = (answered.ruleset, answered.subject)
        longer._courses = {
            **self._courses,
            key: self._courses[key].copy() if key in self._courses else _SubjectHistory(),
        }
        longer._take(answered)
        return longer

    def standing(self, ruleset: str, subject: Subject) -> SubjectStats:
        course = self._courses.get((ruleset, subject))
        return SubjectStats(course.answered.total(), course.right.total()) if course is not None else SubjectStats()

    def day(self, day: date) -> SubjectStats:
        """Returns the answers of one day to all subjects of all rule systems."""
        courses = self._courses.values()
        return SubjectStats(sum(one.answered[day] for one in courses), sum(one.right[day] for one in courses))

    def due(self, ruleset: str, subject: Subject, now: str) -> tuple[str, ...]:
        """Returns the due topics of a subject, the most overdue first."""
        tallies = self.tallies(ruleset, subject).items()
        return tuple(
            topic for due_at, topic in sorted((tally.due_at, topic) for topic, tally in tallies) if due_at <= now
        )

    def weak(self, ruleset: str, subject: Subject) -> tuple[tuple[str, TopicTally], ...]:
        """Returns the topics of a subject that went wrong and cannot rest for three weeks yet, the latest failure first."""
        found = sorted(
            (one for one in self.tallies(ruleset, subject).items() if one[1].needs_practice), key=lambda one: one[0]
        )
        return tuple(sorted(found, key=lambda one: one[1].wrong_at, reverse=True))

    def tally(self, ruleset: str, subject: Subject, topic: str) -> TopicTally:
        return self.tallies(ruleset, subject).get(topic, UNSEEN)

    def tallies(self, ruleset: str, subject: Subject) -> Mapping[str, TopicTally]:
        course = self._courses.get((ruleset, subject))
        return MappingProxyType(course.topics) if course is not None else {}

    def practised(self) -> tuple[tuple[str, Subject], ...]:
        """Returns the rule systems and subjects that were ever answered, the latest first."""
        last = {key: max(course.answered) for key, course in self._courses.items()}
        return tuple(sorted(last, key=lambda key: (-last[key].toordinal(), key)))

    def last_day(self, ruleset: str) -> date | None:
        """Returns the last day on which any subject of a rule system was answered, or None."""
        days = (max(course.answered) for (system, _), course in self._courses.items() if system == ruleset)
        return max(days, default=None)

    def level(self, ruleset: str, subject: Subject, offered: Sequence[Level]) -> Level:
        """Returns the offered level that suits the user: one harder after three right answers, one easier after a wrong one."""
        course = self._courses.get((ruleset, subject))
        wanted = course.level if course is not None else Level.EASY
        return min(offered, key=lambda level: (abs(level - wanted), level))

    def seconds(self, ruleset: str, subject: Subject) -> float:
        course = self._courses.get((ruleset, subject))
        times = course.seconds if course is not None else ()
        return median(times) if len(times) >= _MIN_TIMES else DEFAULT_SECONDS[subject]


@dataclass(slots=True)
class _SubjectHistory:
    """One subject of one rule system; changed only before it is shared."""

    answered: Counter[date] = field(default_factory=Counter)
    right: Counter[date] = field(default_factory=Counter)
    topics: dict[str, TopicTally] = field(default_factory=dict)
    seconds: deque[int] = field(default_factory=lambda: deque(maxlen=_MAX_TIMES))
    level: Level = Level.EASY
    in_a_row: int = 0

    def copy(self) -> _SubjectHistory:
        return replace(
            self,
            answered=self.answered.copy(),
            right=self.right.copy(),
            topics=self.topics.copy(),
            seconds=self.seconds.copy(),
        )

    def add(self, answered: AnswerRecord, day: date, days: PracticeCalendar) -> None:
        self.answered[day] += 1
        self.right[day] += answered.right
        if answered.seconds is not None:
            self.seconds.append(answered.seconds)
        self._set_level(answered)
        for topic, right in answered.topics.items():
            known = self.topics.get(topic, UNSEEN)
            self.topics[topic] = known.after_answer(
                right=right, at=answered.at, day=day, days=days, aimed=topic == answered.target_topic
            )

    def _set_level(self, answered: AnswerRecord) -> None:
        self.in_a_row = self.in_a_row + 1 if answered.right else 0
        if not answered.right:
            self.level = Level(max(Level.EASY, min(self.level, answered.level - 1)))
        elif self.in_a_row % _ROW == 0:
            self.level = Level(min(Level.HARD, max(self.level, answered.level + 1)))
