# SPDX-License-Identifier: MIT
"""The medium yaku (中役) of Shogi Mahjong (rules/shogi.md §4)."""

from __future__ import annotations

from mahjong_desk.pieces.shogi import KNIGHT, LANCE, PAWN
from mahjong_desk.rules.systems.shogi.yaku.conditions import all_pawns, beside, of_form, two_sets
from mahjong_desk.rules.systems.shogi.yaku.seen import Seen
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.row import Example, Yaku
from mahjong_desk.shapes import Form
from mahjong_desk.texts import Name, Text

MEDIUM: tuple[Yaku[Seen], ...] = (
    Yaku(
        "toitoi",
        Name("all triplets", "Shogi mahjong"),
        Text("Two triplets or kans and a pair; triplets with a pawn taken in are such."),
        family=Family.TRIPLETS,
        closed=2,
        open=1,
        holds=two_sets,
        example=Example("PPKKPNN", "N", players=3),
    ),
    Yaku(
        "suutoitsu",
        Name("four pairs"),
        Text("Four pairs, without any meld."),
        family=Family.PAIRS,
        closed=3,
        open=None,
        holds=of_form(Form.PAIRS),
        ideas=("chiitoitsu",),
        example=Example("PPLLNNS", "S", players=3),
    ),
    Yaku(
        "kokushi",
        Name("one of each"),
        Text("One piece of each of the eight kinds; one of them is always dora."),
        family=Family.SPECIAL,
        closed=4,
        open=None,
        holds=of_form(Form.ORPHANS),
        example=Example("PLNSGBR", "K", players=3),
    ),
    Yaku(
        "fuiisou",
        Name("all pawns"),
        Text("Eight pawns and nothing else."),
        family=Family.FLUSH,
        closed=5,
        open=None,
        holds=all_pawns,
        example=Example("PPPPPPP", "P", players=3),
    ),
    Yaku(
        "kogoma_sanyaku",
        Name("three minor pieces"),
        Text("A pair of pawns with triplets of lance and knight; one of these may be a kan."),
        family=Family.TRIPLETS,
        closed=8,
        open=5,
        holds=beside(LANCE, KNIGHT, PAWN, kans=False),
        example=Example("PPLLLNN", "N", players=3),
    ),
)
"""The rows, in their order."""
