# SPDX-License-Identifier: MIT
"""Whom the table may hold responsible."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_desk.entry.assessment import AssessmentStage, assess
from mahjong_desk.entry.winners import choose_discarder
from mahjong_desk.rules.model.events import PaoEntry
from mahjong_desk.rules.registry import get_ruleset
from tests.entry.making import COMMON, RULES, TABLE, hand


def test_the_rules_say_whom_the_table_may_hold_responsible() -> None:
    draft = choose_discarder(hand("23m99p+1m[555z1][666z3][777z4]"), 0)
    found = assess(RULES, TABLE, draft)
    assert found.pao_offers.suggested == (PaoEntry(3, "daisangen"),)
    assert {offer.reason for offer in found.pao_offers.options} == {"daisangen", "mangan"}
    assert {offer.player for offer in found.pao_offers.options} == {0, 2, 3}
    assert assess(RULES, TABLE, choose_discarder(hand(COMMON), 2)).pao_offers.options == ()


@pytest.mark.parametrize(
    ("source", "without", "charged"),
    [
        (None, AssessmentStage.WON, AssessmentStage.REFUSED),
        (0, AssessmentStage.REFUSED, AssessmentStage.WON),
        (3, AssessmentStage.REFUSED, AssessmentStage.WON),
    ],
)
def test_who_is_responsible_is_asked_where_the_win_hangs_on_it(
    source: int | None, without: AssessmentStage, charged: AssessmentStage
) -> None:
    rules = get_ruleset("boo").bind({})
    read = replace(hand("99m23m[555z1][666z4][777z3]1m"), self_drawn=source is None, discarder=source)
    asked = assess(rules, rules.opening_table(), read)
    assert asked.pao_offers.suggested == (PaoEntry(2, "daisangen"),)
    assert asked.pao_undecided
    assert not asked.pao_offers.allows_several
    assert asked.stage is without
    decided = assess(rules, rules.opening_table(), replace(read, pao=asked.pao_offers.suggested))
    assert decided.stage is charged
    assert decided.pao_offers.suggested == asked.pao_offers.suggested
    assert (asked.pao_offers.refusal is None) is (charged is AssessmentStage.WON)


def test_nobody_is_asked_where_the_win_is_forbidden_either_way() -> None:
    rules = get_ruleset("boo").bind({})
    found = assess(rules, rules.opening_table(), choose_discarder(hand("99m23m[555z1][666z4][777z3]1m"), 2))
    assert found.stage is AssessmentStage.REFUSED
    assert found.pao_offers.options == ()
