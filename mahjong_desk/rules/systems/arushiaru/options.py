# SPDX-License-Identifier: MIT
"""The options of Ar-Shi-Ar (rules/arushiaru.md §9)."""

from dataclasses import dataclass

from mahjong_desk.rules.model.options import MATCH, PAYMENTS, SCORING, YAKU, TableOptions, option
from mahjong_desk.texts import Text


@dataclass(frozen=True, slots=True)
class ArushiaruOptions(TableOptions):
    """The options of one table, in the order of §9."""

    unit: int = option(
        10,
        Text("Smallest unit of points"),
        Text("With 10, riichi sticks count a tenth of face value; with 2, fu are exact and payments are written down."),
        {10: Text("10 points"), 2: Text("2 points")},
        group=MATCH,
    )
    rounding: str = option(
        "fu_up",
        Text("Rounding"),
        Text("What is rounded with the unit of 10; no effect with the unit of 2."),
        {
            "fu_up": Text("fu up to tens"),
            "base_4_6": Text("base: 2, 4 down, 6, 8 up"),
            "base_up": Text("base up to tens"),
        },
        group=SCORING,
    )
    start_points: int = option(
        3000,
        Text("Points at the start", "Ar-Shi-Ar"),
        Text("Each player’s starting points; results count from here."),
        {3000: Text("3,000 points"), 2000: Text("2,000 points")},
        group=MATCH,
    )
    length: str = option(
        "ichan",
        Text("Length"),
        Text("A full match to the end of the North round, or a half match to the end of the South round."),
        {"ichan": Text("four rounds"), "hanchan": Text("two rounds")},
        group=MATCH,
    )
    tsumo_pinfu: bool = option(
        False,
        Text("Self-drawn pinfu"),
        Text("A closed hand of pinfu shape keeps pinfu when self-drawn, and the 2 fu of the draw are not counted."),
        group=SCORING,
    )
    double_wind_pair_fu: int = option(
        2,
        Text("Pair of the double wind"),
        Text("The fu of a pair that is both the round wind and the seat wind.", "older Japanese games"),
        {2: Text("2 fu"), 4: Text("4 fu")},
        group=SCORING,
    )
    yaku_chanta: bool = option(True, Text("Chanta"), Text("Chanta is a yaku."), group=YAKU)
    chanta_without_honours: bool = option(
        True, Text("Chanta without honours"), Text("Chanta also counts without an honour."), group=YAKU
    )
    yaku_honroutou: bool = option(False, Text("Honroutou"), Text("Honroutou is a yaku, instead of chanta."), group=YAKU)
    yaku_houtei: bool = option(False, Text("Houtei"), Text("A win on the last discard is a yaku."), group=YAKU)
    yaku_renhou: bool = option(
        False, Text("Renhou"), Text("A non-dealer’s win on the dealer’s first discard is a limit yaku."), group=YAKU
    )
    yaku_suukantsu: bool = option(True, Text("Suukantsu"), Text("Suukantsu is a limit yaku."), group=YAKU)
    yaku_ryuuiisou: bool = option(
        True, Text("Ryuuiisou"), Text("A hand of only green tiles is a limit yaku."), group=YAKU
    )
    multiple_limits: bool = option(
        False, Text("Limit yaku add up"), Text("Several limit yaku in one hand are worth as many mangan."), group=YAKU
    )
    pao_scope: str = option(
        "any_mangan",
        Text("When pao applies"),
        Text(
            "Whether any meld that makes a mangan certain makes the discarder responsible, or only "
            "daisangen and daisuushii."
        ),
        {"any_mangan": Text("any certain mangan"), "limit_yaku": Text("only these two hands")},
        group=PAYMENTS,
    )
    pao_melds: str = option(
        "any",
        Text("Tiles that cause pao"),
        Text(
            "Whether any claimed tile that makes a mangan certain makes its discarder responsible, or only an honour."
        ),
        {"any": Text("any tile"), "honours": Text("honours only")},
        group=PAYMENTS,
    )
    kyuushu_kyuuhai: bool = option(
        False,
        Text("Kyuushu kyuuhai"),
        Text("A first hand with nine kinds of terminals and honours may be called off; the deal passes."),
        group=MATCH,
    )
