# SPDX-License-Identifier: MIT
"""The people of a session: who has played how often, so that a table can see who sits out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mahjong_desk.club.names import PlayerName

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger, SessionRecord


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
