# SPDX-License-Identifier: MIT
"""The facts of the club's matches, brought up to date without blocking the window."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from mahjong_desk.club.facts.facts import FactsIndex, IndexProgress
from mahjong_desk.club.facts.store import FactStore, FactsUnavailable, facts_path
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.outcome import attempt

if TYPE_CHECKING:
    from mahjong_desk.club.people.person import Appearance
    from mahjong_desk.ledger.entry import End
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ui.desk import Desk

_T = TypeVar("_T")
_AT_ONCE: Final = 0.06
"""So long the window waits for what was entered since, seconds: a match or two need no second look."""
_SLICE_SECONDS: Final = 0.02
"""So long it then waits between two events, seconds."""
_PAUSE: Final = 20
"""The pause between two slices of work that the user does not wait for, in milliseconds."""


def facts_index_of(desk: Desk) -> FactsUpdater:
    """Returns the facts of the ledger on a desk: the same for everybody who asks."""
    return desk.findChild(FactsUpdater) or FactsUpdater(desk)


def progress_sentence(progress: IndexProgress) -> str:
    """Returns how far the matches were looked at, as a sentence."""
    text = tr("Reading matches: {done} of {all}…")
    return text.format(done=format_number(progress.done), all=format_number(progress.all))


class FactsUpdater(QObject):
    """Updates the facts of the open ledger before they are shown.

    A page calls ``refresh`` when it is shown, and ``query`` on each ``changed``. Seats are known long before all matches were
    played: a page that needs only them calls ``refresh_seats`` and listens to ``seats_updated``.

    Attributes:
        progress: How far the matches were looked at; None where everything is up to date, or could not be read.
        error: Why the ledger could not be read; None where it could.
    """

    seats_updated = Signal()
    changed = Signal()
    progressed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._facts: FactsIndex | None = None
        self._ledger: Ledger | None = None
        self._end: End | None = None
        self._wanted = self._played = False
        self._looking: Generator[IndexProgress, None, None] | None = None
        self.seating = False
        self.progress: IndexProgress | None = None
        self.error: LedgerError | None = None
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(lambda: self._run_slice(_SLICE_SECONDS))

    def refresh(self) -> None:
        """Updates all facts; emits ``changed`` if anything was new."""
        self._slices.setInterval(0)
        self._look(_AT_ONCE, wanted=True)

    def prefetch(self) -> None:
        """Does the same in advance, with pauses for other work."""
        if self._looking is None:
            self._slices.setInterval(_PAUSE)
            self._look(_SLICE_SECONDS, wanted=True)

    def refresh_seats(self) -> None:
        """Updates the seats of all matches; emits ``seats_updated`` if anything was new."""
        if self.seating:
            self._slices.setInterval(0)
        self._look(_AT_ONCE)

    def _look(self, seconds: float, *, wanted: bool = False) -> None:
        self._set_ledger(self._desk.ledger)
        self._wanted = self._wanted or wanted
        if (error := attempt(self._begin).error) is not None:
            self._fail(error)
            return
        if self._looking is not None and not self._slices.isActive():
            self._run_slice(seconds)

    def query(self, question: Callable[[FactsIndex], _T]) -> _T | None:
        """Returns the answer to a question, or None until ``changed``."""
        return self._answer(question) if self._played and self.error is None else None

    def appearances(self) -> tuple[Appearance, ...] | None:
        """Returns who sat where, the same object while that is the same; None while that is not known."""
        return self._answer(FactsIndex.appearances) if not self.seating and self.error is None else None

    def _answer(self, question: Callable[[FactsIndex], _T]) -> _T | None:
        if self._facts is None:
            return None
        try:
            return question(self._facts)
        except FactsUnavailable:
            self._stop()
            self._end = None
            self._look(_AT_ONCE)
            return None

    def _set_ledger(self, ledger: Ledger | None) -> None:
        if ledger is not self._ledger:
            self._close()
            self._ledger = ledger
            if ledger is not None:
                self._facts = FactsIndex(FactStore(facts_path(ledger.place)))
                # The file is let go of with the desk; this object is gone by then.
                self.destroyed.connect(self._facts.close)

    def _begin(self) -> None:
        """Begins again if there are new entries, even while older matches are being replayed."""
        ledger = self._ledger
        if ledger is None or self._facts is None or self.seating:
            return
        end = ledger.chain_head
        if end != self._end:
            self._stop()
            self._end, self.error = end, None
            self.seating = True
            self._looking = self._facts.take_seats(ledger)
        elif self._wanted and not self._played and self._looking is None:
            self._looking = self._facts.play(ledger)

    def _close(self) -> None:
        self._stop()
        if self._facts is not None:
            self.destroyed.disconnect(self._facts.close)
            self._facts.close()
        self._facts = self._end = self.error = None
        self._wanted = False

    def _stop(self) -> None:
        self._slices.stop()
        if self._looking is not None:
            self._looking.close()
        self._looking = self.progress = None
        self.seating = self._played = False

    def _run_slice(self, seconds: float) -> None:
        if self._desk.ledger is not self._ledger or self._looking is None:
            self._stop()
            self._look(_AT_ONCE)
            return
        if (error := attempt(lambda: self._play_until(time.monotonic() + seconds)).error) is not None:
            self._fail(error)

    def _play_until(self, until: float) -> None:
        try:
            while self._looking is not None:
                for progress in self._looking:
                    self.progress = progress
                    if time.monotonic() >= until:
                        self._slices.start()
                        self.progressed.emit()
                        return
                self._next_step()
        except FactsUnavailable:
            self._stop()
            self._end = None
            self._begin()
            self._slices.start()

    def _next_step(self) -> None:
        """Goes on once it is known who sat where, or all matches were played."""
        self._slices.stop()
        self._looking = self.progress = None
        if self.seating:
            self.seating = False
            if self._wanted and self._facts is not None and self._ledger is not None:
                self._looking = self._facts.play(self._ledger)
            self.seats_updated.emit()
        else:
            self._played = True
            self.changed.emit()
            # There may be new entries.
            self._begin()

    def _fail(self, error: LedgerError) -> None:
        self._stop()
        self._end, self.error = None, error
        self.seats_updated.emit()
        self.changed.emit()
