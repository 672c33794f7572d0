# SPDX-License-Identifier: MIT
"""The fan worth 8 and 6, and the combined value of two kongs: nos. 43 to 54 (rules/mcr.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.systems.mcr.yaku.combined import mixed_shifted_chows
from mahjong_desk.rules.systems.mcr.yaku.conditions import (
    all_types,
    at,
    every_kong,
    half_flush,
    kongs_of,
    melded_hand,
    melded_sets,
    never,
    sets_of_pungs,
    two_dragons,
)
from mahjong_desk.rules.systems.mcr.yaku.faults import SOME_FAN
from mahjong_desk.rules.systems.mcr.yaku.seen import LAST_CLAIM, LAST_DRAW, REPLACEMENT, ROBBED, Seen
from mahjong_desk.rules.yaku.conditions import apart
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.picks import dragons
from mahjong_desk.rules.yaku.row import Combination, Example, Variant, Yaku, counted_apart
from mahjong_desk.shapes import Shape

MIDDLE: tuple[Yaku[Seen], ...] = (
    Yaku(
        "chicken_hand",
        Names("無番和", "chicken hand", "无番和"),
        Spoken("ムバンホー", "wú fān hú"),
        Names(
            "ほかの役が一つもない手。花牌は数えない。",
            "A hand without any other fan; flowers aside.",
            "没有任何其他番种的和牌，花牌不论。",
        ),
        family=Family.SPECIAL,
        closed=None,
        open=8,
        holds=apart(SOME_FAN),
        placeholder=True,
        option="chicken_hand",
        ideas=("chicken",),
        example=Example("56s678p33z", "7s", melds=(("chi", "123m"), ("chi", "345m"))),
    ),
    Yaku(
        "last_tile_draw",
        Names("妙手回春", "last tile draw", "妙手回春"),
        Spoken("ミャオショウカイシュン", "miào shǒu huí chūn"),
        Names(
            "最後の牌をツモって和了する。", "The last tile of the wall wins, self-drawn.", "自摸牌墙最后一张牌和牌。"
        ),
        family=Family.SITUATION,
        closed=8,
        open=8,
        holds=at(LAST_DRAW),
        ideas=("haitei",),
        displaces=("self_drawn",),
        example=Example(
            "56s678p33z", "7s", self_drawn=True, melds=(("chi", "123m"), ("chi", "345m")), situation=("haitei",)
        ),
    ),
    Yaku(
        "last_tile_claim",
        Names("海底撈月", "last tile claim", "海底捞月"),
        Spoken("ハイテイラオユエ", "hǎi dǐ lāo yuè"),
        Names("最後の捨て牌で和了する。", "The discard after the last tile of the wall wins.", "和打出的最后一张牌。"),
        family=Family.SITUATION,
        closed=8,
        open=8,
        holds=at(LAST_CLAIM),
        ideas=("houtei",),
        example=Example("56s678p33z", "7s", melds=(("chi", "123m"), ("chi", "345m")), situation=("houtei",)),
    ),
    Yaku(
        "out_with_replacement_tile",
        Names("槓上開花", "out with replacement tile", "杠上开花"),
        Spoken("カンジョウカイカ", "gàng shàng kāi huā"),
        Names(
            "槓の補充牌で和了する。花牌の補充牌は数えない。",
            "The replacement tile after a kong wins; one for a flower does not count.",
            "开杠后补牌和牌；补花和牌不算。",
        ),
        family=Family.SITUATION,
        closed=8,
        open=8,
        holds=at(REPLACEMENT),
        rests_on=every_kong,
        ideas=("rinshan",),
        displaces=("self_drawn",),
        example=Example(
            "56s678p33z", "7s", self_drawn=True, melds=(("chi", "123m"), ("ankan", "4444m")), situation=("rinshan",)
        ),
    ),
    Yaku(
        "robbing_the_kong",
        Names("搶槓和", "robbing the kong", "抢杠和"),
        Spoken("チャンカンホー", "qiǎng gàng hú"),
        Names("他家が加槓した牌で和了する。", "The tile that another player adds to a pung wins.", "和他家加杠的牌。"),
        family=Family.SITUATION,
        closed=8,
        open=8,
        holds=at(ROBBED),
        ideas=("chankan",),
        displaces=("last_tile",),
        example=Example("56s678p33z", "7s", melds=(("chi", "123m"), ("chi", "345m")), situation=("chankan",)),
    ),
    Yaku(
        "all_pungs",
        Names("碰碰和", "all pungs", "碰碰和"),
        Spoken("ポンポンホー", "pèng pèng hú"),
        Names("四組とも刻子か槓子。", "All four sets are pungs or kongs.", "四副面子全为刻子或杠。"),
        family=Family.TRIPLETS,
        closed=6,
        open=6,
        holds=sets_of_pungs,
        ideas=("toitoi",),
        example=Example("444s77p33m", "3m", melds=(("pon", "222m"), ("pon", "999p"))),
    ),
    Yaku(
        "half_flush",
        Names("混一色", "half flush", "混一色"),
        Spoken("ホンイーソー", "hùn yī sè"),
        Names("一種類の数牌と字牌だけ。", "One suit and honours, both there.", "仅由一种花色的数牌与字牌组成。"),
        family=Family.FLUSH,
        closed=6,
        open=6,
        holds=half_flush,
        ideas=("honitsu",),
        example=Example("567m88m44z", "4z", melds=(("chi", "123m"), ("pon", "333z"))),
    ),
    Yaku(
        "mixed_shifted_chows",
        Names("三色三歩高", "mixed shifted chows", "三色三步高"),
        Spoken("サンショクサンポコウ", "sān sè sān bù gāo"),
        Names(
            "三種類の順子が一つずつ上がる。",
            "Chows in all three suits, each 1 higher than the last.",
            "三种花色依次升高一位的三副顺子。",
        ),
        family=Family.SEQUENCES,
        closed=6,
        open=6,
        holds=counted_apart,
        combines=Combination(3, Shape.SEQUENCE, mixed_shifted_chows),
        example=Example("67s123m11z", "5s", melds=(("chi", "345m"), ("chi", "456p")), options={"minimum": 0}),
    ),
    Yaku(
        "all_types",
        Names("五門斉", "all types", "五门齐"),
        Spoken("ゴモンサイ", "wǔ mén qí"),
        Names(
            "萬子・筒子・索子・風牌・三元牌がすべてある。",
            "All three suits, a wind and a dragon.",
            "万、筒、条、风、箭五类俱全。",
        ),
        family=Family.SPECIAL,
        closed=6,
        open=6,
        holds=all_types,
        example=Example("123m55z45p", "6p", melds=(("chi", "789s"), ("pon", "333z"))),
    ),
    Yaku(
        "melded_hand",
        Names("全求人", "melded hand", "全求人"),
        Spoken("ゼンキュウジン", "quán qiú rén"),
        Names(
            "四組を鳴いて、他家の捨て牌で和了する。暗槓はなし。",
            "Four claimed sets, no concealed kong among them, and a discard wins.",
            "四副全为吃、碰、明杠，单钓他家打出的牌和牌。",
        ),
        family=Family.SITUATION,
        closed=None,
        open=6,
        holds=melded_hand,
        rests_on=melded_sets,
        displaces=("single_wait",),
        ideas=("dadiao",),
        example=Example("5z", "5z", melds=(("chi", "123m"), ("chi", "456p"), ("pon", "999s"), ("pon", "222m"))),
    ),
    Yaku(
        "two_concealed_kongs",
        Names("双暗槓", "two concealed kongs", "双暗杠"),
        Spoken("ソウアンカン", "shuāng àn gàng"),
        Names("槓子が二組で、どちらも暗槓。", "Two kongs, both concealed.", "两副杠，均为暗杠。"),
        family=Family.KANS,
        closed=6,
        open=6,
        holds=kongs_of(0, 2),
        rests_on=every_kong,
        worth="two_concealed_kongs",
        displaces=("two_concealed_pungs",),
        ideas=("ryankantsu",),
        example=Example("123m34s88s", "5s", melds=(("ankan", "1111p"), ("ankan", "9999m"))),
    ),
    Yaku(
        "two_dragon_pungs",
        Names("双箭刻", "two dragon pungs", "双箭刻"),
        Spoken("ソウセンコク", "shuāng jiàn kè"),
        Names(
            "三元牌の刻子がちょうど二組。雀頭は三元牌でない。",
            "Pungs of exactly two dragons; the pair is no dragon.",
            "恰有两副箭刻，将牌不是箭牌。",
        ),
        family=Family.HONOURS,
        closed=6,
        open=6,
        holds=two_dragons,
        rests_on=dragons,
        displaces=("dragon_pung",),
        example=Example("123m45p99s", "6p", melds=(("pon", "555z"), ("pon", "666z")), options={"minimum": 0}),
    ),
    Yaku(
        "concealed_and_melded_kong",
        Names("明暗槓", "concealed and melded kong", "明暗杠"),
        Spoken("メイアンカン", "míng àn gàng"),
        Names("槓子が二組で、暗槓と明槓が一つずつ。", "Two kongs, one concealed and one melded.", "两副杠，一暗一明。"),
        family=Family.KANS,
        closed=5,
        open=5,
        holds=kongs_of(1, 1),
        rests_on=every_kong,
        variants=(Variant("mixed_kongs", 3, never), Variant("mixed_kongs", 6, never)),
        ideas=("ryankantsu",),
        example=Example("123m34s88s", "5s", melds=(("ankan", "1111p"), ("daiminkan", "9999m"))),
    ),
)
"""Nos. 43 to 54."""
