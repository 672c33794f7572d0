# SPDX-License-Identifier: MIT
"""Categories 9 and 10 of the table: incidents (偶然類) and irregular hands (特殊和了形), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.rules.facts import SITUATION_FLAGS
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import Example
from mahjong_desk.rules.wsom.patterns.pattern import Shows, pattern
from mahjong_desk.shapes import Form


def _at(situation: Situation) -> Shows:
    flag = SITUATION_FLAGS[situation]
    return lambda seen: bool(seen.facts.moment & flag)


def _shape(form: Form) -> Shows:
    return lambda seen: seen.form is form


_HAND = "123m456p34s88s999p"

INCIDENTS = (
    pattern(
        "9.1.1",
        "haitei",
        Names("海底撈月", "final draw", "海底捞月"),
        10,
        _at(Situation.HAITEI),
        Names("最後の一枚をツモって和了する。", "The last tile of the wall wins, self-drawn.", "自摸最后一张牌和牌。"),
        Example(_HAND, "5s", self_drawn=True, situation=("haitei",)),
    ),
    pattern(
        "9.1.2",
        "houtei",
        Names("河底撈魚", "final discard", "河底捞鱼"),
        10,
        _at(Situation.HOUTEI),
        Names("最後の捨て牌で和了する。", "The discard after the last tile wins.", "以最后一张弃牌点炮和。"),
        Example(_HAND, "5s", situation=("houtei",)),
    ),
    pattern(
        "9.2",
        "rinshan",
        Names("嶺上開花", "win on the replacement tile", "岭上开花"),
        10,
        _at(Situation.RINSHAN),
        Names("槓の補充牌で和了する。", "The replacement tile after a kan wins.", "以杠后补牌自摸和牌。"),
        Example("123m456p34s88s", "5s", self_drawn=True, melds=(("ankan", "9999p"),), situation=("rinshan",)),
    ),
    pattern(
        "9.3",
        "chankan",
        Names("搶槓", "robbing a kan", "抢杠"),
        10,
        _at(Situation.CHANKAN),
        Names("他家の加槓の牌で和了する。", "The tile that another player adds to a pon wins.", "和他家加杠的牌。"),
        Example(_HAND, "5s", situation=("chankan",)),
    ),
    pattern(
        "9.4.1",
        "tenhou",
        Names("天和", "blessing of heaven", "天和"),
        155,
        _at(Situation.TENHOU),
        Names(
            "荘家の配牌が和了になっている。槓をしていないこと。",
            "The dealer’s first fourteen tiles win, without a kan.",
            "庄家起手十四张即和牌，未曾开杠。",
        ),
        Example(_HAND, "5s", self_drawn=True, situation=("tenhou",), winner=0),
        closed_only=True,
    ),
    pattern(
        "9.4.2",
        "chiihou",
        Names("地和 (原義)", "blessing of earth", "地和"),
        155,
        _at(Situation.CHIIHOU),
        Names(
            "散家が荘家の第一打で和了する。",
            "A player wins on the dealer’s first discard.",
            "闲家和庄家打出的第一张牌。",
        ),
        Example(_HAND, "5s", situation=("chiihou",)),
        closed_only=True,
    ),
)
"""The rows of category 9."""

IRREGULAR = (
    pattern(
        "10.1",
        "kokushi",
        Names("十三幺九", "thirteen terminals", "十三幺九"),
        160,
        _shape(Form.ORPHANS),
        Names(
            "幺九牌十三種を一枚ずつと、そのどれかもう一枚。",
            "One of each terminal and honour, and one more of these.",
            "十三种幺九牌各一张，再加其中任意一张。",
        ),
        Example("19m19p19s1234567z", "1m"),
        closed_only=True,
    ),
    pattern(
        "10.2",
        "chiitoitsu",
        Names("七対子", "seven pairs", "七对子"),
        30,
        _shape(Form.PAIRS),
        Names(
            "対子七組。同じ牌四枚は二組に数えてよい。",
            "Seven pairs; four of a kind may be two of them.",
            "七组对子，四张相同的牌可算两对。",
        ),
        Example("1111m2288p55s77z3z", "3z"),
        closed_only=True,
    ),
)
"""The rows of category 10."""
