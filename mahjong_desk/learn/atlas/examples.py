# SPDX-License-Identifier: MIT
"""Chooses a second hand for a yaku."""

from __future__ import annotations

from collections import Counter

from mahjong_desk.learn.atlas.entry import Entry
from mahjong_desk.learn.atlas.walk import Walk, Win
from mahjong_desk.learn.cases import Case, ChangeKind, parted, variations

_STEPS = 90
_MOST_DIFFERENT = 8


def other_example(entry: Entry, walk: Walk) -> Case:
    """Returns another win that has the yaku, as different from the first as a plain hand can be.

    It differs in its pieces where the yaku leaves a choice, else in the winning piece or the way of winning.

    Raises:
        ValueError: There is no other.
    """
    first = walk.found[0]
    walk.go(_STEPS)
    others = [win for win in walk.found if _differs(first.case, win.case)]
    if not others:
        others = [
            win
            for kind in (ChangeKind.WAIT, ChangeKind.INDICATOR, ChangeKind.WAY, ChangeKind.SEAT)
            for _, case in variations(first.case, kind)
            if (win := Win.of(case, entry.yaku.id)) is not None
        ]
    if not others:
        raise ValueError(f"{entry.yaku.id} has no other hand")
    # What is laid out differently teaches more than the same pieces won otherwise.
    others = [win for win in others if win.case.pieces != first.case.pieces] or others
    best = max(others, key=lambda win: _worth(entry, first, win))
    return parted(best.case, best.settled)


def _differs(first: Case, case: Case) -> bool:
    return (case.pieces, case.winning, case.self_drawn) != (first.pieces, first.winning, first.self_drawn)


def _worth(entry: Entry, first: Win, win: Win) -> float:
    """Returns how well a hand stands beside the first: different, but with little else that counts."""
    case = win.case
    different = (Counter(case.pieces) - Counter(first.case.pieces)).total()
    worth = float(min(different, _MOST_DIFFERENT))
    both = entry.yaku.open is not None and entry.yaku.closed is not None
    if both and case.hand().closed is not first.case.hand().closed:
        worth += 4
    if case.self_drawn is not first.case.self_drawn:
        worth += 1
    if case.winning != first.case.winning:
        worth += 1
    worth -= 3 * max(0, len(win.yaku) - len(first.yaku))
    if len(case.parts) > len(first.case.parts):
        # Seven pairs or thirteen orphans beside sets would draw the eye to something else.
        worth -= _MOST_DIFFERENT
    return worth - _crowded(case)


def _crowded(case: Case) -> float:
    """Returns how hard a hand is to read: kans, the same set twice, and sets that share their pieces."""
    groups = Counter(part.pieces for part in case.parts)
    kinds = Counter(piece for part in case.parts for piece in set(part.pieces))
    kans = sum(part.meld is not None and part.meld.is_kan for part in case.parts)
    return 2 * kans + sum(count - 1 for count in groups.values()) + 0.25 * sum(count - 1 for count in kinds.values())
