# SPDX-License-Identifier: MIT
"""Where somebody stands in the lessons, kept in the ledger like the answers to drills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_desk.learn.lessons import Learned, Lesson, Place, Reached, read_learned
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.journal import now
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.desk import Desk

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


class LessonBook:
    """What was learned according to the ledger that is open, and what is added to it."""

    def __init__(self, desk: Desk) -> None:
        """Begins with nothing; it is read when somebody asks."""
        self._desk = desk
        self._ledger: Ledger | None = None
        self._learned = Learned()

    @property
    def learned(self) -> Learned:
        """What was learned."""
        ledger = self._desk.ledger
        if ledger is not None and ledger is not self._ledger:
            try:
                self._learned = read_learned(self._desk.drills.all())
            except LedgerError as error:
                self._desk.failed.emit(error)
            self._ledger = ledger
        return self._learned

    def place(self, ruleset: Ruleset, lesson: Lesson) -> Place:
        """Returns where somebody stands in a lesson; a lesson that has become shorter is gone on with at its end."""
        place = self.learned.place(ruleset.id, lesson.id)
        return Place(min(place.step, lesson.length - 1), place.right, place.done)

    def reach(self, ruleset: Ruleset, lesson: Lesson, step: int, right: int = 0, *, done: bool = False) -> None:
        """Keeps how far a lesson has come, where that is farther than before.

        Args:
            ruleset: The rule system.
            lesson: The lesson.
            step: The screen that is shown, from 0.
            right: How many right answers were given at its end.
            done: Whether it is learned now.
        """
        place = self.place(ruleset, lesson)
        farther = (step, right) > (place.step, place.right)
        # What was learned once is looked at again without a trace.
        if place.done or not (farther or done):
            return
        reached = Reached(now(), ruleset.id, lesson.id, step, right, done)
        self._learned = self._learned.then(reached)
        self._desk.drills.keep(reached.payload())
