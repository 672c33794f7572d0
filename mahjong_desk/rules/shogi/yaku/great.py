# SPDX-License-Identifier: MIT
"""The medium (中役) and grand yaku (大役) of Shogi Mahjong (rules/shogi.md §4)."""

from __future__ import annotations

from mahjong_desk.pieces.shogi import BISHOP, DRAGONS, GOLD, KING, KNIGHT, LANCE, PAWN, ROOK, SILVER, WINDS
from mahjong_desk.rules.facts import CLOSED
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import Example
from mahjong_desk.rules.shogi.options import Options
from mahjong_desk.rules.shogi.yaku.row import Rank, Seen, Shows, Yaku, counts_as, yaku
from mahjong_desk.shapes import Form, Group, Shape

DISPLACES = {
    "ryankantsu_kogoma_sanyaku": ("ryankantsu", "kogoma_sanyaku"),
    "ryankantsu_shugo_sanyaku": ("ryankantsu", "shugo_sanyaku"),
    "daisangen": ("shousangen",),
}
"""For a yaku, those that never count beside it because it counts instead."""
_ALL_DRAGONS = set(DRAGONS)
_ALL_WINDS = frozenset(WINDS)


def _shape(form: Form) -> Shows:
    return lambda seen: seen.form is form


def _all_pawns(seen: Seen) -> bool:
    return all(counts_as(group) == PAWN for group in seen.groups)


def _sets(first: int, second: int, pair: int, *, two_kans: bool) -> Shows:
    """Returns what shows two sets beside a pair: both of them kans, or not."""
    return lambda seen: seen.sets == (first, second) and seen.pair == pair and (seen.kans == 2) is two_kans


_KOGOMA_KANS = _sets(LANCE, KNIGHT, PAWN, two_kans=True)
_SHUGO_KANS = _sets(SILVER, GOLD, KING, two_kans=True)


def _two_kans(seen: Seen) -> tuple[Group, ...] | bool:
    if seen.kans < 2 or _KOGOMA_KANS(seen) or _SHUGO_KANS(seen):
        return False
    return tuple([group for group in seen.groups if group.shape is Shape.KAN])


def _three_dragons(seen: Seen) -> bool:
    return seen.pair is not None and {*seen.sets, seen.pair} == _ALL_DRAGONS


def _little_dragons(seen: Seen) -> bool:
    return _three_dragons(seen) and not _big_dragons(seen)


def _big_dragons(seen: Seen) -> bool:
    return _three_dragons(seen) and (seen.pair == KING or bool(seen.moment & CLOSED))


def _strongest(seen: Seen) -> bool:
    return seen.pairs == {BISHOP, ROOK, KING, GOLD}


def _dragons_and_wind(seen: Seen) -> bool:
    return seen.pairs >= _ALL_DRAGONS and bool(seen.pairs & _ALL_WINDS)


_MEDIUM = (
    yaku(
        Rank.MEDIUM,
        "toitoi",
        Names("対々 (対々和)", "all triplets", "对对和"),
        2,
        1,
        lambda seen: bool(seen.sets),
        Names(
            "刻子か槓子二つと雀頭。歩を同化させた刻子も含む。",
            "Two triplets or kans and a pair; triplets with a pawn taken in are such.",
            "两组刻子或杠子加一对；吸收步的刻子亦算。",
        ),
        Example("PPKKPNN", "N", players=3),
    ),
    yaku(
        Rank.MEDIUM,
        "suutoitsu",
        Names("四対子", "four pairs", "四对子"),
        3,
        None,
        _shape(Form.PAIRS),
        Names("対子四つ。鳴けない。", "Four pairs, without any meld.", "四个对子，不可鸣牌。"),
        Example("PPLLNNS", "S", players=3),
    ),
    yaku(
        Rank.MEDIUM,
        "kokushi",
        Names("国士無双", "one of each", "国士无双"),
        4,
        None,
        _shape(Form.ORPHANS),
        Names(
            "八種の駒を一枚ずつ。ドラが必ず一枚ある。",
            "One piece of each of the eight kinds; one of them is always dora.",
            "八种棋子各一枚，必有一枚宝牌。",
        ),
        Example("PLNSGBR", "K", players=3),
    ),
    yaku(
        Rank.MEDIUM,
        "fuiisou",
        Names("歩一色", "all pawns", "步一色"),
        5,
        None,
        _all_pawns,
        Names("歩だけ八枚。", "Eight pawns and nothing else.", "八枚全为步。"),
        Example("PPPPPPP", "P", players=3),
    ),
    yaku(
        Rank.MEDIUM,
        "kogoma_sanyaku",
        Names("小駒三役", "three minor pieces", "小驹三役"),
        8,
        5,
        _sets(LANCE, KNIGHT, PAWN, two_kans=False),
        Names(
            "歩の雀頭と、香・桂の刻子。一つは槓子でもよい。",
            "A pair of pawns with triplets of lance and knight; one of these may be a kan.",
            "步为将，香与桂为刻子，其一可为杠子。",
        ),
        Example("PPLLLNN", "N", players=3),
    ),
)

