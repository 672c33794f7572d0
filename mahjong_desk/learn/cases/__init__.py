# SPDX-License-Identifier: MIT
"""Wins taken apart into their groups, so that they can be changed and the engine asked again."""

from mahjong_desk.learn.cases.change import Change, ChangeKind
from mahjong_desk.learn.cases.random_changes import situated, step
from mahjong_desk.learn.cases.variations import Variation, completed_otherwise, sets_of, variations
from mahjong_desk.learn.cases.win_case import Case, Part, example_case, example_cases, parted, yaku_ids

__all__ = [
    "Case",
    "Change",
    "ChangeKind",
    "Part",
    "Variation",
    "completed_otherwise",
    "example_case",
    "example_cases",
    "parted",
    "sets_of",
    "situated",
    "step",
    "variations",
    "yaku_ids",
]
