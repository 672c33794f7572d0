# SPDX-License-Identifier: MIT
"""The table of yaku of Shogi Mahjong (rules/shogi.md §4), class by class."""

from __future__ import annotations

from mahjong_desk.rules.shogi.options import STANDARD, Options
from mahjong_desk.rules.shogi.yaku.dora import DORA, dora_count, dora_items, indicated
from mahjong_desk.rules.shogi.yaku.great import DISPLACES, great_yaku
from mahjong_desk.rules.shogi.yaku.row import Rank, Yaku, seen
from mahjong_desk.rules.shogi.yaku.small import SMALL


def yaku_of(options: Options) -> tuple[Yaku, ...]:
    """Returns the yaku of a table but the dora types, in the order of the rules."""
    return (*SMALL, *great_yaku(options))


ENTRIES = (*(one.entry for one in yaku_of(STANDARD)), *DORA)
"""Every yaku as people look it up, in the order of the rules."""

__all__ = ["DISPLACES", "ENTRIES", "Rank", "Yaku", "dora_count", "dora_items", "indicated", "seen", "yaku_of"]
