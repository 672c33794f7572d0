# SPDX-License-Identifier: MIT
"""The names that the club knows, to be completed in fields for names: found by reading and alias, too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from mahjong_desk.club.people.acts import SUBJECT
from mahjong_desk.club.people.identity import identity_of
from mahjong_desk.club.people.lately import known_names
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Person
from mahjong_desk.club.people.spelling import loosely
from mahjong_desk.ui.club_people import club_people
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.marks import mark_of
from mahjong_desk.ui.kit.name_field import KnownName, KnownNames

if TYPE_CHECKING:
    from mahjong_desk.ui.desk import Desk


def club_names(desk: Desk, without: Sequence[str] = ()) -> KnownNames:
    """Returns the names that the club knows, the most recent first.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    if desk.ledger is None:
        return KnownNames()
    # Who was entered, without a look at the matches: those take a while, and are read once somebody types.
    entered = People(desk.ledger.club.acts(SUBJECT), ())
    lately = (entered.person(identity_of(name), name) for name in known_names(desk.ledger))
    return KnownNames(_known((*lately, *entered.everybody), marked=False), _older(desk), without)


def known_people(people: People) -> KnownNames:
    """Returns everybody, to be completed."""
    return KnownNames(_known(people.everybody, marked=True))


def _older(desk: Desk) -> Iterator[Sequence[KnownName]]:
    keeper, ledger = club_people(desk), desk.ledger
    keeper.look()
    while keeper.reading:
        yield ()
    if desk.ledger is ledger:
        by_last = sorted(keeper.people.everybody, key=lambda person: person.last, reverse=True)
        yield _known(by_last, marked=True)


def _known(persons: Iterable[Person], *, marked: bool) -> tuple[KnownName, ...]:
    """Returns persons as they are completed; those of one name are told apart by what else is known of them."""
    found: dict[str, KnownName] = {}
    labels: set[str] = set()
    for person in persons:
        if person.former or person.uuid in found:
            continue
        label, number = str(person.name), 1
        while label in labels:
            number += 1
            label = f"{person.name} ({noted(person.reading, str(number))})"
        labels.add(label)
        words = " ".join((*person.names, person.reading, *map(loosely, (*person.names, person.reading))))
        mark = mark_of(person.mark) if marked else None
        found[person.uuid] = KnownName(label, str(person.name), words, mark, person.uuid)
    return tuple(found.values())
