# SPDX-License-Identifier: MIT
"""The options of Boo mahjong (rules/boo.md §9)."""

from dataclasses import dataclass

from mahjong_desk.rules.model.options import FOULS, MATCH, PAYMENTS, RESULT, SCORING, WINNING, TableOptions, option
from mahjong_desk.texts import Text

_MARU_A_MULTIPLES = {"maru_a": 1, "double_maru_a": 2}
"""The multiple of maru-A that is lost if a yakuman ends the match, by ``yakuman_bonus``."""


def _points_option(default: int, name: Text, description: Text) -> int:
    return option(default, name, description, number_range=range(101), group=RESULT)


@dataclass(frozen=True, slots=True)
class BooOptions(TableOptions):
    """The options of one table, in the order of §9."""

    red_fives: int = option(
        2,
        Text("Red fives", "how many"),
        Text("How many of the four fives of circles are red; each is a yaku of 1 han."),
        {1: Text("one"), 2: Text("two"), 4: Text("all four")},
        group=SCORING,
    )
    closed_bonus: bool = option(
        False,
        Text("Bonus for a closed hand"),
        Text("For a closed win every payer adds 100 points, a discarder 300."),
        group=PAYMENTS,
    )
    open_yakuless_dora: bool = option(
        True,
        Text("Dora of an open hand without a yaku"),
        Text("Dora are also paid for an open hand without a yaku."),
        group=SCORING,
    )
    yakuman_bonus: str = option(
        "none",
        Text("Bonus for a yakuman"),
        Text("What a yakuman earns on top of a mangan."),
        {
            "none": Text("nothing"),
            "gift": Text("a gift from each"),
            "maru_a": Text("maru-A immediately"),
            "double_maru_a": Text("double maru-A immediately"),
        },
        group=RESULT,
    )
    gift_points: int = _points_option(
        5,
        Text("Size of the gift"),
        Text("The result points that each of the others gives for a yakuman, if a gift is agreed."),
    )
    same_turn_ron: bool = option(
        True,
        Text("Winning after passing up"),
        Text("You may win on a passed-up tile from the next player in the same turn; no effect on values."),
        group=WINNING,
    )
    west_round: bool = option(
        False,
        Text("West round"),
        Text("If a draw in South 4 would end with maru-C, a West round is played."),
        group=MATCH,
    )
    enforce_restrictions: str = option(
        "on",
        Text("Restrictions on winning"),
        Text(
            "What to do about wins that would end the match with maru-C, without floating, or without finishing first."
        ),
        {"on": Text("refused"), "warn": Text("a warning"), "off": Text("no restrictions")},
        group=WINNING,
    )
    maru_a_points: int = _points_option(10, Text("Points of maru-A"), Text("What each of three losers pays."))
    maru_b_points: int = _points_option(5, Text("Points of maru-B"), Text("What each of two losers pays."))
    maru_c_points: int = _points_option(3, Text("Points of maru-C"), Text("What a single loser pays."))
    fee: int = _points_option(
        3, Text("Fee"), Text("What first place pays to the house out of the winnings; nothing if nobody lost.")
    )
    bust: str = option(
        "at_zero",
        Text("Out of points", "Boo mahjong"),
        Text("The score at which a player is out of points, which ends the match.", "Boo mahjong"),
        {"at_zero": Text("0 or less"), "below_zero": Text("less than 0")},
        group=MATCH,
    )
    double_wind_pair_fu: int = option(
        4,
        Text("Pair of the double wind"),
        Text("The fu of a pair that is both the round wind and the seat wind.", "older Japanese games"),
        {2: Text("2 fu"), 4: Text("4 fu")},
        group=SCORING,
    )
    riichi_stake: int = option(
        100,
        Text("Riichi stake"),
        Text("What a riichi costs: the points laid on the table."),
        {0: Text("nothing"), 100: Text("100 points")},
        group=PAYMENTS,
    )
    honba_on_draw: bool = option(
        True, Text("Counter after a draw"), Text("A draw adds a counter; if off, it clears them."), group=MATCH
    )
    leftover_deposit: str = option(
        "top",
        Text("Leftover riichi sticks"),
        Text("What happens to riichi sticks left on the table when the match ends."),
        {"top": Text("to the first player"), "table": Text("left on the table")},
        group=RESULT,
    )
    pao: bool = option(
        True,
        Text("Pao"),
        Text("The player who discards for the last set of daisangen or suushiihou is responsible for the win."),
        group=PAYMENTS,
    )
    chombo_payment: str = option(
        "half_mangan",
        Text("Payment for a chombo"),
        Text("What a player pays for a chombo."),
        {"half_mangan": Text("half a mangan"), "mangan": Text("a mangan"), "maru_a": Text("maru-A in result points")},
        group=FOULS,
    )

    def is_bust(self, score: int) -> bool:
        """Returns whether a player with that score is out of points (箱点)."""
        return score < 0 or (score == 0 and self.bust == "at_zero")

    @property
    def maru_a_multiple(self) -> int:
        """How many maru-A are lost if a yakuman ends the match; 0 if it does not."""
        return _MARU_A_MULTIPLES.get(self.yakuman_bonus, 0)
