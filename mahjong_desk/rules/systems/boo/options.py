# SPDX-License-Identifier: MIT
"""The options of Boo mahjong (rules/boo.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.options import (
    FOULS,
    MATCH,
    PAYMENTS,
    RESULT,
    SCORING,
    WINNING,
    Option,
    OptionChoice,
    TableOptions,
)
from mahjong_desk.texts import Text

POINTS = range(0, 101)
"""The possible stakes in result points."""
YAKUMAN_ENDS = {"maru_a": 1, "double_maru_a": 2}
"""How often the points of maru-A are lost if a yakuman ends the match, by the value of ``yakuman_bonus``."""


@dataclass(frozen=True, slots=True)
class BooOptions(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    red_fives: int
    closed_bonus: bool
    open_yakuless_dora: bool
    yakuman_bonus: str
    gift_points: int
    same_turn_ron: bool
    west_round: bool
    enforce_restrictions: str
    maru_a_points: int
    maru_b_points: int
    maru_c_points: int
    fee: int
    bust: str
    double_wind_pair_fu: int
    riichi_stake: int
    honba_on_draw: bool
    leftover_deposit: str
    pao: bool
    chombo_payment: str

    def is_bust(self, score: int) -> bool:
        """Returns whether a player with that score is out of points (箱点)."""
        return score < 0 or (score == 0 and self.bust == "at_zero")

    @property
    def yakuman_ends(self) -> int:
        """How often the points of maru-A are lost where a yakuman ends the match; 0 if it does not."""
        return YAKUMAN_ENDS.get(self.yakuman_bonus, 0)


def _points(identity: str, names: Text, meaning: Text, default: int) -> Option:
    return Option(identity, names, meaning, default, number_range=POINTS, group=RESULT)


OPTIONS = (
    Option(
        "red_fives",
        Text("Red fives", "how many"),
        Text("How many of the four fives of circles are red; each is a yaku of 1 han."),
        2,
        (OptionChoice(1, Text("one")), OptionChoice(2, Text("two")), OptionChoice(4, Text("all four"))),
        group=SCORING,
    ),
    Option(
        "closed_bonus",
        Text("Bonus for a closed hand"),
        Text("For a closed win every payer adds 100 points, a discarder 300."),
        False,
        group=PAYMENTS,
    ),
    Option(
        "open_yakuless_dora",
        Text("Dora of an open hand without a yaku"),
        Text("Dora are also paid for an open hand without a yaku."),
        True,
        group=SCORING,
    ),
    Option(
        "yakuman_bonus",
        Text("Bonus for a yakuman"),
        Text("What a yakuman earns on top of a mangan."),
        "none",
        (
            OptionChoice("none", Text("nothing")),
            OptionChoice("gift", Text("a gift from each")),
            OptionChoice("maru_a", Text("maru-A immediately")),
            OptionChoice("double_maru_a", Text("double maru-A immediately")),
        ),
        group=RESULT,
    ),
    _points(
        "gift_points",
        Text("Size of the gift"),
        Text("The result points that each of the others gives for a yakuman, if a gift is agreed."),
        5,
    ),
    Option(
        "same_turn_ron",
        Text("Winning after passing up"),
        Text("You may win on a passed-up tile from the next player in the same turn; no effect on values."),
        True,
        group=WINNING,
    ),
    Option(
        "west_round",
        Text("West round"),
        Text("If a draw in South 4 would end with maru-C, a West round is played."),
        False,
        group=MATCH,
    ),
    Option(
        "enforce_restrictions",
        Text("Restrictions on winning"),
        Text(
            "What to do about wins that would end the match with maru-C, without floating, or without finishing first."
        ),
        "on",
        (
            OptionChoice("on", Text("refused")),
            OptionChoice("warn", Text("a warning")),
            OptionChoice("off", Text("no restrictions")),
        ),
        group=WINNING,
    ),
    _points("maru_a_points", Text("Points of maru-A"), Text("What each of three losers pays."), 10),
    _points("maru_b_points", Text("Points of maru-B"), Text("What each of two losers pays."), 5),
    _points("maru_c_points", Text("Points of maru-C"), Text("What a single loser pays."), 3),
    _points(
        "fee",
        Text("Fee"),
        Text("What first place pays to the house out of the winnings; nothing if nobody lost."),
        3,
    ),
    Option(
        "bust",
        Text("Out of points", "Boo mahjong"),
        Text("The score at which a player is out of points, which ends the match.", "Boo mahjong"),
        "at_zero",
        (OptionChoice("at_zero", Text("0 or less")), OptionChoice("below_zero", Text("less than 0"))),
        group=MATCH,
    ),
    Option(
        "double_wind_pair_fu",
        Text("Pair of the double wind"),
        Text("The fu of a pair that is both the round wind and the seat wind.", "older Japanese games"),
        4,
        (OptionChoice(2, Text("2 fu")), OptionChoice(4, Text("4 fu"))),
        group=SCORING,
    ),
    Option(
        "riichi_stake",
        Text("Riichi stake"),
        Text("What a riichi costs: the points laid on the table."),
        100,
        (OptionChoice(0, Text("nothing")), OptionChoice(100, Text("100 points"))),
        group=PAYMENTS,
    ),
    Option(
        "honba_on_draw",
        Text("Counter after a draw"),
        Text("A draw adds a counter; if off, it clears them."),
        True,
        group=MATCH,
    ),
    Option(
        "leftover_deposit",
        Text("Leftover riichi sticks"),
        Text("What happens to riichi sticks left on the table when the match ends."),
        "top",
        (OptionChoice("top", Text("to the first player")), OptionChoice("table", Text("left on the table"))),
        group=RESULT,
    ),
    Option(
        "pao",
        Text("Pao"),
        Text("The player who discards for the last set of daisangen or suushiihou is responsible for the win."),
        True,
        group=PAYMENTS,
    ),
    Option(
        "chombo_payment",
        Text("Payment for a chombo"),
        Text("What a player pays for a chombo."),
        "half_mangan",
        (
            OptionChoice("half_mangan", Text("half a mangan")),
            OptionChoice("mangan", Text("a mangan")),
            OptionChoice("maru_a", Text("maru-A in result points")),
        ),
        group=FOULS,
    ),
)
