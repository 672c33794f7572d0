# SPDX-License-Identifier: MIT
"""Category 8 of the table: terminals (幺九類), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.rules.facts import ENDS, HONOUR_SUIT, OUTSIDE
from mahjong_desk.rules.facts import TERMINALS as ONLY_TERMINALS
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import Example
from mahjong_desk.rules.wsom.patterns.pattern import Seen, pattern
from mahjong_desk.shapes import Form


def _in_every_set(seen: Seen) -> bool:
    return seen.form is Form.REGULAR and bool(seen.facts.every & OUTSIDE)


def _without_honours(seen: Seen) -> bool:
    return _in_every_set(seen) and not seen.facts.some & HONOUR_SUIT


def _only_ends(seen: Seen) -> bool:
    return bool(seen.facts.every & ENDS)


def _only_terminals(seen: Seen) -> bool:
    return bool(seen.facts.every & ONLY_TERMINALS)


TERMINALS = (
    pattern(
        "8.1.1",
        "chanta",
        Names("混全帯幺", "mixed lesser terminals", "混全带幺"),
        40,
        _in_every_set,
        Names(
            "四組と雀頭のすべてに幺九牌がある。",
            "The pair and every set hold a terminal or an honour.",
            "四组面子与将均含幺九牌。",
        ),
        Example("78s11z444z", "9s", melds=(("chi", "123m"), ("pon", "999p"))),
    ),
    pattern(
        "8.1.2",
        "junchan",
        Names("純全帯幺", "pure lesser terminals", "纯全带幺"),
        50,
        _without_honours,
        Names(
            "四組と雀頭のすべてに1か9がある。",
            "The pair and every set hold a 1 or a 9.",
            "四组面子与将均含1或9。",
        ),
        Example("78s11s123p", "9s", melds=(("chi", "123m"), ("pon", "999p"))),
    ),
    pattern(
        "8.1.3",
        "honroutou",
        Names("混幺九", "mixed greater terminals", "混幺九"),
        100,
        _only_ends,
        Names(
            "幺九牌だけ。七対子でもよいが、十三幺九にはつかない。",
            "Only terminals and honours; seven pairs will do, thirteen terminals will not.",
            "仅由幺九牌组成；七对亦可，十三幺九不计。",
        ),
        Example("333z99s44z", "4z", melds=(("pon", "111m"), ("pon", "999p"))),
    ),
    pattern(
        "8.1.4",
        "chinroutou",
        Names("清幺九", "pure greater terminals", "清幺九"),
        400,
        _only_terminals,
        Names(
            "1と9の数牌だけ。七対子でもよい。", "Only 1 and 9; seven pairs will do.", "仅由1和9的数牌组成，七对亦可。"
        ),
        Example("111s99s99m", "9s", melds=(("pon", "111m"), ("pon", "999p"))),
    ),
)
"""The rows of category 8."""
