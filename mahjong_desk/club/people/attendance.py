# SPDX-License-Identifier: MIT
"""Recent players, the attendance of a session, and the names of former players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.person import SUBJECT, identity_at, identity_of
from mahjong_desk.journal.acts import MatchHeader
from mahjong_desk.ledger.contents import SessionSummary
from mahjong_desk.match.players import fold_name

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


def former_names(
    ledger: Ledger, header: MatchHeader | None, names: Iterable[str], former: Callable[[int], str]
) -> Mapping[str, PlayerName]:
    """Returns the names that replace those of former players at a match.

    ``header`` is None if it cannot be read; then no name is replaced.
    """
    if header is None or not ledger.club.has(SUBJECT, "forget"):
        return {}
    # Imported lazily to keep startup fast: players are hardly ever deleted.
    from mahjong_desk.club.people.people import People

    people = People(ledger.club.actions(SUBJECT), (), former)
    persons = {name: people.person_at(header, name) for name in names}
    return {name: people.name_for(person) for name, person in persons.items() if person.former}


_RECENT_MATCHES = 100


@dataclass(frozen=True, slots=True)
class Attendance:
    """How many matches each player of a session has played."""

    matches: int  # of the session
    played: dict[str, int]  # by name, in order of first appearance


def session_attendance(ledger: Ledger, session: SessionSummary) -> Attendance:
    """Returns the attendance of a session; former players are left out."""
    # Imported lazily to keep startup fast.
    from mahjong_desk.club.people.people import People

    records, people = ledger.matches(session.id), People(ledger.club.actions(SUBJECT), ())
    played: Counter[str] = Counter()
    spellings: dict[str, str] = {}
    latest: dict[str, str] = {}
    for record in records:
        for name in record.players:
            identity = identity_at(record.header, name) if record.header is not None else identity_of(name)
            person = people.person(identity, name)
            if not person.former:
                played[person.uuid] += 1
                # A merged player is listed by the name of the last match, which is filled in for the next one.
                latest[person.uuid] = spellings.setdefault(fold_name(name), name)
    counts: Counter[str] = Counter()
    for uuid, count in played.items():
        counts[PlayerName(latest[uuid])] += count
    return Attendance(len(records), counts)


def recent_players(ledger: Ledger) -> dict[str, str]:
    """Returns identities by name for the latest matches, the most recent first."""
    players: dict[str, str] = {}
    for match in ledger.matches_before(None, _RECENT_MATCHES):
        for name in match.players:
            identity = identity_at(match.header, name) if match.header is not None else identity_of(name)
            players.setdefault(name, identity)
    return players
