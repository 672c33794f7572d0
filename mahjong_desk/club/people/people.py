# SPDX-License-Identifier: MIT
"""All people who ever played or were entered, and possible duplicates among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from heapq import merge
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import uuid4

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.person import (
    MARK_COUNT,
    SUBJECT,
    ActOrder,
    Appearance,
    Audience,
    PeopleState,
    Person,
    PersonRecord,
    appearances,
    fold_loosely,
    identity_at,
    identity_of,
)
from mahjong_desk.journal.acts import MatchHeader, now
from mahjong_desk.ledger.contents import ClubAction
from mahjong_desk.match.players import fold_name

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


def assign_marks(appeared: Iterable[tuple[str, ActOrder]], records: Mapping[str, PersonRecord]) -> dict[str, int]:
    """Returns each person's mark, which adding or deleting others does not change.

    ``appeared`` is in order of first appearance, by identity.
    """
    chosen = [(record.marked_at, person, record.mark) for person, record in records.items() if record.mark is not None]
    marks: dict[str, int] = {}
    seen = ((at, person, -1) for person, at in appeared)
    for _, person, mark in merge(seen, sorted(chosen), key=lambda item: item[0]):
        if mark >= 0:
            marks[person] = mark
        elif person not in marks:
            marks[person] = free_mark(marks)
    return marks


def free_mark(marks: Mapping[str, int]) -> int:
    """Returns the first free mark, otherwise the first of the least used."""
    counts = Counter(marks.values())
    return min(range(MARK_COUNT), key=lambda mark: (counts[mark], mark))


FormerName = Callable[[int], str]
"""Returns the name of a former player by number."""

_IN_FULL, _BEGINS, _INSIDE, _NOT_AT_ALL = range(4)


def former_in_english(number: int) -> str:
    """Returns the English name of a former player, for output without a language."""
    return f"Former player {number}"


@dataclass(slots=True)
class _SeenIdentity:
    """The matches of an identity."""

    since: str
    last: str
    matches: set[int] = field(default_factory=set)
    spellings: dict[str, None] = field(default_factory=dict)


class People:
    """All people of the club, an immutable value."""

    def __init__(
        self, acts: Iterable[ClubAction], appeared: Iterable[Appearance], former: FormerName = former_in_english
    ) -> None:
        self._entered = PeopleState.from_acts(acts)
        self._former = former
        self._seen: dict[str, _SeenIdentity] = {}
        for identity, name, since, last, matches in appeared:
            seen = self._seen.setdefault(identity, _SeenIdentity(since, last))
            seen.since, seen.last = min(seen.since, since), max(seen.last, last)
            seen.matches.update(matches)
            seen.spellings.setdefault(name)
        self._identities: dict[str, list[str]] = {}
        for identity in dict.fromkeys((*self._seen, *self._entered.records)):
            self._identities.setdefault(self._entered.resolve(identity), []).append(identity)
        persons = {uuid: self._make_person(uuid, identities) for uuid, identities in self._identities.items()}
        # An identity without any name cannot be shown.
        self._persons = {uuid: person for uuid, person in persons.items() if person.name or person.former}

    def _make_person(self, uuid: str, identities: list[str], default_name: str = "") -> Person:
        person_record = self._entered.records.get(uuid)
        seen = [self._seen[identity] for identity in identities if identity in self._seen]
        records = self._entered.records
        merged = [records[identity] for identity in identities if identity in records and identity != uuid]
        # The names entered for a merged player still find them, and a pseudonym still hides them.
        entered = (name for record in merged for name in (record.name, *record.aliases) if name)
        details = [record for record in (person_record, *merged) if record is not None]
        played = dict.fromkeys(name for identity in seen for name in identity.spellings)
        own_identity = self._seen.get(uuid)
        names = own_identity.spellings if own_identity is not None else played
        person = Person(
            uuid,
            PlayerName(next(iter(names), default_name if person_record is not None else "").strip()),
            reading=next((record.reading for record in details if record.reading is not None), ""),
            pseudonym=next((record.pseudonym for record in details if record.pseudonym is not None), ""),
            spellings=tuple(dict.fromkeys((*played, *entered))),
            since=min((identity.since for identity in seen), default=""),
            last=max((identity.last for identity in seen), default=""),
            matches=len(set().union(*(identity.matches for identity in seen))),
        )
        if person_record is None:
            return person
        if person_record.former:
            return person._replace(name=PlayerName(), reading="", pseudonym="", former=person_record.former)
        return person._replace(
            name=PlayerName(person_record.name.strip()) if person_record.name else person.name,
            active=person_record.active,
            aliases=person_record.aliases,
        )

    @cached_property
    def _marks(self) -> dict[str, int]:
        first_seen = {identity: (seen.since, -1) for identity, seen in self._seen.items()}
        for identity, person_record in self._entered.records.items():
            first_seen[identity] = min(first_seen.get(identity, person_record.at), person_record.at)
        return assign_marks(sorted(first_seen.items(), key=lambda item: item[1]), self._entered.records)

    @property
    def next_mark(self) -> int:
        """The mark of the next new person."""
        return free_mark(self._marks)

    @cached_property
    def everybody(self) -> tuple[Person, ...]:
        """All people except former players: active ones first, then by name."""
        people = [self._marked(person) for person in self._persons.values() if not person.former]
        return tuple(sorted(people, key=_listing_order))

    @property
    def former(self) -> tuple[Person, ...]:
        """The former players in the order in which they left."""
        persons = [self._marked(person) for person in self._persons.values() if person.former]
        return tuple(sorted(persons, key=lambda person: person.former))

    def _marked(self, person: Person) -> Person:
        return person._replace(mark=self._marks.get(person.uuid, 0))

    def person(self, identity: str, name: str = "") -> Person:
        uuid = self._entered.resolve(identity)
        person = self._persons.get(uuid)
        if person is None and uuid in self._entered.records:
            # The entries about this person have no name.
            person = self._make_person(uuid, [], name)
        return self._marked(person) if person is not None else Person(uuid, PlayerName(name.strip()))

    def person_at(self, header: MatchHeader, name: str) -> Person:
        """Returns the person with a name at a match."""
        return self.person(identity_at(header, name), name)

    def identities(self, uuid: str) -> frozenset[str]:
        """Returns every identity that ``identity_at`` may return for a person."""
        uuid = self._entered.resolve(uuid)
        return frozenset((uuid, *self._identities.get(uuid, ())))

    # Names

    def person_for_name(self, name: str) -> Person:
        """Returns the person with a typed name who played last, or a new person."""
        namesakes = self.namesakes(name)
        if namesakes:
            return max(namesakes, key=lambda person: person.last)
        person = self.person(identity_of(name), name)
        # A new player with the name of a former player is a different person.
        return person if not person.former else Person("", PlayerName(name.strip()))

    def namesakes(self, name: str) -> tuple[Person, ...]:
        """Returns the people with this name, else those with this alias or spelling."""
        folded = fold_name(name)
        if not folded:
            return ()
        by_name = tuple(person for person in self.everybody if fold_name(person.name) == folded)
        return by_name or tuple(person for person in self.everybody if folded in map(fold_name, person.names))

    def search(self, words: str) -> tuple[Person, ...]:
        """Finds people by name, reading or alias: exact, then prefixes, then substrings."""
        folded, loose = fold_name(words), fold_loosely(words)
        if not folded:
            return self.everybody
        ranked = [(_rank(person, folded, loose), person) for person in self.everybody]
        hits = [pair for pair in ranked if pair[0] < _NOT_AT_ALL]
        return tuple(person for _, person in sorted(hits, key=lambda pair: pair[0]))

    # What others may read

    def name_for(self, person: Person, audience: Audience = Audience.CLUB) -> PlayerName:
        """Returns the name for an audience: for the public, the pseudonym if there is one."""
        if person.former:
            return PlayerName(self._former(person.former))
        return PlayerName(person.pseudonym) if audience is Audience.PUBLIC and person.pseudonym else person.name

    # Who may be the same

    def known_distinct(self, one: Person, other: Person) -> bool:
        """Returns whether two were declared different, or sat at one table."""
        return frozenset((one.uuid, other.uuid)) in self._declared_distinct or self.have_met(one, other)

    @cached_property
    def _declared_distinct(self) -> set[frozenset[str]]:
        return {frozenset(map(self._entered.resolve, pair)) for pair in self._entered.distinct}

    def have_met(self, one: Person, other: Person) -> bool:
        """Returns whether two sat at one table."""
        return not self._matches(one).isdisjoint(self._matches(other))

    def combined_match_count(self, one: Person, other: Person) -> int:
        """Returns how many matches two would have if they were one."""
        return len(self._matches(one) | self._matches(other))

    def _matches(self, person: Person) -> Set[int]:
        matches = [self._seen[key].matches for key in self._identities.get(person.uuid, ()) if key in self._seen]
        # Most people have one identity: do not copy its matches, which can be many.
        return matches[0] if len(matches) == 1 else set().union(*matches)

    def merged_identities(self, person: Person) -> tuple[Person, ...]:
        """Returns the persons that were merged into a person, as they would be separately."""
        others = [identity for identity in self._identities.get(person.uuid, ()) if self._entered.is_merged(identity)]
        return tuple(self._make_person(identity, [identity]) for identity in others)


def _listing_order(person: Person) -> tuple[bool, str, str]:
    return not person.active, fold_loosely(person.reading or person.name), person.uuid


def _rank(person: Person, folded: str, loose: str) -> int:
    names = [*person.names, person.reading]
    if any(fold_name(name) == folded for name in names):
        return _IN_FULL
    loose_names = [fold_loosely(name) for name in names if name]
    if not loose:
        return _INSIDE if any(folded in fold_name(name) for name in names) else _NOT_AT_ALL
    if any(name.startswith(loose) for name in loose_names) or any(fold_name(name).startswith(folded) for name in names):
        return _BEGINS
    return _INSIDE if any(loose in name for name in loose_names) else _NOT_AT_ALL


class PeopleRegister:
    """Enters acts about people, each of which can be undone.

    If a method raises ``LedgerError``, nothing was written, except that ``identify_players`` may have added people.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def add(self, people: People, name: str, **details: Any) -> str:
        """Enters a new person, even if others have the same name, and returns the UUID."""
        identity = identity_of(name)
        known = people.namesakes(name) or people.person(identity).name or people.person(identity).former
        uuid = str(uuid4()) if known else identity
        self._enter("add", person=uuid, name=name.strip(), **details)
        return uuid

    def change(self, person: Person, **details: Any) -> ClubAction:
        """Changes the details of a person: any field of ``PersonRecord``."""
        return self._enter("change", person=person.uuid, **details)

    def merge(self, person: Person, other: Person) -> ClubAction:
        """Merges ``other`` into ``person``, whose name is kept."""
        return self._enter("join", person=person.uuid, other=other.uuid)

    def unmerge(self, other: Person) -> ClubAction:
        """Undoes a merge."""
        return self._enter("part", other=other.uuid)

    def mark_distinct(self, one: Person, other: Person) -> ClubAction:
        """Declares two similar people different."""
        return self._enter("not_the_same", persons=sorted((one.uuid, other.uuid)))

    def forget(self, person: Person) -> ClubAction:
        """Makes a person a former player."""
        return self._enter("forget", person=person.uuid)

    def undo(self, act: ClubAction) -> ClubAction:
        """Undoes an act, also another undo."""
        return self._enter("undo", of=act.uuid)

    def identify_players(self, names: Sequence[str], chosen: Sequence[str] = ()) -> tuple[str, ...]:
        """Returns the identities of the players of a new match.

        ``chosen`` contains a chosen person for each name, or an empty text; a deleted person cannot be chosen. A player
        with the name of a former player is entered as a new person.
        """
        people = People(self._ledger.club.actions(SUBJECT), ())
        uuids = ["" if people.person(uuid).former else uuid for uuid in chosen or ("",) * len(names)]
        # Without entries, the identity follows from the name; of several namesakes, the latest player is meant.
        if any(not uuid and people.namesakes(name) for uuid, name in zip(uuids, names, strict=True)):
            people = People(self._ledger.club.actions(SUBJECT), appearances(self._ledger.seatings()))
        persons = [people.person_for_name(name) for name in names]
        return tuple(
            uuid or person.uuid or self.add(people, person.name) for uuid, person in zip(uuids, persons, strict=True)
        )

    def _enter(self, act: str, **details: Any) -> ClubAction:
        return self._ledger.club.add(SUBJECT, {"act": act, **details}, now())


