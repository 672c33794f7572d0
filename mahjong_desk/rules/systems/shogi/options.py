# SPDX-License-Identifier: MIT
"""The options of Shogi Mahjong (rules/shogi.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.option_groups import COUNTING, FOULS, WINNING, YAKU
from mahjong_desk.rules.model.options import Choice, Option, TableOptions


@dataclass(frozen=True, slots=True)
class Options(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    grand_stacking: str
    same_pairs: bool
    shitennou: str
    riichi_five_honba: str
    chombo_hand: str
    multiple_ron: bool


OPTIONS = (
    Option(
        "grand_stacking",
        Names("大役の複合", "What adds to grand yaku", "大役复合"),
        Names(
            "大役のある手に、ほかの役とドラ類を加えるか。",
            "Whether other yaku and dora types still count in a hand that has a grand yaku.",
            "有大役的手牌是否再加其他役与宝牌类。",
        ),
        "add",
        (
            Choice("add", Names("すべて加える", "everything", "全部加算")),
            Choice("dora", Names("ドラ類だけ加える", "dora types alone", "只加宝牌类")),
            Choice("alone", Names("大役だけ", "nothing", "只计大役")),
        ),
        group=COUNTING,
    ),
    Option(
        "same_pairs",
        Names("同種の対子", "Equal pairs", "同种对子"),
        Names(
            "四対子で、同じ駒四枚を対子二つと数える。",
            "In four pairs, four pieces of one kind are two pairs.",
            "四对子中，四枚相同的棋子可作两个对子。",
        ),
        False,
        group=YAKU,
    ),
    Option(
        "shitennou",
        Names("四天王の形", "Four heavenly kings", "四天王的牌型"),
        Names(
            "四天王とする四つの対子。",
            "Which four pairs make the four heavenly kings.",
            "哪四个对子算作四天王。",
        ),
        "strongest",
        (
            Choice("strongest", Names("玉・飛・角・金", "king, rook, bishop, gold", "玉、飞、角、金")),
            Choice(
                "three_dragons",
                Names("玉・飛・角と風牌一つ", "the three dragons and any wind", "玉、飞、角与任一风牌"),
            ),
            Choice("off", Names("採用しない", "not played", "不采用")),
        ),
        group=YAKU,
    ),
    Option(
        "riichi_five_honba",
        Names("5本場からの立直", "Riichi from five honba on", "五本场起的立直"),
        Names(
            "5本場から立直を1飜とするのは、点数もか、縛りだけか。",
            "From five honba on, riichi counts 1 han: in the points too, or for the minimum alone.",
            "五本场起立直计1翻：点数也如此，或仅用于起和。",
        ),
        "one_han",
        (
            Choice("one_han", Names("点数も1飜", "in every respect", "点数也计1翻")),
            Choice("minimum_only", Names("縛りだけ", "for the minimum alone", "仅用于起和")),
        ),
        group=WINNING,
    ),
    Option(
        "chombo_hand",
        Names("チョンボの後", "After a chombo", "错和之后"),
        Names(
            "チョンボの局を流局とするか、リーチ棒を返してやり直すか。",
            "Whether the hand counts as a draw, or is played again with its riichi sticks given back.",
            "犯规的一局作流局，或退还立直棒后重打。",
        ),
        "draw",
        (
            Choice("draw", Names("流局とする", "a draw", "作流局")),
            Choice("redeal", Names("やり直す", "played again", "重打")),
        ),
        group=FOULS,
    ),
    Option(
        "multiple_ron",
        Names("二家和", "Two winners on one discard", "一炮双响"),
        Names(
            "一枚の捨て駒で二人が和了できる。",
            "Two players may win on one discard; otherwise only the nearest to the discarder.",
            "同一枚弃牌可由两家同时和牌，否则只有最近的一家。",
        ),
        False,
        group=WINNING,
    ),
)
