# SPDX-License-Identifier: MIT
"""Standings computed from match outcomes, compared with a slow calculation."""

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, date, timedelta, timezone
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mahjong_desk.club.standings.outcomes import (
    ALL_TIME,
    MatchOutcome,
    Period,
    PlayerFinish,
    club_day,
    match_outcomes,
    month,
    year,
)
from mahjong_desk.club.standings.rule import CountedEvenings, ScoringMethod, StandingsRule, TieBreak
from mahjong_desk.club.standings.standings import (
    EveningColumn,
    ExcludedMatches,
    Standings,
    StandingsRow,
    UncountedReason,
    compute_standings,
)
from mahjong_desk.ledger.books import Rates
from tests.club.edited_club import ClubUnderTest, random_edit
from tests.club.statistics.slow_statistics import SYSTEMS, replay_answer, result_of, session_files
from tests.scope import amount

ARU, BOO = "arushiaru/points", "boo/points"
FIVE = {4: tuple(map(Decimal, "5321"))}


def outcome(day: date, names: str, results: Sequence[int] = (), *, number: int = 1, system: str = ARU) -> MatchOutcome:
    """Returns a match in which people finished in this order; each day is a session."""
    worth = map(Decimal, results or [0] * len(names))
    finishes = tuple(map(PlayerFinish, names, range(1, len(names) + 1), worth))
    began = f"{day.isoformat()}T{18 + number:02}:00:00Z"
    return MatchOutcome(f"{day} {number} {names[0]}", str(day), number, began, day, system, finishes)


DAY = date(2026, 11, 5)


def days(count: int) -> list[date]:
    return [DAY + timedelta(weeks=week) for week in range(count)]


def line(standings: Standings, name: str) -> StandingsRow:
    return next(line for line in standings.rows if line.person == name)


def order(standings: Standings) -> str:
    return " ".join(f"{line.place or '-'}{line.person}" for line in standings.rows)


def test_equal_players_share_a_place_until_a_tie_break() -> None:
    first, second = days(2)
    matches = [outcome(first, "ABCD", (30, 10, -10, -30)), outcome(second, "BACD", (20, 10, -10, -20))]
    rule = StandingsRule(tie_breaks=())
    assert order(compute_standings(matches, rule, ALL_TIME)) == "1A 1B 3C 4D"
    # Each was first once, second once, and ahead of the other once.
    by_places = replace(rule, tie_breaks=(TieBreak.MEAN_PLACE, TieBreak.FIRST_PLACES, TieBreak.HEAD_TO_HEAD))
    assert order(compute_standings(matches, by_places, ALL_TIME)) == "1A 1B 3C 4D"
    by_result = replace(rule, tie_breaks=(TieBreak.MEAN_PLACE, TieBreak.RESULT))
    assert order(compute_standings(matches, by_result, ALL_TIME)) == "1A 2B 3C 4D"


def test_more_first_places_break_a_tie() -> None:
    matches = [outcome(DAY, "BACD"), outcome(DAY, "CABD", number=2)]
    rule = StandingsRule(points={4: tuple(map(Decimal, "5310"))}, tie_breaks=(TieBreak.FIRST_PLACES,))
    assert order(compute_standings(matches, rule, ALL_TIME)) == "1B 1C 3A 4D"


def test_tied_players_share_points_exactly_and_are_not_ahead() -> None:
    match = outcome(DAY, "abcd")
    tied = match._replace(finishes=(*match.finishes[:2], match.finishes[2]._replace(place=2), match.finishes[3]))
    standings = compute_standings([tied], StandingsRule(), ALL_TIME)
    assert [line.total for line in standings.rows] == [4, Fraction(3, 2), Fraction(3, 2), 0]
    rule = StandingsRule(points={4: tuple(map(Decimal, "3330"))}, tie_breaks=(TieBreak.HEAD_TO_HEAD,))
    assert order(compute_standings([tied, outcome(DAY, "wxyz", number=2)], rule, ALL_TIME)) == "1a 1w 3x 4b 4c 6y 7d 7z"


