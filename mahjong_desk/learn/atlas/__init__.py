# SPDX-License-Identifier: MIT
"""The atlas of yaku: every yaku of every rule system, with hands that have it and one that nearly does."""

from mahjong_desk.learn.atlas.entries import YakuEntry, counterparts, entries, entry_of
from mahjong_desk.learn.atlas.evaluated_hand import EvaluatedHand, NearMiss
from mahjong_desk.learn.atlas.search import (
    HandOpenness,
    has_limits,
    improve_seats,
    search_incrementally,
    values,
    warm_up,
)
from mahjong_desk.learn.atlas.yaku_page import YakuPage, page
from mahjong_desk.learn.cases import ChangeKind

__all__ = [
    "ChangeKind",
    "EvaluatedHand",
    "HandOpenness",
    "NearMiss",
    "YakuEntry",
    "YakuPage",
    "counterparts",
    "entries",
    "entry_of",
    "has_limits",
    "improve_seats",
    "page",
    "search_incrementally",
    "values",
    "warm_up",
]
