# SPDX-License-Identifier: MIT
"""Hands that lack pieces."""

from __future__ import annotations

from mahjong_desk.entry.assessment import AssessmentStage, assess
from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.winners import choose_discarder
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules import registry
from tests.entry.making import RULES, TABLE, hand


def test_pieces_are_missing_until_one_alone_is() -> None:
    assert assess(RULES, TABLE, Draft()).stage is AssessmentStage.MISSING
    found = assess(RULES, TABLE, hand("123m"))
    assert (found.stage, found.missing_pieces, found.can_record) == (AssessmentStage.MISSING, 11, False)
    assert assess(RULES, TABLE, hand("12322m456p78945s")).stage is AssessmentStage.WAITING


def test_an_unfinished_hand_may_lack_its_indicator() -> None:
    rules = registry.get_ruleset("beijing").bind({})
    assert assess(rules, rules.opening_table(), Draft(winner=1)).stage is AssessmentStage.MISSING
    assert assess(rules, rules.opening_table(), hand("123m")).stage is AssessmentStage.MISSING
    waiting = assess(rules, rules.opening_table(), hand("12322m456p78945s"))
    assert waiting.refusal is not None
    assert waiting.refusal.path == "wild_indicator"


def test_waits_use_the_chosen_discarder_or_the_player_before() -> None:
    waiting = hand("12322m456p78945s")
    assert assess(RULES, TABLE, waiting).assumed_discarder == 0
    found = assess(RULES, TABLE, choose_discarder(waiting, 3))
    assert found.assumed_discarder == 3
    assert found.waits[0].ron.deltas == (0, 240, 0, -240)


def test_a_marked_piece_of_a_short_hand_counts_as_one_of_it() -> None:
    found = assess(RULES, TABLE, hand("12322m456p7894s+5s"))
    assert found.stage is AssessmentStage.WAITING
    assert [MAHJONG.face_names[wait.piece] for wait in found.waits] == ["3s", "6s"]
