# SPDX-License-Identifier: MIT
"""The names of Boo mahjong and of what its answers call by an id."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.rules.checks.settling import GROUNDS
from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.vocabulary import OLDER_ROUND_WIND, OLDER_SEAT_WIND, Vocabulary
from mahjong_desk.rules.payment.payments import DEALER
from mahjong_desk.rules.systems.boo.options import Options
from mahjong_desk.rules.systems.boo.pao import PAO_NAMES
from mahjong_desk.rules.systems.boo.settlement import DORA, FU, HAN
from mahjong_desk.rules.systems.boo.value import MANGAN_BASE
from mahjong_desk.rules.value.fu import FU_NAMES, OLDER_WINDS
from mahjong_desk.rules.value.typed import ValueField, ValueForm

NAMES = Names("関西式ブー麻雀", "Boo mahjong (Kansai style)", "关西式BOO麻将")
UNIT = Names("翻", "han", "翻")

VOCABULARY = Vocabulary(
    seat_wind=OLDER_SEAT_WIND,
    round_wind=OLDER_ROUND_WIND,
    dealer="older",
    fu=FU_NAMES | OLDER_WINDS | {"chiitoitsu": Names("七対子", "seven pairs", "七对子")},
    limits={"yakuman": Names("役満貫", "yakuman", "役满贯"), "mangan": Names("満貫", "mangan", "满贯")},
    draws={
        "exhaustive": Names("流局", "draw", "流局"),
        "kyuushu_kyuuhai": Names("九種九牌", "nine terminals and honours", "九种九牌"),
    },
    pao=PAO_NAMES,
    payments={
        "win": Names("和了", "win", "和牌"),
        "pao": Names("包", "pao", "包牌"),
        "honba": Names("本場", "honba", "本场"),
        "dora": Names("ドラ", "dora", "宝牌"),
        "closed_bonus": Names("門前の加点", "closed hand", "门前加点"),
        "deposit": Names("供託", "stakes", "供托"),
        "riichi": Names("リーチ棒", "riichi stake", "立直棒"),
        "chombo": Names("チョンボ", "chombo", "错和罚"),
    },
    ends={
        "yakuman": Names("役満貫の和了", "a yakuman was won", "和出役满"),
        "bust": Names("箱点", "a player is out of points", "有人箱点"),
        "doubled": Names("原点の二倍", "a player doubled the start", "有人达到原点两倍"),
        "west_end": Names("西場で決着", "the West round decided it", "西场分出胜负"),
        "last_hand": Names("最終局が終わった", "the last hand was played", "最后一局结束"),
        "end": Names("途中で終えた", "the table stopped the match", "中途结束"),
    },
    labels={
        "maru_a": Names("マルエー", "maru-A", "丸A"),
        "maru_b": Names("マルビー", "maru-B", "丸B"),
        "maru_c": Names("マルシー", "maru-C", "丸C"),
        "double_maru_a": Names("ダブルマルエー", "double maru-A", "双丸A"),
        "none": Names("敗者なし", "nobody lost", "无败者"),
    },
    seals={"maru_a": "A", "maru_b": "B", "maru_c": "C", "double_maru_a": "AA"},
    afloat=Names("浮き", "floats", "浮"),
    sunk=Names("沈み", "sunk", "沉"),
    refusals={
        "maru_c": Names("マルシーで終わる和了", "it would end with maru-C", "将以丸C终局"),
        "must_float": Names("浮かない和了", "it would end without floating", "终局而未浮"),
        "must_top": Names("トップを獲れない和了", "it would end without becoming first", "终局而未成首位"),
        "head_bump": Names("頭ハネ", "another player is nearer", "截和"),
        "dead_hand": Names("和了放棄", "the hand is dead", "死手"),
    },
    causes={DEALER: Names("荘家", "dealer", "庄家")},
    counted=("ba_han",),
    grounds={
        "maru_c": Names(
            "ブーでマルシーになるのは、最終局が流局したときだけです。一人だけを沈めて終わる和了はできません。",
            "In Boo a match ends as maru-C only by a draw in the last hand: a win that closes it has to leave at"
            " least two players below the start.",
            "BOO麻将中只有最后一局流局才会以丸C终局：结束半庄的和牌必须使至少两家低于起始点。",
        ),
        "must_float": Names(
            "沈んでいる人が半荘を終わらせるには、その和了で浮かなければなりません。",
            "Who is sunk may close the match only with a win that makes them float.",
            "处于沉的一家，只有和牌后能浮起来，才可以结束半庄。",
        ),
        "must_top": Names(
            "浮いている人が半荘を終わらせるには、その和了でトップにならなければなりません。",
            "Who floats may close the match only with a win that makes them first.",
            "处于浮的一家，只有和牌后成为首位，才可以结束半庄。",
        ),
        **GROUNDS,
    },
    figures={
        "ba_han": Names("場の一翻", "base han", "场一翻"),
        "dora": Names("ドラ", "dora", "宝牌"),
    },
)


def value_forms() -> tuple[ValueForm, ...]:
    """Returns the ways to type a value (rules/boo.md §11); seven pairs apart, since their 25 fu are on no scale."""
    dora = ValueField("dora", Names("ドラ", "Dora", "宝牌"), DORA[0], DORA[-1])
    closed = ValueField("closed", Names("門前", "Closed", "门前清"), 0, 1, truth=True)
    return (
        ValueForm(
            "han_fu",
            Names("翻と符", "Han and fu", "翻与符"),
            {},
            (
                ValueField(
                    "han",
                    Names("翻（場の一翻を含む）", "Han, the han of every hand included", "翻（含场一翻）"),
                    HAN[0],
                    HAN[-1],
                    default=2,
                ),
                ValueField("fu", Names("符", "Fu", "符"), FU[0], FU[-1], step=FU.step, default=30),
                dora,
                closed,
            ),
        ),
        ValueForm(
            "chiitoitsu",
            Names("七対子", "Seven pairs", "七对子"),
            {"fu": 25},
            (
                ValueField(
                    "han",
                    Names("翻（場の一翻を含む）", "Han, the han of every hand included", "翻（含场一翻）"),
                    3,
                    HAN[-1],
                    default=3,
                ),
                dora,
            ),
        ),
        ValueForm("mangan", Names("満貫", "Mangan", "满贯"), {"limit": "mangan"}, (dora, closed)),
        ValueForm("yakuman", Names("役満貫", "Yakuman", "役满贯"), {"limit": "yakuman"}, (dora, closed)),
    )


_LADDER_FU = range(30, 120, 10)


def ladder(options: Options) -> tuple[Mapping[str, object], ...]:
    """Returns a typed value for each amount that a hand can be worth, from the cheapest to the dearest."""
    found: dict[int, Mapping[str, object]] = {}
    for han in reversed(HAN[:5]):
        for fu in _LADDER_FU:
            if fu << han < MANGAN_BASE:
                found.setdefault(fu << han, {"han": han, "fu": fu})
    steps = [found[base] for base in sorted(found)]
    steps.append({"limit": "mangan"})
    if options.yakuman_ends:
        steps.append({"limit": "yakuman"})
    return tuple(steps)
