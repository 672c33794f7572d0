# SPDX-License-Identifier: MIT
"""The yaku of Beijing mahjong in table order (rules/beijing.md §4)."""

from mahjong_desk.rules.systems.beijing.yaku.fixed import FIXED
from mahjong_desk.rules.systems.beijing.yaku.ordinary import ORDINARY
from mahjong_desk.rules.yaku.row import name_by_id

YAKU = name_by_id(
    *ORDINARY, *FIXED, long="Yitiaolong", haohua="Haohua qidui", zhuowu="Zhuowukui", tenhou="Tianhu", chiihou="Dihu"
)
YAKU_NAMES = {yaku.id: yaku.name for yaku in YAKU}