def test_head_to_head_counts_matches_of_the_tied_players() -> None:
    first, second = days(2)
    rule = StandingsRule(points={4: tuple(map(Decimal, "5320"))}, tie_breaks=(TieBreak.HEAD_TO_HEAD,))
    # Three have five points; b was ahead of both others, a of z.
    matches = [outcome(first, "axyz"), outcome(first, "wbyz", number=2)]
    matches += [outcome(second, "wxba"), outcome(second, "zyxw", number=2)]
    assert order(compute_standings(matches, replace(rule, tie_breaks=()), ALL_TIME)) == "1w 2x 3y 4a 4b 4z"
    assert order(compute_standings(matches, rule, ALL_TIME)) == "1w 2x 3y 4b 5a 6z"


def test_systems_are_added_only_with_rates() -> None:
    first, second = days(2)
    matches = [outcome(first, "ab", (10, -10)), outcome(second, "ba", (3, -3), system=BOO)]
    alone = compute_standings(matches[:1], StandingsRule(ScoringMethod.RESULT), ALL_TIME)
    assert (alone.system, line(alone, "a").total) == (ARU, Fraction(10))
    both = compute_standings(matches, StandingsRule(ScoringMethod.RESULT), ALL_TIME)
    assert both.rows == ()
    assert both.excluded == tuple(ExcludedMatches(UncountedReason.NO_RATE, system, 1) for system in (ARU, BOO))
    rates = Rates("yen", {ARU: Decimal("0.1"), BOO: Decimal(1)})
    rated = compute_standings(matches, StandingsRule(ScoringMethod.RESULT, rates=rates), ALL_TIME)
    assert (rated.system, line(rated, "b").total) == ("", Fraction(2))
    rates = Rates("yen", {BOO: Decimal(2)})
    partly = compute_standings(matches, StandingsRule(ScoringMethod.RESULT, rates=rates), ALL_TIME)
    assert line(partly, "b").total == 6
    assert partly.excluded == (ExcludedMatches(UncountedReason.NO_RATE, ARU, 1),)
    chosen = compute_standings(matches, StandingsRule(ScoringMethod.RESULT, systems=(BOO,)), ALL_TIME)
    assert (chosen.system, line(chosen, "b").total, chosen.excluded) == (BOO, Fraction(3), ())
    assert order(compute_standings(matches, StandingsRule(tie_breaks=(TieBreak.RESULT,)), ALL_TIME)) == "1a 1b"


def test_tables_without_points_are_reported() -> None:
    matches = [outcome(DAY, "abcd"), outcome(DAY, "abc", number=2), outcome(DAY, "ab", number=3)]
    standings = compute_standings(matches, StandingsRule(points={4: FIVE[4], 3: FIVE[4][:2]}), ALL_TIME)
    assert standings.excluded == (ExcludedMatches(UncountedReason.NO_POINTS, ARU, 2),)
    assert (line(standings, "a").matches, standings.compared_with) == (1, None)


def test_too_few_matches_give_no_place() -> None:
    first, second = days(2)
    matches = [outcome(first, "abcd"), outcome(second, "eabc"), outcome(second, "aefg", number=2)]
    standings = compute_standings(matches, StandingsRule(minimum=2), ALL_TIME)
    assert order(standings) == "1a 2e 3b 4c -f -d -g"
    assert line(standings, "d").missing == 1
    assert line(standings, "e").moved is None, "no previous place"


def test_standings_of_one_session_list_each_match() -> None:
    matches = [outcome(DAY, "abcd", number=2), outcome(DAY, "bacd", number=1), outcome(days(2)[1], "dcba")]
    rule = StandingsRule(counting=CountedEvenings.BEST, counted_number=1)
    standings = compute_standings(matches, rule, Period(session=str(DAY)))
    assert standings.columns == (EveningColumn(str(DAY), DAY, 1), EveningColumn(str(DAY), DAY, 2))
    assert order(standings) == "1a 1b 3c 4d"
    assert line(standings, "a").moved == 1
    assert line(standings, "b").moved == 0


