# SPDX-License-Identifier: MIT
"""The options of Beijing mahjong (rules/beijing.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.options import TableOptions
from mahjong_desk.rules.systems.beijing.options_match import MATCH_OPTIONS
from mahjong_desk.rules.systems.beijing.options_value import VALUE_OPTIONS


@dataclass(frozen=True, slots=True)
class BeijingOptions(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    benhunlong: bool
    hunyou_meihun: bool
    hunyou_scope: str
    wild_in_kan: bool
    tenhou_points: int
    chiihou_points: int
    hungang_points: int
    fixed_hand_mode: str
    kan_open: int
    kan_closed: int
    kan_dealer_double: bool
    chankan_pao: bool
    hangzhou_pao: bool
    discarder_pays_all: bool
    baozhuang_tiliu: bool
    multiple_wins: bool
    duanmen: bool
    max_melds: int
    qingyise_wilds: str
    doublings_menqing: int
    doublings_meihun: int
    doublings_tiliu: int
    doublings_long: int
    doublings_qidui: int
    doublings_haohua: int
    doublings_zhuowu: int
    doublings_gangkai: int
    doublings_qingyise: int
    doublings_duiduihu: int
    doublings_dadiao: int
    doublings_haidi: int
    shanglou_after_draw: str
    shanglou_streak: int
    shaozhuang_points: int
    chombo: str
    chombo_points: int
    chombo_hand: str
    rounds: int
    dead_wall: str
    pass_rule: str


OPTIONS = (*VALUE_OPTIONS, *MATCH_OPTIONS)
"""All of them, in the order of the table of §9."""
