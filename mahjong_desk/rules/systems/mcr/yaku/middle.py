# SPDX-License-Identifier: MIT
"""The fan worth 8 and 6: nos. 43 to 54 (rules/mcr.md §4).

The combined value of a concealed and a melded kong has no number.
"""

from mahjong_desk.rules.systems.mcr.yaku import conditions
from mahjong_desk.rules.systems.mcr.yaku.combined import mixed_shifted
from mahjong_desk.rules.systems.mcr.yaku.faults import SOME_FAN
from mahjong_desk.rules.systems.mcr.yaku.traits import LAST_CLAIM, LAST_DRAW, REPLACEMENT, ROBBED, McrReadingFacts
from mahjong_desk.rules.yaku.conditions import separately_counted
from mahjong_desk.rules.yaku.picks import dragons, kans
from mahjong_desk.rules.yaku.row import Combination, Example, Variant, Yaku, YakuFamily
from mahjong_desk.shapes import GroupShape
from mahjong_desk.texts import Name, Text

MIDDLE: tuple[Yaku[McrReadingFacts], ...] = (
    Yaku(
        "chicken_hand",
        Name("chicken hand"),
        Text("A hand without any other fan; flowers aside."),
        family=YakuFamily.SPECIAL,
        open_value=8,
        condition=separately_counted(SOME_FAN),
        is_placeholder=True,
        enabling_option="chicken_hand",
        concepts=("chicken",),
        example=Example("56s678p33z", "7s", melds=(("chi", "123m"), ("chi", "345m"))),
    ),
    Yaku(
        "last_tile_draw",
        Name("last tile draw"),
        Text("The last tile of the wall wins, self-drawn."),
        family=YakuFamily.SITUATION,
        value=8,
        condition=conditions.has_circumstance(LAST_DRAW),
        concepts=("haitei",),
        excludes=("self_drawn",),
        example=Example(
            "56s678p33z", "7s", self_drawn=True, melds=(("chi", "123m"), ("chi", "345m")), situation=("haitei",)
        ),
    ),
    Yaku(
        "last_tile_claim",
        Name("last tile claim"),
        Text("The discard after the last tile of the wall wins."),
        family=YakuFamily.SITUATION,
        value=8,
        condition=conditions.has_circumstance(LAST_CLAIM),
        concepts=("houtei",),
        example=Example("56s678p33z", "7s", melds=(("chi", "123m"), ("chi", "345m")), situation=("houtei",)),
    ),
    Yaku(
        "out_with_replacement_tile",
        Name("out with replacement tile"),
        Text("The replacement tile after a kong wins; one for a flower does not count."),
        family=YakuFamily.SITUATION,
        value=8,
        condition=conditions.has_circumstance(REPLACEMENT),
        pick_groups=kans,
        concepts=("rinshan",),
        excludes=("self_drawn",),
        example=Example(
            "56s678p33z", "7s", self_drawn=True, melds=(("chi", "123m"), ("ankan", "4444m")), situation=("rinshan",)
        ),
    ),
    Yaku(
        "robbing_the_kong",
        Name("robbing the kong"),
        Text("The tile that another player adds to a pung wins."),
        family=YakuFamily.SITUATION,
        value=8,
        condition=conditions.has_circumstance(ROBBED),
        concepts=("chankan",),
        excludes=("last_tile",),
        example=Example("56s678p33z", "7s", melds=(("chi", "123m"), ("chi", "345m")), situation=("chankan",)),
    ),
    Yaku(
        "all_pungs",
        Name("all pungs"),
        Text("All four sets are pungs or kongs."),
        family=YakuFamily.TRIPLETS,
        value=6,
        condition=conditions.sets_of_pungs,
        concepts=("toitoi",),
        example=Example("444s77p33m", "3m", melds=(("pon", "222m"), ("pon", "999p"))),
    ),
    Yaku(
        "half_flush",
        Name("half flush"),
        Text("One suit and honours, both present."),
        family=YakuFamily.FLUSH,
        value=6,
        condition=conditions.half_flush,
        concepts=("honitsu",),
        example=Example("567m88m44z", "4z", melds=(("chi", "123m"), ("pon", "333z"))),
    ),
    Yaku(
        "mixed_shifted_chows",
        Name("mixed shifted chows"),
        Text("Chows in all three suits, each 1 higher than the last."),
        family=YakuFamily.SEQUENCES,
        value=6,
        combination=Combination(3, GroupShape.SEQUENCE, mixed_shifted),
        example=Example("67s123m11z", "5s", melds=(("chi", "345m"), ("chi", "456p")), options={"minimum": 0}),
    ),
    Yaku(
        "all_types",
        Name("all types"),
        Text("All three suits, a wind and a dragon."),
        family=YakuFamily.SPECIAL,
        value=6,
        condition=conditions.all_types,
        example=Example("123m55z45p", "6p", melds=(("chi", "789s"), ("pon", "333z"))),
    ),
    Yaku(
        "melded_hand",
        Name("melded hand"),
        Text("Four claimed sets, no concealed kong among them, and a discard wins."),
        family=YakuFamily.SITUATION,
        open_value=6,
        condition=conditions.melded_hand,
        pick_groups=conditions.melded_sets,
        excludes=("single_wait",),
        concepts=("dadiao",),
        example=Example("5z", "5z", melds=(("chi", "123m"), ("chi", "456p"), ("pon", "999s"), ("pon", "222m"))),
    ),
    Yaku(
        "two_concealed_kongs",
        Name("two concealed kongs"),
        Text("Two kongs, both concealed."),
        family=YakuFamily.KANS,
        value=6,
        condition=conditions.kongs_of(0, 2),
        pick_groups=kans,
        value_option="two_concealed_kongs",
        excludes=("two_concealed_pungs",),
        concepts=("ryankantsu",),
        example=Example("123m34s88s", "5s", melds=(("ankan", "1111p"), ("ankan", "9999m"))),
    ),
    Yaku(
        "two_dragon_pungs",
        Name("two dragon pungs"),
        Text("Pungs of exactly two dragons; the pair is not a dragon."),
        family=YakuFamily.HONOURS,
        value=6,
        condition=conditions.two_dragons,
        pick_groups=dragons,
        excludes=("dragon_pung",),
        example=Example("123m45p99s", "6p", melds=(("pon", "555z"), ("pon", "666z")), options={"minimum": 0}),
    ),
    Yaku(
        "concealed_and_melded_kong",
        Name("concealed and melded kong"),
        Text("Two kongs, one concealed and one melded."),
        family=YakuFamily.KANS,
        value=5,
        condition=conditions.kongs_of(1, 1),
        pick_groups=kans,
        variants=(Variant("mixed_kongs", 3, conditions.never), Variant("mixed_kongs", 6, conditions.never)),
        concepts=("ryankantsu",),
        example=Example("123m34s88s", "5s", melds=(("ankan", "1111p"), ("daiminkan", "9999m"))),
    ),
)
"""Nos. 43 to 54, then the combined value of two kongs."""
