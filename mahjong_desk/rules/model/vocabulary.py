# SPDX-License-Identifier: MIT
"""The names of the ids in answers and events of a rule system."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from mahjong_desk.shapes import WaitKind
from mahjong_desk.texts import Text

SEAT_WIND = Text("seat wind", "the wind")
ROUND_WIND = Text("round wind", "the wind")
CHINESE_SEAT_WIND = Text("seat wind", "the wind in Chinese games")
TRADITIONAL_SEAT_WIND = Text("seat wind", "the wind in older Japanese games")
TRADITIONAL_ROUND_WIND = Text("round wind", "the wind in older Japanese games")
HONBA = Text("honba")
WAITS = {
    WaitKind.RYANMEN: Text("two-sided", "a wait"),
    WaitKind.PENCHAN: Text("edge", "a wait"),
    WaitKind.KANCHAN: Text("closed", "a wait"),
    WaitKind.SHANPON: Text("two-pair", "a wait"),
    WaitKind.TANKI: Text("pair", "a wait"),
    WaitKind.ORPHAN: Text("single", "a wait"),
    WaitKind.KNITTED: Text("knitted", "a wait"),
}
"""The names of waits; some differ in Chinese games."""
CHINESE_WAITS = WAITS | {
    WaitKind.SHANPON: Text("two-pair", "a wait in Chinese games"),
    WaitKind.TANKI: Text("pair", "a wait in Chinese games"),
    WaitKind.ORPHAN: Text("single", "a wait in Chinese games"),
}
_NONE: Mapping[str, Any] = MappingProxyType({})


class Vocabulary(NamedTuple):
    """The names of the ids in answers and events.

    Attributes:
        extra_numbers_in_han: The ``extra_numbers`` that are part of the han, in addition to the yaku.
        floating: The word for a player with at least the starting points, if that decides the result.
        terminology: Which terms the interface uses if systems differ: ``chinese`` or ``beijing``; empty for those of the
            Japanese games.
        set_terms: Which terms it uses for sets and melds: ``official`` for chow, pung and kong; empty for sequence, pon
            and kan.
    """

    draws: Mapping[str, Text]
    payments: Mapping[str, Text]
    end_reasons: Mapping[str, Text]
    fu: Mapping[str, Text] = _NONE
    limits: Mapping[str, Text] = _NONE
    pao: Mapping[str, Text] = _NONE
    end_labels: Mapping[str, Text] = _NONE
    stamps: Mapping[str, str] = _NONE
    refusals: Mapping[str, Text] = _NONE
    rule_explanations: Mapping[str, Text] = _NONE
    extra_numbers: Mapping[str, Text] = _NONE
    foul_reasons: Mapping[str, Text] = _NONE
    causes: Mapping[str, Text] = _NONE
    extra_numbers_in_han: tuple[str, ...] = ()
    dead_hand_reasons: Mapping[str, Text] = _NONE
    floating: Text | None = None
    sinking: Text | None = None
    terminology: str = ""
    dealer_terms: str = ""
    set_terms: str = ""
    honba: Text = HONBA
    score_unit: Text = Text("points")
    seat_wind: Text = SEAT_WIND
    round_wind: Text = ROUND_WIND
    waits: Mapping[WaitKind, Text] = WAITS
