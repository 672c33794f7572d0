# SPDX-License-Identifier: MIT
"""The yaku of Riichi in the order of their rows (rules/riichi.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.yaku.conditions import all_of
from mahjong_desk.rules.yaku.facts import GREENS, OUTSIDE, SIMPLES, ReadingFacts
from mahjong_desk.rules.yaku.picks import (
    concealed_triplets,
    identical_sequences,
    kans,
    mixed_triple_sequence,
    mixed_triple_triplet,
)
from mahjong_desk.rules.yaku.predicates import (
    closed_hand,
    closed_pinfu_on_discard,
    concealed,
    every_group,
    has_honour,
    has_sequence,
    nine_sided_gates,
    no_honour,
    not_seven_pairs,
    pair_wait,
    thirteen_sided_orphans,
    three_coloured_sequences,
    three_coloured_triplets,
    three_kans,
    twice_two_sequences,
    two_identical_sequences,
    under_circumstance,
)
from mahjong_desk.rules.yaku.row import Example, Variant, Yaku, YakuFamily
from mahjong_desk.rules.yaku.standard import standard
from mahjong_desk.texts import Name, Text

YAKUMAN_VALUE = 13
"""The nominal value of a yakuman in an answer, in han."""
RENHOU_VALUE = 5
"""The value of the human hand if it is not a yakuman, in han."""
_green = all_of(every_group(GREENS), not_seven_pairs)


def _double(option: str) -> tuple[Variant[ReadingFacts], ...]:
    return (Variant(option, True, worth=2 * YAKUMAN_VALUE),)


YAKU: tuple[Yaku[ReadingFacts], ...] = (
    standard("menzen_tsumo"),
    standard("riichi"),
    Yaku(
        "double_riichi",
        Name("double riichi"),
        Text("Riichi is declared on the first turn, before any claim; it stands instead of riichi."),
        family=YakuFamily.SITUATION,
        closed=2,
        open=None,
        holds=under_circumstance("double_riichi"),
        ideas=("riichi", "double_riichi"),
        example=Example("123m456p789s55z24s", "3s", situation=("double_riichi",)),
    ),
    Yaku(
        "ippatsu",
        Name("ippatsu"),
        Text("The win comes within one turn after riichi, before any claim."),
        family=YakuFamily.SITUATION,
        closed=1,
        open=None,
        holds=under_circumstance("ippatsu"),
        option="ippatsu",
        example=Example("123m456p789s55z24s", "3s", situation=("riichi", "ippatsu")),
    ),
    standard("pinfu", variants=(Variant("pinfu_tsumo", False, closed_pinfu_on_discard),)),
    standard("tanyao", variants=(Variant("open_tanyao", False, all_of(closed_hand, every_group(SIMPLES))),)),
    Yaku(
        "iipeikou",
        Name("two identical sequences"),
        Text("A closed hand has exactly one pair of equal sequences."),
        family=YakuFamily.SEQUENCES,
        closed=1,
        open=None,
        holds=all_of(closed_hand, two_identical_sequences),
        rests_on=identical_sequences,
        ideas=("iipankou",),
        example=Example("223344m678p99s13s", "2s"),
    ),
    standard("yakuhai_round"),
    standard("yakuhai_seat"),
    standard(
        "yakuhai_white",
        names=Name("white dragon", "Riichi mahjong"),
        condition=Text("A triplet or kan of the white dragon."),
    ),
    standard(
        "yakuhai_green",
        names=Name("green dragon", "Riichi mahjong"),
        condition=Text("A triplet or kan of the green dragon."),
    ),
    standard(
        "yakuhai_red", names=Name("red dragon", "Riichi mahjong"), condition=Text("A triplet or kan of the red dragon.")
    ),
    standard("haitei"),
    standard("houtei"),
    standard("rinshan"),
    standard("chankan"),
    standard("chiitoitsu", condition=Text("Seven pairs, all different; the hand has 25 fu.")),
    Yaku(
        "sanshoku_doujun",
        Name("three-colour sequences"),
        Text("The same sequence in all three suits."),
        family=YakuFamily.SEQUENCES,
        closed=2,
        open=1,
        holds=three_coloured_sequences,
        rests_on=mixed_triple_sequence,
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
        closed=2,
        open=2,
        holds=three_coloured_triplets,
        rests_on=mixed_triple_triplet,
        example=Example("222m222p79s33z", "8s", melds=(("pon", "222s"),)),
    ),
    Yaku(
        "sankantsu",
        Name("three kans"),
        Text("Exactly three kans of any kind."),
        family=YakuFamily.KANS,
        closed=2,
        open=2,
        holds=three_kans,
        rests_on=kans,
        example=Example("79s33z", "8s", melds=(("ankan", "2222m"), ("daiminkan", "4444p"), ("shouminkan", "8888p"))),
    ),
    standard("honroutou"),
    standard("shousangen"),
    Yaku(
        "ryanpeikou",
        Name("twice two identical sequences"),
        Text("A closed hand has two pairs of equal sequences."),
        family=YakuFamily.SEQUENCES,
        closed=3,
        open=None,
        holds=all_of(closed_hand, twice_two_sequences),
        rests_on=identical_sequences,
        displaces=("iipeikou",),
        ideas=("ryanpankou",),
        example=Example("223344m667788p9s", "9s"),
    ),
    standard("honitsu"),
    Yaku(
        "junchan",
        Name("terminals everywhere"),
        Text("The pair and every set hold a terminal, with at least one sequence and no honour."),
        family=YakuFamily.TERMINALS,
        closed=3,
        open=2,
        holds=all_of(every_group(OUTSIDE), has_sequence, no_honour),
        example=Example("123m789m99s13s999p", "2s"),
    ),
    standard("chinitsu"),
    standard(
        "renhou",
        condition=Text("A non-dealer wins on a discard before the own first draw and before any claim."),
        closed=RENHOU_VALUE,
        limit=False,
        option="renhou",
        variants=(Variant("renhou", "yakuman", worth=YAKUMAN_VALUE, limit=True),),
        example=Example("123m456p789s55z24s", "3s", situation=("renhou",), options={"renhou": "five_han"}),
    ),
    standard("tenhou"),
    standard("chiihou"),
    standard("daisangen"),
    standard("shousuushii"),
    standard("daisuushii", variants=_double("double_daisuushii")),
    standard("tsuuiisou"),
    standard("chinroutou"),
    standard("ryuuiisou", variants=(Variant("ryuuiisou_needs_green", True, all_of(_green, has_honour)),)),
    Yaku(
        "suuankou_tanki",
        Name("four concealed triplets, single wait"),
        Text("Four concealed triplets or kans, and the winning tile completes the pair; instead of the plain form."),
        family=YakuFamily.TRIPLETS,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=all_of(concealed(4), pair_wait),
        rests_on=concealed_triplets,
        limit=True,
        variants=_double("double_suuankou_tanki"),
        displaces=("suuankou",),
        ideas=("suuankou",),
        example=Example("222m444p777s999s5z", "5z"),
    ),
    standard("suuankou"),
    Yaku(
        "kokushi_13",
        Name("thirteen orphans, thirteen waits"),
        Text("The hand holds one of each terminal and honour and waits for all thirteen; instead of the plain form."),
        family=YakuFamily.SPECIAL,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=thirteen_sided_orphans,
        limit=True,
        variants=_double("double_kokushi_13"),
        displaces=("kokushi",),
        ideas=("kokushi",),
        example=Example("19m19p19s1234567z", "9p"),
    ),
    standard("kokushi"),
    Yaku(
        "junsei_chuuren",
        Name("nine gates, nine waits"),
        Text("1112345678999 of one suit, which waits for all nine of it; instead of the plain form."),
        family=YakuFamily.FLUSH,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=nine_sided_gates,
        limit=True,
        variants=_double("double_junsei_chuuren"),
        displaces=("chuuren",),
        ideas=("chuuren",),
        example=Example("1112345678999m", "5m"),
    ),
    standard("chuuren"),
    standard("suukantsu"),
)
"""The whole table."""
NAMES_OF = {yaku.id: yaku.names for yaku in YAKU}
"""Their names by id."""
