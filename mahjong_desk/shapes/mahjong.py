# SPDX-License-Identifier: MIT
"""The shapes of mahjong tiles: three suits with sequences, seven honours without."""

from collections.abc import Mapping
from functools import cache, lru_cache

from mahjong_desk.shapes.groups import MeldKind, WaitKind, pair, single
from mahjong_desk.shapes.partition import Partitioner, SuitRange, unpack_kinds
from mahjong_desk.shapes.readings import HandShape, Reading

PARTITIONER = Partitioner((*(SuitRange(first, 9, True) for first in (0, 9, 18)), SuitRange(27, 7, False)))
"""Divides hands of the 34 kinds."""
COPIES = 4
"""The number of pieces of each kind."""
ORPHAN_KINDS = (0, 8, 9, 17, 18, 26, *range(27, 34))
"""The terminals and honours, of which thirteen orphans consist."""
_ORPHAN_HANDS = {PARTITIONER.pack([*ORPHAN_KINDS, twice]): twice for twice in ORPHAN_KINDS}
"""All packed hands of thirteen orphans, with the kind that each has twice."""
SEVEN_PAIRS = 7
"""The number of pairs in a hand of pairs."""
NO_PAIR_MASK = ~(2 * sum(PARTITIONER.units))
"""The bits that are not set in a packed hand of seven different pairs."""
NINE_GATES_HANDS = frozenset(
    PARTITIONER.pack([*(first,) * 3, *range(first + 1, first + 8), *(first + 8,) * 3, extra])
    for first in (0, 9, 18)
    for extra in range(first, first + 9)
)
"""All packed hands of 1112345678999 and one more tile of the suit."""

PURE_NINE_GATES_WAITS = frozenset(
    PARTITIONER.pack([*(first,) * 3, *range(first + 1, first + 8), *(first + 8,) * 3]) for first in (0, 9, 18)
)
"""The packed hands 1112345678999, which wait for all nine kinds of their suit."""


@lru_cache(maxsize=1 << 12)
def irregular_reading(
    packed: int, winning_kind: int, *, seven_pairs: bool = True, allow_four_of_a_kind: bool = False
) -> Reading | None:
    """Returns a hand without melds as thirteen orphans or seven pairs, or None."""
    if packed in _ORPHAN_HANDS:
        twice = _ORPHAN_HANDS[packed]
        groups = tuple([pair(kind) if kind == twice else single(kind) for kind in ORPHAN_KINDS])
        return Reading(HandShape.ORPHANS, groups, ORPHAN_KINDS.index(winning_kind), WaitKind.ORPHAN)
    if not seven_pairs or PARTITIONER.kinds_held_odd_times(packed):
        return None
    present = unpack_kinds(PARTITIONER.kinds_present(packed))
    kinds = [kind for kind in present for _ in range(PARTITIONER.count(packed, kind) // 2)]
    if len(kinds) != SEVEN_PAIRS or (len(present) < SEVEN_PAIRS and not allow_four_of_a_kind):
        return None
    return Reading(HandShape.PAIRS, tuple(map(pair, kinds)), kinds.index(winning_kind), WaitKind.TANKI)


@cache
def possible_melds() -> Mapping[MeldKind, tuple[tuple[int, ...], ...]]:
    """Returns the kinds of all melds of mahjong tiles, each ascending."""
    sequences = tuple((first, first + 1, first + 2) for suit in (0, 9, 18) for first in range(suit, suit + 7))
    kans = tuple((kind,) * 4 for kind in range(len(PARTITIONER.units)))
    return {
        MeldKind.CHI: sequences,
        MeldKind.PON: tuple(kan[:3] for kan in kans),
        MeldKind.DAIMINKAN: kans,
        MeldKind.SHOUMINKAN: kans,
        MeldKind.ANKAN: kans,
    }
