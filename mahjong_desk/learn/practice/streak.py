# SPDX-License-Identifier: MIT
"""Days in a row on which something was practised."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta
from typing import NamedTuple

_DAY = timedelta(days=1)


class Streak(NamedTuple):
    """Days in a row."""

    current: int
    longest: int
    today: bool


def streak(days: Collection[date], today: date) -> Streak:
    """Returns the days in a row.

    Args:
        days: The days on which something was practised.
    """
    known = set(days)
    longest = 0
    for day in known:
        if day - _DAY not in known:
            length = 1
            while day + _DAY * length in known:
                length += 1
            longest = max(longest, length)
    last = today if today in known else today - _DAY
    current = 0
    while last - _DAY * current in known:
        current += 1
    return Streak(current, longest, today in known)
