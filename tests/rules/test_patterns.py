# SPDX-License-Identifier: MIT
"""What several sets show together, told by a few whole numbers."""

from __future__ import annotations

import pytest

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.patterns import (
    SUITED_SEQUENCES,
    SUITED_TRIPLETS,
    THREE_KANS,
    TWINS,
    TWO_TWINS,
    patterns_in,
    word_of,
)
from mahjong_desk.shapes import Group
from mahjong_desk.shapes import groups as make


def group(text: str) -> Group:
    kinds = MAHJONG.parse(text)
    first = kinds[0]
    if len(kinds) == 2:
        return make.pair(first)
    if len(kinds) == 4:
        return make.kan(first, exposed=False)
    return make.triplet(first) if kinds[1] == first else make.sequence(first, first % 9)


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("123m 456p 789s 222z 55z", 0),
        ("123m 123m 789s 222z 55z", TWINS),
        ("123m 123m 123m 222z 55z", TWINS),
        ("123m 123m 123m 123m 55z", TWO_TWINS),
        ("123m 123m 456p 456p 55z", TWO_TWINS),
        ("234m 234p 234s 222z 55z", SUITED_SEQUENCES),
        ("234m 234p 234s 234s 55z", SUITED_SEQUENCES | TWINS),
        ("234m 345p 234s 234s 55z", TWINS),
        ("222m 222p 222s 222z 55z", SUITED_TRIPLETS),
        ("222m 2222p 222s 456m 55z", SUITED_TRIPLETS),
        ("1111z 2222z 3333z 456m 55z", THREE_KANS),
        ("1111m 1111p 1111s 4444z 55z", SUITED_TRIPLETS),
        ("789m 789p 789s 111z 55z", SUITED_SEQUENCES),
    ],
)
def test_patterns_of_sets(hand: str, found: int) -> None:
    assert patterns_in(sum(word_of(group(text)) for text in hand.split())) == found
