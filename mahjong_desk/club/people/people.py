# SPDX-License-Identifier: MIT
"""The people of the club: everybody who ever sat at a table or was entered, each a person."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.entered import Entered
from mahjong_desk.club.people.identity import identity_at, identity_of
from mahjong_desk.club.people.marks import free_mark, marks_of
from mahjong_desk.club.people.person import Person, Where
from mahjong_desk.club.people.spelling import loosely
from mahjong_desk.match.names import fold_name

if TYPE_CHECKING:
    from mahjong_desk.club.people.appearance import Appearance
    from mahjong_desk.journal.acts import MatchHeader
    from mahjong_desk.ledger.records import ClubAct

Former = Callable[[int], str]
"""Says what a former player of that number is called."""

_IN_FULL, _BEGINS, _INSIDE, _NOT_AT_ALL = range(4)


def former_in_english(number: int) -> str:
    """Returns what a former player is called where nobody reads another language."""
    return f"Former player {number}"


@dataclass(slots=True)
class _Seen:
    """Where an identity sat."""

    since: str
    last: str
    matches: set[int] = field(default_factory=set)
    spellings: dict[str, None] = field(default_factory=dict)


class People:
    """Everybody, as the acts say and the matches show; a plain value: made anew when something was entered."""

    def __init__(
        self, acts: Iterable[ClubAct], appeared: Iterable[Appearance], former: Former = former_in_english
    ) -> None:
        self._entered = Entered.by(acts)
        self._former = former
        self._seen: dict[str, _Seen] = {}
        for identity, name, since, last, matches in appeared:
            seen = self._seen.setdefault(identity, _Seen(since, last))
            seen.since, seen.last = min(seen.since, since), max(seen.last, last)
            seen.matches.update(matches)
            seen.spellings.setdefault(name)
        self._identities: dict[str, list[str]] = {}
        for identity in dict.fromkeys((*self._seen, *self._entered.told)):
            self._identities.setdefault(self._entered.who(identity), []).append(identity)
        made = {uuid: self._made(uuid, identities) for uuid, identities in self._identities.items()}
        # Of whom nobody said or typed a name, nobody can be shown.
        self._persons = {uuid: person for uuid, person in made.items() if person.name or person.former}

    def _made(self, uuid: str, identities: list[str], otherwise: str = "") -> Person:
        told, seen = self._entered.told.get(uuid), [self._seen[one] for one in identities if one in self._seen]
        spellings = tuple(dict.fromkeys(name for one in seen for name in one.spellings))
        own = self._seen.get(uuid)
        names = own.spellings if own is not None else spellings
        person = Person(
            uuid,
            PlayerName(next(iter(names), otherwise if told is not None else "").strip()),
            spellings=spellings,
            since=min((one.since for one in seen), default=""),
            last=max((one.last for one in seen), default=""),
            matches=len(set().union(*(one.matches for one in seen))),
        )
        if told is None:
            return person
        if told.former:
            return person._replace(name=PlayerName(), active=False, former=told.former)
        return person._replace(
            name=PlayerName(told.name.strip()) if told.name else person.name,
            reading=told.reading,
            active=told.active,
            aliases=told.aliases,
            pseudonym=told.pseudonym,
        )

    @cached_property
    def _marks(self) -> dict[str, int]:
        came = {identity: (seen.since, -1) for identity, seen in self._seen.items()}
        for identity, told in self._entered.told.items():
            came[identity] = min(came.get(identity, told.at), told.at)
        return marks_of(sorted(came.items(), key=lambda one: one[1]), self._entered.told)

    @property
    def next_mark(self) -> int:
        """The mark that whoever comes next would have."""
        return free_mark(self._marks)

    @cached_property
    def everybody(self) -> tuple[Person, ...]:
        """Everybody but former players, with their marks: the active before those who are away, then by name."""
        found = [self._marked(person) for person in self._persons.values() if not person.former]
        return tuple(sorted(found, key=lambda person: (not person.active, _in_lists(person))))

    @property
    def former(self) -> tuple[Person, ...]:
        """The former players in the order in which they left."""
        found = [self._marked(person) for person in self._persons.values() if person.former]
        return tuple(sorted(found, key=lambda person: person.former))

    def _marked(self, person: Person) -> Person:
        return person._replace(mark=self._marks.get(person.uuid, 0))

    def person(self, identity: str, name: str = "") -> Person:
        """Returns the person whom an identity stands for."""
        uuid = self._entered.who(identity)
        known = self._persons.get(uuid)
        if known is None and uuid in self._entered.told:
            # Something was entered about them, but not the name.
            known = self._made(uuid, [], name)
        return self._marked(known) if known is not None else Person(uuid, PlayerName(name.strip()))

    def at(self, header: MatchHeader, name: str) -> Person:
        """Returns who somebody at a match is."""
        return self.person(identity_at(header, name), name)

    def identities(self, uuid: str) -> frozenset[str]:
        """Returns everything that a person is known by in the matches: whatever ``identity_at`` may say of them."""
        uuid = self._entered.who(uuid)
        return frozenset((uuid, *self._identities.get(uuid, ())))

    # Names

    def named(self, name: str) -> Person:
        """Returns whom a name means that is typed for a match to come: somebody new where nobody has it.

        Where several have it, it means the one who played last; ``namesakes`` gives them all.
        """
        found = self.namesakes(name)
        if found:
            return max(found, key=lambda person: person.last)
        person = self.person(identity_of(name), name)
        # Whoever comes under the name of a former player is somebody else.
        return person if not person.former else Person("", PlayerName(name.strip()))

    def namesakes(self, name: str) -> tuple[Person, ...]:
        """Returns everybody who has a name, be it as an alias; none but those who have it as their own if there are any."""
        wanted = fold_name(name)
        if not wanted:
            return ()
        own = tuple(person for person in self.everybody if fold_name(person.name) == wanted)
        return own or tuple(person for person in self.everybody if wanted in map(fold_name, person.names))

    def find(self, words: str) -> tuple[Person, ...]:
        """Returns those whom words find by name, reading or alias: in full, then as its beginning, then inside of it."""
        wanted, loose = fold_name(words), loosely(words)
        if not wanted:
            return self.everybody
        ranked = [(_rank(person, wanted, loose), person) for person in self.everybody]
        return tuple(person for _, person in sorted(filter(lambda one: one[0] < _NOT_AT_ALL, ranked), key=_by_rank))

    # What others may read

    def shown_name(self, person: Person, where: Where = Where.HERE) -> PlayerName:
        """Returns the name of a person as it may be read somewhere: a pseudonym on prints, in files and by spectators."""
        if person.former:
            return PlayerName(self._former(person.former))
        return PlayerName(person.pseudonym) if where is not Where.HERE and person.pseudonym else person.name

    # Who may be the same

    def apart(self, one: Person, other: Person) -> bool:
        """Tells whether two are known to be two: somebody said so, or they sat at one table."""
        return frozenset((one.uuid, other.uuid)) in self._said_apart or self.at_one_table(one, other)

    @cached_property
    def _said_apart(self) -> set[frozenset[str]]:
        return {frozenset(map(self._entered.who, pair)) for pair in self._entered.apart}

    def at_one_table(self, one: Person, other: Person) -> bool:
        """Tells whether two sat at one table."""
        return not self._matches(one).isdisjoint(self._matches(other))

    def matches_together(self, one: Person, other: Person) -> int:
        """Returns how many matches two would have if they were one."""
        return len(self._matches(one) | self._matches(other))

    def _matches(self, person: Person) -> Set[int]:
        found = [self._seen[one].matches for one in self._identities.get(person.uuid, ()) if one in self._seen]
        # Most are known by one identity, and some of these sat at very many.
        return found[0] if len(found) == 1 else set().union(*found)

    def joined_with(self, person: Person) -> tuple[Person, ...]:
        """Returns who each identity that was joined with a person would be without it."""
        others = [one for one in self._identities.get(person.uuid, ()) if self._entered.is_joined(one)]
        return tuple(self._made(one, [one]) for one in others)


def _in_lists(person: Person) -> tuple[str, str]:
    return loosely(person.reading or person.name), person.uuid


def _by_rank(ranked: tuple[int, Person]) -> int:
    return ranked[0]


def _rank(person: Person, wanted: str, loose: str) -> int:
    names = [*person.names, person.reading]
    if any(fold_name(name) == wanted for name in names):
        return _IN_FULL
    spelt = [loosely(name) for name in names if name]
    if not loose:
        return _INSIDE if any(wanted in fold_name(name) for name in names) else _NOT_AT_ALL
    if any(name.startswith(loose) for name in spelt) or any(fold_name(name).startswith(wanted) for name in names):
        return _BEGINS
    return _INSIDE if any(loose in name for name in spelt) else _NOT_AT_ALL
