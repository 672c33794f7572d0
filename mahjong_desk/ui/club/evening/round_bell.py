# SPDX-License-Identifier: MIT
"""Rings when the last hands of a round begin and when its time is up, wherever in the window somebody is."""

from __future__ import annotations

from datetime import timedelta
from math import ceil

from PySide6.QtCore import QObject, Qt, QTimer

from mahjong_desk.club.evening.clock import Phase
from mahjong_desk.ui.club.evening.keeper import EveningKeeper, present_moment
from mahjong_desk.ui.kit.sheets.notice import beep


class RoundBell(QObject):
    """Waits for the next moment of the round that calls for everybody."""

    def __init__(self, keeper: EveningKeeper) -> None:
        super().__init__(keeper)
        self._keeper = keeper
        self._waits_for = Phase.WAITING
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)
        keeper.changed.connect(self._follow)

    def _phase(self) -> Phase:
        current = self._keeper.evening.current if self._keeper.evening is not None else None
        return current.clock.phase(present_moment()) if current is not None else Phase.WAITING

    def _follow(self) -> None:
        """Waits for what comes next, by the timer as it was set last."""
        self._timer.stop()
        phase, evening = self._phase(), self._keeper.evening
        if phase not in (Phase.RUNNING, Phase.LAST_HANDS) or evening is None or evening.current is None:
            return
        clock = evening.current.clock
        warns = phase is Phase.RUNNING and clock.last > timedelta()
        self._waits_for = Phase.LAST_HANDS if warns else Phase.OVER
        wait = clock.left(present_moment()) - (clock.last if warns else timedelta())
        self._timer.start(max(1, ceil(wait / timedelta(milliseconds=1))))

    def _look(self) -> None:
        # Another window may have stopped the timer meanwhile, or given the round more time.
        awaited = self._waits_for
        self._keeper.read()
        if self._phase() is awaited:
            beep()
