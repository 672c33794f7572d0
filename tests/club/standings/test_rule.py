# SPDX-License-Identifier: MIT
"""Rules of standings, as they are written and read."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.standings.rule import (
    MAX_COUNT,
    CountedEvenings,
    ScoringMethod,
    StandingsRule,
    TieBreak,
    parse_points,
)
from mahjong_desk.journal.documents import JsonObject
from mahjong_desk.ledger.books import Rates

POINTS = st.decimals(-1000, 1000, places=4)
RULES = st.builds(
    StandingsRule,
    method=st.sampled_from(ScoringMethod),
    points=st.fixed_dictionaries({size: st.tuples(*[POINTS] * size) for size in (2, 3, 4)}),
    counting=st.sampled_from(CountedEvenings),
    counted_number=st.integers(0, MAX_COUNT),
    minimum=st.integers(0, MAX_COUNT),
    tie_breaks=st.lists(st.sampled_from(TieBreak), unique=True).map(tuple),
    systems=st.lists(st.sampled_from(["boo/points", "wsom/match_points"]), unique=True).map(tuple),
    rates=st.builds(
        Rates, st.text(max_size=5), st.fixed_dictionaries({}, optional={"boo/points": st.just(Decimal("0.5"))})
    ),
)


@given(RULES)
def test_a_rule_is_read_as_it_was_written(rule: StandingsRule) -> None:
    assert StandingsRule.from_payload(rule.to_payload()) == rule


@pytest.mark.parametrize(
    "wrong",
    [
        {"way": "luck"},
        {"points": {"4": ["4", "2", "1"]}},
        {"points": {"4": "4210"}},
        {"points": {"4": ["4", "2", "1", "NaN"]}},
        {"points": {"4": ["4", "2", "1", "0.00001"]}},
        {"points": {"four": []}},
        {"points": [4, 2, 1, 0]},
        {"counting": None},
        {"number": -1},
        {"number": 1001},
        {"minimum": True},
        {"minimum": "3"},
        {"levels": "mean_place"},
        {"levels": [1]},
        {"levels": ["age"]},
        {"systems": {"boo": 1}},
        {"rates": {"unit": "", "factors": {"boo": "-1"}}},
        {"rates": None},
    ],
)
def test_what_is_no_rule_is_refused(wrong: JsonObject) -> None:
    with pytest.raises(ValueError, match=r"."):
        StandingsRule.from_payload({**StandingsRule().to_payload(), **wrong})


@pytest.mark.parametrize(
    ("text", "points"), [("4", "4"), (" 1,5 ", "1.5"), ("−2", "-2"), ("-0.0001", "-0.0001"), ("1000000", "1000000")]
)
def test_points_are_read_as_people_write_them(text: str, points: str) -> None:
    assert parse_points(text) == Decimal(points)


@pytest.mark.parametrize("text", ["", "x", "1e9", "Infinity", "0.00001", "1,000,000", "1000000.1"])
def test_what_is_no_number_of_points_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no points"):
        parse_points(text)


def test_points_are_shared_among_those_who_take_the_places() -> None:
    rule = StandingsRule()
    assert rule.points_for(4, 1, 1) == 4
    assert rule.points_for(4, 2, 2) == Fraction(3, 2)
    assert rule.points_for(4, 1, 4) == Fraction(7, 4)
    assert rule.points_for(3, 2, 1) == 1
    assert rule.points_for(5, 1, 1) is None
    assert rule.points_for(4, 4, 2) is None
