# SPDX-License-Identifier: MIT
"""How strong and how quick somebody is in a subject, day by day."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from statistics import median
from types import MappingProxyType
from typing import Final

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.practice.answered import Answered
from mahjong_desk.learn.practice.rating import BEGIN, Rating

USUAL_SECONDS: Final[Mapping[Subject, int]] = MappingProxyType(
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
"""How long a question of each subject is looked at before it is answered by somebody of whom no time is known."""
_ENOUGH: Final = 3
_LATEST: Final = 30
"""From so many times a usual one comes, at least and at most."""


@dataclass(slots=True)
class Skill:
    """One subject, of one rule system or of all; changed only while nobody else has it."""

    rating: Rating = field(default_factory=Rating)
    by_day: dict[date, float] = field(default_factory=dict)
    seconds: deque[int] = field(default_factory=lambda: deque(maxlen=_LATEST))

    def copy(self) -> Skill:
        """Returns one that can be changed while somebody has this one."""
        return Skill(self.rating, self.by_day.copy(), self.seconds.copy())

    def take(self, answered: Answered, day: date) -> None:
        """Takes one more answer in, which was given on a day."""
        last = next(reversed(self.by_day), day)
        self.rating = self.rating.rested((day - last).days).then(answered.level, right=answered.right)
        # A clock that was set back must not bring an earlier day behind a later one.
        self.by_day[max(day, last)] = self.rating.value
        if answered.seconds is not None:
            self.seconds.append(answered.seconds)

    def value_before(self, day: date) -> float:
        """Returns the rating with which a day began."""
        return next((value for known, value in reversed(self.by_day.items()) if known < day), BEGIN)

    @property
    def usual_seconds(self) -> float | None:
        """How long a question is usually looked at; None where too few times are known."""
        return median(self.seconds) if len(self.seconds) >= _ENOUGH else None
