# SPDX-License-Identifier: MIT
"""The hands that are worth a fixed amount (rules/beijing.md §4)."""

from mahjong_desk.rules.model.circumstances import CHIIHOU, TENHOU
from mahjong_desk.rules.systems.beijing.yaku import conditions
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import all_of
from mahjong_desk.rules.yaku.row import Example, Yaku, YakuFamily
from mahjong_desk.texts import Name, Text

HUNGANG = "hungang"
"""The id of the hand that needs no shape."""

FIXED: tuple[Yaku[conditions.BeijingReadingFacts], ...] = (
    Yaku(
        "tenhou",
        Name("heavenly hand"),
        Text("The dealer’s first fourteen tiles are complete."),
        family=YakuFamily.SITUATION,
        closed_value=20,
        condition=conditions.has_circumstance(faults.missing_circumstance(TENHOU.id), conditions.FIRST_PIECES),
        is_limit=True,
        value_option="tenhou_points",
        example=Example(
            "123m456p45789s22z",
            "6s",
            self_drawn=True,
            situation=("tenhou",),
            winner=0,
            turned_up={"wild_indicator": "1p"},
        ),
    ),
    Yaku(
        "chiihou",
        Name("earthly hand"),
        Text("A player wins on the dealer’s first discard."),
        family=YakuFamily.SITUATION,
        closed_value=20,
        condition=conditions.has_circumstance(faults.missing_circumstance(CHIIHOU.id), conditions.FIRST_DISCARD),
        is_limit=True,
        value_option="chiihou_points",
        concepts=("first_discard",),
        example=Example(
            "123m456p45789s22z", "6s", situation=("chiihou",), discarder=0, turned_up={"wild_indicator": "1p"}
        ),
    ),
    Yaku(
        HUNGANG,
        Name("four wildcards"),
        Text("All four wildcards are in the concealed hand after a draw; the hand need not be complete."),
        family=YakuFamily.WILDCARDS,
        value=20,
        condition=all_of(
            conditions.has_circumstance(conditions.ALL_WILDS, conditions.FOUR_WILDS),
            conditions.has_circumstance(faults.SELF_DRAWN, conditions.OWN_PIECE),
        ),
        is_limit=True,
        value_option="hungang_points",
        example=Example("2222m147p159s346z", "8s", self_drawn=True, turned_up={"wild_indicator": "1m"}),
    ),
)
