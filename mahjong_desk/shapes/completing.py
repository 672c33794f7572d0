# SPDX-License-Identifier: MIT
"""The kinds that complete a hand of mahjong tiles to any of the winning shapes."""

from __future__ import annotations

from mahjong_desk.shapes.knitted import knitted_kinds
from mahjong_desk.shapes.mahjong import ORPHAN_KINDS, PARTITIONER, SEVEN_PAIRS
from mahjong_desk.shapes.partition import unpack_kinds

_GROUPS = 5
_ORPHANS = PARTITIONER.pack(ORPHAN_KINDS)


def completing_kinds(
    packed: int,
    melds: int,
    *,
    thirteen_orphans: bool = True,
    seven_pairs: bool = False,
    allow_four_of_a_kind: bool = False,
    knitted: bool = False,
) -> list[int]:
    """Returns, ascending, the kinds that complete a hand one piece short, sets and a pair being a shape in any case.

    A kind is included even if the hand holds all its pieces already.
    """
    kinds = PARTITIONER.completing_kinds(packed, _GROUPS - melds)
    further: list[int] = []
    if knitted:
        further += knitted_kinds(packed, melds)
    if not melds:
        present = PARTITIONER.kinds_present(packed)
        if seven_pairs:
            odd = PARTITIONER.kinds_held_odd_times(packed)
            if odd.bit_count() == 1 and (allow_four_of_a_kind or present.bit_count() == SEVEN_PAIRS):
                further += unpack_kinds(odd)
        if thirteen_orphans and present & _ORPHANS == present:
            # Thirteen pieces of at least twelve kinds hold none more than twice.
            lacking = _ORPHANS & ~present
            if lacking.bit_count() <= 1:
                further += unpack_kinds(lacking or _ORPHANS)
    return sorted({*kinds, *further}) if further else list(kinds)
