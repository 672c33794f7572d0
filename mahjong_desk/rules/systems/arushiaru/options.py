# SPDX-License-Identifier: MIT
"""The options of Ar-Shi-Ar (rules/arushiaru.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.option_groups import COUNTING, MATCH, PAYING, YAKU
from mahjong_desk.rules.model.options import Choice, Option, TableOptions


@dataclass(frozen=True, slots=True)
class Options(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    unit: int
    rounding: str
    start_points: int
    length: str
    tsumo_pinfu: bool
    double_wind_pair_fu: int
    yaku_chanta: bool
    chanta_without_honours: bool
    yaku_honroutou: bool
    yaku_houtei: bool
    yaku_renhou: bool
    yaku_suukantsu: bool
    yaku_ryuuiisou: bool
    multiple_limits: bool
    pao_scope: str
    pao_melds: str
    kyuushu_kyuuhai: bool


OPTIONS = (
    Option(
        "unit",
        Names("点数の単位", "Smallest unit of points", "最小点数单位"),
        Names(
            "10ならリーチ麻雀の点棒を10分の1で使う。2なら符を丸めず、点のやり取りを局ごとに書き留める。",
            "With 10 the sticks of riichi mahjong count a tenth; with 2 fu are exact and payments are written down.",
            "取10时用立直麻将点棒的十分之一；取2时符数不取整，逐局记录收付。",
        ),
        10,
        (Choice(10, Names("10点", "10 points", "10点")), Choice(2, Names("2点", "2 points", "2点"))),
        group=MATCH,
    ),
    Option(
        "rounding",
        Names("端数の扱い", "Rounding", "进位方式"),
        Names(
            "単位10のとき、どこで丸めるか。単位2では働かない。",
            "Where the unit of 10 is rounded; without effect with the unit of 2.",
            "单位为10时在何处取整；单位为2时无效。",
        ),
        "fu_up",
        (
            Choice("fu_up", Names("符を切り上げ", "fu up to tens", "符数进位到十")),
            Choice("base_4_6", Names("四捨六入", "base: 2, 4 down, 6, 8 up", "基本点四舍六入")),
            Choice("base_up", Names("切り上げ", "base up to tens", "基本点进位到十")),
        ),
        group=COUNTING,
    ),
    Option(
        "start_points",
        Names("原点", "Points at the start", "原点"),
        Names(
            "配給原点。精算もこの点を原点とする。",
            "What everybody starts with; results count from here.",
            "起始点数，结算也以此为原点。",
        ),
        3000,
        (
            Choice(3000, Names("3,000点", "3,000 points", "3,000点")),
            Choice(2000, Names("2,000点", "2,000 points", "2,000点")),
        ),
        group=MATCH,
    ),
    Option(
        "length",
        Names("長さ", "Length", "对局长度"),
        Names(
            "北場までの一荘か、南場までの半荘か。",
            "A whole match to the end of the North round, or half of it, to the end of the South round.",
            "打到北圈的一庄，或打到南圈的半庄。",
        ),
        "ichan",
        (
            Choice("ichan", Names("一荘", "four rounds", "一庄（四圈）")),
            Choice("hanchan", Names("半荘", "two rounds", "半庄（两圈）")),
        ),
        group=MATCH,
    ),
    Option(
        "tsumo_pinfu",
        Names("ツモ平和", "Self-drawn pinfu", "自摸平和"),
        Names(
            "門前の平和形はツモでも平和がつき、その代わりツモの2符を数えない。",
            "A closed hand of pinfu shape keeps pinfu when self-drawn, and the 2 fu of the draw are not counted.",
            "门前平和形自摸时仍计平和，但不计自摸2符。",
        ),
        False,
        group=COUNTING,
    ),
    Option(
        "double_wind_pair_fu",
        Names("連風牌の雀頭", "Pair of the double wind", "连风将"),
        Names(
            "荘風と門風を兼ねる牌の雀頭の符。",
            "The fu of a pair that is both the round wind and the seat wind.",
            "将牌同为圈风与门风时的符数。",
        ),
        2,
        (Choice(2, Names("2符", "2 fu", "2符")), Choice(4, Names("4符", "4 fu", "4符"))),
        group=COUNTING,
    ),
    Option(
        "yaku_chanta",
        Names("全帯幺九", "Outside hand", "全带幺"),
        Names("全帯幺九を役とする。", "The outside hand is a yaku.", "全带幺计为役。"),
        True,
        group=YAKU,
    ),
    Option(
        "chanta_without_honours",
        Names("字牌なしの全帯幺九", "Outside hand without honours", "无字牌的全带幺"),
        Names(
            "字牌のない形（純全帯幺九の形）も全帯幺九として認める。",
            "The outside hand counts without an honour too.",
            "没有字牌的形状也计为全带幺。",
        ),
        True,
        group=YAKU,
    ),
    Option(
        "yaku_honroutou",
        Names("混老頭", "All terminals and honours", "混老头"),
        Names(
            "混老頭を役とする。全帯幺九の代わりにつく。",
            "A hand of terminals and honours alone is a yaku, in place of the outside hand.",
            "混老头计为役，取代全带幺。",
        ),
        False,
        group=YAKU,
    ),
    Option(
        "yaku_houtei",
        Names("河底撈魚", "Last discard", "河底捞鱼"),
        Names("最後の捨て牌での和了を役とする。", "A win on the last discard is a yaku.", "荣和最后一张弃牌计为役。"),
        False,
        group=YAKU,
    ),
    Option(
        "yaku_renhou",
        Names("人和", "Human hand", "人和"),
        Names(
            "親の第一打での子の和了を満貫役とする。",
            "A child’s win on the dealer’s first discard is a limit yaku.",
            "闲家荣和庄家第一张弃牌计为满贯役。",
        ),
        False,
        group=YAKU,
    ),
    Option(
        "yaku_suukantsu",
        Names("四槓子", "Four kans", "四杠子"),
        Names("槓子四組を満貫役とする。", "Four kans are a limit yaku.", "四组杠子计为满贯役。"),
        True,
        group=YAKU,
        until=((1, False),),
    ),
    Option(
        "yaku_ryuuiisou",
        Names("緑一色", "All green", "绿一色"),
        Names("緑一色を満貫役とする。", "A hand of green tiles alone is a limit yaku.", "绿一色计为满贯役。"),
        True,
        group=YAKU,
        until=((1, False),),
    ),
    Option(
        "multiple_limits",
        Names("満貫役の複合", "Limit yaku add up", "满贯役复合"),
        Names(
            "満貫役が重なれば、その数だけ満貫を払う。",
            "Several limit yaku in one hand are worth as many mangan.",
            "多个满贯役同时成立时，按个数计满贯。",
        ),
        False,
        group=YAKU,
    ),
    Option(
        "pao_scope",
        Names("包の範囲", "What makes responsible", "包牌范围"),
        Names(
            "副露で満貫を確定させたら常に包とするか、大三元と大四喜に限るか。",
            "Whether any meld that makes a mangan certain makes its giver responsible,"
            " or only big three dragons and big four winds.",
            "凡副露使满贯确定即包，或仅限大三元与大四喜。",
        ),
        "any_mangan",
        (
            Choice("any_mangan", Names("満貫の確定", "any certain mangan", "任何确定的满贯")),
            Choice("limit_yaku", Names("大三元・大四喜のみ", "these two hands alone", "仅大三元、大四喜")),
        ),
        group=PAYING,
    ),
    Option(
        "pao_melds",
        Names("包になる牌", "Tiles that make responsible", "包牌的牌"),
        Names(
            "満貫を確定させた牌が何であっても包とするか、字牌に限るか。",
            "Whether any claimed tile that makes a mangan certain makes its giver responsible, or an honour only.",
            "使满贯确定的牌不论何牌均包，或仅限字牌。",
        ),
        "any",
        (
            Choice("any", Names("どの牌でも", "any tile", "任何牌")),
            Choice("honours", Names("字牌のみ", "honours only", "仅字牌")),
        ),
        group=PAYING,
        until=((1, "honours"),),
    ),
    Option(
        "kyuushu_kyuuhai",
        Names("九種九牌", "Nine terminals and honours", "九种九牌"),
        Names(
            "配牌に幺九牌が九種あれば流局にできる。親は流れる。",
            "A first hand with nine kinds of terminals and honours may be called off; the deal passes.",
            "起手有九种幺九牌时可宣告流局，庄家轮换。",
        ),
        False,
        group=MATCH,
    ),
)
