# SPDX-License-Identifier: MIT
"""Whom the table may hold responsible."""

from __future__ import annotations

from mahjong_desk.entry.assessment import assess
from mahjong_desk.entry.winners import choose_discarder
from mahjong_desk.rules.model.events import Pao
from tests.entry.making import COMMON, RULES, TABLE, hand


def test_the_rules_say_whom_the_table_may_hold_responsible() -> None:
    draft = choose_discarder(hand("23m99p+1m[555z1][666z3][777z4]"), 0)
    found = assess(RULES, TABLE, draft)
    assert found.pao.suggested == (Pao(3, "daisangen"),)
    assert {offer.reason for offer in found.pao.offers} == {"daisangen", "mangan"}
    assert {offer.player for offer in found.pao.offers} == {0, 2, 3}
    assert assess(RULES, TABLE, choose_discarder(hand(COMMON), 2)).pao.offers == ()
