# SPDX-License-Identifier: MIT
"""The yaku of Beijing mahjong that are worth doublings (rules/beijing.md §4)."""

from collections.abc import Callable

from mahjong_desk.rules.systems.beijing.yaku import conditions
from mahjong_desk.rules.yaku.row import Example, Variant, Yaku, YakuFamily
from mahjong_desk.rules.yaku.sets import straight_groups
from mahjong_desk.shapes import Group, GroupShape, Reading
from mahjong_desk.texts import Name, Text

_PAIRS_OF_FOUR = 2


def _wild_groups(facts: conditions.BeijingReadingFacts, reading: Reading) -> tuple[Group, ...]:
    return tuple(reading.groups[index] for index in sorted({wild.group_index for wild in reading.wildcards}))


def _straight(facts: conditions.BeijingReadingFacts, reading: Reading) -> tuple[Group, ...]:
    return tuple(sorted(straight_groups(reading.groups), key=lambda group: group.lowest_kind))


def _winning_group(facts: conditions.BeijingReadingFacts, reading: Reading) -> tuple[Group, ...]:
    return (reading.groups[reading.winning_group_index],)


def _of_shape(shape: GroupShape) -> Callable[[conditions.BeijingReadingFacts, Reading], tuple[Group, ...]]:
    return lambda facts, reading: tuple(group for group in reading.groups if group.shape is shape)


def _genuine_fours(facts: conditions.BeijingReadingFacts, reading: Reading) -> tuple[tuple[Group, ...], ...]:
    """Picks the two genuine pairs of each kind that occurs four times."""
    substituted = {use.group_index for use in reading.wildcards if use.stands_for != facts.wild}
    genuine: dict[int, list[Group]] = {}
    for index, group in enumerate(reading.groups):
        if index not in substituted:
            genuine.setdefault(group.lowest_kind, []).append(group)
    return tuple(tuple(groups) for groups in genuine.values() if len(groups) == _PAIRS_OF_FOUR)


