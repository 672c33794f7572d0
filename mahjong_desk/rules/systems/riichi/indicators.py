# SPDX-License-Identifier: MIT
"""The indicators of Riichi: of dora, and of ura dora after a declared riichi (rules/riichi.md §5, §12)."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVES, Piece
from mahjong_desk.rules.model.indicators import DORA, MAX_DORA_INDICATORS, URA, Indicator
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.value.dora import next_kind

_KINDS = MAHJONG_WITH_RED_FIVES.kinds


def dora_of(indicator: Piece) -> Piece:
    """Returns the kind that an indicator makes dora (§5)."""
    return next_kind(_KINDS[indicator])


DORA_INDICATOR = replace(DORA, indicated=dora_of, most=MAX_DORA_INDICATORS, by_kans=True)
URA_INDICATOR = replace(
    URA, indicated=dora_of, most=MAX_DORA_INDICATORS, by_kans=True, needs=("riichi", "double_riichi"), beneath=DORA.id
)
INDICATORS = (DORA_INDICATOR, URA_INDICATOR)
"""The kinds that the rules know."""


def indicators(options: RiichiOptions) -> tuple[Indicator, ...]:
    """Returns the kinds of indicators that a table plays with."""
    dora, ura = DORA_INDICATOR, URA_INDICATOR
    if not options.kan_dora:
        dora, ura = replace(dora, most=1, by_kans=False), replace(ura, most=1, by_kans=False)
    if not options.kan_ura:
        ura = replace(ura, most=1, by_kans=False)
    return (dora, ura) if options.ura_dora else (dora,)
