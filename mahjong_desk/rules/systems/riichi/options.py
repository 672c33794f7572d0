# SPDX-License-Identifier: MIT
"""The options of Riichi (rules/riichi.md §9)."""

from dataclasses import dataclass

from mahjong_desk.rules.model.options import (
    FOULS,
    MATCH,
    PAYMENTS,
    RESULT,
    SCORING,
    WINNING,
    YAKU,
    TableOptions,
    option,
)
from mahjong_desk.texts import Text

DRAWS = Text("Draws")
DORA = Text("Dora")
"""The additional groups of options."""

MANY_HONBA = 5
"""The number of counters from which a win may need more yaku (二翻縛り, §3)."""

_YAME = {
    "off": Text("off"),
    "auto": Text("when first, automatically"),
    "choice": Text("when first, by choice"),
    "choice_any": Text("in any place, by choice"),
}


def _points_option(default: int, name: Text, description: Text) -> int:
    return option(default, name, description, number_range=range(1_000, 100_001, 100), group=MATCH)


def _uma_option(default: int, name: Text, description: Text) -> int:
    return option(default, name, description, number_range=range(-100, 101), group=RESULT)


def _draw_option(name: Text, description: Text) -> bool:
    return option(True, name, description, group=DRAWS)


def _double_option(name: Text, description: Text) -> bool:
    return option(False, name, description, group=YAKU)


