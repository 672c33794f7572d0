# SPDX-License-Identifier: MIT
"""A sprint: as many right answers as can be given before the time is over."""

from __future__ import annotations

from typing import Final, NamedTuple

from mahjong_desk.learn.drills.drill import Subject

SECONDS: Final = 120
"""How long a sprint takes."""


class Sprint(NamedTuple):
    """What came of a sprint."""

    at: str
    ruleset: str
    subject: Subject
    answered: int = 0
    right: int = 0
