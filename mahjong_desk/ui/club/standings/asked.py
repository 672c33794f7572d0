# SPDX-License-Identifier: MIT
"""What standings can be asked for: which periods there are, and what they are called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.club.standings.agreed import ANY_TIME, Season
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.club.standings.periods import ALL_TIME, Period, month, year
from mahjong_desk.ledger.records import SessionRecord
from mahjong_desk.ui.club.standings.words import day_words, month_name, month_words, span_words, year_words

translate = QCoreApplication.translate


class Asked(NamedTuple):
    """A period that was asked for.

    Attributes:
        period: The period.
        title: What it is called as a title.
        short: What its chip says.
        season: The UUID of the season; empty for none.
        whole: What it is called where there is more room than for a title; empty for the title.
    """

    period: Period
    title: str
    short: str
    season: str = ANY_TIME
    whole: str = ""

    @property
    def told(self) -> str:
        """What it is called where there is room."""
        return self.whole or self.title


def of_season(season: Season) -> Asked:
    """Returns a season."""
    return Asked(season.period, season.name, season.name, season.uuid)


def of_session(session: SessionRecord) -> Asked:
    """Returns a session."""
    day = day_words(club_day(session.started_at))
    whole = translate("Standings", "{session}, {day}").format(session=session.name, day=day) if session.name else ""
    return Asked(Period(session=session.uuid), day, day, whole=whole)


def of_month(day: date) -> Asked:
    """Returns the month of a day."""
    return Asked(month(day), month_words(day), month_name(day))


def of_year(day: date) -> Asked:
    """Returns the year of a day."""
    return Asked(year(day), year_words(day), year_words(day))


def of_all_time() -> Asked:
    """Returns all time."""
    return Asked(ALL_TIME, span_words(ALL_TIME), span_words(ALL_TIME))


def of_own(period: Period) -> Asked:
    """Returns a period that somebody typed."""
    return Asked(period, span_words(period), span_words(period))


def usual(latest: date, seasons: Sequence[Season], evening: SessionRecord | None) -> tuple[Asked, ...]:
    """Returns the periods that have a chip.

    Args:
        latest: The day of the latest match.
        seasons: The seasons.
        evening: The latest session.
    """
    running = [season for season in seasons if _holds(season.period, latest)]
    season = (running or list(seasons))[-1:]
    found = [of_month(latest), *map(of_season, season), of_year(latest), of_all_time()]
    if evening is not None:
        found.insert(0, of_session(evening)._replace(short=translate("Standings", "Latest evening")))
    return tuple(found)


def preferred(choices: Sequence[Asked]) -> Asked:
    """Returns the period that is shown first: the season, else the year."""
    seasons = [asked for asked in choices if asked.season]
    return seasons[0] if seasons else choices[-2]


def every(seasons: Sequence[Season], sessions: Iterable[SessionRecord], first: date, latest: date) -> Iterator[Asked]:
    """Yields everything that can be asked for: the seasons, years, months and sessions, of each the newest first."""
    yield from map(of_season, reversed(seasons))
    at = latest
    while at.year >= first.year:
        yield of_year(at)
        at = date(at.year - 1, 1, 1) if at.year > 1 else date.min
        if at == date.min:
            break
    at = latest.replace(day=1)
    while at >= first.replace(day=1):
        yield of_month(at)._replace(short=month_words(at))
        at = (at - timedelta(days=1)).replace(day=1)
    yield from map(of_session, sessions)


def _holds(period: Period, day: date) -> bool:
    return (period.first is None or period.first <= day) and (period.last is None or day <= period.last)
