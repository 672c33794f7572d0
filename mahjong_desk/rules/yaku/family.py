# SPDX-License-Identifier: MIT
"""The families of yaku: what one has to look at to see a yaku."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from mahjong_desk.texts import Text


class Family(StrEnum):
    """What a yaku is about, in the order in which to offer it."""

    SITUATION = "situation"
    SEQUENCES = "sequences"
    TRIPLETS = "triplets"
    KANS = "kans"
    HONOURS = "honours"
    TERMINALS = "terminals"
    FLUSH = "flush"
    PAIRS = "pairs"
    SPECIAL = "special"
    WILDCARDS = "wildcards"
    DORA = "dora"

    @property
    def names(self) -> Text:
        """Its name in each language."""
        return _NAMES[self]


_NAMES: Mapping[Family, Text] = {
    Family.SITUATION: Text("Circumstances"),
    Family.SEQUENCES: Text("Sequences"),
    Family.TRIPLETS: Text("Triplets"),
    Family.KANS: Text("Kans", "group of yaku"),
    Family.HONOURS: Text("Honours"),
    Family.TERMINALS: Text("Terminals", "group of yaku"),
    Family.FLUSH: Text("One suit"),
    Family.PAIRS: Text("Pairs"),
    Family.SPECIAL: Text("Special hands"),
    Family.WILDCARDS: Text("Wildcards"),
    Family.DORA: Text("Dora"),
}
