# SPDX-License-Identifier: MIT
"""The standings of a period by a rule, computed from the outcomes of its matches."""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from enum import Enum, auto
from fractions import Fraction
from functools import cache
from itertools import chain, groupby, repeat
from operator import attrgetter, itemgetter
from typing import NamedTuple

from mahjong_desk.club.standings.outcomes import MatchOutcome, Period
from mahjong_desk.club.standings.rule import CountedEvenings, ScoringMethod, StandingsRule, TieBreak

Figure = Decimal | Fraction | int
"""An exact number. Points are fractions, results decimals, which are added much faster; the two are never mixed."""


class UncountedReason(Enum):
    """Why a match does not count."""

    NO_RATE = auto()
    NO_POINTS = auto()


class EveningColumn(NamedTuple):
    """A column of the standings: an evening, or match ``number`` of it if the period is one session."""

    session: str
    day: date
    number: int


class EveningResult(NamedTuple):
    """The result of one person on one occasion."""

    value: Fraction
    counts: bool  # otherwise it is dropped by the rule
    first: bool  # the highest value of that occasion
    matches: tuple[MatchOutcome, ...]
    match_values: tuple[Fraction, ...]  # of each match


@dataclass(frozen=True, slots=True)
class StandingsRow:
    person: str
    place: int | None  # None for too few matches
    before: int | None  # the place before the last occasion
    cells: Mapping[int, EveningResult]  # by the number of the occasion
    mean: Fraction  # the mean place
    total: Fraction
    matches: int
    missing: int  # how many more matches are needed for a place

    @property
    def moved(self) -> int | None:
        """The places gained since the previous occasion, negative if lost; None if there is no comparison."""
        return self.before - self.place if self.place is not None and self.before is not None else None


