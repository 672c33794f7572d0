# SPDX-License-Identifier: MIT
"""Categories 5 to 7 of the table: sets alike (一色同順類, 三色類) and in a row (連続類), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import Example
from mahjong_desk.rules.sets import equal, in_a_row, in_three_suits
from mahjong_desk.rules.wsom.patterns.pattern import Seen, Shows, pattern
from mahjong_desk.rules.yaku import straight
from mahjong_desk.shapes import Group


def _identical(times: int) -> Shows:
    """Returns what shows one sequence exactly ``times`` times."""
    return lambda seen: equal(seen.sets.sequences, times)


def _identical_twice(seen: Seen) -> tuple[Group, ...]:
    found = equal(seen.sets.sequences, 2)
    return found if len(found) == 4 else ()


def _similar_sequences(seen: Seen) -> tuple[Group, ...]:
    return in_three_suits(seen.sets.sequences)


def _small_similar_triplets(seen: Seen) -> tuple[Group, ...]:
    triplets, pair = seen.sets.triplets, seen.sets.pair
    if pair is None or len(triplets) < 2:
        return ()
    found = in_three_suits((*triplets, pair))
    return found if pair in found else ()


def _similar_triplets(seen: Seen) -> tuple[Group, ...]:
    return in_three_suits(seen.sets.triplets)


def _straight(seen: Seen) -> tuple[Group, ...]:
    return straight(seen.facts, seen.sets.sequences)


def _consecutive_triplets(length: int) -> Shows:
    return lambda seen: in_a_row(seen.sets.triplets, length)


NUMBERS = (
    pattern(
        "5.1.1",
        "iipankou",
        Names("一般高", "two identical sequences", "一般高"),
        10,
        _identical(2),
        Names("同じ順子が二組。鳴いてもよい。", "The same sequence twice, open or closed.", "两组相同的顺子，可副露。"),
        Example("123m456p78s55z", "9s", melds=(("chi", "123m"),)),
    ),
    pattern(
        "5.1.2",
        "ryanpankou",
        Names("両般高", "two identical sequences twice", "两般高"),
        60,
        _identical_twice,
        Names(
            "同じ順子二組が二通り。平和もつく。",
            "Two different sequences, each twice; all sequences counts as well.",
            "两种顺子各两组，平和另计。",
        ),
        Example("123m46p99s", "5p", melds=(("chi", "123m"), ("chi", "456p"))),
    ),
    pattern(
        "5.1.3",
        "isshoku_sandoujun",
        Names("一色三同順", "three identical sequences", "一色三同顺"),
        120,
        _identical(3),
        Names(
            "同じ順子が三組。鳴いてもよい。",
            "The same sequence three times, open or closed.",
            "三组相同的顺子，可副露。",
        ),
        Example("112233m45p99s", "6p", melds=(("chi", "123m"),)),
    ),
    pattern(
        "5.1.4",
        "isshoku_yondoujun",
        Names("一色四同順", "four identical sequences", "一色四同顺"),
        480,
        _identical(4),
        Names(
            "同じ順子が四組。鳴いてもよい。",
            "The same sequence four times, open or closed.",
            "四组相同的顺子，可副露。",
        ),
        Example("11122233m99p", "3m", melds=(("chi", "123m"),)),
    ),
    pattern(
        "6.1",
        "sanshoku_doujun",
        Names("三色同順", "three similar sequences", "三色同顺"),
        35,
        _similar_sequences,
        Names("三種類の数牌で同じ数の順子。", "The same sequence in all three suits.", "三种花色同数字的顺子。"),
        Example("34s789m55z", "5s", melds=(("chi", "345m"), ("chi", "345p"))),
    ),
    pattern(
        "6.2.1",
        "sanshoku_shoudoukou",
        Names("三色小同刻", "small three similar triplets", "三色小同刻"),
        30,
        _small_similar_triplets,
        Names(
            "同じ数の刻子が二種類、残りの種類は雀頭。",
            "Triplets of one number in two suits and a pair of it in the third.",
            "两种花色同数字的刻子，第三种花色为将。",
        ),
        Example("55s123m67s", "8s", melds=(("pon", "555m"), ("pon", "555p"))),
    ),
    pattern(
        "6.2.2",
        "sanshoku_doukou",
        Names("三色同刻", "three similar triplets", "三色同刻"),
        120,
        _similar_triplets,
        Names("三種類の数牌で同じ数の刻子。", "Triplets of one number in all three suits.", "三种花色同数字的刻子。"),
        Example("555s123m9p", "9p", melds=(("pon", "555m"), ("pon", "555p"))),
    ),
    pattern(
        "7.1",
        "ittsuu",
        Names("一気通貫", "nine-tile straight", "一气通贯"),
        40,
        _straight,
        Names(
            "同じ種類の123・456・789。鳴いてもよい。",
            "123, 456 and 789 of one suit, open or closed.",
            "同一花色的123、456、789，可副露。",
        ),
        Example("78m345p11z", "9m", melds=(("chi", "123m"), ("chi", "456m"))),
    ),
    pattern(
        "7.2.1",
        "sanrenkou",
        Names("三連刻", "three consecutive triplets", "三连刻"),
        100,
        _consecutive_triplets(3),
        Names(
            "同じ種類で数の続く刻子が三組。",
            "Three triplets of one suit whose numbers follow each other.",
            "同一花色数字相连的三组刻子。",
        ),
        Example("66m123p11z", "6m", melds=(("pon", "444m"), ("pon", "555m"))),
    ),
    pattern(
        "7.2.2",
        "suurenkou",
        Names("四連刻", "four consecutive triplets", "四连刻"),
        200,
        _consecutive_triplets(4),
        Names(
            "同じ種類で数の続く刻子が四組。対々和もつく。",
            "Four triplets of one suit whose numbers follow each other; all triplets counts as well.",
            "同一花色数字相连的四组刻子，对对和另计。",
        ),
        Example("666m77m11p", "7m", melds=(("pon", "444m"), ("pon", "555m"))),
    ),
)
"""The rows of categories 5 to 7."""
