# SPDX-License-Identifier: MIT
"""The yaku of Riichi that single sets and the kinds of tiles show (rules/riichi.md §4)."""

from __future__ import annotations

from mahjong_desk.pieces.mahjong import GREEN, RED, WHITE
from mahjong_desk.rules.conditions import every_of
from mahjong_desk.rules.facts import OUTSIDE, SIMPLES, Facts
from mahjong_desk.rules.family import Family
from mahjong_desk.rules.names import Names, Spoken
from mahjong_desk.rules.picks import round_wind_triplet, seat_wind_triplet, triplets
from mahjong_desk.rules.predicates import (
    all_of,
    closed_hand,
    closed_pinfu,
    closed_pinfu_by_discard,
    full_flush,
    half_flush,
    no_honour,
    round_wind_set,
    seat_wind_set,
    some_sequence,
    triplet_of,
)
from mahjong_desk.rules.yaku import Example, Variant, Yaku

SIMPLE_YAKU: tuple[Yaku[Facts], ...] = (
    Yaku(
        "pinfu",
        Names("平和", "no-points hand", "平和"),
        Spoken("ピンフ", "píng hú"),
        Names(
            "門前で、順子四組と役牌でない雀頭を両面待ちで和了する。",
            "A closed hand of four sequences and a pair that is no yakuhai, completed on a two-sided wait.",
            "门前清，四组顺子加非役牌的将，两面听和牌。",
        ),
        family=Family.SEQUENCES,
        closed=1,
        open=None,
        holds=closed_pinfu,
        variants=(Variant("pinfu_tsumo", False, closed_pinfu_by_discard),),
        example=Example("234m567m45p11s678s", "6p"),
    ),
    Yaku(
        "tanyao",
        Names("断幺九", "all simples", "断幺九"),
        Spoken("タンヤオチュー", "duàn yāo jiǔ"),
        Names(
            "2から8の数牌だけ。鳴いてもよい。",
            "Only 2 to 8 of the suits; calls are allowed.",
            "仅由2至8的数牌组成，可副露。",
        ),
        family=Family.TERMINALS,
        closed=1,
        open=1,
        holds=all_of(SIMPLES),
        variants=(Variant("open_tanyao", False, every_of(closed_hand, all_of(SIMPLES))),),
        example=Example("567p88s57p", "6p", melds=(("chi", "234m"), ("chi", "345s"))),
    ),
)


def _dragon(identity: str, kind: int, sign: str, reading: str, english: str, chinese: str, pinyin: str) -> Yaku[Facts]:
    return Yaku(
        identity,
        Names(f"役牌 {sign}", english, f"役牌 {chinese}"),
        Spoken(f"ヤクハイ {reading}", f"yì pái {pinyin}"),
        Names(
            f"{sign}の刻子か槓子。",
            f"A triplet or kan of the {english}.",
            f"{chinese}的刻子或杠子。",
        ),
        family=Family.HONOURS,
        closed=1,
        open=1,
        holds=triplet_of(kind),
        rests_on=triplets(kind),
        example=Example("345m88s46m", "5m", melds=(("chi", "789p"), ("pon", f"{3 * str(5 + kind - WHITE)}z"))),
    )


YAKUHAI: tuple[Yaku[Facts], ...] = (
    Yaku(
        "yakuhai_round",
        Names("場風牌", "round wind", "圈风牌"),
        Spoken("バカゼハイ", "quān fēng pái"),
        Names("場風牌の刻子か槓子。", "A triplet or kan of the round wind.", "圈风牌的刻子或杠子。"),
        family=Family.HONOURS,
        closed=1,
        open=1,
        holds=round_wind_set,
        rests_on=round_wind_triplet,
        example=Example("345m88s46m", "5m", melds=(("chi", "789p"), ("pon", "111z")), winner=2),
    ),
    Yaku(
        "yakuhai_seat",
        Names("自風牌", "seat wind", "门风牌"),
        Spoken("ジカゼハイ", "mén fēng pái"),
        Names("自分の風牌の刻子か槓子。", "A triplet or kan of the winner’s seat wind.", "自家风牌的刻子或杠子。"),
        family=Family.HONOURS,
        closed=1,
        open=1,
        holds=seat_wind_set,
        rests_on=seat_wind_triplet,
        example=Example("345m88s46m", "5m", melds=(("chi", "789p"), ("daiminkan", "3333z")), winner=2),
    ),
    _dragon("yakuhai_white", WHITE, "白", "ハク", "white dragon", "白", "bái"),
    _dragon("yakuhai_green", GREEN, "發", "ハツ", "green dragon", "发", "fā"),
    _dragon("yakuhai_red", RED, "中", "チュン", "red dragon", "中", "zhōng"),
)

FLUSH_YAKU: tuple[Yaku[Facts], ...] = (
    Yaku(
        "honitsu",
        Names("混一色", "half flush", "混一色"),
        Spoken("ホンイーソー", "hùn yī sè"),
        Names("一種類の数牌と字牌だけ。", "One suit and honours.", "仅由一种花色的数牌与字牌组成。"),
        family=Family.FLUSH,
        closed=3,
        open=2,
        holds=half_flush,
        example=Example("345m456m99m13m333z", "2m"),
    ),
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
)

FULL_FLUSH: Yaku[Facts] = Yaku(
    "chinitsu",
    Names("清一色", "full flush", "清一色"),
    Spoken("チンイーソー", "qīng yī sè"),
    Names("一種類の数牌だけ。", "One suit alone.", "仅由一种花色的数牌组成。"),
    family=Family.FLUSH,
    closed=6,
    open=5,
    holds=full_flush,
    example=Example("345m456m99m13m777m", "2m"),
)
