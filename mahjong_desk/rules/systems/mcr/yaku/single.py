# SPDX-License-Identifier: MIT
"""The fan worth 1: nos. 69 to 81 (rules/mcr.md §4)."""

from mahjong_desk.rules.systems.mcr.yaku import conditions
from mahjong_desk.rules.systems.mcr.yaku.combined import equal_chows, rises_by, same_number
from mahjong_desk.rules.systems.mcr.yaku.faults import NO_FLOWER
from mahjong_desk.rules.systems.mcr.yaku.traits import CLOSED_WAIT, EDGE_WAIT, PAIR_WAIT, McrReadingFacts
from mahjong_desk.rules.yaku.conditions import separately_counted
from mahjong_desk.rules.yaku.row import Combination, Example, Variant, Yaku, YakuFamily
from mahjong_desk.shapes import GroupShape
from mahjong_desk.texts import Name, Text

SINGLE: tuple[Yaku[McrReadingFacts], ...] = (
    Yaku(
        "pure_double_chow",
        Name("pure double chow"),
        Text("Two equal chows."),
        family=YakuFamily.SEQUENCES,
        value=1,
        combination=Combination(2, GroupShape.SEQUENCE, equal_chows),
        concepts=("iipankou",),
        example=Example("123m456p78s55z", "9s", melds=(("chi", "123m"),)),
    ),
    Yaku(
        "mixed_double_chow",
        Name("mixed double chow"),
        Text("The same chow in two suits."),
        family=YakuFamily.SEQUENCES,
        value=1,
        combination=Combination(2, GroupShape.SEQUENCE, same_number),
        example=Example("123p567s8p", "8p", melds=(("chi", "123m"), ("pon", "444m")), options={"minimum": 0}),
    ),
    Yaku(
        "short_straight",
        Name("short straight"),
        Text("Two chows of one suit, three apart, such as 123 and 456."),
        family=YakuFamily.SEQUENCES,
        value=1,
        combination=Combination(2, GroupShape.SEQUENCE, rises_by(3)),
        example=Example("456m789s8p", "8p", melds=(("chi", "123m"), ("pon", "444p")), options={"minimum": 0}),
    ),
    Yaku(
        "two_terminal_chows",
        Name("two terminal chows"),
        Text("123 and 789 of one suit."),
        family=YakuFamily.SEQUENCES,
        value=1,
        combination=Combination(2, GroupShape.SEQUENCE, rises_by(6)),
        example=Example("789m567s8p", "8p", melds=(("chi", "123m"), ("pon", "444p")), options={"minimum": 0}),
    ),
    Yaku(
        "pung_of_terminals_or_honors",
        Name("pung of terminals or honours"),
        Text(
            "Each pung of a 1 or 9, or of a wind that is neither the round wind nor the winner’s "
            "seat wind; dragons never count."
        ),
        family=YakuFamily.TERMINALS,
        value=1,
        condition=conditions.some_outer_pung,
        count=conditions.count_terminal_honour_pungs,
        pick_groups_each=conditions.each_outer,
        example=Example("123m34s88s", "5s", melds=(("chi", "456p"), ("pon", "999m")), options={"minimum": 0}),
    ),
    Yaku(
        "melded_kong",
        Name("melded kong"),
        Text("One kong, melded."),
        family=YakuFamily.KANS,
        value=1,
        condition=conditions.kongs_of(1, 0),
        pick_groups=conditions.melded_kongs,
        concepts=("one_kan",),
        variants=(Variant("mixed_kongs", 3, conditions.one_melded_kong),),
        example=Example("123m34s88s", "5s", melds=(("chi", "456p"), ("shouminkan", "1111p")), options={"minimum": 0}),
    ),
    Yaku(
        "one_voided_suit",
        Name("one voided suit"),
        Text("Tiles of exactly two of the three suits."),
        family=YakuFamily.FLUSH,
        value=1,
        condition=conditions.two_suits,
        example=Example("123m34s88s", "5s", melds=(("chi", "456m"), ("pon", "333z")), options={"minimum": 0}),
    ),
    Yaku(
        "no_honors",
        Name("no honours"),
        Text("No honours."),
        family=YakuFamily.HONOURS,
        value=1,
        condition=conditions.no_honours,
        example=Example("123m34s88s", "5s", melds=(("chi", "456p"), ("pon", "777m")), options={"minimum": 0}),
    ),
    Yaku(
        "edge_wait",
        Name("edge wait", "Chinese Official"),
        Text("The hand waits for nothing but the 3 of 1-2 or the 7 of 8-9."),
        family=YakuFamily.SITUATION,
        value=1,
        condition=conditions.has_circumstance(EDGE_WAIT),
        pick_groups=conditions.completed_group,
        example=Example("456p12s88s", "3s", melds=(("chi", "123m"), ("pon", "777m")), options={"minimum": 0}),
    ),
    Yaku(
        "closed_wait",
        Name("closed wait", "Chinese Official"),
        Text("The hand waits for nothing but the middle of a chow."),
        family=YakuFamily.SITUATION,
        value=1,
        condition=conditions.has_circumstance(CLOSED_WAIT),
        pick_groups=conditions.completed_group,
        example=Example("456p24s88s", "3s", melds=(("chi", "123m"), ("pon", "777m")), options={"minimum": 0}),
    ),
    Yaku(
        "single_wait",
        Name("single wait"),
        Text("The hand waits for nothing but its pair."),
        family=YakuFamily.SITUATION,
        value=1,
        condition=conditions.has_circumstance(PAIR_WAIT),
        pick_groups=conditions.completed_group,
        example=Example("456p234s8m", "8m", melds=(("chi", "123m"), ("pon", "777m")), options={"minimum": 0}),
    ),
    Yaku(
        "self_drawn",
        Name("self-drawn", "Chinese Official"),
        Text("The winning tile is drawn."),
        family=YakuFamily.SITUATION,
        value=1,
        condition=conditions.self_drawn,
        concepts=("tiliu",),
        example=Example(
            "123m34s88s", "5s", self_drawn=True, melds=(("chi", "456p"), ("pon", "777m")), options={"minimum": 0}
        ),
    ),
    Yaku(
        "flower_tiles",
        Name("flower tiles"),
        Text("1 point for each flower; they do not count towards the minimum."),
        family=YakuFamily.SPECIAL,
        value=1,
        condition=separately_counted(NO_FLOWER),
        enabling_option="flower_tiles",
        example=Example("56s678p33z", "7s", melds=(("chi", "123m"), ("chi", "345m")), extra_fields={"flowers": 1}),
    ),
)
"""Nos. 69 to 81."""
