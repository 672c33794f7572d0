# SPDX-License-Identifier: MIT
"""Drills in the window: choices, question, answer, explanation, progress."""

from mahjong_desk.ui.learn.drills.board import DrillBoard

__all__ = ["DrillBoard"]
