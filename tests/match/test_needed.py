# SPDX-License-Identifier: MIT
"""What a player needs is the cheapest win that the settlement itself says suffices."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.match.needed import Goal, Need, needs
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.ranking import ranks_by_score
from mahjong_desk.rules.registry import find, rulesets
from mahjong_desk.rules.ruleset import Rules, Ruleset
from tests.fewer import fewer

WSOM = find("wsom").with_options({})


def need(rules: Rules, table: Table, seat: int, goal: Goal, label: str | None = None) -> Need:
    return next(one for one in needs(rules, table) if (one.seat, one.goal, one.label) == (seat, goal, label))


def test_the_cheapest_win_that_takes_the_lead() -> None:
    table = replace(WSOM.start(), scores=(100, -40, -60, 0))
    lead = need(WSOM, table, 1, Goal.LEAD)
    assert [(way.discarder, way.value) for way in lead.ways] == [
        (None, {"points": 40}),  # -40 + 120 over 100 - 40
        (2, {"points": 40}),  # -40 + 120 over 100 - 25
        (3, {"points": 40}),
        (0, {"points": 35}),  # -40 + 105 over 100 - 55
    ]
    assert lead.ways[0].short == {"points": 35}


def test_who_leads_needs_nothing_and_only_the_last_leaves_the_last_place() -> None:
    table = replace(WSOM.start(), scores=(100, -40, -60, 0))
    goals = {(one.seat, one.goal) for one in needs(WSOM, table)}
    assert goals == {(1, Goal.LEAD), (2, Goal.LEAD), (2, Goal.LEAVE_LAST), (3, Goal.LEAD)}


def test_a_dead_hand_needs_nothing() -> None:
    table = replace(WSOM.start(), scores=(100, -40, -60, 0), dead_hands=frozenset({2}))
    assert {one.seat for one in needs(WSOM, table)} == {1, 3}


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.id)
def test_every_step_of_the_ladder_is_a_hand_worth_more_than_the_one_before(ruleset: Ruleset) -> None:
    rules = ruleset.with_options({"enforce_restrictions": "off"} if ruleset.id == "boo" else {})
    table = rules.start()
    gains = []
    for value in rules.ladder:
        settlement = rules.settle(table, Win(discarder=0, wins=(Winner(1, value=value),)))
        gains.append(settlement.deltas[1])
    assert len(gains) > 3
    assert gains == sorted(set(gains))


@fewer(0.4)
@given(st.sampled_from([ruleset.id for ruleset in rulesets()]), st.data())
def test_what_suffices_suffices_and_the_step_below_does_not(identity: str, data: st.DataObject) -> None:
    rules = find(identity).with_options({})
    start = rules.start()
    unit = 10 if start.scores[0] >= 1000 else 1
    moves = data.draw(st.lists(st.integers(-15, 15), min_size=start.players - 1, max_size=start.players - 1))
    shifts = (*moves, -sum(moves))
    table = replace(start, scores=tuple(s + unit * shift for s, shift in zip(start.scores, shifts, strict=True)))
    for one in needs(rules, table):
        if one.goal is not Goal.LEAD:
            continue
        for way in one.ways:
            for value, suffices in ((way.value, True), (way.short, False)):
                if value is not None:
                    assert takes_the_lead(rules, table, one.seat, way.discarder, value) is suffices


def takes_the_lead(rules: Rules, table: Table, seat: int, discarder: int | None, value: object) -> bool:
    win = Win(discarder=discarder, wins=(Winner(seat, value=value),))  # type: ignore[arg-type]
    try:
        settlement = rules.settle(table, win)
    except Refusal:
        return False
    after, reason = rules.advance(table, win, settlement)
    ranks = ranks_by_score(after.scores) if reason is None else rules.conclude(after, reason).ranks
    return ranks[seat] == 1
