# SPDX-License-Identifier: MIT
"""Lessons: a rule system from zero, screen by screen, every hand valued by the engine when it is shown.

What they say stands in ``resources/lessons``, a file a rule system; ``resources/docs/lessons.md`` says how.
"""

from mahjong_desk.learn.lessons.laying import Valued, exchanged, valued
from mahjong_desk.learn.lessons.learned import Learned, Place, Reached, Stage, read_learned
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
from mahjong_desk.learn.lessons.library import lessons, taught
from mahjong_desk.learn.lessons.marked import Filled, Gap, Mark, Tiles, Words, marks
from mahjong_desk.learn.lessons.picking import BY_GROUP, Touchable, touchables
from mahjong_desk.learn.lessons.reading import read_lessons

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
