# SPDX-License-Identifier: MIT
"""What the matches of the club tell, kept up to date while the window stays awake."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from mahjong_desk.club.facts.facts import Facts, Progress
from mahjong_desk.club.facts.store import FactsLost, FactStore, facts_file
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ui.kit import figure

if TYPE_CHECKING:
    from mahjong_desk.ledger.chain import End
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ui.desk import Desk

_T = TypeVar("_T")
_AT_ONCE: Final = 0.06
"""So long the window waits for what was entered since, seconds: a match or two need no second look."""
_SLICE: Final = 0.02
"""So long it then waits between two events, seconds."""


def club_facts(desk: Desk) -> ClubFacts:
    """Returns the facts of the ledger on a desk: the same for everybody who asks."""
    return desk.findChild(ClubFacts) or ClubFacts(desk)


def progress_text(progress: Progress) -> str:
    """Returns how far the matches were looked at, as a sentence."""
    told = QCoreApplication.translate("ClubFacts", "Reading the matches: {done} of {all}…")
    return told.format(done=figure(progress.done), all=figure(progress.all))


class ClubFacts(QObject):
    """Brings the facts of the open ledger up to date whenever somebody is about to look at them.

    A page calls ``look`` when it is shown, and asks whenever ``changed`` says that there is something new.

    Attributes:
        progress: How far the matches were looked at; None where everything is up to date, or could not be read.
        error: Why the ledger could not be read; None where it could.

    Signals:
        changed(): Everything is up to date, and may say something else than before; or the ledger cannot be read.
        progressed(): Some more matches were looked at.
    """

    changed = Signal()
    progressed = Signal()

    def __init__(self, desk: Desk) -> None:
        """Looks at nothing yet; belongs to the desk."""
        super().__init__(desk)
        self._desk = desk
        self._facts: Facts | None = None
        self._ledger: Ledger | None = None
        self._end: End | None = None
        self._looking: Generator[Progress, None, None] | None = None
        self.progress: Progress | None = None
        self.error: LedgerError | None = None
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(lambda: self._go_on(_SLICE))

    def look(self) -> None:
        """Sees to it that everything that was entered counts; tells by ``changed`` when that is so, and it was not before."""
        if self._looking is not None and self._desk.ledger is self._ledger:
            return
        try:
            self._begin()
        except LedgerError as error:
            self._give_up(error)
            return
        if self._looking is not None:
            self._go_on(_AT_ONCE)

    def ask(self, question: Callable[[Facts], _T]) -> _T | None:
        """Returns the answer to a question; None where not everything is up to date, and ``changed`` will tell when it is.

        Args:
            question: What is asked of the facts, which nobody may keep.
        """
        if self._facts is None or self._looking is not None or self.error is not None:
            return None
        try:
            return question(self._facts)
        except FactsLost:
            self._end = None
            self.look()
            return None

    def _begin(self) -> None:
        ledger = self._desk.ledger
        if ledger is not self._ledger:
            self._leave()
            self._ledger = ledger
            if ledger is not None:
                self._facts = Facts(FactStore(facts_file(ledger.place)))
                # The file is let go of with the desk; this object is gone by then.
                self.destroyed.connect(self._facts.close)
        if ledger is None or self._facts is None or ledger.end == self._end:
            return
        self._end = ledger.end
        self.error = None
        self._looking = self._facts.bring_up_to_date(ledger)

    def _leave(self) -> None:
        self._stop()
        if self._facts is not None:
            self.destroyed.disconnect(self._facts.close)
            self._facts.close()
        self._facts = self._end = self.error = None

    def _stop(self) -> None:
        self._slices.stop()
        self._looking = self.progress = None

    def _go_on(self, seconds: float) -> None:
        if self._desk.ledger is not self._ledger or self._looking is None:
            self._stop()
            self.look()
            return
        until = time.monotonic() + seconds
        try:
            for progress in self._looking:
                self.progress = progress
                if time.monotonic() >= until:
                    break
            else:
                self._stop()
                self.changed.emit()
                # Somebody may have entered something meanwhile.
                self.look()
                return
        except FactsLost:
            self._stop()
            self._end = None
            self._begin()
        except LedgerError as error:
            self._give_up(error)
            return
        self.progressed.emit()
        self._slices.start()

    def _give_up(self, error: LedgerError) -> None:
        self._stop()
        self._end, self.error = None, error
        self.changed.emit()
