# SPDX-License-Identifier: MIT
"""Wins taken apart into their groups, so that they can be changed and the engine asked again."""

from mahjong_desk.learn.cases.change import ChangeKind, HandChange
from mahjong_desk.learn.cases.random_changes import random_change, with_random_circumstance
from mahjong_desk.learn.cases.variations import Variation, replace_winning_piece, sets_of, variations
from mahjong_desk.learn.cases.win_case import HandGroup, WinCase, example_case, example_cases, regroup, yaku_ids

__all__ = [
    "ChangeKind",
    "HandChange",
    "HandGroup",
    "Variation",
    "WinCase",
    "example_case",
    "example_cases",
    "random_change",
    "regroup",
    "replace_winning_piece",
    "sets_of",
    "variations",
    "with_random_circumstance",
    "yaku_ids",
]
