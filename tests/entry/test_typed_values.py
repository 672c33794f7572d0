# SPDX-License-Identifier: MIT
"""Values typed in place of a hand."""

from __future__ import annotations

from mahjong_desk.entry.assessment import AssessmentStage, assess
from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.winners import manual_value, value_form_id
from mahjong_desk.rules import registry
from tests.entry.making import RULES, TABLE


def test_a_typed_value_needs_no_tiles() -> None:
    value = manual_value(RULES, "han_fu", {"han": 2})
    assert value == {"han": 2, "fu": 30}
    found = assess(RULES, TABLE, Draft(winner=1, discarder=0, value=value))
    assert found.stage is AssessmentStage.WON
    refused = assess(RULES, TABLE, Draft(winner=1, self_drawn=True, value={"han": 1, "fu": 20}))
    assert refused.stage is AssessmentStage.REFUSED
    assert refused.refusal is not None
    assert refused.refusal.path.endswith("fu")


def test_the_form_of_a_typed_value_is_known_again() -> None:
    for form in RULES.value_forms:
        assert value_form_id(RULES, manual_value(RULES, form.id, {})) == form.id
    many = registry.get_ruleset("arushiaru").bind({"multiple_limits": True})
    assert value_form_id(many, {"limit": "mangan"}) == "mangan"
    assert value_form_id(many, {"limit": "mangan", "times": 2}) == "mangan"
