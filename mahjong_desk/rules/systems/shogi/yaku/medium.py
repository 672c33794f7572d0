# SPDX-License-Identifier: MIT
"""The medium yaku (中役) of Shogi Mahjong (rules/shogi.md §4)."""

from __future__ import annotations

from mahjong_desk.pieces.shogi import KNIGHT, LANCE, PAWN
from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.systems.shogi.yaku.conditions import all_pawns, beside, of_form, two_sets
from mahjong_desk.rules.systems.shogi.yaku.seen import Seen
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.row import Example, Yaku
from mahjong_desk.shapes import Form

MEDIUM: tuple[Yaku[Seen], ...] = (
    Yaku(
        "toitoi",
        Names("対々 (対々和)", "all triplets", "对对和"),
        Spoken("トイトイ", "duì duì hú"),
        Names(
            "刻子か槓子二つと雀頭。歩を同化させた刻子も含む。",
            "Two triplets or kans and a pair; triplets with a pawn taken in are such.",
            "两组刻子或杠子加一对；吸收步的刻子亦算。",
        ),
        family=Family.TRIPLETS,
        closed=2,
        open=1,
        holds=two_sets,
        example=Example("PPKKPNN", "N", players=3),
    ),
    Yaku(
        "suutoitsu",
        Names("四対子", "four pairs", "四对子"),
        Spoken("スートイツ", "sì duì zi"),
        Names("対子四つ。鳴けない。", "Four pairs, without any meld.", "四个对子，不可碰杠。"),
        family=Family.PAIRS,
        closed=3,
        open=None,
        holds=of_form(Form.PAIRS),
        ideas=("chiitoitsu",),
        example=Example("PPLLNNS", "S", players=3),
    ),
    Yaku(
        "kokushi",
        Names("国士無双", "one of each", "国士无双"),
        Spoken("コクシムソウ", "guó shì wú shuāng"),
        Names(
            "八種の駒を一枚ずつ。ドラが必ず一枚ある。",
            "One piece of each of the eight kinds; one of them is always dora.",
            "八种棋子各一枚，必有一枚宝牌。",
        ),
        family=Family.SPECIAL,
        closed=4,
        open=None,
        holds=of_form(Form.ORPHANS),
        example=Example("PLNSGBR", "K", players=3),
    ),
    Yaku(
        "fuiisou",
        Names("歩一色", "all pawns", "步一色"),
        Spoken("フイーソウ", "bù yī sè"),
        Names("歩だけ八枚。", "Eight pawns and nothing else.", "八枚全为步。"),
        family=Family.FLUSH,
        closed=5,
        open=None,
        holds=all_pawns,
        example=Example("PPPPPPP", "P", players=3),
    ),
    Yaku(
        "kogoma_sanyaku",
        Names("小駒三役", "three minor pieces", "小驹三役"),
        Spoken("コゴマサンヤク", "xiǎo jū sān yì"),
        Names(
            "歩の雀頭と、香・桂の刻子。一つは槓子でもよい。",
            "A pair of pawns with triplets of lance and knight; one of these may be a kan.",
            "步为将，香与桂为刻子，其一可为杠子。",
        ),
        family=Family.TRIPLETS,
        closed=8,
        open=5,
        holds=beside(LANCE, KNIGHT, PAWN, kans=False),
        example=Example("PPLLLNN", "N", players=3),
    ),
)
"""The rows, in their order."""
