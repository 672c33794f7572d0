# SPDX-License-Identifier: MIT
"""A hand to try out: its value under every rule system, its waits, its distance, and what to draw and discard."""

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.circumstances import (
    CircumstanceOption,
    available_circumstances,
    drop_invalid_circumstances,
    toggle_circumstance,
)
from mahjong_desk.learn.workbench.discards import DiscardOption, DrawOption, evaluate_discards, find_draws
from mahjong_desk.learn.workbench.distance import UsefulPiece, distance, distances, shanten, useful_pieces
from mahjong_desk.learn.workbench.from_match import bench_from_win
from mahjong_desk.learn.workbench.ruleset_bench import matching_rulesets
from mahjong_desk.learn.workbench.ruleset_differences import (
    RulesetDifference,
    counted_by_all,
    find_differences,
    usual_reading,
)
from mahjong_desk.learn.workbench.ruleset_outcomes import (
    RulesetOutcome,
    RulesetWaits,
    outcomes_in_all_rulesets,
    waits_in_all_rulesets,
    waits_in_ruleset,
)

__all__ = [
    "Bench",
    "CircumstanceOption",
    "DiscardOption",
    "DrawOption",
    "RulesetDifference",
    "RulesetOutcome",
    "RulesetWaits",
    "UsefulPiece",
    "available_circumstances",
    "bench_from_win",
    "counted_by_all",
    "distance",
    "distances",
    "drop_invalid_circumstances",
    "evaluate_discards",
    "find_differences",
    "find_draws",
    "matching_rulesets",
    "outcomes_in_all_rulesets",
    "shanten",
    "toggle_circumstance",
    "useful_pieces",
    "usual_reading",
    "waits_in_all_rulesets",
    "waits_in_ruleset",
]
