# SPDX-License-Identifier: MIT
"""The options of Shogi Mahjong (rules/shogi.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.options import FOULS, SCORING, WINNING, YAKU, Option, OptionChoice, TableOptions
from mahjong_desk.texts import Text


@dataclass(frozen=True, slots=True)
class ShogiOptions(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    grand_stacking: str
    same_pairs: bool
    shitennou: str
    riichi_five_honba: str
    chombo_hand: str
    multiple_ron: bool


OPTIONS = (
    Option(
        "grand_stacking",
        Text("What adds to grand yaku"),
        Text("Whether other yaku and dora types still count in a hand with a grand yaku."),
        "add",
        (
            OptionChoice("add", Text("everything")),
            OptionChoice("dora", Text("dora only")),
            OptionChoice("alone", Text("nothing", "only these count")),
        ),
        group=SCORING,
    ),
    Option(
        "same_pairs",
        Text("Equal pairs"),
        Text("In four pairs, four pieces of one kind are two pairs."),
        False,
        group=YAKU,
    ),
    Option(
        "shitennou",
        Text("Shitennou"),
        Text("Which four pairs make shitennou."),
        "strongest",
        (
            OptionChoice("strongest", Text("king, rook, bishop, gold")),
            OptionChoice("three_dragons", Text("the three dragons and any wind")),
            OptionChoice("off", Text("not played")),
        ),
        group=YAKU,
    ),
    Option(
        "riichi_five_honba",
        Text("Riichi from five honba on"),
        Text("From five honba on, riichi counts 1 han: in the points too, or only for the minimum."),
        "one_han",
        (
            OptionChoice("one_han", Text("in every respect")),
            OptionChoice("minimum_only", Text("only for the minimum")),
        ),
        group=WINNING,
    ),
    Option(
        "chombo_hand",
        Text("After a chombo"),
        Text("Whether the hand counts as a draw, or is played again with its riichi sticks returned."),
        "draw",
        (OptionChoice("draw", Text("a draw")), OptionChoice("redeal", Text("played again"))),
        group=FOULS,
    ),
    Option(
        "multiple_ron",
        Text("Two winners on one discard"),
        Text("Two players may win on one discard; if off, only the nearest to the discarder."),
        False,
        group=WINNING,
    ),
)
