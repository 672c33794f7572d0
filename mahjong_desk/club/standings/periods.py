# SPDX-License-Identifier: MIT
"""What time standings are asked for."""

from __future__ import annotations

from calendar import monthrange
from dataclasses import dataclass
from datetime import date

from mahjong_desk.club.standings.outcomes import Outcome


@dataclass(frozen=True, slots=True)
class Period:
    """A time from one day to another, both included; or one session alone.

    Attributes:
        first: Its first day; None where it has always been.
        last: Its last day; None where it goes on.
        session: The UUID of the session; empty for all that were in that time.
    """

    first: date | None = None
    last: date | None = None
    session: str = ""

    def holds(self, outcome: Outcome) -> bool:
        """Tells whether a match was in it."""
        if self.session:
            return outcome.session == self.session
        return (self.first is None or self.first <= outcome.day) and (self.last is None or outcome.day <= self.last)


ALL_TIME = Period()


def month(day: date) -> Period:
    """Returns the month of a day."""
    return Period(day.replace(day=1), day.replace(day=monthrange(day.year, day.month)[1]))


def year(day: date) -> Period:
    """Returns the year of a day."""
    return Period(date(day.year, 1, 1), date(day.year, 12, 31))
