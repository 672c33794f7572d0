# SPDX-License-Identifier: MIT
"""The tables of a round as their matches stand, and what the evening has brought to whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple

from mahjong_desk.club.evening.evening import Evening, SeatedRound
from mahjong_desk.club.people.person import identity_at
from mahjong_desk.club.played import PlayedRound, PlayedSession, SatOutPlayer
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.club.totals import to_decimal
from mahjong_desk.ledger.errors import LedgerDamaged
from mahjong_desk.rules.model.refusal import Refusal

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ledger.records import MatchSummary


class TableState(NamedTuple):
    """One table.

    Attributes:
        number: Which one it is, from 1.
        record: What the ledger knows of its match; None where the match is in another ledger.
        stored: The match as it stands; None where it cannot be read.
    """

    number: int
    seats: tuple[str, ...]
    record: MatchSummary | None = None
    stored: StoredMatch | None = None

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.stored is not None and self.stored.replay.final is not None


class EveningRank(NamedTuple):
    """How somebody stands in an evening.

    Attributes:
        rounds: What each round brought; None where this person did not play it, or it goes on.
        rank: The rank, shared by those who are level; None before the first result.
    """

    person: str
    points: Decimal
    matches: int
    rounds: tuple[Decimal | None, ...]
    rank: int | None = None


class TableReader:
    """Reads matches, each of them anew only where something was entered in it."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._known: dict[str, StoredMatch] = {}

    def know(self, stored: StoredMatch) -> None:
        """Takes a match that was read and played already, so that it is not once more."""
        self._known[stored.record.uuid] = stored

    def read(self, session: int, rounds: Sequence[SeatedRound]) -> tuple[tuple[TableState, ...], ...]:
        """Returns the tables of rounds, each as its match stands now.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        records = {record.uuid: record for record in self._ledger.matches(session)}
        return tuple(
            tuple(
                self._stand(number, seats, records.get(match))
                for number, (seats, match) in enumerate(zip(one.seats.tables, one.matches, strict=False), start=1)
            )
            for one in rounds
        )

    def _stand(self, number: int, seats: tuple[str, ...], record: MatchSummary | None) -> TableState:
        if record is None:
            return TableState(number, seats)
        known = self._known.get(record.uuid)
        if known is None or known.journal.head != record.head:
            try:
                journal = self._ledger.journal(record.id)
                known = StoredMatch.read(record, journal)
            except (LedgerDamaged, Refusal):
                return TableState(number, seats, record)
            self._known[record.uuid] = known
        return TableState(number, seats, record, known)


def evening_ranking(evening: Evening, rounds: Sequence[Sequence[TableState]]) -> tuple[EveningRank, ...]:
    """Returns how everybody who played stands after the finished matches: best first, those without a result last."""
    brought = [_points(tables) for tables in rounds]
    everybody = dict.fromkeys(person for one in evening.rounds for person in one.seats.players)
    found = []
    for person in everybody:
        by_round = tuple(results.get(person) for results in brought)
        counted = [points for points in by_round if points is not None]
        found.append(EveningRank(person, sum(counted, Decimal(0)), len(counted), by_round))
    ranked = sorted((place for place in found if place.matches), key=lambda place: -place.points)
    return (
        *(place._replace(rank=1 + sum(other.points > place.points for other in ranked)) for place in ranked),
        *(place for place in found if not place.matches),
    )


def _points(tables: Sequence[TableState]) -> Mapping[str, Decimal]:
    results: dict[str, Decimal] = {}
    for table in tables:
        final = table.stored.replay.final if table.stored is not None else None
        if final is None or table.stored is None:
            continue
        # Whoever was put on another seat has taken the result along; a substitute plays for the one who was seated.
        header, players = table.stored.journal.header, table.stored.match.players
        unit = table.stored.match.rules.result_unit
        for seat, (name, result) in enumerate(zip(players, final.results, strict=True)):
            person = identity_at(header, name)
            if person not in table.seats:
                person = table.seats[seat]
            results[person] = results.get(person, Decimal(0)) + to_decimal(unit.of(result))
    return results


def with_rounds(session: PlayedSession, evening: Evening, rounds: Sequence[Sequence[TableState]]) -> PlayedSession:
    """Returns a session with the rounds of its evening."""
    told = tuple(
        PlayedRound(
            tuple(table.record.number for table in tables if table.record is not None),
            tuple(SatOutPlayer(person, evening.names.get(person, "")) for person in one.seats.sits_out),
        )
        for one, tables in zip(evening.rounds, rounds, strict=False)
    )
    return replace(session, rounds=told)
