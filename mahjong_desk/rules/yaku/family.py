# SPDX-License-Identifier: MIT
"""The families of yaku: what one has to look at to see a yaku."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from mahjong_desk.rules.model.names import Names


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
    def names(self) -> Names:
        """Its name in each language."""
        return _NAMES[self]


_NAMES: Mapping[Family, Names] = {
    Family.SITUATION: Names("状況", "Circumstances", "和牌方式"),
    Family.SEQUENCES: Names("順子", "Sequences", "顺子"),
    Family.TRIPLETS: Names("刻子", "Triplets", "刻子"),
    Family.KANS: Names("槓子", "Kans", "杠子"),
    Family.HONOURS: Names("字牌", "Honours", "字牌"),
    Family.TERMINALS: Names("幺九牌", "Terminals", "幺九"),
    Family.FLUSH: Names("一色", "One suit", "一色"),
    Family.PAIRS: Names("対子", "Pairs", "对子"),
    Family.SPECIAL: Names("特殊な形", "Special hands", "特殊牌型"),
    Family.WILDCARDS: Names("混", "Wildcards", "混"),
    Family.DORA: Names("ドラ", "Dora", "宝牌"),
}
