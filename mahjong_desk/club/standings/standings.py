# SPDX-License-Identifier: MIT
"""Who stands where in a period, by a rule: worked out from how each match ended, whenever it is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from mahjong_desk.club.standings.levels import parted
from mahjong_desk.club.standings.outcomes import Outcome
from mahjong_desk.club.standings.periods import Period
from mahjong_desk.club.standings.rule import Rule
from mahjong_desk.club.standings.tally import Figure, Reckoned, Tally
from mahjong_desk.club.standings.worth import Grains, Why, Worth


class Occasion(NamedTuple):
    """A column of the standings: an evening, or a match of it where one session is looked at.

    Attributes:
        session: The UUID of the session.
        day: The day.
        number: The number of the match in the session; 0 for the whole evening.
    """

    session: str
    day: date
    number: int = 0


class Cell(NamedTuple):
    """What one occasion brought to one person.

    Attributes:
        value: What it was worth.
        mean: The mean place.
        counts: Whether it counts; else it is left out, as the rule says.
        first: Whether nobody had more on that occasion.
        matches: The matches.
    """

    value: Fraction
    mean: Fraction
    counts: bool
    first: bool
    matches: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """Where one person stands.

    Attributes:
        person: The UUID of the person.
        place: The place, 1 is best; None for who has too few matches.
        before: The place before the last occasion; None for who had none.
        cells: What each occasion brought, by its place among all; nothing where the person was not there.
        mean: The mean place over all matches.
        total: What the standings go by.
        matches: How many matches the person was in.
        missing: How many more are needed for a place.
    """

    person: str
    place: int | None
    before: int | None
    cells: Mapping[int, Cell]
    mean: Fraction
    total: Fraction
    matches: int
    missing: int

    @property
    def moved(self) -> int | None:
        """So many places up since the occasion before, down if negative; None where there is nothing to compare with."""
        return self.before - self.place if self.place is not None and self.before is not None else None


class LeftOut(NamedTuple):
    """Matches that cannot be reckoned by the rule.

    Attributes:
        why: Why not.
        system: The key of their rule system.
        matches: How many there are.
    """

    why: Why
    system: str
    matches: int


@dataclass(frozen=True, slots=True)
class Standings:
    """Who stands where.

    Attributes:
        rule: The rule.
        period: The period.
        occasions: The columns, the earliest first.
        lines: The persons, the best first; then those who have too few matches for a place.
        system: The key of the rule system in whose unit results are added; empty where they are in the club's own.
        left_out: Matches that could not be reckoned.
    """

    rule: Rule
    period: Period
    occasions: tuple[Occasion, ...]
    lines: tuple[Line, ...]
    system: str
    left_out: tuple[LeftOut, ...]

    @property
    def since(self) -> Occasion | None:
        """The occasion after which everybody's place before was reckoned; None where there is only one."""
        return self.occasions[-2] if len(self.occasions) > 1 else None


def standings_of(outcomes: Iterable[Outcome], rule: Rule, period: Period) -> Standings:
    """Returns the standings of a period.

    Args:
        outcomes: How matches ended, in any order; those of other times and systems are passed over.
        rule: How the club reckons.
        period: The period.
    """
    taken = [outcome for outcome in outcomes if rule.takes(outcome.system) and period.holds(outcome)]
    taken.sort(key=lambda outcome: (outcome.began, outcome.number, outcome.match))
    worth = Worth(rule, taken)
    columns: dict[Occasion, list[tuple[Outcome, Grains]]] = {}
    left_out: Counter[tuple[Why, str]] = Counter()
    for outcome in taken:
        grains = worth.of(outcome)
        if isinstance(grains, Why):
            left_out[grains, outcome.system] += 1
        else:
            occasion = Occasion(outcome.session, outcome.day, outcome.number if period.session else 0)
            columns.setdefault(occasion, []).append((outcome, grains))

    tallies: dict[str, Tally] = {}
    reckoned: dict[str, Reckoned] = {}
    before: dict[str, int | None] = {}
    for at, matches in enumerate(columns.values()):
        if at == len(columns) - 1:
            reckoned = {person: tally.reckon(rule) for person, tally in tallies.items()}
            before = dict(_placed(tallies, reckoned, rule))
        _gather(tallies, at, matches, worth)
    # The others have what they had before.
    last = len(columns) - 1
    reckoned |= {person: tally.reckon(rule) for person, tally in tallies.items() if last in tally.occasions}
    lines = _lines(_placed(tallies, reckoned, rule), before, tallies, reckoned, worth.grain)
    told = tuple(LeftOut(why, system, count) for (why, system), count in sorted(left_out.items(), key=itemgetter(1)))
    return Standings(rule, period, tuple(columns), lines, worth.system, told)


def _gather(tallies: dict[str, Tally], at: int, matches: Sequence[tuple[Outcome, Grains]], worth: Worth) -> None:
    for outcome, grains in matches:
        results = worth.results(outcome) or (0,) * len(grains)
        for finish, value, result in zip(outcome.finishes, grains, results, strict=True):
            tally = tallies.get(finish.person)
            if tally is None:
                tally = tallies[finish.person] = Tally()
            tally.add(at, outcome, finish.place, value, result)


def _placed(tallies: Mapping[str, Tally], reckoned: Mapping[str, Reckoned], rule: Rule) -> list[tuple[str, int | None]]:
    """Returns everybody in order with the place; None for those who have too few matches, who come last."""
    # Who cannot be parted stands in an order that is the same on every machine.
    order = sorted(sorted(tallies), key=lambda person: reckoned[person].total, reverse=True)
    enough = [person for person in order if tallies[person].matches >= rule.minimum]
    found: list[tuple[str, int | None]] = []
    for _, level in groupby(enough, key=lambda person: reckoned[person].total):
        for together in parted(tuple(level), tallies, rule.levels):
            place = len(found) + 1
            found += [(person, place) for person in together]
    return found + [(person, None) for person in order if tallies[person].matches < rule.minimum]


def _best(reckoned: Mapping[str, Reckoned]) -> dict[int, Figure]:
    """Returns the most that anybody had on each occasion."""
    best: dict[int, Figure] = {}
    for one in reckoned.values():
        for at, value in one.values.items():
            best[at] = max(value, best.get(at, value))
    return best


def _lines(
    placed: Iterable[tuple[str, int | None]],
    before: Mapping[str, int | None],
    tallies: Mapping[str, Tally],
    reckoned: Mapping[str, Reckoned],
    grain: int,
) -> tuple[Line, ...]:
    best = _best(reckoned)
    # The same few figures come again and again.
    figure = cache(Fraction)
    found = []
    for person, place in placed:
        tally, own = tallies[person], reckoned[person]
        cells = {}
        for at, gathered in tally.occasions.items():
            value = own.values[at]
            mean = figure(gathered.places, len(gathered.matches))
            first = value == best[at]
            cells[at] = Cell(figure(value, grain), mean, at not in own.left_out, first, tuple(gathered.matches))
        total = Fraction(own.total, grain)
        found.append(Line(person, place, before.get(person), cells, tally.mean, total, tally.matches, own.missing))
    return tuple(found)
