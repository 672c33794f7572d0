# SPDX-License-Identifier: MIT
"""The options of Beijing mahjong that are about the match: shanglou and shaozhuang, fouls, its length (§9)."""

from __future__ import annotations

from mahjong_desk.rules.model.option_groups import FOULS, MATCH, WINNING
from mahjong_desk.rules.model.options import Option, OptionChoice
from mahjong_desk.rules.systems.beijing.options_value import POINTS
from mahjong_desk.texts import Text

SHANGLOU = Text("Shanglou and shaozhuang")
"""What some of them are about beside what every system asks."""

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
        span=range(9),
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
        span=POINTS,
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
        span=POINTS,
        group=FOULS,
    ),
    Option(
        "chombo_hand",
        Text("After a false win"),
        Text("Whether the hand is played again, or goes on with the offender’s hand dead."),
        "replay",
        (OptionChoice("replay", Text("played again")), OptionChoice("continue", Text("goes on", "the hand"))),
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