@pytest.mark.parametrize(
    ("period", "days"),
    [
        (month(date(2024, 2, 10)), ["2024-02-29"]),
        (month(date(2024, 3, 31)), ["2024-03-01"]),
        (year(date(2024, 7, 1)), ["2024-01-01", "2024-02-29", "2024-03-01"]),
        (Period(None, date(2024, 2, 29)), ["2023-12-31", "2024-01-01", "2024-02-29"]),
        (Period(date(2024, 3, 1)), ["2024-03-01"]),
    ],
)
def test_a_period_includes_its_first_and_last_day(period: Period, days: list[str]) -> None:
    dates = [date(2023, 12, 31), date(2024, 1, 1), date(2024, 2, 29), date(2024, 3, 1)]
    played = [outcome(day, "ab") for day in dates]
    assert [str(match.day) for match in played if period.contains(match)] == days


def test_matches_after_midnight_belong_to_the_evening_before() -> None:
    tokyo = timezone(timedelta(hours=9))
    assert club_day("2026-11-30T20:30:00Z", tokyo) == date(2026, 11, 30)
    assert club_day("2026-11-30T21:00:00Z", tokyo) == date(2026, 12, 1)
    assert club_day("2026-12-01T00:10:00Z", UTC) == date(2026, 11, 30)
    assert club_day("9999-12-31T23:59:59Z", tokyo) == date.max


Json = dict[str, Any]
POINTS = {2: "20", 3: "310", 4: "4210"}
_FACTORS = {"arushiaru/points": "0.1", "beijing/points": "2", "boo/result_points": "0.25", "shogi/points": "1"}
RATES = Rates("yen", {system: Decimal(factor) for system, factor in _FACTORS.items()})


class EndedMatch(NamedTuple):
    """A finished match; each seat has a person, a place and a result."""

    session: str
    at: str
    number: int
    system: str
    seats: list[tuple[str, int, Fraction]]


def finished_matches(sessions: list[Json], person_of: Callable[[str], str]) -> list[EndedMatch]:
    matches = []
    for session in sessions:
        for number, match in enumerate(session["matches"], start=1):
            _, fields = replay_answer(match)
            if fields["final"] is None:
                continue
            names = list(match["players"])
            for event in match["events"]:
                if event["type"] == "substitute":
                    names[event["player"]] = event["name"]
            final, system = fields["final"], SYSTEMS[match["ruleset"]]
            seats = [
                (person_of(name), place, Fraction(result_of(system, result)))
                for name, place, result in zip(names, final["ranks"], final["results"], strict=True)
            ]
            matches.append(EndedMatch(session["uuid"], match["journal"][0]["at"], number, system, seats))
    return sorted(matches, key=lambda ended: (ended.at, ended.number))


def scores(match: EndedMatch, rule: StandingsRule) -> list[Fraction] | None:
    if rule.method is not ScoringMethod.PLACES:
        rate = rule.rates.factors.get(match.system)
        return [result * Fraction(rate) for _, _, result in match.seats] if rate is not None else None
    brought = [Fraction(points) for points in POINTS[len(match.seats)]]
    places = [place for _, place, _ in match.seats]
    shares = [(brought[place - 1 : place - 1 + places.count(place)], places.count(place)) for place in places]
    return [sum(points, Fraction(0)) / count for points, count in shares]


