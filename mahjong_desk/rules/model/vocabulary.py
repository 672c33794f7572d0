# SPDX-License-Identifier: MIT
"""The names of the ids in answers and events of a rule system."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from mahjong_desk.shapes import WaitKind
from mahjong_desk.texts import Text

SEAT_WIND = Text("seat wind", "the wind")
ROUND_WIND = Text("round wind", "the wind")
TRADITIONAL_SEAT_WIND = Text("seat wind", "the wind in older Japanese games")
TRADITIONAL_ROUND_WIND = Text("round wind", "the wind in older Japanese games")
HONBA = Text("honba")
WAITS = {
    WaitKind.RYANMEN: Text("open", "a wait"),
    WaitKind.PENCHAN: Text("edge", "a wait"),
    WaitKind.KANCHAN: Text("closed", "a wait"),
    WaitKind.SHANPON: Text("two pairs", "a wait"),
    WaitKind.TANKI: Text("pair", "a wait"),
    WaitKind.ORPHAN: Text("single", "a wait"),
    WaitKind.KNITTED: Text("knitted", "a wait"),
}
"""What a wait is called; Chinese players call some otherwise."""
CHINESE_WAITS = WAITS | {
    WaitKind.SHANPON: Text("two pairs", "a wait in Chinese games"),
    WaitKind.TANKI: Text("pair", "a wait in Chinese games"),
    WaitKind.ORPHAN: Text("single", "a wait in Chinese games"),
}
_NONE: Mapping[str, Any] = MappingProxyType({})


class Vocabulary(NamedTuple):
    """The names of the ids in answers and events.

    Attributes:
        fu: The fu items.
        counted: Those of them that count among the han, beside the yaku.
        afloat: What is said of a player who has at least the points of the start, where that decides the result.
        usage: Whose words the interface takes where systems call the same thing otherwise: ``chinese`` or ``beijing``;
            empty for those of the Japanese games.
        sets: Whose words it takes for sets and melds: ``official`` for chow, pung and kong; empty for sequence, pon and
            kan.
    """

    fu: Mapping[str, Text]
    limits: Mapping[str, Text]
    draws: Mapping[str, Text]
    pao: Mapping[str, Text]
    payments: Mapping[str, Text]
    ends: Mapping[str, Text]
    labels: Mapping[str, Text] = _NONE
    seals: Mapping[str, str] = _NONE
    refusals: Mapping[str, Text] = _NONE
    grounds: Mapping[str, Text] = _NONE
    figures: Mapping[str, Text] = _NONE
    reasons: Mapping[str, Text] = _NONE
    causes: Mapping[str, Text] = _NONE
    counted: tuple[str, ...] = ()
    dead_hands: Mapping[str, Text] = _NONE
    afloat: Text | None = None
    sunk: Text | None = None
    usage: str = ""
    dealer: str = ""
    sets: str = ""
    counters: Text = HONBA
    points: Text = Text("points")
    seat_wind: Text = SEAT_WIND
    round_wind: Text = ROUND_WIND
    waits: Mapping[WaitKind, Text] = WAITS
