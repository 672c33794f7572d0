# SPDX-License-Identifier: MIT
"""Categories 9 and 10 of the table, incidents (偶然類) and irregular hands (特殊和了形), and the hand without any yaku.

rules/wsom.md §4.
"""

from __future__ import annotations

from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Condition, Told, apart, when
from mahjong_desk.rules.yaku.facts import Facts
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.predicates import in_situation
from mahjong_desk.rules.yaku.row import Example, Yaku, series
from mahjong_desk.shapes import Form


def _shape(told: Told, form: Form) -> Condition[Facts]:
    return when(told, lambda facts: facts.form is form)


_SOME_YAKU = Told("no_yaku", Names("役がある：{yaku}。", "There is a yaku: {yaku}.", "有番种：{yaku}。"))


INCIDENTS: tuple[Yaku[Facts], ...] = (
    *series(
        Yaku(
            "haitei",
            Names("海底撈月", "final draw", "海底捞月"),
            Spoken("ハイテイラオユエ", "hǎi dǐ lāo yuè"),
            Names(
                "最後の一枚をツモって和了する。", "The last tile of the wall wins, self-drawn.", "自摸最后一张牌和牌。"
            ),
            family=Family.SITUATION,
            closed=10,
            open=10,
            holds=in_situation("haitei"),
            example=Example("123m456p34s88s999p", "5s", self_drawn=True, situation=("haitei",)),
        ),
        Yaku(
            "houtei",
            Names("河底撈魚", "final discard", "河底捞鱼"),
            Spoken("ホウテイラオユイ", "hé dǐ lāo yú"),
            Names("最後の捨て牌で和了する。", "The discard after the last tile wins.", "以最后一张弃牌点炮和。"),
            family=Family.SITUATION,
            closed=10,
            open=10,
            holds=in_situation("houtei"),
            example=Example("123m456p34s88s999p", "5s", situation=("houtei",)),
        ),
    ),
    Yaku(
        "rinshan",
        Names("嶺上開花", "win on the replacement tile", "岭上开花"),
        Spoken("リンシャンカイホウ", "lǐng shàng kāi huā"),
        Names("槓の補充牌で和了する。", "The replacement tile after a kan wins.", "以杠后补牌自摸和牌。"),
        family=Family.SITUATION,
        closed=10,
        open=10,
        holds=in_situation("rinshan"),
        example=Example("123m456p34s88s", "5s", self_drawn=True, melds=(("ankan", "9999p"),), situation=("rinshan",)),
    ),
    Yaku(
        "chankan",
        Names("搶槓", "robbing a kan", "抢杠"),
        Spoken("チャンカン", "qiǎng gàng"),
        Names("他家の加槓の牌で和了する。", "The tile that another player adds to a pon wins.", "和他家加杠的牌。"),
        family=Family.SITUATION,
        closed=10,
        open=10,
        holds=in_situation("chankan"),
        example=Example("123m456p34s88s999p", "5s", situation=("chankan",)),
    ),
    *series(
        Yaku(
            "tenhou",
            Names("天和", "blessing of heaven", "天和"),
            Spoken("テンホウ", "tiān hú"),
            Names(
                "荘家の配牌が和了になっている。槓をしていないこと。",
                "The dealer’s first fourteen tiles win, without a kan.",
                "庄家起手十四张即和牌，未曾开杠。",
            ),
            family=Family.SITUATION,
            closed=155,
            open=None,
            holds=in_situation("tenhou"),
            example=Example("123m456p34s88s999p", "5s", self_drawn=True, situation=("tenhou",), winner=0),
        ),
        # Chiihou and renhou change places from system to system: what tells them apart is draw or discard.
        Yaku(
            "chiihou",
            Names("地和 (原義)", "blessing of earth", "地和"),
            Spoken("チーホウ", "dì hú"),
            Names(
                "散家が荘家の第一打で和了する。",
                "A player wins on the dealer’s first discard.",
                "闲家和庄家打出的第一张牌。",
            ),
            family=Family.SITUATION,
            closed=155,
            open=None,
            holds=in_situation("chiihou"),
            ideas=("first_discard",),
            example=Example("123m456p34s88s999p", "5s", situation=("chiihou",)),
        ),
    ),
)
"""The rows of category 9."""

IRREGULAR: tuple[Yaku[Facts], ...] = (
    Yaku(
        "kokushi",
        Names("十三幺九", "thirteen terminals", "十三幺九"),
        Spoken("シーサンヤオチュウ", "shí sān yāo jiǔ"),
        Names(
            "幺九牌十三種を一枚ずつと、そのどれかもう一枚。",
            "One of each terminal and honour, and one more of these.",
            "十三种幺九牌各一张，再加其中任意一张。",
        ),
        family=Family.SPECIAL,
        closed=160,
        open=None,
        holds=_shape(faults.ORPHANS, Form.ORPHANS),
        example=Example("19m19p19s1234567z", "1m"),
    ),
    Yaku(
        "chiitoitsu",
        Names("七対子", "seven pairs", "七对子"),
        Spoken("チートイツ", "qī duì zi"),
        Names(
            "対子七組。同じ牌四枚は二組に数えてよい。",
            "Seven pairs; four of a kind may be two of them.",
            "七组对子，四张相同的牌可算两对。",
        ),
        family=Family.PAIRS,
        closed=30,
        open=None,
        holds=_shape(faults.PAIRS_ONLY, Form.PAIRS),
        example=Example("1111m2288p55s77z3z", "3z"),
    ),
)
"""The rows of category 10."""

CHICKEN: Yaku[Facts] = Yaku(
    "chicken",
    Names("役なし", "chicken hand", "鸡和"),
    Spoken("ヤクナシ", "jī hú"),
    Names(
        "役が一つもない手。門前なら必ず役がある。",
        "A hand without any yaku; a closed one always has some.",
        "没有任何番种的和牌；门前清的牌必有番种。",
    ),
    family=Family.SPECIAL,
    closed=None,
    open=1,
    holds=apart(_SOME_YAKU),
    placeholder=True,
    example=Example("789s22s55z", "2s", melds=(("chi", "123m"), ("chi", "456p"))),
)
"""What stands in an answer for a hand that has no pattern."""
