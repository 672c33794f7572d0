# SPDX-License-Identifier: MIT
"""Which backups are kept as they grow older: all of the latest, then ever fewer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

LATEST: Final = 10
"""So many of the latest are kept, however close together."""

_DAYS, _WEEKS, _MONTHS = 14, 8, 24


class Stamp(NamedTuple):
    """When a backup was made, and which one it is of that second."""

    at: datetime
    nth: int = 1


def kept(stamps: Iterable[Stamp], now: datetime) -> frozenset[Stamp]:
    """Returns those that are kept: the last 10, then the last of each day for 14 days, week for 8 weeks, month for 24.

    Whatever is dropped at one moment is dropped at each later one, whether or not the others were: it does not matter how
    often anybody looks. What bears a time that is still to come was made before a clock was set back; it stays, and
    takes no place of the others.
    """
    present = sorted(stamp for stamp in stamps if stamp.at <= now)
    found = {stamp for stamp in stamps if stamp.at > now} | set(present[-LATEST:])
    for period, oldest in (
        (_day, _day(now - timedelta(days=_DAYS))),
        (_week, _week(now - timedelta(weeks=_WEEKS))),
        (_month, _month(now) - _MONTHS),
    ):
        found |= set(_last_of_each(present, period, oldest))
    return frozenset(found)


def _last_of_each(stamps: Iterable[Stamp], period: Callable[[datetime], int], oldest: int) -> Iterable[Stamp]:
    # The later of two in the same period takes the place of the earlier one.
    return {period(stamp.at): stamp for stamp in stamps if period(stamp.at) > oldest}.values()


def _day(at: datetime) -> int:
    return at.astimezone(UTC).toordinal()


def _week(at: datetime) -> int:
    # Weeks begin on Monday, which the first day of all was.
    return (_day(at) - 1) // 7


def _month(at: datetime) -> int:
    moment = at.astimezone(UTC)
    return moment.year * 12 + moment.month
