# SPDX-License-Identifier: MIT
"""A session added up: nothing is added that cannot be."""

from __future__ import annotations

from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.totals import (
    HOUSE_KEY,
    MatchResult,
    compute_totals,
    match_result,
    system_of,
    to_decimal,
    to_number,
)
from mahjong_desk.ledger.books import Rates
from mahjong_desk.match import Match, replay
from mahjong_desk.rules.model.events import MatchEnd, Substitution, Win, Winner
from mahjong_desk.rules.registry import get_ruleset

ARU = system_of(get_ruleset("arushiaru").bind({}))
BOO = system_of(get_ruleset("boo").bind({}))
POINTS = system_of(get_ruleset("wsom").bind({}))
ROOTS = system_of(get_ruleset("wsom").bind({"result": "match_points"}))


def match(number: int, system: object, **results: float) -> MatchResult:
    return MatchResult(number, system, {name: to_decimal(result) for name, result in results.items()})  # type: ignore[arg-type]


def test_one_system_adds_up_and_ranks() -> None:
    totals = compute_totals(
        [match(1, ARU, Aoi=10, Ben=-10), match(2, ARU, Aoi=-30, Emi=30), match(3, ARU)], Rates(), ["Fumi"]
    )
    assert totals.names == ("Emi", "Fumi", "Ben", "Aoi")
    assert totals.by_system == {ARU.key: {"Aoi": -20, "Ben": -10, "Emi": 30}}
    assert totals.club_totals is None
    assert totals.unrated_systems == (ARU,)


def test_the_result_is_that_of_who_sits_there_at_the_end() -> None:
    win = Win(discarder=3, wins=(Winner(1, value={"han": 1, "fu": 30}),))
    events = (win, Substitution(player=1, name="Emi"), MatchEnd())
    played = replay(Match(get_ruleset("arushiaru").bind({}), {}, ("Aoi", "Ben", "Chie", "Dai"), events))
    assert match_result(1, played).results == {"Aoi": 0, "Emi": 240, "Chie": 0, "Dai": -240}


def test_results_that_people_count_by_the_thousand_are_added_so() -> None:
    win = Win(discarder=3, wins=(Winner(1, value={"han": 2, "fu": 30}),))
    played = replay(Match(get_ruleset("riichi").bind({}), {}, ("Aoi", "Ben", "Chie", "Dai"), (win, MatchEnd())))
    assert list(played.final.results) == [5000, 37000, -15000, -27000]
    assert match_result(1, played).results == {"Aoi": 5, "Ben": 37, "Chie": -15, "Dai": -27}


def test_systems_are_not_added_without_rates() -> None:
    played = [match(1, BOO, Aoi=10, Ben=-10), match(2, POINTS, Ben=300, Aoi=-300), match(3, ROOTS, Aoi=1.5, Ben=-1.5)]
    totals = compute_totals(played, Rates("yen", {BOO.key: Decimal(10), POINTS.key: Decimal("0.1")}))
    assert totals.systems == (BOO, POINTS, ROOTS), "match points are no points"
    assert totals.club_totals is None
    assert totals.unrated_systems == (ROOTS,)
    assert totals.names == ("Aoi", "Ben"), "as they joined"


def test_rates_add_everything_up_exactly() -> None:
    played = [match(1, BOO, Aoi=7, Ben=-10, **{HOUSE_KEY: 3}), match(2, ROOTS, Ben=0.07, Aoi=-0.07)]
    totals = compute_totals(played, Rates("yen", {BOO.key: Decimal("0.1"), ROOTS.key: Decimal("3")}))
    assert totals.club_totals == {"Aoi": Decimal("0.49"), "Ben": Decimal("-0.79"), HOUSE_KEY: Decimal("0.3")}
    assert totals.names == ("Aoi", "Ben", HOUSE_KEY)


@given(st.lists(st.integers(-10_000, 10_000), min_size=1), st.decimals(0, 1000, places=4))
def test_what_sums_to_zero_does_so_in_the_clubs_unit(results: list[int], factor: Decimal) -> None:
    played = [match(number, ARU, Aoi=result / 100, Ben=-result / 100) for number, result in enumerate(results)]
    club = compute_totals(played, Rates("yen", {ARU.key: factor})).club_totals
    assert sum(club.values()) == 0


def test_whole_sums_are_shown_whole() -> None:
    assert [repr(to_number(Decimal(text))) for text in ("10.00", "-0.5", "0E+2")] == ["10", "-0.5", "0"]