ORDINARY: tuple[Yaku[conditions.BeijingReadingFacts], ...] = (
    Yaku(
        "zhuangjia",
        Name("dealer", "Beijing mahjong"),
        Text("The dealer wins."),
        family=YakuFamily.SITUATION,
        value=1,
        condition=conditions.dealer,
        example=Example("123m456p45789s22z", "6s", self_drawn=True, winner=0, turned_up={"wild_indicator": "1p"}),
    ),
    Yaku(
        "menqing",
        Name("no claims"),
        Text("No chi, pon or open kan; concealed kans are allowed."),
        family=YakuFamily.SITUATION,
        closed_value=1,
        condition=conditions.menqing,
        value_option="doublings_menqing",
        concepts=("menzen",),
        example=Example("456p45789s22z", "6s", melds=(("ankan", "9999m"),), turned_up={"wild_indicator": "1p"}),
    ),
    Yaku(
        "meihun",
        Name("no wildcard"),
        Text("No wildcards, or every one is used as itself."),
        family=YakuFamily.WILDCARDS,
        value=1,
        condition=conditions.no_substitute,
        pick_groups=_wild_groups,
        value_option="doublings_meihun",
        excludes=("benhunlong", "hunyou"),
        example=Example("123m456p45678s22z", "9s", turned_up={"wild_indicator": "5s"}),
    ),
    Yaku(
        "benhunlong",
        Name("dragon with its own wildcard"),
        Text("The dragon contains just one wildcard, of its own suit; counts instead of “no wildcard”."),
        family=YakuFamily.WILDCARDS,
        value=1,
        condition=conditions.own_dragon,
        pick_groups=_straight,
        enabling_option="benhunlong",
        value_option="doublings_meihun",
        excludes=("hunyou",),
        example=Example(
            "1234456789m11p5s", "6s", self_drawn=True, options={"benhunlong": True}, turned_up={"wild_indicator": "3m"}
        ),
    ),
    Yaku(
        "hunyou",
        Name("single wait on a wildcard"),
        Text("A lone wildcard pairs with the drawn tile; counts instead of “no wildcard”."),
        family=YakuFamily.WILDCARDS,
        value=1,
        condition=conditions.single_wild,
        pick_groups=_winning_group,
        enabling_option="hunyou_meihun",
        value_option="doublings_meihun",
        example=Example(
            "345678m456777s1z",
            "8p",
            self_drawn=True,
            options={"hunyou_meihun": True},
            turned_up={"wild_indicator": "4z"},
        ),
    ),
    Yaku(
        "tiliu",
        Name("self-draw", "Beijing mahjong"),
        Text("The winning tile is drawn from the wall or comes from a robbed kan."),
        family=YakuFamily.SITUATION,
        value=1,
        condition=conditions.drawn,
        value_option="doublings_tiliu",
        example=Example(
            "456p45789s22z", "6s", self_drawn=True, melds=(("pon", "111m"),), turned_up={"wild_indicator": "1p"}
        ),
    ),
    Yaku(
        "long",
        Name("dragon"),
        Text("Three sets are 123, 456 and 789 of one suit."),
        family=YakuFamily.SEQUENCES,
        value=1,
        condition=conditions.dragon,
        pick_groups=_straight,
        value_option="doublings_long",
        concepts=("ittsuu",),
        example=Example("12456789m11p45s1z", "6s", self_drawn=True, turned_up={"wild_indicator": "4z"}),
    ),
    Yaku(
        "qidui",
        Name("seven pairs"),
        Text("Seven pairs and no meld."),
        family=YakuFamily.PAIRS,
        closed_value=1,
        condition=conditions.seven_pairs,
        value_option="doublings_qidui",
        concepts=("chiitoitsu",),
        example=Example("11m33p55p77s99s22z4z", "4z", turned_up={"wild_indicator": "3s"}),
    ),
    Yaku(
        "haohua",
        Name("four equal in seven pairs"),
        Text("Seven pairs contain four of a kind without a wildcard; counts for each such four."),
        family=YakuFamily.PAIRS,
        closed_value=1,
        condition=conditions.any_four_of_a_kind,
        pick_groups_each=_genuine_fours,
        value_option="doublings_haohua",
        count=conditions.count_four_of_a_kind,
        example=Example("1111m33p55p77s99s2z", "2z", self_drawn=True, turned_up={"wild_indicator": "3s"}),
    ),
    Yaku(
        "zhuowu",
        Name("catching the five"),
        Text("A genuine five of characters completes 4-6, or the last of seven pairs."),
        family=YakuFamily.SITUATION,
        value=1,
        condition=conditions.caught_five,
        pick_groups=_winning_group,
        value_option="doublings_zhuowu",
        example=Example("46m123p456p789s33z", "5m", turned_up={"wild_indicator": "1s"}),
    ),
    Yaku(
        "gangkai",
        Name("win on the replacement tile", "Beijing mahjong"),
        Text("The replacement tile after a kan wins; kan points are doubled too."),
        family=YakuFamily.SITUATION,
        value=1,
        condition=conditions.replacement,
        pick_groups=_of_shape(GroupShape.KAN),
        value_option="doublings_gangkai",
        concepts=("rinshan",),
        example=Example(
            "123m456s777s1z",
            "9p",
            self_drawn=True,
            melds=(("daiminkan", "5555p"),),
            situation=("rinshan",),
            turned_up={"wild_indicator": "4z"},
        ),
    ),
    Yaku(
        "qingyise",
        Name("one suit"),
        Text("All tiles are of one suit."),
        family=YakuFamily.FLUSH,
        value=1,
        condition=conditions.one_suit,
        enabling_option="doublings_qingyise",
        value_option="doublings_qingyise",
        variants=(Variant("qingyise_wilds", "same_suit", conditions.one_suit_with_its_wildcard),),
        concepts=("chinitsu",),
        example=Example(
            "111234555789m1z",
            "9m",
            self_drawn=True,
            options={"doublings_qingyise": 1},
            turned_up={"wild_indicator": "4z"},
        ),
    ),
    Yaku(
        "duiduihu",
        Name("all triplets", "Beijing mahjong"),
        Text("All four sets are triplets or kans."),
        family=YakuFamily.TRIPLETS,
        value=1,
        condition=conditions.triplets,
        enabling_option="doublings_duiduihu",
        value_option="doublings_duiduihu",
        concepts=("toitoi",),
        example=Example(
            "222p555s33z11s",
            "1s",
            self_drawn=True,
            melds=(("pon", "999m"),),
            options={"doublings_duiduihu": 1},
            turned_up={"wild_indicator": "4z"},
        ),
    ),
    Yaku(
        "dadiao",
        Name("one tile left"),
        Text("Four melds and one tile left to wait with."),
        family=YakuFamily.SITUATION,
        value=1,
        condition=conditions.four_melds,
        pick_groups=_of_shape(GroupShape.PAIR),
        enabling_option="doublings_dadiao",
        value_option="doublings_dadiao",
        example=Example(
            "5s",
            "5s",
            self_drawn=True,
            melds=(("chi", "123m"), ("pon", "999p"), ("pon", "111s"), ("chi", "678p")),
            options={"doublings_dadiao": 1},
            turned_up={"wild_indicator": "4z"},
        ),
    ),
    Yaku(
        "haidi",
        Name("last tile"),
        Text("The last tile of the wall wins, self-drawn."),
        family=YakuFamily.SITUATION,
        value=1,
        condition=conditions.last,
        enabling_option="doublings_haidi",
        value_option="doublings_haidi",
        concepts=("haitei",),
        example=Example(
            "123m456p45789s22z",
            "6s",
            self_drawn=True,
            situation=("haitei",),
            options={"doublings_haidi": 1},
            turned_up={"wild_indicator": "1p"},
        ),
    ),
)
