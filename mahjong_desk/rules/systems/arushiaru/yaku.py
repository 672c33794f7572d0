# SPDX-License-Identifier: MIT
"""The yaku of Ar-Shi-Ar in the order of their rows (rules/arushiaru.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.yaku.conditions import every_of, one_of
from mahjong_desk.rules.yaku.facts import GREENS, OUTSIDE, Facts
from mahjong_desk.rules.yaku.predicates import (
    all_of,
    closed_pinfu,
    pinfu_by_discard,
    some_honour,
)
from mahjong_desk.rules.yaku.row import Example, Variant, Yaku
from mahjong_desk.rules.yaku.standard import standard
from mahjong_desk.texts import Name, Text

LIMIT_VALUE = 5
"""What a limit yaku is called worth in an answer, in han."""

YAKU: tuple[Yaku[Facts], ...] = (
    standard(
        "menzen_tsumo",
        names=Name("closed self-draw", "arushiaru"),
    ),
    standard(
        "pinfu",
        condition=Text(
            "Four sequences and a pair that is no yakuhai, completed by a discard on an open wait; calls are allowed."
        ),
        closed=1,
        open=1,
        holds=pinfu_by_discard,
        variants=(Variant("tsumo_pinfu", True, one_of(pinfu_by_discard, closed_pinfu)),),
    ),
    standard(
        "tanyao",
        names=Name("all simples", "arushiaru"),
    ),
    standard("yakuhai_white", names=Name("white dragon", "arushiaru")),
    standard("yakuhai_green", names=Name("green dragon", "arushiaru")),
    standard("yakuhai_red", names=Name("red dragon", "arushiaru")),
    standard(
        "yakuhai_round",
        names=Name("round wind", "arushiaru"),
        condition=Text("A triplet or kan of the round wind.", "arushiaru"),
    ),
    standard(
        "yakuhai_seat",
        names=Name("seat wind", "arushiaru"),
        example=Example("234m567p33s45s", "6s", melds=(("pon", "222z"),)),
        condition=Text("A triplet or kan of the winner’s seat wind.", "arushiaru"),
    ),
    standard(
        "toitoi",
        1,
        names=Name("all triplets", "arushiaru"),
    ),
    standard("sanankou", 1),
    standard(
        "ittsuu",
        1,
        names=Name("straight"),
    ),
    standard(
        "chanta",
        1,
        names=Name("outside hand", "arushiaru"),
        condition=Text("The pair and every set hold a terminal or an honour."),
        holds=all_of(OUTSIDE),
        variants=(Variant("chanta_without_honours", False, every_of(all_of(OUTSIDE), some_honour)),),
        ideas=("chanta", "junchan"),
        option="yaku_chanta",
    ),
    standard(
        "honroutou",
        1,
        displaces=("chanta",),
        option="yaku_honroutou",
        example=Example("111m999p11s22z", "2z", melds=(("pon", "999s"),), options={"yaku_honroutou": True}),
        names=Name("all terminals and honours"),
    ),
    standard(
        "shousangen",
        1,
        condition=Text(
            "Triplets or kans of two dragons and a pair of the third; the two sets count as well.", "arushiaru"
        ),
    ),
    standard("honitsu", 1),
    standard(
        "chinitsu",
        3,
        condition=Text("One suit alone; it brings 10 fu as well."),
    ),
    standard(
        "rinshan",
        names=Name("win on the replacement tile", "arushiaru"),
        condition=Text("The replacement tile after a kan wins.", "arushiaru"),
    ),
    standard("chankan"),
    standard(
        "haitei",
        names=Name("last tile self-drawn", "arushiaru"),
        condition=Text("The last tile of the wall wins, self-drawn.", "arushiaru"),
    ),
    standard(
        "houtei",
        option="yaku_houtei",
        example=Example("123m456p789s22m45s", "6s", situation=("houtei",), options={"yaku_houtei": True}),
    ),
    standard("tenhou", LIMIT_VALUE),
    standard("chiihou", LIMIT_VALUE),
    standard(
        "renhou",
        LIMIT_VALUE,
        condition=Text("A non-dealer wins on the dealer’s first discard, before any claim."),
        option="yaku_renhou",
        example=Example("123m456p789s22m45s", "6s", situation=("renhou",), options={"yaku_renhou": True}),
    ),
    standard("daisangen", LIMIT_VALUE),
    standard("shousuushii", LIMIT_VALUE),
    standard("daisuushii", LIMIT_VALUE),
    standard(
        "tsuuiisou",
        LIMIT_VALUE,
        condition=Text("Four sets and a pair of honours alone."),
    ),
    standard("chinroutou", LIMIT_VALUE),
    standard(
        "suuankou",
        LIMIT_VALUE,
        condition=Text("Four concealed triplets or kans; from a discard only where it completes the pair."),
    ),
    standard(
        "suukantsu",
        LIMIT_VALUE,
        rests_on=None,
        option="yaku_suukantsu",
        example=Example(
            "9p",
            "9p",
            melds=(("daiminkan", "2222m"), ("ankan", "8888m"), ("shouminkan", "4444p"), ("daiminkan", "5555p")),
        ),
    ),
    standard(
        "ryuuiisou",
        LIMIT_VALUE,
        condition=Text(
            "Four sets and a pair of 2, 3, 4, 6 and 8 of bamboo and green dragons alone; the dragon may be missing."
        ),
        holds=all_of(GREENS),
        option="yaku_ryuuiisou",
    ),
    standard(
        "kokushi",
        LIMIT_VALUE,
        names=Name("thirteen orphans", "arushiaru"),
    ),
    standard(
        "chuuren",
        LIMIT_VALUE,
        names=Name("nine gates", "arushiaru"),
    ),
)
"""The whole table."""
NAMES_OF = {yaku.id: yaku.names for yaku in YAKU}
"""What each is called, by its id."""
