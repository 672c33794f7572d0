# SPDX-License-Identifier: MIT
"""The options of Beijing mahjong (rules/beijing.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.options import FOULS, MATCH, PAYMENTS, WINNING, Option, OptionChoice, TableOptions
from mahjong_desk.rules.systems.beijing.yaku import NAMES_OF
from mahjong_desk.texts import Text

WILDCARDS = Text("Wildcards")
FIXED = Text("Hands of a fixed amount")
KANS = Text("Kans")
DOUBLINGS = Text("Doublings")
"""The additional groups of options."""

_DOUBLINGS = range(7)
_KAN = range(101)
POINTS = range(1001)
"""The possible fixed amounts."""


def _doublings(yaku: str, default: int) -> Option:
    name = NAMES_OF[yaku]
    return Option(
        f"doublings_{yaku}",
        Text("Doublings: {name}", name=name),
        Text("How many times “{name}” doubles the hand; 0 turns it off.", name=name),
        default,
        number_range=_DOUBLINGS,
        group=DOUBLINGS,
    )


def _fixed(identity: str) -> Option:
    name = NAMES_OF[identity]
    return Option(
        f"{identity}_points",
        Text("Points: {name}", name=name),
        Text("What each of the others pays for “{name}”; 0 turns it off.", name=name),
        20,
        number_range=POINTS,
        group=FIXED,
    )


VALUE_OPTIONS = (
    Option(
        "benhunlong",
        Text("Benhunlong"),
        Text("A dragon with just one wildcard, of its own suit, counts as a hand without wildcards."),
        False,
        group=WILDCARDS,
    ),
    Option(
        "hunyou_meihun",
        Text("A single wait on a wildcard counts"),
        Text("A single wait on a wildcard counts as a hand without wildcards."),
        False,
        group=WILDCARDS,
    ),
    Option(
        "hunyou_scope",
        Text("What counts as a single wait on a wildcard"),
        Text("Whether a discard may win if the hand can also be read as another wait."),
        "hand",
        (OptionChoice("hand", Text("by hand", "the whole hand decides")), OptionChoice("reading", Text("by reading"))),
        group=WILDCARDS,
    ),
    Option(
        "wild_in_kan",
        Text("Wildcards in kans"),
        Text("Wildcards may be used in concealed kans and as the tile added to an open one."),
        True,
        group=WILDCARDS,
    ),
    _fixed("tenhou"),
    _fixed("chiihou"),
    _fixed("hungang"),
    Option(
        "fixed_hand_mode",
        Text("Fixed hands"),
        Text("Which counts if the ordinary count is higher than the fixed amount."),
        "replace",
        (OptionChoice("replace", Text("always the fixed amount")), OptionChoice("higher", Text("the higher one"))),
        group=FIXED,
    ),
    Option(
        "kan_open",
        Text("Points for an open kan"),
        Text("What each player pays for each open kan."),
        1,
        number_range=_KAN,
        group=KANS,
    ),
    Option(
        "kan_closed",
        Text("Points for a concealed kan"),
        Text("What each player pays for each concealed kan."),
        2,
        number_range=_KAN,
        group=KANS,
    ),
    Option(
        "kan_dealer_double",
        Text("The dealer doubles kan points"),
        Text("Kan points are doubled when the dealer pays or receives them."),
        True,
        group=KANS,
    ),
    Option(
        "chankan_pao",
        Text("Responsibility for a robbed kan"),
        Text("The player whose kan is robbed can be made to pay for all."),
        False,
        group=PAYMENTS,
    ),
    Option(
        "hangzhou_pao",
        Text("Responsibility for three claims"),
        Text("After three claims from one player, only these two pay for each other’s wins, as in Hangzhou."),
        False,
        group=PAYMENTS,
    ),
    Option(
        "discarder_pays_all",
        Text("The discarder pays for all"),
        Text("The discarder pays all three shares, without the discarder’s own doubling."),
        False,
        group=PAYMENTS,
    ),
    Option(
        "baozhuang_tiliu",
        Text("Self-draw doubles with it"),
        Text("If the discarder pays for all, a self-draw still doubles."),
        True,
        group=PAYMENTS,
    ),
    Option(
        "multiple_wins",
        Text("Several winners"),
        Text("Several players may win on one tile; if off, only the nearest."),
        True,
        group=WINNING,
    ),
    Option(
        "duanmen",
        Text("A suit must be lacking"),
        Text("A hand wins only if it lacks at least one of the three suits."),
        False,
        group=WINNING,
    ),
    Option(
        "max_melds",
        Text("Most chi and pon"),
        Text("How many times a player may chi and pon in a hand; kans without a pon are not counted."),
        0,
        (
            OptionChoice(0, Text("no limit")),
            OptionChoice(1, Text("once")),
            OptionChoice(2, Text("twice")),
            OptionChoice(3, Text("three times")),
        ),
        group=WINNING,
    ),
    Option(
        "qingyise_wilds",
        Text("Wildcards in one suit"),
        Text("Whether wildcards of another suit may be used in a hand of one suit."),
        "any",
        (OptionChoice("any", Text("any")), OptionChoice("same_suit", Text("of the suit only"))),
        group=WILDCARDS,
    ),
    *(_doublings(name, 1) for name in ("menqing", "meihun", "tiliu", "long", "qidui", "haohua")),
    *(_doublings(name, 1) for name in ("zhuowu", "gangkai")),
    *(_doublings(name, 0) for name in ("qingyise", "duiduihu", "dadiao", "haidi")),
)


SHANGLOU = Text("Shanglou and shaozhuang")
"""The additional groups of options."""

MATCH_OPTIONS = (
    Option(
        "shanglou_after_draw",
        Text("Double after a draw"),
        Text("Hands after a draw count double."),
        "none",
        (
            OptionChoice("none", Text("off")),
            OptionChoice("next_hand", Text("the next hand")),
            OptionChoice("dealer_cycle", Text("until the deal has gone round")),
        ),
        group=SHANGLOU,
    ),
    Option(
        "shanglou_streak",
        Text("Double while the dealer stays"),
        Text(
            "A hand counts double once the dealer has stayed this many times, by a win or a draw; 0 "
            "is off. Three is usual; choose 2 if the first hand dealt counts as one of the three."
        ),
        0,
        number_range=range(9),
        group=SHANGLOU,
    ),
    Option(
        "shaozhuang_points",
        Text("Penalty for equal first discards"),
        Text(
            "What the dealer pays each player if all four discard the same tile first and the hand "
            "is won; 0 is off, 10 is usual."
        ),
        0,
        number_range=POINTS,
        group=SHANGLOU,
    ),
    Option(
        "chombo",
        Text("Penalty for a false win"),
        Text("A fixed amount, or the offender pays what the claimed hand would have won."),
        "fixed",
        (OptionChoice("fixed", Text("fixed")), OptionChoice("reverse", Text("the claimed hand reversed"))),
        group=FOULS,
    ),
    Option(
        "chombo_points",
        Text("Points for a false win"),
        Text("What a false win pays to each of the others, if the amount is fixed."),
        20,
        number_range=POINTS,
        group=FOULS,
    ),
    Option(
        "chombo_hand",
        Text("After a false win"),
        Text("Whether the hand is played again, or continues with the offender’s hand dead."),
        "replay",
        (OptionChoice("replay", Text("played again")), OptionChoice("continue", Text("continues", "the hand"))),
        group=FOULS,
    ),
    Option(
        "rounds",
        Text("Rounds", "how many winds"),
        Text("How many wind rounds a match has."),
        4,
        (
            OptionChoice(0, Text("until the players stop")),
            OptionChoice(1, Text("East", "the round")),
            OptionChoice(2, Text("East, South")),
            OptionChoice(3, Text("East to West")),
            OptionChoice(4, Text("East to North")),
        ),
        group=MATCH,
    ),
    Option(
        "dead_wall",
        Text("Tiles not used"),
        Text("How many tiles stay in the wall; no effect on points."),
        "fixed",
        (
            OptionChoice("fixed", Text("always 7 rows")),
            OptionChoice("eight_rows", Text("8 rows from the second kan")),
            OptionChoice("one_per_kan", Text("one more tile per kan")),
        ),
        group=MATCH,
    ),
    Option(
        "pass_rule",
        Text("Passing up a win"),
        Text("How long a passed-up win rules out wins on discards; no effect on points."),
        "own_turn",
        (
            OptionChoice("own_turn", Text("until your turn")),
            OptionChoice("draw_or_claim", Text("until your next draw or claim")),
        ),
        group=WINNING,
    ),
)


@dataclass(frozen=True, slots=True)
class BeijingOptions(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    benhunlong: bool
    hunyou_meihun: bool
    hunyou_scope: str
    wild_in_kan: bool
    tenhou_points: int
    chiihou_points: int
    hungang_points: int
    fixed_hand_mode: str
    kan_open: int
    kan_closed: int
    kan_dealer_double: bool
    chankan_pao: bool
    hangzhou_pao: bool
    discarder_pays_all: bool
    baozhuang_tiliu: bool
    multiple_wins: bool
    duanmen: bool
    max_melds: int
    qingyise_wilds: str
    doublings_menqing: int
    doublings_meihun: int
    doublings_tiliu: int
    doublings_long: int
    doublings_qidui: int
    doublings_haohua: int
    doublings_zhuowu: int
    doublings_gangkai: int
    doublings_qingyise: int
    doublings_duiduihu: int
    doublings_dadiao: int
    doublings_haidi: int
    shanglou_after_draw: str
    shanglou_streak: int
    shaozhuang_points: int
    chombo: str
    chombo_points: int
    chombo_hand: str
    rounds: int
    dead_wall: str
    pass_rule: str


OPTIONS = (*VALUE_OPTIONS, *MATCH_OPTIONS)
"""All of them, in the order of the table of §9."""
