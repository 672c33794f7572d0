# SPDX-License-Identifier: MIT
"""Summarises the answers to drills and schedules their topics with FSRS."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from enum import IntEnum
from statistics import median
from types import MappingProxyType
from typing import NamedTuple

from fsrs import Card, Rating, Scheduler, State

from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.today.answer_record import AnswerRecord

_DAY_START = time(4)
_DAY_OFFSET = timedelta(hours=_DAY_START.hour)


@dataclass(frozen=True, slots=True)
class PracticeCalendar:
    """Days from 4 a.m. to 4 a.m. in a time zone, or in that of this machine if None."""

    zone: tzinfo | None = None

    def day_of(self, timestamp: str) -> date:
        """Returns the day of a time. Raises ``ValueError`` if it is not a time."""
        return (datetime.fromisoformat(timestamp).astimezone(self.zone) - _DAY_OFFSET).date()

    def start_of(self, day: date) -> str:
        """Returns the start of a day in UTC, such as ``2026-01-31T20:15:00Z``."""
        return format_timestamp(datetime.combine(day, _DAY_START, self.zone))


def format_timestamp(moment: datetime) -> str:
    """Formats a time in UTC to the second, such as ``2026-01-31T20:15:00Z``."""
    return moment.astimezone(UTC).isoformat(timespec="seconds").removesuffix("+00:00") + "Z"


_RELEARNING_STEP = timedelta(minutes=2)
_DAY = timedelta(days=1)

# A topic answered wrongly is asked again after a few minutes and other questions.
# Without fuzz the same answers always lead to the same day.
_SCHEDULER = Scheduler(
    learning_steps=(_RELEARNING_STEP,), relearning_steps=(_RELEARNING_STEP,), maximum_interval=365, enable_fuzzing=False
)


_HALFWAY = timedelta(days=2)
_NEARLY = timedelta(days=7)
_SURE = timedelta(days=21)


class Mastery(IntEnum):
    """How well a topic is known, by the interval until it is due."""

    NOT_MET = 0
    WEAK = 1
    HALFWAY = 2  # from two days
    NEARLY = 3  # from a week
    SURE = 4  # from three weeks


@dataclass(frozen=True, slots=True)
class TopicTally:
    """The history of a topic, in UTC.

    ``due_at`` is empty and ``card`` None before the first answer; the card counts calendar days from noon to noon.
    """

    right: int = 0
    wrong: int = 0
    first_at: str = ""
    last_at: str = ""
    wrong_at: str = ""
    targeted_at: str = ""  # when it was last asked on purpose
    due_at: str = ""
    card: Card | None = None

    @property
    def strength(self) -> Mastery:
        if self.card is None or self.card.last_review is None:
            return Mastery.NOT_MET
        interval = self.card.due - self.card.last_review
        if interval < _HALFWAY:
            return Mastery.WEAK
        if interval < _NEARLY:
            return Mastery.HALFWAY
        return Mastery.NEARLY if interval < _SURE else Mastery.SURE

    @property
    def needs_practice(self) -> bool:
        """Whether it was ever answered wrongly and is not ``SURE`` now."""
        return bool(self.wrong_at) and self.strength < Mastery.SURE

    def after_answer(self, *, right: bool, at: str, day: date, days: PracticeCalendar, aimed: bool) -> TopicTally:
        """Returns the tally after an answer.

        A wrong answer always reschedules the topic, a right one only once it is due, because an early success means
        little. A topic that failed today and is asked again on purpose (``aimed``) need not be due.
        """
        card, due_at = self.card, self.due_at
        is_early = card is not None and right and at < due_at and not (aimed and card.state is not State.Review)
        if not is_early:
            # Without an id, the library generates one and sleeps to keep ids unique.
            card = card or Card(card_id=0, due=_noon(day))
            card, _log = _SCHEDULER.review_card(card, Rating.Good if right else Rating.Again, _noon(day))
            interval = card.due - _noon(day)
            moment = datetime.fromisoformat(at)
            due_at = days.start_of(day + interval) if interval >= _DAY else format_timestamp(moment + interval)
        right_count, wrong_count = self.right + right, self.wrong + (not right)
        wrong_at, targeted_at = self.wrong_at if right else at, at if aimed else self.targeted_at
        return TopicTally(right_count, wrong_count, self.first_at or at, at, wrong_at, targeted_at, due_at, card)


def _noon(day: date) -> datetime:
    return datetime.combine(day, time(12), UTC)


UNSEEN = TopicTally()
"""A topic that was never met."""


DEFAULT_SECONDS: Mapping[Subject, int] = MappingProxyType(
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
"""The assumed seconds per question until enough answers were timed."""
_MIN_TIMES, _MAX_TIMES = 3, 30
_LEVEL_UP_STREAK = 3
"""The number of right answers in a row after which questions get harder."""


class SubjectStats(NamedTuple):
    """The number of answers, and of right ones."""

    answered: int = 0
    right: int = 0


class PracticeProgress:
    """The sum of all answers in chronological order. Immutable.

    A topic belongs to one subject of one rule system. A wrong answer makes it due sooner, a right one later. 20,000
    answers with three topics each take about a second; adding one is instant.
    """

    def __init__(self, answers: Iterable[AnswerRecord] = (), zone: tzinfo | None = None) -> None:
        """Computes the progress by days in ``zone``, the local time zone if None.

        Raises ``ValueError`` if the time of an answer is invalid.
        """
        self.days = PracticeCalendar(zone)
        self._courses: dict[tuple[str, Subject], _SubjectHistory] = {}
        for record in answers:
            self._courses.setdefault((record.ruleset, record.subject), _SubjectHistory()).add(record, self.days)

    def with_answer(self, record: AnswerRecord) -> PracticeProgress:
        """Returns the progress after an answer. Raises ``ValueError`` for an invalid time."""
        extended = PracticeProgress(zone=self.days.zone)
        key = (record.ruleset, record.subject)
        history = self._courses[key].copy() if key in self._courses else _SubjectHistory()
        history.add(record, self.days)
        extended._courses = {**self._courses, key: history}
        return extended

    def subject_stats(self, ruleset: str, subject: Subject) -> SubjectStats:
        course = self._courses.get((ruleset, subject))
        return SubjectStats(course.answered.total(), course.right.total()) if course is not None else SubjectStats()

    def day(self, day: date) -> SubjectStats:
        """Returns the answers of one day to all subjects of all rule systems."""
        answered = sum(course.answered[day] for course in self._courses.values())
        return SubjectStats(answered, sum(course.right[day] for course in self._courses.values()))

    def due(self, ruleset: str, subject: Subject, now: str) -> tuple[str, ...]:
        """Returns the due topics of a subject, the most overdue first."""
        tallies = self.tallies(ruleset, subject).items()
        return tuple(topic for due, topic in sorted((tally.due_at, topic) for topic, tally in tallies) if due <= now)

    def weak(self, ruleset: str, subject: Subject) -> tuple[tuple[str, TopicTally], ...]:
        """Returns the topics of a subject that need practice, the latest failure first."""
        by_topic = sorted(
            (row for row in self.tallies(ruleset, subject).items() if row[1].needs_practice), key=lambda row: row[0]
        )
        return tuple(sorted(by_topic, key=lambda row: row[1].wrong_at, reverse=True))

    def tally(self, ruleset: str, subject: Subject, topic: str) -> TopicTally:
        return self.tallies(ruleset, subject).get(topic, UNSEEN)

    def tallies(self, ruleset: str, subject: Subject) -> Mapping[str, TopicTally]:
        course = self._courses.get((ruleset, subject))
        return MappingProxyType(course.topics) if course is not None else {}

    def practised_subjects(self) -> tuple[tuple[str, Subject], ...]:
        """Returns the rule systems and subjects that were ever answered, the latest first."""
        last = {key: max(course.answered) for key, course in self._courses.items()}
        return tuple(sorted(last, key=lambda key: (-last[key].toordinal(), key)))

    def last_day(self, ruleset: str) -> date | None:
        """Returns the last day on which a rule system was practised, or None."""
        days = (max(course.answered) for (system, _), course in self._courses.items() if system == ruleset)
        return max(days, default=None)

    def level(self, ruleset: str, subject: Subject, offered: Sequence[Level]) -> Level:
        """Returns the offered level nearest to the user's.

        The user's level rises after three right answers in a row, and falls after a wrong one.
        """
        course = self._courses.get((ruleset, subject))
        user_level = course.level if course is not None else Level.EASY
        return min(offered, key=lambda level: (abs(level - user_level), level))

    def seconds(self, ruleset: str, subject: Subject) -> float:
        course = self._courses.get((ruleset, subject))
        times = course.seconds if course is not None else ()
        return median(times) if len(times) >= _MIN_TIMES else DEFAULT_SECONDS[subject]


@dataclass(slots=True)
class _SubjectHistory:
    """The answers to one subject of one rule system; never changed once it is shared."""

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

    def add(self, record: AnswerRecord, days: PracticeCalendar) -> None:
        day = days.day_of(record.at)
        self.answered[day] += 1
        self.right[day] += record.right
        if record.seconds is not None:
            self.seconds.append(record.seconds)
        self._set_level(record)
        for topic, right in record.topics.items():
            tally = self.topics.get(topic, UNSEEN)
            self.topics[topic] = tally.after_answer(
                right=right, at=record.at, day=day, days=days, aimed=topic == record.target_topic
            )

    def _set_level(self, record: AnswerRecord) -> None:
        self.in_a_row = self.in_a_row + 1 if record.right else 0
        if not record.right:
            self.level = Level(max(Level.EASY, min(self.level, record.level - 1)))
        elif self.in_a_row % _LEVEL_UP_STREAK == 0:
            self.level = Level(min(Level.HARD, max(self.level, record.level + 1)))
