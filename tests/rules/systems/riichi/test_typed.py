# SPDX-License-Identifier: MIT
"""Hands that the table counted itself (rules/riichi.md §11)."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.registry import get_ruleset
from tests.rules.systems.riichi.asking import typed, value

RULES = get_ruleset("riichi").bind({})


@pytest.mark.parametrize(
    ("told", "drawn", "found"),
    [
        ({"han": 3, "fu": 30}, False, (30, 3, None, 960)),
        ({"han": 2, "fu": 20}, True, (20, 2, None, 320)),
        ({"han": 2, "fu": 25}, False, (25, 2, None, 400)),
        ({"han": 4, "fu": 40}, False, (40, 4, "mangan", 2_000)),
        ({"han": 5}, False, (None, 5, "mangan", 2_000)),
        ({"han": 13, "fu": 30}, False, (30, 13, "kazoe_yakuman", 8_000)),
        ({"limit": "baiman"}, False, (None, None, "baiman", 4_000)),
        ({"limit": "yakuman", "times": 3}, False, (None, None, "yakuman", 24_000)),
    ],
)
def test_values(told: dict[str, Any], drawn: bool, found: tuple[Any, ...]) -> None:
    assert value(typed(told, drawn=drawn)) == found


@pytest.mark.parametrize(
    ("told", "drawn"),
    [
        ({"han": 4}, False),
        ({"han": 0, "fu": 30}, False),
        ({"han": 101, "fu": 30}, False),
        ({"han": True, "fu": 30}, False),
        ({"han": 2, "fu": 20}, False),
        ({"han": 1, "fu": 20}, True),
        ({"han": 2, "fu": 25}, True),
        ({"han": 1, "fu": 25}, False),
        ({"han": 3, "fu": 35}, False),
        ({"han": 3, "fu": 150}, False),
        ({"limit": "kazoe_yakuman"}, False),
        ({"limit": ["mangan"]}, False),
        ({"limit": "mangan", "times": 1}, False),
        ({"limit": "yakuman", "times": 7}, False),
        ({"limit": "mangan", "han": 5}, False),
        ({}, False),
    ],
)
def test_what_no_hand_can_be_worth_is_refused(told: dict[str, Any], drawn: bool) -> None:
    got = typed(told, drawn=drawn)
    assert got["error"]["code"] == "bad_request"
    assert got["error"]["path"].startswith("event.wins[0].value")


def test_every_step_of_the_ladder_is_worth_more() -> None:
    # Seven pairs of 2 han are won from a discard alone, so the ladder is climbed that way.
    gains = [
        RULES.settle(RULES.opening_table(), Win(discarder=0, wins=(Winner(1, value=step),))).deltas[1]
        for step in RULES.value_ladder
    ]
    assert gains == sorted(set(gains))
    assert gains[-1] == 32_000


@pytest.mark.parametrize("drawn", [True, False])
def test_every_step_of_the_ladder_can_be_won_both_ways(drawn: bool) -> None:
    for step in RULES.value_ladder:
        assert "deltas" in typed(dict(step), drawn=drawn)
