# SPDX-License-Identifier: MIT
"""The families of yaku: what one has to look at to see a yaku."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from mahjong_desk.texts import Text


class YakuFamily(StrEnum):
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


_NAMES: Mapping[YakuFamily, Text] = {
    YakuFamily.SITUATION: Text("Circumstances"),
    YakuFamily.SEQUENCES: Text("Sequences"),
    YakuFamily.TRIPLETS: Text("Triplets"),
    YakuFamily.KANS: Text("Kans", "group of yaku"),
    YakuFamily.HONOURS: Text("Honours"),
    YakuFamily.TERMINALS: Text("Terminals", "group of yaku"),
    YakuFamily.FLUSH: Text("One suit"),
    YakuFamily.PAIRS: Text("Pairs"),
    YakuFamily.SPECIAL: Text("Special hands"),
    YakuFamily.WILDCARDS: Text("Wildcards"),
    YakuFamily.DORA: Text("Dora"),
}
