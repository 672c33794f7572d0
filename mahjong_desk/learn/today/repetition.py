# SPDX-License-Identifier: MIT
"""Schedules when a topic is asked again, with FSRS."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from fsrs import Card, Rating, Scheduler, State

from mahjong_desk.learn.today.days import PracticeCalendar, format_timestamp

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
    """The spaced repetition of a topic.

    Attributes:
        card: The library's state; its times are noons, so that intervals are calendar days.
    """

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
