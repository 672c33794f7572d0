# SPDX-License-Identifier: MIT
"""The names of Beijing mahjong and of what its answers call by an id."""

from __future__ import annotations

from mahjong_desk.rules.checks.settling import GROUNDS
from mahjong_desk.rules.model.extra_fields import Carrier, ExtraField, FieldKind
from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.vocabulary import CHINESE_WAITS, Vocabulary
from mahjong_desk.rules.systems.beijing.yaku import NAMES_OF
from mahjong_desk.rules.systems.beijing.yaku.fixed import FIXED
from mahjong_desk.rules.value.typed import ValueField, ValueForm

NAMES = Names("北京麻雀「吃碰提」", "Beijing Mahjong (Chi-Peng-Ti)", "北京麻将（吃碰提）")
UNIT = Names("倍", "doublings", "番")
SINGLE_UNIT = Names("倍", "doubling", "番")

VOCABULARY = Vocabulary(
    usage="beijing",
    waits=CHINESE_WAITS,
    points=Names("点", "points", "分"),
    counters=Names("連荘", "dealer stays", "连庄"),
    fu={},
    limits={yaku.id: yaku.names for yaku in FIXED} | {"fixed": Names("決まった点", "fixed amount", "固定分")},
    draws={"exhaustive": Names("流局", "draw", "荒庄")},
    pao={
        "hangzhou_own": Names("3回鳴かせた包", "the winner’s three claims", "被和牌者吃碰杠三次"),
        "hangzhou_other": Names("和了者から3回鳴いた包", "three claims from the winner", "吃碰杠和牌者三次"),
        "chankan": Names("搶槓の包", "the robbed kan", "抢杠包"),
    },
    payments={
        "win": Names("和了", "win", "和牌"),
        "kan": Names("カンの点", "kans", "杠分"),
        "pao": Names("包", "responsibility", "包牌"),
        "shaozhuang": Names("焼荘", "equal first discards", "烧庄"),
        "chombo": Names("チョンボ", "chombo", "诈和罚"),
    },
    ends={
        "last_hand": Names("最終局が終わった", "the last hand was played", "最后一局结束"),
        "end": Names("途中で終えた", "the table stopped the match", "中途结束"),
    },
    refusals={
        "discarded_wild": Names("捨てられた混", "a discarded wildcard", "打出的混"),
        "not_menqing": Names("門前でない", "claims on the table", "已吃碰杠"),
        "three_wilds": Names("混が3枚以上", "three wildcards", "三张以上的混"),
        "hunyou": NAMES_OF["hunyou"],
        "chankan_ankan": Names("暗槓の搶槓", "a robbed concealed kan", "抢暗杠"),
        "duanmen": Names("断門", "no suit is lacking", "未断门"),
        "head_bump": Names("頭ハネ", "head bump", "截和"),
        "dead_hand": Names("上がり放棄", "dead hand", "相公"),
    },
    causes={
        "dealer": Names("荘家", "dealer", "庄家"),
        "discarder": Names("放銃", "discarder", "点炮"),
        "shanglou": Names("上楼", "shanglou", "上楼"),
    },
    grounds={
        "discarded_wild": Names(
            "捨てられた混では、元の牌としても和了できません。",
            "A wildcard that is discarded wins nothing, not even as the tile that it shows.",
            "打出的混牌不能和，当作原牌也不行。",
        ),
        "not_menqing": Names(
            "捨て牌で和了できるのは、吃・碰・明槓をしていない手だけです。",
            "Another player’s tile wins only for a hand without claims; concealed kans are none.",
            "只有没有吃、碰、明杠的手牌才能点炮和。",
        ),
        "three_wilds": Names(
            "混を三枚以上持つ手は、ツモでしか上がれません。",
            "A hand that holds three wildcards or more wins by its own draw alone.",
            "手中有三张以上的混时只能自摸。",
        ),
        "hunyou": Names(
            "混の単騎待ちは何でも上がれる代わりに、ツモでしか上がれません。",
            "A lone wildcard waits for every tile, so it wins by its own draw alone.",
            "单钓混什么牌都能和，因此只能自摸。",
        ),
        "chankan_ankan": Names(
            "暗槓を搶槓できるのは、その牌で龍ができるときだけです。",
            "A concealed kan is robbed only by a tile that completes the dragon.",
            "抢暗杠只限以该牌凑成一条龙。",
        ),
        "duanmen": Names(
            "この卓の取り決めでは、萬子・筒子・索子のどれか一つが欠けていなければ上がれません。",
            "At this table a winning hand has to lack one of the three suits.",
            "本桌约定和牌须缺一门。",
        ),
        **GROUNDS,
    },
    figures={
        "multiplier": Names("上楼の倍率", "multiplier", "上楼倍率"),
        "kan_points": Names("カンの点", "kan points", "杠分"),
    },
    dead_hands={
        "discarded_wild": Names("混を捨てた", "discarded a wildcard", "打出混"),
        "too_many_tiles": Names("大相公（多牌）", "too many tiles", "大相公"),
        "too_few_tiles": Names("小相公（少牌）", "too few tiles", "小相公"),
    },
)

FURTHER = (
    ExtraField(
        "robbed_kan",
        Carrier.WIN,
        FieldKind.WORD,
        Names("搶槓された槓", "the robbed kan", "被抢的杠"),
        {"shouminkan": Names("加槓", "an added kan", "加杠"), "ankan": Names("暗槓", "a concealed kan", "暗杠")},
    ),
    ExtraField("shanglou", Carrier.TABLE, FieldKind.TRUTH, Names("上楼", "counts double", "上楼")),
    ExtraField("claimed", Carrier.CHOMBO, FieldKind.CLAIM, Names("上がろうとした手", "the claimed win", "所报的和牌")),
)
"""The fields that only this ruleset has (§1)."""

MAX_DOUBLINGS = 20
MAX_POINTS = 100_000
MAX_KAN_POINTS = 1000

_KAN_POINTS = ValueField("kan_points", Names("カンの点", "Kan points", "杠分"), 0, MAX_KAN_POINTS)
_CHANKAN = ValueField("chankan", Names("搶槓", "Robbed kan", "抢杠"), 0, 1, truth=True)
VALUE_FORMS = (
    ValueForm(
        "doublings",
        Names("倍", "Doublings", "番数"),
        {},
        (
            ValueField("doublings", Names("倍の数", "Doublings", "番数"), 0, MAX_DOUBLINGS, default=1),
            _KAN_POINTS,
            _CHANKAN,
        ),
    ),
    ValueForm(
        "points",
        Names("決まった点", "Fixed hand", "固定分"),
        {},
        (
            ValueField("points", Names("各人の点", "Points from each", "各家分数"), 0, MAX_POINTS, default=20),
            _KAN_POINTS,
            _CHANKAN,
        ),
    ),
)
"""The ways to type a value (§11)."""
LADDER = tuple({"doublings": number} for number in range(MAX_DOUBLINGS + 1))
"""Typed values from the cheapest hand to the dearest."""
