# SPDX-License-Identifier: MIT
"""The dora types (ドラ類), which never make a win (rules/shogi.md §4)."""

from collections.abc import Sequence
from dataclasses import replace

from mahjong_desk.pieces import Piece
from mahjong_desk.pieces.shogi import KING
from mahjong_desk.rules.model.hand import DORA as DORA_INDICATOR
from mahjong_desk.rules.model.hand import MAX_DORA_INDICATORS
from mahjong_desk.rules.model.reasons import YakuItem
from mahjong_desk.rules.systems.shogi.yaku.conditions import ShogiReadingFacts, effective_kind
from mahjong_desk.rules.yaku.conditions import Diagnostic, separately_counted
from mahjong_desk.rules.yaku.row import Example, Yaku, YakuFamily
from mahjong_desk.shapes import Group, GroupShape
from mahjong_desk.texts import Name, Text

_OPEN_KAN_HAN, _CLOSED_KAN_HAN = 1, 2
_RIICHI_KAN_DORA_HAN = 2
"""The value of a piece of kan dora under riichi."""

_NO_DORA = Diagnostic("dora", Text("No piece in the hand follows an indicator."))
_NO_OPEN_KAN = Diagnostic("open_kan", Text("No open or added kan."))
_NO_CLOSED_KAN = Diagnostic("closed_kan", Text("No concealed kan."))

DORA: tuple[Yaku[ShogiReadingFacts], ...] = (
    Yaku(
        "dora",
        Name("dora"),
        Text("1 han for each piece that follows the first indicator; a pawn taken in counts as that dragon."),
        family=YakuFamily.DORA,
        value=1,
        condition=separately_counted(_NO_DORA),
        example=Example("PLNSGBR", "K", turned_up={"dora_indicators": ("S",)}, players=3),
    ),
    Yaku(
        "kan_dora",
        Name("kan dora"),
        Text("1 han for each piece that follows a further indicator, 2 under riichi."),
        family=YakuFamily.DORA,
        value=1,
        condition=separately_counted(_NO_DORA),
        example=Example("PLNSGBR", "K", turned_up={"dora_indicators": ("S", "G")}, players=3),
    ),
    Yaku(
        "minkan",
        Name("open kan"),
        Text("For each open or added kan."),
        family=YakuFamily.KANS,
        value=1,
        condition=separately_counted(_NO_OPEN_KAN),
        concepts=("one_kan",),
        example=Example("KPPP", "K", melds=(("daiminkan", "NNNN"),), players=3),
    ),
    Yaku(
        "ankan",
        Name("concealed kan"),
        Text("For each concealed kan."),
        family=YakuFamily.KANS,
        value=2,
        condition=separately_counted(_NO_CLOSED_KAN),
        concepts=("one_kan",),
        example=Example("KPPP", "K", melds=(("ankan", "NNNN"),), players=3),
    ),
)
"""The dora types in the order of the table."""


def next_kind(indicator: Piece) -> Piece:
    """Returns the kind after an indicator; the pawn follows the king."""
    return (indicator + 1) % (KING + 1)


def count_dora(groups: tuple[Group, ...], kinds: Sequence[Piece]) -> int:
    """Counts the pieces of ``kinds`` in a reading, twice if a kind is repeated (§4)."""
    return sum([len(group.kinds) * kinds.count(effective_kind(group)) for group in groups])


INDICATORS = (
    replace(DORA_INDICATOR, indicates=next_kind, max_count=MAX_DORA_INDICATORS, grows_with_kans=True, count=count_dora),
)
"""The first dora indicator, and one for each kan."""


def dora_items(groups: tuple[Group, ...], indicators: tuple[Piece, ...], *, riichi: bool) -> tuple[YakuItem, ...]:
    """Returns the dora types of a reading, in the order of the table."""
    items = []
    dora_kinds = [next_kind(indicator) for indicator in indicators]
    kan_dora_han = _RIICHI_KAN_DORA_HAN if riichi else 1
    for yaku_id, kinds, each in (("dora", dora_kinds[:1], 1), ("kan_dora", dora_kinds[1:], kan_dora_han)):
        han = each * count_dora(groups, kinds) if kinds else 0
        if han:
            items.append(YakuItem(yaku_id, han, tuple([group for group in groups if effective_kind(group) in kinds])))
    kans = [group for group in groups if group.shape is GroupShape.KAN]
    items += [YakuItem("minkan", _OPEN_KAN_HAN, (kan,)) for kan in kans if kan.is_open]
    items += [YakuItem("ankan", _CLOSED_KAN_HAN, (kan,)) for kan in kans if not kan.is_open]
    return tuple(items)
