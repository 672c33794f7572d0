# SPDX-License-Identifier: MIT
"""The yaku of Ar-Shi-Ar in table order (rules/arushiaru.md §4)."""

from mahjong_desk.rules.yaku.conditions import all_of, any_of
from mahjong_desk.rules.yaku.facts import GREENS, OUTSIDE, ReadingFacts
from mahjong_desk.rules.yaku.predicates import closed_pinfu, every_group, has_honour, pinfu_on_discard
from mahjong_desk.rules.yaku.row import Example, Variant, Yaku, name_by_id
from mahjong_desk.rules.yaku.standard import YAKUHAI, standard
from mahjong_desk.texts import Name, Text

LIMIT_VALUE = 5
"""The nominal value of a limit yaku in answers, in han."""

YAKU: tuple[Yaku[ReadingFacts], ...] = name_by_id(
    standard("menzen_tsumo", name=Name("closed self-draw", "Ar-Shi-Ar")),
    standard(
        "pinfu",
        description=Text(
            "Four sequences and a pair that is not yakuhai, completed by a discard on a two-sided "
            "wait; calls are allowed."
        ),
        value=1,
        condition=pinfu_on_discard,
        variants=(Variant("tsumo_pinfu", True, any_of(pinfu_on_discard, closed_pinfu)),),
    ),
    standard("tanyao", name=Name("all simples", "older Japanese games")),
    standard("yakuhai_white", name=Name("white dragon", "Ar-Shi-Ar")),
    standard("yakuhai_green", name=Name("green dragon", "Ar-Shi-Ar")),
    standard("yakuhai_red", name=Name("red dragon", "Ar-Shi-Ar")),
    standard(
        "yakuhai_round",
        name=Name("round wind", "Ar-Shi-Ar"),
        description=Text("A triplet or kan of the round wind.", "older Japanese games"),
    ),
    standard(
        "yakuhai_seat",
        name=Name("seat wind", "Ar-Shi-Ar"),
        example=Example("234m567p33s45s", "6s", melds=(("pon", "222z"),)),
        description=Text("A triplet or kan of the winner’s seat wind.", "older Japanese games"),
    ),
    standard("toitoi", 1, name=Name("all triplets", "older Japanese games")),
    standard("sanankou", 1),
    standard("ittsuu", 1, name=Name("straight")),
    standard(
        "chanta",
        1,
        name=Name("outside hand", "Ar-Shi-Ar"),
        description=Text("The pair and every set contain a terminal or an honour."),
        condition=every_group(OUTSIDE),
        variants=(Variant("chanta_without_honours", False, all_of(every_group(OUTSIDE), has_honour)),),
        concepts=("chanta", "junchan"),
        enabling_option="yaku_chanta",
    ),
    standard(
        "honroutou",
        1,
        excludes=("chanta",),
        enabling_option="yaku_honroutou",
        example=Example("111m999p11s22z", "2z", melds=(("pon", "999s"),), options={"yaku_honroutou": True}),
        name=Name("all terminals and honours"),
    ),
    standard(
        "shousangen",
        1,
        description=Text(
            "Triplets or kans of two dragons and a pair of the third; the two sets count as well.",
            "older Japanese games",
        ),
    ),
    standard("honitsu", 1),
    standard("chinitsu", 3, description=Text("Only one suit; it also adds 10 fu.")),
    standard("rinshan", name=Name("win on the replacement tile", "older Japanese games")),
    standard("chankan"),
    standard("haitei", name=Name("last tile self-drawn", "older Japanese games")),
    standard(
        "houtei",
        enabling_option="yaku_houtei",
        example=Example("123m456p789s22m45s", "6s", situation=("houtei",), options={"yaku_houtei": True}),
    ),
    standard("tenhou", LIMIT_VALUE),
    standard("chiihou", LIMIT_VALUE),
    standard(
        "renhou",
        LIMIT_VALUE,
        description=Text("A non-dealer wins on the dealer’s first discard, before any claim."),
        enabling_option="yaku_renhou",
        example=Example("123m456p789s22m45s", "6s", situation=("renhou",), options={"yaku_renhou": True}),
    ),
    standard("daisangen", LIMIT_VALUE),
    standard("shousuushii", LIMIT_VALUE),
    standard("daisuushii", LIMIT_VALUE),
    standard("tsuuiisou", LIMIT_VALUE, description=Text("Four sets and a pair, all of honours.")),
    standard("chinroutou", LIMIT_VALUE),
    standard(
        "suuankou",
        LIMIT_VALUE,
        description=Text("Four concealed triplets or kans; on a discard only if it completes the pair."),
    ),
    standard(
        "suukantsu",
        LIMIT_VALUE,
        pick_groups=None,
        enabling_option="yaku_suukantsu",
        example=Example(
            "9p",
            "9p",
            melds=(("daiminkan", "2222m"), ("ankan", "8888m"), ("shouminkan", "4444p"), ("daiminkan", "5555p")),
        ),
    ),
    standard(
        "ryuuiisou",
        LIMIT_VALUE,
        description=Text(
            "Four sets and a pair of only 2, 3, 4, 6 and 8 of bamboo and green dragons; the dragon may be missing."
        ),
        condition=every_group(GREENS),
        enabling_option="yaku_ryuuiisou",
    ),
    standard("kokushi", LIMIT_VALUE, name=Name("thirteen orphans", "older Japanese games")),
    standard("chuuren", LIMIT_VALUE, name=Name("nine gates", "Ar-Shi-Ar")),
    **YAKUHAI,
)
YAKU_NAMES = {yaku.id: yaku.name for yaku in YAKU}
