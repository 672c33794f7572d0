# SPDX-License-Identifier: MIT
"""A hand laid out to be tried: its value under every ruleset, its waits, its distance, what brings further yaku.

``bench`` is the hand, ``recorded`` lays one out that was won at a table, ``fitting`` puts it into each ruleset's words,
``circumstances`` finds what can go with it, ``under`` asks for values and waits. ``suits``, ``irregular`` and
``shogi_shapes`` know how many pieces a shape lacks, ``special_shapes`` which a ruleset knows beside sets and a pair, and
``distance`` puts these together; ``discards`` looks at every discard. ``exchanges`` finds the winning hands nearby,
``wild_exchanges`` those with wildcards with the help of ``wild_shapes``, and ``nearest`` the yaku that they would bring.
"""

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.circumstances import Circumstance, circumstances, kept, turned
from mahjong_desk.learn.workbench.discards import Best, Discard, DiscardUnder, discards
from mahjong_desk.learn.workbench.distance import Accepted, Distance, accepting, distance, distances, shanten
from mahjong_desk.learn.workbench.nearest import Nearest, nearest, nearest_in_slices, never
from mahjong_desk.learn.workbench.recorded import bench_of
from mahjong_desk.learn.workbench.under import UnderRules, WaitsUnder, under_all, waits, waits_under

__all__ = [
    "Accepted",
    "Bench",
    "Best",
    "Circumstance",
    "Discard",
    "DiscardUnder",
    "Distance",
    "Nearest",
    "UnderRules",
    "WaitsUnder",
    "accepting",
    "bench_of",
    "circumstances",
    "discards",
    "distance",
    "distances",
    "kept",
    "nearest",
    "nearest_in_slices",
    "never",
    "shanten",
    "turned",
    "under_all",
    "waits",
    "waits_under",
]
