# SPDX-License-Identifier: MIT
"""The place Learn: what to practise today, lessons, the atlas of every yaku, the workbench and the drills."""

from mahjong_desk.ui.learn.screen import LearnScreen

__all__ = ["LearnScreen"]
