# SPDX-License-Identifier: MIT
"""How the pieces of a hand can be read: groups, whole readings and waits.

Nothing here knows what a shape is worth. ``groups`` names the parts, ``partition`` finds all ways to part
a suit, ``readings`` puts suits and melds together and says which group the winning piece completed.
"""

from mahjong_desk.shapes.groups import Group, MeldKind, Shape, Wait
from mahjong_desk.shapes.partition import Partitioner
from mahjong_desk.shapes.readings import Form, Reading, Wild, orphans_reading, pairs_reading, regular_readings
from mahjong_desk.shapes.waits import winning_kinds

__all__ = [
    "Form",
    "Group",
    "MeldKind",
    "Partitioner",
    "Reading",
    "Shape",
    "Wait",
    "Wild",
    "orphans_reading",
    "pairs_reading",
    "regular_readings",
    "winning_kinds",
]
