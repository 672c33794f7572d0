# SPDX-License-Identifier: MIT
"""The atlas of yaku: every yaku of every rule system, with hands that have it and one that nearly does.

``entry``        The yaku of all rule systems, one entry for each.
``romaji``       How their names are read.
``also_called``  What players call them beside the names that the systems write.
``spelling``     One form for the many ways to write a name.
``pinyin``       How Chinese names are read that stand nowhere in pinyin.
``wording``      All that a yaku is called, and what of it a text fits.
``asked_tiles``  Pieces that are typed to find yaku.
``by_tiles``     Which yaku can rest on them.
``search``       Finds yaku by all that.
``shown``        A hand with what the engine says of it.
``walk``         Other wins that have a yaku.
``examples``     Chooses a second one.
``failure``      Why a changed hand does not have a yaku any more.
``near_miss``    The least change that loses it.
``relations``    What gives way to it and what comes along.
``page``         The page of one yaku, put together from these.

Tested together
    ``tests/learn/atlas/test_page.py``    entry, examples, failure, near_miss, relations, shown, walk
    ``tests/learn/atlas/test_search.py``  asked_tiles, by_tiles, pinyin, spelling, wording
    ``tests/learn/atlas/test_tables.py``  entry, romaji
"""

from mahjong_desk.learn.atlas.entry import Entry, elsewhere, entries, entry_of
from mahjong_desk.learn.atlas.page import Page, page
from mahjong_desk.learn.atlas.search import HandKind, has_limits, prepared, search, search_in_slices, values
from mahjong_desk.learn.atlas.shown import NearMiss, Shown
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
