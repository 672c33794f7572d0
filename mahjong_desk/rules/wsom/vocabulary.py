# SPDX-License-Identifier: MIT
"""The names of the World Series of Mahjong and of what its answers call by an id."""

from __future__ import annotations

from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import ValueField, ValueForm, Vocabulary
from mahjong_desk.rules.wsom.patterns.chance import INCIDENTS

NAMES = Names("ワールドシリーズオブ麻雀", "World Series of Mahjong (Zung Jung)", "世界麻將大賽（中庸麻雀）")
UNIT = Names("点", "points", "点")

SITUATIONS = tuple(Situation(row.entry.id) for row in INCIDENTS)
"""The circumstances that count, in the order of the table."""

DISCARDER, IMMUNITY, OWN_DISCARD, SHARE = "discarder", "immunity", "own_discard", "share"
"""The causes of what a discarded win costs (rules/wsom.md §6)."""

VOCABULARY = Vocabulary(
    fu={},
    limits={"mangan": Names("満貫", "mangan", "满贯"), "yakuman": Names("役満貫", "yakuman", "役满贯")},
    situations={row.entry.id: row.entry.names for row in INCIDENTS},
    draws={"exhaustive": Names("荒牌流局", "draw", "流局")},
    pao={},
    payments={"win": Names("和了", "win", "和牌"), "chombo": Names("チョンボ", "chombo", "犯规罚点")},
    ends={
        "last_hand": Names("最終局が終わった", "the last hand was played", "最后一局结束"),
        "end": Names("途中で終えた", "the table stopped the match", "中途结束"),
    },
    refusals={
        "head_bump": Names("頭ハネ", "one winner only", "截和"),
        "dead_hand": Names("死に手", "dead hand", "死牌"),
        "penalty_meld": Names("罰牌を晒した", "penalty tile in an open set", "罚牌入副露"),
        "penalty_three": Names("罰牌三枚以上", "three penalty tiles", "三张以上罚牌"),
        "penalty_set": Names("罰牌を含む面子", "penalty tile in the winning set", "和牌面子含罚牌"),
        "penalty_kokushi": Names("罰牌での十三幺九", "thirteen terminals on a penalty tile", "十三幺九和罚牌"),
    },
    causes={
        DISCARDER: Names("放銃", "threw the winning tile", "点炮"),
        IMMUNITY: Names("同巡内に先に{tile}を捨てた", "threw {tile} first this turn", "同巡内先打{tile}"),
        OWN_DISCARD: Names(
            "和了者が同巡内に{tile}を捨てた", "the winner threw {tile} this turn", "和牌者同巡内打过{tile}"
        ),
        SHARE: Names("放銃でない人の分", "share of those who did not throw it", "未点炮者的份额"),
    },
)

_POINTS = Names("点数", "Points", "点数")

VALUE_FORMS = (
    ValueForm(
        "points",
        _POINTS,
        {},
        (ValueField("points", _POINTS, 5, 320, step=5, default=5),),
    ),
    ValueForm("chicken", Names("役なし", "Chicken hand", "鸡和"), {"points": 1}, ()),
    ValueForm("yakuman_400", Names("役満貫400点", "Yakuman of 400", "役满贯400点"), {"points": 400}, ()),
    ValueForm("yakuman_480", Names("役満貫480点", "Yakuman of 480", "役满贯480点"), {"points": 480}, ()),
)
"""The ways to type a value (rules/wsom.md §11)."""
VALUES = (1, *range(5, 321, 5), 400, 480)
"""Every value that a hand can have, in points."""
