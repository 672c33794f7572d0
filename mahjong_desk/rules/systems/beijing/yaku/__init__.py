# SPDX-License-Identifier: MIT
"""The yaku of Beijing mahjong in the order of their rows (rules/beijing.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.systems.beijing.yaku.fixed import FIXED
from mahjong_desk.rules.systems.beijing.yaku.ordinary import ORDINARY

YAKU = (*ORDINARY, *FIXED)
"""The whole table."""
NAMES_OF = {yaku.id: yaku.name for yaku in YAKU}
"""Their names by id."""
