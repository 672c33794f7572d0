# SPDX-License-Identifier: MIT
"""The options of the Mahjong Competition Rules (rules/mcr.md §9)."""

from dataclasses import dataclass

from mahjong_desk.rules.model.options import FOULS, MATCH, RESULT, WINNING, YAKU, TableOptions, option
from mahjong_desk.texts import Text


def _points_choices(*amounts: int) -> dict[int, Text]:
    return {amount: Text("{amount:,} points", "Chinese Official", amount=amount) for amount in amounts}


@dataclass(frozen=True, slots=True)
class McrOptions(TableOptions):
    """The options of one table, in the order of §9."""

    match_hands: int = option(
        16,
        Text("Hands in a match"),
        Text("How many hands a match has; the deal passes after each."),
        {hands: Text("{hands} hands", hands=hands) for hands in (16, 8, 4)},
        group=MATCH,
    )
    start_points: int = option(
        0,
        Text("Points at the start", "Chinese Official"),
        Text("Each player’s starting points.", "Chinese Official"),
        _points_choices(0, 500, 1000),
        group=MATCH,
    )
    seat_change: bool = option(
        True, Text("Change of seats"), Text("Whether the players change seats after every round."), group=MATCH
    )
    minimum: int = option(
        8,
        Text("Minimum value of a win"),
        Text("A hand with less, not counting flowers, may not win."),
        {0: Text("none"), **_points_choices(4, 6, 8, 12)},
        group=WINNING,
    )
    flower_tiles: bool = option(True, Text("Flowers"), Text("Whether the eight flowers are used."), group=YAKU)
    two_concealed_kongs: int = option(
        6, Text("Two concealed kongs"), Text("What two concealed kongs are worth."), _points_choices(6, 8), group=YAKU
    )
    mixed_kongs: int = option(
        5,
        Text("One concealed and one melded kong"),
        Text("What both are worth together."),
        {3: Text("3 points"), 5: Text("5 points"), 6: Text("6 points")},
        group=YAKU,
    )
    unique_wait: str = option(
        "formal",
        Text("The only wait"),
        Text("Whether a tile of which the hand already has all four still counts as a wait."),
        {"formal": Text("counts too"), "available": Text("does not count")},
        group=YAKU,
    )
    knitted_waits: str = option(
        "any",
        Text("Waits with a knitted straight"),
        Text("Which wait fan count with a knitted straight."),
        {
            "any": Text("all"),
            "clear": Text("none that the straight itself waits for"),
            "none": Text("single wait only"),
        },
        group=YAKU,
    )
    pairs_tile_hog: bool = option(
        True,
        Text("Tile hog in green or terminal pairs"),
        Text("Whether tile hog counts in seven pairs that are all green or all terminals."),
        group=YAKU,
    )
    chicken_hand: bool = option(
        True, Text("Chicken hand"), Text("Whether a hand without any fan is worth 8 points."), group=YAKU
    )
    chicken_self_drawn: bool = option(
        False,
        Text("Self-drawn chicken hand"),
        Text("Whether a self-drawn hand without another fan also counts as a chicken hand."),
        group=YAKU,
    )
    false_win_each: int = option(
        10,
        Text("False win"),
        Text("What a false win pays to each of the others."),
        _points_choices(0, 5, 10, 20),
        group=FOULS,
    )
    sham_win_each: int = option(
        20,
        Text("Win without a ready hand"),
        Text("What a win declared without a ready hand pays to each of the others."),
        _points_choices(10, 20, 30),
        group=FOULS,
    )
    false_win_to: str = option(
        "players",
        Text("Who receives them"),
        Text("Whether the points of a false win go to the others or to the house."),
        {"players": Text("the other three"), "house": Text("the house")},
        group=FOULS,
    )
    chombo_hand: str = option(
        "continue",
        Text("After a false win", "Chinese Official"),
        Text("Whether the hand continues with that player’s hand dead, ends with the deal passing, or is dealt again."),
        {
            "continue": Text("the hand continues"),
            "pass": Text("the deal passes", "it ends the hand"),
            "replay": Text("dealt again"),
        },
        group=FOULS,
    )
    result: str = option(
        "table_points",
        Text("Unit of the result"),
        Text("Whether a match gives points by place (4, 2, 1, 0), or the points won or lost."),
        {"table_points": Text("table points"), "points": Text("points", "Chinese games")},
        group=RESULT,
    )
    ties: str = option(
        "shared",
        Text("Equal scores"),
        Text("Whether equal scores share a place and its points, or the lower player number ranks higher."),
        {"shared": Text("shared place"), "seat": Text("by number")},
        group=RESULT,
    )
