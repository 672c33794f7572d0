# SPDX-License-Identifier: MIT
"""The value of a hand of Ar-Shi-Ar, and its reasons (rules/arushiaru.md §3–5)."""

from functools import partial

from mahjong_desk.rules.model.reasons import FuItem
from mahjong_desk.rules.systems.arushiaru.options import ArushiaruOptions
from mahjong_desk.rules.systems.arushiaru.yaku import LIMIT_VALUE, YAKU
from mahjong_desk.rules.value import fu_han, limits
from mahjong_desk.rules.value.fu import BASE, CLOSED_RON, TSUMO
from mahjong_desk.rules.value.fu_han import FuHanScheme, ScoredReading
from mahjong_desk.rules.yaku.facts import CLOSED, SELF_DRAWN
from mahjong_desk.rules.yaku.row import yaku_at_table

_FU_ORDER = (
    "base",
    "closed_ron",
    "tsumo",
    "chinitsu",
    "wait_penchan",
    "wait_kanchan",
    "wait_tanki",
    "pair_dragon",
    "pair_round",
    "pair_seat",
    "pair_double_wind",
    "minkou",
    "ankou",
    "minkan",
    "ankan",
    "rounding",
)
"""The fu items in the order of §5.1, which decides between equal readings."""

MANGAN = "mangan"
"""The id of the only limit."""
MANGAN_BASE = 500
"""The base of a mangan, in points."""

_TEN = 10
_CHINITSU = FuItem("chinitsu", 10)
_FU_INDICES = {fu_id: index for index, fu_id in enumerate(_FU_ORDER)}
_to_tens = partial(limits.round_up, unit=_TEN)
# A base is always even, so rounding half up never meets a 5.
_BASE_ROUNDING = {"base_4_6": partial(limits.round_half_up, unit=_TEN), "base_up": _to_tens}


class ArushiaruEvaluator(fu_han.FuHanEvaluator):
    """Evaluates hands under one set of options."""

    def __init__(self, options: ArushiaruOptions) -> None:
        self.options = options
        super().__init__(
            FuHanScheme(
                yaku=yaku_at_table(YAKU, options),
                extra_fu_items=_base_fu_items,
                limits=limits.single_limit(MANGAN, MANGAN_BASE, unit=LIMIT_VALUE, multiple=options.multiple_limits),
                round_fu=_to_tens if options.unit == _TEN and options.rounding == "fu_up" else int,
                round_base=_BASE_ROUNDING.get(options.rounding) if options.unit == _TEN else None,
                tie_break=_sort_key,
                double_wind_pair_fu=options.double_wind_pair_fu,
            )
        )


def _base_fu_items(circumstances: int, names: frozenset[str]) -> tuple[FuItem, ...]:
    items: tuple[FuItem, ...] = (BASE,)
    if circumstances & SELF_DRAWN:
        if "pinfu" not in names:
            items += (TSUMO,)
    elif circumstances & CLOSED:
        items += (CLOSED_RON,)
    return (*items, _CHINITSU) if "chinitsu" in names else items


def _sort_key(scored: ScoredReading) -> object:
    """Returns the sort key of equal readings (§5.6)."""
    return scored.counted.yaku_indices, sorted((_FU_INDICES[item.id], item.value) for item in scored.fu_items)
