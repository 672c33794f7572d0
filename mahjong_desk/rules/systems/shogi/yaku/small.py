# SPDX-License-Identifier: MIT
"""The small yaku (小役) of Shogi Mahjong (rules/shogi.md §4)."""

from __future__ import annotations

from mahjong_desk.pieces.shogi import BISHOP, KING, ROOK
from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.systems.shogi.yaku.conditions import no_pawn, of_dragon
from mahjong_desk.rules.systems.shogi.yaku.seen import Seen
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.predicates import closed_draw, in_situation
from mahjong_desk.rules.yaku.row import Example, Yaku

SMALL: tuple[Yaku[Seen], ...] = (
    Yaku(
        "riichi",
        Names("立直", "riichi", "立直"),
        Spoken("リーチ", "lì zhí"),
        Names(
            "門前聴牌で宣言し、棒を二本出す。5本場からは1飜。",
            "Declared with a closed hand in tenpai, for two sticks. From five honba on it counts 1.",
            "门前听牌时宣告并付出两根立直棒。五本场起计1翻。",
        ),
        family=Family.SITUATION,
        closed=2,
        open=None,
        holds=in_situation("riichi"),
        example=Example("PPPLLLN", "N", situation=("riichi",), players=3),
    ),
    # For closed hands alone, as menzen tsumo is; Beijing's tiliu is for open ones too.
    Yaku(
        "tsumo",
        Names("ツモ (門前清自摸和)", "self-draw", "自摸"),
        Spoken("ツモ", "zì mō"),
        Names("門前でツモ和了する。", "A closed hand wins by its own draw.", "门前清自摸和牌。"),
        family=Family.SITUATION,
        closed=1,
        open=None,
        holds=closed_draw,
        ideas=("menzen_tsumo",),
        example=Example("PPPLLLN", "N", self_drawn=True, players=3),
    ),
    Yaku(
        "tenhou",
        Names("天和", "heavenly hand", "天和"),
        Spoken("テンホウ", "tiān hú"),
        Names(
            "親の配牌八枚が和了している。ツモもつく。",
            "The dealer’s first eight pieces win; self-draw comes with it.",
            "庄家起手八枚即和牌，同时计自摸。",
        ),
        family=Family.SITUATION,
        closed=2,
        open=None,
        holds=in_situation("tenhou"),
        example=Example("PPPLLLN", "N", self_drawn=True, situation=("tenhou",), winner=0, players=3),
    ),
    # Chiihou and renhou change places from system to system: what tells them apart is draw or discard.
    Yaku(
        "chiihou",
        Names("地和", "earthly hand", "地和"),
        Spoken("チーホウ", "dì hú"),
        Names(
            "子が最初のツモで和了する。ツモもつく。",
            "A child wins by the first draw; self-draw comes with it.",
            "闲家第一次摸牌即自摸，同时计自摸。",
        ),
        family=Family.SITUATION,
        closed=2,
        open=None,
        holds=in_situation("chiihou"),
        ideas=("first_draw",),
        example=Example("PPPLLLN", "N", self_drawn=True, situation=("chiihou",), players=3),
    ),
    Yaku(
        "renhou",
        Names("人和", "human hand", "人和"),
        Spoken("レンホウ", "rén hú"),
        Names(
            "子が最初のツモより前に捨て駒で和了する。",
            "A child wins on a discard before the first draw of their own.",
            "闲家在第一次摸牌之前荣和。",
        ),
        family=Family.SITUATION,
        closed=1,
        open=None,
        holds=in_situation("renhou"),
        ideas=("first_discard",),
        example=Example("PPPLLLN", "N", situation=("renhou",), players=3),
    ),
    # A dragon is worth something by itself: white, green and red there, bishop, rook and king here.
    Yaku(
        "yakuhai_kaku",
        Names("役牌 角", "bishop", "役牌 角"),
        Spoken("ヤクハイ カク", "yì pái jiǎo"),
        Names(
            "角の対子、または歩を同化させた刻子。四対子の対子でもよい。",
            "A pair of bishops, or a triplet of them with a pawn taken in; also a pair among four pairs.",
            "角的对子，或吸收一枚步的刻子；四对子中的对子亦可。",
        ),
        family=Family.HONOURS,
        closed=1,
        open=1,
        holds=of_dragon(BISHOP),
        ideas=("yakuhai_white", "yakuhai_green", "yakuhai_red"),
        example=Example("PPPPPPB", "B", players=3),
    ),
    Yaku(
        "yakuhai_hisha",
        Names("役牌 飛", "rook", "役牌 飞"),
        Spoken("ヤクハイ ヒシャ", "yì pái fēi"),
        Names(
            "飛の対子、または歩を同化させた刻子。四対子の対子でもよい。",
            "A pair of rooks, or a triplet of them with a pawn taken in; also a pair among four pairs.",
            "飞的对子，或吸收一枚步的刻子；四对子中的对子亦可。",
        ),
        family=Family.HONOURS,
        closed=1,
        open=1,
        holds=of_dragon(ROOK),
        ideas=("yakuhai_white", "yakuhai_green", "yakuhai_red"),
        example=Example("PPPPPPR", "R", players=3),
    ),
    Yaku(
        "yakuhai_gyoku",
        Names("役牌 玉", "king", "役牌 玉"),
        Spoken("ヤクハイ ギョク", "yì pái yù"),
        Names(
            "玉の対子、または歩を同化させた刻子。四対子の対子でもよい。",
            "A pair of kings, or a triplet of them with a pawn taken in; also a pair among four pairs.",
            "玉的对子，或吸收一枚步的刻子；四对子中的对子亦可。",
        ),
        family=Family.HONOURS,
        closed=1,
        open=1,
        holds=of_dragon(KING),
        ideas=("yakuhai_white", "yakuhai_green", "yakuhai_red"),
        example=Example("PPPPPPK", "K", players=3),
    ),
    Yaku(
        "tsuuiisou",
        Names("字一色", "all honours", "字一色"),
        Spoken("ツーイーソウ", "zì yī sè"),
        Names(
            "歩を使わない。三元牌に同化した歩は歩と見なさない。",
            "No pawn in the hand; a pawn that a dragon took in is none.",
            "不用步；被三元牌吸收的步不算步。",
        ),
        family=Family.HONOURS,
        closed=1,
        open=1,
        holds=no_pawn,
        example=Example("LLLNNNS", "S", players=3),
    ),
    Yaku(
        "rinshan",
        Names("嶺上開花", "win on the replacement piece", "岭上开花"),
        Spoken("リンシャンカイホウ", "lǐng shàng kāi huā"),
        Names("槓の補充の駒で和了する。", "The replacement piece after a kan wins.", "以杠后补牌自摸和牌。"),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=in_situation("rinshan"),
        example=Example("PPPS", "S", self_drawn=True, melds=(("ankan", "LLLL"),), situation=("rinshan",), players=3),
    ),
    Yaku(
        "chankan",
        Names("槍槓", "robbing a kan", "抢杠"),
        Spoken("チャンカン", "qiǎng gàng"),
        Names(
            "他家の加槓か暗槓の駒で和了する。四枚とも槓にあるので、事実上国士無双に限る。",
            "Another player’s added or concealed kan gives the piece; as it holds all four, only one of each can win so.",
            "荣和他家加杠或暗杠的棋子；四枚皆在杠中，故实际上只有国士无双。",
        ),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=in_situation("chankan"),
        example=Example("PLSGBRK", "N", situation=("chankan",), players=3),
    ),
)
"""The rows, in their order."""
