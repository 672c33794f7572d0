# SPDX-License-Identifier: MIT
"""The names of Shogi Mahjong and of what its answers call by an id."""

from __future__ import annotations

from mahjong_desk.rules.checks.settling import GROUNDS
from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.vocabulary import Vocabulary
from mahjong_desk.rules.value.typed import ValueField, ValueForm

NAMES = Names("将棋麻雀", "Shogi Mahjong", "将棋麻将")
UNIT = Names("飜", "han", "翻")

_MOST_HAN = 150
_DORA = Names("ドラ類の飜", "Han of dora types", "宝牌类翻数")

VOCABULARY = Vocabulary(
    fu={},
    limits={},
    draws={"exhaustive": Names("流局", "draw", "流局")},
    pao={},
    payments={
        "win": Names("和了", "win", "和牌"),
        "honba": Names("本場", "honba", "本场"),
        "deposit": Names("供託", "sticks on the table", "供托"),
        "noten": Names("不聴罰符", "not ready", "未听牌罚点"),
        "riichi": Names("リーチ棒", "riichi sticks", "立直棒"),
        "chombo": Names("チョンボ", "chombo", "错和罚点"),
    },
    ends={
        "bust": Names("箱下になった", "somebody fell below zero", "有人点数为负"),
        "end": Names("途中で終えた", "the table stopped the match", "中途结束"),
    },
    refusals={
        "pawn_win": Names("歩上がり", "win on a pawn", "步上和"),
        "head_bump": Names("頭ハネ", "one winner only", "截和"),
        "dead_hand": Names("和了放棄", "dead hand", "死手"),
    },
    grounds={
        "pawn_win": Names(
            "二人の対局で歩で上がるには、中役か大役が要ります。ツモでも同じです。",
            "With two players a pawn completes only a hand with a medium or grand yaku, drawn or discarded.",
            "两人对局以步和牌时，须有中役或大役，自摸亦同。",
        ),
        **GROUNDS,
    },
    reasons={
        "noten_riichi": Names("不聴リーチ", "riichi without tenpai", "未听牌立直"),
        "furiten_riichi": Names("フリテンリーチ", "riichi in furiten", "振听立直"),
        "other": Names("その他", "another foul", "其他犯规"),
    },
)

VALUE_FORMS = (
    ValueForm(
        "han",
        UNIT,
        {},
        (
            ValueField("han", Names("役の飜", "Han of yaku", "役的翻数"), 0, _MOST_HAN, default=1),
            ValueField("dora", _DORA, 0, _MOST_HAN),
        ),
    ),
)
"""The way to type a value (rules/shogi.md §11)."""
LADDER = tuple({"han": han} for han in range(1, _MOST_HAN + 1))
"""Typed values from the cheapest hand to the dearest."""
