# SPDX-License-Identifier: MIT
"""Looks for the seats of the next round, a little at a time, so that the window need not wait."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from mahjong_desk.club.schedule.proposing import Task, proposals
from mahjong_desk.club.schedule.rounds import Round


class SeatSearch(QObject):
    """One search; another task begins another one.

    Attributes:
        seats: What was found, or the seats that were taken; None before anything was found.
        task: What was looked for last; None where seats were taken.
    """

    found = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.seats: Round | None = None
        self.task: Task | None = None
        self._steps: Iterator[Round | None] | None = None
        self._slice = QTimer(self)
        self._slice.setInterval(0)
        self._slice.timeout.connect(self._go_on)

    @property
    def runs(self) -> bool:
        """Whether seats are still being looked for."""
        return self._steps is not None

    def take(self, seats: Round) -> None:
        """Takes seats that are kept already."""
        self.pause()
        self.seats, self.task, self._steps = seats, None, None

    def look_for(self, task: Task) -> bool:
        """Looks for seats, or goes on with that; tells whether it does, which it need not where they were found."""
        if task != self.task or (self._steps is None and self.seats is None):
            self.task, self._steps = task, proposals(task)
        if self._steps is None:
            return False
        self._slice.start()
        return True

    def pause(self) -> None:
        """Rests until ``look_for`` goes on."""
        self._slice.stop()

    def _go_on(self) -> None:
        seats = next(self._steps) if self._steps is not None else None
        if seats is None:
            return
        self.seats, self._steps = seats, None
        self._slice.stop()
        self.found.emit()
