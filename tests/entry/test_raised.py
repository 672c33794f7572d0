# SPDX-License-Identifier: MIT
"""Hints at circumstances that would raise the value of a win."""

from dataclasses import replace

import pytest

from mahjong_desk.entry.assessment import assess, find_circumstance_hint
from mahjong_desk.entry.circumstances import toggle_circumstance
from mahjong_desk.entry.draft import Draft, hand_spec
from mahjong_desk.entry.winners import choose_discarder
from mahjong_desk.rules.registry import get_ruleset
from tests.entry.making import parse_hand

RIICHI = get_ruleset("riichi").bind({})
TABLE = RIICHI.opening_table()
CLOSED = "34m678p789p55s678s+5m"


def won(*situation: str, text: str = CLOSED, discarder: int | None = None) -> Draft:
    """Returns a hand that seat 1 won in these circumstances."""
    draft = choose_discarder(parse_hand(hand_spec(RIICHI, 4), text, 1), discarder)
    for circumstance in situation:
        draft = toggle_circumstance(RIICHI, TABLE, draft, circumstance)
    return draft


@pytest.mark.parametrize(
    ("situation", "hint"), [((), "riichi"), (("riichi",), "ippatsu"), (("double_riichi",), "ippatsu")]
)
def test_hint_completes_the_chosen_circumstances(situation: tuple[str, ...], hint: str) -> None:
    assessment = assess(RIICHI, TABLE, won(*situation))
    circumstance_hint = find_circumstance_hint(assessment)
    assert circumstance_hint.situation == hint
    assert circumstance_hint.gain > assessment.settlement.deltas[1]
    again = assess(RIICHI, TABLE, won(*situation, hint))
    assert circumstance_hint.gain == again.settlement.deltas[1], "the same as once it is chosen"


def test_luck_alone_is_not_hinted() -> None:
    assert find_circumstance_hint(assess(RIICHI, TABLE, won("riichi", "ippatsu"))) is None


def test_there_is_no_hint_without_a_gain() -> None:
    """All green is a yakuman; riichi adds nothing to it."""
    assert find_circumstance_hint(assess(RIICHI, TABLE, won(text="22334s666s888s66z+4s", discarder=0))) is None


def test_no_hint_before_a_win_or_for_a_typed_value() -> None:
    assert find_circumstance_hint(assess(RIICHI, TABLE, won(text="34m"))) is None
    assert find_circumstance_hint(assess(RIICHI, TABLE, replace(won(), value={"han": 3, "fu": 30}))) is None
    assert find_circumstance_hint(assess(RIICHI, TABLE, won(text="34m678p789p55s68s1z+5m"))) is None
