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

Score = Decimal | Fraction | int
"""An exact number. Points are fractions, results decimals, which are added much faster; the two are never mixed."""


class UncountedReason(Enum):
    """Why a match does not count."""

    NO_RATE = auto()
    NO_POINTS = auto()


class EveningColumn(NamedTuple):
    """A column of the standings: an evening, or a match if the period is one session."""

    session: str
    day: date
    number: int  # of the match; 0 for an evening


class EveningResult(NamedTuple):
    """The result of one person in one column."""

    value: Fraction
    counts: bool  # otherwise it is dropped by the rule
    is_best: bool  # the highest value of the column
    matches: tuple[MatchOutcome, ...]
    match_values: tuple[Fraction, ...]  # of each match


@dataclass(frozen=True, slots=True)
class StandingsRow:
    person: str
    place: int | None  # None for too few matches
    previous_place: int | None  # before the last column
    cells: Mapping[int, EveningResult]  # by the index of the column
    mean: Fraction  # the mean place
    total: Fraction
    matches: int
    missing: int  # how many more matches are needed for a place

    @property
    def moved(self) -> int | None:
        """The places gained in the last column, negative if lost; None if not comparable."""
        return self.previous_place - self.place if self.place is not None and self.previous_place is not None else None


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
        """The column before the last, with which places are compared, or None."""
        return self.columns[-2] if len(self.columns) > 1 else None


class _MatchScorer:
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
        def points(places: tuple[int, ...]) -> list[Score]:
            figures = [rule.points_for(len(places), place, places.count(place)) for place in places]
            known = [figure for figure in figures if figure is not None]
            if len(known) < len(figures):
                return []
            return [int(figure) if figure.denominator == 1 else figure for figure in known]

        self._points = points

    def values(self, outcome: MatchOutcome) -> Sequence[Score] | UncountedReason:
        if self._by_places:
            return self._points(tuple(finish.place for finish in outcome.finishes)) or UncountedReason.NO_POINTS
        return self._results(outcome) or UncountedReason.NO_RATE

    def tie_break_results(self, outcome: MatchOutcome) -> Iterable[Score]:
        return self._results(outcome) if self._breaks_ties else repeat(0)

    def _results(self, outcome: MatchOutcome) -> list[Score]:
        rate = self._rates.get(outcome.system)
        return [finish.result * rate for finish in outcome.finishes] if rate is not None else []


class _Game(NamedTuple):
    """One match of one person."""

    outcome: MatchOutcome
    person: str
    place: int
    value: Score
    result: Score


_Games = Mapping[int, Sequence[_Game]]
"""The matches of one person by the index of the column."""
_TieBreak = Callable[[Sequence[_Game], Collection[str]], Score]
"""Returns a figure for the matches of a person among the tied; the higher, the better."""


class _Score(NamedTuple):
    """The score of a person by the rule."""

    values: Mapping[int, Score]
    dropped: Collection[int]
    total: Score


def compute_standings(outcomes: Iterable[MatchOutcome], rule: StandingsRule, period: Period) -> Standings:
    """Returns the standings of a period, ignoring outcomes of other times and systems."""
    included = [outcome for outcome in outcomes if rule.includes(outcome.system) and period.contains(outcome)]
    included.sort(key=attrgetter("started_at", "number", "match"))
    scorer = _MatchScorer(rule, {outcome.system for outcome in included})
    columns: dict[EveningColumn, int] = {}
    left_out: Counter[tuple[UncountedReason, str]] = Counter()
    people: dict[str, dict[int, list[_Game]]] = defaultdict(lambda: defaultdict(list))
    for outcome in included:
        values = scorer.values(outcome)
        if isinstance(values, UncountedReason):
            left_out[values, outcome.system] += 1
            continue
        key = EveningColumn(outcome.session, outcome.day, outcome.number if period.session else 0)
        column = columns.setdefault(key, len(columns))
        for finish, value, result in zip(outcome.finishes, values, scorer.tie_break_results(outcome), strict=False):
            people[finish.person][column].append(_Game(outcome, finish.person, finish.place, value, result))
    last = len(columns) - 1
    earlier = {
        person: earlier_games
        for person, games in people.items()
        if (earlier_games := {column: played for column, played in games.items() if column != last})
    }
    scores = {person: _score(games, rule) for person, games in people.items()}
    earlier_scores = {
        person: _score(games, rule) if last in people[person] else scores[person] for person, games in earlier.items()
    }
    places, previous_places = dict(_rank(people, scores, rule)), dict(_rank(earlier, earlier_scores, rule))
    return Standings(
        rule,
        period,
        tuple(columns),
        _rows(people, scores, places, previous_places, rule.minimum),
        scorer.system,
        tuple(ExcludedMatches(*key, count) for key, count in sorted(left_out.items(), key=itemgetter(1))),
    )


