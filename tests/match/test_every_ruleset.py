# SPDX-License-Identifier: MIT
"""Properties of random matches under every rule system."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.match import Match, replay
from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    MatchEnd,
    PenaltyState,
    PenaltyTile,
    RiichiDeclaration,
    Shaozhuang,
    StickCorrection,
    Substitution,
    Win,
    Winner,
)
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from tests.hands import deltas_of

EVERY = pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
NAMES = ("Aoi", "Ben", "Chie", "Dai")
MAX_EVENTS = 20


@st.composite
def table_rules(draw: st.DrawFn, ruleset: Ruleset) -> TableRules:
    chosen = draw(st.sets(st.integers(0, len(ruleset.options) - 1)))
    options = {
        option.id: draw(st.sampled_from(option.number_range or [choice.value for choice in option.choices]))
        for place, option in enumerate(ruleset.options)
        if place in chosen
    }
    return ruleset.bind(options)


def event_strategy(rules: TableRules, players: int) -> st.SearchStrategy[Event]:
    """Returns events known to the ruleset, including forbidden ones."""
    seats = st.integers(0, players - 1)
    typed = [dict(value) for value in rules.value_ladder] or [
        {**form.fixed, **{field.id: field.default or field.minimum for field in form.fields}}
        for form in rules.value_forms
    ]

    @st.composite
    def wins(draw: st.DrawFn) -> Win:
        discarder = draw(st.none() | seats)
        # If players change seats, the order of the winners is unknown before the match is played.
        max_winners = 2 if discarder is not None and not rules.ruleset.conventions.players_change_seats else 1
        several = draw(st.integers(1, max_winners))
        order = (
            [(discarder + step) % players for step in range(1, players)]
            if discarder is not None
            else list(range(players))
        )
        winners = sorted(draw(st.sets(st.sampled_from(order), min_size=1, max_size=several)), key=order.index)
        value = draw(st.sampled_from(typed))
        return Win(discarder=discarder, winners=tuple(Winner(seat, value=value) for seat in winners))

    @st.composite
    def corrections(draw: st.DrawFn) -> Adjustment:
        deltas = [draw(st.integers(-9, 9)) for _ in range(players)]
        house = draw(st.booleans())
        if not house:
            deltas[0] -= sum(deltas)
        return Adjustment(deltas=tuple(deltas), house_takes_rest=house)

    kinds: dict[type[Event], st.SearchStrategy[Event]] = {
        Win: wins(),
        Draw: st.builds(
            Draw, kind=st.sampled_from(rules.draw_kinds), tenpai=st.sets(seats).map(lambda ready: tuple(sorted(ready)))
        ),
        Chombo: st.builds(Chombo, player=seats),
        DeadHand: st.builds(DeadHand, player=seats),
        RiichiDeclaration: st.builds(RiichiDeclaration, player=seats),
        PenaltyTile: st.builds(
            PenaltyTile, player=seats, tile=st.integers(0, 3), state=st.sampled_from(list(PenaltyState))
        ),
        Shaozhuang: st.builds(Shaozhuang),
        Adjustment: corrections(),
        Substitution: st.builds(Substitution, player=st.integers(0, players), name=st.sampled_from(("Emi", "Fumi"))),
        StickCorrection: st.builds(
            StickCorrection,
            honba=st.none() | st.integers(-1, 9),
            deposit=st.none() | st.sampled_from((-1, 0, 1, 2, 100, 300)),
        ),
    }
    # Wins and draws are the most frequent events.
    return st.one_of(
        kinds[Win],
        kinds[Win],
        kinds[Draw],
        *(kinds[event] for event in rules.ruleset.known_events if event is not MatchEnd),
    )


@st.composite
def matches(draw: st.DrawFn, ruleset: Ruleset) -> Match:
    """Draws a match of any length, which may contain refused events."""
    rules = draw(table_rules(ruleset))
    players = draw(st.sampled_from(ruleset.players))
    event = event_strategy(rules, players)
    events = draw(st.lists(event, max_size=MAX_EVENTS))
    if MatchEnd in ruleset.own_events and draw(st.booleans()):
        events += [MatchEnd(), *draw(st.lists(event, max_size=2))]
    return Match(rules, {}, NAMES[:players], tuple(events))


@EVERY
@given(data=st.data())
@settings(max_examples=6)
def test_points_are_neither_created_nor_lost(ruleset: Ruleset, data: st.DataObject) -> None:
    match = data.draw(matches(ruleset))
    start = sum(match.rules.opening_table(len(match.players)).scores)
    for row in replay(match).rows:
        after = row.after
        assert sum(after.scores) + after.deposit + after.house_points == start
        assert row.imbalance == 0
        if row.refusal is not None:
            assert after == row.before


@EVERY
@given(data=st.data(), length=st.integers(0, MAX_EVENTS))
@settings(max_examples=6)
def test_a_shortened_match_has_the_same_first_rows(ruleset: Ruleset, data: st.DataObject, length: int) -> None:
    match = data.draw(matches(ruleset))
    whole, part = replay(match), replay(replace(match, events=match.events[:length]))
    assert part.rows == whole.rows[:length]
    assert part.table == (part.rows[-1].after if part.rows else match.rules.opening_table(len(match.players)))
    assert part.deals_finished == sum(row.ends_deal for row in part.rows)


@EVERY
@given(data=st.data(), kept=st.integers(0, MAX_EVENTS), left_out=st.integers(0, MAX_EVENTS))
@settings(max_examples=6)
def test_a_partial_replay_equals_a_full_replay(ruleset: Ruleset, data: st.DataObject, kept: int, left_out: int) -> None:
    match = data.draw(matches(ruleset))
    new = tuple(data.draw(st.lists(event_strategy(match.rules, len(match.players)), max_size=3)))
    whole = replay(match)
    assert whole.up_to(kept) == replay(replace(match, events=match.events[:kept]))
    for event in new:
        assert whole.with_event(event) == replay(replace(match, events=(*match.events, event)))
    # Some events in the middle are edited, inserted or deleted.
    events = (*match.events[:kept], *new, *match.events[kept + left_out :])
    assert whole.with_events(events) == replay(replace(match, events=events))


@EVERY
@given(data=st.data())
@settings(max_examples=6)
def test_a_match_ends_once_and_ranks_every_player(ruleset: Ruleset, data: st.DataObject) -> None:
    match = data.draw(matches(ruleset))
    played = replay(match)
    ended = [row.index for row in played.rows if row.end_reason is not None]
    assert len(ended) == (played.final is not None)
    if played.final is None:
        return
    players = len(match.players)
    assert all(row.refusal is not None for row in played.rows[ended[0] + 1 :])
    assert len(played.final.results) == len(played.final.scores) == players
    assert 1 in played.final.ranks
    assert set(played.final.ranks) <= set(range(1, players + 1))
    if match.rules.options.get("result", "points") == "points":
        assert sum(played.final.results) + played.final.house == 0


@EVERY
@given(data=st.data())
@settings(max_examples=6)
def test_payments_add_up_to_the_deltas(ruleset: Ruleset, data: st.DataObject) -> None:
    match = data.draw(matches(ruleset))
    for row in replay(match).rows:
        if not isinstance(row.event, Adjustment):
            assert all(payment.points > 0 for payment in row.settlement.payments)
            assert deltas_of(row.settlement.payments, len(match.players)) == row.settlement.deltas
