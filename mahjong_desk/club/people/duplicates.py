# SPDX-License-Identifier: MIT
"""Possible duplicates: two spellings of one person, for the user to decide."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import combinations
from typing import Final, NamedTuple

from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Person, fold_loosely

_SHORT, _SHORT_CHARACTERS = 3, 4
"""Shorter names differ by one letter too often: of an alphabet, and of characters or kana."""
_ALPHABET_ENDS: Final = 0x2E80


class DuplicateReason(Enum):
    """In what two look alike."""

    SPELLING = "spelling"
    READING = "reading"
    LETTER = "letter"


class PossibleDuplicate(NamedTuple):
    """Two who may be one."""

    one: Person
    other: Person
    reason: DuplicateReason


def find_duplicates(people: People) -> tuple[PossibleDuplicate, ...]:
    """Returns all possible duplicates, except those who sat at one table or were declared different."""
    found: dict[frozenset[str], PossibleDuplicate] = {}
    spelt = [(fold_loosely(name), person) for person in people.everybody for name in person.names]
    read = [(fold_loosely(person.reading), person) for person in people.everybody]
    pairs = (
        (DuplicateReason.SPELLING, _pairs_sharing(spelt)),
        (DuplicateReason.READING, _pairs_sharing([*read, *spelt])),
        (DuplicateReason.LETTER, _one_letter_apart(spelt)),
    )
    for likeness, alike in pairs:
        for one, other in alike:
            more, less = sorted((one, other), key=lambda person: (-person.matches, person.since, person.name))
            found.setdefault(frozenset((one.uuid, other.uuid)), PossibleDuplicate(more, less, likeness))
    return tuple(alike for alike in found.values() if not people.known_distinct(alike.one, alike.other))


def _pairs_sharing(named: Iterable[tuple[str, Person]]) -> Iterator[tuple[Person, Person]]:
    """Yields the pairs of those who have something in common that is not empty."""
    groups: dict[str, dict[str, Person]] = {}
    for name, person in named:
        if name:
            groups.setdefault(name, {})[person.uuid] = person
    for group in groups.values():
        yield from combinations(group.values(), 2)


def _one_letter_apart(named: Iterable[tuple[str, Person]]) -> Iterator[tuple[Person, Person]]:
    """Yields the pairs of whom one has a name that is the other's with a letter more, less, another, or two exchanged."""
    groups: dict[str, dict[tuple[str, str], Person]] = {}
    for name, person in named:
        if len(name) >= (_SHORT if max(map(ord, name), default=0) < _ALPHABET_ENDS else _SHORT_CHARACTERS):
            for less in {name, *(name[:place] + name[place + 1 :] for place in range(len(name)))}:
                groups.setdefault(less, {})[name, person.uuid] = person
    for group in groups.values():
        for ((one, _), person), ((other, _), another) in combinations(group.items(), 2):
            if person.uuid != another.uuid and is_one_letter_apart(one, other):
                yield person, another


def is_one_letter_apart(one: str, other: str) -> bool:
    """Returns whether one text becomes the other by one letter more, less, or another, or by two neighbours exchanged."""
    if len(one) > len(other):
        one, other = other, one
    start = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
    if len(one) < len(other):
        return len(other) == len(one) + 1 and one[start:] == other[start + 1 :]
    exchanged = one[:start] + one[start : start + 2][::-1] + one[start + 2 :]
    return one != other and (one[start + 1 :] == other[start + 1 :] or exchanged == other)
