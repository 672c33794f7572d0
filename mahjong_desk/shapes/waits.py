# SPDX-License-Identifier: MIT
"""The kinds that would complete a hand which is one piece short."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.shapes.partition import Partitioner


def winning_kinds(
    partitioner: Partitioner, packed: int, held: Sequence[int], copies: Sequence[int], groups: int
) -> list[int]:
    """Returns, in piece order, the kinds that complete the concealed pieces to ``groups`` groups.

    Args:
        partitioner: The tables of the piece set.
        packed: The concealed pieces.
        held: How many pieces of each kind the player holds, melds included.
        copies: How many the set holds; a kind of which the player holds all is left out.
        groups: How many sets and pairs the concealed pieces make once complete.
    """
    return [
        kind
        for kind, unit in enumerate(partitioner.units)
        if held[kind] < copies[kind] and partitioner.ways(packed + unit, groups)
    ]
