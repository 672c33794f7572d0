# SPDX-License-Identifier: MIT
"""The yaku of Ar-Shi-Ar in the order of their rows (rules/arushiaru.md §4).

``han``     Those that count han.
``limits``  The limit yaku.

Tested together
    ``tests/rules/arushiaru/test_value.py``  han, limits
"""

from __future__ import annotations

from mahjong_desk.rules.arushiaru.yaku.han import HAN_YAKU
from mahjong_desk.rules.arushiaru.yaku.limits import LIMIT_YAKU

YAKU = (*HAN_YAKU, *LIMIT_YAKU)
"""The whole table."""
NAMES_OF = {yaku.id: yaku.names for yaku in YAKU}
"""What each is called, by its id."""
