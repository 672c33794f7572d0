# SPDX-License-Identifier: MIT
"""Lessons: a rule system from zero, screen by screen, every hand valued by the engine when it is shown.

What they say stands in ``resources/lessons``, a file a rule system; ``resources/lessons/README.md`` says how.
"""

from mahjong_desk.learn.lessons.lesson import (
    Choice,
    Deed,
    Exercise,
    Free,
    Lesson,
    Look,
    Pick,
    Row,
    Sought,
    Step,
    Swap,
    Turn,
)
from mahjong_desk.learn.lessons.lesson_file import read_lessons
from mahjong_desk.learn.lessons.lesson_progress import Learned, Place, Reached, Stage, read_learned
from mahjong_desk.learn.lessons.library import lessons, taught
from mahjong_desk.learn.lessons.pick_answers import BY_GROUP, Touchable, touchables
from mahjong_desk.learn.lessons.scene_file import Valued, exchanged, valued
from mahjong_desk.learn.lessons.text_markup import Filled, Gap, Mark, Tiles, Words, marks

__all__ = [
    "BY_GROUP",
    "Choice",
    "Deed",
    "Exercise",
    "Filled",
    "Free",
    "Gap",
    "Learned",
    "Lesson",
    "Look",
    "Mark",
    "Pick",
    "Place",
    "Reached",
    "Row",
    "Sought",
    "Stage",
    "Step",
    "Swap",
    "Tiles",
    "Touchable",
    "Turn",
    "Valued",
    "Words",
    "exchanged",
    "lessons",
    "marks",
    "read_learned",
    "read_lessons",
    "taught",
    "touchables",
    "valued",
]
