# SPDX-License-Identifier: MIT
"""The options of the World Series of Mahjong (rules/wsom.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.option_groups import FOULS, MATCH, PAYING, RESULT, WINNING, YAKU
from mahjong_desk.rules.model.options import Choice, Option, TableOptions
from mahjong_desk.texts import Text


@dataclass(frozen=True, slots=True)
class Options(TableOptions):
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


def _points(*amounts: int) -> tuple[Choice, ...]:
    return tuple(Choice(amount, Text("{amount:,} points", amount=amount)) for amount in amounts)


OPTIONS = (
    Option(
        "match_hands",
        Text("Hands in a match"),
        Text("After how many hands the match ends; the deal passes after each."),
        16,
        tuple(Choice(hands, Text("{hands} hands", hands=hands)) for hands in (4, 8, 16)),
        group=MATCH,
    ),
    Option(
        "start_points",
        Text("Points at the start"),
        Text("What everybody starts with; results count from here."),
        0,
        _points(0, 500, 1000),
        group=MATCH,
    ),
    Option(
        "minimum",
        Text("Least value of a win", "World Series of Mahjong"),
        Text("A hand worth less may not win."),
        0,
        (Choice(0, Text("none")), *_points(5, 15)),
        group=WINNING,
    ),
    Option(
        "par",
        Text("Up to where all pay alike"),
        Text("Up to here all three pay alike for a discard; what goes beyond is the discarder’s."),
        25,
        _points(25, 30),
        group=PAYING,
    ),
    Option(
        "payoff",
        Text("Who pays for a discard"),
        Text("Whether the discarder pays what goes beyond, or all three always pay alike."),
        "responsible",
        (Choice("responsible", Text("the discarder pays more")), Choice("uniform", Text("all alike"))),
        group=PAYING,
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
        Text("Whether three penalty tiles or more bar every win on a discard, or only that of thirteen terminals."),
        "kokushi",
        (Choice("kokushi", Text("thirteen terminals only")), Choice("any", Text("any hand"))),
        group=FOULS,
    ),
    Option(
        "chombo_points",
        Text("Points for a chombo"),
        Text("How many points a chombo costs in all."),
        0,
        (Choice(0, Text("none")), *_points(30, 60, 90)),
        group=FOULS,
    ),
    Option(
        "chombo_to",
        Text("Who gets them", "World Series of Mahjong"),
        Text("Whether the points of a chombo go to the house or to the other three, a third each."),
        "house",
        (Choice("house", Text("the house")), Choice("players", Text("the other three"))),
        group=FOULS,
    ),
    Option(
        "chombo_hand",
        Text("After a chombo"),
        Text("Whether the hand goes on, ends with the deal passing, or is dealt again by the same dealer."),
        "continue",
        (
            Choice("continue", Text("the hand goes on")),
            Choice("pass", Text("the deal passes", "it ends the hand")),
            Choice("replay", Text("dealt again")),
        ),
        group=FOULS,
    ),
    Option(
        "result",
        Text("Unit of the result"),
        Text("Whether a match is worth the points won or lost, or their square root with the sign kept."),
        "points",
        (Choice("points", Text("points")), Choice("match_points", Text("match points"))),
        group=RESULT,
    ),
    Option(
        "ties",
        Text("Equal scores"),
        Text("Whether equal scores share a place, or the seat nearer to the first dealer stands higher."),
        "shared",
        (Choice("shared", Text("shared place")), Choice("seat", Text("by seat"))),
        group=RESULT,
    ),
)
