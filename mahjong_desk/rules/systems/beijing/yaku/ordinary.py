# SPDX-License-Identifier: MIT
"""The yaku of Beijing mahjong that double (rules/beijing.md §4)."""

from __future__ import annotations

from collections.abc import Callable

from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.systems.beijing.yaku.conditions import (
    caught_five,
    dealer,
    dragon,
    drawn,
    four_alike,
    four_melds,
    last,
    menqing,
    no_substitute,
    one_suit,
    one_suit_with_its_wildcard,
    own_dragon,
    replacement,
    seven_pairs,
    single_wild,
    some_four,
    triplets,
)
from mahjong_desk.rules.systems.beijing.yaku.seen import Seen
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.row import Example, Variant, Yaku
from mahjong_desk.rules.yaku.sets import straight
from mahjong_desk.shapes import Group, Reading, Shape

_ALIKE_IN_SEVEN = 2


def _wild_groups(seen: Seen, reading: Reading) -> tuple[Group, ...]:
    return tuple(reading.groups[place] for place in sorted({wild.group for wild in reading.wilds}))


def _straight(seen: Seen, reading: Reading) -> tuple[Group, ...]:
    return tuple(sorted(straight(reading.groups), key=lambda group: group.first))


def _completed(seen: Seen, reading: Reading) -> tuple[Group, ...]:
    return (reading.groups[reading.won],)


def _of_shape(shape: Shape) -> Callable[[Seen, Reading], tuple[Group, ...]]:
    return lambda seen, reading: tuple(group for group in reading.groups if group.shape is shape)


def _genuine_fours(seen: Seen, reading: Reading) -> tuple[tuple[Group, ...], ...]:
    """Picks the two genuine pairs of every kind that has them, each two by themselves."""
    substituted = {one.group for one in reading.wilds if one.kind != seen.wild}
    genuine: dict[int, list[Group]] = {}
    for place, group in enumerate(reading.groups):
        if place not in substituted:
            genuine.setdefault(group.first, []).append(group)
    return tuple(tuple(groups) for groups in genuine.values() if len(groups) == _ALIKE_IN_SEVEN)


