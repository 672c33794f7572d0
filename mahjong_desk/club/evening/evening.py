# SPDX-License-Identifier: MIT
"""An evening as it stands: who is there, what was played, what is played, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from mahjong_desk.club.evening.clock import Clock
from mahjong_desk.club.evening.plan import LastHands, Plan
from mahjong_desk.club.schedule.rounds import Round


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
    seats: Round
    matches: tuple[str, ...]
    clock: Clock
    last_hands: LastHands
    at: str


@dataclass(frozen=True, slots=True)
class EarlierPlan:
    """What had been agreed before it was changed."""

    plan: Plan
    changed_by: str


@dataclass(frozen=True, slots=True)
class Proposal:
    """The seats that were proposed for the next round."""

    seats: Round
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
    plan: Plan | None = None
    earlier: tuple[EarlierPlan, ...] = ()
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
    def seats(self) -> tuple[Round, ...]:
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
