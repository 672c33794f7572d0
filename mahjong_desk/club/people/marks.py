# SPDX-License-Identifier: MIT
"""Which mark each person has: the first free one in order of appearance, unless another one was chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from heapq import merge

from mahjong_desk.club.people.entered import MARKS, Moment, Told


def marks_of(appeared: Iterable[tuple[str, Moment]], told: Mapping[str, Told]) -> dict[str, int]:
    """Returns the number of everybody's mark, which changes for nobody because somebody else comes or goes.

    Args:
        appeared: Who came when, in that order, by identity.
    """
    chosen = sorted((one.marked_at, person, one.mark) for person, one in told.items() if one.mark is not None)
    held: dict[str, int] = {}
    came = ((at, person, -1) for person, at in appeared)
    for _, person, mark in merge(came, ((at, person, mark) for at, person, mark in chosen), key=lambda one: one[0]):
        if mark >= 0:
            held[person] = mark
        elif person not in held:
            held[person] = free_mark(held)
    return held


def free_mark(held: Mapping[str, int]) -> int:
    """Returns the first mark that nobody has, else the first of those that the fewest have."""
    counts = Counter(held.values())
    return min(range(MARKS), key=lambda mark: (counts[mark], mark))
