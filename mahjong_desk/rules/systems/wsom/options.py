# SPDX-License-Identifier: MIT
"""The options of the World Series of Mahjong (rules/wsom.md §9)."""

from dataclasses import dataclass

from mahjong_desk.rules.model.options import FOULS, MATCH, PAYMENTS, RESULT, WINNING, YAKU, TableOptions, option
from mahjong_desk.texts import Text


def _points_choices(*amounts: int) -> dict[int, Text]:
    return {amount: Text("{amount:,} points", amount=amount) for amount in amounts}


@dataclass(frozen=True, slots=True)
class WsomOptions(TableOptions):
    """The options of one table, in the order of §9."""

    match_hands: int = option(
        16,
        Text("Hands in a match"),
        Text("How many hands a match has; the deal passes after each."),
        {hands: Text("{hands} hands", hands=hands) for hands in (4, 8, 16)},
        group=MATCH,
    )
    start_points: int = option(
        0,
        Text("Points at the start"),
        Text("Each player’s starting points; results count from here."),
        _points_choices(0, 500, 1000),
        group=MATCH,
    )
    minimum: int = option(
        0,
        Text("Minimum value of a win", "World Series of Mahjong"),
        Text("A hand worth less cannot win."),
        {0: Text("none"), **_points_choices(5, 15)},
        group=WINNING,
    )
    par: int = option(
        25,
        Text("Equal payment up to"),
        Text("Up to this value all three pay the same for a discard; the discarder pays the excess."),
        _points_choices(25, 30),
        group=PAYMENTS,
    )
    payoff: str = option(
        "responsible",
        Text("Who pays for a discard"),
        Text("Whether the discarder pays the excess, or all three always pay the same."),
        {"responsible": Text("the discarder pays more"), "uniform": Text("all pay the same")},
        group=PAYMENTS,
    )
    chinitsu_points: int = option(
        90,
        Text("Pure one-suit"),
        Text("What pure one-suit is worth; editions of the rules differ."),
        _points_choices(80, 90, 100),
        group=YAKU,
    )
    penalty_three: str = option(
        "kokushi",
        Text("Three penalty tiles"),
        Text(
            "Whether three or more penalty tiles rule out every win on a discard, or only one with thirteen terminals."
        ),
        {"kokushi": Text("thirteen terminals only"), "any": Text("any hand")},
        group=FOULS,
    )
    chombo_points: int = option(
        0,
        Text("Points for a chombo"),
        Text("How many points a chombo costs in total."),
        {0: Text("none"), **_points_choices(30, 60, 90)},
        group=FOULS,
    )
    chombo_to: str = option(
        "house",
        Text("Who receives them", "World Series of Mahjong"),
        Text("Whether the points of a chombo go to the house or to the other three, a third each."),
        {"house": Text("the house"), "players": Text("the other three")},
        group=FOULS,
    )
    chombo_hand: str = option(
        "continue",
        Text("After a chombo"),
        Text("Whether the hand continues, ends with the deal passing, or is dealt again by the same dealer."),
        {
            "continue": Text("the hand continues"),
            "pass": Text("the deal passes", "it ends the hand"),
            "replay": Text("dealt again"),
        },
        group=FOULS,
    )
    result: str = option(
        "points",
        Text("Unit of the result"),
        Text("Whether a match is worth the points won or lost, or their square root, keeping the sign."),
        {"points": Text("points"), "match_points": Text("match points")},
        group=RESULT,
    )
    ties: str = option(
        "shared",
        Text("Equal scores"),
        Text("Whether equal scores share a place, or the seat nearer to the first dealer ranks higher."),
        {"shared": Text("shared place"), "seat": Text("by seat")},
        group=RESULT,
    )
