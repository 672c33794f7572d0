# SPDX-License-Identifier: MIT
"""The options of Ar-Shi-Ar (rules/arushiaru.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.options import MATCH, PAYMENTS, SCORING, YAKU, Option, OptionChoice, TableOptions
from mahjong_desk.texts import Text


@dataclass(frozen=True, slots=True)
class ArushiaruOptions(TableOptions):
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
        Text("Smallest unit of points"),
        Text("With 10, riichi sticks count a tenth of face value; with 2, fu are exact and payments are written down."),
        10,
        (OptionChoice(10, Text("10 points")), OptionChoice(2, Text("2 points"))),
        group=MATCH,
    ),
    Option(
        "rounding",
        Text("Rounding"),
        Text("What is rounded with the unit of 10; no effect with the unit of 2."),
        "fu_up",
        (
            OptionChoice("fu_up", Text("fu up to tens")),
            OptionChoice("base_4_6", Text("base: 2, 4 down, 6, 8 up")),
            OptionChoice("base_up", Text("base up to tens")),
        ),
        group=SCORING,
    ),
    Option(
        "start_points",
        Text("Points at the start", "Ar-Shi-Ar"),
        Text("Each player’s starting points; results count from here."),
        3000,
        (OptionChoice(3000, Text("3,000 points")), OptionChoice(2000, Text("2,000 points"))),
        group=MATCH,
    ),
    Option(
        "length",
        Text("Length"),
        Text("A full match to the end of the North round, or a half match to the end of the South round."),
        "ichan",
        (OptionChoice("ichan", Text("four rounds")), OptionChoice("hanchan", Text("two rounds"))),
        group=MATCH,
    ),
    Option(
        "tsumo_pinfu",
        Text("Self-drawn pinfu"),
        Text("A closed hand of pinfu shape keeps pinfu when self-drawn, and the 2 fu of the draw are not counted."),
        False,
        group=SCORING,
    ),
    Option(
        "double_wind_pair_fu",
        Text("Pair of the double wind"),
        Text("The fu of a pair that is both the round wind and the seat wind.", "older Japanese games"),
        2,
        (OptionChoice(2, Text("2 fu")), OptionChoice(4, Text("4 fu"))),
        group=SCORING,
    ),
    Option("yaku_chanta", Text("Chanta"), Text("Chanta is a yaku."), True, group=YAKU),
    Option(
        "chanta_without_honours",
        Text("Chanta without honours"),
        Text("Chanta also counts without an honour."),
        True,
        group=YAKU,
    ),
    Option(
        "yaku_honroutou",
        Text("Honroutou"),
        Text("Honroutou is a yaku, instead of chanta."),
        False,
        group=YAKU,
    ),
    Option("yaku_houtei", Text("Houtei"), Text("A win on the last discard is a yaku."), False, group=YAKU),
    Option(
        "yaku_renhou",
        Text("Renhou"),
        Text("A non-dealer’s win on the dealer’s first discard is a limit yaku."),
        False,
        group=YAKU,
    ),
    Option("yaku_suukantsu", Text("Suukantsu"), Text("Suukantsu is a limit yaku."), True, group=YAKU),
    Option("yaku_ryuuiisou", Text("Ryuuiisou"), Text("A hand of only green tiles is a limit yaku."), True, group=YAKU),
    Option(
        "multiple_limits",
        Text("Limit yaku add up"),
        Text("Several limit yaku in one hand are worth as many mangan."),
        False,
        group=YAKU,
    ),
    Option(
        "pao_scope",
        Text("When pao applies"),
        Text(
            "Whether any meld that makes a mangan certain makes the discarder responsible, or only "
            "daisangen and daisuushii."
        ),
        "any_mangan",
        (
            OptionChoice("any_mangan", Text("any certain mangan")),
            OptionChoice("limit_yaku", Text("only these two hands")),
        ),
        group=PAYMENTS,
    ),
    Option(
        "pao_melds",
        Text("Tiles that cause pao"),
        Text(
            "Whether any claimed tile that makes a mangan certain makes its discarder responsible, or only an honour."
        ),
        "any",
        (OptionChoice("any", Text("any tile")), OptionChoice("honours", Text("honours only"))),
        group=PAYMENTS,
    ),
    Option(
        "kyuushu_kyuuhai",
        Text("Kyuushu kyuuhai"),
        Text("A first hand with nine kinds of terminals and honours may be called off; the deal passes."),
        False,
        group=MATCH,
    ),
)
