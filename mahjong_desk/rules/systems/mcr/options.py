# SPDX-License-Identifier: MIT
"""The options of the Mahjong Competition Rules (rules/mcr.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.options import FOULS, MATCH, RESULT, WINNING, YAKU, Option, OptionChoice, TableOptions
from mahjong_desk.texts import Text


@dataclass(frozen=True, slots=True)
class McrOptions(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    match_hands: int
    start_points: int
    seat_change: bool
    minimum: int
    flower_tiles: bool
    two_concealed_kongs: int
    mixed_kongs: int
    unique_wait: str
    knitted_waits: str
    pairs_tile_hog: bool
    chicken_hand: bool
    chicken_self_drawn: bool
    false_win_each: int
    sham_win_each: int
    false_win_to: str
    chombo_hand: str
    result: str
    ties: str


def _points(*amounts: int) -> tuple[OptionChoice, ...]:
    return tuple(
        OptionChoice(amount, Text("{amount:,} points", "Chinese Official", amount=amount)) for amount in amounts
    )


OPTIONS = (
    Option(
        "match_hands",
        Text("Hands in a match"),
        Text("How many hands a match has; the deal passes after each."),
        16,
        tuple(OptionChoice(hands, Text("{hands} hands", hands=hands)) for hands in (16, 8, 4)),
        group=MATCH,
    ),
    Option(
        "start_points",
        Text("Points at the start", "Chinese Official"),
        Text("Each player’s starting points.", "Chinese Official"),
        0,
        _points(0, 500, 1000),
        group=MATCH,
    ),
    Option(
        "seat_change",
        Text("Change of seats"),
        Text("Whether the players change seats after every round."),
        True,
        group=MATCH,
    ),
    Option(
        "minimum",
        Text("Minimum value of a win"),
        Text("A hand with less, not counting flowers, may not win."),
        8,
        (OptionChoice(0, Text("none")), *_points(4, 6, 8, 12)),
        group=WINNING,
    ),
    Option("flower_tiles", Text("Flowers"), Text("Whether the eight flowers are used."), True, group=YAKU),
    Option(
        "two_concealed_kongs",
        Text("Two concealed kongs"),
        Text("What two concealed kongs are worth."),
        6,
        _points(6, 8),
        group=YAKU,
    ),
    Option(
        "mixed_kongs",
        Text("One concealed and one melded kong"),
        Text("What both are worth together."),
        5,
        (OptionChoice(3, Text("3 points")), OptionChoice(5, Text("5 points")), OptionChoice(6, Text("6 points"))),
        group=YAKU,
    ),
    Option(
        "unique_wait",
        Text("The only wait"),
        Text("Whether a tile of which the hand already has all four still counts as a wait."),
        "formal",
        (OptionChoice("formal", Text("counts too")), OptionChoice("available", Text("does not count"))),
        group=YAKU,
    ),
    Option(
        "knitted_waits",
        Text("Waits with a knitted straight"),
        Text("Which wait fan count with a knitted straight."),
        "any",
        (
            OptionChoice("any", Text("all")),
            OptionChoice("clear", Text("none that the straight itself waits for")),
            OptionChoice("none", Text("single wait only")),
        ),
        group=YAKU,
    ),
    Option(
        "pairs_tile_hog",
        Text("Tile hog in green or terminal pairs"),
        Text("Whether tile hog counts in seven pairs that are all green or all terminals."),
        True,
        group=YAKU,
    ),
    Option(
        "chicken_hand",
        Text("Chicken hand"),
        Text("Whether a hand without any fan is worth 8 points."),
        True,
        group=YAKU,
    ),
    Option(
        "chicken_self_drawn",
        Text("Self-drawn chicken hand"),
        Text("Whether a self-drawn hand without another fan also counts as a chicken hand."),
        False,
        group=YAKU,
    ),
    Option(
        "false_win_each",
        Text("False win"),
        Text("What a false win pays to each of the others."),
        10,
        _points(0, 5, 10, 20),
        group=FOULS,
    ),
    Option(
        "sham_win_each",
        Text("Win without a ready hand"),
        Text("What a win declared without a ready hand pays to each of the others."),
        20,
        _points(10, 20, 30),
        group=FOULS,
    ),
    Option(
        "false_win_to",
        Text("Who receives them"),
        Text("Whether the points of a false win go to the others or to the house."),
        "players",
        (OptionChoice("players", Text("the other three")), OptionChoice("house", Text("the house"))),
        group=FOULS,
    ),
    Option(
        "chombo_hand",
        Text("After a false win", "Chinese Official"),
        Text("Whether the hand continues with that player’s hand dead, ends with the deal passing, or is dealt again."),
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
        Text("Whether a match gives points by place (4, 2, 1, 0), or the points won or lost."),
        "table_points",
        (OptionChoice("table_points", Text("table points")), OptionChoice("points", Text("points", "Chinese games"))),
        group=RESULT,
    ),
    Option(
        "ties",
        Text("Equal scores"),
        Text("Whether equal scores share a place and its points, or the lower player number ranks higher."),
        "shared",
        (OptionChoice("shared", Text("shared place")), OptionChoice("seat", Text("by number"))),
        group=RESULT,
    ),
)
"""The options, in the order in which to offer them."""
