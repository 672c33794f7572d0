# SPDX-License-Identifier: MIT
"""How many pieces a hand lacks for pairs alone, and for one of each of certain kinds."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.learn.workbench.suits import KINDS, Entries, lower


def pairs_entry(held: Sequence[int], left: Sequence[int], pairs: int, *, alike: bool, over: int = 0) -> int | None:
    """Returns the entry of a hand of ``pairs`` pairs, as ``suits`` has them; None where too few pieces are left."""
    if not over:
        return _natural_pairs(held, left, pairs, alike=alike)
    width = pairs + 1
    states: Entries = {0: 0}
    for kind, (own, most) in enumerate(zip(held, left, strict=True)):
        ways = []
        for made in range(1, ((most + over) // 2 if alike else 1) + 1):
            beyond, missing = max(0, 2 * made - most), max(0, 2 * made - own)
            if beyond <= over:
                lacks = 1 << kind if missing and own < most else 0
                ways.append((made, beyond, missing << KINDS | lacks))
        reached = dict(states)
        for key, entry in states.items():
            for made, beyond, cost in ways:
                if key % width + made <= pairs and key // width + beyond <= over:
                    # The kinds of this place cannot be there yet, so that adding is uniting.
                    lower(reached, key + made + width * beyond, entry + cost)
        states = reached
    best: Entries = {}
    for key, entry in states.items():
        if key % width == pairs:
            lower(best, 0, entry)
    return best.get(0)


def _natural_pairs(held: Sequence[int], left: Sequence[int], pairs: int, *, alike: bool) -> int | None:
    """Returns the same without wildcards: pairs that are there first, then those that lack one piece, then others."""
    there = half = room = 0
    halves = others = 0
    for kind, (own, most) in enumerate(zip(held, left, strict=True)):
        places = most // 2 if alike else min(1, most // 2)
        made = min(own // 2, places)
        there += made
        places -= made
        if places and own % 2:
            half += 1
            halves |= 1 << kind
            places -= 1
        if places:
            room += places
            others |= 1 << kind
    needed = max(0, pairs - there)
    if needed <= half:
        return needed << KINDS | (halves if needed else 0)
    if needed > half + room:
        return None
    return 2 * needed - half << KINDS | halves | others


def orphans_entry(held: Sequence[int], left: Sequence[int], orphans: Sequence[int], *, doubled: bool) -> int | None:
    """Returns the entry of a hand of one of each of ``orphans``, as ``suits`` has them; None where one is not left."""
    if any(left[kind] < 1 for kind in orphans):
        return None
    absent = [kind for kind in orphans if not held[kind]]
    missing = len(absent)
    lacking = set(absent)
    if doubled and not any(held[kind] > 1 for kind in orphans):
        second = [kind for kind in orphans if left[kind] > 1]
        if not second:
            return None
        missing += 1
        lacking.update(second)
    return missing << KINDS | sum(1 << kind for kind in lacking)
