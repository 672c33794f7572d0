# SPDX-License-Identifier: MIT
"""What is played where records come from, beside what a record says itself: choices that are tried (rules/riichi.md §9)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

TENHOU: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "extra_round": "on",
        "multiple_ron": "double",
        "uma_first": 20,
        "uma_second": 10,
        "uma_third": -10,
        "pao_suukantsu": True,
        "pao_scope": "hand",
        "chombo_payment": "none",
    }
)
"""The server Tenhou, after which others are made."""
M_LEAGUE: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "uma_first": 30,
        "uma_second": 10,
        "uma_third": -10,
        "ties": "split",
        "agari_yame": "off",
        "tenpai_yame": "off",
        "bust": "off",
        "multiple_ron": "head_bump",
        "riichi_needs_stake": False,
        "nagashi_mangan": "off",
        "kyuushu_kyuuhai": False,
        "suufon_renda": False,
        "suucha_riichi": False,
        "suukan_sanra": False,
        "double_wind_pair_fu": 2,
        "kiriage_mangan": True,
        "kazoe": "sanbaiman",
        "pao_suukantsu": True,
        "chombo_payment": "result",
    }
)
"""The M-League, whose matches are written down by those who watch."""
USUAL: Final[Mapping[str, Any]] = MappingProxyType({})
"""A rule system as it is usually played."""
