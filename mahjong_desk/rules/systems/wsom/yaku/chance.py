# SPDX-License-Identifier: MIT
"""Incidents (偶然類), irregular hands (特殊和了形), and the chicken hand.

Categories 9 and 10 of the table, rules/wsom.md §4.
"""

from mahjong_desk.rules.yaku.conditions import Diagnostic, separately_counted
from mahjong_desk.rules.yaku.facts import ReadingFacts
from mahjong_desk.rules.yaku.predicates import seven_pairs, thirteen_orphans, under_circumstance
from mahjong_desk.rules.yaku.row import Example, Yaku, YakuFamily, exclude_lower
from mahjong_desk.texts import Name, Text

_SOME_YAKU = Diagnostic("no_yaku", Text("There is a yaku: {yaku}."))


INCIDENTS: tuple[Yaku[ReadingFacts], ...] = (
    *exclude_lower(
        Yaku(
            "haitei",
            Name("final draw"),
            Text("The last tile of the wall wins, self-drawn."),
            family=YakuFamily.SITUATION,
            value=10,
            condition=under_circumstance("haitei"),
            example=Example("123m456p34s88s999p", "5s", self_drawn=True, situation=("haitei",)),
        ),
        Yaku(
            "houtei",
            Name("final discard"),
            Text("The discard after the last tile wins."),
            family=YakuFamily.SITUATION,
            value=10,
            condition=under_circumstance("houtei"),
            example=Example("123m456p34s88s999p", "5s", situation=("houtei",)),
        ),
    ),
    Yaku(
        "rinshan",
        Name("win on the replacement tile"),
        Text("The replacement tile after a kan wins."),
        family=YakuFamily.SITUATION,
        value=10,
        condition=under_circumstance("rinshan"),
        example=Example("123m456p34s88s", "5s", self_drawn=True, melds=(("ankan", "9999p"),), situation=("rinshan",)),
    ),
    Yaku(
        "chankan",
        Name("robbing a kan", "World Series of Mahjong"),
        Text("The tile that another player adds to a pon wins."),
        family=YakuFamily.SITUATION,
        value=10,
        condition=under_circumstance("chankan"),
        example=Example("123m456p34s88s999p", "5s", situation=("chankan",)),
    ),
    *exclude_lower(
        Yaku(
            "tenhou",
            Name("blessing of heaven"),
            Text("The dealer’s first fourteen tiles win, without a kan."),
            family=YakuFamily.SITUATION,
            closed_value=155,
            condition=under_circumstance("tenhou"),
            example=Example("123m456p34s88s999p", "5s", self_drawn=True, situation=("tenhou",), winner=0),
        ),
        # Systems disagree about chiihou and renhou, so the concept states whether it is by draw or by discard.
        Yaku(
            "chiihou",
            Name("blessing of earth"),
            Text("A player wins on the dealer’s first discard."),
            family=YakuFamily.SITUATION,
            closed_value=155,
            condition=under_circumstance("chiihou"),
            concepts=("first_discard",),
            example=Example("123m456p34s88s999p", "5s", situation=("chiihou",)),
        ),
    ),
)
"""The rows of category 9."""

IRREGULAR: tuple[Yaku[ReadingFacts], ...] = (
    Yaku(
        "kokushi",
        Name("thirteen terminals"),
        Text("One of each terminal and honour, and one more of these."),
        family=YakuFamily.SPECIAL,
        closed_value=160,
        condition=thirteen_orphans,
        example=Example("19m19p19s1234567z", "1m"),
    ),
    Yaku(
        "chiitoitsu",
        Name("seven pairs"),
        Text("Seven pairs; four of a kind may count as two."),
        family=YakuFamily.PAIRS,
        closed_value=30,
        condition=seven_pairs,
        example=Example("1111m2288p55s77z3z", "3z"),
    ),
)
"""The rows of category 10."""

CHICKEN: Yaku[ReadingFacts] = Yaku(
    "chicken",
    Name("chicken hand", "World Series of Mahjong"),
    Text("A hand without any yaku; a closed one always has some."),
    family=YakuFamily.SPECIAL,
    open_value=1,
    condition=separately_counted(_SOME_YAKU),
    is_placeholder=True,
    example=Example("789s22s55z", "2s", melds=(("chi", "123m"), ("chi", "456p"))),
)
"""The row that an answer shows for a hand without any yaku."""
