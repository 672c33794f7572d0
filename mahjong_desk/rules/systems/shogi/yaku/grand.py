# SPDX-License-Identifier: MIT
"""The grand yaku (大役) of Shogi Mahjong (rules/shogi.md §4)."""

from __future__ import annotations

from mahjong_desk.pieces.shogi import GOLD, KING, KNIGHT, LANCE, PAWN, SILVER
from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.systems.shogi.yaku.conditions import (
    beside,
    big_dragons,
    dragons_and_wind,
    four_winds,
    little_dragons,
    strongest,
    two_kans,
)
from mahjong_desk.rules.systems.shogi.yaku.seen import Seen
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.row import Example, Variant, Yaku

GRAND: tuple[Yaku[Seen], ...] = (
    Yaku(
        "ryankantsu",
        Names("二槓子", "two kans", "二杠子"),
        Spoken("リャンカンツ", "èr gàng zi"),
        Names(
            "槓子二つと雀頭。二つとも暗槓なら門前。",
            "Two kans and a pair; closed where both are concealed kans.",
            "两组杠子加一对；皆为暗杠则为门前。",
        ),
        family=Family.KANS,
        closed=16,
        open=10,
        holds=two_kans,
        example=Example("P", "P", melds=(("daiminkan", "NNNN"), ("ankan", "GGGG")), players=3),
    ),
    Yaku(
        "ryankantsu_kogoma_sanyaku",
        Names("二槓子小駒三役", "two kans of minor pieces", "二杠子小驹三役"),
        Spoken("リャンカンツ コゴマサンヤク", "èr gàng zi xiǎo jū sān yì"),
        Names(
            "歩の雀頭と、香・桂の槓子。二槓子と小駒三役に代わる。",
            "A pair of pawns with kans of lance and knight, in place of two kans and three minor pieces.",
            "步为将，香与桂皆为杠子，取代二杠子与小驹三役。",
        ),
        family=Family.KANS,
        closed=42,
        open=21,
        holds=beside(LANCE, KNIGHT, PAWN, kans=True),
        displaces=("ryankantsu", "kogoma_sanyaku"),
        example=Example("P", "P", melds=(("ankan", "LLLL"), ("ankan", "NNNN")), players=3),
    ),
    Yaku(
        "shugo_sanyaku",
        Names("守護三役", "three guardians", "守护三役"),
        Spoken("シュゴサンヤク", "shǒu hù sān yì"),
        Names(
            "玉の雀頭と、金・銀の刻子。一つは槓子でもよい。",
            "A pair of kings with triplets of gold and silver; one of these may be a kan.",
            "玉为将，金与银为刻子，其一可为杠子。",
        ),
        family=Family.TRIPLETS,
        closed=32,
        open=24,
        holds=beside(SILVER, GOLD, KING, kans=False),
        example=Example("KGGG", "K", melds=(("pon", "SSS"),), players=3),
    ),
    Yaku(
        "ryankantsu_shugo_sanyaku",
        Names("二槓子守護三役", "two kans of guardians", "二杠子守护三役"),
        Spoken("リャンカンツ シュゴサンヤク", "èr gàng zi shǒu hù sān yì"),
        Names(
            "玉の雀頭と、金・銀の槓子。二槓子と守護三役に代わる。",
            "A pair of kings with kans of gold and silver, in place of two kans and three guardians.",
            "玉为将，金与银皆为杠子，取代二杠子与守护三役。",
        ),
        family=Family.KANS,
        closed=90,
        open=70,
        holds=beside(SILVER, GOLD, KING, kans=True),
        displaces=("ryankantsu", "shugo_sanyaku"),
        example=Example("K", "K", melds=(("ankan", "GGGG"), ("ankan", "SSSS")), players=3),
    ),
    Yaku(
        "suushiihou",
        Names("四喜和", "four winds", "四喜和"),
        Spoken("スーシーホウ", "sì xǐ hú"),
        Names("香・桂・銀・金の四対子。", "Four pairs of the four winds.", "香、桂、银、金的四对子。"),
        family=Family.PAIRS,
        closed=18,
        open=None,
        holds=four_winds,
        ideas=("shousuushii", "daisuushii"),
        example=Example("LLNNSSG", "G", players=3),
    ),
    Yaku(
        "shousangen",
        Names("小三元", "little three dragons", "小三元"),
        Spoken("ショウサンゲン", "xiǎo sān yuán"),
        Names(
            "玉ともう一つの三元牌の刻子に、残りの三元牌の雀頭。門前なら大三元となる。",
            "Triplets of the king and of another dragon, with a pair of the third; a closed one is big three dragons.",
            "玉与另一三元牌的刻子，以剩下的三元牌为将；门前时算大三元。",
        ),
        family=Family.HONOURS,
        closed=None,
        open=16,
        holds=little_dragons,
        example=Example("B", "B", melds=(("pon", "PRR"), ("pon", "PKK")), players=3),
    ),
    Yaku(
        "daisangen",
        Names("大三元", "big three dragons", "大三元"),
        Spoken("ダイサンゲン", "dà sān yuán"),
        Names(
            "飛と角の刻子に、玉の雀頭。門前なら小三元の形もこれに数える。",
            "Triplets of rook and bishop with a pair of kings; closed, little three dragons counts as this too.",
            "飞与角的刻子，以玉为将；门前时小三元的牌型也算。",
        ),
        family=Family.HONOURS,
        closed=50,
        open=25,
        holds=big_dragons,
        displaces=("shousangen",),
        example=Example("KKRRPPB", "B", players=3),
    ),
    Yaku(
        "shitennou",
        Names("四天王", "four heavenly kings", "四天王"),
        Spoken("シテンノウ", "sì tiān wáng"),
        Names(
            "玉・飛・角・金の四対子。形は卓の選択による。",
            "Four pairs of king, rook, bishop and gold; the table may choose another fourth pair.",
            "玉、飞、角、金的四对子；牌型可由桌面选择。",
        ),
        family=Family.PAIRS,
        closed=75,
        open=None,
        holds=strongest,
        option="shitennou",
        variants=(Variant("shitennou", "three_dragons", dragons_and_wind),),
        example=Example("GGBBRRK", "K", players=3),
    ),
)
"""The rows, in their order."""
