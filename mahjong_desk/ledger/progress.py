# SPDX-License-Identifier: MIT
"""How far work is that takes long, and whether it is still wanted; one thread works, another looks on."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final, TypeVar

_T = TypeVar("_T")


class ProgressStage(StrEnum):
    """What is being done."""

    STARTING = "starting"
    READING = "reading"
    PLAYING = "playing"
    COMPARING = "comparing"
    ENTERING = "entering"
    MIRROR = "mirror"


class Cancelled(Exception):
    """Work has ended because it was given up: all is as it was before."""


class TaskProgress:
    """How far one piece of work is."""

    def __init__(self) -> None:
        self.stage = ProgressStage.STARTING
        self.done = self.total = 0
        self._wanted = True

    def start_stage(self, stage: ProgressStage, total: int = 0) -> None:
        """Begins something else."""
        self.stage, self.done, self.total = stage, 0, total
        self.advance(0)

    def advance(self, steps: int = 1) -> None:
        """Counts steps that were done."""
        if not self._wanted:
            raise Cancelled
        self.done += steps

    def track(self, items: Iterable[_T], stage: ProgressStage, total: int = 0) -> Iterator[_T]:
        """Yields items, each of them a step."""
        self.start_stage(stage, total)
        for item in items:
            yield item
            self.advance()

    def cancel(self) -> None:
        """Cancels the work; the worker takes back what it did, unless everything is done."""
        self._wanted = False


NO_PROGRESS: Final = TaskProgress()
"""Progress of work that is neither cancelled nor shown."""
