# SPDX-License-Identifier: MIT
"""The history of a topic, and how well it is known."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from mahjong_desk.learn.today.days import PracticeCalendar

if TYPE_CHECKING:
    from mahjong_desk.learn.today.repetition import Repetition

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
    """The history of a topic; times in UTC, empty if it never happened.

    Attributes:
        repetition: None before it was met.
        targeted_at: When it was last asked on purpose.
    """

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
            from mahjong_desk.learn.today.repetition import Repetition

            repetition = Repetition.first(at, day, days, right=right)
        met_at, aimed_at = self.first_at or at, at if aimed else self.targeted_at
        if right:
            return TopicTally(self.right + 1, self.wrong, met_at, at, self.wrong_at, repetition, aimed_at)
        return TopicTally(self.right, self.wrong + 1, met_at, at, at, repetition, aimed_at)


UNSEEN: Final = TopicTally()
"""A topic that was never met."""
