# SPDX-License-Identifier: MIT
"""Dora of mahjong tiles: the kind that an indicator makes dora, and how many of them a hand holds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.partition import MASK

_SUIT = 9


@cache
def kind_after(kind: int) -> int:
    """Returns the next kind in the suit, the winds or the dragons, in a circle."""
    first, length = (_SUIT * (kind // _SUIT), _SUIT) if kind < EAST else (EAST, 4) if kind < WHITE else (WHITE, 3)
    return first + (kind - first + 1) % length


_SHIFTS = tuple([PARTITIONER.units[kind_after(kind)].bit_length() - 1 for kind in range(len(PARTITIONER.units))])
"""Where the pieces that each kind of indicator means stand in a packed hand."""


def count_dora(packed: int, indicators: Iterable[int]) -> int:
    """Returns how many dora pieces hold, each as often as it is indicated.

    Args:
        packed: The pieces by their kinds, packed.
        indicators: The kinds of the indicators.
    """
    found = 0
    for kind in indicators:
        found += packed >> _SHIFTS[kind] & MASK
    return found
