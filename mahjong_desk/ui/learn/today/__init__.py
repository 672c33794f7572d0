# SPDX-License-Identifier: MIT
"""A home for practice: what is due today, how everything stands, and the answers so far."""

from mahjong_desk.ui.learn.today.home import TodayView

__all__ = ["TodayView"]
