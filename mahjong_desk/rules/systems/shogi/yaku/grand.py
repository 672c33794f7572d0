# SPDX-License-Identifier: MIT
"""The grand yaku (大役) of Shogi Mahjong (rules/shogi.md §4)."""

from __future__ import annotations

from mahjong_desk.pieces.shogi import GOLD, KING, KNIGHT, LANCE, PAWN, SILVER
from mahjong_desk.rules.systems.shogi.yaku.conditions import (
    big_dragons,
    dragons_and_wind,
    four_winds,
    little_dragons,
    strongest_pairs,
    two_kans,
    two_sets_and_pair,
)
from mahjong_desk.rules.systems.shogi.yaku.seen import ShogiReadingFacts
from mahjong_desk.rules.yaku.family import YakuFamily
from mahjong_desk.rules.yaku.row import Example, Variant, Yaku
from mahjong_desk.texts import Name, Text

GRAND: tuple[Yaku[ShogiReadingFacts], ...] = (
    Yaku(
        "ryankantsu",
        Name("two kans"),
        Text("Two kans and a pair; closed where both are concealed kans."),
        family=YakuFamily.KANS,
        closed=16,
        open=10,
        holds=two_kans,
        example=Example("P", "P", melds=(("daiminkan", "NNNN"), ("ankan", "GGGG")), players=3),
    ),
    Yaku(
        "ryankantsu_kogoma_sanyaku",
        Name("two kans of minor pieces"),
        Text("A pair of pawns with kans of lance and knight, in place of two kans and three minor pieces."),
        family=YakuFamily.KANS,
        closed=42,
        open=21,
        holds=two_sets_and_pair(LANCE, KNIGHT, PAWN, kans=True),
        displaces=("ryankantsu", "kogoma_sanyaku"),
        example=Example("P", "P", melds=(("ankan", "LLLL"), ("ankan", "NNNN")), players=3),
    ),
    Yaku(
        "shugo_sanyaku",
        Name("three guardians"),
        Text("A pair of kings with triplets of gold and silver; one of these may be a kan."),
        family=YakuFamily.TRIPLETS,
        closed=32,
        open=24,
        holds=two_sets_and_pair(SILVER, GOLD, KING, kans=False),
        example=Example("KGGG", "K", melds=(("pon", "SSS"),), players=3),
    ),
    Yaku(
        "ryankantsu_shugo_sanyaku",
        Name("two kans of guardians"),
        Text("A pair of kings with kans of gold and silver, in place of two kans and three guardians."),
        family=YakuFamily.KANS,
        closed=90,
        open=70,
        holds=two_sets_and_pair(SILVER, GOLD, KING, kans=True),
        displaces=("ryankantsu", "shugo_sanyaku"),
        example=Example("K", "K", melds=(("ankan", "GGGG"), ("ankan", "SSSS")), players=3),
    ),
    Yaku(
        "suushiihou",
        Name("four winds"),
        Text("Four pairs of the four winds."),
        family=YakuFamily.PAIRS,
        closed=18,
        open=None,
        holds=four_winds,
        ideas=("shousuushii", "daisuushii"),
        example=Example("LLNNSSG", "G", players=3),
    ),
    Yaku(
        "shousangen",
        Name("little three dragons"),
        Text(
            "Triplets of the king and of another dragon, with a pair of the third; a closed one is big three dragons."
        ),
        family=YakuFamily.HONOURS,
        closed=None,
        open=16,
        holds=little_dragons,
        example=Example("B", "B", melds=(("pon", "PRR"), ("pon", "PKK")), players=3),
    ),
    Yaku(
        "daisangen",
        Name("big three dragons"),
        Text("Triplets of rook and bishop with a pair of kings; closed, little three dragons counts as this too."),
        family=YakuFamily.HONOURS,
        closed=50,
        open=25,
        holds=big_dragons,
        displaces=("shousangen",),
        example=Example("KKRRPPB", "B", players=3),
    ),
    Yaku(
        "shitennou",
        Name("four heavenly kings"),
        Text("Four pairs of king, rook, bishop and gold; the table may choose another fourth pair."),
        family=YakuFamily.PAIRS,
        closed=75,
        open=None,
        holds=strongest_pairs,
        option="shitennou",
        variants=(Variant("shitennou", "three_dragons", dragons_and_wind),),
        example=Example("GGBBRRK", "K", players=3),
    ),
)
"""The rows, in their order."""
