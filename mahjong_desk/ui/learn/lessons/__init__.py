# SPDX-License-Identifier: MIT
"""The lessons in the window: a map of them, and each screen by screen with a hand to be touched.

``fillings``     Their texts.
``marked_text``  A text with pieces in it.
``pieces``       Pieces that can be touched.
``panel``        What the hand is worth, or the match.
``tried``        What each choice brings.
``felts``        The hand of a screen, and what can be done with it.
``lesson_map``   The map, and the way through a lesson.
``page``         One lesson.
``place``        ``LessonsPlace``: map and lesson.

Tested together
    ``tests/ui/learn/lessons/test_place.py``   felts, lesson_map, page, panel, pieces, tried
    ``tests/ui/learn/lessons/test_texts.py``   fillings, marked_text
"""

from mahjong_desk.ui.learn.lessons.place import LessonShown, LessonsPlace

__all__ = ["LessonShown", "LessonsPlace"]
