# SPDX-License-Identifier: MIT
"""The limit yaku of Boo mahjong, all together worth one mangan (rules/boo.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.facts import HONOURS, NINE_GATES, ORPHANS, TERMINALS, WIND_PAIRS, Facts
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.predicates import dragon_sets, flag_of, wind_sets
from mahjong_desk.rules.ruleset import Example, YakuEntry
from mahjong_desk.rules.yaku import Predicate, Rests, Yaku, concealed_triplets, dragons, whole_hand, wind_groups

LIMIT_VALUE = 5
"""What a limit yaku is called worth in an answer, in han."""


def _limit(
    identity: str,
    names: Names,
    condition: Names,
    example: Example,
    holds: Predicate,
    rests_on: Rests = whole_hand,
    *,
    open_too: bool = False,
) -> Yaku:
    opened = LIMIT_VALUE if open_too else None
    entry = YakuEntry(identity, names, condition, LIMIT_VALUE, opened, limit=True, example=example)
    return Yaku(entry, holds, rests_on)


def _four_winds(facts: Facts) -> object:
    sets = wind_sets(facts)
    return sets == 4 or (sets == 3 and facts.some & WIND_PAIRS)


LIMIT_YAKU: tuple[Yaku, ...] = (
    _limit(
        "tenhou",
        Names("天和", "heaven", "天和"),
        Names("荘家が配牌で和了している。", "The dealer wins with the first fourteen tiles.", "庄家起手十四张即和。"),
        Example("123m234p789s55z23s", "1s", self_drawn=True, situation=("tenhou",), winner=0),
        flag_of(Situation.TENHOU),
    ),
    _limit(
        "chiihou",
        Names("地和", "earth", "地和"),
        Names(
            "散家が荘家の第一打牌で栄和する。",
            "A non-dealer wins on the dealer’s first discard.",
            "闲家荣和庄家的第一张弃牌。",
        ),
        Example(
            "123m234p789s55z23s", "1s", situation=("chiihou",), options={"enforce_restrictions": "warn"}, discarder=0
        ),
        flag_of(Situation.CHIIHOU),
    ),
    _limit(
        "renhou",
        Names("人和", "man", "人和"),
        Names(
            "散家が自分の第一摸牌で摸和する。",
            "A non-dealer wins by the first draw of the own.",
            "闲家第一次摸牌即自摸和牌。",
        ),
        Example("123m234p789s55z23s", "1s", self_drawn=True, situation=("renhou",)),
        flag_of(Situation.RENHOU),
    ),
    _limit(
        "daisangen",
        Names("大三元", "big three dragons", "大三元"),
        Names("白・發・中の刻子か槓子。", "Triplets or kans of all three dragons.", "白、发、中三组刻子或杠子。"),
        Example("99m23m", "1m", self_drawn=True, melds=(("pon", "555z"), ("pon", "666z"), ("pon", "777z"))),
        lambda facts: dragon_sets(facts) == 3,
        dragons,
        open_too=True,
    ),
    _limit(
        "suushiihou",
        Names("四喜和", "four winds", "四喜和"),
        Names(
            "四種の風牌の刻子か槓子。一種は雀頭でもよい。",
            "Triplets or kans of all four winds; one of them may be the pair.",
            "四种风牌的刻子或杠子，其中一种可为将。",
        ),
        Example("44z23m", "1m", self_drawn=True, melds=(("pon", "111z"), ("pon", "222z"), ("pon", "333z"))),
        _four_winds,
        wind_groups,
        open_too=True,
    ),
    _limit(
        "tsuuiisou",
        Names("字一色", "all honours", "字一色"),
        Names("字牌だけ。七対子の形でもよい。", "Honours alone, as seven pairs too.", "全为字牌，七对子形亦可。"),
        Example("66z11z", "6z", self_drawn=True, melds=(("pon", "555z"), ("pon", "222z"), ("pon", "333z"))),
        lambda facts: facts.every & HONOURS,
        open_too=True,
    ),
    _limit(
        "chinroutou",
        Names("清老頭", "all terminals", "清老头"),
        Names("一と九の数牌だけ。", "Terminals alone.", "全为一、九数牌。"),
        Example("99m11s", "1s", self_drawn=True, melds=(("pon", "111m"), ("pon", "999s"), ("pon", "111p"))),
        lambda facts: facts.every & TERMINALS,
        open_too=True,
    ),
    _limit(
        "suuankou",
        Names("四暗刻", "four concealed triplets", "四暗刻"),
        Names(
            "暗刻か暗槓が四組。栄和なら雀頭の単騎待ちに限る。",
            "Four concealed triplets or kans; from a discard only where it completes the pair.",
            "四组暗刻或暗杠；荣和仅限单骑。",
        ),
        Example("111m444p777s88s99s", "9s", self_drawn=True),
        lambda facts: facts.concealed == 4,
        concealed_triplets,
    ),
    _limit(
        "kokushi",
        Names("国士無双", "thirteen orphans", "十三幺"),
        Names(
            "十三種の幺九牌を一枚ずつと、そのうちもう一枚。",
            "One of each terminal and honour, and one more of them.",
            "十三种幺九牌各一张，另加其中任意一张。",
        ),
        Example("19m19p19s1234567z", "1z", self_drawn=True),
        lambda facts: facts.moment & ORPHANS,
    ),
    _limit(
        "chuuren",
        Names("九蓮宝燈", "nine gates", "九莲宝灯"),
        Names(
            "一種類の1112345678999と、同じ種類のもう一枚。暗槓もできない。",
            "1112345678999 of one suit and one more of it; not even a concealed kan is allowed.",
            "同一花色的1112345678999加同花色任意一张；有暗杠亦不成立。",
        ),
        Example("1112345678999m", "5m", self_drawn=True),
        lambda facts: facts.moment & NINE_GATES,
    ),
)
"""The table, in the order of its rows."""
