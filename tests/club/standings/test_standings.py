# SPDX-License-Identifier: MIT
"""Standings, worked out from how matches ended."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, date, timedelta, timezone
from decimal import Decimal
from fractions import Fraction

import pytest

from mahjong_desk.club.facts.match_facts import MatchRoster, SeatResult
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

ARU, BOO = "arushiaru/points", "boo/points"
FIVE = {4: tuple(map(Decimal, "5321"))}


def outcome(
    day: date,
    names: Iterable[str],
    results: Sequence[int] = (),
    *,
    number: int = 1,
    system: str = ARU,
    places: str = "",
) -> MatchOutcome:
    """Returns a match in which people finished in this order; each day is a session."""
    people = list(names)
    order = [int(place) for place in places] or list(range(1, len(people) + 1))
    worth = list(results) or [0] * len(people)
    finishes = tuple(
        PlayerFinish(name, place, Decimal(result)) for name, place, result in zip(people, order, worth, strict=True)
    )
    began = f"{day.isoformat()}T{18 + number:02}:00:00Z"
    return MatchOutcome(f"{day} {number} {people[0]}", str(day), number, began, day, system, finishes)


DAY = date(2026, 11, 5)


def days(count: int) -> list[date]:
    return [DAY + timedelta(weeks=week) for week in range(count)]


def line(standings: Standings, name: str) -> StandingsRow:
    return next(line for line in standings.rows if line.person == name)


def order(standings: Standings) -> str:
    return " ".join(f"{line.place or '-'}{line.person}" for line in standings.rows)


def test_equal_players_share_a_place_until_a_tie_break() -> None:
    first, second, third = days(3)
    matches = [
        outcome(first, "ABCD", (30, 10, -10, -30)),
        outcome(second, "BACD", (20, 10, -10, -20)),
        outcome(third, "CEFG"),
        outcome(third, "HABD", (20, 15, -15, -20), number=2),
    ]
    rule = StandingsRule(tie_breaks=())
    assert order(compute_standings(matches[:2], rule, ALL_TIME)) == "1A 1B 3C 4D"
    # Both were first and second once, and equally often ahead of the other.
    by_places = replace(rule, tie_breaks=(TieBreak.MEAN_PLACE, TieBreak.FIRST_PLACES, TieBreak.HEAD_TO_HEAD))
    assert order(compute_standings(matches[:2], by_places, ALL_TIME)) == "1A 1B 3C 4D"
    by_result = replace(rule, tie_breaks=(TieBreak.MEAN_PLACE, TieBreak.RESULT))
    assert order(compute_standings(matches[:2], by_result, ALL_TIME)) == "1A 2B 3C 4D"


def test_head_to_head_looks_at_the_matches_that_the_level_shared() -> None:
    first, second = days(2)
    rule = StandingsRule(points={4: tuple(map(Decimal, "5320"))}, tie_breaks=(TieBreak.HEAD_TO_HEAD,))
    # Three have five points; b was ahead of both others, a of z.
    matches = [
        outcome(first, "axyz"),
        outcome(first, "wbyz", number=2),
        outcome(second, "wxba"),
        outcome(second, "zyxw", number=2),
    ]
    assert order(compute_standings(matches, replace(rule, tie_breaks=()), ALL_TIME)) == "1w 2x 3y 4a 4b 4z"
    assert order(compute_standings(matches, rule, ALL_TIME)) == "1w 2x 3y 4b 5a 6z"


def test_equal_places_share_the_points_exactly() -> None:
    rule = StandingsRule(points={4: tuple(map(Decimal, ("4", "2", "1", "0")))})
    standings = compute_standings([outcome(DAY, "abcd", places="1114")], rule, ALL_TIME)
    assert [one.total for one in standings.rows] == [Fraction(7, 3)] * 3 + [0]
    assert order(standings) == "1a 1b 1c 4d"


def test_averages_go_by_the_matches_that_count() -> None:
    first, second = days(2)
    matches = [
        outcome(first, "ab", (10, -10)),
        outcome(first, "ab", (1, -1), number=2),
        outcome(second, "ba", (5, -5)),
        outcome(second, "cb", (4, -4), number=2),
    ]
    standings = compute_standings(matches, StandingsRule(ScoringMethod.AVERAGE), ALL_TIME)
    assert line(standings, "a").total == Fraction(6, 3)
    assert line(standings, "b").total == Fraction(-10, 4)
    assert line(standings, "a").cells[0].value == Fraction(11, 2)
    without = compute_standings(
        matches, StandingsRule(ScoringMethod.AVERAGE, counting=CountedEvenings.DROP_WORST, counted_number=1), ALL_TIME
    )
    assert line(without, "b").total == Fraction(1, 2)
    assert not line(without, "b").cells[0].counts
    assert line(without, "c").total == 4, "one evening always counts"


def test_systems_are_added_at_rates_only() -> None:
    first, second = days(2)
    matches = [outcome(first, "ab", (10, -10)), outcome(second, "ba", (3, -3), system=BOO)]
    alone = compute_standings(matches[:1], StandingsRule(ScoringMethod.RESULT), ALL_TIME)
    assert (alone.system, line(alone, "a").total) == (ARU, Fraction(10))
    both = compute_standings(matches, StandingsRule(ScoringMethod.RESULT), ALL_TIME)
    assert both.rows == ()
    assert both.excluded == (
        ExcludedMatches(UncountedReason.NO_RATE, ARU, 1),
        ExcludedMatches(UncountedReason.NO_RATE, BOO, 1),
    )
    rated = compute_standings(
        matches,
        StandingsRule(ScoringMethod.RESULT, rates=Rates("yen", {ARU: Decimal("0.1"), BOO: Decimal(1)})),
        ALL_TIME,
    )
    assert (rated.system, line(rated, "b").total) == ("", Fraction(2))
    partly = compute_standings(
        matches, StandingsRule(ScoringMethod.RESULT, rates=Rates("yen", {BOO: Decimal(2)})), ALL_TIME
    )
    assert line(partly, "b").total == 6
    assert partly.excluded == (ExcludedMatches(UncountedReason.NO_RATE, ARU, 1),)
    chosen = compute_standings(matches, StandingsRule(ScoringMethod.RESULT, systems=(BOO,)), ALL_TIME)
    assert (chosen.system, line(chosen, "b").total, chosen.excluded) == (BOO, Fraction(3), ())


def test_results_of_several_systems_need_rates_to_rank() -> None:
    first, second = days(2)
    matches = [outcome(first, "ab", (10, -10)), outcome(second, "ba", (3, -3), system=BOO)]
    standings = compute_standings(matches, StandingsRule(tie_breaks=(TieBreak.RESULT,)), ALL_TIME)
    assert order(standings) == "1a 1b"


def test_tables_without_points_are_reported() -> None:
    matches = [outcome(DAY, "abcd"), outcome(DAY, "abc", number=2), outcome(DAY, "ab", number=3)]
    rule = StandingsRule(points={4: FIVE[4], 3: FIVE[4][:2]})
    standings = compute_standings(matches, rule, ALL_TIME)
    assert standings.excluded == (ExcludedMatches(UncountedReason.NO_POINTS, ARU, 2),)
    assert line(standings, "a").matches == 1


def test_too_few_matches_give_no_place() -> None:
    first, second = days(2)
    matches = [outcome(first, "abcd"), outcome(second, "eabc"), outcome(second, "aefg", number=2)]
    standings = compute_standings(matches, StandingsRule(minimum=2), ALL_TIME)
    assert order(standings) == "1a 2e 3b 4c -f -d -g"
    assert line(standings, "d").missing == 1
    assert line(standings, "e").moved is None, "there was no place before"


def test_a_session_alone_shows_match_by_match() -> None:
    matches = [outcome(DAY, "abcd", number=2), outcome(DAY, "bacd", number=1), outcome(days(2)[1], "dcba")]
    standings = compute_standings(
        matches, StandingsRule(counting=CountedEvenings.BEST, counted_number=1), Period(session=str(DAY))
    )
    assert standings.columns == (EveningColumn(str(DAY), DAY, 1), EveningColumn(str(DAY), DAY, 2))
    assert order(standings) == "1a 1b 3c 4d"
    assert line(standings, "a").moved == 1
    assert line(standings, "b").moved == 0


def test_the_best_evenings_count_and_each_row_tells_what_it_had() -> None:
    evenings = [outcome(day, names) for day, names in zip(days(3), ("abcd", "bacd", "dcba"), strict=True)]
    standings = compute_standings(evenings, StandingsRule(counting=CountedEvenings.BEST, counted_number=2), ALL_TIME)
    assert order(standings) == "1b 2a 3d 4c"
    rows = [line(standings, name) for name in "abcd"]
    assert [row.total for row in rows] == [6, 6, 3, 4]
    assert [row.mean for row in rows] == [Fraction(7, 3), 2, Fraction(8, 3), 3]
    assert [row.before for row in rows] == [1, 1, 3, 4]
    assert standings.compared_with == standings.columns[1]
    assert [[at for at, cell in row.cells.items() if cell.first] for row in rows] == [[0], [1], [], [2]]
    assert [[at for at, cell in row.cells.items() if not cell.counts] for row in rows] == [[2], [2], [0], [0]]


def test_a_period_without_matches_has_no_rows() -> None:
    standings = compute_standings([outcome(DAY, "abcd")], StandingsRule(), month(date(2026, 12, 31)))
    assert (standings.columns, standings.rows, standings.compared_with) == ((), (), None)


@pytest.mark.parametrize(
    ("period", "days"),
    [
        (month(date(2024, 2, 10)), ["2024-02-29"]),
        (year(date(2024, 7, 1)), ["2024-02-29", "2024-03-01"]),
        (Period(None, date(2024, 2, 29)), ["2023-12-31", "2024-02-29"]),
        (Period(date(2024, 3, 1)), ["2024-03-01"]),
    ],
)
def test_a_period_holds_its_first_and_last_day(period: Period, days: list[str]) -> None:
    played = [outcome(date.fromisoformat(day), "ab") for day in ("2023-12-31", "2024-02-29", "2024-03-01")]
    assert [str(one.day) for one in played if period.contains(one)] == days


def test_what_begins_after_midnight_is_of_the_evening_before() -> None:
    tokyo = timezone(timedelta(hours=9))
    assert club_day("2026-11-30T20:30:00Z", tokyo) == date(2026, 11, 30)
    assert club_day("2026-11-30T21:00:00Z", tokyo) == date(2026, 12, 1)
    assert club_day("2026-12-01T00:10:00Z", UTC) == date(2026, 11, 30)


def test_matches_that_go_on_have_no_outcome() -> None:
    seats = (SeatResult(0, "Aoi", 3000, 1, Decimal("1.5"), "a"), SeatResult(1, "Ben", 1000, 2, Decimal("-1.5"), "b"))
    ended = MatchRoster("m1", 1, "s", 1, "2026-11-05T19:00:00Z", BOO, 8, Decimal(0), seats)
    playing = MatchRoster(
        "m2", 2, "s", 2, "2026-11-05T20:00:00Z", BOO, 3, None, (SeatResult(0, "Aoi", 0), SeatResult(1, "Ben", 0))
    )
    finishes = (PlayerFinish("A", 1, Decimal("1.5")), PlayerFinish("B", 2, Decimal("-1.5")))
    found = match_outcomes((ended, playing), str.upper, UTC)
    assert found == [MatchOutcome("m1", "s", 1, "2026-11-05T19:00:00Z", date(2026, 11, 5), BOO, finishes)]
