# SPDX-License-Identifier: MIT
"""How the pieces of a hand can be read: groups, whole readings and waits.

Nothing here knows what a shape is worth.
"""

from mahjong_desk.shapes.groups import Group, GroupShape, MeldKind, WaitKind
from mahjong_desk.shapes.partition import Partitioner
from mahjong_desk.shapes.readings import (
    HandShape,
    Reading,
    WildcardUse,
    distinct_pairs_reading,
    orphans_reading,
    regular_readings,
    seven_pairs_reading,
)

__all__ = [
    "Group",
    "GroupShape",
    "HandShape",
    "MeldKind",
    "Partitioner",
    "Reading",
    "WaitKind",
    "WildcardUse",
    "distinct_pairs_reading",
    "orphans_reading",
    "regular_readings",
    "seven_pairs_reading",
]
