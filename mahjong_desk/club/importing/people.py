# SPDX-License-Identifier: MIT
"""Who comes with a file: who is taken for somebody here, who is new, and who may be one of both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from mahjong_desk.club.importing.counting import journals
from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.acts import SUBJECT
from mahjong_desk.club.people.appearance import appearances
from mahjong_desk.club.people.look_alikes import LookAlike, look_alikes
from mahjong_desk.club.people.people import People
from mahjong_desk.ledger.merge import Matter, Merge, Standing
from mahjong_desk.ledger.records import Seating

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ledger.merge import Brought
    from mahjong_desk.ledger.records import ClubAct


class PeopleBrought(NamedTuple):
    """Who comes with a file.

    Attributes:
        same: Those who are taken for somebody here, because the name or what was entered says so.
        new: Those who were never here.
        alike: Pairs who may be one, of whom at least one is new; for somebody who knows them to decide.
    """

    same: tuple[PlayerName, ...] = ()
    new: tuple[PlayerName, ...] = ()
    alike: tuple[LookAlike, ...] = ()


def people_brought(ledger: Ledger, brought: Brought, merge: Merge) -> PeopleBrought:
    """Returns who comes with the matches of a file that are not here yet.

    Args:
        ledger: The ledger that it would come to.
        brought: What the file brings.
        merge: What would become of it.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    acts, seatings = ledger.club.acts(SUBJECT), ledger.seatings()
    theirs = _seatings(merge)
    before = People(acts, appearances(seatings))
    after = People(_together(acts, brought.club_acts), appearances((*seatings, *theirs)))
    here = {after.person(person.uuid).uuid for person in (*before.everybody, *before.former)}
    came = {one.identity: after.person(one.identity, one.name) for one in appearances(theirs)}
    persons = {person.uuid: person for person in came.values() if not person.former}
    return PeopleBrought(
        tuple(person.name for uuid, person in persons.items() if uuid in here),
        tuple(person.name for uuid, person in persons.items() if uuid not in here),
        tuple(pair for pair in look_alikes(after) if not {pair.one.uuid, pair.other.uuid} <= here),
    )


def _seatings(merge: Merge) -> list[Seating]:
    """Returns who sat at the matches that are new here, which have numbers below those of all that are."""
    found = []
    for number, item in enumerate(merge.of(Matter.MATCH, Standing.NEW), start=1):
        journal, _ = journals(item)
        history = journal.history
        people = tuple((name, history.header.person(name)) for name in history.people)
        found.append(Seating(-number, journal.entries[0].at, people))
    return found


def _together(acts: Iterable[ClubAct], brought: Iterable[ClubAct]) -> list[ClubAct]:
    """Returns what was entered about people here and there, each act once, in the order in which they were done."""
    found = {act.uuid: act for act in (*acts, *(act for act in brought if act.subject == SUBJECT))}
    return sorted(found.values(), key=lambda act: act.at)
