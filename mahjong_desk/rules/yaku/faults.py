# SPDX-License-Identifier: MIT
"""What is said of the parts of conditions on which the systems agree, and what finds the pieces that fail them."""

from __future__ import annotations

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.yaku.conditions import Fault, Situation, Told, whole_hand
from mahjong_desk.rules.yaku.finders import (
    NO_SETS,
    a_triplet_of,
    claimed,
    counted,
    groups_that,
    is_dragon,
    is_end,
    is_honour,
    is_terminal,
    is_wind,
    marked,
    not_concealed,
    only,
    other_suits,
    pair_that,
    triplets_that,
    won_group,
)
from mahjong_desk.shapes import Form, Shape

_GREENS = frozenset(MAHJONG.parse("23468s6z"))
_TRIPLETS = (Shape.TRIPLET, Shape.KAN)
_SETS = (Shape.SEQUENCE, *_TRIPLETS)

# How it was won.

CLOSED_HAND = Told(
    "closed",
    Names("門前でない。副露：{pieces}。", "Not a closed hand: {pieces} was claimed.", "不是门前清，副露了{pieces}。"),
    claimed,
)
DRAWN = Told(
    "self_drawn",
    Names(
        "ツモ和了でなく、他家からの和了。",
        "It was won from another player, not self-drawn.",
        "不是自摸，是和别家打出的。",
    ),
    winning=True,
)
TAKEN = Told(
    "from_another",
    Names("他家からでなく、ツモ和了。", "It was self-drawn, not won from another player.", "是自摸，不是和别家的牌。"),
    winning=True,
)
PAIR_WAIT = Told(
    "pair_wait",
    Names(
        "単騎待ちでない（待ち：{wait}）。", "It did not wait for its pair (wait: {wait}).", "不是单骑（听口：{wait}）。"
    ),
    won_group,
)
OPEN_WAIT = Told(
    "open_wait",
    Names(
        "両面待ちでない（待ち：{wait}）。",
        "It did not wait on both sides of a run (wait: {wait}).",
        "不是两面（听口：{wait}）。",
    ),
    won_group,
)


def under(situation: str) -> Told:
    """Returns what is said of a win that did not happen under a circumstance, told by its id."""
    return Told(
        situation,
        Names("「{situation}」でない。", "Not under “{situation}”.", "不是“{situation}”。"),
        lambda facts, reading: Fault(figures={"situation": Situation(situation)}),
        winning=True,
    )


# Its pieces.

SIMPLES_ONLY = Told(
    "simples",
    Names("2から8の数牌でない：{pieces}。", "Not from 2 to 8: {pieces}.", "不是2至8的数牌：{pieces}。"),
    only(lambda kind: not is_end(kind)),
)
ENDS_ONLY = Told(
    "ends",
    Names("幺九牌でない：{pieces}。", "Neither terminal nor honour: {pieces}.", "不是幺九牌：{pieces}。"),
    only(is_end),
)
TERMINALS_ONLY = Told(
    "terminals",
    Names("1・9の数牌でない：{pieces}。", "Not a terminal: {pieces}.", "不是1、9的数牌：{pieces}。"),
    only(is_terminal),
)
HONOURS_ONLY = Told(
    "honours", Names("字牌でない：{pieces}。", "Not an honour: {pieces}.", "不是字牌：{pieces}。"), only(is_honour)
)
GREENS_ONLY = Told(
    "greens",
    Names("緑の牌でない：{pieces}。", "Not green: {pieces}.", "不是绿色的牌：{pieces}。"),
    only(_GREENS.__contains__),
)
NO_HONOURS = Told(
    "no_honours",
    Names("字牌がある：{pieces}。", "Honours: {pieces}.", "有字牌：{pieces}。"),
    only(lambda kind: not is_honour(kind)),
)
SOME_HONOUR = Told("some_honour", Names("字牌がない。", "No honour.", "没有字牌。"))
ONE_SUIT = Told(
    "one_suit",
    Names("ほかの種類の数牌がある：{pieces}。", "Of another suit: {pieces}.", "有其他花色：{pieces}。"),
    other_suits,
)
END_IN_EACH = Told(
    "end_in_each",
    Names("幺九牌がない組：{pieces}。", "Without a terminal or honour: {pieces}.", "不含幺九牌：{pieces}。"),
    groups_that(lambda group: not any(map(is_end, group.kinds))),
)

# Its groups.

