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

    dense: bool = False
    tight: bool = False
    squeezed: bool = False
    reasons: int = 3


DENSITIES: Final = (
    Density(),
    Density(dense=True),
    Density(dense=True, reasons=2),
    Density(dense=True, tight=True, reasons=2),
    Density(dense=True, reasons=0),
    Density(dense=True, tight=True, reasons=0),
    Density(dense=True, tight=True, squeezed=True, reasons=0),
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