class ExcludedMatches(NamedTuple):
    """How many matches of a rule system do not count, and why."""

    reason: UncountedReason
    system: str
    matches: int


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings: the best first, those with too few matches last."""

    rule: StandingsRule
    period: Period
    columns: tuple[EveningColumn, ...]
    rows: tuple[StandingsRow, ...]
    system: str  # in whose unit results are added; empty for the club's own
    excluded: tuple[ExcludedMatches, ...]

    @property
    def compared_with(self) -> EveningColumn | None:
        """The last occasion but one, with which places are compared; None if there is only one."""
        return self.columns[-2] if len(self.columns) > 1 else None


class _Worth:
    """The value of a match for each player, or why it does not count."""

    def __init__(self, rule: StandingsRule, systems: Collection[str]) -> None:
        self._rates, self.system = dict(rule.rates.factors), ""
        if len(systems) == 1 and not self._rates.keys() & systems:
            # Results of one system need no rate.
            (self.system,) = systems
            self._rates[self.system] = Decimal(1)
        self._by_places = rule.method is ScoringMethod.PLACES
        self._breaks_ties = TieBreak.RESULT in rule.tie_breaks and self._rates.keys() >= set(systems)

        @cache
        def points(places: tuple[int, ...]) -> list[Figure]:
            figures = [rule.points_for(len(places), place, places.count(place)) for place in places]
            known = [figure for figure in figures if figure is not None]
            if len(known) < len(figures):
                return []
            return [int(figure) if figure.denominator == 1 else figure for figure in known]

        self._points = points

    def values(self, outcome: MatchOutcome) -> Sequence[Figure] | UncountedReason:
        if self._by_places:
            return self._points(tuple(finish.place for finish in outcome.finishes)) or UncountedReason.NO_POINTS
        return self._results(outcome) or UncountedReason.NO_RATE

    def tie_break_results(self, outcome: MatchOutcome) -> Iterable[Figure]:
        return self._results(outcome) if self._breaks_ties else repeat(0)

    def _results(self, outcome: MatchOutcome) -> list[Figure]:
        rate = self._rates.get(outcome.system)
        return [finish.result * rate for finish in outcome.finishes] if rate is not None else []


class _Game(NamedTuple):
    """One match of one person."""

    outcome: MatchOutcome
    person: str
    place: int
    value: Figure
    result: Figure


_Games = Mapping[int, Sequence[_Game]]
"""The matches of one person by the number of the occasion."""


class _Score(NamedTuple):
    """The score of a person by the rule."""

    values: Mapping[int, Figure]
    dropped: Collection[int]
    total: Figure


def compute_standings(outcomes: Iterable[MatchOutcome], rule: StandingsRule, period: Period) -> Standings:
    """Returns the standings of a period; outcomes of other times and systems are ignored."""
    included = [outcome for outcome in outcomes if rule.includes(outcome.system) and period.contains(outcome)]
    included.sort(key=attrgetter("began", "number", "match"))
    worth = _Worth(rule, {outcome.system for outcome in included})
    occasions: dict[EveningColumn, int] = {}
    left_out: Counter[tuple[UncountedReason, str]] = Counter()
    people: dict[str, dict[int, list[_Game]]] = defaultdict(lambda: defaultdict(list))
    for outcome in included:
        values = worth.values(outcome)
        if isinstance(values, UncountedReason):
            left_out[values, outcome.system] += 1
            continue
        occasion = EveningColumn(outcome.session, outcome.day, outcome.number if period.session else 0)
        column = occasions.setdefault(occasion, len(occasions))
        for finish, value, result in zip(outcome.finishes, values, worth.tie_break_results(outcome), strict=False):
            people[finish.person][column].append(_Game(outcome, finish.person, finish.place, value, result))
    last = len(occasions) - 1
    scores = {person: _score(games, rule) for person, games in people.items()}
    earlier = {person: {at: evening for at, evening in games.items() if at != last} for person, games in people.items()}
    earlier = {person: games for person, games in earlier.items() if games}
    before = {
        person: _score(games, rule) if last in people[person] else scores[person] for person, games in earlier.items()
    }
    return Standings(
        rule,
        period,
        tuple(occasions),
        _rows(people, scores, dict(_ranked(people, scores, rule)), dict(_ranked(earlier, before, rule)), rule),
        worth.system,
        tuple(ExcludedMatches(*key, count) for key, count in sorted(left_out.items(), key=itemgetter(1))),
    )


def _score(games: _Games, rule: StandingsRule) -> _Score:
    mean = rule.method is ScoringMethod.AVERAGE
    values = {at: _sum((game.value for game in evening), len(evening) if mean else 1) for at, evening in games.items()}
    # Dropping the worst keeps one, so that a rare player has a score; of equal ones the earlier are dropped first.
    drop_count = {
        CountedEvenings.ALL: 0,
        CountedEvenings.BEST: max(0, len(values) - rule.counted_number),
        CountedEvenings.DROP_WORST: min(rule.counted_number, len(values) - 1),
    }[rule.counting]
    dropped = sorted(values, key=lambda at: (values[at], at))[:drop_count]
    counted = [game.value for at, evening in games.items() if at not in dropped for game in evening]
    return _Score(values, dropped, _sum(counted, len(counted) if mean else 1))


def _sum(values: Iterable[Figure], count: int = 1) -> Figure:
    total: Figure = sum(values)
    return Fraction(total) / count if count > 1 else total


def _ranked(
    people: Mapping[str, _Games], scores: Mapping[str, _Score], rule: StandingsRule
) -> Iterator[tuple[str, int | None]]:
    """Yields people in order, each with the place; those with too few matches come last, with None."""
    enough = {person: [*chain(*games.values())] for person, games in people.items()}
    few = [person for person, games in enough.items() if len(games) < rule.minimum]
    for person in few:
        del enough[person]
    # Complete ties are in the same order on every machine.
    by_total: _TieBreak = lambda games, _others: scores[games[0].person].total  # noqa: E731
    place = 1
    for together in _ordered(sorted(enough), enough, (by_total, *(_TIE_BREAKS[level] for level in rule.tie_breaks))):
        yield from ((person, place) for person in together)
        place += len(together)
    for person in sorted(sorted(few), key=lambda person: scores[person].total, reverse=True):
        yield person, None


_TieBreak = Callable[[Sequence[_Game], Collection[str]], Figure]
"""Returns a figure for the matches of a person among the tied; the higher, the better."""


def _ordered(
    people: Sequence[str], games: Mapping[str, Sequence[_Game]], tie_breaks: Sequence[_TieBreak]
) -> Iterator[Sequence[str]]:
    """Yields people in order, complete ties together."""
    if len(people) < 2 or not tie_breaks:
        yield people
        return
    figures = {person: tie_breaks[0](games[person], people) for person in people}
    for _, level in groupby(sorted(people, key=figures.__getitem__, reverse=True), key=figures.__getitem__):
        yield from _ordered([*level], games, tie_breaks[1:])


def _mean_place(games: Sequence[_Game]) -> Fraction:
    return Fraction(sum(game.place for game in games), len(games))


def _head_to_head(games: Sequence[_Game], level: Collection[str]) -> int:
    """Returns how much more often a player was ahead of the tied others than behind them."""
    others = {person for person in level if person != games[0].person}
    return sum(
        (game.place < finish.place) - (game.place > finish.place)
        for game in games
        for finish in game.outcome.finishes
        if finish.person in others
    )


_TIE_BREAKS: Mapping[TieBreak, _TieBreak] = {
    TieBreak.MEAN_PLACE: lambda games, _level: -_mean_place(games),
    TieBreak.RESULT: lambda games, _level: _sum(game.result for game in games),
    TieBreak.FIRST_PLACES: lambda games, _level: sum(game.place == 1 for game in games),
    TieBreak.HEAD_TO_HEAD: _head_to_head,
}


def _rows(
    people: Mapping[str, _Games],
    scores: Mapping[str, _Score],
    places: Mapping[str, int | None],
    before: Mapping[str, int | None],
    rule: StandingsRule,
) -> tuple[StandingsRow, ...]:
    best: dict[int, Figure] = {}
    for score in scores.values():
        for at, value in score.values.items():
            best[at] = max(value, best.get(at, value))
    exact = cache(Fraction)  # the same few figures recur
    rows = []
    for person, place in places.items():
        games, score = people[person], scores[person]
        cells = {
            at: EveningResult(
                exact(score.values[at]),
                at not in score.dropped,
                score.values[at] == best[at],
                tuple(game.outcome for game in evening),
                tuple(exact(game.value) for game in evening),
            )
            for at, evening in games.items()
        }
        played = [*chain(*games.values())]
        count, total = len(played), Fraction(score.total)
        missing = max(0, rule.minimum - count)
        rows.append(StandingsRow(person, place, before.get(person), cells, _mean_place(played), total, count, missing))
    return tuple(rows)
