# SPDX-License-Identifier: MIT
"""How many pieces a hand of shogi pieces lacks: its few targets are gone through one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from mahjong_desk.learn.workbench.suits import KINDS, Entries, lower
from mahjong_desk.pieces import SHOGI
from mahjong_desk.pieces.shogi import PAWN
from mahjong_desk.shapes import MeldKind
from mahjong_desk.shapes.shogi import meld_shapes


@cache
def _targets(sets: int) -> tuple[tuple[int, ...], ...]:
    """Returns how many pieces of each kind every hand of so many sets and a pair has."""
    shapes = ((PAWN,) * 3, *meld_shapes()[MeldKind.PON])
    found = set()
    for chosen in combinations_with_replacement(shapes, sets):
        for eyes in range(len(SHOGI.copies)):
            target = SHOGI.counts([*(piece for shape in chosen for piece in shape), eyes, eyes])
            if all(count <= copies for count, copies in zip(target, SHOGI.copies, strict=True)):
                found.add(tuple(target))
    return tuple(sorted(found))


def shogi_entry(held: Sequence[int], left: Sequence[int], sets: int) -> int | None:
    """Returns the entry of a hand of ``sets`` sets and a pair, as ``suits`` has them; None where none is left."""
    best: Entries = {}
    for target in _targets(sets):
        missing = lacking = 0
        for kind, needed in enumerate(target):
            if needed > held[kind]:
                missing += needed - held[kind]
                lacking |= 1 << kind
                if needed > left[kind]:
                    break
        else:
            lower(best, 0, missing << KINDS | lacking)
    return best.get(0)
