# SPDX-License-Identifier: MIT
"""Matches replayed from their events, penalty tiles among them."""

from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.match import Match, replay
from mahjong_desk.match.replay import count_hands, last_hand_index
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    MatchEnd,
    Substitution,
    Win,
    Winner,
)
from mahjong_desk.rules.model.refusal import ErrorCode
from tests.hands import rules

SEATS = st.integers(0, 3)


@st.composite
def typed_wins(draw: st.DrawFn) -> Win:
    winner = draw(SEATS)
    discarder = draw(st.none() | SEATS.filter(lambda seat: seat != winner))
    value = {"han": draw(st.integers(0, 6)), "fu": 2 * draw(st.integers(11, 60))}
    return Win(discarder=discarder, wins=(Winner(winner, value=value),))


@st.composite
def corrections(draw: st.DrawFn) -> Adjustment:
    deltas = [draw(st.integers(-500, 500)) for _ in range(4)]
    return Adjustment(deltas=tuple(deltas), house=True)


EVENTS = st.lists(
    st.one_of(
        typed_wins(),
        st.just(Draw()),
        st.builds(Chombo, player=SEATS, extra_fields=st.fixed_dictionaries({"under_pao": st.booleans()})),
        st.builds(DeadHand, player=SEATS),
        corrections(),
        st.just(MatchEnd()),
    ),
    max_size=40,
)


def match(events: list[Event], **options: object) -> Match:
    return Match(rules(**options), {}, ("Aoi", "Ben", "Chie", "Dai"), tuple(events))


@given(EVENTS)
def test_points_are_neither_made_nor_lost(events: list[Event]) -> None:
    played = replay(match(events))
    for row in played.rows:
        assert sum(row.after.scores) + row.after.deposit + row.after.house_points == 12_000
    if played.final:
        assert sum(played.final.results) + played.final.house == 0
        assert sorted(played.final.ranks) == [1, 2, 3, 4]


@given(EVENTS)
def test_replay_is_deterministic(events: list[Event]) -> None:
    assert replay(match(events)) == replay(match(events))


@given(EVENTS, st.integers(0, 40))
def test_a_shorter_match_is_the_beginning_of_the_longer(events: list[Event], length: int) -> None:
    assert replay(match(events[:length])).rows == replay(match(events)).rows[:length]


def test_a_refused_event_moves_nothing_and_the_rest_is_played() -> None:
    played = replay(match([Draw(kind="kyuushu_kyuuhai"), Draw(), Adjustment(deltas=(5, 0, 0, 0)), Draw()]))
    assert [row.refusal is not None for row in played.rows] == [True, False, True, False]
    assert played.first_refused_row is played.rows[0]
    assert played.table.hand_number == 3


def test_sixteen_draws_end_the_match() -> None:
    played = replay(match([Draw()] * 16))
    assert played.final.end_reason == "last_hand"
    after_end = replay(match([Draw()] * 17))
    assert after_end.rows[16].refusal.code is ErrorCode.BAD_EVENT


def test_a_dealers_win_goes_on_in_the_last_hand() -> None:
    dealer_wins = Win(discarder=0, wins=(Winner(3, value={"han": 1, "fu": 30}),))
    played = replay(match([Draw()] * 15 + [dealer_wins]))
    assert played.final is None
    assert (played.table.round_wind.value, played.table.hand_number) == ("N", 4)


def test_half_a_match_ends_after_the_south_round() -> None:
    assert replay(match([Draw()] * 8, length="hanchan")).final is not None


def test_every_row_knows_who_played_it() -> None:
    played = replay(match([Draw(), Substitution(player=1, name="Emi"), Draw(), Substitution(player=9, name="Fumi")]))
    before, after = ("Aoi", "Ben", "Chie", "Dai"), ("Aoi", "Emi", "Chie", "Dai")
    assert [row.players for row in played.rows] == [before, before, after, after]
    assert played.players == after


def test_a_dead_hand_lives_again_in_the_next_hand() -> None:
    win = Win(discarder=0, wins=(Winner(1, value={"han": 1, "fu": 30}),))
    played = replay(match([DeadHand(player=1), win, Draw(), win]))
    assert [row.refusal is not None for row in played.rows] == [False, True, False, False]


def test_hands_are_counted_without_refused_ones() -> None:
    correction = Adjustment(deltas=(5, -5, 0, 0))
    played = replay(match([Draw(), correction, Draw(kind="kyuushu_kyuuhai"), Draw(), correction]))
    assert [row.refusal is not None for row in played.rows] == [False, False, True, False, False]
    assert (count_hands(played), last_hand_index(played)) == (2, 3)
    assert last_hand_index(replay(match([correction]))) == 0
    assert last_hand_index(replay(match([]))) is None


def test_a_foul_ends_the_deal_unless_only_a_hand_is_dead() -> None:
    names = ("Aoi", "Ben", "Chie", "Dai")
    (row,) = replay(Match(registry.get_ruleset("mcr").bind({}), {}, names, (Chombo(player=1),))).rows
    assert not row.ends_deal
    (row,) = replay(match([Chombo(player=1)])).rows
    assert row.ends_deal
