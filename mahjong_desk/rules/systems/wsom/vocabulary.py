# SPDX-License-Identifier: MIT
"""The names of the World Series of Mahjong and of what its answers call by an id."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.rules.checks.settling import GROUNDS
from mahjong_desk.rules.model.circumstances import (
    CHANKAN,
    CHIIHOU,
    HAITEI,
    HOUTEI,
    ON_FIRST_DISCARD,
    RINSHAN,
    TENHOU,
    Way,
    called,
)
from mahjong_desk.rules.model.extra_fields import Carrier, ExtraField, FieldKind
from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.vocabulary import CHINESE_WAITS, Vocabulary
from mahjong_desk.rules.systems.wsom.yaku.chance import INCIDENTS
from mahjong_desk.rules.value.typed import ValueField, ValueForm

NAMES = Names("ワールドシリーズオブ麻雀", "World Series of Mahjong (Zung Jung)", "世界麻将大赛（中庸麻雀）")
UNIT = Names("点", "points", "点")
SINGLE_UNIT = Names("点", "point", "点")

CIRCUMSTANCES = called(
    {yaku.id: yaku.names for yaku in INCIDENTS},
    HAITEI,
    HOUTEI,
    RINSHAN,
    replace(CHANKAN, excludes=(HOUTEI.id,)),
    TENHOU,
    replace(CHIIHOU, way=Way.DISCARD, dealers_discard=True, would=ON_FIRST_DISCARD),
)
"""The circumstances that count, in the order of the table."""

DISCARDER, IMMUNITY, OWN_DISCARD, SHARE = "discarder", "immunity", "own_discard", "share"
"""The causes of what a discarded win costs (rules/wsom.md §6)."""

VOCABULARY = Vocabulary(
    usage="chinese",
    waits=CHINESE_WAITS,
    fu={},
    limits={"mangan": Names("満貫", "mangan", "满贯"), "yakuman": Names("役満貫", "yakuman", "役满贯")},
    draws={"exhaustive": Names("荒牌流局", "draw", "流局")},
    pao={},
    payments={"win": Names("和了", "win", "和牌"), "chombo": Names("チョンボ", "chombo", "错和罚点")},
    ends={
        "last_hand": Names("最終局が終わった", "the last hand was played", "最后一局结束"),
        "end": Names("途中で終えた", "the table stopped the match", "中途结束"),
    },
    refusals={
        "head_bump": Names("頭ハネ", "one winner only", "截和"),
        "dead_hand": Names("和了放棄", "dead hand", "死手"),
        "penalty_meld": Names("罰牌が手にない", "penalty tile not in hand", "罚牌不在手中"),
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
    grounds={
        "penalty_meld": Names(
            "罰牌は手の内に残しておかなければなりません。晒した罰牌では、ロンもツモも認められません。",
            "Penalty tiles stay in the concealed hand: with one in an open set, or gone, neither a discard nor the"
            " own draw wins.",
            "罚牌必须留在手中：若已放入副露或不在手中，点炮与自摸都不能和。",
        ),
        "penalty_three": Names(
            "罰牌が三枚以上あると、捨て牌では和了できません。ツモ和了はできます。",
            "With three penalty tiles or more this hand wins by its own draw alone.",
            "有三张以上罚牌时不能和别家打出的牌，只能自摸。",
        ),
        "penalty_set": Names(
            "捨て牌で完成する面子や雀頭に、罰牌を使うことはできません。生罰牌も死罰牌も同じです。",
            "The set or pair that a discard completes must not need a penalty tile, live or dead;"
            " the own draw may complete it.",
            "别家打出的牌所完成的面子或将牌不能用到罚牌，生罚牌与死罚牌相同；自摸则可以。",
        ),
        "penalty_kokushi": Names(
            "十三幺九は、罰牌と同じ種類の捨て牌では和了できません。",
            "Thirteen terminals cannot be won by a discard of the kind of a penalty tile.",
            "十三幺九不能和与罚牌同种的打牌。",
        ),
        **GROUNDS,
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
EXTRA_FIELDS = (
    ExtraField(
        "mixed",
        Carrier.HAND,
        FieldKind.TRUTH,
        Names("ツモ牌を手牌に混ぜた", "drawn tile mixed into the hand", "所摸的牌已混入手牌"),
    ),
    ExtraField(
        "immunity",
        Carrier.WINNER,
        FieldKind.SEAT,
        Names("同巡に先に切った者", "who discarded the kind first in the turn", "同巡先打出此牌者"),
        nobody=True,
    ),
    ExtraField(
        "penalty_tiles",
        Carrier.WINNER,
        FieldKind.PIECES,
        Names("和了者の罰牌", "the winner’s penalty tiles", "和牌者的罚牌"),
        # In a match the events before tell them.
        offered=lambda _options, table: not table.in_match,
    ),
    ExtraField(
        "tiles",
        Carrier.CHOMBO,
        FieldKind.PIECES,
        Names("見せた牌", "the tiles shown", "亮出的牌"),
    ),
)
"""The fields that only this ruleset has (§1)."""
WINNER_FIELDS = tuple(field for field in EXTRA_FIELDS if field.carrier is Carrier.WINNER)
"""Those of a winner."""
