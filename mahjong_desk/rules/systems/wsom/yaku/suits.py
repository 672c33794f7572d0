# SPDX-License-Identifier: MIT
"""Categories 1, 2, 4 and 8: suits, triplets, terminals (rules/wsom.md §4)."""

from mahjong_desk.rules.yaku import faults, predicates
from mahjong_desk.rules.yaku.conditions import Condition, all_of, clause
from mahjong_desk.rules.yaku.facts import OUTSIDE, SIMPLES, TERMINALS_OR_HONOURS, ReadingFacts
from mahjong_desk.rules.yaku.facts import TERMINALS as ONLY_TERMINALS
from mahjong_desk.rules.yaku.row import Example, Yaku, YakuFamily, exclude_lower
from mahjong_desk.shapes import Group, GroupShape, HandShape
from mahjong_desk.texts import Name, Text

_made_of_sets: Condition[ReadingFacts] = clause(faults.SETS_AND_PAIR, lambda facts: facts.shape is HandShape.REGULAR)

SUITS: tuple[Yaku[ReadingFacts], ...] = (
    Yaku(
        "pinfu",
        Name("all sequences"),
        Text("All four sets are sequences; any pair, any wait, open or closed."),
        family=YakuFamily.SEQUENCES,
        value=5,
        condition=predicates.all_sequences,
        example=Example("789s23s55z", "4s", melds=(("chi", "123m"), ("chi", "456p"))),
    ),
    Yaku(
        "menzen",
        Name("concealed hand"),
        Text("Four sets and a pair without a claimed set; concealed kans are allowed, and a discard may complete it."),
        family=YakuFamily.SITUATION,
        closed_value=5,
        condition=all_of(_made_of_sets, predicates.closed_hand),
        example=Example("123m456p34s88s999p", "5s"),
    ),
    Yaku(
        "tanyao",
        Name("no terminals"),
        Text("Only the numbers 2 to 8."),
        family=YakuFamily.TERMINALS,
        value=5,
        condition=predicates.every_group(SIMPLES),
        example=Example("678s22s55p", "2s", melds=(("chi", "234m"), ("chi", "456p"))),
    ),
    *exclude_lower(
        Yaku(
            "honitsu",
            Name("mixed one-suit"),
            Text("One suit and honours, both present."),
            family=YakuFamily.FLUSH,
            value=40,
            condition=predicates.half_flush,
            example=Example("567m88m44z", "4z", melds=(("chi", "123m"), ("pon", "333z"))),
        ),
        Yaku(
            "chinitsu",
            Name("pure one-suit"),
            Text("One suit and nothing else."),
            family=YakuFamily.FLUSH,
            value=90,
            condition=predicates.full_flush,
            value_option="chinitsu_points",
            example=Example("345m99m77m", "7m", melds=(("chi", "123m"), ("chi", "567m"))),
        ),
    ),
    Yaku(
        "chuuren",
        Name("nine gates", "Chinese games"),
        Text("1112345678999 of one suit, waiting for all nine; a drawn tile must be kept apart from the hand."),
        family=YakuFamily.FLUSH,
        closed_value=480,
        condition=predicates.pure_nine_gates,
        is_limit=True,
        example=Example("1112345678999m", "5m"),
    ),
)
"""The rows of categories 1 and 2."""


_in_every_set = all_of(_made_of_sets, predicates.every_group(OUTSIDE))


TERMINALS: tuple[Yaku[ReadingFacts], ...] = (
    *exclude_lower(
        Yaku(
            "chanta",
            Name("mixed lesser terminals"),
            Text("The pair and every set contain a terminal or an honour."),
            family=YakuFamily.TERMINALS,
            value=40,
            condition=_in_every_set,
            example=Example("78s11z444z", "9s", melds=(("chi", "123m"), ("pon", "999p"))),
        ),
        Yaku(
            "junchan",
            Name("pure lesser terminals"),
            Text("The pair and every set contain a 1 or a 9."),
            family=YakuFamily.TERMINALS,
            value=50,
            condition=all_of(_in_every_set, predicates.no_honour),
            example=Example("78s11s123p", "9s", melds=(("chi", "123m"), ("pon", "999p"))),
        ),
        Yaku(
            "honroutou",
            Name("mixed greater terminals"),
            Text("Only terminals and honours, also as seven pairs, but not as thirteen terminals."),
            family=YakuFamily.TERMINALS,
            value=100,
            condition=predicates.every_group(TERMINALS_OR_HONOURS),
            example=Example("333z99s44z", "4z", melds=(("pon", "111m"), ("pon", "999p"))),
        ),
        Yaku(
            "chinroutou",
            Name("pure greater terminals"),
            Text("Only 1 and 9, also as seven pairs."),
            family=YakuFamily.TERMINALS,
            value=400,
            condition=predicates.every_group(ONLY_TERMINALS),
            is_limit=True,
            example=Example("111s99s99m", "9s", melds=(("pon", "111m"), ("pon", "999p"))),
        ),
    ),
)
"""The rows of category 8."""


