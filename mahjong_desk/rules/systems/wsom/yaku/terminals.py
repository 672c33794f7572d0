# SPDX-License-Identifier: MIT
"""Category 8 of the table: terminals (幺九類), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import all_of, clause
from mahjong_desk.rules.yaku.facts import OUTSIDE, TERMINALS_OR_HONOURS, ReadingFacts
from mahjong_desk.rules.yaku.facts import TERMINALS as ONLY_TERMINALS
from mahjong_desk.rules.yaku.family import YakuFamily
from mahjong_desk.rules.yaku.predicates import every_group, no_honour
from mahjong_desk.rules.yaku.row import Example, Yaku, series
from mahjong_desk.shapes import HandShape
from mahjong_desk.texts import Name, Text


def _of_sets(facts: ReadingFacts) -> bool:
    return facts.form is HandShape.REGULAR


_in_every_set = all_of(clause(faults.SETS_AND_PAIR, _of_sets), every_group(OUTSIDE))


TERMINALS: tuple[Yaku[ReadingFacts], ...] = (
    *series(
        Yaku(
            "chanta",
            Name("mixed lesser terminals"),
            Text("The pair and every set hold a terminal or an honour."),
            family=YakuFamily.TERMINALS,
            closed=40,
            open=40,
            holds=_in_every_set,
            example=Example("78s11z444z", "9s", melds=(("chi", "123m"), ("pon", "999p"))),
        ),
        Yaku(
            "junchan",
            Name("pure lesser terminals"),
            Text("The pair and every set hold a 1 or a 9."),
            family=YakuFamily.TERMINALS,
            closed=50,
            open=50,
            holds=all_of(_in_every_set, no_honour),
            example=Example("78s11s123p", "9s", melds=(("chi", "123m"), ("pon", "999p"))),
        ),
        Yaku(
            "honroutou",
            Name("mixed greater terminals"),
            Text("Only terminals and honours; seven pairs will do, thirteen terminals will not."),
            family=YakuFamily.TERMINALS,
            closed=100,
            open=100,
            holds=every_group(TERMINALS_OR_HONOURS),
            example=Example("333z99s44z", "4z", melds=(("pon", "111m"), ("pon", "999p"))),
        ),
        Yaku(
            "chinroutou",
            Name("pure greater terminals"),
            Text("Only 1 and 9; seven pairs will do."),
            family=YakuFamily.TERMINALS,
            closed=400,
            open=400,
            holds=every_group(ONLY_TERMINALS),
            limit=True,
            example=Example("111s99s99m", "9s", melds=(("pon", "111m"), ("pon", "999p"))),
        ),
    ),
)
"""The rows of category 8."""
