# SPDX-License-Identifier: MIT
"""The yaku of Beijing mahjong: when each counts, how often it doubles, what it rests on (rules/beijing.md §4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from mahjong_desk.rules.beijing.examples import EXAMPLES
from mahjong_desk.rules.beijing.names import FIXED_NAMES, YAKU_NAMES
from mahjong_desk.rules.beijing.options import STANDARD, Options
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import YakuEntry
from mahjong_desk.shapes import Group, Reading, Shape
from mahjong_desk.shapes.wild_traits import (
    CAUGHT_FIVE,
    HONOURS,
    OWN_WILD,
    PAIRS,
    SEQUENCE,
    STRAIGHT,
    SUBSTITUTE,
    SUITS,
    WILD_TANKI,
    fours_of,
)

DEALER, MENQING, DRAWN, REPLACEMENT, LAST, FOUR_MELDS, WILDS = (1 << place for place in range(7))
"""Circumstances of a win: the winner deals · has claimed nothing · is paid as for a self-draw · won on a replacement
piece or the last one · has four melds · holds wildcard pieces."""
DISPLACES = {"meihun": ("benhunlong", "hunyou"), "benhunlong": ("hunyou",)}
"""For a yaku, those that never count beside it: a hand counts as one without wildcards but once."""
_WILD_SUIT = 7
_ALIKE_IN_SEVEN = 2


def wild_suit(suit: int) -> int:
    """Returns the part of the circumstances that tells the suit of the wildcard, as its flag of the traits."""
    return suit << _WILD_SUIT


class Item(NamedTuple):
    """A yaku of a reading.

    Attributes:
        row: Its number in §4, from 0.
        id: The yaku.
        value: Its doublings.
    """

    row: int
    id: str
    value: int


Picks = Callable[[Reading, int | None], tuple[Group, ...]]
"""Picks the groups that a yaku rests on; takes the reading and the kind of the wildcard."""


def _wild_groups(reading: Reading) -> tuple[Group, ...]:
    return tuple(reading.groups[place] for place in sorted({wild.group for wild in reading.wilds}))


def _straight(reading: Reading) -> tuple[Group, ...]:
    rows = [group for group in reading.groups if group.shape is Shape.SEQUENCE]
    firsts = {group.first for group in rows}
    for first in sorted(firsts):
        wanted = (first, first + 3, first + 6)
        if first % 9 == 0 and all(one in firsts for one in wanted):
            return tuple(next(group for group in rows if group.first == one) for one in wanted)
    return ()


def _fours(reading: Reading, wild: int) -> tuple[tuple[Group, ...], ...]:
    """Returns the two genuine pairs of every kind that has them."""
    substituted = {one.group for one in reading.wilds if one.kind != wild}
    genuine: dict[int, list[Group]] = {}
    for place, group in enumerate(reading.groups):
        if place not in substituted:
            genuine.setdefault(group.first, []).append(group)
    return tuple(tuple(groups) for groups in genuine.values() if len(groups) == _ALIKE_IN_SEVEN)


def sets_of(identity: str, reading: Reading, wild: int, nth: int) -> tuple[Group, ...]:
    """Returns the groups that a yaku rests on; none where it rests on the whole hand or its circumstances.

    Args:
        identity: The yaku.
        reading: A reading that has it.
        wild: The kind of the wildcard.
        nth: For a yaku that counts several times, which of them, from 0.
    """
    groups = reading.groups
    match identity:
        case "meihun":
            return _wild_groups(reading)
        case "benhunlong" | "long":
            return _straight(reading)
        case "hunyou" | "zhuowu":
            return (groups[reading.won],)
        case "haohua":
            return _fours(reading, wild)[nth]
        case "gangkai":
            return tuple(group for group in groups if group.shape is Shape.KAN)
        case "dadiao":
            return tuple(group for group in groups if group.shape is Shape.PAIR)
    return ()


class YakuTable:
    """The yaku that one choice of options counts."""

    def __init__(self, options: Options) -> None:
        """Reads the doublings from the options."""
        self._options = options
        self._values: Mapping[str, int] = {"zhuangjia": 1} | {
            name: getattr(options, f"doublings_{name}", options.doublings_meihun)
            for name in YAKU_NAMES
            if name != "zhuangjia"
        }

    def items(self, traits: int, moment: int) -> tuple[Item, ...]:
        """Returns the yaku of a reading with these traits in these circumstances, in the order of §4."""
        found = []
        for row, name in enumerate(YAKU_NAMES):
            value = self._values[name]
            if value:
                found += [Item(row, name, value)] * self._times(name, traits, moment)
        return tuple(found)

    def _times(self, name: str, traits: int, moment: int) -> int:
        """Returns how often a yaku counts."""
        match name:
            case "zhuangjia":
                return bool(moment & DEALER)
            case "menqing":
                return bool(moment & MENQING)
            case "meihun" | "benhunlong" | "hunyou":
                return self._wildless(traits) == name
            case "tiliu":
                return bool(moment & DRAWN)
            case "long":
                return bool(traits & STRAIGHT)
            case "qidui":
                return bool(traits & PAIRS)
            case "haohua":
                return fours_of(traits)
            case "zhuowu":
                return bool(traits & CAUGHT_FIVE)
            case "gangkai":
                return bool(moment & REPLACEMENT)
            case "qingyise":
                return self._one_suit(traits, moment)
            case "duiduihu":
                return not traits & (SEQUENCE | PAIRS)
            case "dadiao":
                return bool(moment & FOUR_MELDS)
        return bool(moment & LAST)

    def _wildless(self, traits: int) -> str | None:
        """Returns by which of three yaku the hand counts as one without wildcards: the first that holds."""
        if not traits & SUBSTITUTE:
            return "meihun"
        if self._options.benhunlong and traits & OWN_WILD:
            return "benhunlong"
        if self._options.hunyou_meihun and traits & WILD_TANKI:
            return "hunyou"
        return None

    def _one_suit(self, traits: int, moment: int) -> bool:
        suit = traits & (SUITS | HONOURS)
        if suit & HONOURS or suit.bit_count() != 1:
            return False
        return self._options.qingyise_wilds == "any" or not moment & WILDS or moment >> _WILD_SUIT == suit


_CONDITIONS = {
    "zhuangjia": Names("荘家が上がる。", "The dealer wins.", "庄家和牌。"),
    "menqing": Names(
        "チー・ポン・明槓がない。暗槓はよい。",
        "No chi, pon or open kan; concealed kans are allowed.",
        "没有吃、碰、明杠；可以有暗杠。",
    ),
    "meihun": Names(
        "混がないか、すべての混を額面どおりに使う。",
        "There is no wildcard, or every one stands for its own kind.",
        "没有混，或所有的混都当本张使用。",
    ),
    "benhunlong": Names(
        "龍の9枚に龍と同じ種類の混がちょうど1枚ある。没混の代わりにつく。",
        "The dragon holds just one wildcard, of its own suit; counts in place of “no wildcard”.",
        "龙的九张中恰有一张与龙同花色的混；代替没混。",
    ),
    "hunyou": Names(
        "混の単騎待ちでツモ上がりする。没混の代わりにつく。",
        "A lone wildcard takes the drawn piece as its pair; counts in place of “no wildcard”.",
        "以混单吊，自摸和牌；代替没混。",
    ),
    "tiliu": Names(
        "ツモか搶槓で上がる。",
        "The winning piece is drawn from the wall, or taken from a robbed kan.",
        "自摸或抢杠和牌。",
    ),
    "long": Names(
        "同じ種類の123・456・789の3メンツ。",
        "Three sets are 123, 456 and 789 of one suit.",
        "同一花色的123、456、789三组顺子。",
    ),
    "qidui": Names("対子が7組。", "Seven pairs and no meld.", "七个对子，不能有副露。"),
    "haohua": Names(
        "七対子に同じ牌が4枚ある。混で代用したものは数えない。組ごとにつく。",
        "Seven pairs hold four equal pieces without a substitute; counts for each such four.",
        "七对子中有四张相同的牌，不能用混代替；每组计一次。",
    ),
    "zhuowu": Names(
        "嵌張の五萬、または七対子の単騎の五萬で上がる。五萬は混の代用でない。",
        "A genuine five of characters completes 4-6, or the last of seven pairs.",
        "以真五万和嵌张，或七对子单吊五万。",
    ),
    "gangkai": Names(
        "槓の補充牌で上がる。カンの点も倍になる。",
        "The replacement piece after a kan wins; kan points are doubled too.",
        "以杠后补牌和牌，杠分也加倍。",
    ),
    "qingyise": Names("14枚すべてが1種類の数牌。", "All pieces are of one suit.", "全部由同一花色的数牌组成。"),
    "duiduihu": Names("4メンツとも刻子か槓子。", "All four sets are triplets or kans.", "四组全为刻子或杠子。"),
    "dadiao": Names(
        "4組をさらし、残り1枚で待つ。", "Four melds and one piece left to wait with.", "四组副露，仅剩一张单吊。"
    ),
    "haidi": Names(
        "最後の牌をツモって上がる。", "The last piece of the wall wins, self-drawn.", "自摸最后一张牌和牌。"
    ),
}
_FIXED_CONDITIONS = {
    "tenhou": Names(
        "荘家が配牌で上がっている。", "The dealer’s first fourteen pieces are complete.", "庄家起手即和牌。"
    ),
    "chiihou": Names(
        "散家が荘家の最初の捨て牌で上がる。",
        "A player wins on the dealer’s first discard.",
        "闲家和庄家打出的第一张牌。",
    ),
    "hungang": Names(
        "混4枚が手か暗槓にあってツモる。手は上がりの形でなくてよい。",
        "All four wildcards are in the concealed hand after a draw; the hand need not be complete.",
        "自摸后手牌与暗杠中有四张混；不必成和牌型。",
    ),
}
_SWITCHES = {"benhunlong": "benhunlong", "hunyou": "hunyou_meihun"}
_ADDED = ("qingyise", "duiduihu", "dadiao", "haidi")
_CLOSED_ONLY = ("menqing", "qidui", "haohua", "tenhou", "chiihou")


def _entry(name: str) -> YakuEntry:
    return YakuEntry(
        name,
        YAKU_NAMES[name],
        _CONDITIONS[name],
        closed=1,
        open=None if name in _CLOSED_ONLY else 1,
        option=f"doublings_{name}" if name in _ADDED else _SWITCHES.get(name),
        example=EXAMPLES[name],
    )


def _fixed_entry(name: str) -> YakuEntry:
    points: int = getattr(STANDARD, f"{name}_points")
    return YakuEntry(
        name,
        FIXED_NAMES[name],
        _FIXED_CONDITIONS[name],
        closed=points,
        open=None if name in _CLOSED_ONLY else points,
        limit=True,
        example=EXAMPLES[name],
    )


def entries() -> tuple[YakuEntry, ...]:
    """Returns the yaku as people look them up, the fixed hands last."""
    return (*map(_entry, YAKU_NAMES), *map(_fixed_entry, FIXED_NAMES))
