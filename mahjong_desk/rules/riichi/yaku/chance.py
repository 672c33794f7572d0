# SPDX-License-Identifier: MIT
"""The yaku of Riichi that tell how a hand is won (rules/riichi.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.facts import Facts
from mahjong_desk.rules.family import Family
from mahjong_desk.rules.names import Names, Spoken
from mahjong_desk.rules.predicates import closed_draw, in_situation
from mahjong_desk.rules.yaku import Example, Variant, Yaku

YAKUMAN_VALUE = 13
"""What a yakuman is called worth in an answer, in han."""
RENHOU_VALUE = 5
"""What the human hand is worth where it is no yakuman, in han."""

CLOSED_DRAW: Yaku[Facts] = Yaku(
    "menzen_tsumo",
    Names("門前清自摸和", "closed self-draw", "门前清自摸和"),
    Spoken("メンゼンチンツモホー", "mén qián qīng zì mō hú"),
    Names("門前でツモ和了する。", "A closed hand wins by its own draw.", "门前清状态下自摸和牌。"),
    family=Family.SITUATION,
    closed=1,
    open=None,
    holds=closed_draw,
    example=Example("123m456p789s55z24s", "3s", self_drawn=True),
)

RIICHI_YAKU: tuple[Yaku[Facts], ...] = (
    Yaku(
        "riichi",
        Names("立直", "riichi", "立直"),
        Spoken("リーチ", "lì zhí"),
        Names(
            "門前で聴牌し、リーチを宣言して和了する。",
            "A closed hand wins after its player declared riichi.",
            "门前清听牌，宣告立直后和牌。",
        ),
        family=Family.SITUATION,
        closed=1,
        open=None,
        holds=in_situation("riichi"),
        example=Example("123m456p789s55z24s", "3s", situation=("riichi",)),
    ),
    Yaku(
        "double_riichi",
        Names("ダブル立直", "double riichi", "双立直"),
        Spoken("ダブルリーチ", "shuāng lì zhí"),
        Names(
            "鳴きのない第一巡にリーチを宣言して和了する。立直の代わりにつく。",
            "Riichi is declared on the first turn, before any claim; it stands instead of riichi.",
            "第一巡无人鸣牌时宣告立直后和牌，取代立直。",
        ),
        family=Family.SITUATION,
        closed=2,
        open=None,
        holds=in_situation("double_riichi"),
        ideas=("riichi", "double_riichi"),
        example=Example("123m456p789s55z24s", "3s", situation=("double_riichi",)),
    ),
    Yaku(
        "ippatsu",
        Names("一発", "ippatsu", "一发"),
        Spoken("イッパツ", "yī fā"),
        Names(
            "リーチ後、鳴きのない一巡以内に和了する。",
            "The win comes within one turn after riichi, before any claim.",
            "立直后一巡内、无人鸣牌时和牌。",
        ),
        family=Family.SITUATION,
        closed=1,
        open=None,
        holds=in_situation("ippatsu"),
        option="ippatsu",
        example=Example("123m456p789s55z24s", "3s", situation=("riichi", "ippatsu")),
    ),
)

LAST_TILES: tuple[Yaku[Facts], ...] = (
    Yaku(
        "haitei",
        Names("海底摸月", "last tile self-drawn", "海底摸月"),
        Spoken("ハイテイモーユエ", "hǎi dǐ mō yuè"),
        Names("最後のツモ牌で和了する。", "The last tile of the wall wins, self-drawn.", "自摸牌山最后一张和牌。"),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=in_situation("haitei"),
        example=Example(
            "345m88s46m", "5m", self_drawn=True, melds=(("chi", "789p"), ("pon", "222s")), situation=("haitei",)
        ),
    ),
    Yaku(
        "houtei",
        Names("河底撈魚", "last discard", "河底捞鱼"),
        Spoken("ホーテイラオユイ", "hé dǐ lāo yú"),
        Names("最後の捨て牌で和了する。", "The discard after the last tile wins.", "荣和最后一张弃牌。"),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=in_situation("houtei"),
        example=Example("345m88s46m", "5m", melds=(("chi", "789p"), ("pon", "222s")), situation=("houtei",)),
    ),
    Yaku(
        "rinshan",
        Names("嶺上開花", "win on the replacement tile", "岭上开花"),
        Spoken("リンシャンカイホー", "lǐng shàng kāi huā"),
        Names("槓の嶺上牌で和了する。", "The replacement tile after a kan wins.", "以杠后的岭上牌自摸和牌。"),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=in_situation("rinshan"),
        example=Example(
            "345m88s46m", "5m", self_drawn=True, melds=(("chi", "789p"), ("daiminkan", "2222s")), situation=("rinshan",)
        ),
    ),
    Yaku(
        "chankan",
        Names("槍槓", "robbing a kan", "抢杠"),
        Spoken("チャンカン", "qiǎng gàng"),
        Names("他家が加槓した牌で和了する。", "The tile that another player adds to a pon wins.", "荣和他家加杠的牌。"),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=in_situation("chankan"),
        example=Example("678m88s24m", "3m", melds=(("chi", "789p"), ("pon", "222s")), situation=("chankan",)),
    ),
)

RENHOU: Yaku[Facts] = Yaku(
    "renhou",
    Names("人和", "human hand", "人和"),
    Spoken("レンホー", "rén hú"),
    Names(
        "子が自分の第一ツモの前に、鳴きのないうちにロンで和了する。",
        "A non-dealer wins on a discard before the own first draw and before any claim.",
        "闲家在自己第一次摸牌之前、无人鸣牌时荣和。",
    ),
    family=Family.SITUATION,
    closed=RENHOU_VALUE,
    open=None,
    holds=in_situation("renhou"),
    option="renhou",
    variants=(Variant("renhou", "yakuman", worth=YAKUMAN_VALUE, limit=True),),
    ideas=("first_discard",),
    example=Example("123m456p789s55z24s", "3s", situation=("renhou",), options={"renhou": "five_han"}),
)
