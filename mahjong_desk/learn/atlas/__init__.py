# SPDX-License-Identifier: MIT
"""The atlas of yaku: every yaku of every rule system, with hands that have it and one that nearly does.

``entry`` lists them, ``romaji`` writes how they are read, ``search`` finds them. ``page`` puts one page together: ``walk``
meets wins that have the yaku, ``examples`` chooses a second one, ``near_miss`` the least change that loses it, ``relations``
what gives way to it and what comes along; ``shown`` is a hand with what the engine says of it.
"""

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
