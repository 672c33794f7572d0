# SPDX-License-Identifier: MIT
"""What a hand of Ar-Shi-Ar is worth, and why (rules/arushiaru.md §3–5)."""

from __future__ import annotations

from mahjong_desk.rules import fu_han
from mahjong_desk.rules.arushiaru.options import Options
from mahjong_desk.rules.arushiaru.yaku import YAKU
from mahjong_desk.rules.facts import CLOSED, SELF_DRAWN
from mahjong_desk.rules.fu import BASE, CLOSED_RON, TSUMO
from mahjong_desk.rules.fu_han import MANGAN_BASE, Scheme, Sized, Sum
from mahjong_desk.rules.reasons import Evaluation, FuItem
from mahjong_desk.rules.yaku import at_table

FU_ORDER = (
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
"""The fu items in the order of §5.1, by which equal readings are told apart."""

_CHINITSU = FuItem("chinitsu", 10)
_FU_PLACES = {identity: place for place, identity in enumerate(FU_ORDER)}


class Valuer(fu_han.Valuer):
    """Values hands by one choice of options."""

    def __init__(self, options: Options) -> None:
        """Prepares what these options count."""
        self.options = options
        super().__init__(
            Scheme(
                yaku=at_table(YAKU, options),
                items=_items,
                add_up=self._add_up,
                limit_base=self.limit_base,
                preference=_preference,
                double_wind_pair_fu=options.double_wind_pair_fu,
            )
        )

    def _add_up(self, raw: int, han: int) -> Sum:
        """Works out what raw fu and han come to (§5.2)."""
        options = self.options
        fu = raw
        if options.unit == 10 and options.rounding == "fu_up":
            fu = -(-raw // 10) * 10
        uncapped = fu << han
        if options.unit == 10 and options.rounding == "base_4_6":
            uncapped = (uncapped + 4) // 10 * 10
        elif options.unit == 10 and options.rounding == "base_up":
            uncapped = -(-uncapped // 10) * 10
        return Sum(fu, uncapped, min(MANGAN_BASE, uncapped), FuItem("rounding", fu - raw) if fu != raw else None)

    def limit_base(self, limits: int) -> int:
        """Returns the base of a hand with that many limit yaku, in points."""
        return MANGAN_BASE * (limits if self.options.multiple_limits else 1)

    def typed_limit(self, times: int) -> Evaluation:
        """Returns the value of a hand that the table called ``times`` mangan."""
        base = MANGAN_BASE * times
        return Evaluation(None, (), base, limit="mangan")


def _items(circumstances: int, names: frozenset[str]) -> tuple[FuItem, ...]:
    items: tuple[FuItem, ...] = (BASE,)
    if circumstances & SELF_DRAWN:
        if "pinfu" not in names:
            items += (TSUMO,)
    elif circumstances & CLOSED:
        items += (CLOSED_RON,)
    return (*items, _CHINITSU) if "chinitsu" in names else items


def _preference(one: Sized) -> object:
    """Returns what equal readings are sorted by (§5.6)."""
    return one.counted.rows, sorted((_FU_PLACES[item.id], item.value) for item in one.items)
