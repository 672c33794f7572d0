# SPDX-License-Identifier: MIT
"""Drills: questions about hands dealt by chance or played in the club, answered by the engine.

A subject refuses to ask where the question would be ambiguous.
"""

from mahjong_desk.learn.drills.allowed_wins import outcomes_by_seat
from mahjong_desk.learn.drills.discard import rank_discards
from mahjong_desk.learn.drills.drill import (
    Answer,
    AnswerSpec,
    ChoiceQuestion,
    Drill,
    FuComponent,
    FuQuestion,
    FuSource,
    Level,
    Option,
    Scene,
    ScoreQuestion,
    Subject,
    Verdict,
    judge,
    unanswered,
)
from mahjong_desk.learn.drills.drill_maker import levels, make_drill, subjects
from mahjong_desk.learn.drills.from_matches import drill_from_matches, scenes_of
from mahjong_desk.learn.drills.mistakes import Mistake, find_mistakes
from mahjong_desk.learn.drills.waits import waits_of

__all__ = [
    "Answer",
    "AnswerSpec",
    "ChoiceQuestion",
    "Drill",
    "FuComponent",
    "FuQuestion",
    "FuSource",
    "Level",
    "Mistake",
    "Option",
    "Scene",
    "ScoreQuestion",
    "Subject",
    "Verdict",
    "drill_from_matches",
    "find_mistakes",
    "judge",
    "levels",
    "make_drill",
    "outcomes_by_seat",
    "rank_discards",
    "scenes_of",
    "subjects",
    "unanswered",
    "waits_of",
]
