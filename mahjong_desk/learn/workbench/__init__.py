# SPDX-License-Identifier: MIT
"""A hand laid out to be tried: its value under every ruleset, its waits, its distance, what brings further yaku.

``bench``           The hand and its circumstances.
``recorded``        Lays out one that was won at a table.
``fitting``         Puts it into each ruleset's words.
``circumstances``   What can go with it.
``under``           Its value and its waits under every ruleset.
``differing``       What is different about it from ruleset to ruleset.
``suits``           How many pieces a suit lacks.
``irregular``       How many pieces pairs and orphans lack.
``knitted_shapes``  How many pieces knitted shapes lack.
``shogi_shapes``    How many pieces a hand of shogi pieces lacks.
``special_shapes``  Which shapes beside sets and a pair a ruleset knows.
``distance``        How far the hand is from a win, and what brings it nearer.
``discards``        What every discard leaves.
``draws``           What to draw, and what to throw for it.
``exchanges``       The winning hands nearby.
``wild_shapes``     What hands with wildcards can be read as.
``wild_exchanges``  The winning hands nearby with wildcards.
``nearest``         The yaku that these would bring.

Tested together
    ``tests/learn/workbench/test_fitting.py``   bench, special_shapes
    ``tests/learn/workbench/test_nearest.py``   exchanges
    ``tests/learn/workbench/test_distance.py``  shogi_shapes
"""

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.circumstances import Offered, circumstances, kept, turned
from mahjong_desk.learn.workbench.differing import Differing, counted_by_all, differing, usual_reading
from mahjong_desk.learn.workbench.discards import Discard, discards
from mahjong_desk.learn.workbench.distance import Accepted, accepting, distance, distances, shanten
from mahjong_desk.learn.workbench.draws import Draw, draws
from mahjong_desk.learn.workbench.fitting import fitting
from mahjong_desk.learn.workbench.nearest import Nearest, nearest
from mahjong_desk.learn.workbench.recorded import bench_of
from mahjong_desk.learn.workbench.under import UnderRules, WaitsUnder, under_all, waits, waits_under

__all__ = [
    "Accepted",
    "Bench",
    "Differing",
    "Discard",
    "Draw",
    "Nearest",
    "Offered",
    "UnderRules",
    "WaitsUnder",
    "accepting",
    "bench_of",
    "circumstances",
    "counted_by_all",
    "differing",
    "discards",
    "distance",
    "distances",
    "draws",
    "fitting",
    "kept",
    "nearest",
    "shanten",
    "turned",
    "under_all",
    "usual_reading",
    "waits",
    "waits_under",
]
