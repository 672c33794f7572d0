# SPDX-License-Identifier: MIT
from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.standings.outcomes import MatchOutcome, Period, PlayerFinish
from mahjong_desk.club.standings.rating import INITIAL_RATING, RatingEstimate, Ratings
from mahjong_desk.club.standings.rule import (
    MAX_COUNT,
    SEASONS,
    STANDINGS,
    ClubSettings,
    CountedEvenings,
    ScoringMethod,
    Season,
    StandingsRule,
    TieBreak,
    add_season_act,
    change_season_act,
    delete_season_act,
    last_undoable_act,
    parse_points,
    read_club_settings,
    set_rating_act,
    set_rule_act,
    undo_act,
)
from mahjong_desk.journal.acts import JsonObject
from mahjong_desk.ledger.books import Rates
from mahjong_desk.ledger.contents import ClubAction
from mahjong_desk.ledger.progress import Cancelled, TaskProgress

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
def test_a_rule_is_read_back_unchanged(rule: StandingsRule) -> None:
    assert StandingsRule.from_payload(rule.to_payload()) == rule


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("way", ["luck"]),
        ("points", [{"4": ["4", "2", "1"]}, {"4": "4210"}, {"four": []}, [4, 2, 1, 0]]),
        ("points", [{"4": ["4", "2", "1", "NaN"]}, {"4": ["4", "2", "1", "0.00001"]}]),
        ("counting", [None]),
        ("number", [-1, 1001]),
        ("minimum", [True, "3"]),
        ("levels", ["mean_place", [1], ["age"]]),
        ("systems", [{"boo": 1}]),
        ("rates", [None, {"unit": "", "factors": {"boo": "-1"}}]),
    ],
)
def test_invalid_rules_are_refused(field: str, values: list[object]) -> None:
    for value in values:
        with pytest.raises(ValueError, match=r"."):
            StandingsRule.from_payload({**StandingsRule().to_payload(), field: value})


@pytest.mark.parametrize(
    ("text", "points"),
    [("4", "4"), (" 1,5 ", "1.5"), ("-0,125", "-0.125"), ("−2", "-2"), ("-0.0001", "-0.0001"), ("1000000", "1000000")],
)
def test_points_are_parsed_in_usual_notations(text: str, points: str) -> None:
    assert parse_points(text) == Decimal(points)


@pytest.mark.parametrize("text", ["", "x", "1e9", "Infinity", "0.00001", "1,000", "1,000,000", "1000000.1"])
def test_invalid_points_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a number"):
        parse_points(text)


AUTUMN = Period(date(2026, 9, 1), date(2026, 11, 30))
SPRING = Period(date(2026, 3, 1), None)
BEST = StandingsRule(counting=CountedEvenings.BEST, counted_number=6)
RESULT = StandingsRule(ScoringMethod.RESULT)


def acts(subject: str, *payloads: JsonObject) -> list[ClubAction]:
    return [ClubAction(str(number), "2026-09-01T20:00:00Z", subject, act) for number, act in enumerate(payloads)]


def seasons(*payloads: JsonObject) -> tuple[Season, ...]:
    return read_club_settings(acts(SEASONS, *payloads), ()).seasons


def standings(*payloads: JsonObject) -> ClubSettings:
    return read_club_settings((), acts(STANDINGS, *payloads))


def undo(number: int) -> JsonObject:
    return undo_act(ClubAction(str(number), "", "", {}))


def test_seasons_are_added_changed_and_deleted() -> None:
    added = (add_season_act("Autum", AUTUMN), add_season_act("Spring", SPRING))
    assert seasons(*added) == (Season("1", "Spring", SPRING), Season("0", "Autum", AUTUMN)), "the earliest first"
    renamed = change_season_act("0", "Autumn 2026", AUTUMN)
    assert seasons(*added, renamed, delete_season_act("1")) == (Season("0", "Autumn 2026", AUTUMN),)


@pytest.mark.parametrize(
    ("payloads", "names"),
    [
        ([undo(0)], []),
        ([delete_season_act("0"), undo(1)], ["A"]),
        ([delete_season_act("0"), undo(1), undo(2)], []),
        ([change_season_act("0", "B", AUTUMN), undo(1)], ["A"]),
        ([change_season_act("0", "B", AUTUMN), change_season_act("0", "C", AUTUMN), undo(1)], ["C"]),
        ([delete_season_act("0"), change_season_act("0", "B", AUTUMN)], []),
        ([undo(7)], ["A"]),
        ([{"act": "paint", "of": "0"}], ["A"]),
        ([{"act": "change", "of": "0", "name": "B", "first": "soon", "last": None}], ["A"]),
        ([{"act": "change", "of": 0}, {"act": "undo", "of": ["0"]}, {"act": "delete"}], ["A"]),
    ],
)
def test_undone_and_invalid_acts_have_no_effect(payloads: Sequence[JsonObject], names: list[str]) -> None:
    assert [season.name for season in seasons(add_season_act("A", AUTUMN), *payloads)] == names


