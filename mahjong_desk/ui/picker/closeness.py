# SPDX-License-Identifier: MIT
"""The densities of the picker: as dense as needed to avoid scrolling, and no denser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_PER_TILE = 0.84
"""How small pieces become, as a share of their largest size, before everything moves closer."""


@dataclass(frozen=True, slots=True)
class Density:
    """How close controls are to each other."""

    compact_chips: bool = False
    touching_tiles: bool = False
    single_line: bool = False
    reason_lines: int = 3


DENSITIES: Final = (
    Density(),
    Density(compact_chips=True),
    Density(compact_chips=True, reason_lines=2),
    Density(compact_chips=True, touching_tiles=True, reason_lines=2),
    Density(compact_chips=True, reason_lines=0),
    Density(compact_chips=True, touching_tiles=True, reason_lines=0),
    Density(compact_chips=True, touching_tiles=True, single_line=True, reason_lines=0),
)
"""From the most comfortable to the closest."""


def densest_needed(
    largest: int, smallest: int, closer: tuple[Density, ...], fits: Callable[[int, Density], bool]
) -> tuple[int, Density]:
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
