# SPDX-License-Identifier: MIT
"""How close pieces and chips of the picker stand: as close as it takes for nothing to scroll, and no closer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_PER_TILE = 0.84
"""How small pieces become, as a share of their largest size, before everything moves closer."""


@dataclass(frozen=True, slots=True)
class Closeness:
    """How close things stand."""

    dense: bool = False
    tight: bool = False
    squeezed: bool = False
    reasons: int = 3


CLOSER: Final = (
    Closeness(),
    Closeness(dense=True),
    Closeness(dense=True, reasons=2),
    Closeness(dense=True, tight=True, reasons=2),
    Closeness(dense=True, reasons=0),
    Closeness(dense=True, tight=True, reasons=0),
    Closeness(dense=True, tight=True, squeezed=True, reasons=0),
)
"""From the most comfortable to the closest."""


def closest_that_fits(
    largest: int, smallest: int, closer: tuple[Closeness, ...], fits: Callable[[int, Closeness], bool]
) -> tuple[int, Closeness]:
    """Returns how wide pieces are and how close things stand.

    Pieces become a little smaller before everything moves closer, and much smaller only where they stand closest of all.

    Args:
        largest: How wide pieces are at most, in pixels.
    """
    for closeness in closer:
        least = smallest if closeness is closer[-1] else max(smallest, round(largest * _PER_TILE))
        for width in range(largest, least - 1, -1):
            if fits(width, closeness):
                return width, closeness
    return smallest, closer[-1]
