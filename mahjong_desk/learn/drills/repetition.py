# SPDX-License-Identifier: MIT
"""When a topic that went wrong is asked again; alone knows the library that works it out (FSRS)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from fsrs import Card, Rating, Scheduler

from mahjong_desk.learn.drills.days import Days, spelled

_SOON: Final = timedelta(minutes=2)
_DAY: Final = timedelta(days=1)
_LEARNED: Final = timedelta(weeks=3)

# Whoever practises for ten minutes an evening meets what went wrong once more in these minutes, after other questions.
# Without fuzz the same answers always lead to the same day.
_SCHEDULER: Final = Scheduler(
    learning_steps=(_SOON,),
    relearning_steps=(_SOON,),
    maximum_interval=365,
    enable_fuzzing=False,
)


@dataclass(frozen=True, slots=True)
class Repetition:
    """How far a topic has come since it first went wrong.

    Attributes:
        card: What the library knows of the topic; its times are the noons of days, so that the days between two answers
            are those of the calendar, whatever the hour.
        due_at: When the topic is to be asked again, UTC, ``2026-01-31T20:15:00Z``: within the evening after minutes,
            later from the beginning of a day on.
    """

    card: Card
    due_at: str

    @property
    def learned(self) -> bool:
        """Whether the topic went right so often that it rests for three weeks or longer."""
        return self.card.last_review is not None and self.card.due - self.card.last_review >= _LEARNED

    @classmethod
    def begin(cls, at: str, day: date, days: Days) -> Repetition:
        """Returns the first repetition of a topic that just went wrong.

        Args:
            at: When it went wrong, UTC, ``2026-01-31T20:15:00Z``.
            day: The day of that moment.
            days: The days at the place.
        """
        # Without an id the library makes one up, and sleeps so that no two are alike.
        return _reviewed(Card(card_id=0, due=_noon(day)), Rating.Again, at, day, days)

    def then(self, *, right: bool, at: str, day: date, days: Days) -> Repetition:
        """Returns the repetition after another answer: a failure always counts, a success once the topic is due.

        What is still known before it is due tells little, and most answers are of this kind.

        Args:
            right: Whether the topic went right.
            at: When, UTC, ``2026-01-31T20:15:00Z``.
            day: The day of that moment.
            days: The days at the place.
        """
        if right and at < self.due_at:
            return self
        return _reviewed(self.card, Rating.Good if right else Rating.Again, at, day, days)


def _noon(day: date) -> datetime:
    return datetime.combine(day, time(12), UTC)


def _reviewed(card: Card, rating: Rating, at: str, day: date, days: Days) -> Repetition:
    reviewed, _log = _SCHEDULER.review_card(card, rating, _noon(day))
    rest = reviewed.due - _noon(day)
    again = days.beginning(day + rest) if rest >= _DAY else spelled(datetime.fromisoformat(at) + rest)
    return Repetition(reviewed, again)
