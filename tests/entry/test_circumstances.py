# SPDX-License-Identifier: MIT
"""The circumstances that can go with a hand."""

from __future__ import annotations

import pytest

from mahjong_desk.entry.assessment import assess
from mahjong_desk.entry.circumstances import turn_situation
from mahjong_desk.entry.winners import choose_discarder
from tests.entry.making import COMMON, RULES, TABLE, hand


@pytest.mark.parametrize(
    ("text", "winner", "discarder", "allowed"),
    [
        (COMMON, 0, None, {"haitei", "tenhou"}),
        (COMMON, 1, None, {"haitei", "chiihou"}),
        (COMMON, 1, 0, {"chankan"}),
        ("99m24s+3s[1111z][555z]", 1, None, {"haitei", "rinshan"}),
        ("12322m456p78944s+4s", 1, 0, set()),
    ],
)
def test_circumstances_follow_the_hand(text: str, winner: int, discarder: int | None, allowed: set[str]) -> None:
    found = assess(RULES, TABLE, choose_discarder(hand(text, winner), discarder))
    assert set(found.allowed) == allowed


def test_the_others_are_told_with_the_reason() -> None:
    found = assess(RULES, TABLE, choose_discarder(hand(COMMON, 1), None))
    assert [situation for situation, _ in found.barred] == ["rinshan", "chankan", "tenhou"]
    assert "kan" in found.barred[0][1].message
    assert set(found.allowed) | {situation for situation, _ in found.barred} == set(RULES.situations)


def test_a_circumstance_takes_the_place_of_one_that_cannot_stand_beside_it() -> None:
    draft = choose_discarder(hand(COMMON, 1), None)
    draft = turn_situation(RULES, TABLE, draft, "haitei")
    assert draft.situation == ("haitei",)
    draft = turn_situation(RULES, TABLE, draft, "chiihou")
    assert draft.situation == ("chiihou",)
    assert turn_situation(RULES, TABLE, draft, "chiihou").situation == ()
