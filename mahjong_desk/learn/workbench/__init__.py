# SPDX-License-Identifier: MIT
"""A hand laid out to be tried: its value under every ruleset, its waits, its distance, what brings further yaku.

``bench`` is the hand, ``fitting`` puts it into each ruleset's words, ``under`` asks for values and waits. ``suits``,
``irregular`` and ``shogi_shapes`` know how many pieces a shape lacks, ``families`` which shapes a ruleset knows and
``distance`` puts these together; ``discards`` looks at every discard. ``exchanges`` finds the winning hands nearby and
``nearest`` the yaku that they would bring.
"""

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.discards import Best, Discard, DiscardUnder, discards
from mahjong_desk.learn.workbench.distance import Accepted, Distance, accepting, distance, distances, shanten
from mahjong_desk.learn.workbench.nearest import Nearest, nearest, nearest_in_slices, never
from mahjong_desk.learn.workbench.under import UnderRules, WaitsUnder, under_all, waits, waits_under

__all__ = [
    "Accepted",
    "Bench",
    "Best",
    "Discard",
    "DiscardUnder",
    "Distance",
    "Nearest",
    "UnderRules",
    "WaitsUnder",
    "accepting",
    "discards",
    "distance",
    "distances",
    "nearest",
    "nearest_in_slices",
    "never",
    "shanten",
    "under_all",
    "waits",
    "waits_under",
]
