# SPDX-License-Identifier: MIT
"""The fu of groups, pairs and waits."""

from functools import cache
from typing import NamedTuple

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.model.reasons import FuItem
from mahjong_desk.rules.yaku.facts import TERMINALS_OR_HONOURS, traits_of
from mahjong_desk.shapes import Group, GroupShape, WaitKind
from mahjong_desk.texts import Text

FU_NAMES = {
    "base": Text("base"),
    "closed_ron": Text("closed hand, won on a discard"),
    "tsumo": Text("self-drawn", "fu"),
    "wait_penchan": Text("edge wait"),
    "wait_kanchan": Text("closed wait"),
    "wait_tanki": Text("pair wait"),
    "pair_dragon": Text("pair of dragons"),
    "pair_round": Text("pair of the round wind"),
    "pair_seat": Text("pair of the seat wind"),
    "pair_double_wind": Text("pair of the double wind"),
    "minkou": Text("open triplet"),
    "ankou": Text("concealed triplet"),
    "minkan": Text("open kan"),
    "ankan": Text("concealed kan"),
    "rounding": Text("rounded up"),
}
"""The names of the shared fu items."""
TRADITIONAL_WIND_NAMES = {
    "pair_round": Text("pair of the round wind", "older Japanese games"),
    "pair_seat": Text("pair of the seat wind", "older Japanese games"),
}
"""The different names in older Japanese games."""

SET_FU = 2
"""The fu of a triplet before doubling."""
BASE = FuItem("base", 20)
CLOSED_RON = FuItem("closed_ron", 10)
TSUMO = FuItem("tsumo", 2)
"""The fu of every hand, of a closed hand won on a discard, and of a self-draw."""
SEVEN_PAIRS_FU = 25
SEVEN_PAIRS = FuItem("chiitoitsu", SEVEN_PAIRS_FU)
"""The fu of seven pairs, which are not rounded."""
WAIT_FU = {WaitKind.PENCHAN: "wait_penchan", WaitKind.KANCHAN: "wait_kanchan", WaitKind.TANKI: "wait_tanki"}


_WAITS = frozenset(WAIT_FU.values())
_RYANMEN, _SHANPON = WaitKind.RYANMEN, WaitKind.SHANPON


def is_wait_fu(item: FuItem) -> bool:
    """Returns whether a fu item is that of a wait, not of a group."""
    return item.id in _WAITS


def wait_fu_item(wait: WaitKind, group: Group) -> FuItem | None:
    """Returns the fu item of a wait for a single kind, or None for other waits."""
    if wait is _RYANMEN or wait is _SHANPON:
        return None
    name = WAIT_FU.get(wait)
    return FuItem(name, 2, group) if name else None


class FuDoublings(NamedTuple):
    """The doublings of the 2 fu of a triplet or kan."""

    concealed: bool
    terminals_or_honours: bool
    kan: bool

    @property
    def times(self) -> int:
        """How often the 2 fu are doubled."""
        return self.concealed + self.terminals_or_honours + 2 * self.kan


def doublings(group: Group) -> FuDoublings:
    """Returns the doublings of the fu of a triplet or kan."""
    return FuDoublings(
        not group.is_open, bool(traits_of(group).common_flags & TERMINALS_OR_HONOURS), group.shape is GroupShape.KAN
    )


@cache
def set_fu_item(group: Group) -> FuItem | None:
    """Returns the fu item of a triplet or kan, or None for other groups.

    The 2 fu are doubled if concealed, doubled for terminals or honours, and doubled twice for a kan.
    """
    if group.shape not in (GroupShape.TRIPLET, GroupShape.KAN):
        return None
    doubled = doublings(group)
    name = ("an" if doubled.concealed else "min") + ("kan" if doubled.kan else "kou")
    return FuItem(name, SET_FU << doubled.times, group)


@cache
def pair_fu_item(group: Group, round_wind: int, seat_wind: int, double_wind: int) -> FuItem | None:
    """Returns the fu item of a pair of yakuhai, or None for other pairs.

    Args:
        double_wind: The fu of a pair that is both winds at once.
    """
    kind = group.lowest_kind
    if kind < EAST:
        return None
    if kind >= WHITE:
        return FuItem("pair_dragon", 2, group)
    if kind == round_wind == seat_wind:
        return FuItem("pair_double_wind", double_wind, group)
    if kind == round_wind:
        return FuItem("pair_round", 2, group)
    if kind == seat_wind:
        return FuItem("pair_seat", 2, group)
    return None
