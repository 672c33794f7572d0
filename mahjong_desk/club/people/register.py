# SPDX-License-Identifier: MIT
"""The register of the people in a ledger: read whole, and entered into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from mahjong_desk.club.people import acts
from mahjong_desk.club.people.appearance import appearances
from mahjong_desk.club.people.identity import identity_of
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Person
from mahjong_desk.journal.acts import now

if TYPE_CHECKING:
    from mahjong_desk.journal.documents import Document
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ledger.records import ClubAct


def people_of(ledger: Ledger) -> People:
    """Returns the people of a ledger after a look at all of its matches; the window asks the facts, which know who sat where.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    return People(ledger.club.acts(acts.SUBJECT), appearances(ledger.seatings()))


class Register:
    """Enters what somebody says about people; each entry can be taken back by ``undo`` with what it returned.

    Every method raises ``LedgerError`` for what the world does to the ledger, and then has written nothing.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def add(self, people: People, name: str, **details: Any) -> str:
        """Returns the UUID of a person who was entered; beside those of the same name, if there are any."""
        identity = identity_of(name)
        known = people.namesakes(name) or people.person(identity).name or people.person(identity).former
        uuid = str(uuid4()) if known else identity
        self._enter(acts.add(uuid, name.strip(), **details))
        return uuid

    def change(self, person: Person, **details: Any) -> ClubAct:
        """Changes what is said of a person: the name, or what ``acts.add`` takes."""
        return self._enter(acts.change(person.uuid, **details))

    def join(self, person: Person, other: Person) -> ClubAct:
        """Says that another one is the same person, who goes on under the first one's name."""
        return self._enter(acts.join(person.uuid, other.uuid))

    def part(self, other: Person) -> ClubAct:
        """Says that somebody who was joined with another is a person of their own."""
        return self._enter(acts.part(other.uuid))

    def keep_apart(self, one: Person, other: Person) -> ClubAct:
        """Says that two who look alike are two."""
        return self._enter(acts.not_the_same((one.uuid, other.uuid)))

    def forget(self, person: Person) -> ClubAct:
        """Makes somebody a former player."""
        return self._enter(acts.forget(person.uuid))

    def undo(self, act: ClubAct) -> ClubAct:
        """Takes an entry back, also one that took another one back."""
        return self._enter(acts.undo(act.uuid))

    def seat(self, names: Sequence[str], chosen: Sequence[str] = ()) -> tuple[str, ...]:
        """Returns by what the players of a match to come are known; whoever comes under a former player's name is entered.

        Args:
            chosen: Who was chosen for each; empty where the name alone says it. Nobody can be chosen who has been deleted.
        """
        # Without a look at the matches: whom a name means that nobody entered anything about, follows from the name.
        people = People(self._ledger.club.acts(acts.SUBJECT), ())
        persons = [people.named(name) for name in names]
        wanted = ["" if people.person(uuid).former else uuid for uuid in chosen or ("",) * len(names)]
        return tuple(
            uuid or person.uuid or self.add(people, person.name) for uuid, person in zip(wanted, persons, strict=True)
        )

    def _enter(self, act: Document) -> ClubAct:
        return self._ledger.club.enter(acts.SUBJECT, act, now())