def slow_sums(matches: list[EndedMatch], rule: StandingsRule) -> tuple[dict[str, tuple[Any, ...]], dict[str, Fraction]]:
    """Returns each person's evenings, mean place and match count, and the totals."""
    sessions = list(dict.fromkeys(match.session for match in matches if scores(match, rule) is not None))
    by_evening: dict[str, dict[int, list[Fraction]]] = defaultdict(lambda: defaultdict(list))
    places: dict[str, list[int]] = defaultdict(list)
    for match in matches:
        brought = scores(match, rule)
        for (person, place, _), value in zip(match.seats, brought or [], strict=brought is not None):
            by_evening[person][sessions.index(match.session)].append(value)
            places[person].append(place)
    sums, totals = {}, {}
    for person, evenings in by_evening.items():
        mean = rule.method is ScoringMethod.AVERAGE
        values = {at: sum(brought) / (len(brought) if mean else 1) for at, brought in evenings.items()}
        worst_first = sorted(values, key=lambda at: (values[at], at))
        if rule.counting is CountedEvenings.BEST:
            out = worst_first[: -rule.counted_number]
        elif rule.counting is CountedEvenings.DROP_WORST:
            out = worst_first[: min(rule.counted_number, len(values) - 1)]
        else:
            out = []
        counted = [value for at, brought in evenings.items() if at not in out for value in brought]
        totals[person] = sum(counted, Fraction(0)) / (len(counted) if mean else 1)
        sums[person] = (values, set(out), Fraction(sum(places[person]), len(places[person])), len(places[person]))
    return sums, totals


def places_of(sums: dict[str, tuple[Any, ...]], totals: dict[str, Fraction], rule: StandingsRule) -> dict[str, int]:
    """Returns the places; ties are broken by the mean place."""
    ranked = [person for person in totals if sums[person][3] >= rule.minimum]
    keys = {person: (-totals[person], sums[person][2]) for person in ranked}
    return {person: 1 + sum(keys[other] < keys[person] for other in ranked) for person in ranked}


def compare(club: ClubUnderTest, rule: StandingsRule, period: Period = ALL_TIME) -> None:
    club.refresh()
    matches = finished_matches(session_files(club.ledger), club.person_of)
    if period.first is not None:
        matches = [match for match in matches if match.at[:10] >= period.first.isoformat()]
    outcomes = match_outcomes(club.facts.matches(), lambda identity: club.people.person(identity).uuid, UTC)
    standings = compute_standings(outcomes, rule, period)
    sums, totals = slow_sums(matches, rule)
    assert {line.person: line.total for line in standings.rows} == totals
    places = places_of(sums, totals, rule)
    assert {line.person: line.place for line in standings.rows if line.place is not None} == places
    evenings = list(dict.fromkeys(match.session for match in matches if scores(match, rule) is not None))
    assert [occasion.session for occasion in standings.columns] == evenings
    assert standings.compared_with == (standings.columns[-2] if len(evenings) > 1 else None)
    earlier = [match for match in matches if evenings and match.session != evenings[-1]]
    before = places_of(*slow_sums(earlier, rule), rule) if len(evenings) > 1 else {}
    for line in standings.rows:
        values, out, mean, count = sums[line.person]
        assert {at: cell.value for at, cell in line.cells.items()} == values
        assert {at for at, cell in line.cells.items() if not cell.counts} == out
        assert (line.mean, line.matches, line.missing) == (mean, count, max(0, rule.minimum - count))
        assert line.previous_place == before.get(line.person)
        for at, cell in line.cells.items():
            assert cell.is_best == (cell.value == max(other[at] for other, *_ in sums.values() if at in other))
    assert sum(left.matches for left in standings.excluded) == sum(scores(match, rule) is None for match in matches)


RULES = (
    StandingsRule(),
    StandingsRule(counting=CountedEvenings.BEST, counted_number=2, minimum=3),
    StandingsRule(ScoringMethod.RESULT, rates=RATES),
    StandingsRule(ScoringMethod.AVERAGE, counting=CountedEvenings.DROP_WORST, counted_number=1, rates=RATES),
)


def test_standings_equal_the_slow_calculation(tmp_path: Path) -> None:
    source = random.Random(7)
    club = ClubUnderTest(tmp_path, source)
    for rule in RULES:
        compare(club, rule)
        compare(club, rule, Period(date(2025, 1, 16)))
    for number in range(amount(12) // 2):
        random_edit(club, source)
        compare(club, RULES[number % len(RULES)])
    club.close()
