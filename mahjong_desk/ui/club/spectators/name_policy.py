# SPDX-License-Identifier: MIT
"""What players are called before spectators: no more is said of anybody than the person here allows."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.acts import SUBJECT
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Audience, Person
from mahjong_desk.texts import tr
from mahjong_desk.ui.club_data.people_index import people_model_of

if TYPE_CHECKING:
    from mahjong_desk.journal.journal import MatchHeader
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ui.desk import Desk


class NamePolicy(Enum):
    """How much is said of who plays."""

    NAMES = "names"
    INITIALS = "initials"
    SEATS = "seats"


class PublicNamer:
    """The names of players for spectators."""

    def __init__(self, desk: Desk, naming: NamePolicy) -> None:
        self.naming = naming
        self._club = people_model_of(desk)
        self._known: object = None
        self._people = self._club.people

    def is_ready(self, ledger: Ledger, matches: Sequence[str]) -> bool:
        """Returns whether all pseudonyms are known; until then no name may be shown."""
        known = (id(ledger), len(ledger.club.actions(SUBJECT)), tuple(matches))
        if known != self._known:
            self._club.refresh()
            if self._club.reading or self._club.error is not None:
                return False
            self._known, self._people = known, self._club.people
        return True

    @property
    def people(self) -> People:
        """All people: another object whenever a name may have changed."""
        return self._people

    def names_by_seat(self, header: MatchHeader, players: Sequence[str]) -> tuple[PlayerName, ...]:
        """Returns what the players at a table are called, by seat, in the language that is spoken."""
        if self.naming is NamePolicy.SEATS:
            sentence = tr("Seat {number}")
            return tuple(PlayerName(sentence.format(number=seat + 1)) for seat in range(len(players)))
        return tuple(PlayerName(self.name_of(self._people.person_at(header, name))) for name in players)

    def name_of(self, person: Person) -> str:
        """Returns the name of a person for spectators, in the current language."""
        name = str(self._people.name_for(person, Audience.SPECTATORS))
        return initials(name) if self.naming is NamePolicy.INITIALS and not person.former else name


def initials(name: str) -> str:
    """Returns the first letter of each part of a name, such as ``A. B.`` for ``Aoi Berg`` and ``青`` for ``青木``."""
    return " ".join(f"{part[0]}." if part[0].isascii() or part[0].isupper() else part[0] for part in name.split())
