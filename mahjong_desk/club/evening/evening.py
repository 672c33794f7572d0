# SPDX-License-Identifier: MIT
"""The state of an evening: its plan, players, rounds, tables and results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import datetime, timedelta
from decimal import Decimal
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from mahjong_desk.club.people.person import identity_at
from mahjong_desk.club.played import EveningPlayer, PlayedRound, PlayedSession
from mahjong_desk.club.schedule.rounds import PairingMethod, RoundSeating
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.club.totals import to_decimal
from mahjong_desk.journal.acts import JsonObject
from mahjong_desk.ledger.contents import MatchSummary

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


_PAST = timedelta(hours=6)


class TimerPhase(Enum):
    """The phase of a round."""

    WAITING = "waiting"
    RUNNING = "running"
    LAST_HANDS = "last_hands"
    PAUSED = "paused"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class RoundTimer:
    """The timer of a round."""

    duration: timedelta
    last_hands_duration: timedelta
    elapsed: timedelta = timedelta()
    running_since: datetime | None = None  # None while it is stopped
    paused_at: datetime | None = None  # when it was stopped; None while it runs and before the first start

    @property
    def has_started(self) -> bool:
        return self.running_since is not None or self.paused_at is not None

    def elapsed_at(self, now: datetime) -> timedelta:
        """Returns the time that has passed, without pauses."""
        # The system clock may have been set back.
        running = now - self.running_since if self.running_since is not None else timedelta()
        return self.elapsed + max(timedelta(), running)

    def remaining_time(self, now: datetime) -> timedelta:
        """Returns the time that is left, negative after the end."""
        return self.duration - self.elapsed_at(now)

    def ends_at(self, now: datetime) -> datetime:
        """Returns when the round ends, or would have ended if it had not been paused."""
        return (self.paused_at or now) + self.remaining_time(now)

    def phase(self, now: datetime) -> TimerPhase:
        if not self.has_started:
            return TimerPhase.WAITING
        if self.remaining_time(now) <= timedelta():
            return TimerPhase.OVER
        if self.running_since is None:
            return TimerPhase.PAUSED
        return TimerPhase.LAST_HANDS if self.remaining_time(now) <= self.last_hands_duration else TimerPhase.RUNNING

    def is_past(self, now: datetime) -> bool:
        """Returns whether the time has been up so long that the round is surely over."""
        up_since = self.paused_at if self.paused_at is not None else self.ends_at(now)
        return self.phase(now) is TimerPhase.OVER and now - up_since >= _PAST

    def start(self, at: datetime) -> RoundTimer:
        """Returns the timer started at a moment; itself if it is running."""
        return self if self.running_since is not None else replace(self, running_since=at, paused_at=None)

    def pause(self, at: datetime) -> RoundTimer:
        """Returns the timer stopped at a moment; itself if it is stopped."""
        if self.running_since is None:
            return self
        return replace(self, elapsed=self.elapsed_at(at), running_since=None, paused_at=at)

    def extend(self, extension: timedelta) -> RoundTimer:
        return replace(self, duration=max(timedelta(), self.duration + extension))


class LastHands(StrEnum):
    """What is still played when the last hands begin."""

    FINISH = "finish"
    ONE_MORE = "one_more"
    TO_THE_END = "to_the_end"


@dataclass(frozen=True, slots=True)
class EveningPlan:
    """What is played at every table, and how the evening proceeds."""

    ruleset: str
    options: Mapping[str, Any]
    size: int
    house_rules: str = ""  # the name of the options, or empty
    method: PairingMethod = PairingMethod.SWISS
    rounds: int = 4
    minutes: int = 50
    last_minutes: int = 10
    last_hands: LastHands = LastHands.ONE_MORE
    seed: int = 0

    def document(self) -> JsonObject:
        return {**{each.name: getattr(self, each.name) for each in fields(self)}, "options": dict(self.options)}

    @classmethod
    def from_document(cls, document: JsonObject) -> EveningPlan:
        """Returns the plan of a document.

        Raises ``KeyError``, ``TypeError`` or ``ValueError`` if this version cannot read it.
        """
        if (size := int(document["size"])) < 1:
            raise ValueError("a table must have players")
        return cls(
            str(document["ruleset"]),
            dict(document["options"]),
            size,
            str(document["house_rules"]),
            PairingMethod(document["method"]),
            int(document["rounds"]),
            int(document["minutes"]),
            int(document["last_minutes"]),
            LastHands(document["last_hands"]),
            int(document["seed"]),
        )


class Presence(StrEnum):
    """Whether a player takes part in the next round."""

    PLAYS = "plays"
    RESTS = "rests"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class SeatedRound:
    """A round that was seated; ``number`` counts from 1."""

    number: int
    seats: RoundSeating
    matches: tuple[str, ...]
    clock: RoundTimer
    last_hands: LastHands
    seated_at: str


@dataclass(frozen=True, slots=True)
class PreviousPlan:
    """The plan before a change, with the act that changed it."""

    plan: EveningPlan
    changed_by: str


@dataclass(frozen=True, slots=True)
class Proposal:
    """The seats that were proposed for the next round."""

    seats: RoundSeating
    by_hand: bool
    attempt: int


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening, built from its acts."""

    session: str
    plan: EveningPlan | None = None
    previous_plans: tuple[PreviousPlan, ...] = ()
    people: Mapping[str, Presence] = field(default_factory=dict)  # in order of arrival
    names: Mapping[str, str] = field(default_factory=dict)
    rounds: tuple[SeatedRound, ...] = ()
    proposal: Proposal | None = None
    last: str = ""  # the UUID of the last act

    @property
    def active_players(self) -> tuple[str, ...]:
        """The players of the next round."""
        return tuple(person for person, presence in self.people.items() if presence is Presence.PLAYS)

    @property
    def seatings(self) -> tuple[RoundSeating, ...]:
        return tuple(round_.seats for round_ in self.rounds)

    @property
    def current_round(self) -> SeatedRound | None:
        """The round that was seated last, or None before the first."""
        return self.rounds[-1] if self.rounds else None

    @property
    def proposal_is_stale(self) -> bool:
        """Whether the players have changed since the seats were proposed."""
        if self.proposal is None:
            return True
        seats = self.proposal.seats
        return sorted((*seats.players, *seats.sits_out)) != sorted(self.active_players)


