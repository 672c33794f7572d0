# SPDX-License-Identifier: MIT
"""Wins taken apart into their groups, so that they can be changed and the engine asked again."""

from mahjong_desk.learn.cases.case import Case, Part, example_case, example_cases, parted, yaku_ids
from mahjong_desk.learn.cases.change import Change, ChangeKind
from mahjong_desk.learn.cases.steps import situated, step
from mahjong_desk.learn.cases.variations import Variation, completed_otherwise, sets_of, variations

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
