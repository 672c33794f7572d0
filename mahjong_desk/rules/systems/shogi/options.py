# SPDX-License-Identifier: MIT
"""The options of Shogi Mahjong (rules/shogi.md §9)."""

from dataclasses import dataclass

from mahjong_desk.rules.model.options import FOULS, SCORING, WINNING, YAKU, TableOptions, option
from mahjong_desk.texts import Text


@dataclass(frozen=True, slots=True)
class ShogiOptions(TableOptions):
    """The options of one table, in the order of §9."""

    grand_stacking: str = option(
        "add",
        Text("What adds to grand yaku"),
        Text("Whether other yaku and dora types still count in a hand with a grand yaku."),
        {"add": Text("everything"), "dora": Text("dora only"), "alone": Text("nothing", "only these count")},
        group=SCORING,
    )
    same_pairs: bool = option(
        False, Text("Equal pairs"), Text("In four pairs, four pieces of one kind are two pairs."), group=YAKU
    )
    shitennou: str = option(
        "strongest",
        Text("Shitennou"),
        Text("Which four pairs make shitennou."),
        {
            "strongest": Text("king, rook, bishop, gold"),
            "three_dragons": Text("the three dragons and any wind"),
            "off": Text("not played"),
        },
        group=YAKU,
    )
    riichi_five_honba: str = option(
        "one_han",
        Text("Riichi from five honba on"),
        Text("From five honba on, riichi counts 1 han: in the points too, or only for the minimum."),
        {"one_han": Text("in every respect"), "minimum_only": Text("only for the minimum")},
        group=WINNING,
    )
    chombo_hand: str = option(
        "draw",
        Text("After a chombo"),
        Text("Whether the hand counts as a draw, or is played again with its riichi sticks returned."),
        {"draw": Text("a draw"), "redeal": Text("played again")},
        group=FOULS,
    )
    multiple_ron: bool = option(
        False,
        Text("Two winners on one discard"),
        Text("Two players may win on one discard; if off, only the nearest to the discarder."),
        group=WINNING,
    )