_SHORT, _SHORT_CHARACTERS = 3, 4
"""Shorter names differ by one letter too often: in an alphabet, and in characters or kana."""
_ALPHABET_ENDS = 0x2E80


class DuplicateReason(Enum):
    """How two people are similar."""

    SPELLING = "spelling"
    READING = "reading"
    LETTER = "letter"


class PossibleDuplicate(NamedTuple):
    """Two people who may be the same; the one with more matches is first."""

    one: Person
    other: Person
    reason: DuplicateReason


def find_duplicates(people: People) -> tuple[PossibleDuplicate, ...]:
    """Returns all possible duplicates, without those who are known to be distinct."""
    duplicates: dict[frozenset[str], PossibleDuplicate] = {}
    spellings = [(fold_loosely(name), person) for person in people.everybody for name in person.names]
    readings = [(fold_loosely(person.reading), person) for person in people.everybody]
    pairs = (
        (DuplicateReason.SPELLING, _pairs_sharing(spellings)),
        (DuplicateReason.READING, _pairs_sharing([*readings, *spellings])),
        (DuplicateReason.LETTER, _one_letter_apart(spellings)),
    )
    for reason, candidates in pairs:
        for one, other in candidates:
            more, less = sorted((one, other), key=lambda person: (-person.matches, person.since, person.name))
            duplicates.setdefault(frozenset((one.uuid, other.uuid)), PossibleDuplicate(more, less, reason))
    return tuple(pair for pair in duplicates.values() if not people.known_distinct(pair.one, pair.other))


