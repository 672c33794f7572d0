# SPDX-License-Identifier: MIT
"""Categories 1 and 2 of the table: trivial patterns (門断平) and one-suit patterns (一色類), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import every_of, when
from mahjong_desk.rules.yaku.facts import SIMPLES, Facts
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.predicates import all_of, closed_hand, full_flush, half_flush, pure_gates
from mahjong_desk.rules.yaku.row import Example, Yaku, series
from mahjong_desk.shapes import Form


def _four_sequences(facts: Facts) -> bool:
    return len(facts.sets.sequences) == 4


def _of_sets(facts: Facts) -> bool:
    return facts.form is Form.REGULAR


SUITS: tuple[Yaku[Facts], ...] = (
    Yaku(
        "pinfu",
        Names("平和", "all sequences", "平和"),
        Spoken("ピンフ", "píng hú"),
        Names(
            "四組とも順子。雀頭も待ちも問わず、鳴いてもよい。",
            "All four sets are sequences; any pair, any wait, open or closed.",
            "四组面子全为顺子；将牌、听牌不限，可副露。",
        ),
        family=Family.SEQUENCES,
        closed=5,
        open=5,
        holds=when(faults.SEQUENCES_ONLY, _four_sequences),
        example=Example("789s23s55z", "4s", melds=(("chi", "123m"), ("chi", "456p"))),
    ),
    Yaku(
        "menzen",
        Names("門前清", "concealed hand", "门前清"),
        Spoken("メンゼンチン", "mén qián qīng"),
        Names(
            "四面子一雀頭の手を鳴かずに和了する。暗槓はよく、ロンでもよい。",
            "Four sets and a pair without a claimed set; concealed kans may be there, and a discard may complete it.",
            "四面子一将的牌型且没有副露；可有暗杠，点炮和亦可。",
        ),
        family=Family.SITUATION,
        closed=5,
        open=None,
        holds=every_of(when(faults.SETS_AND_PAIR, _of_sets), closed_hand),
        example=Example("123m456p34s88s999p", "5s"),
    ),
    Yaku(
        "tanyao",
        Names("断幺九", "no terminals", "断幺九"),
        Spoken("タンヤオチュウ", "duàn yāo jiǔ"),
        Names("2から8の数牌だけ。", "Only the numbers 2 to 8.", "仅由2至8的数牌组成。"),
        family=Family.TERMINALS,
        closed=5,
        open=5,
        holds=all_of(SIMPLES),
        example=Example("678s22s55p", "2s", melds=(("chi", "234m"), ("chi", "456p"))),
    ),
    *series(
        Yaku(
            "honitsu",
            Names("混一色", "mixed one-suit", "混一色"),
            Spoken("ホンイーソウ", "hùn yī sè"),
            Names("一種類の数牌と字牌だけ。", "One suit and honours, both there.", "仅由一种花色的数牌与字牌组成。"),
            family=Family.FLUSH,
            closed=40,
            open=40,
            holds=half_flush,
            example=Example("567m88m44z", "4z", melds=(("chi", "123m"), ("pon", "333z"))),
        ),
        Yaku(
            "chinitsu",
            Names("清一色", "pure one-suit", "清一色"),
            Spoken("チンイーソウ", "qīng yī sè"),
            Names("一種類の数牌だけ。", "One suit and nothing else.", "仅由一种花色的数牌组成。"),
            family=Family.FLUSH,
            closed=90,
            open=90,
            holds=full_flush,
            worth="chinitsu_points",
            example=Example("345m99m77m", "7m", melds=(("chi", "123m"), ("chi", "567m"))),
        ),
    ),
    Yaku(
        "chuuren",
        Names("九蓮宝灯", "nine gates", "九莲宝灯"),
        Spoken("チューレンポウトウ", "jiǔ lián bǎo dēng"),
        Names(
            "同じ種類の1112345678999で、その九種どれでも待つ。ツモ牌は手牌と分けておく。",
            "1112345678999 of one suit, waiting for all nine; a drawn tile has to be kept apart from the hand.",
            "同一花色的1112345678999九面听；自摸时所摸的牌须与手牌分开。",
        ),
        family=Family.FLUSH,
        closed=480,
        open=None,
        holds=pure_gates,
        limit=True,
        example=Example("1112345678999m", "5m"),
    ),
)
"""The rows of categories 1 and 2."""