SETS_AND_PAIR = Told(
    "sets_and_pair",
    NO_SETS,
    groups_that(lambda group: group.shape not in _SETS),
)
PAIRS_ONLY = Told(
    "pairs",
    Names("対子だけの形でない：{pieces}。", "Not a pair: {pieces}.", "不是对子：{pieces}。"),
    groups_that(lambda group: group.shape is not Shape.PAIR),
)
NO_PAIRS_HAND = Told(
    "not_seven_pairs", Names("七対子の形である。", "The hand is seven pairs.", "是七对的牌型。"), whole_hand
)
ORPHANS = Told(
    "orphans",
    Names(
        "十三種の幺九牌を一枚ずつ持つ形でない。",
        "Not one each of the thirteen terminals and honours.",
        "不是十三种幺九牌各一张的牌型。",
    ),
    marked(lambda group: group.shape in _SETS),
)
NINE_GATES = Told(
    "nine_gates",
    Names(
        "門前で同じ種類の1112345678999ともう一枚、の形でない。",
        "Not 1112345678999 and one more tile of the suit in a closed hand.",
        "不是门前清同一花色的1112345678999再加一张。",
    ),
)
EVERY_GATE = Told(
    "every_gate",
    Names(
        "和了牌を除くと1112345678999でなく、九面待ちでない。",
        "Without the winning tile it was not 1112345678999, so it did not wait for all nine.",
        "去掉和牌的一张并非1112345678999，不是听九面。",
    ),
    winning=True,
)
EVERY_ORPHAN = Told(
    "every_orphan",
    Names(
        "雀頭が先にあり、十三面待ちでない。",
        "The pair was there already, so it did not wait for all thirteen.",
        "将已先有，不是听十三面。",
    ),
    winning=True,
)
SOME_SEQUENCE = Told("some_sequence", Names("順子がない。", "No sequence.", "没有顺子。"))
SEQUENCES_ONLY = Told(
    "sequences",
    Names("順子でない：{pieces}。", "Not a sequence: {pieces}.", "不是顺子：{pieces}。"),
    groups_that(lambda group: group.shape in _TRIPLETS),
)
TRIPLETS_ONLY = Told(
    "triplets",
    Names("刻子・槓子でない：{pieces}。", "Neither triplet nor kan: {pieces}.", "不是刻子、杠子：{pieces}。"),
    lambda facts, reading: groups_that(lambda group: group.shape is Shape.SEQUENCE or reading.form is not Form.REGULAR)(
        facts, reading
    ),
)
KANS_ONLY = Told(
    "kans",
    Names("槓子でない：{pieces}。", "Not a kan: {pieces}.", "不是杠子：{pieces}。"),
    groups_that(lambda group: group.shape not in (Shape.KAN, Shape.PAIR)),
)


def concealed_triplets(needed: int) -> Told:
    """Returns what is said where there are not exactly so many concealed triplets and kans."""
    return Told(
        "concealed_triplets",
        Names(
            "暗刻・暗槓は{count}組。ちょうど{needed}組必要。",
            "Concealed triplets and kans: {count}; it takes exactly {needed}.",
            "暗刻、暗杠{count}组，须恰好{needed}组。",
        ),
        not_concealed(needed),
    )


def exact_kans(needed: int) -> Told:
    """Returns what is said where there are not exactly so many kans."""
    return Told(
        "exact_kans",
        Names(
            "槓子は{count}組。ちょうど{needed}組必要。",
            "Kans: {count}; it takes exactly {needed}.",
            "杠子{count}组，须恰好{needed}组。",
        ),
        counted(needed, lambda group: group.shape is Shape.KAN, lambda group: group.shape is Shape.TRIPLET),
    )


def triplet_of(kind: int) -> Told:
    """Returns what is said where there is no triplet or kan of a kind."""
    return Told("triplet", _NO_TRIPLET, a_triplet_of(kind))


_NO_TRIPLET = Names("{wanted}の刻子・槓子がない。", "No triplet or kan of {wanted}.", "没有{wanted}的刻子、杠子。")
ROUND_WIND = Told(
    "round_wind",
    Names(
        "場の風{wanted}の刻子・槓子がない。",
        "No triplet or kan of the round wind, {wanted}.",
        "没有圈风{wanted}的刻子、杠子。",
    ),
    lambda facts, reading: a_triplet_of(facts.round_wind)(facts, reading),
)
SEAT_WIND = Told(
    "seat_wind",
    Names(
        "自分の風{wanted}の刻子・槓子がない。",
        "No triplet or kan of the winner’s seat wind, {wanted}.",
        "没有门风{wanted}的刻子、杠子。",
    ),
    lambda facts, reading: a_triplet_of(facts.seat_wind)(facts, reading),
)


def dragon_triplets(needed: int) -> Told:
    """Returns what is said where there are not triplets or kans of so many dragons."""
    said = Names(
        "三元牌の刻子・槓子は{count}組。{needed}組必要。",
        "Triplets and kans of dragons: {count}; it takes {needed}.",
        "三元牌的刻子、杠子{count}组，须{needed}组。",
    )
    return Told("dragon_triplets", said, triplets_that(needed, is_dragon))


def wind_triplets(needed: int) -> Told:
    """Returns what is said where there are not triplets or kans of so many winds."""
    said = Names(
        "風牌の刻子・槓子は{count}組。{needed}組必要。",
        "Triplets and kans of winds: {count}; it takes {needed}.",
        "风牌的刻子、杠子{count}组，须{needed}组。",
    )
    return Told("wind_triplets", said, triplets_that(needed, is_wind))


DRAGON_PAIR = Told(
    "dragon_pair",
    Names("雀頭が三元牌でない：{pieces}。", "The pair is no dragon: {pieces}.", "将不是三元牌：{pieces}。"),
    pair_that(is_dragon),
)
WIND_PAIR = Told(
    "wind_pair",
    Names("雀頭が風牌でない：{pieces}。", "The pair is no wind: {pieces}.", "将不是风牌：{pieces}。"),
    pair_that(is_wind),
)
WORTHLESS_PAIR = Told(
    "worthless_pair",
    Names("雀頭が役牌：{pieces}。", "The pair is of value: {pieces}.", "将是役牌：{pieces}。"),
    groups_that(lambda group: group.shape is Shape.PAIR),
)