def _concealed(count: int) -> Condition[ReadingFacts]:
    """Returns the condition of exactly ``count`` concealed triplets and kans."""

    def shows(facts: ReadingFacts) -> tuple[Group, ...]:
        if facts.concealed_triplets != count:
            return ()
        return tuple([group for group in facts.sets.triplets if not group.is_open])

    return clause(faults.concealed_triplets(count), shows)


def _kans(count: int) -> Condition[ReadingFacts]:
    """Returns the condition that there are exactly ``count`` kans of any kind."""

    def shows(facts: ReadingFacts) -> tuple[Group, ...]:
        kans = tuple([group for group in facts.sets.triplets if group.shape is GroupShape.KAN])
        return kans if len(kans) == count else ()

    return clause(faults.exact_kans(count), shows)


TRIPLETS: tuple[Yaku[ReadingFacts], ...] = (
    Yaku(
        "toitoi",
        Name("all triplets"),
        Text("All four sets are triplets or kans."),
        family=YakuFamily.TRIPLETS,
        value=30,
        condition=predicates.all_triplets,
        example=Example("444s77p33m", "3m", melds=(("pon", "222m"), ("pon", "999p"))),
    ),
    *exclude_lower(
        Yaku(
            "ryanankou",
            Name("two concealed triplets"),
            Text("Two concealed triplets or kans; one completed by a discard is not concealed."),
            family=YakuFamily.TRIPLETS,
            value=5,
            condition=_concealed(2),
            example=Example("222m777p5z", "5z", melds=(("chi", "123s"), ("chi", "678s"))),
        ),
        Yaku(
            "sanankou",
            Name("three concealed triplets"),
            Text("Three concealed triplets or kans."),
            family=YakuFamily.TRIPLETS,
            value=30,
            condition=_concealed(3),
            example=Example("222m777p999s5z", "5z", melds=(("chi", "123s"),)),
        ),
        Yaku(
            "suuankou",
            Name("four concealed triplets"),
            Text("Four concealed triplets or kans; concealed hand and all triplets count as well."),
            family=YakuFamily.TRIPLETS,
            closed_value=125,
            condition=_concealed(4),
            example=Example("222m777p999s33p55z", "3p", self_drawn=True),
        ),
    ),
    *exclude_lower(
        Yaku(
            "iikantsu",
            Name("one kan"),
            Text("One kan of any kind."),
            family=YakuFamily.KANS,
            value=5,
            condition=_kans(1),
            concepts=("one_kan",),
            example=Example("123m456p34s88s", "5s", melds=(("shouminkan", "1111p"),)),
        ),
        Yaku(
            "ryankantsu",
            Name("two kans", "World Series of Mahjong"),
            Text("Two kans of any kind."),
            family=YakuFamily.KANS,
            value=20,
            condition=_kans(2),
            example=Example("123m34s88s", "5s", melds=(("shouminkan", "1111p"), ("daiminkan", "9999m"))),
        ),
        Yaku(
            "sankantsu",
            Name("three kans", "World Series of Mahjong"),
            Text("Three kans of any kind."),
            family=YakuFamily.KANS,
            value=120,
            condition=_kans(3),
            example=Example(
                "34s88s", "5s", melds=(("shouminkan", "1111p"), ("daiminkan", "9999m"), ("ankan", "2222s"))
            ),
        ),
        Yaku(
            "suukantsu",
            Name("four kans", "World Series of Mahjong"),
            Text("Four kans of any kind."),
            family=YakuFamily.KANS,
            value=480,
            condition=_kans(4),
            is_limit=True,
            example=Example(
                "8s",
                "8s",
                melds=(("shouminkan", "1111p"), ("daiminkan", "9999m"), ("ankan", "2222s"), ("ankan", "7777p")),
            ),
        ),
    ),
)
"""The rows of category 4."""
