# SPDX-License-Identifier: MIT
"""Category 4 of the table: triplets and kans (刻槓類), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Condition, when
from mahjong_desk.rules.yaku.facts import Facts
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.row import Example, Yaku, series
from mahjong_desk.shapes import Group, Shape


def _four_triplets(facts: Facts) -> bool:
    return len(facts.sets.triplets) == 4


def _concealed(count: int) -> Condition[Facts]:
    """Returns the condition that there are exactly ``count`` concealed triplets, concealed kans among them."""

    def shows(facts: Facts) -> tuple[Group, ...]:
        if facts.concealed != count:
            return ()
        return tuple([group for group in facts.sets.triplets if not group.exposed])

    return when(faults.concealed_triplets(count), shows)


def _kans(count: int) -> Condition[Facts]:
    """Returns the condition that there are exactly ``count`` kans of any kind."""

    def shows(facts: Facts) -> tuple[Group, ...]:
        found = tuple([group for group in facts.sets.triplets if group.shape is Shape.KAN])
        return found if len(found) == count else ()

    return when(faults.exact_kans(count), shows)


TRIPLETS: tuple[Yaku[Facts], ...] = (
    Yaku(
        "toitoi",
        Names("対々和", "all triplets", "对对和"),
        Spoken("トイトイホウ", "duì duì hú"),
        Names("四組とも刻子か槓子。", "All four sets are triplets or kans.", "四组面子全为刻子或杠子。"),
        family=Family.TRIPLETS,
        closed=30,
        open=30,
        holds=when(faults.TRIPLETS_ONLY, _four_triplets),
        example=Example("444s77p33m", "3m", melds=(("pon", "222m"), ("pon", "999p"))),
    ),
    *series(
        Yaku(
            "ryanankou",
            Names("二暗刻", "two concealed triplets", "二暗刻"),
            Spoken("リャンアンコウ", "èr àn kè"),
            Names(
                "暗刻か暗槓が二組。ロン牌で完成した刻子は数えない。",
                "Two concealed triplets or kans; one that a discard completes is not concealed.",
                "两组暗刻或暗杠；点炮和完成的刻子不算。",
            ),
            family=Family.TRIPLETS,
            closed=5,
            open=5,
            holds=_concealed(2),
            example=Example("222m777p5z", "5z", melds=(("chi", "123s"), ("chi", "678s"))),
        ),
        Yaku(
            "sanankou",
            Names("三暗刻", "three concealed triplets", "三暗刻"),
            Spoken("サンアンコウ", "sān àn kè"),
            Names("暗刻か暗槓が三組。", "Three concealed triplets or kans.", "三组暗刻或暗杠。"),
            family=Family.TRIPLETS,
            closed=30,
            open=30,
            holds=_concealed(3),
            example=Example("222m777p999s5z", "5z", melds=(("chi", "123s"),)),
        ),
        Yaku(
            "suuankou",
            Names("四暗刻", "four concealed triplets", "四暗刻"),
            Spoken("スーアンコウ", "sì àn kè"),
            Names(
                "暗刻か暗槓が四組。門前清と対々和もつく。",
                "Four concealed triplets or kans; concealed hand and all triplets count as well.",
                "四组暗刻或暗杠，门前清与对对和另计。",
            ),
            family=Family.TRIPLETS,
            closed=125,
            open=None,
            holds=_concealed(4),
            example=Example("222m777p999s33p55z", "3p", self_drawn=True),
        ),
    ),
    *series(
        Yaku(
            "iikantsu",
            Names("一槓子", "one kan", "一杠"),
            Spoken("イーカンツ", "yī gàng"),
            Names("槓子が一組。種類は問わない。", "One kan of any kind.", "一组杠子，明暗不限。"),
            family=Family.KANS,
            closed=5,
            open=5,
            holds=_kans(1),
            ideas=("one_kan",),
            example=Example("123m456p34s88s", "5s", melds=(("shouminkan", "1111p"),)),
        ),
        Yaku(
            "ryankantsu",
            Names("二槓子", "two kans", "二杠"),
            Spoken("リャンカンツ", "èr gàng"),
            Names("槓子が二組。", "Two kans of any kind.", "两组杠子。"),
            family=Family.KANS,
            closed=20,
            open=20,
            holds=_kans(2),
            example=Example("123m34s88s", "5s", melds=(("shouminkan", "1111p"), ("daiminkan", "9999m"))),
        ),
        Yaku(
            "sankantsu",
            Names("三槓子", "three kans", "三杠"),
            Spoken("サンカンツ", "sān gàng"),
            Names("槓子が三組。", "Three kans of any kind.", "三组杠子。"),
            family=Family.KANS,
            closed=120,
            open=120,
            holds=_kans(3),
            example=Example(
                "34s88s", "5s", melds=(("shouminkan", "1111p"), ("daiminkan", "9999m"), ("ankan", "2222s"))
            ),
        ),
        Yaku(
            "suukantsu",
            Names("四槓子", "four kans", "四杠"),
            Spoken("スーカンツ", "sì gàng"),
            Names("槓子が四組。", "Four kans of any kind.", "四组杠子。"),
            family=Family.KANS,
            closed=480,
            open=480,
            holds=_kans(4),
            limit=True,
            example=Example(
                "8s",
                "8s",
                melds=(("shouminkan", "1111p"), ("daiminkan", "9999m"), ("ankan", "2222s"), ("ankan", "7777p")),
            ),
        ),
    ),
)
"""The rows of category 4."""