_BEFORE_SHITENNOU = (
    yaku(
        Rank.GRAND,
        "ryankantsu",
        Names("二槓子", "two kans", "二杠子"),
        16,
        10,
        _two_kans,
        Names(
            "槓子二つと雀頭。二つとも暗槓なら門前。",
            "Two kans and a pair; closed where both are closed kans.",
            "两组杠子加一对；皆为暗杠则为门前。",
        ),
        Example("P", "P", melds=(("daiminkan", "NNNN"), ("ankan", "GGGG")), players=3),
    ),
    yaku(
        Rank.GRAND,
        "ryankantsu_kogoma_sanyaku",
        Names("二槓子小駒三役", "two kans of minor pieces", "二杠子小驹三役"),
        42,
        21,
        _KOGOMA_KANS,
        Names(
            "歩の雀頭と、香・桂の槓子。二槓子と小駒三役に代わる。",
            "A pair of pawns with kans of lance and knight, in place of two kans and three minor pieces.",
            "步为将，香与桂皆为杠子，取代二杠子与小驹三役。",
        ),
        Example("P", "P", melds=(("ankan", "LLLL"), ("ankan", "NNNN")), players=3),
    ),
    yaku(
        Rank.GRAND,
        "shugo_sanyaku",
        Names("守護三役", "three guardians", "守护三役"),
        32,
        24,
        _sets(SILVER, GOLD, KING, two_kans=False),
        Names(
            "玉の雀頭と、金・銀の刻子。一つは槓子でもよい。",
            "A pair of kings with triplets of gold and silver; one of these may be a kan.",
            "玉为将，金与银为刻子，其一可为杠子。",
        ),
        Example("KGGG", "K", melds=(("pon", "SSS"),), players=3),
    ),
    yaku(
        Rank.GRAND,
        "ryankantsu_shugo_sanyaku",
        Names("二槓子守護三役", "two kans of guardians", "二杠子守护三役"),
        90,
        70,
        _SHUGO_KANS,
        Names(
            "玉の雀頭と、金・銀の槓子。二槓子と守護三役に代わる。",
            "A pair of kings with kans of gold and silver, in place of two kans and three guardians.",
            "玉为将，金与银皆为杠子，取代二杠子与守护三役。",
        ),
        Example("K", "K", melds=(("ankan", "GGGG"), ("ankan", "SSSS")), players=3),
    ),
    yaku(
        Rank.GRAND,
        "suushiihou",
        Names("四喜和", "four winds", "四喜和"),
        18,
        None,
        lambda seen: seen.pairs == _ALL_WINDS,
        Names("香・桂・銀・金の四対子。", "Four pairs of the four winds.", "香、桂、银、金的四对子。"),
        Example("LLNNSSG", "G", players=3),
    ),
    yaku(
        Rank.GRAND,
        "shousangen",
        Names("小三元", "little three dragons", "小三元"),
        None,
        16,
        _little_dragons,
        Names(
            "玉ともう一つの三元牌の刻子に、残りの三元牌の雀頭。門前なら大三元となる。",
            "Triplets of the king and of another dragon, with a pair of the third; a closed one is big three dragons.",
            "玉与另一三元牌的刻子，以剩下的三元牌为将；门前时算大三元。",
        ),
        Example("B", "B", melds=(("pon", "PRR"), ("pon", "PKK")), players=3),
    ),
    yaku(
        Rank.GRAND,
        "daisangen",
        Names("大三元", "big three dragons", "大三元"),
        50,
        25,
        _big_dragons,
        Names(
            "飛と角の刻子に、玉の雀頭。門前なら小三元の形もこれに数える。",
            "Triplets of rook and bishop with a pair of kings; closed, little three dragons counts as this too.",
            "飞与角的刻子，以玉为将；门前时小三元的牌型也算。",
        ),
        Example("KKRRPPB", "B", players=3),
    ),
)


def _four_kings(shows: Shows) -> Yaku:
    return yaku(
        Rank.GRAND,
        "shitennou",
        Names("四天王", "four heavenly kings", "四天王"),
        75,
        None,
        shows,
        Names(
            "玉・飛・角・金の四対子。形は卓の選択による。",
            "Four pairs of king, rook, bishop and gold; the table may choose another fourth pair.",
            "玉、飞、角、金的四对子；牌型可由桌面选择。",
        ),
        Example("GGBBRRK", "K", players=3),
        option="shitennou",
    )


def great_yaku(options: Options) -> tuple[Yaku, ...]:
    """Returns the medium and grand yaku of a table in the order of the rules."""
    before = (*_MEDIUM, *_BEFORE_SHITENNOU)
    if options.shitennou == "off":
        return before
    return (*before, _four_kings(_strongest if options.shitennou == "strongest" else _dragons_and_wind))
