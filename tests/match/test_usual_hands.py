# SPDX-License-Identifier: MIT
"""The values that “what is needed” names are those of real hands, each shown by one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.interchange import read_event
from mahjong_desk.match.needed import Goal, needs
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.table import Round, Table
from mahjong_desk.rules.registry import find, rulesets
from mahjong_desk.rules.ruleset import Rules, Ruleset

Witness = dict[str, Any]
WITNESSES: list[Witness] = [
    json.loads(line) for line in Path(__file__).with_name("usual_hands.jsonl").read_text(encoding="utf-8").splitlines()
]
"""Hands, each with the typed value that says as much: made by chance, kept because the engine valued them so."""
EACH = pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.id)


def free(identity: str, **options: object) -> Rules:
    """Returns rules that refuse no win for what it does to the match."""
    return find(identity).with_options({**find(identity).unrestricted, **options})


def laid(witness: Witness, rules: Rules) -> tuple[Table, Win, Win]:
    """Returns the table of a witness, its hand won there, and its value typed instead."""
    at = {**witness["table"], "round": Round(witness["table"]["round"]), "in_match": False}
    table = replace(rules.start(), **at)
    event = read_event(rules, witness["event"])
    assert isinstance(event, Win)
    typed = Win(discarder=event.discarder, wins=(Winner(event.wins[0].seat, value=witness["value"]),))
    return table, event, typed


@EACH
@pytest.mark.parametrize("self_drawn", [True, False])
def test_every_usual_value_has_a_hand(ruleset: Ruleset, self_drawn: bool) -> None:
    shown = [
        witness["value"]
        for witness in WITNESSES
        if witness["ruleset"] == ruleset.id and (witness["event"]["from"] is None) is self_drawn
    ]
    usual = [dict(value) for value in ruleset.with_options({}).usual(self_drawn)]
    assert len(usual) > 3
    assert sorted(shown, key=str) == sorted(usual, key=str)


@pytest.mark.parametrize("witness", WITNESSES, ids=lambda witness: f"{witness['ruleset']}-{witness['value']}")
def test_the_hand_brings_what_the_value_brings(witness: Witness) -> None:
    rules = free(witness["ruleset"])
    table, event, typed = laid(witness, rules)
    by_hand, by_value = rules.settle(table, event), rules.settle(table, typed)
    assert by_hand.deltas == by_value.deltas
    if "fu" not in rules.ruleset.value_fields:
        assert by_hand.wins[0].evaluation.han == by_value.wins[0].evaluation.han
        assert by_hand.wins[0].evaluation.base == by_value.wins[0].evaluation.base


@pytest.mark.parametrize("witness", WITNESSES, ids=lambda witness: f"{witness['ruleset']}-{witness['value']}")
def test_it_is_named_where_the_hand_just_suffices(witness: Witness) -> None:
    rules = free(witness["ruleset"])
    table, event, _typed = laid(witness, rules)
    seat = event.wins[0].seat
    deltas = rules.settle(table, event).deltas
    # As much as the best of the others is left with, or a point more where that one would stand before in a tie.
    best = max((delta, -place) for place, delta in enumerate(deltas) if place != seat)
    gap = deltas[seat] - best[0] - (-best[1] < seat)
    table = replace(table, scores=tuple(score - gap * (place == seat) for place, score in enumerate(table.scores)))
    lead = next(need for need in needs(rules, table) if (need.seat, need.goal) == (seat, Goal.LEAD))
    way = next(way for way in lead.ways if way.discarder == event.discarder)
    assert way.value == witness["value"]
    assert (way.gain, way.hand, way.besides) == (deltas[seat], deltas[seat], ())


@EACH
@pytest.mark.parametrize("self_drawn", [True, False])
def test_usual_values_rise(ruleset: Ruleset, self_drawn: bool) -> None:
    rules = free(ruleset.id)
    gains = [gain(rules, value, self_drawn=self_drawn) for value in rules.usual(self_drawn)]
    assert gains == sorted(set(gains))


def gain(rules: Rules, value: Mapping[str, object], *, self_drawn: bool, giver: int = 0) -> int:
    win = Win(discarder=None if self_drawn else giver, wins=(Winner(1, value=value),))
    return rules.settle(rules.start(), win).deltas[1]


def test_in_beijing_every_hand_is_doubled_at_least_once() -> None:
    rules = free("beijing")
    for self_drawn, giver, least in ((True, 0, [8, 16, 32]), (False, 0, [12, 24, 48]), (False, 2, [10, 20, 40])):
        gains = [gain(rules, value, self_drawn=self_drawn, giver=giver) for value in rules.usual(self_drawn)]
        assert gains[:3] == least


@pytest.mark.parametrize(
    ("options", "drawn", "claimed"),
    [
        ({"doublings_tiliu": 0}, [0, 1, 2, 3, 4], [1, 2, 3, 4]),
        ({"doublings_menqing": 0}, [1, 2, 3, 4], [0, 1, 2, 3]),
        ({"doublings_menqing": 3, "doublings_zhuowu": 0}, [1, 2, 3, 4, 5, 6], [3, 4, 5]),
        ({"doublings_long": 0, "doublings_zhuowu": 0, "doublings_qidui": 4}, [1, 2, 3, 6, 7], [1, 2, 5, 6]),
    ],
)
def test_in_beijing_the_values_follow_the_doublings_of_the_table(
    options: dict[str, object], drawn: list[int], claimed: list[int]
) -> None:
    rules = free("beijing", **options)
    assert [value["doublings"] for value in rules.usual(True)] == drawn
    assert [value["doublings"] for value in rules.usual(False)] == claimed
