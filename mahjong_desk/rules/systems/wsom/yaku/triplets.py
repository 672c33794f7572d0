# SPDX-License-Identifier: MIT
"""Category 4 of the table: triplets and kans (刻槓類), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Condition, clause
from mahjong_desk.rules.yaku.facts import ReadingFacts
from mahjong_desk.rules.yaku.family import YakuFamily
from mahjong_desk.rules.yaku.row import Example, Yaku, series
from mahjong_desk.shapes import Group, GroupShape
from mahjong_desk.texts import Name, Text


def _four_triplets(facts: ReadingFacts) -> bool:
    return len(facts.sets.triplets) == 4


def _concealed(count: int) -> Condition[ReadingFacts]:
    """Returns the condition that there are exactly ``count`` concealed triplets, concealed kans among them."""

    def shows(facts: ReadingFacts) -> tuple[Group, ...]:
        if facts.concealed != count:
            return ()
        return tuple([group for group in facts.sets.triplets if not group.exposed])

    return clause(faults.concealed_triplets(count), shows)


def _kans(count: int) -> Condition[ReadingFacts]:
    """Returns the condition that there are exactly ``count`` kans of any kind."""

    def shows(facts: ReadingFacts) -> tuple[Group, ...]:
        found = tuple([group for group in facts.sets.triplets if group.shape is GroupShape.KAN])
        return found if len(found) == count else ()

    return clause(faults.exact_kans(count), shows)


TRIPLETS: tuple[Yaku[ReadingFacts], ...] = (
    Yaku(
        "toitoi",
        Name("all triplets"),
        Text("All four sets are triplets or kans."),
        family=YakuFamily.TRIPLETS,
        closed=30,
        open=30,
        holds=clause(faults.TRIPLETS_ONLY, _four_triplets),
        example=Example("444s77p33m", "3m", melds=(("pon", "222m"), ("pon", "999p"))),
    ),
    *series(
        Yaku(
            "ryanankou",
            Name("two concealed triplets"),
            Text("Two concealed triplets or kans; one that a discard completes is not concealed."),
            family=YakuFamily.TRIPLETS,
            closed=5,
            open=5,
            holds=_concealed(2),
            example=Example("222m777p5z", "5z", melds=(("chi", "123s"), ("chi", "678s"))),
        ),
        Yaku(
            "sanankou",
            Name("three concealed triplets"),
            Text("Three concealed triplets or kans."),
            family=YakuFamily.TRIPLETS,
            closed=30,
            open=30,
            holds=_concealed(3),
            example=Example("222m777p999s5z", "5z", melds=(("chi", "123s"),)),
        ),
        Yaku(
            "suuankou",
            Name("four concealed triplets"),
            Text("Four concealed triplets or kans; concealed hand and all triplets count as well."),
            family=YakuFamily.TRIPLETS,
            closed=125,
            open=None,
            holds=_concealed(4),
            example=Example("222m777p999s33p55z", "3p", self_drawn=True),
        ),
    ),
    *series(
        Yaku(
            "iikantsu",
            Name("one kan"),
            Text("One kan of any kind."),
            family=YakuFamily.KANS,
            closed=5,
            open=5,
            holds=_kans(1),
            ideas=("one_kan",),
            example=Example("123m456p34s88s", "5s", melds=(("shouminkan", "1111p"),)),
        ),
        Yaku(
            "ryankantsu",
            Name("two kans", "World Series of Mahjong"),
            Text("Two kans of any kind."),
            family=YakuFamily.KANS,
            closed=20,
            open=20,
            holds=_kans(2),
            example=Example("123m34s88s", "5s", melds=(("shouminkan", "1111p"), ("daiminkan", "9999m"))),
        ),
        Yaku(
            "sankantsu",
            Name("three kans", "World Series of Mahjong"),
            Text("Three kans of any kind."),
            family=YakuFamily.KANS,
            closed=120,
            open=120,
            holds=_kans(3),
            example=Example(
                "34s88s", "5s", melds=(("shouminkan", "1111p"), ("daiminkan", "9999m"), ("ankan", "2222s"))
            ),
        ),
        Yaku(
            "suukantsu",
            Name("four kans", "World Series of Mahjong"),
            Text("Four kans of any kind."),
            family=YakuFamily.KANS,
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
