# SPDX-License-Identifier: MIT
"""What one person has gathered, evening by evening, in the grains that ``worth`` counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from mahjong_desk.club.standings.outcomes import Outcome
from mahjong_desk.club.standings.rule import Counting, Rule, Way

Figure = int | Fraction


@dataclass(slots=True)
class Gathered:
    """What one person gathered on one occasion.

    Attributes:
        worth: The sum of what the matches brought.
        places: The sum of the places.
        matches: The matches.
    """

    worth: int = 0
    places: int = 0
    matches: list[Outcome] = field(default_factory=list)

    def value(self, way: Way) -> Figure:
        """Returns what counts for the occasion: the sum, or the mean where the standings go by averages."""
        return Fraction(self.worth, len(self.matches)) if way is Way.AVERAGE else self.worth


class Reckoned(NamedTuple):
    """What somebody has by a rule.

    Attributes:
        values: What each occasion is worth, by its place among all.
        left_out: The occasions that do not count.
        total: What the standings go by.
        missing: How many matches are missing for a place.
    """

    values: Mapping[int, Figure]
    left_out: frozenset[int]
    total: Figure
    missing: int


@dataclass(slots=True)
class Tally:
    """Everything that one person gathered.

    Attributes:
        occasions: What was gathered on each occasion, by its place among all.
        matches: How many matches the person was in.
        places: The sum of the places.
        results: The sum of the results; 0 where they cannot be added, or part nobody.
        firsts: How often the person was first.
    """

    occasions: dict[int, Gathered] = field(default_factory=dict)
    matches: int = 0
    places: int = 0
    results: int = 0
    firsts: int = 0

    def add(self, at: int, outcome: Outcome, place: int, worth: int, result: int) -> None:
        """Adds a match.

        Args:
            at: The place of its occasion among all.
            outcome: The match.
            place: The place of the person.
            worth: What it brought by the rule.
            result: What its result is worth.
        """
        gathered = self.occasions.get(at)
        if gathered is None:
            gathered = self.occasions[at] = Gathered()
        gathered.worth += worth
        gathered.places += place
        gathered.matches.append(outcome)
        self.matches += 1
        self.places += place
        self.results += result
        self.firsts += place == 1

    @property
    def mean(self) -> Fraction:
        """The mean place over all matches."""
        return Fraction(self.places, self.matches)

    def outcomes(self) -> list[Outcome]:
        """Returns the matches."""
        return [outcome for gathered in self.occasions.values() for outcome in gathered.matches]

    def reckon(self, rule: Rule) -> Reckoned:
        """Returns what the standings go by."""
        values = {at: gathered.value(rule.way) for at, gathered in self.occasions.items()}
        left_out = frozenset(self._worst(values, rule))
        counted = [gathered for at, gathered in self.occasions.items() if at not in left_out]
        total: Figure = sum(gathered.worth for gathered in counted)
        if rule.way is Way.AVERAGE:
            total = Fraction(total, sum(len(gathered.matches) for gathered in counted) or 1)
        return Reckoned(values, left_out, total, max(0, rule.minimum - self.matches))

    def _worst(self, values: Mapping[int, Figure], rule: Rule) -> list[int]:
        count = len(values)
        match rule.counting:
            case Counting.BEST:
                without = count - rule.number
            case Counting.WITHOUT_WORST:
                # One always counts, or whoever came seldom would have nothing.
                without = min(rule.number, count - 1)
            case Counting.ALL:
                without = 0
        # Of those worth the same the earlier ones go first.
        return sorted(values, key=lambda at: (values[at], at))[:without] if without > 0 else []