@dataclass(frozen=True, slots=True)
class RiichiOptions(TableOptions):
    """The options of one table, in the order of §9."""

    length: str = option(
        "hanchan",
        Text("Length"),
        Text("East and South rounds, or only the East round."),
        {"hanchan": Text("East and South"), "tonpuu": Text("East only")},
        group=MATCH,
    )
    start_points: int = _points_option(25_000, Text("Points at the start"), Text("Each player’s starting points."))
    return_points: int = _points_option(
        30_000,
        Text("Return points"),
        Text("Results count from here; four times the excess over the starting points is the oka for first place."),
    )
    target_points: int = _points_option(
        30_000,
        Text("Points to end the match"),
        Text("With an extra round the match continues until someone has this many points."),
    )
    uma_first: int = _uma_option(
        20,
        Text("Uma for first place"),
        Text("The bonus for first place, in thousands; fourth place makes the sum zero."),
    )
    uma_second: int = _uma_option(10, Text("Uma for second place"), Text("The bonus for second place, in thousands."))
    uma_third: int = _uma_option(-10, Text("Uma for third place"), Text("The bonus for third place, in thousands."))
    result_rounding: str = option(
        "none",
        Text("Rounding of the result"),
        Text("Whether scores are rounded to thousands before uma and oka; first place takes the remainder."),
        {
            "none": Text("none", "rounding"),
            "five_down": Text("500 and less down"),
            "half_up": Text("500 and more up"),
            "down": Text("down"),
        },
        group=RESULT,
    )
    ties: str = option(
        "seat",
        Text("Equal scores"),
        Text("Whether the seat nearer to the first dealer ranks higher, or places and their bonuses are shared."),
        {"seat": Text("by seat"), "split": Text("shared")},
        group=RESULT,
    )
    leftover_deposit: str = option(
        "first",
        Text("Leftover riichi sticks"),
        Text("What happens to riichi sticks left on the table when the match ends."),
        {"first": Text("to the first player"), "lost": Text("lost")},
        group=RESULT,
    )
    extra_round: str = option(
        "off",
        Text("Extra round"),
        Text("Whether an extra round is played if nobody has reached the target after the last hand."),
        {"off": Text("off", "a rule"), "on": Text("on", "a rule"), "sudden_death": Text("ends as soon as reached")},
        group=MATCH,
    )
    agari_yame: str = option(
        "auto",
        Text("Stop after a dealer’s win"),
        Text("Whether a dealer who wins the last hand ends the match instead of staying."),
        _YAME,
        group=MATCH,
    )
    tenpai_yame: str = option(
        "auto",
        Text("Stop after a tenpai dealer"),
        Text("Whether a dealer who is tenpai at a draw of the last hand ends the match instead of staying."),
        _YAME,
        group=MATCH,
    )
    bust: str = option(
        "below_zero",
        Text("Out of points"),
        Text("The score at which a player is out of points, which ends the match."),
        {"below_zero": Text("less than 0"), "at_zero": Text("0 or less"), "off": Text("never")},
        group=MATCH,
    )
    renchan: str = option(
        "tenpai",
        Text("When the dealer stays"),
        Text("Whether the dealer stays when tenpai at a draw, only after a win, or never."),
        {
            "tenpai": Text("when tenpai too"),
            "agari": Text("after a win only"),
            "never": Text("never", "the dealer stays"),
        },
        group=MATCH,
    )
    abortive_renchan: bool = option(
        True,
        Text("Dealer stays after an abortive draw"),
        Text("The dealer stays after an abortive draw; if off, the deal passes."),
        group=MATCH,
    )
    honba_value: int = option(
        300,
        Text("Value of a honba"),
        Text("How many points one honba adds in total."),
        {0: Text("nothing"), **{value: Text("{value:,} points", value=value) for value in (300, 600, 1_500)}},
        group=PAYMENTS,
    )
    honba_share: str = option(
        "first",
        Text("Honba with several winners"),
        Text("Who receives the honba when several win on one discard."),
        {"first": Text("the nearest"), "all": Text("every winner")},
        group=PAYMENTS,
    )
    deposit_share: str = option(
        "first",
        Text("Riichi sticks with several winners"),
        Text("Who takes the riichi sticks when several win on one discard."),
        {"first": Text("the nearest"), "own_back": Text("own sticks go back")},
        group=PAYMENTS,
    )
    multiple_ron: str = option(
        "all",
        Text("Several winners"),
        Text("How many players may win on one discard."),
        {"all": Text("up to three"), "double": Text("two; three are a draw"), "head_bump": Text("the nearest only")},
        group=WINNING,
    )
    riichi_needs_stake: bool = option(
        True,
        Text("Riichi requires the 1,000 points"),
        Text("A player without the 1,000 points may not declare riichi."),
        group=WINNING,
    )
    noten_payment: int = option(
        3_000,
        Text("Noten payment"),
        Text("What noten players pay in total at an exhaustive draw."),
        {0: Text("nothing"), 3_000: Text("3,000 points")},
        group=DRAWS,
    )
    nagashi_mangan: str = option(
        "draw",
        Text("Nagashi mangan"),
        Text(
            "A player whose discards were all terminals and honours, none of them called, is paid a self-drawn mangan."
        ),
        {"draw": Text("as a draw"), "win": Text("as a win"), "off": Text("off")},
        group=DRAWS,
    )
    kyuushu_kyuuhai: bool = _draw_option(
        Text("Kyuushu kyuuhai"),
        Text("A player with nine kinds of terminals and honours at their first draw may stop the hand."),
    )
    suufon_renda: bool = _draw_option(
        Text("Suufon renda"), Text("The hand ends when the first four discards are the same wind.")
    )
    suucha_riichi: bool = _draw_option(Text("Suucha riichi"), Text("The hand ends when all four have declared riichi."))
    suukan_sanra: bool = _draw_option(
        Text("Suukan sanra"), Text("The hand ends with a fourth kan, unless one player has all of them.")
    )
    red_fives: int = option(
        3,
        Text("Red fives", "dora"),
        Text("How many of the fives are red; each is worth 1 han."),
        {0: Text("none"), 3: Text("three, one of each suit"), 4: Text("four, two of circles")},
        group=DORA,
    )
    ippatsu: bool = option(True, Text("Ippatsu"), Text("A win within one turn of riichi is a yaku."), group=YAKU)
    ura_dora: bool = option(
        True,
        Text("Ura dora"),
        Text("After a riichi win the tiles below the indicators count as indicators too."),
        group=DORA,
    )
    kan_dora: bool = option(True, Text("Kan dora"), Text("Every kan turns up another indicator."), group=DORA)
    kan_ura: bool = option(
        True, Text("Kan ura dora"), Text("The tiles below kan indicators count as ura dora too."), group=DORA
    )
    open_tanyao: bool = option(True, Text("Open tanyao"), Text("Tanyao also counts for an open hand."), group=YAKU)
    ryanhan_shibari: bool = option(
        False,
        Text("Two han from five honba"),
        Text("From five honba on a win needs yaku of at least 2 han."),
        group=WINNING,
    )
    renhou: str = option(
        "off",
        Text("Renhou"),
        Text("A non-dealer’s win on a discard before their first draw and before any call."),
        {
            "off": Text("off"),
            "mangan": Text("a mangan on its own"),
            "five_han": Text("a yaku of 5 han"),
            "yakuman": Text("a yakuman"),
        },
        group=YAKU,
    )
    pinfu_tsumo: bool = option(
        True,
        Text("Self-drawn pinfu"),
        Text("Pinfu counts for a self-draw too, without the 2 fu of the draw."),
        group=SCORING,
    )
    open_pinfu_30: bool = option(
        True,
        Text("Open hand without fu counts 30"),
        Text("An open hand without other fu has 30 fu on a discard; if off, 20."),
        group=SCORING,
    )
    rinshan_fu: bool = option(
        True,
        Text("Fu of a draw after a kan"),
        Text("A win on the replacement tile also gets the 2 fu of a self-draw."),
        group=SCORING,
    )
    double_wind_pair_fu: int = option(
        4,
        Text("Pair of the double wind"),
        Text("The fu of a pair that is both the round wind and the seat wind."),
        {2: Text("2 fu"), 4: Text("4 fu")},
        group=SCORING,
    )
    kiriage_mangan: bool = option(
        False, Text("Raised mangan"), Text("4 han 30 fu and 3 han 60 fu are a mangan."), group=SCORING
    )
    kazoe: str = option(
        "yakuman",
        Text("13 han and more"),
        Text("Whether 13 han without a yakuman are a counted yakuman, or three mangan."),
        {"yakuman": Text("a counted yakuman"), "sanbaiman": Text("sanbaiman")},
        group=SCORING,
    )
    multiple_yakuman: bool = option(
        True, Text("Yakuman add up"), Text("Several yakuman in one hand are added together."), group=YAKU
    )
    double_daisuushii: bool = _double_option(Text("Double daisuushii"), Text("Daisuushii counts as two yakuman."))
    double_suuankou_tanki: bool = _double_option(
        Text("Double suuankou tanki"), Text("Suuankou tanki counts as two yakuman.")
    )
    double_kokushi_13: bool = _double_option(
        Text("Double kokushi juusanmen"), Text("Kokushi juusanmen counts as two yakuman.")
    )
    double_junsei_chuuren: bool = _double_option(
        Text("Double junsei chuuren"), Text("Junsei chuuren counts as two yakuman.")
    )
    ryuuiisou_needs_green: bool = option(
        False,
        Text("Ryuuiisou needs green dragons"),
        Text("Ryuuiisou without a green dragon does not count."),
        group=YAKU,
    )
    pao: bool = option(
        True,
        Text("Pao"),
        Text("The player who discards the tile that makes daisangen or daisuushii certain is responsible."),
        group=PAYMENTS,
    )
    pao_suukantsu: bool = option(
        False,
        Text("Pao for suukantsu"),
        Text("The player who discards the tile of a fourth, open kan is also responsible."),
        group=PAYMENTS,
    )
    pao_rinshan: bool = option(
        False,
        Text("Pao after a claimed kan"),
        Text("The player who discarded the tile of an open kan pays alone for a win on its replacement tile."),
        group=PAYMENTS,
    )
    pao_scope: str = option(
        "yakuman",
        Text("What pao covers"),
        Text("Whether the responsible player pays only for that yakuman or for the whole hand."),
        {"yakuman": Text("only that yakuman"), "hand": Text("the whole hand")},
        group=PAYMENTS,
    )
    pao_honba: str = option(
        "discarder",
        Text("Honba under pao"),
        Text("Who pays the honba when a player other than the responsible one discards."),
        {"discarder": Text("the discarder"), "responsible": Text("the responsible player")},
        group=PAYMENTS,
    )
    chombo_payment: str = option(
        "mangan",
        Text("Chombo"),
        Text("What a chombo costs."),
        {"mangan": Text("a mangan"), "result": Text("off the final result"), "none": Text("only dealt again")},
        group=FOULS,
    )
    chombo_points: int = option(
        20_000,
        Text("Points for a chombo"),
        Text("How many points a chombo takes off the final result, if that is the payment."),
        number_range=range(0, 100_001, 100),
        group=FOULS,
    )

    def is_bust(self, score: int) -> bool:
        """Returns whether a player with that score is out of points (飛び)."""
        return self.bust != "off" and (score < 0 or (score == 0 and self.bust == "at_zero"))

    @property
    def uma(self) -> tuple[int, int, int, int]:
        """The uma of each rank, in points."""
        first, second, third = (1_000 * uma for uma in (self.uma_first, self.uma_second, self.uma_third))
        return first, second, third, -(first + second + third)
