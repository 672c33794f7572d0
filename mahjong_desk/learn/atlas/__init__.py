# SPDX-License-Identifier: MIT
"""The atlas of yaku: every yaku of every rule system, with hands that have it and one that nearly does."""

from mahjong_desk.learn.atlas.entry import Elsewhere, Entry, entries, entry_of
from mahjong_desk.learn.atlas.page import Page, page
from mahjong_desk.learn.atlas.search import HandKind, search, values
from mahjong_desk.learn.atlas.shown import NearMiss, Shown
from mahjong_desk.learn.cases import Change, ChangeKind

__all__ = [
    "Change",
    "ChangeKind",
    "Elsewhere",
    "Entry",
    "HandKind",
    "NearMiss",
    "Page",
    "Shown",
    "entries",
    "entry_of",
    "page",
    "search",
    "values",
]
