# SPDX-License-Identifier: MIT
"""What a rule system calls what its answers and events name by an id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from mahjong_desk.rules.model.names import Names
from mahjong_desk.shapes import Wait

SEAT_WIND = Names("自風", "seat wind", "门风")
ROUND_WIND = Names("場風", "round wind", "圈风")
OLDER_SEAT_WIND = Names("門風", "seat wind", "门风")
OLDER_ROUND_WIND = Names("荘風", "round wind", "圈风")
HONBA = Names("本場", "honba", "本场")
WAITS = {
    Wait.RYANMEN: Names("両面", "open", "两面"),
    Wait.PENCHAN: Names("辺張", "edge", "边张"),
    Wait.KANCHAN: Names("嵌張", "closed", "嵌张"),
    Wait.SHANPON: Names("双碰", "two pairs", "双碰"),
    Wait.TANKI: Names("単騎", "pair", "单骑"),
    Wait.ORPHAN: Names("単騎", "single", "单骑"),
    Wait.KNITTED: Names("組合龍", "knitted", "组合龙"),
}
"""What a wait is called; Chinese players call some otherwise."""
CHINESE_WAITS = WAITS | {
    Wait.SHANPON: Names("双碰", "two pairs", "对倒"),
    Wait.TANKI: Names("単騎", "pair", "单钓"),
    Wait.ORPHAN: Names("単騎", "single", "单钓"),
}
_NONE: Mapping[str, Any] = MappingProxyType({})


class Vocabulary(NamedTuple):
    """The names of what answers and events call by an id.

    Attributes:
        fu: The fu items.
        limits: The limits.
        draws: The kinds of draw.
        pao: What a player can be responsible for.
        payments: What a payment is for.
        ends: Why a match ended.
        labels: The names for how a match ended.
        seals: What is stamped under a match that ended so, one or two letters.
        refusals: The reasons for which a win is refused or warned of.
        grounds: What the rule behind such a reason says and what for, in a sentence.
        figures: The further numbers of an evaluation.
        counted: Those of them that count among the han, beside the yaku.
        causes: What makes a part of a payment what it is, with ``{tile}`` for the winning piece.
        reasons: The reasons of fouls that the ruleset knows by an id.
        dead_hands: The reasons for which a hand is dead, likewise; nobody pays for them.
        afloat: What is said of a player who has at least the points of the start, where that decides the result.
        sunk: What is said of one who has less.
        usage: Whose words the interface takes where systems call the same thing otherwise: ``chinese`` or ``beijing``;
            empty for those of the Japanese games.
        dealer: Whose words it takes for dealer and children where a Japanese game does not say 親 and 子: ``older``.
        sets: Whose words it takes for sets and melds: ``official`` for chow, pung and kong; empty for sequence, pon and kan.
        counters: What the number of deals that the dealer stayed is called.
        points: What scores are counted in, as it stands after a number.
        seat_wind: What the wind of a player is called.
        round_wind: What that of the round is called.
        waits: What waits are called.
    """

    fu: Mapping[str, Names]
    limits: Mapping[str, Names]
    draws: Mapping[str, Names]
    pao: Mapping[str, Names]
    payments: Mapping[str, Names]
    ends: Mapping[str, Names]
    labels: Mapping[str, Names] = _NONE
    seals: Mapping[str, str] = _NONE
    refusals: Mapping[str, Names] = _NONE
    grounds: Mapping[str, Names] = _NONE
    figures: Mapping[str, Names] = _NONE
    reasons: Mapping[str, Names] = _NONE
    causes: Mapping[str, Names] = _NONE
    counted: tuple[str, ...] = ()
    dead_hands: Mapping[str, Names] = _NONE
    afloat: Names | None = None
    sunk: Names | None = None
    usage: str = ""
    dealer: str = ""
    sets: str = ""
    counters: Names = HONBA
    points: Names = Names("点", "points", "点")
    seat_wind: Names = SEAT_WIND
    round_wind: Names = ROUND_WIND
    waits: Mapping[Wait, Names] = WAITS
