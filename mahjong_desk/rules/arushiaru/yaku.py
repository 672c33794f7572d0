# SPDX-License-Identifier: MIT
"""The yaku of Ar-Shi-Ar that count han (rules/arushiaru.md §4, first table)."""

from __future__ import annotations

from mahjong_desk.pieces.mahjong import GREEN, RED, WHITE
from mahjong_desk.rules.arushiaru.options import Options
from mahjong_desk.rules.facts import CLOSED, ENDS, HONOUR_SUIT, OUTSIDE, SELF_DRAWN, SIMPLES
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
from mahjong_desk.rules.yaku import Yaku, concealed_triplets, dragons, straight


def _entry(
    identity: str,
    names: Names,
    condition: Names,
    example: Example,
    *,
    value: int = 1,
    open_value: int | None = -1,
    option: str | None = None,
) -> YakuEntry:
    opened = value if open_value == -1 else open_value
    return YakuEntry(identity, names, condition, value, opened, option=option, example=example)


def _dragon(identity: str, kind: int, names: Names, digit: int) -> Yaku:
    condition = Names(
        f"{names.ja.removeprefix('翻牌・')}の刻子か槓子。",
        f"A triplet or kan of the {names.en}.",
        f"{names.zh}的刻子或杠子。",
    )
    example = Example("234m567p33s45s", "6s", melds=(("pon", f"{digit}{digit}{digit}z"),))
    return Yaku(_entry(identity, names, condition, example), *dragon_set(kind))


_SITUATIONS = (
    (
        Situation.RINSHAN,
        Names("嶺上開花", "win on the replacement tile", "杠上开花"),
        Names("槓の補充牌で和了する。", "The replacement tile after a kan wins.", "以杠后补牌自摸和牌。"),
        Example("123m456p55m78s", "9s", self_drawn=True, melds=(("ankan", "2222s"),), situation=("rinshan",)),
    ),
    (
        Situation.CHANKAN,
        Names("槍槓", "robbing a kan", "抢杠"),
        Names("他家の加槓の牌で和了する。", "The tile that another player adds to a pon wins.", "荣和他家加杠的牌。"),
        Example("123m456p789s22m45s", "6s", situation=("chankan",)),
    ),
    (
        Situation.HAITEI,
        Names("海底摸月", "last tile self-drawn", "海底捞月"),
        Names("最後の一枚をツモって和了する。", "The last tile of the wall wins, self-drawn.", "自摸最后一张牌和牌。"),
        Example("123m456p789s22m45s", "6s", self_drawn=True, situation=("haitei",)),
    ),
    (
        Situation.HOUTEI,
        Names("河底撈魚", "last discard", "河底捞鱼"),
        Names("最後の捨て牌で和了する。", "The discard after the last tile wins.", "荣和最后一张弃牌。"),
        Example("123m456p789s22m45s", "6s", situation=("houtei",), options={"yaku_houtei": True}),
    ),
)


def _situation_yaku() -> list[Yaku]:
    table = []
    for situation, names, condition, example in _SITUATIONS:
        option = "yaku_houtei" if situation is Situation.HOUTEI else None
        entry = _entry(situation.value, names, condition, example, option=option)
        table.append(Yaku(entry, flag_of(situation)))
    return table


