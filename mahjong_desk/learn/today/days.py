# SPDX-License-Identifier: MIT
"""Days as players count them: what is done after midnight still belongs to the evening before."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final

_BEGINNING: Final = time(4)
_BEFORE: Final = timedelta(hours=_BEGINNING.hour)


@dataclass(frozen=True, slots=True)
class PracticeCalendar:
    """The days at some place, each from four in the morning to four in the morning.

    Attributes:
        zone: The time zone; None for the one that this machine is set to.
    """

    zone: tzinfo | None = None

    def of(self, at: str) -> date:
        """Returns the day of a moment.

        Raises:
            ValueError: If that is no moment.
        """
        return (datetime.fromisoformat(at).astimezone(self.zone) - _BEFORE).date()

    def beginning(self, day: date) -> str:
        """Returns when a day begins, UTC, ``2026-01-31T20:15:00Z``."""
        return format_timestamp(datetime.combine(day, _BEGINNING, self.zone))


def format_timestamp(moment: datetime) -> str:
    """Returns a moment as answers and journal write it: UTC, to the second, ``2026-01-31T20:15:00Z``."""
    return moment.astimezone(UTC).isoformat(timespec="seconds").removesuffix("+00:00") + "Z"
