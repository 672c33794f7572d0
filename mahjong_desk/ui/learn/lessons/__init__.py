# SPDX-License-Identifier: MIT
"""The lessons in the window: a map of them, and each screen by screen with a hand to be touched."""

from mahjong_desk.ui.learn.lessons.lessons_view import LessonsState, LessonsView

__all__ = ["LessonsState", "LessonsView"]
