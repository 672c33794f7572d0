# SPDX-License-Identifier: MIT
"""How the pieces of a hand can be read: groups, whole readings and waits.

Nothing here knows what a shape is worth.
"""

from mahjong_desk.shapes.groups import Group, GroupShape, MeldKind, WaitKind
from mahjong_desk.shapes.partition import Partitioner
from mahjong_desk.shapes.readings import HandShape, Reading, WildcardUse, regular_readings

__all__ = [
    "Group",
    "GroupShape",
    "HandShape",
    "MeldKind",
    "Partitioner",
    "Reading",
    "WaitKind",
    "WildcardUse",
    "regular_readings",
]
