# SPDX-License-Identifier: MIT
"""The pieces that are turned up for everybody to see: the dora indicators, and the one of the wildcard."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from mahjong_desk.entry.draft import Draft, DraftError, Fault
from mahjong_desk.entry.frame import Frame
from mahjong_desk.entry.pieces import left
from mahjong_desk.pieces import Piece


class Indicator(Enum):
    """A piece that is turned up for everybody to see."""

    DORA = "dora"
    WILD = "wild"


def add_indicator(frame: Frame, draft: Draft, indicator: Indicator, piece: Piece) -> Draft:
    """Returns the draft with one more dora indicator, or with another indicator of the wildcard.

    Raises:
        DraftError: None of it is left.
    """
    wild = indicator is Indicator.WILD
    bare = replace(draft, wild_indicator=None) if wild else draft
    if left(frame, bare)[piece] < 1:
        raise DraftError(Fault.NONE_LEFT, frame.pieces.names[piece])
    if wild:
        return turn_up(draft, draft.dora_indicators, piece)
    return turn_up(draft, (*draft.dora_indicators, piece), draft.wild_indicator)


def turned_up(draft: Draft, indicator: Indicator) -> tuple[Piece, ...]:
    """Returns the indicators of that kind, the first one first."""
    if indicator is Indicator.DORA:
        return draft.dora_indicators
    return () if draft.wild_indicator is None else (draft.wild_indicator,)


def turn_up(draft: Draft, dora: tuple[Piece, ...], wild: Piece | None) -> Draft:
    """Returns the draft with other indicators; they are those of every winner, since they lie there for the deal."""
    others = tuple(
        winner
        if winner.hand is None
        else replace(winner, hand=replace(winner.hand, dora_indicators=dora, wild_indicator=wild))
        for winner in draft.others
    )
    return replace(draft, dora_indicators=dora, wild_indicator=wild, others=others)


def remove_indicator(draft: Draft, indicator: Indicator, index: int) -> Draft:
    """Returns the draft without one of its indicators."""
    if indicator is Indicator.WILD:
        return turn_up(draft, draft.dora_indicators, None)
    left_over = draft.dora_indicators[:index] + draft.dora_indicators[index + 1 :]
    return turn_up(draft, left_over, draft.wild_indicator)
