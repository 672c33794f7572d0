# SPDX-License-Identifier: MIT
"""A hand to try out: its value under every rule system, its waits, its distance, and what to draw and discard."""

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.circumstances import Offered, circumstances, kept, turned
from mahjong_desk.learn.workbench.discards import Discard, Draw, discards, draws
from mahjong_desk.learn.workbench.distance import Accepted, accepting, distance, distances, shanten
from mahjong_desk.learn.workbench.from_match import bench_of
from mahjong_desk.learn.workbench.ruleset_bench import fitting
from mahjong_desk.learn.workbench.ruleset_differences import Differing, counted_by_all, differing, usual_reading
from mahjong_desk.learn.workbench.ruleset_outcomes import UnderRules, WaitsUnder, under_all, waits, waits_under

__all__ = [
    "Accepted",
    "Bench",
    "Differing",
    "Discard",
    "Draw",
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
    "shanten",
    "turned",
    "under_all",
    "usual_reading",
    "waits",
    "waits_under",
]
