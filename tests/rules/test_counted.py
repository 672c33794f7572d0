# SPDX-License-Identifier: MIT
"""The shown han of a hand add up."""

from __future__ import annotations

import pytest

from mahjong_desk import interchange
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset

COUNTING = [ruleset for ruleset in all_rulesets() if "han" in ruleset.value_fields]


@pytest.mark.parametrize("ruleset", COUNTING, ids=lambda ruleset: ruleset.id)
def test_what_is_shown_adds_up_to_the_han(ruleset: Ruleset) -> None:
    counted = 0
    for entry in ruleset.yaku:
        rules = ruleset.bind({**ruleset.unrestricted_options, **entry.example.options})
        event = interchange.read_event(rules, example_request(entry.example)["event"], "event")
        table = rules.opening_table(entry.example.players)._replace(in_match=False)
        value = rules.settle(table, event).wins[0].evaluation
        if value.han is None or entry.is_limit:
            continue
        beside = sum(value.figures.get(identity) or 0 for identity in ruleset.vocabulary.extra_numbers_in_han)
        # What is worth something and counts for no minimum stands with its own value too.
        sums = (
            (value.han,) if ruleset.vocabulary.extra_numbers_in_han or value.fu is not None else (value.han, value.base)
        )
        assert beside + sum(item.value for item in value.yaku) in sums, entry.id
        counted += 1
    assert counted
