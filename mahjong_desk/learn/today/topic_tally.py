# SPDX-License-Identifier: MIT
"""How well a topic is known, and on which day it is asked again, with FSRS."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from enum import IntEnum
from typing import Final

from fsrs import Card, Rating, Scheduler, State

_BEGINNING: Final = time(4)
_BEFORE: Final = timedelta(hours=_BEGINNING.hour)


@dataclass(frozen=True, slots=True)
class PracticeCalendar:
    """Days from 4 a.m. to 4 a.m. in a time zone; None for that of this machine."""

    zone: tzinfo | None = None

    def day_of(self, at: str) -> date:
        """Returns the day of a time. Raises ``ValueError`` if it is not a time."""
        return (datetime.fromisoformat(at).astimezone(self.zone) - _BEFORE).date()

    def start_of(self, day: date) -> str:
        """Returns when a day begins, UTC, ``2026-01-31T20:15:00Z``."""
        return format_timestamp(datetime.combine(day, _BEGINNING, self.zone))


def format_timestamp(moment: datetime) -> str:
    """Returns a moment as answers and journal write it: UTC, to the second, ``2026-01-31T20:15:00Z``."""
    return moment.astimezone(UTC).isoformat(timespec="seconds").removesuffix("+00:00") + "Z"


_RELEARNING_STEP: Final = timedelta(minutes=2)
_DAY: Final = timedelta(days=1)

# A wrong answer comes again within the minutes of an evening, after other questions.
# Without fuzz the same answers always lead to the same day.
_SCHEDULER: Final = Scheduler(
    learning_steps=(_RELEARNING_STEP,),
    relearning_steps=(_RELEARNING_STEP,),
    maximum_interval=365,
    enable_fuzzing=False,
)


@dataclass(frozen=True, slots=True)
class Repetition:
    """The spaced repetition of a topic; its card counts from noon to noon, in calendar days."""

    card: Card
    due_at: str

    @property
    def interval(self) -> timedelta:
        """How long the topic rests between its last answer that counted and the next."""
        return self.card.due - self.card.last_review if self.card.last_review is not None else timedelta()

    @property
    def is_relearning(self) -> bool:
        """Whether the topic went wrong this evening and has not been right since."""
        return self.card.state is not State.Review

    @classmethod
    def first(cls, at: str, day: date, days: PracticeCalendar, *, right: bool = False) -> Repetition:
        """Returns the first repetition of a new topic."""
        # Without an id the library makes one up, and sleeps so that no two are alike.
        fresh = Card(card_id=0, due=_noon(day))
        return _reviewed(fresh, Rating.Good if right else Rating.Again, at, day, days)

    def after_answer(
        self, *, right: bool, at: str, day: date, days: PracticeCalendar, aimed: bool = False
    ) -> Repetition:
        """Returns the repetition after another answer: a failure always counts, a success only once the topic is due.

        An early success says little. A topic that failed today and is asked again on purpose need not wait.
        """
        if right and at < self.due_at and not (aimed and self.is_relearning):
            return self
        return _reviewed(self.card, Rating.Good if right else Rating.Again, at, day, days)


def _noon(day: date) -> datetime:
    return datetime.combine(day, time(12), UTC)


def _reviewed(card: Card, rating: Rating, at: str, day: date, days: PracticeCalendar) -> Repetition:
    reviewed, _log = _SCHEDULER.review_card(card, rating, _noon(day))
    rest = reviewed.due - _noon(day)
    again = days.start_of(day + rest) if rest >= _DAY else format_timestamp(datetime.fromisoformat(at) + rest)
    return Repetition(reviewed, again)


_HALFWAY: Final = timedelta(days=2)
_NEARLY: Final = timedelta(days=7)
_SURE: Final = timedelta(days=21)


class Mastery(IntEnum):
    """How well a topic is known, by how long it may rest: for days, a week, three weeks."""

    NOT_MET = 0
    WEAK = 1
    HALFWAY = 2
    NEARLY = 3
    SURE = 4


@dataclass(frozen=True, slots=True)
class TopicTally:
    """The history of a topic, in UTC; ``targeted_at`` is when it was last asked on purpose."""

    right: int = 0
    wrong: int = 0
    first_at: str = ""
    last_at: str = ""
    wrong_at: str = ""
    repetition: Repetition | None = None
    targeted_at: str = ""

    @property
    def strength(self) -> Mastery:
        if self.repetition is None:
            return Mastery.NOT_MET
        rest = self.repetition.interval
        if rest < _HALFWAY:
            return Mastery.WEAK
        if rest < _NEARLY:
            return Mastery.HALFWAY
        return Mastery.NEARLY if rest < _SURE else Mastery.SURE

    @property
    def due_at(self) -> str:
        """When the topic is due, UTC; empty before it was met."""
        return self.repetition.due_at if self.repetition is not None else ""

    @property
    def needs_practice(self) -> bool:
        """Whether it went wrong once and has not been right often enough since to rest for three weeks."""
        return bool(self.wrong_at) and self.strength < Mastery.SURE

    def after_answer(self, *, right: bool, at: str, day: date, days: PracticeCalendar, aimed: bool) -> TopicTally:
        """Returns the tally after one more answer; the arguments are those of ``Repetition.after_answer``."""
        if self.repetition is not None:
            repetition = self.repetition.after_answer(right=right, at=at, day=day, days=days, aimed=aimed)
        else:
            # Loaded with the first answer: the first window need not wait for the library behind it.
            repetition = Repetition.first(at, day, days, right=right)
        met_at, aimed_at = self.first_at or at, at if aimed else self.targeted_at
        if right:
            return TopicTally(self.right + 1, self.wrong, met_at, at, self.wrong_at, repetition, aimed_at)
        return TopicTally(self.right, self.wrong + 1, met_at, at, at, repetition, aimed_at)


UNSEEN: Final = TopicTally()
"""A topic that was never met."""
