# SPDX-License-Identifier: MIT
"""Category 3 of the table: honour tiles (字牌類), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.pieces.mahjong import EAST, GREEN, RED, WHITE
from mahjong_desk.rules.facts import HONOURS
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import Example
from mahjong_desk.rules.sets import of_kinds
from mahjong_desk.rules.wsom.patterns.pattern import Pattern, Seen, Shows, pattern
from mahjong_desk.shapes import Group

WINDS, DRAGONS = range(EAST, WHITE), range(WHITE, RED + 1)


def _own_wind(seen: Seen) -> tuple[Group, ...]:
    wind = seen.facts.seat_wind
    return of_kinds(seen.sets.triplets, range(wind, wind + 1))


def _triplet_of(kind: int) -> Shows:
    return lambda seen: of_kinds(seen.sets.triplets, range(kind, kind + 1))


def _big(count: int, kinds: range) -> Shows:
    """Returns what shows triplets of exactly ``count`` of ``kinds``."""

    def shows(seen: Seen) -> tuple[Group, ...]:
        found = of_kinds(seen.sets.triplets, kinds)
        return found if len(found) == count else ()

    return shows


def _small(count: int, kinds: range) -> Shows:
    """Returns what shows triplets of exactly ``count`` of ``kinds`` and a pair of a further one."""
    big = _big(count, kinds)

    def shows(seen: Seen) -> tuple[Group, ...]:
        pair = seen.sets.pair
        found = big(seen)
        return (*found, pair) if isinstance(found, tuple) and found and pair and pair.first in kinds else ()

    return shows


def _only_honours(seen: Seen) -> bool:
    return bool(seen.facts.every & HONOURS)


def _dragon(identity: str, kind: int, names: Names, digit: int) -> Pattern:
    return pattern(
        "3.1",
        identity,
        Names(f"翻牌・{names.ja}", f"value honour: {names.en}", f"番牌・{names.zh}"),
        10,
        _triplet_of(kind),
        Names(f"{names.ja}の刻子か槓子。", f"A triplet or kan of the {names.en}.", f"{names.zh}的刻子或杠子。"),
        Example("123m456p34s88s", "5s", melds=(("pon", f"{digit}{digit}{digit}z"),)),
        each=True,
    )


HONOUR_TILES = (
    pattern(
        "3.1",
        "yakuhai_seat",
        Names("翻牌・自風", "value honour: seat wind", "番牌・门风"),
        10,
        _own_wind,
        Names("自風牌の刻子か槓子。", "A triplet or kan of the winner’s own wind.", "自家门风的刻子或杠子。"),
        Example("123m456p34s88s", "5s", melds=(("pon", "222z"),)),
        each=True,
    ),
    _dragon("yakuhai_white", WHITE, Names("白", "white dragon", "白"), 5),
    _dragon("yakuhai_green", GREEN, Names("發", "green dragon", "发"), 6),
    _dragon("yakuhai_red", RED, Names("中", "red dragon", "中"), 7),
    pattern(
        "3.2.1",
        "shousangen",
        Names("小三元", "small three dragons", "小三元"),
        40,
        _small(2, DRAGONS),
        Names(
            "三元牌の刻子二組と残り一種の雀頭。刻子の翻牌もつく。",
            "Triplets of two dragons and a pair of the third; the two triplets count as well.",
            "两种箭牌的刻子与第三种的将，两组刻子另计番牌。",
        ),
        Example("123m77z45p", "6p", melds=(("pon", "555z"), ("pon", "666z"))),
    ),
    pattern(
        "3.2.2",
        "daisangen",
        Names("大三元", "big three dragons", "大三元"),
        130,
        _big(3, DRAGONS),
        Names(
            "三元牌三種の刻子。それぞれの翻牌もつく。",
            "Triplets of all three dragons; each of them counts as well.",
            "三种箭牌的刻子齐全，各组另计番牌。",
        ),
        Example("777z45m99p", "6m", melds=(("pon", "555z"), ("pon", "666z"))),
    ),
    pattern(
        "3.3.1",
        "shousanfuu",
        Names("小三風", "small three winds", "小三风"),
        30,
        _small(2, WINDS),
        Names(
            "風牌の刻子二組と、別の風牌の雀頭。",
            "Triplets of two winds and a pair of a third.",
            "两种风牌的刻子与另一种风牌的将。",
        ),
        Example("44z123m45p", "6p", melds=(("pon", "111z"), ("pon", "333z"))),
    ),
    pattern(
        "3.3.2",
        "daisanfuu",
        Names("大三風 (三風刻)", "big three winds", "大三风"),
        120,
        _big(3, WINDS),
        Names("風牌の刻子三組。", "Triplets of three winds.", "三种风牌的刻子。"),
        Example("444z45m99p", "6m", melds=(("pon", "111z"), ("pon", "333z"))),
    ),
    pattern(
        "3.3.3",
        "shousuushii",
        Names("小四喜", "small four winds", "小四喜"),
        320,
        _small(3, WINDS),
        Names(
            "風牌の刻子三組と残り一種の雀頭。",
            "Triplets of three winds and a pair of the fourth.",
            "三种风牌的刻子与第四种的将。",
        ),
        Example("444z22z12m", "3m", melds=(("pon", "111z"), ("pon", "333z"))),
    ),
    pattern(
        "3.3.4",
        "daisuushii",
        Names("大四喜", "big four winds", "大四喜"),
        400,
        _big(4, WINDS),
        Names("風牌四種の刻子。", "Triplets of all four winds.", "四种风牌的刻子齐全。"),
        Example("444z22z99p", "2z", melds=(("pon", "111z"), ("pon", "333z"))),
    ),
    pattern(
        "3.4",
        "tsuuiisou",
        Names("字一色", "all honours", "字一色"),
        320,
        _only_honours,
        Names("字牌だけ。七対子でもよい。", "Only honours; seven pairs will do.", "仅由字牌组成，七对亦可。"),
        Example("1122334455667z", "7z"),
    ),
)
"""The rows of category 3."""
