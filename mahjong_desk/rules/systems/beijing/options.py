# SPDX-License-Identifier: MIT
"""The options of Beijing mahjong (rules/beijing.md §9)."""

from dataclasses import dataclass

from mahjong_desk.rules.model.options import FOULS, MATCH, PAYMENTS, WINNING, TableOptions, option
from mahjong_desk.rules.systems.beijing.yaku import YAKU_NAMES
from mahjong_desk.texts import Text

WILDCARDS = Text("Wildcards")
FIXED = Text("Hands of a fixed amount")
KANS = Text("Kans")
DOUBLINGS = Text("Doublings")
SHANGLOU = Text("Shanglou and shaozhuang")
"""The additional groups of options."""

_KAN_POINTS = range(101)
POINTS = range(1001)
"""The possible fixed amounts."""


def _doublings_option(yaku: str, default: int) -> int:
    name = YAKU_NAMES[yaku]
    return option(
        default,
        Text("Doublings: {name}", name=name),
        Text("How many times “{name}” doubles the hand; 0 turns it off.", name=name),
        number_range=range(7),
        group=DOUBLINGS,
    )


def _fixed_option(yaku: str) -> int:
    name = YAKU_NAMES[yaku]
    return option(
        20,
        Text("Points: {name}", name=name),
        Text("What each of the others pays for “{name}”; 0 turns it off.", name=name),
        number_range=POINTS,
        group=FIXED,
    )


