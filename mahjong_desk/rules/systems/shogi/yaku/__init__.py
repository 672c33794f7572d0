# SPDX-License-Identifier: MIT
"""The yaku of Shogi Mahjong in table order (rules/shogi.md §4)."""

from enum import IntEnum

from mahjong_desk.rules.systems.shogi.yaku.conditions import ShogiReadingFacts
from mahjong_desk.rules.systems.shogi.yaku.dora import DORA
from mahjong_desk.rules.systems.shogi.yaku.rows import GRAND, MEDIUM, SMALL
from mahjong_desk.rules.yaku.row import Yaku, name_by_id

YAKU: tuple[Yaku[ShogiReadingFacts], ...] = name_by_id(*SMALL, *MEDIUM, *GRAND, *DORA)
YAKU_NAMES = {yaku.id: yaku.name for yaku in YAKU}


class ShogiYakuClass(IntEnum):
    """The class of a yaku (§4): small 小役, medium 中役, grand 大役."""

    SMALL = 0
    MEDIUM = 1
    GRAND = 2


_CLASSES = {ShogiYakuClass.SMALL: SMALL, ShogiYakuClass.MEDIUM: MEDIUM, ShogiYakuClass.GRAND: GRAND}
YAKU_CLASSES = {yaku.id: yaku_class for yaku_class, rows in _CLASSES.items() for yaku in rows}
"""The class of each yaku, except the dora types."""
