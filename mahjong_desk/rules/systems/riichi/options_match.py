# SPDX-License-Identifier: MIT
"""The options of Riichi that are about the match: its course, who pays what, draws and the result (rules/riichi.md §9)."""

from __future__ import annotations

from mahjong_desk.rules.model.option_groups import MATCH, PAYMENTS, RESULT, WINNING
from mahjong_desk.rules.model.options import Option, OptionChoice
from mahjong_desk.texts import Text

DRAWS = Text("Draws")
"""The group of what ends a hand without a winner."""
POINTS = range(1_000, 100_001, 100)
"""What a score can be agreed on."""
_UMA = range(-100, 101)


def _points(identity: str, names: Text, meaning: Text, default: int) -> Option:
    return Option(identity, names, meaning, default, span=POINTS, group=MATCH)


def _uma(identity: str, names: Text, meaning: Text, default: int) -> Option:
    return Option(identity, names, meaning, default, span=_UMA, group=RESULT)


def _draw(identity: str, names: Text, meaning: Text) -> Option:
    return Option(identity, names, meaning, True, group=DRAWS)


_YAME = (
    OptionChoice("off", Text("off")),
    OptionChoice("auto", Text("when first, by itself")),
    OptionChoice("choice", Text("when first, by choice")),
    OptionChoice("choice_any", Text("in any place, by choice")),
)

MATCH_OPTIONS = (
    Option(
        "length",
        Text("Length"),
        Text("East and South rounds, or the East round alone."),
        "hanchan",
        (OptionChoice("hanchan", Text("East and South")), OptionChoice("tonpuu", Text("East only"))),
        group=MATCH,
    ),
    _points("start_points", Text("Points at the start"), Text("What everybody starts with."), 25_000),
    _points(
        "return_points",
        Text("Points to return"),
        Text("Results count from here; four times what lies above the points of the start is the oka of the first."),
        30_000,
    ),
    _points(
        "target_points",
        Text("Points to end the match"),
        Text("With an extra round the match goes on until somebody has so many points."),
        30_000,
    ),
    _uma(
        "uma_first",
        Text("Uma of the first"),
        Text("What the first place adds, in thousands; the fourth makes the sum zero."),
        20,
    ),
    _uma("uma_second", Text("Uma of the second"), Text("What the second place adds, in thousands."), 10),
    _uma("uma_third", Text("Uma of the third"), Text("What the third place adds, in thousands."), -10),
    Option(
        "result_rounding",
        Text("Rounding of the result"),
        Text("Whether scores are rounded to thousands before uma and oka; the first player takes what is left."),
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
        Text("Whether the seat nearer to the first dealer stands higher, or places and what they bring are shared."),
        "seat",
        (OptionChoice("seat", Text("by seat")), OptionChoice("split", Text("shared"))),
        group=RESULT,
    ),
    Option(
        "leftover_deposit",
        Text("Stakes left over"),
        Text("What becomes of riichi stakes that lie on the table when the match ends."),
        "first",
        (OptionChoice("first", Text("to the first player")), OptionChoice("lost", Text("lost"))),
        group=RESULT,
    ),
    Option(
        "extra_round",
        Text("Extra round"),
        Text("Whether a further round is played where nobody has reached the target after the last hand."),
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
        Text("Stop after a ready dealer"),
        Text("Whether a dealer who is ready at a draw of the last hand ends the match instead of staying."),
        "auto",
        _YAME,
        group=MATCH,
    ),
    Option(
        "bust",
        Text("Out of points"),
        Text("With what score a player is out of points, which ends the match."),
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
        Text("Whether the dealer stays when ready at a draw, only after a win, or never."),
        "tenpai",
        (
            OptionChoice("tenpai", Text("when ready too")),
            OptionChoice("agari", Text("after a win only")),
            OptionChoice("never", Text("never", "the dealer stays")),
        ),
        group=MATCH,
    ),
    Option(
        "abortive_renchan",
        Text("Dealer stays after an abortive draw"),
        Text("The dealer stays after an abortive draw; else the deal passes."),
        True,
        group=MATCH,
    ),
    Option(
        "honba_value",
        Text("Value of a honba"),
        Text("How many points one honba brings in all."),
        300,
        (
            OptionChoice(0, Text("nothing")),
            *(OptionChoice(value, Text("{value:,} points", value=value)) for value in (300, 600, 1_500)),
        ),
        group=PAYMENTS,
    ),
    Option(
        "honba_share",
        Text("Honba of several winners"),
        Text("To whom the honba is paid where several win on one discard."),
        "first",
        (OptionChoice("first", Text("the nearest")), OptionChoice("all", Text("every winner"))),
        group=PAYMENTS,
    ),
    Option(
        "deposit_share",
        Text("Stakes of several winners"),
        Text("Who takes the stakes where several win on one discard."),
        "first",
        (OptionChoice("first", Text("the nearest")), OptionChoice("own_back", Text("own stakes go back"))),
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
        Text("Riichi needs its stake"),
        Text("A player without the 1,000 points may not declare riichi."),
        True,
        group=WINNING,
    ),
    Option(
        "noten_payment",
        Text("Payment of those not ready"),
        Text("What those who are not ready pay in all at an exhaustive draw."),
        3_000,
        (OptionChoice(0, Text("nothing")), OptionChoice(3_000, Text("3,000 points"))),
        group=DRAWS,
    ),
    Option(
        "nagashi_mangan",
        Text("Nagashi mangan"),
        Text("Who discarded nothing but terminals and honours, none of them claimed, is paid a self-drawn mangan."),
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
        Text("Nine terminals and honours"),
        Text("Who has nine kinds of terminals and honours at the first draw may stop the hand."),
    ),
    _draw(
        "suufon_renda", Text("Four equal winds"), Text("The hand ends where the four first discards are the same wind.")
    ),
    _draw("suucha_riichi", Text("Four riichi"), Text("The hand ends where all four have declared riichi.")),
    _draw(
        "suukan_sanra",
        Text("Four kans", "the hand is called off"),
        Text("The hand ends with a fourth kan, unless one player has all of them."),
    ),
)
"""In the order of the table."""
