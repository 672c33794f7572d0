# SPDX-License-Identifier: MIT
"""The people of the club: who came lately, and who has played how often in a session, so that a table sees who sits out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mahjong_desk.club.names import PlayerName

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ledger.records import SessionRecord


@dataclass(frozen=True, slots=True)
class People:
    """Everybody who has played in a session.

    Attributes:
        matches: How many matches it has.
        played: How many of them each player was in, in the order in which they joined.
    """

    matches: int
    played: dict[str, int]


def people_of_session(ledger: Ledger, session: SessionRecord) -> People:
    """Returns the people of a session.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    records = ledger.matches(session.id)
    played: dict[str, int] = {}
    for record in records:
        for name in record.people:
            played[name] = played.get(name, 0) + 1
    return People(len(records), {PlayerName(name): count for name, count in played.items()})


def known_names(ledger: Ledger | None) -> tuple[str, ...]:
    """Returns the names of earlier matches, the most recent first; nobody where no ledger is open.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    if ledger is None:
        return ()
    names: dict[str, None] = {}
    for record in sorted(ledger.matches(), key=lambda record: record.opened_at, reverse=True):
        names.update(dict.fromkeys(record.people))
    return tuple(names)
