# SPDX-License-Identifier: MIT
"""The medium yaku (中役) of Shogi Mahjong (rules/shogi.md §4)."""

from __future__ import annotations

from mahjong_desk.pieces.shogi import KNIGHT, LANCE, PAWN
from mahjong_desk.rules.systems.shogi.yaku.conditions import all_pawns, of_form, two_sets, two_sets_and_pair
from mahjong_desk.rules.systems.shogi.yaku.seen import ShogiReadingFacts
from mahjong_desk.rules.yaku.family import YakuFamily
from mahjong_desk.rules.yaku.row import Example, Yaku
from mahjong_desk.shapes import HandShape
from mahjong_desk.texts import Name, Text

MEDIUM: tuple[Yaku[ShogiReadingFacts], ...] = (
    Yaku(
        "toitoi",
        Name("all triplets", "Shogi mahjong"),
        Text("Two triplets or kans and a pair; triplets with a pawn taken in are such."),
        family=YakuFamily.TRIPLETS,
        closed=2,
        open=1,
        holds=two_sets,
        example=Example("PPKKPNN", "N", players=3),
    ),
    Yaku(
        "suutoitsu",
        Name("four pairs"),
        Text("Four pairs, without any meld."),
        family=YakuFamily.PAIRS,
        closed=3,
        open=None,
        holds=of_form(HandShape.PAIRS),
        ideas=("chiitoitsu",),
        example=Example("PPLLNNS", "S", players=3),
    ),
    Yaku(
        "kokushi",
        Name("one of each"),
        Text("One piece of each of the eight kinds; one of them is always dora."),
        family=YakuFamily.SPECIAL,
        closed=4,
        open=None,
        holds=of_form(HandShape.ORPHANS),
        example=Example("PLNSGBR", "K", players=3),
    ),
    Yaku(
        "fuiisou",
        Name("all pawns"),
        Text("Eight pawns and nothing else."),
        family=YakuFamily.FLUSH,
        closed=5,
        open=None,
        holds=all_pawns,
        example=Example("PPPPPPP", "P", players=3),
    ),
    Yaku(
        "kogoma_sanyaku",
        Name("three minor pieces"),
        Text("A pair of pawns with triplets of lance and knight; one of these may be a kan."),
        family=YakuFamily.TRIPLETS,
        closed=8,
        open=5,
        holds=two_sets_and_pair(LANCE, KNIGHT, PAWN, kans=False),
        example=Example("PPLLLNN", "N", players=3),
    ),
)
"""The rows, in their order."""
