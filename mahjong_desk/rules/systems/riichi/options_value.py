# SPDX-License-Identifier: MIT
"""The options of Riichi that are about the value of a hand, responsibility and fouls (rules/riichi.md §9)."""

from __future__ import annotations

from mahjong_desk.rules.model.option_groups import FOULS, PAYMENTS, SCORING, WINNING, YAKU
from mahjong_desk.rules.model.options import Option, OptionChoice
from mahjong_desk.texts import Text

DORA = Text("Dora")
"""The group of what counts beside the yaku."""


def _double(identity: str, name: Text, meaning: Text) -> Option:
    return Option(identity, name, meaning, False, group=YAKU)


VALUE_OPTIONS = (
    Option(
        "red_fives",
        Text("Red fives", "dora"),
        Text("How many of the fives are red; each is worth 1 han."),
        3,
        (
            OptionChoice(0, Text("none")),
            OptionChoice(3, Text("three, one of each suit")),
            OptionChoice(4, Text("four, two of circles")),
        ),
        group=DORA,
    ),
    Option("ippatsu", Text("Ippatsu"), Text("A win within one turn after riichi is a yaku."), True, group=YAKU),
    Option(
        "ura_dora",
        Text("Ura dora"),
        Text("After a win with riichi the tiles below the indicators are indicators too."),
        True,
        group=DORA,
    ),
    Option("kan_dora", Text("Kan dora"), Text("Every kan turns up a further indicator."), True, group=DORA),
    Option(
        "kan_ura",
        Text("Kan ura dora"),
        Text("What lies below the indicators of kans counts as ura dora too."),
        True,
        group=DORA,
    ),
    Option("open_tanyao", Text("Open all simples"), Text("All simples counts for an open hand too."), True, group=YAKU),
    Option(
        "ryanhan_shibari",
        Text("Two han from five honba"),
        Text("From five honba on a win needs yaku of at least 2 han."),
        False,
        group=WINNING,
    ),
    Option(
        "renhou",
        Text("Human hand"),
        Text("A non-dealer’s win from a discard before the own first draw and before any claim."),
        "off",
        (
            OptionChoice("off", Text("off")),
            OptionChoice("mangan", Text("alone, a mangan")),
            OptionChoice("five_han", Text("a yaku of 5 han")),
            OptionChoice("yakuman", Text("a yakuman")),
        ),
        group=YAKU,
    ),
    Option(
        "pinfu_tsumo",
        Text("Self-drawn pinfu"),
        Text("Pinfu counts for a self-draw too, without the 2 fu of the draw."),
        True,
        group=SCORING,
    ),
    Option(
        "open_pinfu_30",
        Text("Open hand without fu counts 30"),
        Text("An open hand without further fu has 30 fu from a discard; else 20."),
        True,
        group=SCORING,
    ),
    Option(
        "rinshan_fu",
        Text("Fu of a draw after a kan"),
        Text("A win on the replacement tile has the 2 fu of a self-draw too."),
        True,
        group=SCORING,
    ),
    Option(
        "double_wind_pair_fu",
        Text("Pair of the double wind"),
        Text("The fu of a pair that is both the round wind and the seat wind."),
        4,
        (OptionChoice(2, Text("2 fu")), OptionChoice(4, Text("4 fu"))),
        group=SCORING,
    ),
    Option(
        "kiriage_mangan",
        Text("Raised mangan"),
        Text("4 han 30 fu and 3 han 60 fu are a mangan."),
        False,
        group=SCORING,
    ),
    Option(
        "kazoe",
        Text("13 han and more"),
        Text("Whether 13 han without a yakuman are a counted yakuman, or three mangan."),
        "yakuman",
        (OptionChoice("yakuman", Text("a counted yakuman")), OptionChoice("sanbaiman", Text("sanbaiman"))),
        group=SCORING,
    ),
    Option(
        "multiple_yakuman",
        Text("Yakuman add up"),
        Text("Several yakuman in one hand are worth as many times as much."),
        True,
        group=YAKU,
    ),
    _double("double_daisuushii", Text("Double big four winds"), Text("Big four winds counts as two yakuman.")),
    _double(
        "double_suuankou_tanki",
        Text("Double four concealed triplets, single wait"),
        Text("Four concealed triplets, single wait counts as two yakuman."),
    ),
    _double(
        "double_kokushi_13",
        Text("Double thirteen orphans, thirteen waits"),
        Text("Thirteen orphans, thirteen waits counts as two yakuman."),
    ),
    _double(
        "double_junsei_chuuren",
        Text("Double nine gates, nine waits"),
        Text("Nine gates, nine waits counts as two yakuman."),
    ),
    Option(
        "ryuuiisou_needs_green",
        Text("All green needs green dragons"),
        Text("All green without a green dragon does not count."),
        False,
        group=YAKU,
    ),
    Option(
        "pao",
        Text("Pao"),
        Text("Who gives the tile that makes big three dragons or four winds certain is responsible."),
        True,
        group=PAYMENTS,
    ),
    Option(
        "pao_suukantsu",
        Text("Pao for four kans"),
        Text("Who gives the tile of a fourth, claimed kan is responsible too."),
        False,
        group=PAYMENTS,
    ),
    Option(
        "pao_rinshan",
        Text("Pao after a claimed kan"),
        Text("Who gave the tile of a claimed kan pays alone for a win on its replacement tile."),
        False,
        group=PAYMENTS,
    ),
    Option(
        "pao_scope",
        Text("What is paid alone"),
        Text("Whether the responsible player pays for that yakuman alone, or for the whole hand."),
        "yakuman",
        (OptionChoice("yakuman", Text("that yakuman")), OptionChoice("hand", Text("the whole hand"))),
        group=PAYMENTS,
    ),
    Option(
        "pao_honba",
        Text("Honba under pao"),
        Text("Who pays the honba where another player than the responsible one discards."),
        "discarder",
        (OptionChoice("discarder", Text("the discarder")), OptionChoice("responsible", Text("the responsible player"))),
        group=PAYMENTS,
    ),
    Option(
        "chombo_payment",
        Text("Chombo"),
        Text("What a chombo costs."),
        "mangan",
        (
            OptionChoice("mangan", Text("a mangan")),
            OptionChoice("result", Text("off the final result")),
            OptionChoice("none", Text("only dealt again")),
        ),
        group=FOULS,
    ),
    Option(
        "chombo_points",
        Text("Points for a chombo"),
        Text("How many points a chombo takes off the final result, where it does."),
        20_000,
        span=range(0, 100_001, 100),
        group=FOULS,
    ),
)
"""In the order of the table."""
