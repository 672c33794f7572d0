# SPDX-License-Identifier: MIT
"""Category 3 of the table: honour tiles (字牌類), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.pieces.mahjong import EAST, GREEN, RED, WHITE
from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Condition, every_of, when
from mahjong_desk.rules.yaku.facts import HONOURS, Facts
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.predicates import all_of
from mahjong_desk.rules.yaku.row import Example, Yaku, series
from mahjong_desk.rules.yaku.sets import of_kinds
from mahjong_desk.shapes import Group

WINDS, DRAGONS = range(EAST, WHITE), range(WHITE, RED + 1)


_TOLD = {DRAGONS: (faults.dragon_triplets, faults.DRAGON_PAIR), WINDS: (faults.wind_triplets, faults.WIND_PAIR)}


def _own_wind(facts: Facts) -> tuple[Group, ...]:
    wind = facts.seat_wind
    return of_kinds(facts.sets.triplets, range(wind, wind + 1))


def _triplet_of(kind: int) -> Condition[Facts]:
    return when(faults.triplet_of(kind), lambda facts: of_kinds(facts.sets.triplets, range(kind, kind + 1)))


def _big(count: int, kinds: range) -> Condition[Facts]:
    """Returns the condition that there are triplets of exactly ``count`` of ``kinds``."""

    def shows(facts: Facts) -> tuple[Group, ...]:
        found = of_kinds(facts.sets.triplets, kinds)
        return found if len(found) == count else ()

    return when(_TOLD[kinds][0](count), shows)


def _small(count: int, kinds: range) -> Condition[Facts]:
    """Returns the condition that there are triplets of exactly ``count`` of ``kinds`` and a pair of a further one."""

    def shows(facts: Facts) -> tuple[Group, ...]:
        pair = facts.sets.pair
        return (*of_kinds(facts.sets.triplets, kinds), pair) if pair and pair.first in kinds else ()

    return every_of(_big(count, kinds), when(_TOLD[kinds][1], shows))


HONOUR_TILES: tuple[Yaku[Facts], ...] = (
    Yaku(
        "yakuhai_seat",
        Names("翻牌・自風", "value honour: seat wind", "番牌・门风"),
        Spoken("ファンパイ・ジカゼ", "fān pái mén fēng"),
        Names("自風牌の刻子か槓子。", "A triplet or kan of the winner’s seat wind.", "自家门风的刻子或杠子。"),
        family=Family.HONOURS,
        closed=10,
        open=10,
        holds=when(faults.SEAT_WIND, _own_wind),
        example=Example("123m456p34s88s", "5s", melds=(("pon", "222z"),)),
    ),
    Yaku(
        "yakuhai_white",
        Names("翻牌・白", "value honour: white dragon", "番牌・白"),
        Spoken("ファンパイ・ハク", "fān pái bái"),
        Names("白の刻子か槓子。", "A triplet or kan of the white dragon.", "白的刻子或杠子。"),
        family=Family.HONOURS,
        closed=10,
        open=10,
        holds=_triplet_of(WHITE),
        example=Example("123m456p34s88s", "5s", melds=(("pon", "555z"),)),
    ),
    Yaku(
        "yakuhai_green",
        Names("翻牌・發", "value honour: green dragon", "番牌・发"),
        Spoken("ファンパイ・ハツ", "fān pái fā"),
        Names("發の刻子か槓子。", "A triplet or kan of the green dragon.", "发的刻子或杠子。"),
        family=Family.HONOURS,
        closed=10,
        open=10,
        holds=_triplet_of(GREEN),
        example=Example("123m456p34s88s", "5s", melds=(("pon", "666z"),)),
    ),
    Yaku(
        "yakuhai_red",
        Names("翻牌・中", "value honour: red dragon", "番牌・中"),
        Spoken("ファンパイ・チュン", "fān pái zhōng"),
        Names("中の刻子か槓子。", "A triplet or kan of the red dragon.", "中的刻子或杠子。"),
        family=Family.HONOURS,
        closed=10,
        open=10,
        holds=_triplet_of(RED),
        example=Example("123m456p34s88s", "5s", melds=(("pon", "777z"),)),
    ),
    *series(
        Yaku(
            "shousangen",
            Names("小三元", "small three dragons", "小三元"),
            Spoken("ショウサンゲン", "xiǎo sān yuán"),
            Names(
                "三元牌の刻子二組と残り一種の雀頭。刻子の翻牌もつく。",
                "Triplets of two dragons and a pair of the third; the two triplets count as well.",
                "两种箭牌的刻子与第三种的将，两组刻子另计番牌。",
            ),
            family=Family.HONOURS,
            closed=40,
            open=40,
            holds=_small(2, DRAGONS),
            example=Example("123m77z45p", "6p", melds=(("pon", "555z"), ("pon", "666z"))),
        ),
        Yaku(
            "daisangen",
            Names("大三元", "big three dragons", "大三元"),
            Spoken("ダイサンゲン", "dà sān yuán"),
            Names(
                "三元牌三種の刻子。それぞれの翻牌もつく。",
                "Triplets of all three dragons; each of them counts as well.",
                "三种箭牌的刻子齐全，各组另计番牌。",
            ),
            family=Family.HONOURS,
            closed=130,
            open=130,
            holds=_big(3, DRAGONS),
            example=Example("777z45m99p", "6m", melds=(("pon", "555z"), ("pon", "666z"))),
        ),
    ),
    *series(
        Yaku(
            "shousanfuu",
            Names("小三風", "small three winds", "小三风"),
            Spoken("ショウサンフウ", "xiǎo sān fēng"),
            Names(
                "風牌の刻子二組と、別の風牌の雀頭。",
                "Triplets of two winds and a pair of a third.",
                "两种风牌的刻子与另一种风牌的将。",
            ),
            family=Family.HONOURS,
            closed=30,
            open=30,
            holds=_small(2, WINDS),
            example=Example("44z123m45p", "6p", melds=(("pon", "111z"), ("pon", "333z"))),
        ),
        Yaku(
            "daisanfuu",
            Names("大三風 (三風刻)", "big three winds", "大三风"),
            Spoken("ダイサンフウ", "dà sān fēng"),
            Names("風牌の刻子三組。", "Triplets of three winds.", "三种风牌的刻子。"),
            family=Family.HONOURS,
            closed=120,
            open=120,
            holds=_big(3, WINDS),
            example=Example("444z45m99p", "6m", melds=(("pon", "111z"), ("pon", "333z"))),
        ),
        Yaku(
            "shousuushii",
            Names("小四喜", "small four winds", "小四喜"),
            Spoken("ショウスーシー", "xiǎo sì xǐ"),
            Names(
                "風牌の刻子三組と残り一種の雀頭。",
                "Triplets of three winds and a pair of the fourth.",
                "三种风牌的刻子与第四种的将。",
            ),
            family=Family.HONOURS,
            closed=320,
            open=320,
            holds=_small(3, WINDS),
            limit=True,
            example=Example("444z22z12m", "3m", melds=(("pon", "111z"), ("pon", "333z"))),
        ),
        Yaku(
            "daisuushii",
            Names("大四喜", "big four winds", "大四喜"),
            Spoken("ダイスーシー", "dà sì xǐ"),
            Names("風牌四種の刻子。", "Triplets of all four winds.", "四种风牌的刻子齐全。"),
            family=Family.HONOURS,
            closed=400,
            open=400,
            holds=_big(4, WINDS),
            limit=True,
            example=Example("444z22z99p", "2z", melds=(("pon", "111z"), ("pon", "333z"))),
        ),
    ),
    Yaku(
        "tsuuiisou",
        Names("字一色", "all honours", "字一色"),
        Spoken("ツーイーソウ", "zì yī sè"),
        Names("字牌だけ。七対子でもよい。", "Only honours; seven pairs will do.", "仅由字牌组成，七对亦可。"),
        family=Family.HONOURS,
        closed=320,
        open=320,
        holds=all_of(HONOURS),
        limit=True,
        example=Example("1122334455667z", "7z"),
    ),
)
"""The rows of category 3."""
