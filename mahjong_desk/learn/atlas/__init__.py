# SPDX-License-Identifier: MIT
"""The atlas of yaku: every yaku of every rule system, with hands that have it and one that nearly does."""

from mahjong_desk.learn.atlas.entries import Entry, elsewhere, entries, entry_of
from mahjong_desk.learn.atlas.evaluated_hand import NearMiss, Shown
from mahjong_desk.learn.atlas.search import HandKind, has_limits, prepared, search, search_in_slices, values
from mahjong_desk.learn.atlas.yaku_page import Page, page
from mahjong_desk.learn.cases import ChangeKind

__all__ = [
    "ChangeKind",
    "Entry",
    "HandKind",
    "NearMiss",
    "Page",
    "Shown",
    "elsewhere",
    "entries",
    "entry_of",
    "has_limits",
    "page",
    "prepared",
    "search",
    "search_in_slices",
    "values",
]
