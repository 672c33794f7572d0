# SPDX-License-Identifier: MIT
"""The shapes of mahjong tiles: three suits with rows, seven honours without."""

from collections.abc import Mapping
from functools import cache

from mahjong_desk.shapes.groups import MeldKind
from mahjong_desk.shapes.partition import Partitioner, SuitRange

PARTITIONER = Partitioner(
    (SuitRange(0, 9, True), SuitRange(9, 9, True), SuitRange(18, 9, True), SuitRange(27, 7, False))
)
"""Divides hands of the 34 kinds."""
COPIES = 4
"""The number of pieces of each kind."""
ORPHAN_KINDS = (0, 8, 9, 17, 18, 26, *range(27, 34))
"""The terminals and honours, of which thirteen orphans consist."""
SEVEN_PAIRS = 7
"""The number of pairs in a hand."""
NO_PAIR_MASK = ~(2 * sum(PARTITIONER.units))
"""The bits that a packed hand of different pairs does not have."""
NINE_GATES_HANDS = frozenset(
    PARTITIONER.pack([*(first,) * 3, *range(first + 1, first + 8), *(first + 8,) * 3, extra])
    for first in (0, 9, 18)
    for extra in range(first, first + 9)
)
"""All hands, packed, of 1112345678999 in one suit and one more of it."""

PURE_NINE_GATES_WAITS = frozenset(
    PARTITIONER.pack([*(first,) * 3, *range(first + 1, first + 8), *(first + 8,) * 3]) for first in (0, 9, 18)
)
"""1112345678999 in each suit, packed, which waits for all nine of it."""


@cache
def possible_melds() -> Mapping[MeldKind, tuple[tuple[int, ...], ...]]:
    """Returns the kinds of all melds that can be made of mahjong tiles, each ascending."""
    rows = tuple((first, first + 1, first + 2) for suit in (0, 9, 18) for first in range(suit, suit + 7))
    kans = tuple((kind,) * 4 for kind in range(len(PARTITIONER.units)))
    return {
        MeldKind.CHI: rows,
        MeldKind.PON: tuple(kan[:3] for kan in kans),
        MeldKind.DAIMINKAN: kans,
        MeldKind.SHOUMINKAN: kans,
        MeldKind.ANKAN: kans,
    }
