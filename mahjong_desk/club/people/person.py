# SPDX-License-Identifier: MIT
"""A person of the club, their identity at a match, and the acts about people.

The acts of ``people``
    ``{"act": "add", "person", "name"}`` and ``{"act": "change", "person"}``, both with any field of ``PersonRecord``;
    ``{"act": "join", "person", "other"}``, after which both go on as ``person``, and ``{"act": "part", "other"}``, which undoes it;
    ``{"act": "not_the_same", "persons"}`` for two who look alike;
    ``{"act": "forget", "person"}``, which makes a former player;
    ``{"act": "undo", "of"}``, which undoes an act, also another ``undo``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple
from uuid import UUID, uuid5

from mahjong_desk.club.names import PlayerName
from mahjong_desk.journal.acts import JsonObject, MatchHeader
from mahjong_desk.ledger.contents import ClubAction, MatchPlayers
from mahjong_desk.match.players import fold_name


class Audience(Enum):
    """Who reads a name."""

    CLUB = "club"
    PUBLIC = "public"  # readers of prints and files, and spectators


class Person(NamedTuple):
    """A person who plays or has played; empty texts mean not entered."""

    uuid: str
    name: PlayerName  # empty for a former player
    reading: str = ""
    mark: int = 0  # from 0 to 19
    active: bool = True
    aliases: tuple[str, ...] = ()
    pseudonym: str = ""
    former: int = 0  # the number of a former player, from 1; otherwise 0
    spellings: tuple[str, ...] = ()
    since: str = ""  # the first match, UTC
    last: str = ""  # the last match, UTC
    matches: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """Every name that finds the person, the current one first."""
        if self.former:
            return ()
        return tuple(dict.fromkeys((str(self.name), *self.aliases, *self.spellings)))


_HIRAGANA = range(0x3041, 0x3097)
_TO_KATAKANA = 0x60
_LONG = "ー"
_LETTERS = frozenset({"L", "N"})


def fold_loosely(name: str) -> str:
    """Returns a key for similar names: no accents, blanks or signs, kana as katakana."""
    letters = []
    for letter in unicodedata.normalize("NFKD", fold_name(name)):
        if unicodedata.category(letter)[0] in _LETTERS or letter == _LONG or _is_voiced(letter):
            letters.append(chr(ord(letter) + _TO_KATAKANA) if ord(letter) in _HIRAGANA else letter)
    return unicodedata.normalize("NFC", "".join(letters))


def _is_voiced(letter: str) -> bool:
    """Returns whether a mark voices the kana before it, as the two dots of ガ do."""
    return letter in "\u3099\u309a"


_OURS = UUID("0b7d9f0e-7f0b-5d7c-9a51-6f3c8a1d2e44")


@lru_cache(maxsize=4096)
def identity_of(name: str) -> str:
    """Returns a player's default identity: a UUID derived from the name."""
    return str(uuid5(_OURS, fold_name(name)))


def identity_at(header: MatchHeader, name: str) -> str:
    """Returns the identity of a player at a match."""
    return header.person_id(name) or identity_of(name)


class Appearance(NamedTuple):
    """The matches of one identity under one name."""

    identity: str
    name: str
    since: str
    last: str
    matches: tuple[int, ...]


def appearances(seatings: Iterable[MatchPlayers]) -> list[Appearance]:
    """Returns the appearances in ``seatings``, which must be in order of time."""
    by_key: dict[tuple[str, str], Appearance] = {}
    for match_id, at, people in seatings:
        for name, identity in people:
            key = identity or identity_of(name), name
            appearance = by_key.get(key) or Appearance(*key, at, at, ())
            by_key[key] = appearance._replace(last=max(appearance.last, at), matches=(*appearance.matches, match_id))
    return list(by_key.values())


SUBJECT = "people"
"""The subject of these acts in the ledger."""

MAX_NAME_LENGTH = 40
"""The maximum length of a name, reading, alias or pseudonym."""


ActOrder = tuple[str, int]
"""The time of an act, UTC, and its index among the acts."""

MARK_COUNT = 20


@dataclass(slots=True)
class PersonRecord:
    """What was entered about one person."""

    at: ActOrder
    name: str = ""  # may be empty
    added_as: str = ""
    reading: str | None = None  # None unless entered, empty if removed
    mark: int | None = None  # None unless chosen
    marked_at: ActOrder = ("", 0)
    active: bool = True
    aliases: tuple[str, ...] = ()
    pseudonym: str | None = None  # None unless entered, empty if removed
    former: int = 0

    def apply(self, act: JsonObject, at: ActOrder) -> None:
        """Applies an act; invalid fields are ignored."""
        for name in ("name", "reading", "pseudonym"):
            removes = act["act"] == "change" and name != "name"
            if isinstance(act.get(name), str) and (act[name].strip() or removes):
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
    distinct: set[frozenset[str]] = field(default_factory=set)
    _joined: dict[str, str] = field(default_factory=dict)
    _named: dict[str, str] = field(default_factory=dict)
    _former: int = 0

    @classmethod
    def from_acts(cls, acts: Iterable[ClubAction]) -> PeopleState:
        state = cls()
        for index, act in enumerate(effective_acts(acts)):
            state._apply(act.act, (act.at, index))
        state._find_names()
        return state

    def resolve(self, identity: str) -> str:
        """Returns the UUID of the person that an identity belongs to."""
        seen: set[str] = set()
        while identity not in seen:
            seen.add(identity)
            identity = self._joined.get(identity) or self._named.get(identity) or identity
        return identity

    def is_merged(self, identity: str) -> bool:
        """Returns whether an identity was merged by an act, not only by its name."""
        return identity in self._joined

    def _apply(self, act: JsonObject, at: ActOrder) -> None:
        match act:
            case {"act": "add", "person": str(person), "name": str(name)}:
                self.records.setdefault(person, PersonRecord(at, added_as=name)).apply(act, at)
            case {"act": "change", "person": str(person)}:
                self.records.setdefault(person, PersonRecord(at)).apply(act, at)
            case {"act": "join", "person": str(person), "other": str(other)}:
                self._join(person, other)
            case {"act": "part", "other": str(other)}:
                self._joined.pop(other, None)
            case {"act": "not_the_same", "persons": [str(one), str(other)]}:
                self.distinct.add(frozenset((one, other)))
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
        """Maps the entered names to their person, unless they belong to another."""
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
    """Returns the acts that were not undone, without the undo acts."""
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