@dataclass(frozen=True, slots=True)
class BeijingOptions(TableOptions):
    """The options of one table, in the order of §9."""

    benhunlong: bool = option(
        False,
        Text("Benhunlong"),
        Text("A dragon with just one wildcard, of its own suit, counts as a hand without wildcards."),
        group=WILDCARDS,
    )
    hunyou_meihun: bool = option(
        False,
        Text("A single wait on a wildcard counts"),
        Text("A single wait on a wildcard counts as a hand without wildcards."),
        group=WILDCARDS,
    )
    hunyou_scope: str = option(
        "hand",
        Text("What counts as a single wait on a wildcard"),
        Text("Whether a discard may win if the hand can also be read as another wait."),
        {"hand": Text("by hand", "the whole hand decides"), "reading": Text("by reading")},
        group=WILDCARDS,
    )
    wild_in_kan: bool = option(
        True,
        Text("Wildcards in kans"),
        Text("Wildcards may be used in concealed kans and as the tile added to an open one."),
        group=WILDCARDS,
    )
    tenhou_points: int = _fixed_option("tenhou")
    chiihou_points: int = _fixed_option("chiihou")
    hungang_points: int = _fixed_option("hungang")
    fixed_hand_mode: str = option(
        "replace",
        Text("Fixed hands"),
        Text("Which counts if the ordinary count is higher than the fixed amount."),
        {"replace": Text("always the fixed amount"), "higher": Text("the higher one")},
        group=FIXED,
    )
    kan_open: int = option(
        1,
        Text("Points for an open kan"),
        Text("What each player pays for each open kan."),
        number_range=_KAN_POINTS,
        group=KANS,
    )
    kan_closed: int = option(
        2,
        Text("Points for a concealed kan"),
        Text("What each player pays for each concealed kan."),
        number_range=_KAN_POINTS,
        group=KANS,
    )
    kan_dealer_double: bool = option(
        True,
        Text("The dealer doubles kan points"),
        Text("Kan points are doubled when the dealer pays or receives them."),
        group=KANS,
    )
    chankan_pao: bool = option(
        False,
        Text("Responsibility for a robbed kan"),
        Text("The player whose kan is robbed can be made to pay for all."),
        group=PAYMENTS,
    )
    hangzhou_pao: bool = option(
        False,
        Text("Responsibility for three claims"),
        Text("After three claims from one player, only these two pay for each other’s wins, as in Hangzhou."),
        group=PAYMENTS,
    )
    discarder_pays_all: bool = option(
        False,
        Text("The discarder pays for all"),
        Text("The discarder pays all three shares, without the discarder’s own doubling."),
        group=PAYMENTS,
    )
    baozhuang_tiliu: bool = option(
        True,
        Text("Self-draw doubles with it"),
        Text("If the discarder pays for all, a self-draw still doubles."),
        group=PAYMENTS,
    )
    multiple_wins: bool = option(
        True,
        Text("Several winners"),
        Text("Several players may win on one tile; if off, only the nearest."),
        group=WINNING,
    )
    duanmen: bool = option(
        False,
        Text("A suit must be lacking"),
        Text("A hand wins only if it lacks at least one of the three suits."),
        group=WINNING,
    )
    max_melds: int = option(
        0,
        Text("Most chi and pon"),
        Text("How many times a player may chi and pon in a hand; kans without a pon are not counted."),
        {0: Text("no limit"), 1: Text("once"), 2: Text("twice"), 3: Text("three times")},
        group=WINNING,
    )
    qingyise_wilds: str = option(
        "any",
        Text("Wildcards in one suit"),
        Text("Whether wildcards of another suit may be used in a hand of one suit."),
        {"any": Text("any"), "same_suit": Text("of the suit only")},
        group=WILDCARDS,
    )
    doublings_menqing: int = _doublings_option("menqing", 1)
    doublings_meihun: int = _doublings_option("meihun", 1)
    doublings_tiliu: int = _doublings_option("tiliu", 1)
    doublings_long: int = _doublings_option("long", 1)
    doublings_qidui: int = _doublings_option("qidui", 1)
    doublings_haohua: int = _doublings_option("haohua", 1)
    doublings_zhuowu: int = _doublings_option("zhuowu", 1)
    doublings_gangkai: int = _doublings_option("gangkai", 1)
    doublings_qingyise: int = _doublings_option("qingyise", 0)
    doublings_duiduihu: int = _doublings_option("duiduihu", 0)
    doublings_dadiao: int = _doublings_option("dadiao", 0)
    doublings_haidi: int = _doublings_option("haidi", 0)
    shanglou_after_draw: str = option(
        "none",
        Text("Double after a draw"),
        Text("Hands after a draw count double."),
        {
            "none": Text("off"),
            "next_hand": Text("the next hand"),
            "dealer_cycle": Text("until the deal has gone round"),
        },
        group=SHANGLOU,
    )
    shanglou_streak: int = option(
        0,
        Text("Double while the dealer stays"),
        Text(
            "A hand counts double once the dealer has stayed this many times, by a win or a draw; 0 "
            "is off. Three is usual; choose 2 if the first hand dealt counts as one of the three."
        ),
        number_range=range(9),
        group=SHANGLOU,
    )
    shaozhuang_points: int = option(
        0,
        Text("Penalty for equal first discards"),
        Text(
            "What the dealer pays each player if all four discard the same tile first and the hand "
            "is won; 0 is off, 10 is usual."
        ),
        number_range=POINTS,
        group=SHANGLOU,
    )
    chombo: str = option(
        "fixed",
        Text("Penalty for a false win"),
        Text("A fixed amount, or the offender pays what the claimed hand would have won."),
        {"fixed": Text("fixed"), "reverse": Text("the claimed hand reversed")},
        group=FOULS,
    )
    chombo_points: int = option(
        20,
        Text("Points for a false win"),
        Text("What a false win pays to each of the others, if the amount is fixed."),
        number_range=POINTS,
        group=FOULS,
    )
    chombo_hand: str = option(
        "replay",
        Text("After a false win"),
        Text("Whether the hand is played again, or continues with the offender’s hand dead."),
        {"replay": Text("played again"), "continue": Text("continues", "the hand")},
        group=FOULS,
    )
    rounds: int = option(
        4,
        Text("Rounds", "how many winds"),
        Text("How many wind rounds a match has."),
        {
            0: Text("until the players stop"),
            1: Text("East", "the round"),
            2: Text("East, South"),
            3: Text("East to West"),
            4: Text("East to North"),
        },
        group=MATCH,
    )
    dead_wall: str = option(
        "fixed",
        Text("Tiles not used"),
        Text("How many tiles stay in the wall; no effect on points."),
        {
            "fixed": Text("always 7 rows"),
            "eight_rows": Text("8 rows from the second kan"),
            "one_per_kan": Text("one more tile per kan"),
        },
        group=MATCH,
    )
    pass_rule: str = option(
        "own_turn",
        Text("Passing up a win"),
        Text("How long a passed-up win rules out wins on discards; no effect on points."),
        {"own_turn": Text("until your turn"), "draw_or_claim": Text("until your next draw or claim")},
        group=WINNING,
    )
