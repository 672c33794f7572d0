# SPDX-License-Identifier: MIT
"""The yaku of Boo mahjong in the order of their rows (rules/boo.md §4).

``han``     Those that count han.
``limits``  The limit yaku.

Tested together
    ``tests/rules/boo/test_value.py``  han, limits
"""

from __future__ import annotations

from mahjong_desk.rules.boo.yaku.han import HAN_YAKU
from mahjong_desk.rules.boo.yaku.limits import LIMIT_YAKU

YAKU = (*HAN_YAKU, *LIMIT_YAKU)
"""The whole table."""
NAMES_OF = {yaku.id: yaku.names for yaku in YAKU}
"""What each is called, by its id."""
