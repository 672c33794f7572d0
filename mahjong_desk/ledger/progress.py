# SPDX-License-Identifier: MIT
"""The progress of a long task, which another thread may show or cancel."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import TypeVar

_T = TypeVar("_T")


class ProgressStage(StrEnum):
    STARTING = "starting"
    READING = "reading"
    PLAYING = "playing"
    COMPARING = "comparing"
    ENTERING = "entering"


class Cancelled(Exception):
    """Raised in a cancelled task; it leaves everything unchanged."""


class TaskProgress:
    def __init__(self) -> None:
        self.stage = ProgressStage.STARTING
        self.done = self.total = 0
        self._is_wanted = True

    def start_stage(self, stage: ProgressStage, total: int = 0) -> None:
        """Starts a stage; raises ``Cancelled`` if the task was cancelled."""
        self.stage, self.done, self.total = stage, 0, total
        self.advance(0)

    def advance(self, steps: int = 1) -> None:
        """Counts finished steps; raises ``Cancelled`` if the task was cancelled."""
        if not self._is_wanted:
            raise Cancelled
        self.done += steps

    def track(self, items: Iterable[_T], stage: ProgressStage, total: int = 0) -> Iterator[_T]:
        """Yields items and counts each as a step."""
        self.start_stage(stage, total)
        for item in items:
            yield item
            self.advance()

    def cancel(self) -> None:
        """Cancels the task; the worker undoes its changes, unless it has finished."""
        self._is_wanted = False


NO_PROGRESS = TaskProgress()
"""The progress of a task that is neither cancelled nor shown."""
