# SPDX-License-Identifier: MIT
"""Categories 1 and 2 of the table: trivial patterns (門断平) and one-suit patterns (一色類), rules/wsom.md §4."""

from __future__ import annotations

from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import all_of, clause
from mahjong_desk.rules.yaku.facts import SIMPLES, ReadingFacts
from mahjong_desk.rules.yaku.family import YakuFamily
from mahjong_desk.rules.yaku.predicates import closed_hand, every_group, full_flush, half_flush, pure_nine_gates
from mahjong_desk.rules.yaku.row import Example, Yaku, series
from mahjong_desk.shapes import HandShape
from mahjong_desk.texts import Name, Text


def _four_sequences(facts: ReadingFacts) -> bool:
    return len(facts.sets.sequences) == 4


def _of_sets(facts: ReadingFacts) -> bool:
    return facts.form is HandShape.REGULAR


SUITS: tuple[Yaku[ReadingFacts], ...] = (
    Yaku(
        "pinfu",
        Name("all sequences"),
        Text("All four sets are sequences; any pair, any wait, open or closed."),
        family=YakuFamily.SEQUENCES,
        closed=5,
        open=5,
        holds=clause(faults.SEQUENCES_ONLY, _four_sequences),
        example=Example("789s23s55z", "4s", melds=(("chi", "123m"), ("chi", "456p"))),
    ),
    Yaku(
        "menzen",
        Name("concealed hand"),
        Text("Four sets and a pair without a claimed set; concealed kans may be there, and a discard may complete it."),
        family=YakuFamily.SITUATION,
        closed=5,
        open=None,
        holds=all_of(clause(faults.SETS_AND_PAIR, _of_sets), closed_hand),
        example=Example("123m456p34s88s999p", "5s"),
    ),
    Yaku(
        "tanyao",
        Name("no terminals"),
        Text("Only the numbers 2 to 8."),
        family=YakuFamily.TERMINALS,
        closed=5,
        open=5,
        holds=every_group(SIMPLES),
        example=Example("678s22s55p", "2s", melds=(("chi", "234m"), ("chi", "456p"))),
    ),
    *series(
        Yaku(
            "honitsu",
            Name("mixed one-suit"),
            Text("One suit and honours, both there."),
            family=YakuFamily.FLUSH,
            closed=40,
            open=40,
            holds=half_flush,
            example=Example("567m88m44z", "4z", melds=(("chi", "123m"), ("pon", "333z"))),
        ),
        Yaku(
            "chinitsu",
            Name("pure one-suit"),
            Text("One suit and nothing else."),
            family=YakuFamily.FLUSH,
            closed=90,
            open=90,
            holds=full_flush,
            worth="chinitsu_points",
            example=Example("345m99m77m", "7m", melds=(("chi", "123m"), ("chi", "567m"))),
        ),
    ),
    Yaku(
        "chuuren",
        Name("nine gates", "Chinese games"),
        Text("1112345678999 of one suit, waiting for all nine; a drawn tile has to be kept apart from the hand."),
        family=YakuFamily.FLUSH,
        closed=480,
        open=None,
        holds=pure_nine_gates,
        limit=True,
        example=Example("1112345678999m", "5m"),
    ),
)
"""The rows of categories 1 and 2."""
