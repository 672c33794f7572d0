# SPDX-License-Identifier: MIT
"""The tables of each round with their matches, and the results of the evening by player."""

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

if TYPE_CHECKING:
    from mahjong_desk.ledger.contents import MatchSummary
    from mahjong_desk.ledger.ledger import Ledger


class TableState(NamedTuple):
    """One table, counted from 1; ``record`` is None for a match of another ledger, ``stored`` for one that cannot be read."""

    number: int
    seats: tuple[str, ...]
    record: MatchSummary | None = None
    stored: StoredMatch | None = None

    @property
    def finished(self) -> bool:
        return self.stored is not None and self.stored.replay.final is not None


class EveningRank(NamedTuple):
    """A player's results; ``rank`` is shared by ties and None before a result."""

    person: str
    points: Decimal
    matches: int
    rank: int | None = None


class TableReader:
    """Reads matches, and keeps those that have not changed."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._known: dict[str, StoredMatch] = {}

    def prime_cache(self, stored: StoredMatch) -> None:
        """Keeps a match that was replayed elsewhere."""
        self._known[stored.record.uuid] = stored

    def read(self, session: int, rounds: Sequence[SeatedRound]) -> tuple[tuple[TableState, ...], ...]:
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
            known = StoredMatch.load(self._ledger, record)
            if known is not None:
                self._known[record.uuid] = known
        return TableState(number, seats, record, known)


def evening_ranking(evening: Evening, rounds: Sequence[Sequence[TableState]]) -> tuple[EveningRank, ...]:
    """Returns the results of all players after the finished matches: best first, those without a result last."""
    brought = [_points(tables) for tables in rounds]
    found = []
    for person in dict.fromkeys(person for one in evening.rounds for person in one.seats.players):
        counted = [results[person] for results in brought if person in results]
        found.append(EveningRank(person, sum(counted, Decimal(0)), len(counted)))
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
        # After an exchange of seats the result belongs to the player; a substitute's belongs to the player who was seated.
        header, players = table.stored.journal.header, table.stored.match.players
        unit = table.stored.match.rules.result_unit
        for seat, (name, result) in enumerate(zip(players, final.results, strict=True)):
            person = identity_at(header, name)
            if person not in table.seats:
                person = table.seats[seat]
            results[person] = results.get(person, Decimal(0)) + to_decimal(unit.convert(result))
    return results


def with_rounds(session: PlayedSession, evening: Evening, rounds: Sequence[Sequence[TableState]]) -> PlayedSession:
    played_rounds = tuple(
        PlayedRound(
            tuple(table.record.number for table in tables if table.record is not None),
            tuple(SatOutPlayer(person, evening.names.get(person, "")) for person in one.seats.sits_out),
        )
        for one, tables in zip(evening.rounds, rounds, strict=False)
    )
    return replace(session, rounds=played_rounds)
