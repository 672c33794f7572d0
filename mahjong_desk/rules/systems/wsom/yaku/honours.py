# SPDX-License-Identifier: MIT
"""Category 3 of the table: honour tiles (字牌類), rules/wsom.md §4."""

from mahjong_desk.pieces.mahjong import EAST, GREEN, RED, WHITE
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Condition, all_of, clause
from mahjong_desk.rules.yaku.facts import HONOURS, ReadingFacts
from mahjong_desk.rules.yaku.predicates import every_group
from mahjong_desk.rules.yaku.row import Example, Yaku, YakuFamily, exclude_lower
from mahjong_desk.rules.yaku.sets import of_kinds
from mahjong_desk.shapes import Group
from mahjong_desk.texts import Name, Text

WINDS, DRAGONS = range(EAST, WHITE), range(WHITE, RED + 1)


_DIAGNOSTICS = {DRAGONS: (faults.dragon_triplets, faults.DRAGON_PAIR), WINDS: (faults.wind_triplets, faults.WIND_PAIR)}


def _own_wind(facts: ReadingFacts) -> tuple[Group, ...]:
    wind = facts.seat_wind
    return of_kinds(facts.sets.triplets, range(wind, wind + 1))


def _triplet_of(kind: int) -> Condition[ReadingFacts]:
    return clause(faults.triplet_of(kind), lambda facts: of_kinds(facts.sets.triplets, range(kind, kind + 1)))


def _triplets_of(count: int, kinds: range) -> Condition[ReadingFacts]:
    """Returns the condition of exactly ``count`` triplets of ``kinds``."""

    def shows(facts: ReadingFacts) -> tuple[Group, ...]:
        triplets = of_kinds(facts.sets.triplets, kinds)
        return triplets if len(triplets) == count else ()

    return clause(_DIAGNOSTICS[kinds][0](count), shows)


def _triplets_and_pair_of(count: int, kinds: range) -> Condition[ReadingFacts]:
    """Returns the condition of exactly ``count`` triplets and a pair of ``kinds``."""

    def shows(facts: ReadingFacts) -> tuple[Group, ...]:
        pair = facts.sets.pair
        return (*of_kinds(facts.sets.triplets, kinds), pair) if pair and pair.lowest_kind in kinds else ()

    return all_of(_triplets_of(count, kinds), clause(_DIAGNOSTICS[kinds][1], shows))


HONOUR_TILES: tuple[Yaku[ReadingFacts], ...] = (
    Yaku(
        "yakuhai_seat",
        Name("value honour: seat wind"),
        Text("A triplet or kan of the winner’s seat wind."),
        family=YakuFamily.HONOURS,
        value=10,
        condition=clause(faults.SEAT_WIND, _own_wind),
        example=Example("123m456p34s88s", "5s", melds=(("pon", "222z"),)),
    ),
    Yaku(
        "yakuhai_white",
        Name("value honour: white dragon"),
        Text("A triplet or kan of the white dragon."),
        family=YakuFamily.HONOURS,
        value=10,
        condition=_triplet_of(WHITE),
        example=Example("123m456p34s88s", "5s", melds=(("pon", "555z"),)),
    ),
    Yaku(
        "yakuhai_green",
        Name("value honour: green dragon"),
        Text("A triplet or kan of the green dragon."),
        family=YakuFamily.HONOURS,
        value=10,
        condition=_triplet_of(GREEN),
        example=Example("123m456p34s88s", "5s", melds=(("pon", "666z"),)),
    ),
    Yaku(
        "yakuhai_red",
        Name("value honour: red dragon"),
        Text("A triplet or kan of the red dragon."),
        family=YakuFamily.HONOURS,
        value=10,
        condition=_triplet_of(RED),
        example=Example("123m456p34s88s", "5s", melds=(("pon", "777z"),)),
    ),
    *exclude_lower(
        Yaku(
            "shousangen",
            Name("small three dragons"),
            Text("Triplets of two dragons and a pair of the third; the two triplets count as well."),
            family=YakuFamily.HONOURS,
            value=40,
            condition=_triplets_and_pair_of(2, DRAGONS),
            example=Example("123m77z45p", "6p", melds=(("pon", "555z"), ("pon", "666z"))),
        ),
        Yaku(
            "daisangen",
            Name("big three dragons"),
            Text("Triplets of all three dragons; each of them counts as well."),
            family=YakuFamily.HONOURS,
            value=130,
            condition=_triplets_of(3, DRAGONS),
            example=Example("777z45m99p", "6m", melds=(("pon", "555z"), ("pon", "666z"))),
        ),
    ),
    *exclude_lower(
        Yaku(
            "shousanfuu",
            Name("small three winds"),
            Text("Triplets of two winds and a pair of a third."),
            family=YakuFamily.HONOURS,
            value=30,
            condition=_triplets_and_pair_of(2, WINDS),
            example=Example("44z123m45p", "6p", melds=(("pon", "111z"), ("pon", "333z"))),
        ),
        Yaku(
            "daisanfuu",
            Name("big three winds", "World Series of Mahjong"),
            Text("Triplets of three winds."),
            family=YakuFamily.HONOURS,
            value=120,
            condition=_triplets_of(3, WINDS),
            example=Example("444z45m99p", "6m", melds=(("pon", "111z"), ("pon", "333z"))),
        ),
        Yaku(
            "shousuushii",
            Name("small four winds"),
            Text("Triplets of three winds and a pair of the fourth."),
            family=YakuFamily.HONOURS,
            value=320,
            condition=_triplets_and_pair_of(3, WINDS),
            is_limit=True,
            example=Example("444z22z12m", "3m", melds=(("pon", "111z"), ("pon", "333z"))),
        ),
        Yaku(
            "daisuushii",
            Name("big four winds"),
            Text("Triplets of all four winds."),
            family=YakuFamily.HONOURS,
            value=400,
            condition=_triplets_of(4, WINDS),
            is_limit=True,
            example=Example("444z22z99p", "2z", melds=(("pon", "111z"), ("pon", "333z"))),
        ),
    ),
    Yaku(
        "tsuuiisou",
        Name("all honours"),
        Text("Only honours, also as seven pairs."),
        family=YakuFamily.HONOURS,
        value=320,
        condition=every_group(HONOURS),
        is_limit=True,
        example=Example("1122334455667z", "7z"),
    ),
)
"""The rows of category 3."""
