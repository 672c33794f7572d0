# SPDX-License-Identifier: MIT
"""Days as players count them: they end after midnight, at 4 a.m."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final

_BEGINNING: Final = time(4)
_BEFORE: Final = timedelta(hours=_BEGINNING.hour)


@dataclass(frozen=True, slots=True)
class PracticeCalendar:
    """Days from 4 a.m. to 4 a.m. in a time zone; None for that of this machine."""

    zone: tzinfo | None = None

    def day_of(self, at: str) -> date:
        """Returns the day of a time. Raises ``ValueError`` if it is not a time."""
        return (datetime.fromisoformat(at).astimezone(self.zone) - _BEFORE).date()

    def start_of(self, day: date) -> str:
        """Returns when a day begins, UTC, ``2026-01-31T20:15:00Z``."""
        return format_timestamp(datetime.combine(day, _BEGINNING, self.zone))


def format_timestamp(moment: datetime) -> str:
    """Returns a moment as answers and journal write it: UTC, to the second, ``2026-01-31T20:15:00Z``."""
    return moment.astimezone(UTC).isoformat(timespec="seconds").removesuffix("+00:00") + "Z"
