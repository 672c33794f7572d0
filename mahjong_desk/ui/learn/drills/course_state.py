# SPDX-License-Identifier: MIT
"""A course of drills as it stands, for another one to go on with."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mahjong_desk.learn.drills import Level, Subject, Verdict
from mahjong_desk.learn.practice.answered import Answered
from mahjong_desk.learn.practice.run import Run
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.learn.drills.asker import Asked


class Over(Enum):
    """Why nothing is asked.

    ``NOTHING``: the club has played nothing that can be asked about. ``RUN``: what was due is done. ``SPRINT``: the time is
    over. ``GONE``: a question cannot be laid again.
    """

    NOTHING = "nothing"
    RUN = "run"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class CourseState:
    """A course as another one can go on with it.

    Attributes:
        level: How hard it is; None for as hard as it suits the rating.
        yaku: The yaku that are drilled; none for all.
        asked: The question with what leads to it; None where there is none.
        verdict: What the answer was worth; None until it is given.
        run: What is worked through; None where nothing is.
        review: The answer that is looked at again; None where none is.
        over: Why nothing is asked; None where something is.
        spent: How long the question was looked at, seconds.
    """

    ruleset: Ruleset
    subject: Subject
    level: Level | None
    ours: bool
    yaku: tuple[str, ...]
    asked: Asked | None = None
    verdict: Verdict | None = None
    run: Run | None = None
    review: Answered | None = None
    over: Over | None = None
    spent: float = 0.0
