# SPDX-License-Identifier: MIT
"""The yaku of Shogi Mahjong: small, medium and grand ones (rules/shogi.md §4)."""

from mahjong_desk.pieces.shogi import BISHOP, GOLD, KING, KNIGHT, LANCE, PAWN, ROOK, SILVER
from mahjong_desk.rules.systems.shogi.yaku import conditions
from mahjong_desk.rules.yaku.predicates import closed_self_draw, under_circumstance
from mahjong_desk.rules.yaku.row import Example, Variant, Yaku, YakuFamily
from mahjong_desk.shapes import HandShape
from mahjong_desk.texts import Name, Text

SMALL: tuple[Yaku[conditions.ShogiReadingFacts], ...] = (
    Yaku(
        "riichi",
        Name("riichi"),
        Text("Declared with a closed hand in tenpai, for two sticks. From five honba on it counts 1."),
        family=YakuFamily.SITUATION,
        closed_value=2,
        condition=under_circumstance("riichi"),
        example=Example("PPPLLLN", "N", situation=("riichi",), players=3),
    ),
    # Only for closed hands, like menzen tsumo; Beijing's tiliu also counts for open ones.
    Yaku(
        "tsumo",
        Name("self-draw", "Shogi mahjong"),
        Text("A closed hand wins by self-draw."),
        family=YakuFamily.SITUATION,
        closed_value=1,
        condition=closed_self_draw,
        concepts=("menzen_tsumo",),
        example=Example("PPPLLLN", "N", self_drawn=True, players=3),
    ),
    Yaku(
        "tenhou",
        Name("heavenly hand"),
        Text("The dealer’s first eight pieces win; self-draw counts as well."),
        family=YakuFamily.SITUATION,
        closed_value=2,
        condition=under_circumstance("tenhou"),
        example=Example("PPPLLLN", "N", self_drawn=True, situation=("tenhou",), winner=0, players=3),
    ),
    # Systems disagree about chiihou and renhou, so the concept states whether it is by draw or by discard.
    Yaku(
        "chiihou",
        Name("earthly hand"),
        Text("A non-dealer wins on the first draw; self-draw counts as well."),
        family=YakuFamily.SITUATION,
        closed_value=2,
        condition=under_circumstance("chiihou"),
        concepts=("first_draw",),
        example=Example("PPPLLLN", "N", self_drawn=True, situation=("chiihou",), players=3),
    ),
    Yaku(
        "renhou",
        Name("human hand"),
        Text("A non-dealer wins on a discard before their first draw."),
        family=YakuFamily.SITUATION,
        closed_value=1,
        condition=under_circumstance("renhou"),
        concepts=("first_discard",),
        example=Example("PPPLLLN", "N", situation=("renhou",), players=3),
    ),
    # Dragons are yaku: white, green and red elsewhere, bishop, rook and king here.
    Yaku(
        "yakuhai_kaku",
        Name("bishop", "a yaku"),
        Text("A pair of bishops, or a triplet of them with a pawn taken in; also a pair among four pairs."),
        family=YakuFamily.HONOURS,
        value=1,
        condition=conditions.of_dragon(BISHOP),
        concepts=("yakuhai_white", "yakuhai_green", "yakuhai_red"),
        example=Example("PPPPPPB", "B", players=3),
    ),
    Yaku(
        "yakuhai_hisha",
        Name("rook", "a yaku"),
        Text("A pair of rooks, or a triplet of them with a pawn taken in; also a pair among four pairs."),
        family=YakuFamily.HONOURS,
        value=1,
        condition=conditions.of_dragon(ROOK),
        concepts=("yakuhai_white", "yakuhai_green", "yakuhai_red"),
        example=Example("PPPPPPR", "R", players=3),
    ),
    Yaku(
        "yakuhai_gyoku",
        Name("king", "a yaku"),
        Text("A pair of kings, or a triplet of them with a pawn taken in; also a pair among four pairs."),
        family=YakuFamily.HONOURS,
        value=1,
        condition=conditions.of_dragon(KING),
        concepts=("yakuhai_white", "yakuhai_green", "yakuhai_red"),
        example=Example("PPPPPPK", "K", players=3),
    ),
    Yaku(
        "tsuuiisou",
        Name("all honours"),
        Text("No pawn in the hand; one taken in by a dragon does not count."),
        family=YakuFamily.HONOURS,
        value=1,
        condition=conditions.no_pawn,
        example=Example("LLLNNNS", "S", players=3),
    ),
    Yaku(
        "rinshan",
        Name("win on the replacement piece"),
        Text("The replacement piece after a kan wins."),
        family=YakuFamily.SITUATION,
        value=1,
        condition=under_circumstance("rinshan"),
        example=Example("PPPS", "S", self_drawn=True, melds=(("ankan", "LLLL"),), situation=("rinshan",), players=3),
    ),
    Yaku(
        "chankan",
        Name("robbing a kan"),
        Text(
            "The piece comes from another player’s added or concealed kan; as that has all four, "
            "only one of each can win this way."
        ),
        family=YakuFamily.SITUATION,
        value=1,
        condition=under_circumstance("chankan"),
        example=Example("PLSGBRK", "N", situation=("chankan",), players=3),
    ),
)