def _score(games: _Games, rule: StandingsRule) -> _Score:
    mean = rule.method is ScoringMethod.AVERAGE
    values = {
        column: _sum((game.value for game in played), len(played) if mean else 1) for column, played in games.items()
    }
    # Dropping the worst keeps one, so that a rare player has a score; of equal ones the earlier are dropped first.
    drop_count = {
        CountedEvenings.ALL: 0,
        CountedEvenings.BEST: max(0, len(values) - rule.counted_number),
        CountedEvenings.DROP_WORST: min(rule.counted_number, len(values) - 1),
    }[rule.counting]
    dropped = sorted(values, key=lambda column: (values[column], column))[:drop_count]
    counted = [game.value for column, played in games.items() if column not in dropped for game in played]
    return _Score(values, dropped, _sum(counted, len(counted) if mean else 1))


def _sum(values: Iterable[Score], divisor: int = 1) -> Score:
    total: Score = sum(values)
    return Fraction(total) / divisor if divisor > 1 else total


def _rank(
    people: Mapping[str, _Games], scores: Mapping[str, _Score], rule: StandingsRule
) -> Iterator[tuple[str, int | None]]:
    """Yields people with their places; those with too few matches last, with None."""
    games = {person: [*chain(*columns.values())] for person, columns in people.items()}
    # Complete ties are in the same order on every machine.
    names = sorted(games)
    enough = [person for person in names if len(games[person]) >= rule.minimum]
    few = [person for person in names if len(games[person]) < rule.minimum]

    def total(games: Sequence[_Game], _tied: Collection[str]) -> Score:
        return scores[games[0].person].total

    place = 1
    for tied in _order(enough, games, (total, *(_TIE_BREAKS[tie_break] for tie_break in rule.tie_breaks))):
        yield from ((person, place) for person in tied)
        place += len(tied)
    for person in sorted(few, key=lambda person: scores[person].total, reverse=True):
        yield person, None


def _order(
    people: Sequence[str], games: Mapping[str, Sequence[_Game]], tie_breaks: Sequence[_TieBreak]
) -> Iterator[Sequence[str]]:
    """Yields people in order, complete ties together."""
    if len(people) < 2 or not tie_breaks:
        yield people
        return
    figures = {person: tie_breaks[0](games[person], people) for person in people}
    for _, tied in groupby(sorted(people, key=figures.__getitem__, reverse=True), key=figures.__getitem__):
        yield from _order([*tied], games, tie_breaks[1:])


def _mean_place(games: Sequence[_Game]) -> Fraction:
    return Fraction(sum(game.place for game in games), len(games))


def _head_to_head(games: Sequence[_Game], tied: Collection[str]) -> int:
    """Returns how often a player beat the tied others minus how often they lost."""
    others = {person for person in tied if person != games[0].person}
    return sum(
        (game.place < finish.place) - (game.place > finish.place)
        for game in games
        for finish in game.outcome.finishes
        if finish.person in others
    )


_TIE_BREAKS: Mapping[TieBreak, _TieBreak] = {
    TieBreak.MEAN_PLACE: lambda games, _tied: -_mean_place(games),
    TieBreak.RESULT: lambda games, _tied: _sum(game.result for game in games),
    TieBreak.FIRST_PLACES: lambda games, _tied: sum(game.place == 1 for game in games),
    TieBreak.HEAD_TO_HEAD: _head_to_head,
}


def _rows(
    people: Mapping[str, _Games],
    scores: Mapping[str, _Score],
    places: Mapping[str, int | None],
    previous_places: Mapping[str, int | None],
    minimum: int,
) -> tuple[StandingsRow, ...]:
    best: dict[int, Score] = {}
    for score in scores.values():
        for column, value in score.values.items():
            best[column] = max(value, best.get(column, value))
    exact = cache(Fraction)  # the same few figures recur
    rows = []
    for person, place in places.items():
        games, score = people[person], scores[person]
        cells = {
            column: EveningResult(
                exact(score.values[column]),
                column not in score.dropped,
                score.values[column] == best[column],
                tuple(game.outcome for game in played),
                tuple(exact(game.value) for game in played),
            )
            for column, played in games.items()
        }
        all_games = [*chain(*games.values())]
        count, total = len(all_games), Fraction(score.total)
        missing, previous_place = max(0, minimum - count), previous_places.get(person)
        rows.append(StandingsRow(person, place, previous_place, cells, _mean_place(all_games), total, count, missing))
    return tuple(rows)
