# SPDX-License-Identifier: MIT
"""An evening as it stands: who is there, what was played, what is played, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import Enum, StrEnum
from typing import Any, Final

from mahjong_desk.club.schedule.proposing import PairingMethod
from mahjong_desk.club.schedule.rounds import RoundSeating
from mahjong_desk.journal.documents import JsonObject

_PAST: Final = timedelta(hours=6)


class TimerPhase(Enum):
    """How far a round is."""

    WAITING = "waiting"
    RUNNING = "running"
    LAST_HANDS = "last_hands"
    PAUSED = "paused"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class RoundTimer:
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

    def phase(self, now: datetime) -> TimerPhase:
        """Returns how far the round is."""
        if not self.begun:
            return TimerPhase.WAITING
        if self.left(now) <= timedelta():
            return TimerPhase.OVER
        if self.since is None:
            return TimerPhase.PAUSED
        return TimerPhase.LAST_HANDS if self.left(now) <= self.last else TimerPhase.RUNNING

    def is_past(self, now: datetime) -> bool:
        """Whether the time has been up for so long that nobody waits for the end of the round any more."""
        up_since = self.paused if self.paused is not None else self.ends_at(now)
        return self.phase(now) is TimerPhase.OVER and now - up_since >= _PAST

    def begin(self, at: datetime) -> RoundTimer:
        """Returns it running from a moment on, be it for the first time or after a pause; no other where it runs."""
        return self if self.since is not None else replace(self, since=at, paused=None)

    def pause(self, at: datetime) -> RoundTimer:
        """Returns it standing from a moment on; no other where it stands."""
        return self if self.since is None else replace(self, elapsed=self.passed(at), since=None, paused=at)

    def more(self, by: timedelta) -> RoundTimer:
        """Returns it with more time, or with less."""
        return replace(self, whole=max(timedelta(), self.whole + by))


class LastHands(StrEnum):
    """What is still played when the last hands begin."""

    FINISH = "finish"
    ONE_MORE = "one_more"
    TO_THE_END = "to_the_end"


@dataclass(frozen=True, slots=True)
class EveningPlan:
    """What is played at every table, and how the evening goes.

    Attributes:
        house_rules: The name of the house rules that these options are; empty where they have none.
    """

    ruleset: str
    options: Mapping[str, Any]
    size: int
    house_rules: str = ""
    method: PairingMethod = PairingMethod.SWISS
    rounds: int = 4
    minutes: int = 50
    last_minutes: int = 10
    last_hands: LastHands = LastHands.ONE_MORE
    seed: int = 0

    def document(self) -> JsonObject:
        """Returns it as the ledger keeps it."""
        return {
            "ruleset": self.ruleset,
            "options": dict(self.options),
            "size": self.size,
            "house_rules": self.house_rules,
            "method": str(self.method),
            "rounds": self.rounds,
            "minutes": self.minutes,
            "last_minutes": self.last_minutes,
            "last_hands": str(self.last_hands),
            "seed": self.seed,
        }

    @classmethod
    def from_document(cls, told: JsonObject) -> EveningPlan:
        """Returns the plan that the ledger keeps.

        Raises:
            KeyError: Something of it is missing.
            ValueError: It says something that this program does not know.
        """
        return cls(
            str(told["ruleset"]),
            dict(told["options"]),
            int(told["size"]),
            str(told["house_rules"]),
            PairingMethod(told["method"]),
            int(told["rounds"]),
            int(told["minutes"]),
            int(told["last_minutes"]),
            LastHands(told["last_hands"]),
            int(told["seed"]),
        )


class Presence(StrEnum):
    """Whether somebody plays the next round."""

    PLAYS = "plays"
    RESTS = "rests"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class SeatedRound:
    """A round that was seated.

    Attributes:
        number: Which one it is, from 1.
    """

    number: int
    seats: RoundSeating
    matches: tuple[str, ...]
    clock: RoundTimer
    last_hands: LastHands
    at: str


@dataclass(frozen=True, slots=True)
class PreviousPlan:
    """What had been agreed before it was changed."""

    plan: EveningPlan
    changed_by: str


@dataclass(frozen=True, slots=True)
class Proposal:
    """The seats that were proposed for the next round."""

    seats: RoundSeating
    by_hand: bool = False
    attempt: int = 0


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening, folded from what was entered about it.

    Attributes:
        plan: What is agreed; None where no evening was planned in this session.
        people: Everybody who came, in the order in which they did.
        proposal: What was proposed for the next round; None where nothing was.
        last: The identity of the last act about it; empty where there is none.
    """

    session: str
    plan: EveningPlan | None = None
    earlier: tuple[PreviousPlan, ...] = ()
    people: Mapping[str, Presence] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    rounds: tuple[SeatedRound, ...] = ()
    proposal: Proposal | None = None
    last: str = ""

    @property
    def playing(self) -> tuple[str, ...]:
        """Who is there and wants to play the next round."""
        return tuple(person for person, presence in self.people.items() if presence is Presence.PLAYS)

    @property
    def seats(self) -> tuple[RoundSeating, ...]:
        """The rounds as they were seated."""
        return tuple(one.seats for one in self.rounds)

    @property
    def current(self) -> SeatedRound | None:
        """The round that was seated last; None before the first."""
        return self.rounds[-1] if self.rounds else None

    @property
    def stale(self) -> bool:
        """Whether others are there than those for whom the seats were proposed."""
        if self.proposal is None:
            return True
        seats = self.proposal.seats
        return sorted((*seats.players, *seats.sits_out)) != sorted(self.playing)
