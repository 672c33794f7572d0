# SPDX-License-Identifier: MIT
"""Categories 1 and 2 of the table: trivial patterns (門断平) and one-suit patterns (一色類), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.rules.facts import CLOSED, HONOUR_SUIT, NINE_GATES, SIMPLES, numbered_suits
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import Example
from mahjong_desk.rules.wsom.patterns.pattern import Seen, pattern
from mahjong_desk.shapes import Form


def _four_sequences(seen: Seen) -> bool:
    return len(seen.sets.sequences) == 4


def _concealed_hand(seen: Seen) -> bool:
    return seen.form is Form.REGULAR and bool(seen.facts.moment & CLOSED)


def _no_terminals(seen: Seen) -> bool:
    return bool(seen.facts.every & SIMPLES)


def _one_suit(seen: Seen, *, honours: bool) -> bool:
    some = seen.facts.some
    return numbered_suits(some) == 1 and bool(some & HONOUR_SUIT) is honours


def _nine_gates(seen: Seen) -> bool:
    return bool(seen.facts.moment & NINE_GATES)


SUITS = (
    pattern(
        "1.1",
        "pinfu",
        Names("平和", "all sequences", "平和"),
        5,
        _four_sequences,
        Names(
            "四組とも順子。雀頭も待ちも問わず、鳴いてもよい。",
            "All four sets are sequences; any pair, any wait, open or closed.",
            "四组面子全为顺子；将牌、听牌不限，可副露。",
        ),
        Example("789s23s55z", "4s", melds=(("chi", "123m"), ("chi", "456p"))),
    ),
    pattern(
        "1.2",
        "menzen",
        Names("門前清", "concealed hand", "门前清"),
        5,
        _concealed_hand,
        Names(
            "四面子一雀頭の手を鳴かずに和了する。暗槓はよく、ロンでもよい。",
            "Four sets and a pair without a claimed set; concealed kans may be there, and a discard may complete it.",
            "四面子一将的牌型且没有副露；可有暗杠，点炮和亦可。",
        ),
        Example("123m456p34s88s999p", "5s"),
        closed_only=True,
    ),
    pattern(
        "1.3",
        "tanyao",
        Names("断幺九", "no terminals", "断幺九"),
        5,
        _no_terminals,
        Names("2から8の数牌だけ。", "Only the numbers 2 to 8.", "仅由2至8的数牌组成。"),
        Example("678s22s55p", "2s", melds=(("chi", "234m"), ("chi", "456p"))),
    ),
    pattern(
        "2.1.1",
        "honitsu",
        Names("混一色", "mixed one-suit", "混一色"),
        40,
        lambda seen: _one_suit(seen, honours=True),
        Names("一種類の数牌と字牌だけ。", "One suit and honours, both there.", "仅由一种花色的数牌与字牌组成。"),
        Example("567m88m44z", "4z", melds=(("chi", "123m"), ("pon", "333z"))),
    ),
    pattern(
        "2.1.2",
        "chinitsu",
        Names("清一色", "pure one-suit", "清一色"),
        90,
        lambda seen: _one_suit(seen, honours=False),
        Names("一種類の数牌だけ。", "One suit and nothing else.", "仅由一种花色的数牌组成。"),
        Example("345m99m77m", "7m", melds=(("chi", "123m"), ("chi", "567m"))),
    ),
    pattern(
        "2.2",
        "chuuren",
        Names("九蓮宝灯", "nine gates", "九莲宝灯"),
        480,
        _nine_gates,
        Names(
            "同じ種類の1112345678999で、その九種どれでも待つ。ツモ牌は手牌と分けておく。",
            "1112345678999 of one suit, waiting for all nine; a drawn tile has to be kept apart from the hand.",
            "同一花色的1112345678999九面听；自摸时所摸的牌须与手牌分开。",
        ),
        Example("1112345678999m", "5m"),
        closed_only=True,
    ),
)
"""The rows of categories 1 and 2."""
