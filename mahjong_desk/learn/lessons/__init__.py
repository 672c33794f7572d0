# SPDX-License-Identifier: MIT
"""Lessons: a rule system from zero, screen by screen, every hand valued by the engine when it is shown.

What they say stands in ``resources/lessons``, a file a rule system; ``resources/lessons/README.md`` says how.
"""

from mahjong_desk.learn.lessons.lesson import (
    CircumstanceTask,
    Deed,
    FinalDrill,
    FreeSwapTask,
    LabelledTiles,
    Lesson,
    LessonChoice,
    LessonStep,
    LookTask,
    PickGoal,
    PickTask,
    SwapTask,
)
from mahjong_desk.learn.lessons.lesson_file import read_lessons
from mahjong_desk.learn.lessons.lesson_progress import (
    LessonPosition,
    LessonProgress,
    LessonRecord,
    LessonStage,
    read_lesson_progress,
)
from mahjong_desk.learn.lessons.library import load_lessons, systems_with_lessons
from mahjong_desk.learn.lessons.pick_answers import BY_GROUP, PickOption, pick_options
from mahjong_desk.learn.lessons.scene_file import SceneValue, evaluate_scene, swap_piece
from mahjong_desk.learn.lessons.text_markup import GapKind, GapRun, Mark, TextRun, TileRun, parse_markup

__all__ = [
    "BY_GROUP",
    "CircumstanceTask",
    "Deed",
    "FinalDrill",
    "FreeSwapTask",
    "GapKind",
    "GapRun",
    "LabelledTiles",
    "Lesson",
    "LessonChoice",
    "LessonPosition",
    "LessonProgress",
    "LessonRecord",
    "LessonStage",
    "LessonStep",
    "LookTask",
    "Mark",
    "PickGoal",
    "PickOption",
    "PickTask",
    "SceneValue",
    "SwapTask",
    "TextRun",
    "TileRun",
    "evaluate_scene",
    "load_lessons",
    "parse_markup",
    "pick_options",
    "read_lesson_progress",
    "read_lessons",
    "swap_piece",
    "systems_with_lessons",
]
