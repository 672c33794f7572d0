# SPDX-License-Identifier: MIT
"""The names of Ar-Shi-Ar and of what its answers call by an id."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.rules.checks.settling import GROUNDS
from mahjong_desk.rules.model.circumstances import (
    CHANKAN,
    CHIIHOU,
    HAITEI,
    HOUTEI,
    ON_FIRST_DISCARD,
    RENHOU,
    RINSHAN,
    TENHOU,
    called,
)
from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.vocabulary import OLDER_ROUND_WIND, OLDER_SEAT_WIND, Vocabulary
from mahjong_desk.rules.payment.payments import CAUSES
from mahjong_desk.rules.systems.arushiaru.options import Options
from mahjong_desk.rules.systems.arushiaru.pao import PAO_NAMES
from mahjong_desk.rules.systems.arushiaru.yaku import NAMES_OF
from mahjong_desk.rules.value.fu import FU_NAMES, OLDER_WINDS
from mahjong_desk.rules.value.typed import ValueField, ValueForm

NAMES = Names("アルシーアル麻雀", "Ar-Shi-Ar", "二十二麻将")
UNIT = Names("翻", "han", "翻")

CIRCUMSTANCES = tuple(
    replace(one, alone=True)
    for one in called(
        NAMES_OF,
        RINSHAN,
        CHANKAN,
        HAITEI,
        TENHOU,
        CHIIHOU,
        HOUTEI,
        replace(RENHOU, dealers_discard=True, would=ON_FIRST_DISCARD),
    )
)
"""The circumstances that any table knows, in the order in which to offer them; no two can come together (§12)."""

VOCABULARY = Vocabulary(
    seat_wind=OLDER_SEAT_WIND,
    round_wind=OLDER_ROUND_WIND,
    fu=FU_NAMES | OLDER_WINDS | {"chinitsu": Names("清一色の加符", "full flush", "清一色加符")},
    limits={"mangan": Names("満貫", "mangan", "满贯")},
    draws={
        "exhaustive": Names("流局", "draw", "流局"),
        "kyuushu_kyuuhai": Names("九種九牌", "nine terminals and honours", "九种九牌"),
    },
    pao=PAO_NAMES,
    payments={
        "win": Names("和了", "win", "和牌"),
        "pao": Names("包", "pao", "包牌"),
        "chombo": Names("チョンボ", "chombo", "错和罚"),
    },
    ends={
        "last_hand": Names("最終局が終わった", "the last hand was played", "最后一局结束"),
        "end": Names("途中で終えた", "the table stopped the match", "中途结束"),
    },
    causes=CAUSES,
    refusals={
        "head_bump": Names("頭ハネ", "one winner only", "截和"),
        "dead_hand": Names("和了放棄", "the hand is dead", "死手"),
    },
    grounds=GROUNDS,
)


def value_forms(options: Options) -> tuple[ValueForm, ...]:
    """Returns the ways to type a value at a table with these options (rules/arushiaru.md §11)."""
    times = ValueField("times", Names("満貫の数", "How many mangan", "满贯个数"), 1, 4, default=1)
    return (
        ValueForm(
            "han_fu",
            Names("翻と符", "Han and fu", "翻与符"),
            {},
            (
                ValueField("han", Names("翻", "Han", "翻"), 0, 20, default=1),
                ValueField("fu", Names("符", "Fu", "符"), 20, 160, step=2, default=30),
            ),
        ),
        ValueForm(
            "mangan",
            Names("満貫", "Mangan", "满贯"),
            {"limit": "mangan"},
            (times,) if options.multiple_limits else (),
        ),
    )
