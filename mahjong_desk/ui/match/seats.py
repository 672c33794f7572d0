# SPDX-License-Identifier: MIT
"""The draw of the seats, and what is wrong with the names of a match."""

from __future__ import annotations

import random
from collections.abc import Sequence
from enum import Enum
from typing import TypeVar


class NameFault(Enum):
    """Why a name cannot stand at its seat."""

    EMPTY = "empty"
    TWICE = "twice"


Lot = TypeVar("Lot")


def drawn(lots: Sequence[Lot], source: random.Random | None = None) -> tuple[Lot, ...]:
    """Returns lots in the order in which luck deals them.

    Args:
        lots: What is drawn.
        source: Where the luck comes from; the source of the system if None.
    """
    order = list(lots)
    (source or random.SystemRandom()).shuffle(order)
    return tuple(order)


def name_faults(names: Sequence[str]) -> tuple[NameFault | None, ...]:
    """Returns what is wrong with each name: it is empty, or an earlier seat has it already.

    Names that differ only in case or in the blanks around them are the same to a person at the table.
    """
    seen: set[str] = set()
    faults: list[NameFault | None] = []
    for name in names:
        plain = name.strip().casefold()
        faults.append(NameFault.EMPTY if not plain else NameFault.TWICE if plain in seen else None)
        seen.add(plain)
    return tuple(faults)
