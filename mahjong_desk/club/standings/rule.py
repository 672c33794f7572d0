# SPDX-License-Identifier: MIT
"""How a club reckons its standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from enum import Enum
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.rates import Rates

MOST_POINTS: Final = Decimal(1_000_000)
"""The highest points for a place."""

MOST: Final = 1_000
"""The most evenings that count or are left out, and the most matches that may be asked of somebody."""

SIZES: Final = (2, 3, 4)
"""How many may sit at a table."""

_DECIMALS: Final = 4


class Way(Enum):
    """What the standings go by."""

    PLACES = "places"
    RESULT = "result"
    AVERAGE = "average"


class Counting(Enum):
    """Which evenings count."""

    ALL = "all"
    BEST = "best"
    WITHOUT_WORST = "without_worst"


class Level(Enum):
    """What decides between those who are level."""

    MEAN_PLACE = "mean_place"
    HEAD_TO_HEAD = "head_to_head"
    RESULT = "result"
    FIRST_PLACES = "first_places"


Points = Mapping[int, tuple[Decimal, ...]]
"""What each place at a table of a size brings."""

USUAL_POINTS: Final[Points] = MappingProxyType(
    {
        2: (Decimal(2), Decimal(0)),
        3: (Decimal(3), Decimal(1), Decimal(0)),
        4: (Decimal(4), Decimal(2), Decimal(1), Decimal(0)),
    }
)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of standings.

    Attributes:
        way: What they go by.
        points: What each place brings, for tables of two, three and four.
        counting: Which evenings count.
        number: How many are the best that count, or the worst that are left out.
        minimum: So many matches somebody needs for a place.
        levels: What decides between those who are level, one after the other.
        systems: The keys of the rule systems whose matches count; empty for all.
        rates: What results are worth in the club's own unit, where they are added over several systems.
    """

    way: Way = Way.PLACES
    points: Points = field(default_factory=lambda: USUAL_POINTS)
    counting: Counting = Counting.ALL
    number: int = 0
    minimum: int = 0
    levels: tuple[Level, ...] = (Level.MEAN_PLACE,)
    systems: tuple[str, ...] = ()
    rates: Rates = field(default_factory=Rates)

    def takes(self, system: str) -> bool:
        """Tells whether matches of a rule system count."""
        return not self.systems or system in self.systems

    def points_for(self, size: int, place: int, sharing: int) -> Fraction | None:
        """Returns what a place brings; those who share one share the points of all places that they take.

        Args:
            size: How many sat at the table.
            place: The place, 1 is best.
            sharing: How many share it.

        Returns:
            The points; None where the rule has none for tables of that size.
        """
        points = self.points.get(size)
        if points is None or place - 1 + sharing > len(points):
            return None
        return Fraction(sum(points[place - 1 : place - 1 + sharing], Decimal(0))) / sharing

    def payload(self) -> Document:
        """Returns the rule as JSON; points are texts, since JSON's numbers are not exact everywhere."""
        return {
            "way": self.way.value,
            "points": {str(size): [f"{one:f}" for one in points] for size, points in sorted(self.points.items())},
            "counting": self.counting.value,
            "number": self.number,
            "minimum": self.minimum,
            "levels": [level.value for level in self.levels],
            "systems": list(self.systems),
            "rates": self.rates.payload(),
        }

    @classmethod
    def from_payload(cls, payload: Document) -> Rule:
        """Returns the rule that a payload describes.

        Raises:
            ValueError: If the payload is not that of a rule.
        """
        points = _mapping(payload.get("points"))
        return cls(
            Way(payload.get("way")),
            MappingProxyType({int(size): _points(given, int(size)) for size, given in points.items()}),
            Counting(payload.get("counting")),
            _count(payload.get("number")),
            _count(payload.get("minimum")),
            tuple(dict.fromkeys(Level(level) for level in _texts(payload.get("levels")))),
            tuple(_texts(payload.get("systems"))),
            Rates.from_payload(_mapping(payload.get("rates"))),
        )


def read_points(text: str) -> Decimal:
    """Returns the points for a place that somebody typed.

    Raises:
        ValueError: If they are no points: no number, too many, or too fine.
    """
    plain = text.strip().replace("\N{MINUS SIGN}", "-").replace(",", ".")
    try:
        points = Decimal(plain)
    except InvalidOperation as error:
        raise ValueError(f"no points: {text!r}") from error
    if not points.is_finite() or abs(points) > MOST_POINTS or points != round(points, _DECIMALS):
        raise ValueError(f"no points: {text!r}")
    return points


def _points(given: object, size: int) -> tuple[Decimal, ...]:
    points = tuple(read_points(text) for text in _texts(given))
    if len(points) != size:
        raise ValueError(f"{len(points)} points for a table of {size}")
    return points


def _mapping(given: object) -> Mapping[str, object]:
    if not isinstance(given, Mapping):
        raise ValueError(f"no object: {given!r}")
    return given


def _texts(given: object) -> Sequence[str]:
    if isinstance(given, str) or not isinstance(given, Sequence) or not all(isinstance(one, str) for one in given):
        raise ValueError(f"no list of texts: {given!r}")
    return given


def _count(given: object) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= MOST:
        raise ValueError(f"no count: {given!r}")
    return given
