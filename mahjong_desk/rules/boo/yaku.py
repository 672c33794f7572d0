# SPDX-License-Identifier: MIT
"""The yaku of Boo mahjong that count han (rules/boo.md §4)."""

from __future__ import annotations

from mahjong_desk.pieces.mahjong import GREEN, RED, WHITE
from mahjong_desk.rules.facts import ENDS, PAIRS, SELF_DRAWN, SIMPLES
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.predicates import (
    all_triplets,
    closed_draw,
    dragon_set,
    flag_of,
    full_flush,
    full_straight,
    half_flush,
    little_three_dragons,
    pinfu_shape,
    round_wind_set,
    round_wind_triplet,
    seat_wind_set,
    seat_wind_triplet,
)
from mahjong_desk.rules.ruleset import Example, YakuEntry
from mahjong_desk.rules.yaku import Predicate, Rests, Yaku, concealed_triplets, dragons, straight, whole_hand

RED_FIVE_YAKU = "aka_five"
"""The id of the yaku that every red five is."""


def _yaku(
    entry: tuple[str, Names, Names, Example],
    holds: Predicate,
    rests_on: Rests = whole_hand,
    *,
    value: int = 1,
    closed_only: bool = False,
) -> Yaku:
    identity, names, condition, example = entry
    return Yaku(
        YakuEntry(identity, names, condition, value, None if closed_only else value, example=example), holds, rests_on
    )


def _dragon(identity: str, kind: int, names: Names, example: Example) -> Yaku:
    condition = Names(
        f"{names.ja}の刻子か槓子。",
        f"A triplet or kan of the {names.en}.",
        f"{names.zh}的刻子或杠子。",
    )
    return _yaku((identity, names, condition, example), *dragon_set(kind))


def _open_triplet(tiles: str, winner: int = 2, kind: str = "pon") -> Example:
    return Example("345m88s34m", "5m", melds=(("chi", "789p"), (kind, tiles)), winner=winner)


_RED_FIVES = Yaku(
    YakuEntry(
        RED_FIVE_YAKU,
        Names("赤五筒", "red five of circles", "赤五筒"),
        Names(
            "赤五筒を一枚持つごとに一翻。点を添えるドラではない。",
            "Each red five of circles in the hand or its melds; it brings no payment of its own.",
            "手牌或副露中每有一张赤五筒计一翻，不另加点数。",
        ),
        1,
        1,
        example=Example("34067p66s", "8p", melds=(("chi", "123s"), ("pon", "999m"))),
    ),
    lambda facts: facts.red_fives,
    times=lambda facts: facts.red_fives,
)

