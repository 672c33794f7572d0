# SPDX-License-Identifier: MIT
"""What standings are made of: how a match ended, for each person who was in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, datetime, timedelta, tzinfo
from decimal import Decimal
from typing import Final, NamedTuple

from mahjong_desk.club.facts.told import MatchFact

_DAY_BEGINS: Final = timedelta(hours=6)


class Finish(NamedTuple):
    """How a match ended for one person.

    Attributes:
        person: The UUID of the person.
        place: The place, 1 is best; who is equal shares the better one.
        result: What it was worth in the unit of its system.
    """

    person: str
    place: int
    result: Decimal


class Outcome(NamedTuple):
    """How one match ended.

    Attributes:
        match: Its UUID.
        session: The UUID of its session.
        number: Its number in the session.
        began: When it began, UTC.
        day: The day of its evening, as ``club_day`` tells it.
        system: The key of its rule system, with the unit of its results.
        finishes: Everybody who was in it.
    """

    match: str
    session: str
    number: int
    began: str
    day: date
    system: str
    finishes: tuple[Finish, ...]


def club_day(moment: str, zone: tzinfo | None = None) -> date:
    """Returns the day to which something at the table belongs: one that began after midnight is of the evening before.

    Args:
        moment: When it began, UTC, ``2026-01-31T20:15:00Z``.
        zone: Where the club is; where this machine is if none is given.

    Raises:
        ValueError: If it is no moment.
    """
    return (datetime.fromisoformat(moment).astimezone(zone) - _DAY_BEGINS).date()


def outcomes_of(
    matches: Iterable[MatchFact], person: Callable[[str], str], zone: tzinfo | None = None
) -> list[Outcome]:
    """Returns how matches ended, without those that go on.

    Args:
        matches: The matches.
        person: Tells the UUID of the person for whom an identity stands.
        zone: Where the club is; where this machine is if none is given.
    """
    found = []
    for fact in matches:
        if not fact.finished:
            continue
        finishes = tuple(
            Finish(person(seat.identity), seat.place, seat.result)
            for seat in fact.seats
            if seat.place is not None and seat.result is not None
        )
        day = club_day(fact.at, zone)
        found.append(Outcome(fact.uuid, fact.session, fact.number, fact.at, day, fact.system, finishes))
    return found
