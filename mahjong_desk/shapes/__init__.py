# SPDX-License-Identifier: MIT
"""How the pieces of a hand can be read: groups, whole readings and waits.

Nothing here knows what a shape is worth. The modules, each importing only those above it:

``groups``       The parts of a hand.
``partition``    All ways to part a suit into sets and pairs, and what would complete them.
``mahjong``      The shapes of mahjong tiles.
``readings``     Suits and melds put together, and which group the winning piece completed.
``knitted``      Knitted straights, and honours with knitted pieces.
``completing``   What completes a hand to any of the shapes of mahjong tiles.
``shogi``        The shapes of shogi pieces.
``arrangement``  Which face lies where in a reading.
``wild_traits``  What tells readings with wildcards apart.
``wild_suits``   All ways to part a suit with wildcards.
``wild_pairs``   Seven pairs with wildcards.
``wildcards``    Whole readings with wildcards.

Tested together
    ``tests/shapes/test_readings.py``   groups
    ``tests/shapes/test_partition.py``  mahjong
    ``tests/shapes/test_wildcards.py``  wild_pairs, wild_suits, wild_traits
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
