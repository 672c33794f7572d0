# SPDX-License-Identifier: MIT
"""A value that “what is needed” names brings what real hands of that value bring."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.interchange import read_event
from mahjong_desk.match.needed import Goal, find_needed_wins
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import TableRules

Witness = dict[str, Any]
WITNESSES: list[Witness] = [
    json.loads(line) for line in Path(__file__).with_name("usual_hands.jsonl").read_text(encoding="utf-8").splitlines()
]
"""Hands, each with the typed value that says as much: made by chance, kept because the engine valued them so."""


def free(identity: str, **options: object) -> TableRules:
    """Returns rules that refuse no win for what it does to the match."""
    return get_ruleset(identity).bind({**get_ruleset(identity).unrestricted_options, **options})


def shares_places(rules: TableRules) -> bool:
    return rules.options.get("ties") == "shared"


def laid(witness: Witness, rules: TableRules) -> tuple[Table, Win, Win]:
    """Returns the table of a witness, its hand won there, and its value typed instead."""
    at = dict(witness["table"])
    at |= {"round_wind": RoundWind(at.pop("round")), "hand_number": at.pop("number"), "in_match": False}
    table = rules.opening_table()._replace(**at)
    event = read_event(rules, witness["event"])
    assert isinstance(event, Win)
    typed = Win(discarder=event.discarder, wins=(Winner(event.wins[0].seat, value=witness["value"]),))
    return table, event, typed


def test_the_hand_brings_what_the_value_brings(subtests: pytest.Subtests) -> None:
    for witness in WITNESSES:
        with subtests.test(f"{witness['ruleset']} {witness['value']}"):
            rules = free(witness["ruleset"])
            table, event, typed = laid(witness, rules)
            by_hand, by_value = rules.settle(table, event), rules.settle(table, typed)
            assert by_hand.deltas == by_value.deltas
            if "fu" not in rules.ruleset.value_fields:
                assert by_hand.wins[0].evaluation.han == by_value.wins[0].evaluation.han
                assert by_hand.wins[0].evaluation.base == by_value.wins[0].evaluation.base


def test_it_is_named_where_the_hand_just_suffices(subtests: pytest.Subtests) -> None:
    for witness in WITNESSES:
        with subtests.test(f"{witness['ruleset']} {witness['value']}"):
            rules = free(witness["ruleset"])
            table, event, _typed = laid(witness, rules)
            seat = event.wins[0].seat
            deltas = rules.settle(table, event).deltas
            # As much as the best of the others is left with, or a point more where that one would stand before in a tie.
            best = max((delta, -place) for place, delta in enumerate(deltas) if place != seat)
            gap = deltas[seat] - best[0] - (shares_places(rules) or -best[1] < seat)
            table = table._replace(
                scores=tuple(score - gap * (place == seat) for place, score in enumerate(table.scores))
            )
            lead = next(
                need for need in find_needed_wins(rules, table) if (need.seat, need.goal) == (seat, Goal.FIRST_PLACE)
            )
            way = next(way for way in lead.wins if way.discarder == event.discarder)
            assert (way.gain, way.hand, way.extra_reasons) == (deltas[seat], deltas[seat], ())
