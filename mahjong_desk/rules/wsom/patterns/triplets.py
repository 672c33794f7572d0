# SPDX-License-Identifier: MIT
"""Category 4 of the table: triplets and kans (刻槓類), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import Example
from mahjong_desk.rules.wsom.patterns.pattern import Seen, Shows, pattern
from mahjong_desk.rules.yaku import concealed_triplets
from mahjong_desk.shapes import Group, Shape


def _four_triplets(seen: Seen) -> bool:
    return len(seen.sets.triplets) == 4


def _concealed(count: int) -> Shows:
    """Returns what shows exactly ``count`` concealed triplets, concealed kans among them."""

    def shows(seen: Seen) -> tuple[Group, ...]:
        if seen.facts.concealed != count:
            return ()
        return concealed_triplets(seen.facts, seen.sets.triplets)

    return shows


def _kans(count: int) -> Shows:
    """Returns what shows exactly ``count`` kans of any kind."""

    def shows(seen: Seen) -> tuple[Group, ...]:
        found = tuple([group for group in seen.sets.triplets if group.shape is Shape.KAN])
        return found if len(found) == count else ()

    return shows


TRIPLETS = (
    pattern(
        "4.1",
        "toitoi",
        Names("対々和", "all triplets", "对对和"),
        30,
        _four_triplets,
        Names("四組とも刻子か槓子。", "All four sets are triplets or kans.", "四组面子全为刻子或杠子。"),
        Example("444s77p33m", "3m", melds=(("pon", "222m"), ("pon", "999p"))),
    ),
    pattern(
        "4.2.1",
        "ryanankou",
        Names("二暗刻", "two concealed triplets", "二暗刻"),
        5,
        _concealed(2),
        Names(
            "暗刻か暗槓が二組。ロン牌で完成した刻子は数えない。",
            "Two concealed triplets or kans; one that a discard completes is not concealed.",
            "两组暗刻或暗杠；点炮和完成的刻子不算。",
        ),
        Example("222m777p5z", "5z", melds=(("chi", "123s"), ("chi", "678s"))),
    ),
    pattern(
        "4.2.2",
        "sanankou",
        Names("三暗刻", "three concealed triplets", "三暗刻"),
        30,
        _concealed(3),
        Names("暗刻か暗槓が三組。", "Three concealed triplets or kans.", "三组暗刻或暗杠。"),
        Example("222m777p999s5z", "5z", melds=(("chi", "123s"),)),
    ),
    pattern(
        "4.2.3",
        "suuankou",
        Names("四暗刻", "four concealed triplets", "四暗刻"),
        125,
        _concealed(4),
        Names(
            "暗刻か暗槓が四組。門前清と対々和もつく。",
            "Four concealed triplets or kans; concealed hand and all triplets count as well.",
            "四组暗刻或暗杠，门前清与对对和另计。",
        ),
        Example("222m777p999s33p55z", "3p", self_drawn=True),
        closed_only=True,
    ),
    pattern(
        "4.3.1",
        "iikantsu",
        Names("一槓子", "one kan", "一杠"),
        5,
        _kans(1),
        Names("槓子が一組。種類は問わない。", "One kan of any kind.", "一组杠子，明暗不限。"),
        Example("123m456p34s88s", "5s", melds=(("shouminkan", "1111p"),)),
    ),
    pattern(
        "4.3.2",
        "ryankantsu",
        Names("二槓子", "two kans", "二杠"),
        20,
        _kans(2),
        Names("槓子が二組。", "Two kans of any kind.", "两组杠子。"),
        Example("123m34s88s", "5s", melds=(("shouminkan", "1111p"), ("daiminkan", "9999m"))),
    ),
    pattern(
        "4.3.3",
        "sankantsu",
        Names("三槓子", "three kans", "三杠"),
        120,
        _kans(3),
        Names("槓子が三組。", "Three kans of any kind.", "三组杠子。"),
        Example("34s88s", "5s", melds=(("shouminkan", "1111p"), ("daiminkan", "9999m"), ("ankan", "2222s"))),
    ),
    pattern(
        "4.3.4",
        "suukantsu",
        Names("四槓子", "four kans", "四杠"),
        480,
        _kans(4),
        Names("槓子が四組。", "Four kans of any kind.", "四组杠子。"),
        Example(
            "8s",
            "8s",
            melds=(("shouminkan", "1111p"), ("daiminkan", "9999m"), ("ankan", "2222s"), ("ankan", "7777p")),
        ),
    ),
)
"""The rows of category 4."""
