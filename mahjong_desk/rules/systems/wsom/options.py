# SPDX-License-Identifier: MIT
"""The options of the World Series of Mahjong (rules/wsom.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.options import (
    FOULS,
    MATCH,
    PAYMENTS,
    RESULT,
    WINNING,
    YAKU,
    Option,
    OptionChoice,
    TableOptions,
)
from mahjong_desk.texts import Text


@dataclass(frozen=True, slots=True)
class WsomOptions(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    match_hands: int
    start_points: int
    minimum: int
    par: int
    payoff: str
    chinitsu_points: int
    penalty_three: str
    chombo_points: int
    chombo_to: str
    chombo_hand: str
    result: str
    ties: str


def _points(*amounts: int) -> tuple[OptionChoice, ...]:
    return tuple(OptionChoice(amount, Text("{amount:,} points", amount=amount)) for amount in amounts)


OPTIONS = (
    Option(
        "match_hands",
        Text("Hands in a match"),
        Text("How many hands a match has; the deal passes after each."),
        16,
        tuple(OptionChoice(hands, Text("{hands} hands", hands=hands)) for hands in (4, 8, 16)),
        group=MATCH,
    ),
    Option(
        "start_points",
        Text("Points at the start"),
        Text("Each player’s starting points; results count from here."),
        0,
        _points(0, 500, 1000),
        group=MATCH,
    ),
    Option(
        "minimum",
        Text("Minimum value of a win", "World Series of Mahjong"),
        Text("A hand worth less cannot win."),
        0,
        (OptionChoice(0, Text("none")), *_points(5, 15)),
        group=WINNING,
    ),
    Option(
        "par",
        Text("Equal payment up to"),
        Text("Up to this value all three pay the same for a discard; the discarder pays the excess."),
        25,
        _points(25, 30),
        group=PAYMENTS,
    ),
    Option(
        "payoff",
        Text("Who pays for a discard"),
        Text("Whether the discarder pays the excess, or all three always pay the same."),
        "responsible",
        (
            OptionChoice("responsible", Text("the discarder pays more")),
            OptionChoice("uniform", Text("all pay the same")),
        ),
        group=PAYMENTS,
    ),
    Option(
        "chinitsu_points",
        Text("Pure one-suit"),
        Text("What pure one-suit is worth; editions of the rules differ."),
        90,
        _points(80, 90, 100),
        group=YAKU,
    ),
    Option(
        "penalty_three",
        Text("Three penalty tiles"),
        Text(
            "Whether three or more penalty tiles rule out every win on a discard, or only one with thirteen terminals."
        ),
        "kokushi",
        (OptionChoice("kokushi", Text("thirteen terminals only")), OptionChoice("any", Text("any hand"))),
        group=FOULS,
    ),
    Option(
        "chombo_points",
        Text("Points for a chombo"),
        Text("How many points a chombo costs in total."),
        0,
        (OptionChoice(0, Text("none")), *_points(30, 60, 90)),
        group=FOULS,
    ),
    Option(
        "chombo_to",
        Text("Who receives them", "World Series of Mahjong"),
        Text("Whether the points of a chombo go to the house or to the other three, a third each."),
        "house",
        (OptionChoice("house", Text("the house")), OptionChoice("players", Text("the other three"))),
        group=FOULS,
    ),
    Option(
        "chombo_hand",
        Text("After a chombo"),
        Text("Whether the hand continues, ends with the deal passing, or is dealt again by the same dealer."),
        "continue",
        (
            OptionChoice("continue", Text("the hand continues")),
            OptionChoice("pass", Text("the deal passes", "it ends the hand")),
            OptionChoice("replay", Text("dealt again")),
        ),
        group=FOULS,
    ),
    Option(
        "result",
        Text("Unit of the result"),
        Text("Whether a match is worth the points won or lost, or their square root, keeping the sign."),
        "points",
        (OptionChoice("points", Text("points")), OptionChoice("match_points", Text("match points"))),
        group=RESULT,
    ),
    Option(
        "ties",
        Text("Equal scores"),
        Text("Whether equal scores share a place, or the seat nearer to the first dealer ranks higher."),
        "shared",
        (OptionChoice("shared", Text("shared place")), OptionChoice("seat", Text("by seat"))),
        group=RESULT,
    ),
)
