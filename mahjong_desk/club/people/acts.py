# SPDX-License-Identifier: MIT
"""What can be entered about people, and what all that was entered comes to.

The acts of ``people``
    ``{"act": "add", "person", "name"}`` and ``{"act": "change", "person"}``, both with any field of ``PersonRecord``;
    ``{"act": "join", "person", "other"}``, after which both go on as ``person``, and ``{"act": "part", "other"}``, which undoes it;
    ``{"act": "not_the_same", "persons"}`` for two who look alike;
    ``{"act": "forget", "person"}``, which makes a former player;
    ``{"act": "undo", "of"}``, which takes back an act, also one that took back another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from mahjong_desk.club.people.person import identity_of
from mahjong_desk.journal.acts import JsonObject
from mahjong_desk.ledger.contents import ClubAction

SUBJECT: Final = "people"
"""What the ledger keeps these acts under."""

LONGEST_NAME: Final = 40
"""So many letters a name, a reading, an alias or a pseudonym may have."""


Moment = tuple[str, int]
"""When an act was done: its time, UTC, and its place among the acts."""

MARK_COUNT: Final = 20


@dataclass(slots=True)
class PersonRecord:
    """What was entered about one person; ``name`` may be empty, ``mark`` is None unless chosen."""

    at: Moment
    name: str = ""
    added_as: str = ""
    reading: str = ""
    mark: int | None = None
    marked_at: Moment = ("", 0)
    active: bool = True
    aliases: tuple[str, ...] = ()
    pseudonym: str = ""
    former: int = 0

    def take(self, act: JsonObject, at: Moment) -> None:
        """Takes over what an act says; what makes no sense is passed over."""
        for name in ("name", "reading", "pseudonym"):
            if isinstance(act.get(name), str) and (act[name].strip() or name != "name"):
                setattr(self, name, act[name].strip())
        if isinstance(act.get("active"), bool):
            self.active = act["active"]
        mark = act.get("mark")
        if type(mark) is int and 0 <= mark < MARK_COUNT:
            self.mark, self.marked_at = mark, at
        match act.get("aliases"):
            case [*aliases] if all(isinstance(alias, str) for alias in aliases):
                self.aliases = tuple(dict.fromkeys(alias.strip() for alias in aliases if alias.strip()))


@dataclass(slots=True)
class PeopleState:
    """What was entered about all people; ``records`` is in the order of first entry."""

    records: dict[str, PersonRecord] = field(default_factory=dict)
    apart: set[frozenset[str]] = field(default_factory=set)
    _joined: dict[str, str] = field(default_factory=dict)
    _named: dict[str, str] = field(default_factory=dict)
    _former: int = 0

    @classmethod
    def from_acts(cls, acts: Iterable[ClubAction]) -> PeopleState:
        entered = cls()
        for place, act in enumerate(effective_acts(acts)):
            entered._apply(act.act, (act.at, place))
        entered._find_names()
        return entered

    def resolve(self, identity: str) -> str:
        """Returns the UUID of a person: the identity itself, or that of the person it was merged into."""
        seen: set[str] = set()
        while identity not in seen:
            seen.add(identity)
            identity = self._joined.get(identity) or self._named.get(identity) or identity
        return identity

    def is_merged(self, identity: str) -> bool:
        """Returns whether an identity was joined with a person by an act, and not by a name alone."""
        return identity in self._joined

    def _apply(self, act: JsonObject, at: Moment) -> None:
        match act:
            case {"act": "add", "person": str(person), "name": str(name)}:
                self.records.setdefault(person, PersonRecord(at, added_as=name)).take(act, at)
            case {"act": "change", "person": str(person)}:
                self.records.setdefault(person, PersonRecord(at)).take(act, at)
            case {"act": "join", "person": str(person), "other": str(other)}:
                self._join(person, other)
            case {"act": "part", "other": str(other)}:
                self._joined.pop(other, None)
            case {"act": "not_the_same", "persons": [str(one), str(other)]}:
                self.apart.add(frozenset((one, other)))
            case {"act": "forget", "person": str(person)}:
                person_record = self.records.setdefault(person, PersonRecord(at))
                if not person_record.former:
                    self._former += 1
                    person_record.former = self._former

    def _join(self, person: str, other: str) -> None:
        person, other = self._root(person), self._root(other)
        if person != other:
            self._joined[other] = person

    def _root(self, identity: str) -> str:
        while identity in self._joined:
            identity = self._joined[identity]
        return identity

    def _find_names(self) -> None:
        """Lets the names that were entered lead to their person, unless they are those of others."""
        for person, person_record in self.records.items():
            for name in (person_record.name, *person_record.aliases):
                identity = identity_of(name)
                of_others = (
                    identity in self.records
                    or identity in self._joined
                    or identity == identity_of(person_record.added_as)
                )
                if name and identity != person and not of_others:
                    self._named.setdefault(identity, person)


def effective_acts(acts: Iterable[ClubAction]) -> list[ClubAction]:
    """Returns the acts that were not taken back, without those that take back."""
    undone: set[Any] = set()
    kept: list[ClubAction] = []
    for act in reversed(list(acts)):
        if act.uuid in undone:
            continue
        match act.act:
            case {"act": "undo", "of": str(uuid)}:
                undone.add(uuid)
            case Mapping():
                kept.append(act)
    return kept[::-1]