def test_a_season_has_its_own_rule_or_the_default_rule() -> None:
    settings = standings(set_rule_act(RESULT), set_rule_act(BEST, "autumn"))
    assert settings.rule() == settings.rule("spring") == RESULT
    assert settings.rule("autumn") == BEST
    assert standings(set_rule_act(RESULT), set_rule_act(BEST), undo(1)).rule() == RESULT
    assert standings(set_rule_act(RESULT), {"act": "rule", "season": "", "rule": {"way": "luck"}}).rule() == RESULT


def test_rating_is_off_unless_the_club_enables_it() -> None:
    assert standings(set_rating_act(on=True)).rating_enabled
    assert not standings(set_rating_act(on=True), set_rating_act(on=False)).rating_enabled
    assert not standings(set_rating_act(on=True), undo(0)).rating_enabled


def test_the_last_effective_act_is_the_one_to_undo() -> None:
    entered = acts(SEASONS, add_season_act("A", AUTUMN), delete_season_act("0"), undo(1))
    assert last_undoable_act(entered) == entered[0]
    assert last_undoable_act(acts(SEASONS, add_season_act("A", AUTUMN), undo(0))) is None


PEOPLE = "abcdefgh"


def outcome(number: int, places: dict[str, int]) -> MatchOutcome:
    finishes = tuple(PlayerFinish(person, place, Decimal(0)) for person, place in places.items())
    at = f"2026-11-05T{number:02}:00:00Z"
    return MatchOutcome(str(number), "s", number, at, date(2026, 11, 5), "boo/points", finishes)


def test_a_cancelled_rating_stops_at_the_next_match() -> None:
    progress = TaskProgress()
    progress.cancel()
    with pytest.raises(Cancelled):
        Ratings([outcome(1, {"a": 1, "b": 2})], progress)


def test_a_match_moves_ratings_by_place() -> None:
    ratings = Ratings([outcome(1, {"a": 1, "b": 2, "c": 3, "d": 4})])
    assert ratings.ranking() == ["a", "b", "c", "d"]
    values = [ratings.estimate(person).value for person in "abcd"]
    assert values[0] > INITIAL_RATING > values[3]
    assert sum(values) == pytest.approx(4 * INITIAL_RATING)
    (movement,) = ratings.changes["b"]
    assert (movement.place, movement.before) == (2, RatingEstimate())
    assert movement.opponents == tuple((person, RatingEstimate()) for person in "acd")
    assert movement.after.deviation < movement.before.deviation


def test_ratings_follow_the_weng_lin_model() -> None:
    """An unrated winner gains p·s²/c, where p = ½ and c² = 2(s² + β²)."""
    ratings = Ratings([outcome(1, {"a": 1, "b": 2})])
    variance = 500.0**2 + 5.0**2
    step = variance / (2 * (variance + 250.0**2)) ** 0.5 / 2
    assert ratings.estimate("a").value == pytest.approx(INITIAL_RATING + step, abs=1e-6)
    assert ratings.estimate("b").value == pytest.approx(INITIAL_RATING - step, abs=1e-6)


def test_matches_are_rated_in_starting_order() -> None:
    matches = [outcome(number, {"a": 1 + number % 2, "b": 2 - number % 2, "c": 3}) for number in range(1, 6)]
    assert Ratings(matches).changes == Ratings(matches[::-1]).changes


def test_a_player_at_two_seats_is_not_rated() -> None:
    twice = outcome(1, {"a": 1})
    twice = twice._replace(finishes=twice.finishes * 2)
    assert Ratings([twice]).ranking() == []


@given(st.lists(st.permutations(PEOPLE).map(lambda order: order[:4]), max_size=12), st.integers(0, 23))
def test_each_movement_starts_at_the_previous_rating(tables: list[list[str]], ties: int) -> None:
    matches = [
        outcome(at, {person: max(1, place - (ties + at) % 3) for place, person in enumerate(table, start=1)})
        for at, table in enumerate(tables)
    ]
    ratings = Ratings(matches)
    for moved in ratings.changes.values():
        assert moved[0].before == RatingEstimate()
        assert all(one.after == other.before for one, other in pairwise(moved))
    assert ratings.ranking() == sorted(ratings.ranking(), key=lambda person: -ratings.estimate(person).value)
