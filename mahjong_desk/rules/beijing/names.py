# SPDX-License-Identifier: MIT
"""What the yaku and fixed hands of Beijing mahjong are called (rules/beijing.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.names import Names

YAKU_NAMES = {
    "zhuangjia": Names("荘家", "dealer", "庄家"),
    "menqing": Names("門清", "no claims", "门清"),
    "meihun": Names("没混・無混", "no wildcard", "没混"),
    "benhunlong": Names("本混龍", "dragon with its own wildcard", "本混龙"),
    "hunyou": Names("混悠", "single wait on a wildcard", "混悠"),
    "tiliu": Names("提溜", "self-draw", "提溜"),
    "long": Names("龍・一条龍", "dragon", "一条龙"),
    "qidui": Names("七対子", "seven pairs", "七对子"),
    "haohua": Names("豪華", "four equal in seven pairs", "豪华七对"),
    "zhuowu": Names("捉五魁・捉五", "catching the five", "捉五魁"),
    "gangkai": Names("槓開・槓疵", "win on the replacement tile", "杠开"),
    "qingyise": Names("清一色", "one suit", "清一色"),
    "duiduihu": Names("対対和", "all triplets", "对对胡"),
    "dadiao": Names("大釣", "one tile left", "大吊车"),
    "haidi": Names("海底撈月", "last tile", "海底捞月"),
}
"""The yaku in the order of §4, which decides ties."""
FIXED_NAMES = {
    "tenhou": Names("天和", "heavenly hand", "天和"),
    "chiihou": Names("地和", "earthly hand", "地和"),
    "hungang": Names("混槓", "four wildcards", "混杠"),
}
"""The fixed hands, in the order that decides between equal ones."""
