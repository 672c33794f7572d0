# SPDX-License-Identifier: MIT
"""The input of the standings: how each match ended for each player, and the period that counts."""

from calendar import monthrange
from collections.abc import Callable, Iterable
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
    """How one match ended; ``day`` is the club's day (``club_day``), ``system`` the rule system with its unit."""

    match: str
    session: str
    number: int
    began: str
    day: date
    system: str
    finishes: tuple[PlayerFinish, ...]


def club_day(moment: str, zone: tzinfo | None = None) -> date:
    """Returns the club's day of a match: one that began after midnight belongs to the evening before.

    ``moment`` is UTC like ``2026-01-31T20:15:00Z`` (otherwise ``ValueError``); ``zone`` None is the time zone of this computer.
    """
    return (datetime.fromisoformat(moment).astimezone(zone) - DAY_BEGINS).date()


def match_outcomes(
    matches: Iterable[MatchRoster], person: Callable[[str], str], zone: tzinfo | None = None
) -> list[MatchOutcome]:
    """Returns the outcomes of the finished matches; ``person`` maps an identity to its person."""
    return [
        MatchOutcome(
            match.uuid,
            match.session,
            match.number,
            match.at,
            club_day(match.at, zone),
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
    """From one day to another, both included, None for no bound; or one session alone."""

    first: date | None = None
    last: date | None = None
    session: str = ""

    def covers(self, day: date) -> bool:
        return (self.first or date.min) <= day <= (self.last or date.max)

    def contains(self, outcome: MatchOutcome) -> bool:
        return outcome.session == self.session if self.session else self.covers(outcome.day)


ALL_TIME = Period()


def month(day: date) -> Period:
    return Period(day.replace(day=1), day.replace(day=monthrange(day.year, day.month)[1]))


def year(day: date) -> Period:
    return Period(date(day.year, 1, 1), date(day.year, 12, 31))
