# SPDX-License-Identifier: MIT
"""The timer of a round: it follows from what was pressed and when, so that every window shows the same."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum
from typing import Final

_PAST: Final = timedelta(hours=6)


class Phase(Enum):
    """How far a round is."""

    WAITING = "waiting"
    RUNNING = "running"
    LAST_HANDS = "last_hands"
    PAUSED = "paused"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Clock:
    """A timer as it was set last.

    Attributes:
        since: Since when it runs; None while it stands.
        paused: Since when it stands; None while it runs or was not begun.
    """

    whole: timedelta
    last: timedelta = timedelta()
    elapsed: timedelta = timedelta()
    since: datetime | None = None
    paused: datetime | None = None

    @property
    def begun(self) -> bool:
        """Whether it was begun."""
        return self.since is not None or self.paused is not None

    def passed(self, now: datetime) -> timedelta:
        """Returns how much of the round has passed; the time in which it stood does not count."""
        # A clock that was set back would let time run backwards.
        return self.elapsed + (max(timedelta(), now - self.since) if self.since is not None else timedelta())

    def left(self, now: datetime) -> timedelta:
        """Returns how much is left, less than nothing where the time is up."""
        return self.whole - self.passed(now)

    def ends_at(self, now: datetime) -> datetime:
        """Returns when the round ends if nobody touches the timer again."""
        return now + self.left(now)

    def phase(self, now: datetime) -> Phase:
        """Returns how far the round is."""
        if not self.begun:
            return Phase.WAITING
        if self.left(now) <= timedelta():
            return Phase.OVER
        if self.since is None:
            return Phase.PAUSED
        return Phase.LAST_HANDS if self.left(now) <= self.last else Phase.RUNNING

    def is_past(self, now: datetime) -> bool:
        """Whether the time has been up for so long that nobody waits for the end of the round any more."""
        up_since = self.paused if self.paused is not None else self.ends_at(now)
        return self.phase(now) is Phase.OVER and now - up_since >= _PAST

    def begin(self, at: datetime) -> Clock:
        """Returns it running from a moment on, be it for the first time or after a pause; no other where it runs."""
        return self if self.since is not None else replace(self, since=at, paused=None)

    def pause(self, at: datetime) -> Clock:
        """Returns it standing from a moment on; no other where it stands."""
        return self if self.since is None else replace(self, elapsed=self.passed(at), since=None, paused=at)

    def more(self, by: timedelta) -> Clock:
        """Returns it with more time, or with less."""
        return replace(self, whole=max(timedelta(), self.whole + by))
