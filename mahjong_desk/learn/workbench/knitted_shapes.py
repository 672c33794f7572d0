# SPDX-License-Identifier: MIT
"""How many pieces a hand lacks for a knitted straight with a set and a pair, and for honours with knitted pieces."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.learn.workbench.suits import KINDS, Entries, lower, regular_entry
from mahjong_desk.shapes.knitted import STRAIGHT_SETS, STRAIGHTS
from mahjong_desk.shapes.partition import kinds_of

_STRAIGHT_KINDS = tuple(tuple(kinds_of(straight.packed)) for straight in STRAIGHTS)
"""The nine kinds of each knitted straight."""
_WITH_HONOURS = tuple(tuple(kinds_of(straight.with_honours)) for straight in STRAIGHTS)
_SIZE = 14


def knitted_entry(held: Sequence[int], left: Sequence[int], sets: int) -> int | None:
    """Returns the entry of a knitted straight with what is to stand beside it, as ``suits`` has them; None of none."""
    best: Entries = {}
    if sets < STRAIGHT_SETS:
        return None
    for kinds in _STRAIGHT_KINDS:
        if all(left[kind] for kind in kinds):
            own, all_of = list(held), list(left)
            lacking = 0
            missing = 0
            for kind in kinds:
                all_of[kind] -= 1
                if own[kind]:
                    own[kind] -= 1
                else:
                    missing += 1
                    lacking |= 1 << kind
            beside = regular_entry(own, all_of, sets - STRAIGHT_SETS)
            if beside is not None:
                lower(best, 0, beside + (missing << KINDS) | lacking)
    return best.get(0)


def knitted_honours_entry(held: Sequence[int], left: Sequence[int]) -> int | None:
    """Returns the entry of fourteen different pieces out of the honours and one knitted straight; None of none."""
    best: Entries = {}
    for kinds in _WITH_HONOURS:
        absent = [kind for kind in kinds if not held[kind] and left[kind]]
        missing = _SIZE - sum(held[kind] > 0 for kind in kinds)
        if missing <= len(absent):
            lower(best, 0, max(0, missing) << KINDS | sum(1 << kind for kind in absent))
    return best.get(0)
