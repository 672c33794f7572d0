# SPDX-License-Identifier: MIT
"""The options of Riichi (rules/riichi.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.options import (
    FOULS,
    MATCH,
    PAYMENTS,
    RESULT,
    SCORING,
    WINNING,
    YAKU,
    Option,
    OptionChoice,
    TableOptions,
)
from mahjong_desk.texts import Text

DRAWS = Text("Draws")
"""The group of options about draws."""
POINTS = range(1_000, 100_001, 100)
"""The possible scores."""
_UMA = range(-100, 101)


def _points(identity: str, names: Text, meaning: Text, default: int) -> Option:
    return Option(identity, names, meaning, default, number_range=POINTS, group=MATCH)


def _uma(identity: str, names: Text, meaning: Text, default: int) -> Option:
    return Option(identity, names, meaning, default, number_range=_UMA, group=RESULT)


def _draw(identity: str, names: Text, meaning: Text) -> Option:
    return Option(identity, names, meaning, True, group=DRAWS)


_YAME = (
    OptionChoice("off", Text("off")),
    OptionChoice("auto", Text("when first, automatically")),
    OptionChoice("choice", Text("when first, by choice")),
    OptionChoice("choice_any", Text("in any place, by choice")),
)

MATCH_OPTIONS = (
    Option(
        "length",
        Text("Length"),
        Text("East and South rounds, or only the East round."),
        "hanchan",
        (OptionChoice("hanchan", Text("East and South")), OptionChoice("tonpuu", Text("East only"))),
        group=MATCH,
    ),
    _points("start_points", Text("Points at the start"), Text("Each player’s starting points."), 25_000),
    _points(
        "return_points",
        Text("Return points"),
        Text("Results count from here; four times the excess over the starting points is the oka for first place."),
        30_000,
    ),
    _points(
        "target_points",
        Text("Points to end the match"),
        Text("With an extra round the match continues until someone has this many points."),
        30_000,
    ),
    _uma(
        "uma_first",
        Text("Uma for first place"),
        Text("The bonus for first place, in thousands; fourth place makes the sum zero."),
        20,
    ),
    _uma("uma_second", Text("Uma for second place"), Text("The bonus for second place, in thousands."), 10),
    _uma("uma_third", Text("Uma for third place"), Text("The bonus for third place, in thousands."), -10),
    Option(
        "result_rounding",
        Text("Rounding of the result"),
        Text("Whether scores are rounded to thousands before uma and oka; first place takes the remainder."),
        "none",
        (
            OptionChoice("none", Text("none", "rounding")),
            OptionChoice("five_down", Text("500 and less down")),
            OptionChoice("half_up", Text("500 and more up")),
            OptionChoice("down", Text("down")),
        ),
        group=RESULT,
    ),
    Option(
        "ties",
        Text("Equal scores"),
        Text("Whether the seat nearer to the first dealer ranks higher, or places and their bonuses are shared."),
        "seat",
        (OptionChoice("seat", Text("by seat")), OptionChoice("split", Text("shared"))),
        group=RESULT,
    ),
    Option(
        "leftover_deposit",
        Text("Leftover riichi sticks"),
        Text("What happens to riichi sticks left on the table when the match ends."),
        "first",
        (OptionChoice("first", Text("to the first player")), OptionChoice("lost", Text("lost"))),
        group=RESULT,
    ),
    Option(
        "extra_round",
        Text("Extra round"),
        Text("Whether an extra round is played if nobody has reached the target after the last hand."),
        "off",
        (
            OptionChoice("off", Text("off", "a rule")),
            OptionChoice("on", Text("on", "a rule")),
            OptionChoice("sudden_death", Text("ends as soon as reached")),
        ),
        group=MATCH,
    ),
    Option(
        "agari_yame",
        Text("Stop after a dealer’s win"),
        Text("Whether a dealer who wins the last hand ends the match instead of staying."),
        "auto",
        _YAME,
        group=MATCH,
    ),
    Option(
        "tenpai_yame",
        Text("Stop after a tenpai dealer"),
        Text("Whether a dealer who is tenpai at a draw of the last hand ends the match instead of staying."),
        "auto",
        _YAME,
        group=MATCH,
    ),
    Option(
        "bust",
        Text("Out of points"),
        Text("The score at which a player is out of points, which ends the match."),
        "below_zero",
        (
            OptionChoice("below_zero", Text("less than 0")),
            OptionChoice("at_zero", Text("0 or less")),
            OptionChoice("off", Text("never")),
        ),
        group=MATCH,
    ),
    Option(
        "renchan",
        Text("When the dealer stays"),
        Text("Whether the dealer stays when tenpai at a draw, only after a win, or never."),
        "tenpai",
        (
            OptionChoice("tenpai", Text("when tenpai too")),
            OptionChoice("agari", Text("after a win only")),
            OptionChoice("never", Text("never", "the dealer stays")),
        ),
        group=MATCH,
    ),
    Option(
        "abortive_renchan",
        Text("Dealer stays after an abortive draw"),
        Text("The dealer stays after an abortive draw; if off, the deal passes."),
        True,
        group=MATCH,
    ),
    Option(
        "honba_value",
        Text("Value of a honba"),
        Text("How many points one honba adds in total."),
        300,
        (
            OptionChoice(0, Text("nothing")),
            *(OptionChoice(value, Text("{value:,} points", value=value)) for value in (300, 600, 1_500)),
        ),
        group=PAYMENTS,
    ),
    Option(
        "honba_share",
        Text("Honba with several winners"),
        Text("Who receives the honba when several win on one discard."),
        "first",
        (OptionChoice("first", Text("the nearest")), OptionChoice("all", Text("every winner"))),
        group=PAYMENTS,
    ),
    Option(
        "deposit_share",
        Text("Riichi sticks with several winners"),
        Text("Who takes the riichi sticks when several win on one discard."),
        "first",
        (OptionChoice("first", Text("the nearest")), OptionChoice("own_back", Text("own sticks go back"))),
        group=PAYMENTS,
    ),
    Option(
        "multiple_ron",
        Text("Several winners"),
        Text("How many players may win on one discard."),
        "all",
        (
            OptionChoice("all", Text("up to three")),
            OptionChoice("double", Text("two; three are a draw")),
            OptionChoice("head_bump", Text("the nearest only")),
        ),
        group=WINNING,
    ),
    Option(
        "riichi_needs_stake",
        Text("Riichi requires the 1,000 points"),
        Text("A player without the 1,000 points may not declare riichi."),
        True,
        group=WINNING,
    ),
    Option(
        "noten_payment",
        Text("Noten payment"),
        Text("What noten players pay in total at an exhaustive draw."),
        3_000,
        (OptionChoice(0, Text("nothing")), OptionChoice(3_000, Text("3,000 points"))),
        group=DRAWS,
    ),
    Option(
        "nagashi_mangan",
        Text("Nagashi mangan"),
        Text(
            "A player whose discards were all terminals and honours, none of them called, is paid a self-drawn mangan."
        ),
        "draw",
        (
            OptionChoice("draw", Text("as a draw")),
            OptionChoice("win", Text("as a win")),
            OptionChoice("off", Text("off")),
        ),
        group=DRAWS,
    ),
    _draw(
        "kyuushu_kyuuhai",
        Text("Kyuushu kyuuhai"),
        Text("A player with nine kinds of terminals and honours at their first draw may stop the hand."),
    ),
    _draw("suufon_renda", Text("Suufon renda"), Text("The hand ends when the first four discards are the same wind.")),
    _draw("suucha_riichi", Text("Suucha riichi"), Text("The hand ends when all four have declared riichi.")),
    _draw(
        "suukan_sanra",
        Text("Suukan sanra"),
        Text("The hand ends with a fourth kan, unless one player has all of them."),
    ),
)
"""In the order of the table."""


DORA = Text("Dora")
"""The group of options about dora."""


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
    Option("ippatsu", Text("Ippatsu"), Text("A win within one turn of riichi is a yaku."), True, group=YAKU),
    Option(
        "ura_dora",
        Text("Ura dora"),
        Text("After a riichi win the tiles below the indicators count as indicators too."),
        True,
        group=DORA,
    ),
    Option("kan_dora", Text("Kan dora"), Text("Every kan turns up another indicator."), True, group=DORA),
    Option(
        "kan_ura",
        Text("Kan ura dora"),
        Text("The tiles below kan indicators count as ura dora too."),
        True,
        group=DORA,
    ),
    Option("open_tanyao", Text("Open tanyao"), Text("Tanyao also counts for an open hand."), True, group=YAKU),
    Option(
        "ryanhan_shibari",
        Text("Two han from five honba"),
        Text("From five honba on a win needs yaku of at least 2 han."),
        False,
        group=WINNING,
    ),
    Option(
        "renhou",
        Text("Renhou"),
        Text("A non-dealer’s win on a discard before their first draw and before any call."),
        "off",
        (
            OptionChoice("off", Text("off")),
            OptionChoice("mangan", Text("a mangan on its own")),
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
        Text("An open hand without other fu has 30 fu on a discard; if off, 20."),
        True,
        group=SCORING,
    ),
    Option(
        "rinshan_fu",
        Text("Fu of a draw after a kan"),
        Text("A win on the replacement tile also gets the 2 fu of a self-draw."),
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
        "kiriage_mangan", Text("Raised mangan"), Text("4 han 30 fu and 3 han 60 fu are a mangan."), False, group=SCORING
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
        Text("Several yakuman in one hand are added together."),
        True,
        group=YAKU,
    ),
    _double("double_daisuushii", Text("Double daisuushii"), Text("Daisuushii counts as two yakuman.")),
    _double(
        "double_suuankou_tanki",
        Text("Double suuankou tanki"),
        Text("Suuankou tanki counts as two yakuman."),
    ),
    _double(
        "double_kokushi_13",
        Text("Double kokushi juusanmen"),
        Text("Kokushi juusanmen counts as two yakuman."),
    ),
    _double(
        "double_junsei_chuuren",
        Text("Double junsei chuuren"),
        Text("Junsei chuuren counts as two yakuman."),
    ),
    Option(
        "ryuuiisou_needs_green",
        Text("Ryuuiisou needs green dragons"),
        Text("Ryuuiisou without a green dragon does not count."),
        False,
        group=YAKU,
    ),
    Option(
        "pao",
        Text("Pao"),
        Text("The player who discards the tile that makes daisangen or daisuushii certain is responsible."),
        True,
        group=PAYMENTS,
    ),
    Option(
        "pao_suukantsu",
        Text("Pao for suukantsu"),
        Text("The player who discards the tile of a fourth, open kan is also responsible."),
        False,
        group=PAYMENTS,
    ),
    Option(
        "pao_rinshan",
        Text("Pao after a claimed kan"),
        Text("The player who discarded the tile of an open kan pays alone for a win on its replacement tile."),
        False,
        group=PAYMENTS,
    ),
    Option(
        "pao_scope",
        Text("What pao covers"),
        Text("Whether the responsible player pays only for that yakuman or for the whole hand."),
        "yakuman",
        (OptionChoice("yakuman", Text("only that yakuman")), OptionChoice("hand", Text("the whole hand"))),
        group=PAYMENTS,
    ),
    Option(
        "pao_honba",
        Text("Honba under pao"),
        Text("Who pays the honba when a player other than the responsible one discards."),
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
        Text("How many points a chombo takes off the final result, if that is the payment."),
        20_000,
        number_range=range(0, 100_001, 100),
        group=FOULS,
    ),
)
"""In the order of the table."""


MANY_HONBA = 5
"""The number of counters from which a win may need more yaku (二翻縛り, §3)."""


@dataclass(frozen=True, slots=True)
class RiichiOptions(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    length: str
    start_points: int
    return_points: int
    target_points: int
    uma_first: int
    uma_second: int
    uma_third: int
    result_rounding: str
    ties: str
    leftover_deposit: str
    extra_round: str
    agari_yame: str
    tenpai_yame: str
    bust: str
    renchan: str
    abortive_renchan: bool
    honba_value: int
    honba_share: str
    deposit_share: str
    multiple_ron: str
    riichi_needs_stake: bool
    noten_payment: int
    nagashi_mangan: str
    kyuushu_kyuuhai: bool
    suufon_renda: bool
    suucha_riichi: bool
    suukan_sanra: bool
    red_fives: int
    ippatsu: bool
    ura_dora: bool
    kan_dora: bool
    kan_ura: bool
    open_tanyao: bool
    ryanhan_shibari: bool
    renhou: str
    pinfu_tsumo: bool
    open_pinfu_30: bool
    rinshan_fu: bool
    double_wind_pair_fu: int
    kiriage_mangan: bool
    kazoe: str
    multiple_yakuman: bool
    double_daisuushii: bool
    double_suuankou_tanki: bool
    double_kokushi_13: bool
    double_junsei_chuuren: bool
    ryuuiisou_needs_green: bool
    pao: bool
    pao_suukantsu: bool
    pao_rinshan: bool
    pao_scope: str
    pao_honba: str
    chombo_payment: str
    chombo_points: int

    def is_bust(self, score: int) -> bool:
        """Returns whether a player with that score is out of points (飛び)."""
        return self.bust != "off" and (score < 0 or (score == 0 and self.bust == "at_zero"))

    @property
    def uma(self) -> tuple[int, int, int, int]:
        """The prizes of the ranks, in points of the result."""
        first, second, third = (1_000 * uma for uma in (self.uma_first, self.uma_second, self.uma_third))
        return first, second, third, -(first + second + third)


OPTIONS = (*MATCH_OPTIONS, *VALUE_OPTIONS)
"""All of them, in the order of the table of §9."""
