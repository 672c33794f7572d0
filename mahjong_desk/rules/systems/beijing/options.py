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
        Text("How often “{name}” doubles the hand; 0 does without it.", name=name),
        default,
        number_range=_DOUBLINGS,
        group=DOUBLINGS,
    )


def _fixed(identity: str) -> Option:
    name = NAMES_OF[identity]
    return Option(
        f"{identity}_points",
        Text("Points: {name}", name=name),
        Text("What each of the others pays for “{name}”; 0 does without it.", name=name),
        20,
        number_range=POINTS,
        group=FIXED,
    )


VALUE_OPTIONS = (
    Option(
        "benhunlong",
        Text("Benhunlong"),
        Text("A dragon that holds just one wildcard, of its own suit, counts as a hand without wildcards."),
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
        Text("What a single wait on a wildcard is"),
        Text("Whether a discard may win where the hand can also be read as another wait."),
        "hand",
        (OptionChoice("hand", Text("by hand", "the whole hand decides")), OptionChoice("reading", Text("by reading"))),
        group=WILDCARDS,
    ),
    Option(
        "wild_in_kan",
        Text("Wildcards in kans"),
        Text("Wildcards may stand in concealed kans and as the added tile of an open one."),
        True,
        group=WILDCARDS,
    ),
    _fixed("tenhou"),
    _fixed("chiihou"),
    _fixed("hungang"),
    Option(
        "fixed_hand_mode",
        Text("Fixed hands"),
        Text("Which counts where the ordinary count is higher than the fixed amount."),
        "replace",
        (OptionChoice("replace", Text("always the fixed amount")), OptionChoice("higher", Text("the higher one"))),
        group=FIXED,
    ),
    Option(
        "kan_open",
        Text("Points for an open kan"),
        Text("What everybody pays for each open kan."),
        1,
        number_range=_KAN,
        group=KANS,
    ),
    Option(
        "kan_closed",
        Text("Points for a concealed kan"),
        Text("What everybody pays for each concealed kan."),
        2,
        number_range=_KAN,
        group=KANS,
    ),
    Option(
        "kan_dealer_double",
        Text("The dealer doubles kan points"),
        Text("Kan points are doubled where the dealer pays or receives them."),
        True,
        group=KANS,
    ),
    Option(
        "chankan_pao",
        Text("Responsibility for a robbed kan"),
        Text("The player whose kan is robbed may be made to pay for all."),
        False,
        group=PAYMENTS,
    ),
    Option(
        "hangzhou_pao",
        Text("Responsibility for three claims"),
        Text("After three claims from one player, the two pay for each other’s wins alone, as in Hangzhou."),
        False,
        group=PAYMENTS,
    ),
    Option(
        "discarder_pays_all",
        Text("The discarder pays for all"),
        Text("The discarder pays the shares of all three; his own doubling falls away."),
        False,
        group=PAYMENTS,
    ),
    Option(
        "baozhuang_tiliu",
        Text("Self-draw doubles with it"),
        Text("Where the discarder pays for all, a self-draw still doubles."),
        True,
        group=PAYMENTS,
    ),
    Option(
        "multiple_wins",
        Text("Several winners"),
        Text("Several players may win on one tile; otherwise only the nearest."),
        True,
        group=WINNING,
    ),
    Option(
        "duanmen",
        Text("A suit must be lacking"),
        Text("A hand wins only without at least one of the three suits."),
        False,
        group=WINNING,
    ),
    Option(
        "max_melds",
        Text("Most chi and pon"),
        Text("How often a player may chi and pon in a hand; kans without a pon are not counted."),
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
            "A hand counts double once the dealer has stayed this often, by a win or a draw; 0 is off. Three stays "
            "are usual; choose 2 where the first hand dealt is counted as one of the three."
        ),
        0,
        number_range=range(9),
        group=SHANGLOU,
    ),
    Option(
        "shaozhuang_points",
        Text("Penalty for equal first discards"),
        Text(
            "What the dealer pays everybody if all four discard the same tile first and the hand is won; 0 is off, "
            "10 is usual."
        ),
        0,
        number_range=POINTS,
        group=SHANGLOU,
    ),
    Option(
        "chombo",
        Text("Penalty for a false win"),
        Text("A fixed amount, or what the claimed hand would have brought, the other way round."),
        "fixed",
        (OptionChoice("fixed", Text("fixed")), OptionChoice("reverse", Text("the claimed hand reversed"))),
        group=FOULS,
    ),
    Option(
        "chombo_points",
        Text("Points for a false win"),
        Text("What a false win costs to each of the others, where it is fixed."),
        20,
        number_range=POINTS,
        group=FOULS,
    ),
    Option(
        "chombo_hand",
        Text("After a false win"),
        Text("Whether the hand is played again, or goes on with the offender’s hand dead."),
        "replay",
        (OptionChoice("replay", Text("played again")), OptionChoice("continue", Text("continues", "the hand"))),
        group=FOULS,
    ),
    Option(
        "rounds",
        Text("Rounds", "how many winds"),
        Text("How many winds a match goes through."),
        4,
        (
            OptionChoice(0, Text("until the table stops")),
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
        Text("How many tiles stay in the wall; without effect on points."),
        "fixed",
        (
            OptionChoice("fixed", Text("always 7 rows")),
            OptionChoice("eight_rows", Text("8 rows from the second kan")),
            OptionChoice("one_per_kan", Text("one tile more a kan")),
        ),
        group=MATCH,
    ),
    Option(
        "pass_rule",
        Text("Passing up a win"),
        Text("How long a passed-up win bars wins on discards; without effect on points."),
        "own_turn",
        (
            OptionChoice("own_turn", Text("until one’s turn")),
            OptionChoice("draw_or_claim", Text("until one has drawn or claimed")),
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
