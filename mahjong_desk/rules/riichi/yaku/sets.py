# SPDX-License-Identifier: MIT
"""The yaku of Riichi that several sets show together (rules/riichi.md §4)."""

from __future__ import annotations

from mahjong_desk.rules import patterns
from mahjong_desk.rules.conditions import every_of
from mahjong_desk.rules.facts import ENDS, OUTSIDE, Facts
from mahjong_desk.rules.family import Family
from mahjong_desk.rules.names import Names, Spoken
from mahjong_desk.rules.picks import (
    concealed_triplets,
    dragons,
    kans,
    straight,
    suited_sequences,
    suited_triplets,
    twins,
)
from mahjong_desk.rules.predicates import (
    all_of,
    all_triplets,
    closed_hand,
    concealed,
    full_straight,
    little_three_dragons,
    seven_pairs,
    showing,
    some_honour,
    some_sequence,
)
from mahjong_desk.rules.yaku import Example, Yaku

TWINS_YAKU: Yaku[Facts] = Yaku(
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
    holds=every_of(closed_hand, showing(patterns.TWINS)),
    rests_on=twins,
    ideas=("iipankou",),
    example=Example("223344m678p99s13s", "2s"),
)

SET_YAKU: tuple[Yaku[Facts], ...] = (
    Yaku(
        "chiitoitsu",
        Names("七対子", "seven pairs", "七对子"),
        Spoken("チートイツ", "qī duì zi"),
        Names(
            "異なる七種の対子。符は25。", "Seven pairs, all different; the hand has 25 fu.", "七种不同的对子，计25符。"
        ),
        family=Family.PAIRS,
        closed=2,
        open=None,
        holds=seven_pairs,
        example=Example("1133m2288p44799s", "7s"),
    ),
    Yaku(
        "sanshoku_doujun",
        Names("三色同順", "three-colour sequences", "三色同顺"),
        Spoken("サンショクドージュン", "sān sè tóng shùn"),
        Names("同じ数の順子が三種の数牌にある。", "The same sequence in all three suits.", "三种花色有相同的顺子。"),
        family=Family.SEQUENCES,
        closed=2,
        open=1,
        holds=showing(patterns.SUITED_SEQUENCES),
        rests_on=suited_sequences,
        example=Example("234m234p234s77m79s", "8s"),
    ),
    Yaku(
        "ittsuu",
        Names("一気通貫", "full straight", "一气通贯"),
        Spoken("イッキツーカン", "yī qì tōng guàn"),
        Names("同じ種類の123・456・789。", "123, 456 and 789 of one suit.", "同一花色的123、456、789。"),
        family=Family.SEQUENCES,
        closed=2,
        open=1,
        holds=full_straight,
        rests_on=straight,
        example=Example("123456789m33p79s", "8s"),
    ),
    Yaku(
        "chanta",
        Names("混全帯幺九", "outside hand", "混全带幺九"),
        Spoken("ホンチャンタイヤオチュー", "hùn quán dài yāo jiǔ"),
        Names(
            "順子と字牌があり、四組と雀頭のすべてに幺九牌がある。",
            "The pair and every set hold a terminal or an honour, with at least one sequence and one honour.",
            "至少有一组顺子与字牌，四组面子与将均含幺九牌。",
        ),
        family=Family.TERMINALS,
        closed=2,
        open=1,
        holds=every_of(all_of(OUTSIDE), some_sequence, some_honour),
        example=Example("123m789p99s13s", "2s", melds=(("pon", "333z"),)),
    ),
    Yaku(
        "toitoi",
        Names("対々和", "all triplets", "对对和"),
        Spoken("トイトイホー", "duì duì hú"),
        Names("四組とも刻子か槓子。", "All four sets are triplets or kans.", "四组全为刻子或杠子。"),
        family=Family.TRIPLETS,
        closed=2,
        open=2,
        holds=all_triplets,
        example=Example("22m77s", "2m", melds=(("pon", "999p"), ("pon", "444s"), ("daiminkan", "1111m"))),
    ),
    Yaku(
        "sanankou",
        Names("三暗刻", "three concealed triplets", "三暗刻"),
        Spoken("サンアンコー", "sān àn kè"),
        Names(
            "暗刻か暗槓がちょうど三組。ロンで完成した刻子は数えない。",
            "Exactly three concealed triplets or kans; one that a discard completes does not count.",
            "恰有三组暗刻或暗杠；荣和完成的刻子不算。",
        ),
        family=Family.TRIPLETS,
        closed=2,
        open=2,
        holds=concealed(3),
        rests_on=concealed_triplets,
        example=Example("222m444p888p79s33z", "8s"),
    ),
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
        holds=showing(patterns.SUITED_TRIPLETS),
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
        holds=showing(patterns.THREE_KANS),
        rests_on=kans,
        example=Example("79s33z", "8s", melds=(("ankan", "2222m"), ("daiminkan", "4444p"), ("shouminkan", "8888p"))),
    ),
    Yaku(
        "honroutou",
        Names("混老頭", "terminals and honours", "混老头"),
        Spoken("ホンロートー", "hùn lǎo tóu"),
        Names("老頭牌と字牌だけ。", "Only terminals and honours, both of them.", "仅由老头牌与字牌组成。"),
        family=Family.TERMINALS,
        closed=2,
        open=2,
        holds=all_of(ENDS),
        example=Example("1199s", "1s", melds=(("pon", "111p"), ("pon", "999m"), ("pon", "444z"))),
    ),
    Yaku(
        "shousangen",
        Names("小三元", "little three dragons", "小三元"),
        Spoken("ショーサンゲン", "xiǎo sān yuán"),
        Names(
            "三元牌の刻子二組と残り一種の雀頭。刻子の役牌もつく。",
            "Triplets or kans of two dragons and a pair of the third; the two sets count as well.",
            "两种三元牌的刻子与第三种的将，两组刻子另计役牌。",
        ),
        family=Family.HONOURS,
        closed=2,
        open=2,
        holds=little_three_dragons,
        rests_on=dragons,
        example=Example("55z24m", "3m", melds=(("pon", "666z"), ("pon", "777z"), ("chi", "789s"))),
    ),
)

TWICE_TWO: Yaku[Facts] = Yaku(
    "ryanpeikou",
    Names("二盃口", "twice two identical sequences", "二杯口"),
    Spoken("リャンペーコー", "èr bēi kǒu"),
    Names(
        "門前で、同じ順子が二組ある。", "A closed hand has two pairs of equal sequences.", "门前清，有两对相同的顺子。"
    ),
    family=Family.SEQUENCES,
    closed=3,
    open=None,
    holds=every_of(closed_hand, showing(patterns.TWO_TWINS)),
    rests_on=twins,
    displaces=("iipeikou",),
    ideas=("ryanpankou",),
    example=Example("223344m667788p9s", "9s"),
)
