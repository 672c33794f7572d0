# SPDX-License-Identifier: MIT
"""How many clicks and keys each kind of step takes, and how many it may take at most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from tests.ui.player import Player

COMMON = "common hand"
CALLED = "hand with melds"
SECOND = "second winner"
RIICHI = "riichi"
DRAW = "draw"
DRAW_ASKED = "draw with a question"
CHOMBO = "chombo"
DEAD = "dead hand"
PENALTY = "penalty tile"
PENALTY_LATER = "penalty tile dead or gone"
FORGOTTEN = "hand with a forgotten riichi"
INDICATOR = "indicator on the felt"
NOTE = "note"
SEATED = "new seats"
REOPENED = "last hand open again"
CORRECTED = "last hand corrected"
CORRECTED_ASKED = "last hand corrected with a question"

MOST = {
    "clicks": {
        COMMON: 18,
        RIICHI: 1,
        DRAW: 1,
        REOPENED: 2,
        CORRECTED: 4,
        CHOMBO: 3,
        PENALTY: 5,
        PENALTY_LATER: 6,
        SEATED: 1,
    },
    "keys": {
        COMMON: 27,
        RIICHI: 2,
        DRAW: 1,
        REOPENED: 2,
        CORRECTED: 5,
        CHOMBO: 3,
        PENALTY: 5,
        PENALTY_LATER: 6,
        SEATED: 1,
    },
}
"""How many clicks or keys a kind of step may take."""


@dataclass(slots=True)
class Counts:
    """What one player needed.

    Attributes:
        needed: Clicks and keys together, by the kind of step, once for each time.
    """

    needed: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    @contextmanager
    def counting(self, player: Player, kind: str) -> Iterator[None]:
        """Counts what is pressed meanwhile as one step of a kind."""
        before = player.clicks + player.keys
        yield
        self.needed[kind].append(player.clicks + player.keys - before)

    def too_many(self, by: str) -> list[str]:
        """Returns the kinds of steps that took more than they may, by ``clicks`` or ``keys``."""
        limits = MOST[by]
        return [
            f"{kind}: {max(self.needed[kind])} {by}"
            for kind in limits
            if max(self.needed.get(kind, [0])) > limits[kind]
        ]


Line = tuple[str, str, str, int, int]
"""A rule system, a kind of step, ``clicks`` or ``keys``, the least and the most."""


def table(lines: Iterable[Line]) -> list[str]:
    """Returns a table of kinds of steps by rule systems, each with its clicks and keys."""
    cells: dict[str, dict[tuple[str, str], str]] = defaultdict(dict)
    systems: dict[str, None] = {}
    for system, kind, by, least, most in lines:
        systems[system] = None
        cells[kind][system, by] = f"{least}" if least == most else f"{least}-{most}"
    heads = [f"{system} {by}" for system in systems for by in MOST]
    wide = max((len(kind) for kind in cells), default=0)
    told = [" " * wide + "".join(f"{head:>18}" for head in heads)]
    for kind, row in cells.items():
        shown = (row.get((system, by), "") for system in systems for by in MOST)
        told.append(f"{kind:<{wide}}" + "".join(f"{cell:>18}" for cell in shown))
    return told
