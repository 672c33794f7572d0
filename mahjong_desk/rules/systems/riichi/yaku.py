# SPDX-License-Identifier: MIT
"""The yaku of Riichi in table order (rules/riichi.md §4)."""

from mahjong_desk.rules.yaku import picks, predicates
from mahjong_desk.rules.yaku.conditions import all_of
from mahjong_desk.rules.yaku.facts import OUTSIDE, SIMPLES, ReadingFacts
from mahjong_desk.rules.yaku.row import Example, Variant, Yaku, YakuFamily, name_by_id
from mahjong_desk.rules.yaku.standard import STANDARD, YAKUHAI, standard
from mahjong_desk.texts import Name, Text

YAKUMAN_VALUE = 13
"""The nominal value of a yakuman in answers, in han."""
RENHOU_VALUE = 5
"""The value of renhou if it is not a yakuman, in han."""


def _double_yakuman(option: str) -> tuple[Variant[ReadingFacts], ...]:
    return (Variant(option, True, yaku_value=2 * YAKUMAN_VALUE),)


YAKU: tuple[Yaku[ReadingFacts], ...] = name_by_id(
    standard("menzen_tsumo"),
    standard("riichi"),
    Yaku(
        "double_riichi",
        Name("double riichi"),
        Text("Riichi is declared on the first turn, before any call; counts instead of riichi."),
        family=YakuFamily.SITUATION,
        closed_value=2,
        condition=predicates.under_circumstance("double_riichi"),
        concepts=("riichi", "double_riichi"),
        example=Example("123m456p789s55z24s", "3s", situation=("double_riichi",)),
    ),
    Yaku(
        "ippatsu",
        Name("ippatsu"),
        Text("The win comes within one turn of riichi, before any call."),
        family=YakuFamily.SITUATION,
        closed_value=1,
        condition=predicates.under_circumstance("ippatsu"),
        enabling_option="ippatsu",
        example=Example("123m456p789s55z24s", "3s", situation=("riichi", "ippatsu")),
    ),
    standard("pinfu", variants=(Variant("pinfu_tsumo", False, predicates.closed_pinfu_on_discard),)),
    standard(
        "tanyao",
        description=Text("Only 2 to 8 of the suits."),
        variants=(
            Variant(
                "open_tanyao", False, all_of(predicates.closed_hand, predicates.every_group(SIMPLES)), closed_only=True
            ),
        ),
        example=Example("234m345s678p88s57p", "6p"),
    ),
    Yaku(
        "iipeikou",
        Name("two identical sequences"),
        Text("A closed hand has exactly one pair of identical sequences."),
        family=YakuFamily.SEQUENCES,
        closed_value=1,
        condition=all_of(predicates.closed_hand, predicates.two_identical_sequences),
        pick_groups=picks.identical_sequences,
        concepts=("iipankou",),
        example=Example("223344m678p99s13s", "2s"),
    ),
    standard("yakuhai_round"),
    standard("yakuhai_seat"),
    standard("yakuhai_white", name=Name("white dragon", "Riichi mahjong")),
    standard("yakuhai_green", name=Name("green dragon", "Riichi mahjong")),
    standard("yakuhai_red", name=Name("red dragon", "Riichi mahjong")),
    standard("haitei"),
    standard("houtei"),
    standard("rinshan"),
    standard("chankan"),
    standard("chiitoitsu", description=Text("Seven pairs, all different; the hand has 25 fu.")),
    Yaku(
        "sanshoku_doujun",
        Name("three-colour sequences"),
        Text("The same sequence in all three suits."),
        family=YakuFamily.SEQUENCES,
        closed_value=2,
        open_value=1,
        condition=predicates.three_coloured_sequences,
        pick_groups=picks.mixed_triple_sequence,
        example=Example("234m234p234s77m79s", "8s"),
    ),
    standard("ittsuu"),
    standard("chanta"),
    standard("toitoi"),
    standard("sanankou"),
    Yaku(
        "sanshoku_doukou",
        Name("three-colour triplets"),
        Text("Triplets or kans of one number in all three suits."),
        family=YakuFamily.TRIPLETS,
        value=2,
        condition=predicates.three_coloured_triplets,
        pick_groups=picks.mixed_triple_triplet,
        example=Example("222m222p79s33z", "8s", melds=(("pon", "222s"),)),
    ),
    Yaku(
        "sankantsu",
        Name("three kans"),
        Text("Exactly three kans of any kind."),
        family=YakuFamily.KANS,
        value=2,
        condition=predicates.three_kans,
        pick_groups=picks.kans,
        example=Example("79s33z", "8s", melds=(("ankan", "2222m"), ("daiminkan", "4444p"), ("shouminkan", "8888p"))),
    ),
    standard("honroutou"),
    standard("shousangen"),
    Yaku(
        "ryanpeikou",
        Name("twice two identical sequences"),
        Text("A closed hand has two pairs of identical sequences."),
        family=YakuFamily.SEQUENCES,
        closed_value=3,
        condition=all_of(predicates.closed_hand, predicates.twice_two_sequences),
        pick_groups=picks.identical_sequences,
        excludes=("iipeikou",),
        concepts=("ryanpankou",),
        example=Example("223344m667788p9s", "9s"),
    ),
    standard("honitsu"),
    Yaku(
        "junchan",
        Name("terminals everywhere"),
        Text("The pair and every set contain a terminal, with at least one sequence and no honours."),
        family=YakuFamily.TERMINALS,
        closed_value=3,
        open_value=2,
        condition=all_of(predicates.every_group(OUTSIDE), predicates.has_sequence, predicates.no_honour),
        example=Example("123m789m99s13s999p", "2s"),
    ),
    standard("chinitsu"),
    standard(
        "renhou",
        closed_value=RENHOU_VALUE,
        is_limit=False,
        enabling_option="renhou",
        variants=(Variant("renhou", "yakuman", yaku_value=YAKUMAN_VALUE, is_limit=True),),
    ),
    standard("tenhou"),
    standard("chiihou"),
    standard("daisangen"),
    standard("shousuushii"),
    standard("daisuushii", variants=_double_yakuman("double_daisuushii")),
    standard("tsuuiisou"),
    standard("chinroutou"),
    standard(
        "ryuuiisou",
        variants=(
            Variant("ryuuiisou_needs_green", True, all_of(STANDARD["ryuuiisou"].condition, predicates.has_honour)),
        ),
    ),
    Yaku(
        "suuankou_tanki",
        Name("four concealed triplets, single wait"),
        Text(
            "Four concealed triplets or kans, and the winning tile completes the pair; counts "
            "instead of the plain form."
        ),
        family=YakuFamily.TRIPLETS,
        closed_value=YAKUMAN_VALUE,
        condition=all_of(predicates.concealed_triplets(4), predicates.pair_wait),
        pick_groups=picks.concealed_triplets,
        is_limit=True,
        variants=_double_yakuman("double_suuankou_tanki"),
        excludes=("suuankou",),
        concepts=("suuankou",),
        example=Example("222m444p777s999s5z", "5z"),
    ),
    standard("suuankou"),
    Yaku(
        "kokushi_13",
        Name("thirteen orphans, thirteen waits"),
        Text(
            "The hand has one of each terminal and honour and waits for all thirteen; counts instead of the plain form."
        ),
        family=YakuFamily.SPECIAL,
        closed_value=YAKUMAN_VALUE,
        condition=predicates.thirteen_sided_orphans,
        is_limit=True,
        variants=_double_yakuman("double_kokushi_13"),
        excludes=("kokushi",),
        concepts=("kokushi",),
        example=Example("19m19p19s1234567z", "9p"),
    ),
    standard("kokushi"),
    Yaku(
        "junsei_chuuren",
        Name("nine gates, nine waits"),
        Text("1112345678999 of one suit, waiting for all nine; counts instead of the plain form."),
        family=YakuFamily.FLUSH,
        closed_value=YAKUMAN_VALUE,
        condition=predicates.nine_sided_gates,
        is_limit=True,
        variants=_double_yakuman("double_junsei_chuuren"),
        excludes=("chuuren",),
        concepts=("chuuren",),
        example=Example("1112345678999m", "5m"),
    ),
    standard("chuuren"),
    standard("suukantsu"),
    **YAKUHAI,
    kokushi_13="Kokushi juusanmen",
)
YAKU_NAMES = {yaku.id: yaku.name for yaku in YAKU}
