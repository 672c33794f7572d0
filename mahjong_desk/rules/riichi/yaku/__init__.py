# SPDX-License-Identifier: MIT
"""The yaku of Riichi in the order of their rows (rules/riichi.md §4).

``chance``    Those of how the hand is won.
``tiles``     Those of single sets and of the kinds of tiles.
``sets``      Those of several sets together.
``yakuman``   The yakuman.

Tested together
    ``tests/rules/riichi/test_yaku.py``  chance, sets, tiles, yakuman
"""

from __future__ import annotations

from mahjong_desk.rules.riichi.yaku.chance import CLOSED_DRAW, LAST_TILES, RENHOU, RIICHI_YAKU
from mahjong_desk.rules.riichi.yaku.sets import SET_YAKU, TWICE_TWO, TWINS_YAKU
from mahjong_desk.rules.riichi.yaku.tiles import FLUSH_YAKU, FULL_FLUSH, SIMPLE_YAKU, YAKUHAI
from mahjong_desk.rules.riichi.yaku.yakuman import YAKUMAN

YAKU = (
    CLOSED_DRAW,
    *RIICHI_YAKU,
    *SIMPLE_YAKU,
    TWINS_YAKU,
    *YAKUHAI,
    *LAST_TILES,
    *SET_YAKU,
    TWICE_TWO,
    *FLUSH_YAKU,
    FULL_FLUSH,
    RENHOU,
    *YAKUMAN,
)
"""The whole table."""
NAMES_OF = {yaku.id: yaku.names for yaku in YAKU}
"""What each is called, by its id."""
