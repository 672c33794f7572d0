# SPDX-License-Identifier: MIT
"""The needed win is the cheapest one that suffices according to its settlement."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.interchange import read_event
from mahjong_desk.match.needed import Goal, PlayerNeed, find_needed_wins, is_last_round
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset, TableRules

WSOM = get_ruleset("wsom").bind({})


def find_need(rules: TableRules, table: Table, seat: int, goal: Goal, label: str | None = None) -> PlayerNeed:
    return next(
        need for need in find_needed_wins(rules, table) if (need.seat, need.goal, need.end_label) == (seat, goal, label)
    )


def test_the_cheapest_win_that_takes_the_lead_is_found() -> None:
    lead = find_need(WSOM, WSOM.opening_table()._replace(scores=(100, -40, -60, 0)), 1, Goal.FIRST_PLACE)
    assert [(way.discarder, way.value) for way in lead.wins] == [
        (None, {"points": 40}),  # -40 + 120 over 100 - 40
        (2, {"points": 40}),  # -40 + 120 over 100 - 25
        (3, {"points": 40}),
        (0, {"points": 35}),  # -40 + 105 over 100 - 55
    ]
    assert lead.wins[0].too_small == {"points": 35}


def test_leader_and_dead_hand_need_no_win_and_the_last_must_rise() -> None:
    table = WSOM.opening_table()._replace(scores=(100, -40, -60, 0))
    goals = {(need.seat, need.goal) for need in find_needed_wins(WSOM, table)}
    assert goals == {(1, Goal.FIRST_PLACE), (2, Goal.FIRST_PLACE), (2, Goal.LEAVE_LAST), (3, Goal.FIRST_PLACE)}
    table = table._replace(dead_hands=frozenset({2}))
    assert {need.seat for need in find_needed_wins(WSOM, table)} == {1, 3}


@pytest.mark.parametrize(
    ("system", "scores", "leaving"),
    [("shogi", (40, 35), set()), ("shogi", (40, 35, 30), {2}), ("wsom", (90, -30, -30, -30), {1, 2, 3})],
)
def test_leaving_last_place_needs_three_players(system: str, scores: tuple[int, ...], leaving: set[int]) -> None:
    rules = get_ruleset(system).bind({})
    needs = find_needed_wins(rules, rules.opening_table(len(scores))._replace(scores=scores))
    assert {need.seat for need in needs if need.goal is Goal.LEAVE_LAST} == leaving


@pytest.mark.parametrize(
    ("bonus", "labels"), [("none", {None, "maru_a"}), ("double_maru_a", {None, "maru_a", "double_maru_a"})]
)
def test_unreachable_ends_are_left_out(bonus: str, labels: set[str | None]) -> None:
    rules = get_ruleset("boo").bind({"yakuman_bonus": bonus})
    rules = replace(rules, value_ladder=(*rules.value_ladder, {"limit": "yakuman"}))
    assert {need.end_label for need in find_needed_wins(rules, rules.opening_table())} == labels


@pytest.mark.parametrize(
    ("system", "options", "last"),
    [
        ("riichi", {"length": "tonpuu"}, "E"),
        ("riichi", {"length": "hanchan"}, "S"),
        ("arushiaru", {}, "N"),
        ("mcr", {"match_hands": 8}, "S"),
        ("beijing", {"rounds": 2}, "S"),
        ("beijing", {"rounds": 0}, ""),
        ("shogi", {}, ""),
    ],
)
@pytest.mark.parametrize("number", [1, 4])
def test_the_last_round_follows_the_options(system: str, options: dict[str, object], last: str, number: int) -> None:
    rules = get_ruleset(system).bind(options)
    start = rules.opening_table()._replace(hand_number=number, dealer=(number - 1) % len(rules.opening_table().scores))
    tables = [start._replace(round_wind=wind, scores=start.scores[::-1], riichi=(2,)) for wind in rules.rounds]
    assert next((table.round_wind for table in tables if is_last_round(rules, table)), "") == last
    assert not is_last_round(replace(rules, value_ladder=()), tables[-1])
    assert find_needed_wins(replace(rules, value_ladder=()), tables[-1]) == ()


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_each_step_of_the_value_ladder_pays_more(ruleset: Ruleset) -> None:
    rules = ruleset.bind({"enforce_restrictions": "off"} if ruleset.id == "boo" else {})
    table = rules.opening_table()
    gains = []
    for value in rules.value_ladder:
        gains.append(rules.settle(table, Win(discarder=0, winners=(Winner(1, value=value),))).deltas[1])
    assert len(gains) > 3
    assert gains == sorted(set(gains))


@pytest.mark.parametrize(("ties", "seat", "han"), [("shared", 2, 43), ("seat", 2, 43), ("seat", 0, 42)])
def test_the_lowest_value_that_leads_depends_on_ties(ties: str, seat: int, han: int) -> None:
    rules = get_ruleset("mcr").bind({"ties": ties})
    # With 42 han the players are level; the lower seat wins the tie.
    scores = tuple({seat: -100, 2 - seat: 100}.get(place, 0) for place in range(4))
    lead = find_need(rules, rules.opening_table()._replace(scores=scores), seat, Goal.FIRST_PLACE)
    assert lead.wins[0].value == {"han": han}


def test_tied_leaders_need_any_win_to_lead() -> None:
    rules = get_ruleset("mcr").bind({})
    goals = [(need.seat, need.goal) for need in find_needed_wins(rules, rules.opening_table())]
    assert goals == [(seat, Goal.FIRST_PLACE) for seat in range(4)]
    level = rules.opening_table()._replace(scores=(20, 20, -20, -20))
    assert {need.seat for need in find_needed_wins(rules, level) if need.goal is Goal.LEAVE_LAST} == {2, 3}


@settings(max_examples=12)
@given(st.data())
@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_the_needed_win_suffices_but_one_step_less_does_not(ruleset: Ruleset, data: st.DataObject) -> None:
    ties = [option.choices for option in ruleset.options if option.id == "ties"]
    rules = ruleset.bind({"ties": data.draw(st.sampled_from(ties[0])).value} if ties else {})
    start = rules.opening_table()
    unit = 10 if start.scores[0] >= 1000 else 1
    moves = data.draw(st.lists(st.integers(-150, 150), min_size=start.players - 1, max_size=start.players - 1))
    moves = [max(move, -start.scores[0] // unit) for move in moves] if start.scores[0] else moves
    scores = tuple(score + unit * move for score, move in zip(start.scores, (*moves, -sum(moves)), strict=True))
    table = start._replace(
        scores=scores,
        dealer=data.draw(st.integers(0, start.players - 1)),
        honba=data.draw(st.integers(0, 2)) if ruleset.conventions.has_honba else 0,
    )
    ladder = [dict(value) for value in rules.value_ladder]
    for need in find_needed_wins(rules, table):
        for way in need.wins:
            step = ladder.index(dict(way.value)) if way.value is not None else len(ladder)
            if way.value is None:
                assert (way.gain, way.hand, way.extra_reasons, way.evaluation) == (0, 0, (), None)
            else:
                assert reaches(rules, table, need, way.discarder, way.value)
                assert way.gain >= way.hand > 0
            if step:
                cheaper = rules.try_settle(
                    table, Win(discarder=way.discarder, winners=(Winner(need.seat, value=way.too_small),))
                )
                assert way.refusal == (cheaper if isinstance(cheaper, Refusal) else None)
                assert way.too_small == ladder[step - 1]
                assert not reaches(rules, table, need, way.discarder, ladder[step - 1])


def reaches(
    rules: TableRules, table: Table, need: PlayerNeed, discarder: int | None, value: Mapping[str, object]
) -> bool:
    win = Win(discarder=discarder, winners=(Winner(need.seat, value=value),))
    try:
        settlement = rules.settle(table, win)
    except Refusal:
        return False
    after, reason = rules.advance(table, win, settlement)
    final = rules.conclude(after, reason or "end")
    own = final.ranks[need.seat]
    others = [rank for seat, rank in enumerate(final.ranks) if seat != need.seat]
    if need.goal is Goal.LEAVE_LAST:
        return any(rank > own for rank in others)
    alone_first = all(rank > own for rank in others)
    return alone_first and (need.goal is Goal.FIRST_PLACE or (reason is not None and final.end_label == need.end_label))


Witness = dict[str, Any]
WITNESSES: list[Witness] = [
    json.loads(line) for line in Path(__file__).with_name("usual_hands.jsonl").read_text(encoding="utf-8").splitlines()
]
"""Random hands, each with the typed value that the engine gave it."""


def test_a_hand_pays_the_same_as_its_typed_value(subtests: pytest.Subtests) -> None:
    for witness in WITNESSES:
        with subtests.test(f"{witness['ruleset']} {witness['value']}"):
            ruleset, at = get_ruleset(witness["ruleset"]), dict(witness["table"])
            rules = ruleset.bind(ruleset.unrestricted_options)
            at |= {"round_wind": RoundWind(at.pop("round")), "hand_number": at.pop("number"), "in_match": False}
            table, event = rules.opening_table()._replace(**at), read_event(rules, witness["event"])
            assert isinstance(event, Win)
            typed = Win(discarder=event.discarder, winners=(Winner(event.winners[0].seat, value=witness["value"]),))
            by_hand, by_value = rules.settle(table, event), rules.settle(table, typed)
            assert by_hand.deltas == by_value.deltas
            if "fu" not in ruleset.value_fields:
                assert by_hand.wins[0].evaluation.han == by_value.wins[0].evaluation.han
                assert by_hand.wins[0].evaluation.base == by_value.wins[0].evaluation.base
