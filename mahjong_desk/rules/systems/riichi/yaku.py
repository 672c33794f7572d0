# SPDX-License-Identifier: MIT
"""The yaku of Riichi in the order of their rows (rules/riichi.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.yaku.conditions import every_of
from mahjong_desk.rules.yaku.facts import GREENS, OUTSIDE, SIMPLES, Facts
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.picks import (
    concealed_triplets,
    kans,
    suited_sequences,
    suited_triplets,
    twins,
)
from mahjong_desk.rules.yaku.predicates import (
    all_of,
    closed_hand,
    closed_pinfu_by_discard,
    concealed,
    every_gate,
    every_orphan,
    in_situation,
    no_honour,
    not_seven_pairs,
    pair_wait,
    some_honour,
    some_sequence,
    three_coloured_sequences,
    three_coloured_triplets,
    three_kans,
    twice_two_sequences,
    two_identical_sequences,
)
from mahjong_desk.rules.yaku.row import Example, Variant, Yaku
from mahjong_desk.rules.yaku.standard import standard

YAKUMAN_VALUE = 13
"""What a yakuman is called worth in an answer, in han."""
RENHOU_VALUE = 5
"""What the human hand is worth where it is no yakuman, in han."""
_green = every_of(all_of(GREENS), not_seven_pairs)


def _double(option: str) -> tuple[Variant[Facts], ...]:
    return (Variant(option, True, worth=2 * YAKUMAN_VALUE),)


YAKU: tuple[Yaku[Facts], ...] = (
    standard("menzen_tsumo"),
    standard("riichi"),
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
    standard("pinfu", variants=(Variant("pinfu_tsumo", False, closed_pinfu_by_discard),)),
    standard("tanyao", variants=(Variant("open_tanyao", False, every_of(closed_hand, all_of(SIMPLES))),)),
    Yaku(
        "iipeikou",
        Names("一盃口", "two identical sequences", "一杯口"),
        Spoken("イーペーコー", "yī bēi kǒu"),
        Names(
            "門前で、同じ順子が一組ある。",
            "A closed hand has exactly one pair of equal sequences.",
            "门前清，有一对相同的顺子。",
        ),
        family=Family.SEQUENCES,
        closed=1,
        open=None,
        holds=every_of(closed_hand, two_identical_sequences),
        rests_on=twins,
        ideas=("iipankou",),
        example=Example("223344m678p99s13s", "2s"),
    ),
    standard("yakuhai_round"),
    standard("yakuhai_seat"),
    standard(
        "yakuhai_white",
        names=Names("役牌 白", "white dragon", "役牌 白"),
        spoken=Spoken("ヤクハイ ハク", "yì pái bái"),
        condition=Names("白の刻子か槓子。", "A triplet or kan of the white dragon.", "白的刻子或杠子。"),
    ),
    standard(
        "yakuhai_green",
        names=Names("役牌 發", "green dragon", "役牌 发"),
        spoken=Spoken("ヤクハイ ハツ", "yì pái fā"),
        condition=Names("發の刻子か槓子。", "A triplet or kan of the green dragon.", "发的刻子或杠子。"),
    ),
    standard(
        "yakuhai_red",
        names=Names("役牌 中", "red dragon", "役牌 中"),
        spoken=Spoken("ヤクハイ チュン", "yì pái zhōng"),
        condition=Names("中の刻子か槓子。", "A triplet or kan of the red dragon.", "中的刻子或杠子。"),
    ),
    standard("haitei"),
    standard("houtei"),
    standard("rinshan"),
    standard("chankan"),
    standard(
        "chiitoitsu",
        condition=Names(
            "異なる七種の対子。符は25。", "Seven pairs, all different; the hand has 25 fu.", "七种不同的对子，计25符。"
        ),
    ),
    Yaku(
        "sanshoku_doujun",
        Names("三色同順", "three-colour sequences", "三色同顺"),
        Spoken("サンショクドージュン", "sān sè tóng shùn"),
        Names("同じ数の順子が三種の数牌にある。", "The same sequence in all three suits.", "三种花色有相同的顺子。"),
        family=Family.SEQUENCES,
        closed=2,
        open=1,
        holds=three_coloured_sequences,
        rests_on=suited_sequences,
        example=Example("234m234p234s77m79s", "8s"),
    ),
    standard("ittsuu"),
    standard("chanta"),
    standard("toitoi"),
    standard("sanankou"),
    Yaku(
        "sanshoku_doukou",
        Names("三色同刻", "three-colour triplets", "三色同刻"),
        Spoken("サンショクドーコー", "sān sè tóng kè"),
        Names(
            "同じ数の刻子か槓子が三種の数牌にある。",
            "Triplets or kans of one number in all three suits.",
            "三种花色有相同数字的刻子或杠子。",
        ),
        family=Family.TRIPLETS,
        closed=2,
        open=2,
        holds=three_coloured_triplets,
        rests_on=suited_triplets,
        example=Example("222m222p79s33z", "8s", melds=(("pon", "222s"),)),
    ),
    Yaku(
        "sankantsu",
        Names("三槓子", "three kans", "三杠子"),
        Spoken("サンカンツ", "sān gàng zi"),
        Names("槓子がちょうど三組。種類は問わない。", "Exactly three kans of any kind.", "恰有三组杠子，明暗不限。"),
        family=Family.KANS,
        closed=2,
        open=2,
        holds=three_kans,
        rests_on=kans,
        example=Example("79s33z", "8s", melds=(("ankan", "2222m"), ("daiminkan", "4444p"), ("shouminkan", "8888p"))),
    ),
    standard("honroutou"),
    standard("shousangen"),
    Yaku(
        "ryanpeikou",
        Names("二盃口", "twice two identical sequences", "二杯口"),
        Spoken("リャンペーコー", "èr bēi kǒu"),
        Names(
            "門前で、同じ順子が二組ある。",
            "A closed hand has two pairs of equal sequences.",
            "门前清，有两对相同的顺子。",
        ),
        family=Family.SEQUENCES,
        closed=3,
        open=None,
        holds=every_of(closed_hand, twice_two_sequences),
        rests_on=twins,
        displaces=("iipeikou",),
        ideas=("ryanpankou",),
        example=Example("223344m667788p9s", "9s"),
    ),
    standard("honitsu"),
    Yaku(
        "junchan",
        Names("純全帯幺九", "terminals everywhere", "纯全带幺九"),
        Spoken("ジュンチャンタイヤオチュー", "chún quán dài yāo jiǔ"),
        Names(
            "順子があり、四組と雀頭のすべてに老頭牌がある。",
            "The pair and every set hold a terminal, with at least one sequence and no honour.",
            "至少有一组顺子，四组面子与将均含老头牌。",
        ),
        family=Family.TERMINALS,
        closed=3,
        open=2,
        holds=every_of(all_of(OUTSIDE), some_sequence, no_honour),
        example=Example("123m789m99s13s999p", "2s"),
    ),
    standard("chinitsu"),
    standard(
        "renhou",
        condition=Names(
            "子が自分の第一ツモの前に、鳴きのないうちにロンで和了する。",
            "A non-dealer wins on a discard before the own first draw and before any claim.",
            "闲家在自己第一次摸牌之前、无人鸣牌时荣和。",
        ),
        closed=RENHOU_VALUE,
        limit=False,
        option="renhou",
        variants=(Variant("renhou", "yakuman", worth=YAKUMAN_VALUE, limit=True),),
        example=Example("123m456p789s55z24s", "3s", situation=("renhou",), options={"renhou": "five_han"}),
    ),
    standard("tenhou"),
    standard("chiihou"),
    standard("daisangen"),
    standard("shousuushii"),
    standard("daisuushii", variants=_double("double_daisuushii")),
    standard("tsuuiisou"),
    standard("chinroutou"),
    standard("ryuuiisou", variants=(Variant("ryuuiisou_needs_green", True, every_of(_green, some_honour)),)),
    Yaku(
        "suuankou_tanki",
        Names("四暗刻単騎", "four concealed triplets, single wait", "四暗刻单骑"),
        Spoken("スーアンコータンキ", "sì àn kè dān qí"),
        Names(
            "暗刻か暗槓が四組で、雀頭の単騎待ち。四暗刻の代わりにつく。",
            "Four concealed triplets or kans, and the winning tile completes the pair; instead of the plain form.",
            "四组暗刻或暗杠，单骑听将，取代四暗刻。",
        ),
        family=Family.TRIPLETS,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=every_of(concealed(4), pair_wait),
        rests_on=concealed_triplets,
        limit=True,
        variants=_double("double_suuankou_tanki"),
        displaces=("suuankou",),
        ideas=("suuankou",),
        example=Example("222m444p777s999s5z", "5z"),
    ),
    standard("suuankou"),
    Yaku(
        "kokushi_13",
        Names("国士無双十三面", "thirteen orphans, thirteen waits", "国士无双十三面"),
        Spoken("コクシムソージューサンメン", "guó shì wú shuāng shí sān miàn"),
        Names(
            "十三種の幺九牌を一枚ずつ持ち、そのどれでも和了できる形。国士無双の代わりにつく。",
            "The hand holds one of each terminal and honour and waits for all thirteen; instead of the plain form.",
            "十三种幺九牌各一张，听十三面，取代国士无双。",
        ),
        family=Family.SPECIAL,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=every_orphan,
        limit=True,
        variants=_double("double_kokushi_13"),
        displaces=("kokushi",),
        ideas=("kokushi",),
        example=Example("19m19p19s1234567z", "9p"),
    ),
    standard("kokushi"),
    Yaku(
        "junsei_chuuren",
        Names("純正九蓮宝燈", "nine gates, nine waits", "纯正九莲宝灯"),
        Spoken("ジュンセーチューレンポートー", "chún zhèng jiǔ lián bǎo dēng"),
        Names(
            "一種類の1112345678999で、その九種すべてを待つ。九蓮宝燈の代わりにつく。",
            "1112345678999 of one suit, which waits for all nine of it; instead of the plain form.",
            "同一花色的1112345678999，听九面，取代九莲宝灯。",
        ),
        family=Family.FLUSH,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=every_gate,
        limit=True,
        variants=_double("double_junsei_chuuren"),
        displaces=("chuuren",),
        ideas=("chuuren",),
        example=Example("1112345678999m", "5m"),
    ),
    standard("chuuren"),
    standard("suukantsu"),
)
"""The whole table."""
NAMES_OF = {yaku.id: yaku.names for yaku in YAKU}
"""What each is called, by its id."""
