# SPDX-License-Identifier: MIT
"""What players are called before spectators: no more is said of anybody than the person here allows."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people import acts
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Person, Where
from mahjong_desk.club.people.register import people_of

if TYPE_CHECKING:
    from mahjong_desk.ledger.club_act import ClubAct
    from mahjong_desk.ledger.journal import MatchHeader
    from mahjong_desk.ledger.ledger import Ledger

translate = QCoreApplication.translate


class Naming(Enum):
    """How much is said of who plays.

    Attributes:
        NAMES: The names; of whoever has a pseudonym, that.
        INITIALS: Their first letters.
        SEATS: Nothing but the seat.
    """

    NAMES = "names"
    INITIALS = "initials"
    SEATS = "seats"


class Namer:
    """Says what everybody in a ledger is called before spectators.

    Attributes:
        naming: How much is said.
    """

    def __init__(self, naming: Naming) -> None:
        """Knows nobody yet."""
        self.naming = naming
        self._people: People = People((), ())
        self._acts: Sequence[ClubAct] | None = None

    def read(self, ledger: Ledger, *, anew: bool = False) -> bool:
        """Takes in what was entered about people since; tells whether anything was.

        Args:
            ledger: The ledger.
            anew: Somebody may have come of whom nothing was entered.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        entered = ledger.club.acts(acts.SUBJECT)
        if not anew and self._acts is not None and len(entered) == len(self._acts):
            return False
        # Everybody who ever played is looked at for the marks alone, and only when somebody was entered.
        self._acts, self._people = entered, people_of(ledger)
        return True

    def person(self, identity: str, name: str) -> Person:
        """Returns who an identity stands for, who may be known by a name alone."""
        return self._people.person(identity, name)

    def seated(self, header: MatchHeader, players: Sequence[str]) -> tuple[PlayerName, ...]:
        """Returns what the players at a table are called, by seat, in the language that is spoken."""
        if self.naming is Naming.SEATS:
            sentence = translate("Spectators", "Seat {number}")
            return tuple(PlayerName(sentence.format(number=seat + 1)) for seat in range(len(players)))
        return tuple(PlayerName(self.called(self._people.at(header, name))) for name in players)

    def called(self, person: Person) -> str:
        """Returns what a person is called where more than seats are told, in the language that is spoken."""
        if person.former:
            return translate("Spectators", "Former player {number}").format(number=person.former)
        name = str(self._people.shown_name(person, Where.SPECTATORS))
        return initials(name) if self.naming is Naming.INITIALS else name


def initials(name: str) -> str:
    """Returns the first letter of each part of a name, such as ``A. B.`` for ``Aoi Berg`` and ``青`` for ``青木``."""
    return " ".join(f"{part[0]}." if part[0].isascii() or part[0].isupper() else part[0] for part in name.split())
