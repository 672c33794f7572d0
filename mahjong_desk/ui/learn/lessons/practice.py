# SPDX-License-Identifier: MIT
"""The drills at the end of a lesson: about its subject alone, one kind after the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from mahjong_desk.club.club_matches import ClubMatches
from mahjong_desk.learn.lessons import Exercise
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.learn.drills.course import Course
from mahjong_desk.ui.learn.practice_book import PracticeBook


class Practice(Course):
    """A course of the exercises of a lesson in turn."""

    remembers = False

    def __init__(
        self,
        book: PracticeBook,
        matches: ClubMatches,
        ruleset: Ruleset,
        exercises: Sequence[Exercise],
        parent: QObject | None = None,
    ) -> None:
        """Begins with the first exercise; nothing is asked yet."""
        super().__init__(book, matches, parent)
        self.ruleset = ruleset
        self._exercises = tuple(exercises)
        self._turn = 0
        self._topics: tuple[str, ...] = ()

    def go_on(self) -> None:
        """Asks a question of the next exercise."""
        exercise = self._exercises[self._turn % len(self._exercises)]
        self._turn += 1
        self.subject, self.yaku, self.ours = exercise.subject, exercise.yaku, False
        self.wished, self._topics = exercise.level, exercise.topics
        super().go_on()

    def _due_topic(self) -> str | None:
        """Returns one of the topics of the exercise: what is due of other lessons is not asked for here."""
        return self.chance.choice(self._topics) if self._topics else None
