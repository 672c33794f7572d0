# SPDX-License-Identifier: MIT
"""How many doublings usual hands of Beijing mahjong have (rules/beijing.md §3, §4)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from mahjong_desk.rules.beijing.options import Options


def usual(options: Options, self_drawn: bool) -> tuple[Mapping[str, object], ...]:
    """Returns the doublings that usual hands can have, the fewest first, without that of the dealer.

    A self-drawn hand always has that of the draw, and one that a discard completes is always without claims.
    """
    # Straight, single wait for five characters and no wildcard leave each other free.
    free = (options.doublings_meihun, options.doublings_long, options.doublings_zhuowu)
    closed = options.doublings_menqing
    if self_drawn:
        found = _sums(options.doublings_tiliu, (*free, closed))
        found |= _sums(options.doublings_tiliu + closed + options.doublings_qidui, (options.doublings_meihun,))
    else:
        found = _sums(closed, free)
        found |= _sums(closed + options.doublings_qidui, (options.doublings_meihun,))
    return tuple({"doublings": number} for number in sorted(found))


def _sums(least: int, more: tuple[int, ...]) -> set[int]:
    return {least + sum(some) for count in range(len(more) + 1) for some in combinations(more, count)}
