# SPDX-License-Identifier: MIT
"""The names of the Mahjong Competition Rules and of what their answers call by an id."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.rules.checks.settling import GROUNDS
from mahjong_desk.rules.model.circumstances import CHANKAN, HAITEI, HOUTEI, RINSHAN, Circumstance, called
from mahjong_desk.rules.model.extra_fields import Carrier, ExtraField, FieldKind
from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.vocabulary import CHINESE_WAITS, OLDER_SEAT_WIND, Vocabulary
from mahjong_desk.rules.value.typed import ValueField, ValueForm

NAMES = Names("中国麻将（国際公式ルール）", "Mahjong Competition Rules (Chinese Official)", "国标麻将")
UNIT = Names("点", "points", "分")
SINGLE_UNIT = Names("点", "point", "分")

LAST_OF_KIND = Circumstance("last_of_kind", Names("和絶張", "last of its kind", "和绝张"), last_of_kind=True)
_ON_REPLACEMENT = Names(
    "槓の補充牌で和了することが必要。",
    "It would have to win by the replacement drawn after a kong.",
    "须以开杠后的补牌和牌。",
)
_ON_KONG = Names(
    "他家の槓に対して和了することが必要。",
    "It would have to win on another player’s kong.",
    "须抢他家的杠和牌。",
)
CIRCUMSTANCES = called(
    {
        HAITEI.id: Names("妙手回春", "last tile draw", "妙手回春"),
        HOUTEI.id: Names("海底撈月", "last tile claim", "海底捞月"),
        RINSHAN.id: Names("槓上開花", "replacement tile after a kong", "杠上开花"),
        CHANKAN.id: Names("搶槓和", "robbing the kong", "抢杠和"),
    },
    HAITEI,
    replace(HOUTEI, excludes=(CHANKAN.id,)),
    replace(RINSHAN, would=_ON_REPLACEMENT),
    replace(CHANKAN, would=_ON_KONG),
    LAST_OF_KIND,
)
"""The circumstances of a win (rules/mcr.md §3.5)."""

FLOWERS, MIXED, FOUL, POINTS, TO = "flowers", "mixed", "foul", "points", "to"
MOST_FLOWERS = 8
FALSE_WIN, SHAM_WIN, PENALTY = "false_win", "sham_win", "penalty"
HOUSE = "house"
PENALTIES = (5, 10, 20, 30, 40, 50, 60)
"""The scale of penalties, in points (rules/mcr.md §8)."""

EXTRA_FIELDS = (
    ExtraField(
        FLOWERS,
        Carrier.HAND,
        FieldKind.NUMBER,
        Names("花牌", "flowers", "花牌"),
        numbers=range(MOST_FLOWERS + 1),
        faces=tuple(f"{place}f" for place in range(1, MOST_FLOWERS + 1)),
        default=0,
        offered=lambda options, _table: bool(options["flower_tiles"]),
    ),
    ExtraField(
        MIXED,
        Carrier.HAND,
        FieldKind.TRUTH,
        Names("ツモ牌を手牌に混ぜた", "drawn tile mixed into the hand", "所摸的牌已混入手牌"),
    ),
    ExtraField(
        FOUL,
        Carrier.CHOMBO,
        FieldKind.WORD,
        Names("反則", "foul", "犯规"),
        words={
            FALSE_WIN: Names("錯和", "false win", "错和"),
            SHAM_WIN: Names("詐和（聴牌していない）", "sham win, not even waiting", "诈和（尚未听牌）"),
            PENALTY: Names("罰点", "penalty", "罚分"),
        },
        default=FALSE_WIN,
    ),
    ExtraField(
        POINTS,
        Carrier.CHOMBO,
        FieldKind.NUMBER,
        Names("罰点数", "points of the penalty", "罚分数"),
        numbers=PENALTIES,
        only_with={FOUL: (PENALTY,)},
        required=True,
    ),
    ExtraField(
        TO,
        Carrier.CHOMBO,
        FieldKind.SEAT,
        Names("受け取る人", "who gets it", "受分者"),
        words={HOUSE: Names("場に納める", "the house", "缴出")},
        default=HOUSE,
        only_with={FOUL: (PENALTY,)},
    ),
)
"""The fields that only this ruleset has (rules/mcr.md §1, §8)."""
CHOMBO_FIELDS = tuple(field for field in EXTRA_FIELDS if field.carrier is Carrier.CHOMBO)
"""Those of a foul."""

EACH, BASE_POINTS = "each", "base_points"
"""The causes of what a win costs (rules/mcr.md §6)."""

VOCABULARY = Vocabulary(
    seat_wind=OLDER_SEAT_WIND,
    round_wind=Names("圏風", "round wind", "圈风"),
    usage="chinese",
    waits=CHINESE_WAITS,
    sets="official",
    points=Names("点", "points", "分"),
    fu={},
    limits={},
    draws={"exhaustive": Names("荒牌", "exhaustive draw", "荒牌")},
    pao={},
    payments={"win": Names("和了", "win", "和牌"), "chombo": Names("罰点", "penalty", "罚分")},
    ends={
        "last_hand": Names("最終局が終わった", "the last hand was played", "最后一局结束"),
        "end": Names("途中で終えた", "the table stopped the match", "中途结束"),
    },
    refusals={
        "head_bump": Names("頭ハネ", "one winner only", "截和"),
        "dead_hand": Names("停和", "dead hand", "停和"),
    },
    grounds=GROUNDS,
    causes={
        EACH: Names("底分8点と手の点", "8 base points and the hand", "底分8分加番分"),
        BASE_POINTS: Names("底分", "base points", "底分"),
    },
)

_HAN = Names("番数", "Fan", "番数")
_FLOWER_COUNT = Names("花牌", "Flowers", "花牌")
MOST_HAN = 400
"""The highest value that may be typed, in points (rules/mcr.md §11)."""


def value_forms(minimum: int, *, flowers: bool) -> tuple[ValueForm, ...]:
    """Returns the ways to type a value (rules/mcr.md §11).

    Args:
        minimum: The least sum of fan of a win, in points.
        flowers: Whether the table plays with flowers.
    """
    fields: tuple[ValueField, ...] = (ValueField("han", _HAN, minimum, MOST_HAN, default=max(minimum, 8)),)
    if flowers:
        fields += (ValueField(FLOWERS, _FLOWER_COUNT, 0, MOST_FLOWERS),)
    return (ValueForm("han", _HAN, {}, fields),)
