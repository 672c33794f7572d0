# SPDX-License-Identifier: MIT
"""The limit yaku of Ar-Shi-Ar, each worth a mangan (rules/arushiaru.md §4, second table)."""

from __future__ import annotations

from mahjong_desk.rules.facts import HONOURS, NINE_GATES, ORPHANS, TERMINALS, WIND_PAIRS
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.predicates import all_green, dragon_sets, flag_of, four_kans, wind_sets
from mahjong_desk.rules.ruleset import Example, YakuEntry
from mahjong_desk.rules.yaku import Predicate, Rests, Yaku, concealed_triplets, dragons, whole_hand, wind_groups

LIMIT_VALUE = 5
"""What a limit yaku is called worth in an answer, in han."""


def _limit(
    identity: str,
    names: Names,
    condition: Names,
    holds: Predicate,
    example: Example,
    *,
    open_too: bool = False,
    rests_on: Rests = whole_hand,
    option: str | None = None,
) -> Yaku:
    opened = LIMIT_VALUE if open_too else None
    entry = YakuEntry(identity, names, condition, LIMIT_VALUE, opened, limit=True, option=option, example=example)
    return Yaku(entry, holds, rests_on)


LIMIT_YAKU: tuple[Yaku, ...] = (
    _limit(
        "tenhou",
        Names("天和", "heavenly hand", "天和"),
        Names("親が配牌で和了している。", "The dealer wins with the first fourteen tiles.", "庄家起手十四张即和。"),
        flag_of(Situation.TENHOU),
        Example("123m456p789s22m45s", "6s", self_drawn=True, situation=("tenhou",), winner=0),
    ),
    _limit(
        "chiihou",
        Names("地和", "earthly hand", "地和"),
        Names(
            "子が第一ツモで和了する。それまでに鳴きがないこと。",
            "A child wins by the first draw, before any claim.",
            "闲家第一次摸牌即自摸，之前无人鸣牌。",
        ),
        flag_of(Situation.CHIIHOU),
        Example("123m456p789s22m45s", "6s", self_drawn=True, situation=("chiihou",)),
    ),
    _limit(
        "renhou",
        Names("人和", "human hand", "人和"),
        Names(
            "子が親の第一打で和了する。それまでに鳴きがないこと。",
            "A child wins on the dealer’s first discard, before any claim.",
            "闲家荣和庄家第一张弃牌，之前无人鸣牌。",
        ),
        flag_of(Situation.RENHOU),
        Example("123m456p789s22m45s", "6s", situation=("renhou",), options={"yaku_renhou": True}),
        option="yaku_renhou",
    ),
    _limit(
        "daisangen",
        Names("大三元", "big three dragons", "大三元"),
        Names("白・發・中の刻子か槓子。", "Triplets or kans of all three dragons.", "白、发、中三组刻子或杠子。"),
        lambda facts: dragon_sets(facts) == 3,
        Example("555z666z777z23m99p", "1m"),
        open_too=True,
        rests_on=dragons,
    ),
    _limit(
        "shousuushii",
        Names("小四喜", "little four winds", "小四喜"),
        Names(
            "風牌の刻子三組と残り一種の雀頭。",
            "Triplets or kans of three winds and a pair of the fourth.",
            "三种风牌的刻子与第四种的将。",
        ),
        lambda facts: wind_sets(facts) == 3 and facts.some & WIND_PAIRS,
        Example("111z222z333z44z56s", "7s"),
        open_too=True,
        rests_on=wind_groups,
    ),
    _limit(
        "daisuushii",
        Names("大四喜", "big four winds", "大四喜"),
        Names("四種の風牌の刻子か槓子。", "Triplets or kans of all four winds.", "四种风牌的刻子或杠子。"),
        lambda facts: wind_sets(facts) == 4,
        Example("111z222z333z444z5p", "5p"),
        open_too=True,
        rests_on=wind_groups,
    ),
    _limit(
        "tsuuiisou",
        Names("字一色", "all honours", "字一色"),
        Names("字牌だけの四組と雀頭。", "Four sets and a pair of honours alone.", "四组面子与将全为字牌。"),
        lambda facts: facts.every & HONOURS,
        Example("111z222z555z66z77z", "7z"),
        open_too=True,
    ),
    _limit(
        "chinroutou",
        Names("清老頭", "all terminals", "清老头"),
        Names("一と九の数牌だけ。", "Terminals alone.", "全为一、九数牌。"),
        lambda facts: facts.every & TERMINALS,
        Example("111m999m111p99p11s", "1s"),
        open_too=True,
    ),
    _limit(
        "suuankou",
        Names("四暗刻", "four concealed triplets", "四暗刻"),
        Names(
            "暗刻か暗槓が四組。ロンなら雀頭の単騎待ちに限る。",
            "Four concealed triplets or kans; from a discard only where it completes the pair.",
            "四组暗刻或暗杠；荣和仅限单骑。",
        ),
        lambda facts: facts.concealed == 4,
        Example("222m444p777s99s55z", "5z", self_drawn=True),
        rests_on=concealed_triplets,
    ),
    _limit(
        "suukantsu",
        Names("四槓子", "four kans", "四杠子"),
        Names("槓子が四組。種類は問わない。", "Four kans of any kind.", "四组杠子，明暗不限。"),
        four_kans,
        Example(
            "9p",
            "9p",
            melds=(("daiminkan", "2222m"), ("ankan", "8888m"), ("shouminkan", "4444p"), ("daiminkan", "5555p")),
        ),
        open_too=True,
        option="yaku_suukantsu",
    ),
    _limit(
        "ryuuiisou",
        Names("緑一色", "all green", "绿一色"),
        Names(
            "索子の2・3・4・6・8と發だけの四面子一雀頭。發はなくてもよい。",
            "Four sets and a pair of 2, 3, 4, 6 and 8 of bamboos and green dragons alone; the dragon may be missing.",
            "四组面子与将全为索子2、3、4、6、8与发财，可以没有发财。",
        ),
        all_green,
        Example("22334488s666z66s", "6s"),
        open_too=True,
        option="yaku_ryuuiisou",
    ),
    _limit(
        "kokushi",
        Names("国士無双", "thirteen orphans", "十三幺"),
        Names(
            "十三種の幺九牌を一枚ずつと、そのうちもう一枚。",
            "One of each terminal and honour, and one more of them.",
            "十三种幺九牌各一张，另加其中任意一张。",
        ),
        lambda facts: facts.moment & ORPHANS,
        Example("19m19p19s1234567z", "1z"),
    ),
    _limit(
        "chuuren",
        Names("九連宝燈", "nine gates", "九莲宝灯"),
        Names(
            "一種類の1112345678999と、同じ種類のもう一枚。暗槓もできない。",
            "1112345678999 of one suit and one more of it; not even a concealed kan is allowed.",
            "同一花色的1112345678999加同花色任意一张；有暗杠亦不成立。",
        ),
        lambda facts: facts.moment & NINE_GATES,
        Example("1112345678999m", "5m"),
    ),
)
"""The table, in the order of its rows."""
