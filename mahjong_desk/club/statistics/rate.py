# SPDX-License-Identifier: MIT
"""So many of so many: a rate, and how sure one can be of it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

ENOUGH: Final = 30
"""With fewer no rate is told, only the count."""

_Z: Final = 1.959963984540054
"""So many standard deviations to each side hold 95 % of the normal distribution."""


class Interval(NamedTuple):
    """Between what the true rate lies with 95 % confidence, each from 0 to 1."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something happened where it could."""

    count: int
    of: int
    club_count: int = 0
    club_of: int = 0

    @property
    def enough(self) -> bool:
        """Whether it rests on enough to be told as a rate."""
        return self.of >= ENOUGH

    @property
    def value(self) -> float | None:
        """The rate, from 0 to 1; None where it could never happen."""
        return self.count / self.of if self.of else None

    @property
    def club(self) -> float | None:
        """That of the club."""
        return self.club_count / self.club_of if self.club_of else None

    @property
    def interval(self) -> Interval | None:
        """Where the true rate lies; None where it could never happen."""
        return wilson(self.count, self.of) if self.of else None


def wilson(count: int, of: int) -> Interval:
    """Returns the 95 % interval of Wilson, which holds also for few cases and for rates near 0 and 1.

    Raises:
        ZeroDivisionError: Nothing could happen.
    """
    square = _Z * _Z
    middle = (count + square / 2) / (of + square)
    half = _Z * sqrt(count * (of - count) / of + square / 4) / (of + square)
    # Rounding may lead past the ends, which are reached exactly where nothing or everything happened.
    return Interval(0.0 if count == 0 else max(0.0, middle - half), 1.0 if count == of else min(1.0, middle + half))
