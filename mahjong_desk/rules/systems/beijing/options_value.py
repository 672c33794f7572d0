# SPDX-License-Identifier: MIT
"""The options of Beijing mahjong that are about a hand: wildcards, what it is worth, who pays it, who may win (§9)."""

from __future__ import annotations

from mahjong_desk.rules.model.option_groups import PAYMENTS, WINNING
from mahjong_desk.rules.model.options import Option, OptionChoice
from mahjong_desk.rules.systems.beijing.yaku import NAMES_OF
from mahjong_desk.texts import Text

WILDCARDS = Text("Wildcards")
FIXED = Text("Hands of a fixed amount")
KANS = Text("Kans")
DOUBLINGS = Text("Doublings")
"""What these options are about beside what every system asks."""

_DOUBLINGS = range(7)
_KAN = range(101)
POINTS = range(1001)
"""What a fixed amount can be agreed on."""


def _doublings(yaku: str, default: int) -> Option:
    name = NAMES_OF[yaku]
    return Option(
        f"doublings_{yaku}",
        Text("Doublings: {name}", name=name),
        Text("How often “{name}” doubles the hand; 0 does without it.", name=name),
        default,
        span=_DOUBLINGS,
        group=DOUBLINGS,
    )


def _fixed(identity: str) -> Option:
    name = NAMES_OF[identity]
    return Option(
        f"{identity}_points",
        Text("Points: {name}", name=name),
        Text("What each of the others pays for “{name}”; 0 does without it.", name=name),
        20,
        span=POINTS,
        group=FIXED,
    )


VALUE_OPTIONS = (
    Option(
        "benhunlong",
        Text("Dragon with its own wildcard"),
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
        span=_KAN,
        group=KANS,
    ),
    Option(
        "kan_closed",
        Text("Points for a concealed kan"),
        Text("What everybody pays for each concealed kan."),
        2,
        span=_KAN,
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
