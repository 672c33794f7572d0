# SPDX-License-Identifier: MIT
"""The input of the standings: the outcomes of matches, and the period."""

from calendar import monthrange
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from decimal import Decimal
from typing import NamedTuple

from mahjong_desk.club.facts.match_facts import MatchRoster

DAY_BEGINS = timedelta(hours=6)
"""How long after midnight a day of the club begins."""


class PlayerFinish(NamedTuple):
    """How a match ended for one person; those who tie share the better place."""

    person: str
    place: int
    result: Decimal


class MatchOutcome(NamedTuple):
    """How one match ended."""

    match: str
    session: str
    number: int  # in the session
    started_at: str  # UTC
    day: date  # see ``club_day``
    system: str  # ``totals.ResultSystem.key``
    finishes: tuple[PlayerFinish, ...]


def club_day(moment: str, zone: tzinfo | None = None) -> date:
    """Returns the club's day of a match; before ``DAY_BEGINS``, it is the day before.

    ``moment`` is UTC like ``2026-01-31T20:15:00Z`` (otherwise ``ValueError``); ``zone`` None is the time zone of this computer.
    """
    # East of UTC, the last hours of the year 9999 have no date.
    with suppress(OverflowError):
        return (datetime.fromisoformat(moment).astimezone(zone) - DAY_BEGINS).date()
    return date.max


def match_outcomes(
    matches: Iterable[MatchRoster], person: Callable[[str], str], zone: tzinfo | None = None
) -> list[MatchOutcome]:
    """Returns the outcomes of finished matches; ``person`` resolves an identity."""
    return [
        MatchOutcome(
            match.uuid,
            match.session,
            match.number,
            match.started_at,
            club_day(match.started_at, zone),
            match.system,
            tuple(
                PlayerFinish(person(seat.identity), seat.place, seat.result)
                for seat in match.seats
                if seat.place is not None and seat.result is not None
            ),
        )
        for match in matches
        if match.finished
    ]


@dataclass(frozen=True, slots=True)
class Period:
    """A range of days, or one session."""

    first: date | None = None  # inclusive; None for no bound
    last: date | None = None  # inclusive; None for no bound
    session: str = ""  # if not empty, the matches of this session alone

    def covers(self, day: date) -> bool:
        return (self.first or date.min) <= day <= (self.last or date.max)

    def contains(self, outcome: MatchOutcome) -> bool:
        return outcome.session == self.session if self.session else self.covers(outcome.day)


ALL_TIME = Period()


def month(day: date) -> Period:
    return Period(day.replace(day=1), day.replace(day=monthrange(day.year, day.month)[1]))


def year(day: date) -> Period:
    return Period(date(day.year, 1, 1), date(day.year, 12, 31))
