# SPDX-License-Identifier: MIT
"""The yaku of Boo mahjong in the order of their rows (rules/boo.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.yaku.conditions import Told, one_of, when
from mahjong_desk.rules.yaku.facts import Facts
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.picks import (
    winds,
)
from mahjong_desk.rules.yaku.predicates import (
    big_four_winds,
    little_four_winds,
    pinfu_by_discard,
)
from mahjong_desk.rules.yaku.row import Example, Yaku
from mahjong_desk.rules.yaku.standard import standard

LIMIT_VALUE = 5
"""What a limit yaku is called worth in an answer, in han; all together are worth one mangan."""
RED_FIVE_YAKU = "aka_five"
"""The id of the yaku that every red five is."""
_NO_RED_FIVE = Told("red_five", Names("赤五がない。", "There is no red five.", "没有赤五。"))


def _red_fives(facts: Facts) -> int:
    return facts.red_fives


YAKU: tuple[Yaku[Facts], ...] = (
    standard(
        "menzen_tsumo",
        names=Names("門前摸和", "closed self-draw", "门前清自摸"),
        spoken=Spoken("メンゼンモウホウ", "mén qián qīng zì mō"),
    ),
    standard(
        "riichi",
        condition=Names(
            "門前でリーチをかけて和了する。一発・裏ドラ・二重立直はない。",
            "A closed hand wins after declaring riichi; no ippatsu, no ura dora, no double riichi.",
            "门前清宣告立直后和牌；没有一发、里宝牌与两立直。",
        ),
    ),
    standard(
        "pinfu",
        condition=Names(
            "順子四組と役牌でない雀頭を両面待ちでロンする。鳴いてもよいが、ツモではつかない。",
            "Four sequences and a pair that is no yakuhai, completed by a discard on a two-sided wait; calls are allowed, self-draws never count.",
            "四组顺子加非役牌的将，两面听荣和；可副露，自摸不计。",
        ),
        closed=1,
        open=1,
        holds=pinfu_by_discard,
        names=Names("平和", "no-points", "平和"),
        spoken=Spoken("ピンフ", "píng hú"),
    ),
    standard(
        "tanyao",
        names=Names("断幺九", "all simples", "断幺"),
        spoken=Spoken("タンヤオチュー", "duàn yāo"),
    ),
    standard(
        "yakuhai_round",
        names=Names("荘風牌", "round wind", "圈风"),
        spoken=Spoken("チャンフォンパイ", "quān fēng"),
        condition=Names("荘風牌の刻子か槓子。", "A triplet or kan of the round wind.", "圈风牌的刻子或杠子。"),
    ),
    standard(
        "yakuhai_seat",
        names=Names("門風牌", "seat wind", "门风"),
        spoken=Spoken("メンフォンパイ", "mén fēng"),
        condition=Names(
            "自分の門風牌の刻子か槓子。", "A triplet or kan of the winner’s seat wind.", "自家门风牌的刻子或杠子。"
        ),
    ),
    standard("yakuhai_white"),
    standard("yakuhai_green"),
    standard("yakuhai_red"),
    Yaku(
        RED_FIVE_YAKU,
        Names("赤五筒", "red five of circles", "赤五筒"),
        Spoken("アカウーピン", "chì wǔ tǒng"),
        Names(
            "赤五筒を一枚持つごとに一翻。点を添えるドラではない。",
            "Each red five of circles in the hand or its melds; it brings no payment of its own.",
            "手牌或副露中每有一张赤五筒计一翻，不另加点数。",
        ),
        family=Family.DORA,
        closed=1,
        open=1,
        holds=when(_NO_RED_FIVE, _red_fives),
        times=_red_fives,
        example=Example("34067p66s", "8p", melds=(("chi", "123s"), ("pon", "999m"))),
    ),
    standard(
        "haitei",
        names=Names("海底摸月", "last tile self-drawn", "海底捞月"),
        spoken=Spoken("ハイテイモーユエ", "hǎi dǐ lāo yuè"),
        condition=Names(
            "最後の一枚でツモ和了する。", "The last tile of the wall wins, self-drawn.", "自摸最后一张牌和牌。"
        ),
    ),
    standard(
        "rinshan",
        names=Names("嶺上開花", "win on the replacement tile", "杠上开花"),
        spoken=Spoken("リンシャンカイホー", "gàng shàng kāi huā"),
        condition=Names("槓の補充牌で和了する。", "The replacement tile after a kan wins.", "以杠后补牌自摸和牌。"),
    ),
    standard("chankan", names=Names("搶槓和", "robbing a kan", "抢杠"), spoken=Spoken("チャンカンホウ", "qiǎng gàng")),
    standard("chiitoitsu"),
    standard("ittsuu", 2),
    standard(
        "toitoi",
        names=Names("対々和", "all triplets", "碰碰和"),
        spoken=Spoken("トイトイホー", "pèng pèng hú"),
    ),
    standard("sanankou"),
    standard("honitsu", 2),
    standard(
        "honroutou",
        4,
        condition=Names(
            "幺九牌だけ。対々和か七対子もつく。",
            "Only terminals and honours; all triplets or seven pairs stand with it.",
            "仅由幺九牌组成，并计碰碰和或七对子。",
        ),
        example=Example("1199s", "1s", self_drawn=True, melds=(("pon", "111p"), ("pon", "999m"), ("pon", "444z"))),
    ),
    standard(
        "shousangen",
        4,
        example=Example("55z34m", "2m", self_drawn=True, melds=(("pon", "666z"), ("pon", "777z"), ("chi", "789s"))),
        condition=Names(
            "三元牌の刻子二組と残り一種の雀頭。刻子の翻牌もつく。",
            "Triplets or kans of two dragons and a pair of the third; the two sets count as well.",
            "两种三元牌的刻子与第三种的将，两组刻子另计役牌。",
        ),
    ),
    standard(
        "chinitsu",
        4,
        example=Example("99m23m", "1m", self_drawn=True, melds=(("chi", "456m"), ("chi", "567m"), ("pon", "888m"))),
    ),
    standard(
        "tenhou",
        LIMIT_VALUE,
        condition=Names(
            "荘家が配牌で和了している。", "The dealer wins with the first fourteen tiles.", "庄家起手十四张即和。"
        ),
        names=Names("天和", "heaven", "天和"),
        spoken=Spoken("テンホー", "tiān hú"),
    ),
    standard(
        "chiihou",
        LIMIT_VALUE,
        condition=Names(
            "散家が荘家の第一打牌でロンする。",
            "A non-dealer wins on the dealer’s first discard.",
            "闲家荣和庄家的第一张弃牌。",
        ),
        ideas=("first_discard",),
        example=Example(
            "123m234p789s55z23s", "1s", situation=("chiihou",), options={"enforce_restrictions": "warn"}, discarder=0
        ),
        names=Names("地和", "earth", "地和"),
        spoken=Spoken("チーホー", "dì hú"),
    ),
    standard(
        "renhou",
        LIMIT_VALUE,
        condition=Names(
            "散家が自分の第一ツモで和了する。",
            "A non-dealer wins by their first draw.",
            "闲家第一次摸牌即自摸和牌。",
        ),
        ideas=("first_draw",),
        example=Example("123m234p789s55z23s", "1s", self_drawn=True, situation=("renhou",)),
        names=Names("人和", "man", "人和"),
        spoken=Spoken("レンホー", "rén hú"),
    ),
    standard(
        "daisangen",
        LIMIT_VALUE,
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
    standard(
        "tsuuiisou",
        LIMIT_VALUE,
        example=Example("66z11z", "6z", self_drawn=True, melds=(("pon", "555z"), ("pon", "222z"), ("pon", "333z"))),
    ),
    standard(
        "chinroutou",
        LIMIT_VALUE,
        example=Example("99m11s", "1s", self_drawn=True, melds=(("pon", "111m"), ("pon", "999s"), ("pon", "111p"))),
    ),
    standard(
        "suuankou",
        LIMIT_VALUE,
        condition=Names(
            "暗刻か暗槓が四組。ロンなら雀頭の単騎待ちに限る。",
            "Four concealed triplets or kans; from a discard only where it completes the pair.",
            "四组暗刻或暗杠；荣和仅限单骑。",
        ),
    ),
    standard(
        "kokushi",
        LIMIT_VALUE,
        example=Example("19m19p19s1234567z", "1z", self_drawn=True),
        names=Names("国士無双", "thirteen orphans", "十三幺"),
        spoken=Spoken("コクシムソー", "shí sān yāo"),
    ),
    standard("chuuren", LIMIT_VALUE, example=Example("1112345678999m", "5m", self_drawn=True)),
)
"""The whole table."""
NAMES_OF = {yaku.id: yaku.names for yaku in YAKU}
"""What each is called, by its id."""
