# SPDX-License-Identifier: MIT
"""The dora types (ドラ類) of Shogi Mahjong, which add han and never make a win (rules/shogi.md §4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mahjong_desk.pieces import Piece
from mahjong_desk.pieces.shogi import KING
from mahjong_desk.rules.model.indicators import DORA as DORA_INDICATOR
from mahjong_desk.rules.model.indicators import WITH_KANS
from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.model.reasons import YakuItem
from mahjong_desk.rules.systems.shogi.yaku.seen import Seen, counts_as
from mahjong_desk.rules.yaku.conditions import Told, apart
from mahjong_desk.rules.yaku.family import Family
from mahjong_desk.rules.yaku.row import Example, Yaku
from mahjong_desk.shapes import Group, Shape

OPEN_KAN_HAN, CLOSED_KAN_HAN = 1, 2
"""What a kan adds, open and closed."""
RIICHI_KAN_DORA_HAN = 2
"""What a piece of kan dora adds under riichi."""

_NO_DORA = Told(
    "dora",
    Names(
        "表示牌の次の駒がない。",
        "No piece of the hand follows what is turned up.",
        "没有指示牌的下一种棋子。",
    ),
)
_NO_OPEN_KAN = Told("open_kan", Names("大明槓も加槓もない。", "No open or added kan.", "没有大明杠或加杠。"))
_NO_CLOSED_KAN = Told("closed_kan", Names("暗槓がない。", "No concealed kan.", "没有暗杠。"))

DORA: tuple[Yaku[Seen], ...] = (
    Yaku(
        "dora",
        Names("ドラ", "dora", "宝牌"),
        Spoken("ドラ", "bǎo pái"),
        Names(
            "最初の表示牌の次の駒、一枚につき1飜。同化した歩はその三元牌に数える。",
            "1 han for each piece that follows the first indicator; a pawn taken in counts as that dragon.",
            "第一枚指示牌的下一种棋子每枚1翻；被吸收的步算作该三元牌。",
        ),
        family=Family.DORA,
        closed=1,
        open=1,
        holds=apart(_NO_DORA),
        example=Example("PLNSGBR", "K", turned_up={"dora_indicators": ("S",)}, players=3),
    ),
    Yaku(
        "kan_dora",
        Names("槓ドラ", "kan dora", "杠宝牌"),
        Spoken("カンドラ", "gàng bǎo pái"),
        Names(
            "槓で増えた表示牌の次の駒、一枚につき1飜、リーチなら2飜。",
            "1 han for each piece that follows a further indicator, 2 under riichi.",
            "因杠增开的指示牌的下一种棋子每枚1翻，立直时2翻。",
        ),
        family=Family.DORA,
        closed=1,
        open=1,
        holds=apart(_NO_DORA),
        example=Example("PLNSGBR", "K", turned_up={"dora_indicators": ("S", "G")}, players=3),
    ),
    Yaku(
        "minkan",
        Names("明槓", "open kan", "明杠"),
        Spoken("ミンカン", "míng gàng"),
        Names("大明槓か加槓一つにつき。", "For each open or added kan.", "每一组大明杠或加杠。"),
        family=Family.KANS,
        closed=1,
        open=1,
        holds=apart(_NO_OPEN_KAN),
        ideas=("one_kan",),
        example=Example("KPPP", "K", melds=(("daiminkan", "NNNN"),), players=3),
    ),
    Yaku(
        "ankan",
        Names("暗槓", "concealed kan", "暗杠"),
        Spoken("アンカン", "àn gàng"),
        Names("暗槓一つにつき。", "For each concealed kan.", "每一组暗杠。"),
        family=Family.KANS,
        closed=2,
        open=2,
        holds=apart(_NO_CLOSED_KAN),
        ideas=("one_kan",),
        example=Example("KPPP", "K", melds=(("ankan", "NNNN"),), players=3),
    ),
)
"""The dora types in the order of the table."""


def indicated(indicator: Piece) -> Piece:
    """Returns the kind that an indicator makes dora: the next one, after the king the pawn again."""
    return (indicator + 1) % (KING + 1)


def dora_count(groups: tuple[Group, ...], kinds: Sequence[Piece]) -> int:
    """Returns how many pieces of a reading are of these kinds, one as often as its kind is given (§4).

    Args:
        groups: Its groups; a pawn in one counts as what it was taken in for.
        kinds: The kinds that are dora.
    """
    return sum([len(group.kinds) * kinds.count(counts_as(group)) for group in groups])


INDICATORS = (replace(DORA_INDICATOR, indicated=indicated, most=WITH_KANS, by_kans=True, count=dora_count),)
"""The first dora indicator, and one for each kan."""


def dora_items(groups: tuple[Group, ...], indicators: tuple[Piece, ...], *, riichi: bool) -> tuple[YakuItem, ...]:
    """Returns the dora types of a reading, in the order of the table.

    Args:
        groups: Its groups.
        indicators: The indicators, the first one first.
        riichi: Whether the winner declared riichi.
    """
    found = []
    kinds = [indicated(indicator) for indicator in indicators]
    for identity, dora, each in (("dora", kinds[:1], 1), ("kan_dora", kinds[1:], RIICHI_KAN_DORA_HAN if riichi else 1)):
        han = each * dora_count(groups, dora) if dora else 0
        if han:
            found.append(YakuItem(identity, han, tuple([group for group in groups if counts_as(group) in dora])))
    kans = [group for group in groups if group.shape is Shape.KAN]
    found += [YakuItem("minkan", OPEN_KAN_HAN, (kan,)) for kan in kans if kan.exposed]
    found += [YakuItem("ankan", CLOSED_KAN_HAN, (kan,)) for kan in kans if not kan.exposed]
    return tuple(found)
