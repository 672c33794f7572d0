# SPDX-License-Identifier: MIT
"""Whether a round exists at all in which nobody meets again: every way is tried, as far as there is time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations
from random import Random
from typing import Final

from mahjong_desk.club.schedule.rounds import Pair, Table

_WAYS: Final = 3_000
"""So many are begun: all of them for twenty players after a few rounds, some for forty."""


def without_meeting(
    players: Sequence[str], met: Collection[Pair], size: int, source: Random
) -> tuple[Table, ...] | None:
    """Returns tables at which nobody has met before; None where there are none, or none in time."""
    order = list(players)
    source.shuffle(order)
    strangers = {
        one: {other for other in order if other != one and frozenset((one, other)) not in met} for one in order
    }
    tables: list[Table] = []
    ways = 0

    def fill(left: list[str]) -> bool:
        nonlocal ways
        if not left:
            return True
        # Whoever has the fewest strangers left is asked first: where nothing fits, it shows soon.
        first = min(left, key=lambda one: len(strangers[one].intersection(left)))
        for others in combinations([one for one in left if one in strangers[first]], size - 1):
            if any(b not in strangers[a] for a, b in combinations(others, 2)):
                continue
            ways += 1
            if ways > _WAYS:
                return False
            tables.append((first, *others))
            if fill([one for one in left if one != first and one not in others]):
                return True
            tables.pop()
        return False

    return tuple(tables) if fill(order) else None