MEDIUM: tuple[Yaku[conditions.ShogiReadingFacts], ...] = (
    Yaku(
        "toitoi",
        Name("all triplets", "Shogi mahjong"),
        Text("Two triplets or kans and a pair; triplets with a pawn taken in count."),
        family=YakuFamily.TRIPLETS,
        closed_value=2,
        open_value=1,
        condition=conditions.two_sets,
        example=Example("PPKKPNN", "N", players=3),
    ),
    Yaku(
        "suutoitsu",
        Name("four pairs"),
        Text("Four pairs, without any meld."),
        family=YakuFamily.PAIRS,
        closed_value=3,
        condition=conditions.of_shape(HandShape.PAIRS),
        concepts=("chiitoitsu",),
        example=Example("PPLLNNS", "S", players=3),
    ),
    Yaku(
        "kokushi",
        Name("one of each"),
        Text("One piece of each of the eight kinds; one of them is always dora."),
        family=YakuFamily.SPECIAL,
        closed_value=4,
        condition=conditions.of_shape(HandShape.ORPHANS),
        example=Example("PLNSGBR", "K", players=3),
    ),
    Yaku(
        "fuiisou",
        Name("all pawns"),
        Text("Eight pawns and nothing else."),
        family=YakuFamily.FLUSH,
        closed_value=5,
        condition=conditions.all_pawns,
        example=Example("PPPPPPP", "P", players=3),
    ),
    Yaku(
        "kogoma_sanyaku",
        Name("three minor pieces"),
        Text("A pair of pawns with triplets of lance and knight; one of these may be a kan."),
        family=YakuFamily.TRIPLETS,
        closed_value=8,
        open_value=5,
        condition=conditions.two_sets_and_pair(LANCE, KNIGHT, PAWN, kans=False),
        example=Example("PPLLLNN", "N", players=3),
    ),
)


GRAND: tuple[Yaku[conditions.ShogiReadingFacts], ...] = (
    Yaku(
        "ryankantsu",
        Name("two kans"),
        Text("Two kans and a pair; closed if both are concealed kans."),
        family=YakuFamily.KANS,
        closed_value=16,
        open_value=10,
        condition=conditions.two_kans,
        example=Example("P", "P", melds=(("daiminkan", "NNNN"), ("ankan", "GGGG")), players=3),
    ),
    Yaku(
        "ryankantsu_kogoma_sanyaku",
        Name("two kans of minor pieces"),
        Text("A pair of pawns with kans of lance and knight, instead of two kans and three minor pieces."),
        family=YakuFamily.KANS,
        closed_value=42,
        open_value=21,
        condition=conditions.two_sets_and_pair(LANCE, KNIGHT, PAWN, kans=True),
        excludes=("ryankantsu", "kogoma_sanyaku"),
        example=Example("P", "P", melds=(("ankan", "LLLL"), ("ankan", "NNNN")), players=3),
    ),
    Yaku(
        "shugo_sanyaku",
        Name("three guardians"),
        Text("A pair of kings with triplets of gold and silver; one of these may be a kan."),
        family=YakuFamily.TRIPLETS,
        closed_value=32,
        open_value=24,
        condition=conditions.two_sets_and_pair(SILVER, GOLD, KING, kans=False),
        example=Example("KGGG", "K", melds=(("pon", "SSS"),), players=3),
    ),
    Yaku(
        "ryankantsu_shugo_sanyaku",
        Name("two kans of guardians"),
        Text("A pair of kings with kans of gold and silver, instead of two kans and three guardians."),
        family=YakuFamily.KANS,
        closed_value=90,
        open_value=70,
        condition=conditions.two_sets_and_pair(SILVER, GOLD, KING, kans=True),
        excludes=("ryankantsu", "shugo_sanyaku"),
        example=Example("K", "K", melds=(("ankan", "GGGG"), ("ankan", "SSSS")), players=3),
    ),
    Yaku(
        "suushiihou",
        Name("four winds"),
        Text("Four pairs of the four winds."),
        family=YakuFamily.PAIRS,
        closed_value=18,
        condition=conditions.four_winds,
        concepts=("shousuushii", "daisuushii"),
        example=Example("LLNNSSG", "G", players=3),
    ),
    Yaku(
        "shousangen",
        Name("little three dragons"),
        Text(
            "Triplets of the king and of another dragon, with a pair of the third; a closed one is big three dragons."
        ),
        family=YakuFamily.HONOURS,
        open_value=16,
        condition=conditions.little_dragons,
        example=Example("B", "B", melds=(("pon", "PRR"), ("pon", "PKK")), players=3),
    ),
    Yaku(
        "daisangen",
        Name("big three dragons"),
        Text("Triplets of rook and bishop with a pair of kings; a closed little three dragons also counts as this."),
        family=YakuFamily.HONOURS,
        closed_value=50,
        open_value=25,
        condition=conditions.big_dragons,
        excludes=("shousangen",),
        example=Example("KKRRPPB", "B", players=3),
    ),
    Yaku(
        "shitennou",
        Name("four heavenly kings"),
        Text("Four pairs of king, rook, bishop and gold; the table may choose another fourth pair."),
        family=YakuFamily.PAIRS,
        closed_value=75,
        condition=conditions.strongest_pairs,
        enabling_option="shitennou",
        variants=(Variant("shitennou", "three_dragons", conditions.dragons_and_wind),),
        example=Example("GGBBRRK", "K", players=3),
    ),
)