ORDINARY: tuple[Yaku[Seen], ...] = (
    Yaku(
        "zhuangjia",
        Names("荘家", "dealer", "庄家"),
        Spoken("チャンチャ", "zhuāng jiā"),
        Names("荘家が上がる。", "The dealer wins.", "庄家和牌。"),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=dealer,
        example=Example("123m456p45789s22z", "6s", self_drawn=True, winner=0, turned_up={"wild_indicator": "1p"}),
    ),
    Yaku(
        "menqing",
        Names("門清", "no claims", "门清"),
        Spoken("メンチン", "mén qīng"),
        Names(
            "チー・ポン・明槓がない。暗槓はよい。",
            "No chi, pon or open kan; concealed kans are allowed.",
            "没有吃、碰、明杠；可以有暗杠。",
        ),
        family=Family.SITUATION,
        closed=1,
        open=None,
        holds=menqing,
        worth="doublings_menqing",
        ideas=("menzen",),
        example=Example("456p45789s22z", "6s", melds=(("ankan", "9999m"),), turned_up={"wild_indicator": "1p"}),
    ),
    Yaku(
        "meihun",
        Names("没混・無混", "no wildcard", "没混"),
        Spoken("メイフン", "méi hùn"),
        Names(
            "混がないか、すべての混を額面どおりに使う。",
            "There is no wildcard, or every one stands for its own kind.",
            "没有混，或所有的混都当本张使用。",
        ),
        family=Family.WILDCARDS,
        closed=1,
        open=1,
        holds=no_substitute,
        rests_on=_wild_groups,
        worth="doublings_meihun",
        displaces=("benhunlong", "hunyou"),
        example=Example("123m456p45678s22z", "9s", turned_up={"wild_indicator": "5s"}),
    ),
    Yaku(
        "benhunlong",
        Names("本混龍", "dragon with its own wildcard", "本混龙"),
        Spoken("ベンフンロン", "běn hùn lóng"),
        Names(
            "龍の9枚に龍と同じ種類の混がちょうど1枚ある。没混の代わりにつく。",
            "The dragon holds just one wildcard, of its own suit; counts in place of “no wildcard”.",
            "龙的九张中恰有一张与龙同花色的混；代替没混。",
        ),
        family=Family.WILDCARDS,
        closed=1,
        open=1,
        holds=own_dragon,
        rests_on=_straight,
        option="benhunlong",
        worth="doublings_meihun",
        displaces=("hunyou",),
        example=Example(
            "1234456789m11p5s", "6s", self_drawn=True, options={"benhunlong": True}, turned_up={"wild_indicator": "3m"}
        ),
    ),
    Yaku(
        "hunyou",
        Names("混悠", "single wait on a wildcard", "混悠"),
        Spoken("フンヨウ", "hùn yōu"),
        Names(
            "混の単騎待ちでツモ上がりする。没混の代わりにつく。",
            "A lone wildcard takes the drawn tile as its pair; counts in place of “no wildcard”.",
            "以混单吊，自摸和牌；代替没混。",
        ),
        family=Family.WILDCARDS,
        closed=1,
        open=1,
        holds=single_wild,
        rests_on=_completed,
        option="hunyou_meihun",
        worth="doublings_meihun",
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
        Names("提溜", "self-draw", "提溜"),
        Spoken("ディーリウ", "dī liu"),
        Names(
            "ツモか搶槓で上がる。",
            "The winning tile is drawn from the wall, or taken from a robbed kan.",
            "自摸或抢杠和牌。",
        ),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=drawn,
        worth="doublings_tiliu",
        example=Example(
            "456p45789s22z", "6s", self_drawn=True, melds=(("pon", "111m"),), turned_up={"wild_indicator": "1p"}
        ),
    ),
    Yaku(
        "long",
        Names("龍・一条龍", "dragon", "一条龙"),
        Spoken("イーティアオロン", "yī tiáo lóng"),
        Names(
            "同じ種類の123・456・789の3メンツ。",
            "Three sets are 123, 456 and 789 of one suit.",
            "同一花色的123、456、789三组顺子。",
        ),
        family=Family.SEQUENCES,
        closed=1,
        open=1,
        holds=dragon,
        rests_on=_straight,
        worth="doublings_long",
        ideas=("ittsuu",),
        example=Example("12456789m11p45s1z", "6s", self_drawn=True, turned_up={"wild_indicator": "4z"}),
    ),
    Yaku(
        "qidui",
        Names("七対子", "seven pairs", "七对子"),
        Spoken("チートイツ", "qī duì zi"),
        Names("対子が7組。", "Seven pairs and no meld.", "七个对子，不能有副露。"),
        family=Family.PAIRS,
        closed=1,
        open=None,
        holds=seven_pairs,
        worth="doublings_qidui",
        ideas=("chiitoitsu",),
        example=Example("11m33p55p77s99s22z4z", "4z", turned_up={"wild_indicator": "3s"}),
    ),
    Yaku(
        "haohua",
        Names("豪華", "four equal in seven pairs", "豪华七对"),
        Spoken("ゴウカ", "háo huá qī duì"),
        Names(
            "七対子に同じ牌が4枚ある。混で代用したものは数えない。組ごとにつく。",
            "Seven pairs hold four equal tiles without a substitute; counts for each such four.",
            "七对子中有四张相同的牌，不能用混代替；每组计一次。",
        ),
        family=Family.PAIRS,
        closed=1,
        open=None,
        holds=some_four,
        rests_on_each=_genuine_fours,
        worth="doublings_haohua",
        times=four_alike,
        example=Example("1111m33p55p77s99s2z", "2z", self_drawn=True, turned_up={"wild_indicator": "3s"}),
    ),
    Yaku(
        "zhuowu",
        Names("捉五魁・捉五", "catching the five", "捉五魁"),
        Spoken("ジュオ ウークイ", "zhuō wǔ kuí"),
        Names(
            "嵌張の五萬、または七対子の単騎の五萬で上がる。五萬は混の代用でない。",
            "A genuine five of characters completes 4-6, or the last of seven pairs.",
            "以真五万和嵌张，或七对子单吊五万。",
        ),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=caught_five,
        rests_on=_completed,
        worth="doublings_zhuowu",
        example=Example("46m123p456p789s33z", "5m", turned_up={"wild_indicator": "1s"}),
    ),
    Yaku(
        "gangkai",
        Names("槓開・槓疵", "win on the replacement tile", "杠开"),
        Spoken("ガンカイ", "gàng kāi"),
        Names(
            "槓の補充牌で上がる。カンの点も倍になる。",
            "The replacement tile after a kan wins; kan points are doubled too.",
            "以杠后补牌和牌，杠分也加倍。",
        ),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=replacement,
        rests_on=_of_shape(Shape.KAN),
        worth="doublings_gangkai",
        ideas=("rinshan",),
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
        Names("清一色", "one suit", "清一色"),
        Spoken("チンイーソウ", "qīng yī sè"),
        Names("14枚すべてが1種類の数牌。", "All tiles are of one suit.", "全部由同一花色的数牌组成。"),
        family=Family.FLUSH,
        closed=1,
        open=1,
        holds=one_suit,
        option="doublings_qingyise",
        worth="doublings_qingyise",
        variants=(Variant("qingyise_wilds", "same_suit", one_suit_with_its_wildcard),),
        ideas=("chinitsu",),
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
        Names("対対和", "all triplets", "对对胡"),
        Spoken("トイトイホウ", "duì duì hú"),
        Names("4メンツとも刻子か槓子。", "All four sets are triplets or kans.", "四组全为刻子或杠子。"),
        family=Family.TRIPLETS,
        closed=1,
        open=1,
        holds=triplets,
        option="doublings_duiduihu",
        worth="doublings_duiduihu",
        ideas=("toitoi",),
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
        Names("大釣", "one tile left", "大吊车"),
        Spoken("ダーディアオ", "dà diào chē"),
        Names("4組をさらし、残り1枚で待つ。", "Four melds and one tile left to wait with.", "四组副露，仅剩一张单吊。"),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=four_melds,
        rests_on=_of_shape(Shape.PAIR),
        option="doublings_dadiao",
        worth="doublings_dadiao",
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
        Names("海底撈月", "last tile", "海底捞月"),
        Spoken("ハイテイラオユエ", "hǎi dǐ lāo yuè"),
        Names("最後の牌をツモって上がる。", "The last tile of the wall wins, self-drawn.", "自摸最后一张牌和牌。"),
        family=Family.SITUATION,
        closed=1,
        open=1,
        holds=last,
        option="doublings_haidi",
        worth="doublings_haidi",
        ideas=("haitei",),
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
"""The rows, in their order."""
