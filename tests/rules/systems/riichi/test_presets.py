# SPDX-License-Identifier: MIT
"""The choices of well-known tables (rules/riichi.md §9)."""

from __future__ import annotations

import pytest

from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import OptionValue


def options(identity: str) -> dict[str, OptionValue]:
    ruleset = registry.get_ruleset("riichi")
    preset = next(preset for preset in ruleset.presets if preset.id == identity)
    return dict(ruleset.bind(preset.options).options)


@pytest.mark.parametrize(
    ("identity", "payer"),
    [
        ("ema2025", "discarder"),
        ("ema", "discarder"),
        ("wrc", "discarder"),
        ("mleague", "responsible"),
        ("tenhou", "responsible"),
        ("mahjong_soul", "responsible"),
        ("jpml", "discarder"),
    ],
)
def test_who_pays_the_counters_of_a_liable_win(identity: str, payer: str) -> None:
    assert options(identity)["pao_honba"] == payer


def test_the_two_rules_of_ema_differ_in_raised_mangan_alone() -> None:
    now, before = options("ema2025"), options("ema")
    assert {name for name in now if now[name] != before[name]} == {"kiriage_mangan"}