def han_yaku(options: Options) -> tuple[Yaku, ...]:
    """Returns the table in the order of its rows, its conditions as these options have them."""
    return (
        Yaku(
            _entry(
                "menzen_tsumo",
                Names("門前清自摸和", "closed self-draw", "门前清自摸"),
                Names("門前でツモ和了する。", "A closed hand wins by its own draw.", "门前清状态下自摸和牌。"),
                Example("123m456p789s22m45s", "6s", self_drawn=True),
                open_value=None,
            ),
            closed_draw,
        ),
        Yaku(
            _entry(
                "pinfu",
                Names("平和", "no-points hand", "平和"),
                Names(
                    "順子四組と役牌でない雀頭を、両面待ちのロンで和了する。鳴いてもよい。",
                    "Four sequences and a pair that is no yakuhai, completed by a discard on an open wait; calls are allowed.",
                    "四组顺子加非役牌的将，两面听荣和；副露亦可。",
                ),
                Example("123m456p789s22m45s", "6s"),
            ),
            lambda facts: (
                pinfu_shape(facts)
                and (not facts.moment & SELF_DRAWN or (options.tsumo_pinfu and facts.moment & CLOSED))
            ),
        ),
        Yaku(
            _entry(
                "tanyao",
                Names("断幺九", "all simples", "断幺"),
                Names(
                    "2から8の数牌だけ。鳴いてもよい。",
                    "Only 2 to 8 of the suits; calls are allowed.",
                    "仅由2至8的数牌组成，可副露。",
                ),
                Example("234m567p33s45s", "6s", melds=(("chi", "678m"),)),
            ),
            lambda facts: facts.every & SIMPLES,
        ),
        _dragon("yakuhai_white", WHITE, Names("翻牌・白", "white dragon", "白板"), 5),
        _dragon("yakuhai_green", GREEN, Names("翻牌・發", "green dragon", "发财"), 6),
        _dragon("yakuhai_red", RED, Names("翻牌・中", "red dragon", "红中"), 7),
        Yaku(
            _entry(
                "yakuhai_round",
                Names("翻牌・荘風", "round wind", "圈风"),
                Names("荘風牌の刻子か槓子。", "A triplet or kan of the round wind.", "圈风牌的刻子或杠子。"),
                Example("234m567p33s45s", "6s", melds=(("pon", "111z"),)),
            ),
            round_wind_set,
            round_wind_triplet,
        ),
        Yaku(
            _entry(
                "yakuhai_seat",
                Names("翻牌・門風", "seat wind", "门风"),
                Names(
                    "自分の門風牌の刻子か槓子。",
                    "A triplet or kan of the winner’s own wind.",
                    "自家门风牌的刻子或杠子。",
                ),
                Example("234m567p33s45s", "6s", melds=(("pon", "222z"),)),
            ),
            seat_wind_set,
            seat_wind_triplet,
        ),
        Yaku(
            _entry(
                "toitoi",
                Names("対々和", "all triplets", "碰碰和"),
                Names("四組とも刻子か槓子。", "All four sets are triplets or kans.", "四组全为刻子或杠子。"),
                Example("22m77s", "2m", melds=(("pon", "999p"), ("pon", "444s"), ("pon", "111m"))),
            ),
            all_triplets,
        ),
        Yaku(
            _entry(
                "sanankou",
                Names("三暗刻", "three concealed triplets", "三暗刻"),
                Names(
                    "暗刻か暗槓がちょうど三組。ロンで完成した刻子は数えない。",
                    "Exactly three concealed triplets or kans; one that a discard completes does not count.",
                    "恰有三组暗刻或暗杠；荣和完成的刻子不算。",
                ),
                Example("222m444p777s9s", "9s", self_drawn=True, melds=(("chi", "345m"),)),
            ),
            lambda facts: facts.concealed == 3,
            concealed_triplets,
        ),
        Yaku(
            _entry(
                "ittsuu",
                Names("一気通貫", "straight", "一气通贯"),
                Names("同じ種類の123・456・789。", "123, 456 and 789 of one suit.", "同一花色的123、456、789。"),
                Example("123456789m55p23s", "4s"),
            ),
            full_straight,
            straight,
        ),
        Yaku(
            _entry(
                "chanta",
                Names("全帯幺九", "outside hand", "全带幺"),
                Names(
                    "四組と雀頭のすべてに幺九牌がある。",
                    "The pair and every set hold a terminal or an honour.",
                    "四组面子与将均含幺九牌。",
                ),
                Example("123m789p99s12s111z", "3s"),
                option="yaku_chanta",
            ),
            lambda facts: facts.every & OUTSIDE and (options.chanta_without_honours or facts.some & HONOUR_SUIT),
        ),
        Yaku(
            _entry(
                "honroutou",
                Names("混老頭", "all terminals and honours", "混老头"),
                Names("幺九牌だけ。", "Only terminals and honours.", "仅由幺九牌组成。"),
                Example("111m999p11s22z", "2z", melds=(("pon", "999s"),), options={"yaku_honroutou": True}),
                option="yaku_honroutou",
            ),
            lambda facts: facts.every & ENDS,
            replaces=("chanta",),
        ),
        Yaku(
            _entry(
                "shousangen",
                Names("小三元", "little three dragons", "小三元"),
                Names(
                    "三元牌の刻子二組と残り一種の雀頭。刻子の翻牌もつく。",
                    "Triplets of two dragons and a pair of the third; the two triplets count as well.",
                    "两种箭牌的刻子与第三种的将，两组刻子另计役牌。",
                ),
                Example("55z666z777z123m45p", "6p"),
            ),
            little_three_dragons,
            dragons,
        ),
        Yaku(
            _entry(
                "honitsu",
                Names("混一色", "half flush", "混一色"),
                Names("一種類の数牌と字牌だけ。", "One suit and honours.", "仅由一种花色的数牌与字牌组成。"),
                Example("123m345m789m11z55z", "5z"),
            ),
            half_flush,
        ),
        Yaku(
            _entry(
                "chinitsu",
                Names("清一色", "full flush", "清一色"),
                Names(
                    "一種類の数牌だけ。ほかに10符がつく。",
                    "One suit alone; it brings 10 fu as well.",
                    "仅由一种花色的数牌组成，另加10符。",
                ),
                Example("123m345m567m99m78m", "6m"),
                value=3,
            ),
            full_flush,
        ),
        *_situation_yaku(),
    )
