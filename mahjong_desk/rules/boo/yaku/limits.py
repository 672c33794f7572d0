# SPDX-License-Identifier: MIT
"""The limit yaku of Boo mahjong, all together worth one mangan (rules/boo.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.conditions import one_of
from mahjong_desk.rules.facts import HONOURS, TERMINALS, Facts
from mahjong_desk.rules.family import Family
from mahjong_desk.rules.names import Names, Spoken
from mahjong_desk.rules.picks import concealed_triplets, dragons, winds
from mahjong_desk.rules.predicates import (
    all_of,
    big_four_winds,
    big_three_dragons,
    concealed,
    in_situation,
    little_four_winds,
    nine_gates,
    thirteen_orphans,
)
from mahjong_desk.rules.yaku import Example, Yaku

LIMIT_VALUE = 5
"""What a limit yaku is called worth in an answer, in han."""


LIMIT_YAKU: tuple[Yaku[Facts], ...] = (
    Yaku(
        "tenhou",
        Names("天和", "heaven", "天和"),
        Spoken("テンホウ", "tiān hú"),
        Names("荘家が配牌で和了している。", "The dealer wins with the first fourteen tiles.", "庄家起手十四张即和。"),
        family=Family.SITUATION,
        closed=LIMIT_VALUE,
        open=None,
        holds=in_situation("tenhou"),
        limit=True,
        example=Example("123m234p789s55z23s", "1s", self_drawn=True, situation=("tenhou",), winner=0),
    ),
    # Chiihou and renhou change places from system to system: what tells them apart is draw or discard.
    Yaku(
        "chiihou",
        Names("地和", "earth", "地和"),
        Spoken("チーホウ", "dì hú"),
        Names(
            "散家が荘家の第一打牌でロンする。",
            "A non-dealer wins on the dealer’s first discard.",
            "闲家荣和庄家的第一张弃牌。",
        ),
        family=Family.SITUATION,
        closed=LIMIT_VALUE,
        open=None,
        holds=in_situation("chiihou"),
        limit=True,
        ideas=("first_discard",),
        example=Example(
            "123m234p789s55z23s", "1s", situation=("chiihou",), options={"enforce_restrictions": "warn"}, discarder=0
        ),
    ),
    Yaku(
        "renhou",
        Names("人和", "man", "人和"),
        Spoken("レンホウ", "rén hú"),
        Names(
            "散家が自分の第一ツモで和了する。",
            "A non-dealer wins by the first draw of the own.",
            "闲家第一次摸牌即自摸和牌。",
        ),
        family=Family.SITUATION,
        closed=LIMIT_VALUE,
        open=None,
        holds=in_situation("renhou"),
        limit=True,
        ideas=("first_draw",),
        example=Example("123m234p789s55z23s", "1s", self_drawn=True, situation=("renhou",)),
    ),
    Yaku(
        "daisangen",
        Names("大三元", "big three dragons", "大三元"),
        Spoken("ダイサンゲン", "dà sān yuán"),
        Names("白・發・中の刻子か槓子。", "Triplets or kans of all three dragons.", "白、发、中三组刻子或杠子。"),
        family=Family.HONOURS,
        closed=LIMIT_VALUE,
        open=LIMIT_VALUE,
        holds=big_three_dragons,
        rests_on=dragons,
        limit=True,
        example=Example("99m23m", "1m", self_drawn=True, melds=(("pon", "555z"), ("pon", "666z"), ("pon", "777z"))),
    ),
    Yaku(
        "suushiihou",
        Names("四喜和", "four winds", "四喜和"),
        Spoken("スーシーホウ", "sì xǐ hú"),
        Names(
            "四種の風牌の刻子か槓子。一種は雀頭でもよい。",
            "Triplets or kans of all four winds; one of them may be the pair.",
            "四种风牌的刻子或杠子，其中一种可为将。",
        ),
        family=Family.HONOURS,
        closed=LIMIT_VALUE,
        open=LIMIT_VALUE,
        holds=one_of(big_four_winds, little_four_winds),
        rests_on=winds,
        limit=True,
        ideas=("shousuushii", "daisuushii"),
        example=Example("44z23m", "1m", self_drawn=True, melds=(("pon", "111z"), ("pon", "222z"), ("pon", "333z"))),
    ),
    Yaku(
        "tsuuiisou",
        Names("字一色", "all honours", "字一色"),
        Spoken("ツーイーソウ", "zì yī sè"),
        Names("字牌だけ。七対子の形でもよい。", "Honours alone, as seven pairs too.", "全为字牌，七对子形亦可。"),
        family=Family.HONOURS,
        closed=LIMIT_VALUE,
        open=LIMIT_VALUE,
        holds=all_of(HONOURS),
        limit=True,
        example=Example("66z11z", "6z", self_drawn=True, melds=(("pon", "555z"), ("pon", "222z"), ("pon", "333z"))),
    ),
    Yaku(
        "chinroutou",
        Names("清老頭", "all terminals", "清老头"),
        Spoken("チンロウトウ", "qīng lǎo tóu"),
        Names("一と九の数牌だけ。", "Terminals alone.", "全为一、九数牌。"),
        family=Family.TERMINALS,
        closed=LIMIT_VALUE,
        open=LIMIT_VALUE,
        holds=all_of(TERMINALS),
        limit=True,
        example=Example("99m11s", "1s", self_drawn=True, melds=(("pon", "111m"), ("pon", "999s"), ("pon", "111p"))),
    ),
    Yaku(
        "suuankou",
        Names("四暗刻", "four concealed triplets", "四暗刻"),
        Spoken("スーアンコウ", "sì àn kè"),
        Names(
            "暗刻か暗槓が四組。ロンなら雀頭の単騎待ちに限る。",
            "Four concealed triplets or kans; from a discard only where it completes the pair.",
            "四组暗刻或暗杠；荣和仅限单骑。",
        ),
        family=Family.TRIPLETS,
        closed=LIMIT_VALUE,
        open=None,
        holds=concealed(4),
        rests_on=concealed_triplets,
        limit=True,
        example=Example("111m444p777s88s99s", "9s", self_drawn=True),
    ),
    Yaku(
        "kokushi",
        Names("国士無双", "thirteen orphans", "十三幺"),
        Spoken("コクシムソウ", "shí sān yāo"),
        Names(
            "十三種の幺九牌を一枚ずつと、そのうちもう一枚。",
            "One of each terminal and honour, and one more of them.",
            "十三种幺九牌各一张，另加其中任意一张。",
        ),
        family=Family.SPECIAL,
        closed=LIMIT_VALUE,
        open=None,
        holds=thirteen_orphans,
        limit=True,
        example=Example("19m19p19s1234567z", "1z", self_drawn=True),
    ),
    Yaku(
        "chuuren",
        Names("九蓮宝燈", "nine gates", "九莲宝灯"),
        Spoken("チューレンポウトウ", "jiǔ lián bǎo dēng"),
        Names(
            "一種類の1112345678999と、同じ種類のもう一枚。暗槓もできない。",
            "1112345678999 of one suit and one more of it; not even a concealed kan is allowed.",
            "同一花色的1112345678999加同花色任意一张；有暗杠亦不成立。",
        ),
        family=Family.FLUSH,
        closed=LIMIT_VALUE,
        open=None,
        holds=nine_gates,
        limit=True,
        example=Example("1112345678999m", "5m", self_drawn=True),
    ),
)
"""The rows, in their order."""
