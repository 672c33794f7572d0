# SPDX-License-Identifier: MIT
"""The yaku of Boo mahjong in table order (rules/boo.md §4)."""

from mahjong_desk.rules.yaku.conditions import Diagnostic, any_of, clause
from mahjong_desk.rules.yaku.facts import ReadingFacts
from mahjong_desk.rules.yaku.picks import winds
from mahjong_desk.rules.yaku.predicates import big_four_winds, little_four_winds, pinfu_on_discard
from mahjong_desk.rules.yaku.row import Example, Yaku, YakuFamily, name_by_id
from mahjong_desk.rules.yaku.standard import YAKUHAI, standard
from mahjong_desk.texts import Name, Text

LIMIT_VALUE = 5
"""The nominal value of a limit yaku in answers, in han; any number of them is worth one mangan."""
RED_FIVE_YAKU = "aka_five"
"""The id of the yaku that each red five scores."""
_NO_RED_FIVE = Diagnostic("red_five", Text("There is no red five."))


def _red_fives(facts: ReadingFacts) -> int:
    return facts.red_fives


YAKU: tuple[Yaku[ReadingFacts], ...] = name_by_id(
    standard("menzen_tsumo", name=Name("closed self-draw", "Boo mahjong")),
    standard(
        "riichi",
        description=Text("A closed hand wins after declaring riichi; no ippatsu, no ura dora, no double riichi."),
    ),
    standard(
        "pinfu",
        description=Text(
            "Four sequences and a pair that is not yakuhai, completed by a discard on a two-sided "
            "wait; calls are allowed, self-draws never count."
        ),
        value=1,
        condition=pinfu_on_discard,
    ),
    standard("tanyao", name=Name("all simples", "older Japanese games")),
    standard(
        "yakuhai_round",
        name=Name("round wind", "Boo mahjong"),
        description=Text("A triplet or kan of the round wind.", "older Japanese games"),
    ),
    standard(
        "yakuhai_seat",
        name=Name("seat wind", "Boo mahjong"),
        description=Text("A triplet or kan of the winner’s seat wind.", "older Japanese games"),
    ),
    standard("yakuhai_white"),
    standard("yakuhai_green"),
    standard("yakuhai_red"),
    Yaku(
        RED_FIVE_YAKU,
        Name("red five of circles"),
        Text("Each red five of circles in the hand or its melds; it adds no payment of its own."),
        family=YakuFamily.DORA,
        value=1,
        condition=clause(_NO_RED_FIVE, _red_fives),
        count=_red_fives,
        example=Example("34067p66s", "8p", melds=(("chi", "123s"), ("pon", "999m"))),
    ),
    standard("haitei", name=Name("last tile self-drawn", "older Japanese games")),
    standard("rinshan", name=Name("win on the replacement tile", "older Japanese games")),
    standard("chankan", name=Name("robbing a kan", "Boo mahjong")),
    standard("chiitoitsu"),
    standard("ittsuu", 2),
    standard("toitoi", name=Name("all triplets", "older Japanese games")),
    standard("sanankou"),
    standard("honitsu", 2),
    standard(
        "honroutou",
        4,
        description=Text("Only terminals and honours; all triplets or seven pairs counts as well."),
        example=Example("1199s", "1s", self_drawn=True, melds=(("pon", "111p"), ("pon", "999m"), ("pon", "444z"))),
    ),
    standard(
        "shousangen",
        4,
        description=Text(
            "Triplets or kans of two dragons and a pair of the third; the two sets count as well.",
            "older Japanese games",
        ),
        example=Example("55z34m", "2m", self_drawn=True, melds=(("pon", "666z"), ("pon", "777z"), ("chi", "789s"))),
    ),
    standard(
        "chinitsu",
        4,
        example=Example("99m23m", "1m", self_drawn=True, melds=(("chi", "456m"), ("chi", "567m"), ("pon", "888m"))),
    ),
    standard(
        "tenhou",
        LIMIT_VALUE,
        name=Name("heaven"),
        description=Text("The dealer wins with the first fourteen tiles.", "older Japanese games"),
    ),
    standard(
        "chiihou",
        LIMIT_VALUE,
        name=Name("earth"),
        description=Text("A non-dealer wins on the dealer’s first discard."),
        concepts=("first_discard",),
        example=Example(
            "123m234p789s55z23s", "1s", situation=("chiihou",), options={"enforce_restrictions": "warn"}, discarder=0
        ),
    ),
    standard(
        "renhou",
        LIMIT_VALUE,
        name=Name("man"),
        description=Text("A non-dealer wins on their first draw."),
        concepts=("first_draw",),
        example=Example("123m234p789s55z23s", "1s", self_drawn=True, situation=("renhou",)),
    ),
    standard(
        "daisangen",
        LIMIT_VALUE,
        example=Example("99m23m", "1m", self_drawn=True, melds=(("pon", "555z"), ("pon", "666z"), ("pon", "777z"))),
    ),
    Yaku(
        "suushiihou",
        Name("four winds"),
        Text("Triplets or kans of all four winds; one of them may be the pair."),
        family=YakuFamily.HONOURS,
        value=LIMIT_VALUE,
        condition=any_of(big_four_winds, little_four_winds),
        pick_groups=winds,
        is_limit=True,
        concepts=("shousuushii", "daisuushii"),
        example=Example("44z23m", "1m", self_drawn=True, melds=(("pon", "111z"), ("pon", "222z"), ("pon", "333z"))),
    ),
    standard(
        "tsuuiisou",
        LIMIT_VALUE,
        example=Example("66z11z", "6z", self_drawn=True, melds=(("pon", "555z"), ("pon", "222z"), ("pon", "333z"))),
    ),
    standard(
        "chinroutou",
        LIMIT_VALUE,
        example=Example("99m11s", "1s", self_drawn=True, melds=(("pon", "111m"), ("pon", "999s"), ("pon", "111p"))),
    ),
    standard(
        "suuankou",
        LIMIT_VALUE,
        description=Text("Four concealed triplets or kans; on a discard only if it completes the pair."),
    ),
    standard(
        "kokushi",
        LIMIT_VALUE,
        name=Name("thirteen orphans", "older Japanese games"),
        example=Example("19m19p19s1234567z", "1z", self_drawn=True),
    ),
    standard("chuuren", LIMIT_VALUE, example=Example("1112345678999m", "5m", self_drawn=True)),
    **YAKUHAI,
    aka_five="Aka uupin",
)
YAKU_NAMES = {yaku.id: yaku.name for yaku in YAKU}
