# SPDX-License-Identifier: MIT
"""Drills: questions about hands dealt by chance or played in the club, answered by the engine.

A subject refuses to ask where the question would be ambiguous.
"""

from mahjong_desk.learn.drills.allowed_wins import ways_of
from mahjong_desk.learn.drills.discard import discards_of
from mahjong_desk.learn.drills.drill import (
    Answer,
    Ask,
    Changes,
    Choice,
    Drill,
    FuCount,
    FuPart,
    FuSource,
    Level,
    Option,
    Scene,
    Subject,
    Verdict,
    judge,
    unanswered,
)
from mahjong_desk.learn.drills.drill_maker import drill, levels, subjects
from mahjong_desk.learn.drills.from_matches import recorded_drill, scenes_of
from mahjong_desk.learn.drills.mistakes import Mistake, mistakes_of
from mahjong_desk.learn.drills.waits import waits_of

__all__ = [
    "Answer",
    "Ask",
    "Changes",
    "Choice",
    "Drill",
    "FuCount",
    "FuPart",
    "FuSource",
    "Level",
    "Mistake",
    "Option",
    "Scene",
    "Subject",
    "Verdict",
    "discards_of",
    "drill",
    "judge",
    "levels",
    "mistakes_of",
    "recorded_drill",
    "scenes_of",
    "subjects",
    "unanswered",
    "waits_of",
    "ways_of",
]
