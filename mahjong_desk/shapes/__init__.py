# SPDX-License-Identifier: MIT
"""How the pieces of a hand can be read: groups, whole readings and waits.

Nothing here knows what a shape is worth.
"""

from mahjong_desk.shapes.groups import Group, MeldKind, Shape, Wait
from mahjong_desk.shapes.partition import Partitioner
from mahjong_desk.shapes.readings import (
    Form,
    Reading,
    Wild,
    different_pairs,
    orphans_reading,
    pairs_reading,
    regular_readings,
)

__all__ = [
    "Form",
    "Group",
    "MeldKind",
    "Partitioner",
    "Reading",
    "Shape",
    "Wait",
    "Wild",
    "different_pairs",
    "orphans_reading",
    "pairs_reading",
    "regular_readings",
]
