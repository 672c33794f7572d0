# SPDX-License-Identifier: MIT
"""How it went over the months: answers, ratings and yaku met, a month or a week at a time."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final, NamedTuple

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.practice.progress import Progress

MOST: Final = 12
"""So many months or weeks are told, the latest."""
_WEEK: Final = timedelta(days=7)


class Span(NamedTuple):
    """A month or a week."""

    first: date
    answered: int
    right: int
    ratings: Mapping[Subject, float]
    met: int


class OverTime(NamedTuple):
    """How it went."""

    weeks: bool
    spans: tuple[Span, ...]


def over_time(progress: Progress, today: date, ruleset: str) -> OverTime:
    """Returns how it went."""
    history = progress.history(None, None)
    if not history:
        return OverTime(True, ())
    begun = min(history[0].day, today)
    weeks = today - begun < MOST * _WEEK
    starts = _starts(today, begun, weeks=weeks)
    met = sorted(
        progress.days.of(tally.met_at) for tally in progress.tallies(ruleset, Subject.YAKU).values() if tally.met_at
    )
    found = []
    for first, after in zip(starts, [*starts[1:], date.max], strict=True):
        within = [one for one in history if first <= one.day < after]
        ratings = {
            subject: progress.rating_before(subject, after)
            for subject in Subject
            if (known := progress.ratings(subject)) and min(known) < after
        }
        counted = sum(day < after for day in met)
        answered = sum(one.answered for one in within)
        found.append(Span(first, answered, sum(one.right for one in within), ratings, counted))
    return OverTime(weeks, tuple(found))


def _starts(today: date, begun: date, *, weeks: bool) -> list[date]:
    """Returns the first days of the spans, the earliest first."""
    first = today - timedelta(days=today.weekday()) if weeks else today.replace(day=1)
    starts = [first]
    while starts[0] > begun and len(starts) < MOST:
        earlier = starts[0] - _WEEK if weeks else (starts[0] - timedelta(days=1)).replace(day=1)
        starts.insert(0, earlier)
    return starts
