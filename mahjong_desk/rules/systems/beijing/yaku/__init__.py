# SPDX-License-Identifier: MIT
"""The yaku of Beijing mahjong in the order of their rows (rules/beijing.md §4)."""

from mahjong_desk.rules.systems.beijing.yaku.fixed import FIXED
from mahjong_desk.rules.systems.beijing.yaku.ordinary import ORDINARY
from mahjong_desk.rules.yaku.row import romanised

YAKU = romanised(
    *ORDINARY, *FIXED, long="Yitiaolong", haohua="Haohua qidui", zhuowu="Zhuowukui", tenhou="Tianhu", chiihou="Dihu"
)
"""The whole table."""
NAMES_OF = {yaku.id: yaku.name for yaku in YAKU}
"""Their names by id."""
