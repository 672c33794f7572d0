# SPDX-License-Identifier: MIT
"""The names of Riichi and of what its answers call by an id."""

from __future__ import annotations

from functools import partial

from mahjong_desk.rules.checks.settling import GROUNDS
from mahjong_desk.rules.model.extra_fields import Carrier, ExtraField, FieldKind
from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.vocabulary import Vocabulary
from mahjong_desk.rules.payment.payments import CAUSES
from mahjong_desk.rules.systems.riichi.draws import DRAW_FIELDS
from mahjong_desk.rules.systems.riichi.pao import PAO_NAMES
from mahjong_desk.rules.systems.riichi.progression import YAME, stop_is_chosen
from mahjong_desk.rules.value.fu import FU_NAMES

NAMES = Names("リーチ麻雀", "Riichi mahjong", "立直麻将")
UNIT = Names("翻", "han", "翻")
REMINDER = Names(
    "フリテン：待ち牌を一つでも捨てているか、見逃した後なら、{tile}でロンできません。",
    "Furiten: no win on {tile} for who has discarded any tile of the own wait, or passed one up.",
    "振听：若打过所听的任何一张，或放过和牌，则不能荣和{tile}。",
)
"""What the table sees to before a win on a discard (rules/riichi.md §15)."""
_YAME = Names("和了やめ・聴牌やめ", "the dealer ends the match", "庄家终局")

VOCABULARY = Vocabulary(
    fu=FU_NAMES
    | {
        "open_pinfu": Names("喰い平和形", "open hand without fu", "副露平和形"),
        "chiitoitsu": Names("七対子", "seven pairs", "七对子"),
    },
    limits={
        "mangan": Names("満貫", "mangan", "满贯"),
        "haneman": Names("跳満", "haneman", "跳满"),
        "baiman": Names("倍満", "baiman", "倍满"),
        "sanbaiman": Names("三倍満", "sanbaiman", "三倍满"),
        "kazoe_yakuman": Names("数え役満", "counted yakuman", "累计役满"),
        "yakuman": Names("役満", "yakuman", "役满"),
    },
    draws={
        "exhaustive": Names("荒牌平局", "exhaustive draw", "荒牌流局"),
        "kyuushu_kyuuhai": Names("九種九牌", "nine terminals and honours", "九种九牌"),
        "suufon_renda": Names("四風連打", "four equal winds", "四风连打"),
        "suucha_riichi": Names("四家立直", "four riichi", "四家立直"),
        "suukan_sanra": Names("四槓散了", "four kans", "四杠散了"),
        "sanchahou": Names("三家和", "three winners", "三家和"),
    },
    pao=PAO_NAMES,
    payments={
        "win": Names("和了", "win", "和牌"),
        "pao": Names("包", "pao", "包牌"),
        "honba": Names("本場", "honba", "本场"),
        "deposit": Names("供託", "stakes on the table", "供托"),
        "riichi": Names("リーチ棒", "riichi stake", "立直棒"),
        "noten": Names("不聴罰符", "not ready", "不听罚符"),
        "nagashi": Names("流し満貫", "nagashi mangan", "流局满贯"),
        "chombo": Names("チョンボ", "chombo", "错和罚"),
    },
    ends={
        "bust": Names("飛び", "a player is out of points", "有人被击飞"),
        "target": Names("必要な点に達した", "the target was reached", "达到所需点数"),
        "dealer_stop": Names("親がやめた", "the dealer stopped", "庄家终局"),
        "last_hand": Names("最終局が終わった", "the last hand was played", "最后一局结束"),
        "end": Names("途中で終えた", "the table stopped the match", "中途结束"),
    },
    refusals={
        "head_bump": Names("頭ハネ", "another player is nearer", "截和"),
        "sanchahou": Names("三家和", "three winners are a draw", "三家和流局"),
        "dead_hand": Names("和了放棄", "the hand is dead", "死手"),
    },
    grounds={
        "sanchahou": Names(
            "このルールでは、一つの捨て牌で三人が和了を宣言すると流局になります。誰も和了できません。",
            "At this table three players who call one discard end the hand as a draw: nobody wins.",
            "按此规则，三家同时荣和一张弃牌时流局，无人和牌。",
        ),
        **GROUNDS,
    },
    figures={
        "yakuman": Names("役満の数", "number of yakuman", "役满个数"),
        "dora": Names("ドラ", "dora", "宝牌"),
        "ura_dora": Names("裏ドラ", "ura dora", "里宝牌"),
        "aka_dora": Names("赤ドラ", "red fives", "赤宝牌"),
    },
    counted=("dora", "ura_dora", "aka_dora"),
    causes=CAUSES,
)

EXTRA_FIELDS = (
    ExtraField(YAME, Carrier.WIN, FieldKind.TRUTH, _YAME, offered=partial(stop_is_chosen, "agari_yame")),
    ExtraField(YAME, Carrier.DRAW, FieldKind.TRUTH, _YAME, offered=partial(stop_is_chosen, "tenpai_yame")),
    *DRAW_FIELDS,
)
"""The fields that only this ruleset has."""
