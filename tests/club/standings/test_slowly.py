# SPDX-License-Identifier: MIT
"""Standings are those of a slow calculation from the club's files and the answers of ``mahjong-desk replay`` alone."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, date
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from mahjong_desk.club.played import load_session
from mahjong_desk.club.session_file import session_document
from mahjong_desk.club.standings.outcomes import ALL_TIME, Period, match_outcomes
from mahjong_desk.club.standings.rule import CountedEvenings, ScoringMethod, StandingsRule
from mahjong_desk.club.standings.standings import compute_standings
from mahjong_desk.ledger.books import Rates
from tests.club.edited_club import ClubUnderTest, random_edit
from tests.club.statistics.slowly import SYSTEMS, replay_answer, result_of
from tests.scope import amount

Json = dict[str, Any]
POINTS = {2: "20", 3: "310", 4: "4210"}
RATES = {"arushiaru/points": "0.1", "beijing/points": "2", "boo/result_points": "0.25", "shogi/points": "1"}


class Ended(NamedTuple):
    """A match that ended: where, when, of which system, and who had which place and which result."""

    session: str
    at: str
    number: int
    system: str
    seats: list[tuple[str, int, Fraction]]


def ended(sessions: list[Json], person_of: Callable[[str], str]) -> list[Ended]:
    """Returns the matches that ended, in the order in which they were begun."""
    found = []
    for session in sessions:
        for number, match in enumerate(session["matches"], start=1):
            _, fields = replay_answer(match)
            if fields["final"] is None:
                continue
            names = list(match["players"])
            for event in match["events"]:
                if event["type"] == "substitute":
                    names[event["player"]] = event["name"]
            final = fields["final"]
            seats = [
                (person_of(name), place, Fraction(result_of(SYSTEMS[match["ruleset"]], result)))
                for name, place, result in zip(names, final["ranks"], final["results"], strict=True)
            ]
            found.append(Ended(session["uuid"], match["journal"][0]["at"], number, SYSTEMS[match["ruleset"]], seats))
    return sorted(found, key=lambda one: (one.at, one.number))


def worth(match: Ended, rule: StandingsRule) -> list[Fraction] | None:
    if rule.method is not ScoringMethod.PLACES:
        rate = rule.rates.factors.get(match.system)
        return [result * Fraction(rate) for _, _, result in match.seats] if rate is not None else None
    brought = [Fraction(points) for points in POINTS[len(match.seats)]]
    places = [place for _, place, _ in match.seats]
    return [
        sum(brought[place - 1 : place - 1 + places.count(place)], Fraction(0)) / places.count(place) for place in places
    ]


def reckoned(matches: list[Ended], rule: StandingsRule) -> tuple[dict[str, tuple[Any, ...]], dict[str, Fraction]]:
    """Returns for each person the worth of the evenings, those left out, mean place and matches; and what everybody has."""
    sessions = list(dict.fromkeys(match.session for match in matches if worth(match, rule) is not None))
    by_evening: dict[str, dict[int, list[Fraction]]] = defaultdict(lambda: defaultdict(list))
    places: dict[str, list[int]] = defaultdict(list)
    for match in matches:
        brought = worth(match, rule)
        for (person, place, _), value in zip(match.seats, brought or [], strict=brought is not None):
            by_evening[person][sessions.index(match.session)].append(value)
            places[person].append(place)
    found, totals = {}, {}
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
        found[person] = (values, set(out), Fraction(sum(places[person]), len(places[person])), len(places[person]))
    return found, totals


def places_of(found: dict[str, tuple[Any, ...]], totals: dict[str, Fraction], rule: StandingsRule) -> dict[str, int]:
    """Returns the places, the mean place parting those who are level."""
    there = [person for person in totals if found[person][3] >= rule.minimum]
    keys = {person: (-totals[person], found[person][2]) for person in there}
    return {person: 1 + sum(keys[other] < keys[person] for other in there) for person in there}


def compare(club: ClubUnderTest, rule: StandingsRule, period: Period = ALL_TIME) -> None:
    """Holds standings against the slow ones."""
    club.look()
    sessions = [load_session(club.ledger, session, {}) for session in club.ledger.sessions()]
    matches = ended([json.loads(json.dumps(session_document(one))) for one in sessions], club.person_of)
    if period.first is not None:
        matches = [match for match in matches if match.at[:10] >= period.first.isoformat()]
    outcomes = match_outcomes(club.facts.matches(), lambda identity: club.people.person(identity).uuid, UTC)
    standings = compute_standings(outcomes, rule, period)
    found, totals = reckoned(matches, rule)
    assert {line.person: line.total for line in standings.rows} == totals
    places = places_of(found, totals, rule)
    assert {line.person: line.place for line in standings.rows if line.place is not None} == places
    evenings = list(dict.fromkeys(match.session for match in matches if worth(match, rule) is not None))
    assert [occasion.session for occasion in standings.columns] == evenings
    earlier = [match for match in matches if evenings and match.session != evenings[-1]]
    before = places_of(*reckoned(earlier, rule), rule) if len(evenings) > 1 else {}
    for line in standings.rows:
        values, out, mean, count = found[line.person]
        assert {at: cell.value for at, cell in line.cells.items()} == values
        assert {at for at, cell in line.cells.items() if not cell.counts} == out
        assert (line.mean, line.matches, line.missing) == (mean, count, max(0, rule.minimum - count))
        assert line.before == before.get(line.person)
    unreckoned = sum(worth(match, rule) is None for match in matches)
    assert sum(left.matches for left in standings.excluded) == unreckoned


RULES = (
    StandingsRule(),
    StandingsRule(counting=CountedEvenings.BEST, counted_number=2, minimum=3),
    StandingsRule(ScoringMethod.RESULT, rates=Rates("yen", {key: Decimal(rate) for key, rate in RATES.items()})),
    StandingsRule(
        ScoringMethod.AVERAGE,
        counting=CountedEvenings.DROP_WORST,
        counted_number=1,
        rates=Rates("", {key: Decimal(rate) for key, rate in RATES.items()}),
    ),
)


def test_standings_are_those_of_the_slow_calculation(tmp_path: Path) -> None:
    source = random.Random(7)
    club = ClubUnderTest(tmp_path, source)
    for rule in RULES:
        compare(club, rule)
        compare(club, rule, Period(date(2025, 1, 16)))
    for number in range(amount(12) // 2):
        random_edit(club, source)
        compare(club, RULES[number % len(RULES)])
    club.close()
