# SPDX-License-Identifier: MIT
"""Dora of mahjong tiles: which kinds are dora, and how many a hand holds."""

from collections import Counter
from functools import cache, lru_cache

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.shapes.partition import KIND_MASK

_SUIT = 9


@cache
def next_kind(kind: int) -> int:
    """Returns the next kind in the suit, the winds or the dragons, in a circle."""
    first, length = (_SUIT * (kind // _SUIT), _SUIT) if kind < EAST else (EAST, 4) if kind < WHITE else (WHITE, 3)
    return first + (kind - first + 1) % length


@lru_cache(maxsize=1 << 12)
def _masks(indicators: tuple[int, ...]) -> tuple[int, ...]:
    """Returns masks of the kinds indicated at least once, at least twice, and so on."""
    indicated = Counter(map(next_kind, indicators))
    return tuple(
        sum([PARTITIONER.units[kind] * KIND_MASK for kind, times in indicated.items() if times > layer])
        for layer in range(max(indicated.values(), default=0))
    )


def count_dora(packed: int, indicators: tuple[int, ...]) -> int:
    """Returns how many dora a packed hand holds; a kind indicated twice counts twice."""
    count = 0
    for mask in _masks(indicators):
        # The counts are the digits of a number; their sum is its remainder modulo the base minus one.
        count += (packed & mask) % KIND_MASK
    return count
