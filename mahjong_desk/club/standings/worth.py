# SPDX-License-Identifier: MIT
"""What one match is worth to everybody in it, by a rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal
from enum import Enum, auto
from fractions import Fraction
from math import lcm

from mahjong_desk.club.standings.outcomes import Outcome
from mahjong_desk.club.standings.rule import Level, Rule, Way


class Why(Enum):
    """Why a match cannot be reckoned."""

    NO_RATE = auto()
    NO_POINTS = auto()


Grains = Sequence[int]
"""A figure for everybody in a match, in the order of its finishes, counted in a part of one that all figures are made of."""


class Worth:
    """What matches are worth by a rule.

    Fractions are exact but slow: what is added up are whole numbers of grains, the largest part of one of which all figures
    are made.

    Attributes:
        grain: So many of them are one.
        system: The key of the rule system in whose unit results are added; empty where they are in the club's own.
    """

    def __init__(self, rule: Rule, outcomes: Iterable[Outcome]) -> None:
        """Looks at all matches that are to be reckoned together."""
        self._by_places = rule.way is Way.PLACES
        systems: dict[str, set[Decimal]] = {}
        tables: set[tuple[int, ...]] = set()
        for outcome in outcomes:
            systems.setdefault(outcome.system, set()).update(finish.result for finish in outcome.finishes)
            tables.add(_places(outcome))
        rates = {key: Fraction(factor) for key, factor in rule.rates.factors.items()}
        self.system = ""
        if len(systems) == 1 and not systems.keys() & rates.keys():
            # What is of one kind needs no rate.
            self.system = next(iter(systems))
            rates[self.system] = Fraction(1)
        results = {
            (key, result): Fraction(result) * rates[key] for key in systems if key in rates for result in systems[key]
        }
        points = {places: _points(rule, places) for places in tables} if self._by_places else {}
        known = [*results.values(), *(one for brought in points.values() for one in brought or ())]
        self.grain = lcm(*(figure.denominator for figure in known))
        self._results = {key: self._grains(result) for key, result in results.items()}
        self._points = {
            places: [self._grains(one) for one in brought] if brought is not None else None
            for places, brought in points.items()
        }
        # Where nobody is parted by results, nobody asks for them.
        self._adds_results = Level.RESULT in rule.levels and systems.keys() <= rates.keys()

    def _grains(self, figure: Fraction) -> int:
        return int(figure * self.grain)

    def of(self, outcome: Outcome) -> Grains | Why:
        """Returns what a match is worth, or why that cannot be said."""
        if self._by_places:
            return self._points[_places(outcome)] or Why.NO_POINTS
        return self._of_results(outcome) or Why.NO_RATE

    def figure(self, grains: int) -> Fraction:
        """Returns what so many grains are."""
        return Fraction(grains, self.grain)

    def results(self, outcome: Outcome) -> Grains | None:
        """Returns the results of a match; None where those of all matches cannot be added, or part nobody."""
        return self._of_results(outcome) if self._adds_results else None

    def _of_results(self, outcome: Outcome) -> list[int] | None:
        found = [self._results.get((outcome.system, finish.result)) for finish in outcome.finishes]
        known = [result for result in found if result is not None]
        return known if len(known) == len(found) else None


def _places(outcome: Outcome) -> tuple[int, ...]:
    return tuple(finish.place for finish in outcome.finishes)


def _points(rule: Rule, places: tuple[int, ...]) -> list[Fraction] | None:
    found = [rule.points_for(len(places), place, places.count(place)) for place in places]
    known = [points for points in found if points is not None]
    return known if len(known) == len(found) else None