HAN_YAKU: tuple[Yaku, ...] = (
    _yaku(
        (
            "menzen_tsumo",
            Names("門前摸和", "closed self-draw", "门前清自摸"),
            Names("門前で摸和する。", "A closed hand wins by its own draw.", "门前清状态下自摸和牌。"),
            Example("123m234p789s55z23s", "1s", self_drawn=True),
        ),
        closed_draw,
        closed_only=True,
    ),
    _yaku(
        (
            "riichi",
            Names("立直", "riichi", "立直"),
            Names(
                "門前で立直をかけて和了する。一発・裏ドラ・二重立直はない。",
                "A closed hand wins after declaring riichi; no ippatsu, no ura dora, no double riichi.",
                "门前清宣告立直后和牌；没有一发、里宝牌与两立直。",
            ),
            Example("123m234p789s55z13s", "2s", situation=("riichi",)),
        ),
        flag_of(Situation.RIICHI),
        closed_only=True,
    ),
    _yaku(
        (
            "pinfu",
            Names("平和", "no-points", "平和"),
            Names(
                "順子四組と役牌でない雀頭を両門待ちで栄和する。鳴いてもよいが、摸和ではつかない。",
                "Four sequences and a pair that is no yakuhai, completed by a discard on a two-sided wait;"
                " calls are allowed, self-draws never count.",
                "四组顺子加非役牌的将，两面听荣和；可副露，自摸不计。",
            ),
            Example("123m234p789s99m23s", "1s"),
        ),
        lambda facts: not facts.moment & SELF_DRAWN and pinfu_shape(facts),
    ),
    _yaku(
        (
            "tanyao",
            Names("断幺九", "all simples", "断幺"),
            Names(
                "2から8の数牌だけ。鳴いてもよい。",
                "No terminal and no honour; calls are allowed.",
                "没有幺九牌与字牌，可副露。",
            ),
            Example("345m88s34m", "5m", melds=(("chi", "678p"), ("pon", "222s"))),
        ),
        lambda facts: facts.every & SIMPLES,
    ),
    _yaku(
        (
            "yakuhai_round",
            Names("荘風牌", "round wind", "圈风"),
            Names("荘風牌の刻子か槓子。", "A triplet or kan of the round wind.", "圈风牌的刻子或杠子。"),
            _open_triplet("111z"),
        ),
        round_wind_set,
        round_wind_triplet,
    ),
    _yaku(
        (
            "yakuhai_seat",
            Names("門風牌", "seat wind", "门风"),
            Names(
                "自分の門風牌の刻子か槓子。", "A triplet or kan of the winner’s own wind.", "自家门风牌的刻子或杠子。"
            ),
            _open_triplet("3333z", kind="daiminkan"),
        ),
        seat_wind_set,
        seat_wind_triplet,
    ),
    _dragon("yakuhai_white", WHITE, Names("白", "white dragon", "白板"), _open_triplet("555z")),
    _dragon("yakuhai_green", GREEN, Names("發", "green dragon", "发财"), _open_triplet("666z")),
    _dragon("yakuhai_red", RED, Names("中", "red dragon", "红中"), _open_triplet("777z")),
    _RED_FIVES,
    _yaku(
        (
            "haitei",
            Names("海底摸月", "last tile drawn", "海底捞月"),
            Names("最後の一枚を摸和する。", "The last tile of the wall wins, self-drawn.", "自摸最后一张牌和牌。"),
            Example(
                "345m88s34m",
                "5m",
                self_drawn=True,
                melds=(("chi", "789p"), ("pon", "222s")),
                situation=("haitei",),
            ),
        ),
        flag_of(Situation.HAITEI),
    ),
    _yaku(
        (
            "rinshan",
            Names("嶺上開花", "win on the replacement tile", "杠上开花"),
            Names("槓の補充牌で和了する。", "The replacement tile after a kan wins.", "以杠后补牌自摸和牌。"),
            Example(
                "345m88s34m",
                "5m",
                self_drawn=True,
                melds=(("chi", "789p"), ("daiminkan", "2222s")),
                situation=("rinshan",),
            ),
        ),
        flag_of(Situation.RINSHAN),
    ),
    _yaku(
        (
            "chankan",
            Names("搶槓和", "robbing a kan", "抢杠"),
            Names(
                "他家が加槓した牌で和了する。", "The tile that another player adds to a pon wins.", "荣和他家加杠的牌。"
            ),
            Example("345m88s34m", "2m", melds=(("chi", "789p"), ("pon", "222s")), situation=("chankan",)),
        ),
        flag_of(Situation.CHANKAN),
    ),
    _yaku(
        (
            "chiitoitsu",
            Names("七対子", "seven pairs", "七对子"),
            Names(
                "異なる対子が七組。同じ牌四枚は二組にならない。",
                "Seven different pairs; four alike are not two of them.",
                "七组不同的对子，四张相同的牌不算两对。",
            ),
            Example("1133m2288p44799s", "7s"),
        ),
        lambda facts: facts.moment & PAIRS,
        value=2,
        closed_only=True,
    ),
    _yaku(
        (
            "ittsuu",
            Names("一気通貫", "full straight", "一气通贯"),
            Names("同じ種類の123・456・789。", "123, 456 and 789 of one suit.", "同一花色的123、456、789。"),
            Example("456m789m33p34s", "2s", melds=(("chi", "123m"),)),
        ),
        full_straight,
        straight,
        value=2,
    ),
    _yaku(
        (
            "toitoi",
            Names("対々和", "all triplets", "碰碰和"),
            Names("四組とも刻子か槓子。", "All four sets are triplets or kans.", "四组全为刻子或杠子。"),
            Example("1199s", "1s", melds=(("pon", "222p"), ("pon", "555m"), ("pon", "888m"))),
        ),
        all_triplets,
        value=2,
    ),
    _yaku(
        (
            "sanankou",
            Names("三暗刻", "three concealed triplets", "三暗刻"),
            Names(
                "暗刻か暗槓がちょうど三組。栄和で完成した刻子は数えない。",
                "Exactly three concealed triplets or kans; one that a discard completes does not count.",
                "恰有三组暗刻或暗杠；荣和完成的刻子不算。",
            ),
            Example("111m444p777s88s23s", "1s"),
        ),
        lambda facts: facts.concealed == 3,
        concealed_triplets,
        value=2,
    ),
    _yaku(
        (
            "honitsu",
            Names("混一色", "half flush", "混一色"),
            Names("一種類の数牌と字牌だけ。", "One suit and at least one honour.", "仅由一种花色的数牌与字牌组成。"),
            Example("456m99m23m", "1m", melds=(("pon", "333z"), ("chi", "345m"))),
        ),
        half_flush,
        value=2,
    ),
    _yaku(
        (
            "honroutou",
            Names("混老頭", "terminals and honours", "混老头"),
            Names(
                "幺九牌だけ。対々和か七対子もつく。",
                "Only terminals and honours; all triplets or seven pairs stand with it.",
                "仅由幺九牌组成，并计碰碰和或七对子。",
            ),
            Example("1199s", "1s", self_drawn=True, melds=(("pon", "111p"), ("pon", "999m"), ("pon", "444z"))),
        ),
        lambda facts: facts.every & ENDS,
        value=4,
    ),
    _yaku(
        (
            "shousangen",
            Names("小三元", "little three dragons", "小三元"),
            Names(
                "三元牌の刻子二組と残り一種の雀頭。刻子の翻牌もつく。",
                "Triplets of two dragons and a pair of the third; the two triplets count as well.",
                "两种箭牌的刻子与第三种的将，两组刻子另计役牌。",
            ),
            Example("55z34m", "2m", self_drawn=True, melds=(("pon", "666z"), ("pon", "777z"), ("chi", "789s"))),
        ),
        little_three_dragons,
        dragons,
        value=4,
    ),
    _yaku(
        (
            "chinitsu",
            Names("清一色", "full flush", "清一色"),
            Names("一種類の数牌だけ。", "One suit and no honour.", "仅由一种花色的数牌组成。"),
            Example("99m23m", "1m", self_drawn=True, melds=(("chi", "456m"), ("chi", "567m"), ("pon", "888m"))),
        ),
        full_flush,
        value=4,
    ),
)
"""The table, in the order of its rows."""