def _pairs_sharing(names: Iterable[tuple[str, Person]]) -> Iterator[tuple[Person, Person]]:
    """Yields the pairs of people with the same text, unless it is empty."""
    groups: dict[str, dict[str, Person]] = {}
    for name, person in names:
        if name:
            groups.setdefault(name, {})[person.uuid] = person
    for group in groups.values():
        yield from combinations(group.values(), 2)


def _one_letter_apart(names: Iterable[tuple[str, Person]]) -> Iterator[tuple[Person, Person]]:
    """Yields the pairs of people with long enough names that are one letter apart."""
    groups: dict[str, dict[tuple[str, str], Person]] = {}
    for name, person in names:
        if len(name) >= (_SHORT if max(map(ord, name), default=0) < _ALPHABET_ENDS else _SHORT_CHARACTERS):
            for shorter in {name, *(name[:index] + name[index + 1 :] for index in range(len(name)))}:
                groups.setdefault(shorter, {})[name, person.uuid] = person
    for group in groups.values():
        for ((one, _), person), ((other, _), another) in combinations(group.items(), 2):
            if person.uuid != another.uuid and is_one_letter_apart(one, other):
                yield person, another


def is_one_letter_apart(one: str, other: str) -> bool:
    """Returns whether one letter differs, is missing, or is swapped with the next one."""
    if len(one) > len(other):
        one, other = other, one
    start = next((index for index, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
    if len(one) < len(other):
        return len(other) == len(one) + 1 and one[start:] == other[start + 1 :]
    swapped = one[:start] + one[start : start + 2][::-1] + one[start + 2 :]
    return one != other and (one[start + 1 :] == other[start + 1 :] or swapped == other)