class TableState(NamedTuple):
    """One table of a round."""

    number: int  # from 1
    seats: tuple[str, ...]
    record: MatchSummary | None = None  # None for a match of another ledger
    stored: StoredMatch | None = None  # None if the match cannot be read

    @property
    def is_finished(self) -> bool:
        return self.stored is not None and self.stored.replay.final is not None


class EveningRank(NamedTuple):
    """A player's results; ``rank`` is shared by ties and None before a result."""

    person: str
    points: Decimal
    matches: int
    rank: int | None = None


class TableReader:
    """Reads the tables of rounds; replays only matches that have changed."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._known: dict[str, tuple[str, StoredMatch | None]] = {}

    def prime_cache(self, stored: StoredMatch) -> None:
        """Caches a match that was replayed elsewhere."""
        self._known[stored.record.uuid] = stored.journal.head, stored

    def read(self, session: int, rounds: Sequence[SeatedRound]) -> tuple[tuple[TableState, ...], ...]:
        records = {record.uuid: record for record in self._ledger.matches(session)}
        return tuple(
            tuple(
                self._table_state(number, seats, records.get(match))
                for number, (seats, match) in enumerate(zip(round_.seats.tables, round_.matches, strict=False), start=1)
            )
            for round_ in rounds
        )

    def _table_state(self, number: int, seats: tuple[str, ...], record: MatchSummary | None) -> TableState:
        if record is None:
            return TableState(number, seats)
        head, stored = self._known.get(record.uuid, ("", None))
        if head != record.head:
            stored = StoredMatch.load(self._ledger, record)
            self._known[record.uuid] = record.head, stored
        return TableState(number, seats, record, stored)


def with_merged_players(evening: Evening, person: Callable[[str], str]) -> Evening:
    """Returns the evening with merged players as one.

    ``person`` maps an identity to its person.
    """
    kept: dict[str, str] = {}
    # A merged player who left under one identity may play under another: ``PLAYS`` wins.
    for presence in reversed(Presence):
        kept |= {person(identity): identity for identity, state in evening.people.items() if state is presence}

    def merge(seats: RoundSeating) -> RoundSeating:
        tables = (tuple(kept.get(person(player), player) for player in table) for table in seats.tables)
        return RoundSeating(tuple(tables), tuple(kept.get(person(player), player) for player in seats.sits_out))

    proposal = evening.proposal
    return replace(
        evening,
        people={kept[person(identity)]: evening.people[kept[person(identity)]] for identity in evening.people},
        rounds=tuple(replace(round_, seats=merge(round_.seats)) for round_ in evening.rounds),
        proposal=replace(proposal, seats=merge(proposal.seats)) if proposal is not None else None,
    )


def evening_ranking(
    evening: Evening, rounds: Sequence[Sequence[TableState]], person: Callable[[str], str] = str
) -> tuple[EveningRank, ...]:
    """Ranks all players by their finished matches, those without one last.

    ``person`` maps an identity to its person: the players of an evening may have been merged.
    """
    kept = {person(identity): identity for identity in evening.people}

    def key(player: str) -> str:
        return kept.get(person(player), person(player))

    results: dict[str, list[Decimal]] = {key(player): [] for seats in evening.seatings for player in seats.players}
    for tables in rounds:
        for player, points in _points(tables).items():
            results.setdefault(key(player), []).append(points)
    rows = [EveningRank(player, sum(points, Decimal(0)), len(points)) for player, points in results.items()]
    ranked = sorted((row for row in rows if row.matches), key=lambda row: -row.points)
    return (
        *(row._replace(rank=1 + sum(other.points > row.points for other in ranked)) for row in ranked),
        *(row for row in rows if not row.matches),
    )


def _points(tables: Sequence[TableState]) -> Mapping[str, Decimal]:
    results: dict[str, Decimal] = {}
    for table in tables:
        if table.stored is None or (final := table.stored.replay.final) is None:
            continue
        # After a seat swap the result belongs to the player; after a substitution or correction, to the new name.
        header, replay = table.stored.journal.header, table.stored.replay
        unit = replay.match.rules.result_unit
        for name, result in zip(replay.players, final.results, strict=True):
            person = identity_at(header, name)
            results[person] = results.get(person, Decimal(0)) + to_decimal(unit.convert(result))
    return results


def with_rounds(session: PlayedSession, evening: Evening, rounds: Sequence[Sequence[TableState]]) -> PlayedSession:
    played_rounds = tuple(
        PlayedRound(
            tuple(table.record.number if table.record is not None else 0 for table in tables),
            tuple(EveningPlayer(person, evening.names.get(person, "")) for person in round_.seats.sits_out),
        )
        for round_, tables in zip(evening.rounds, rounds, strict=False)
    )
    return replace(session, rounds=played_rounds)
