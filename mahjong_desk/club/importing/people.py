# SPDX-License-Identifier: MIT
"""The people in a file: who has the name of a player here, who is new, and how many pairs may be the same person."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from mahjong_desk.club.importing.counting import new_matches
from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.acts import SUBJECT
from mahjong_desk.club.people.duplicates import find_duplicates
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import appearances
from mahjong_desk.ledger.ledger import Ledger

if TYPE_CHECKING:
    from mahjong_desk.ledger.database.in_memory import InMemory
    from mahjong_desk.ledger.merge import MergePlan
    from mahjong_desk.ledger.records import ClubAction, MatchPlayers


class PeopleInFile(NamedTuple):
    same: tuple[PlayerName, ...] = ()
    new: tuple[PlayerName, ...] = ()
    duplicates: int = 0


def people_in_file(ledger: Ledger, incoming: InMemory, merge: MergePlan) -> PeopleInFile:
    """Returns the people in the matches of a file that are not here yet."""
    there = Ledger(incoming)
    acts, seatings = ledger.club.actions(SUBJECT), ledger.seatings()
    theirs = _seatings(there, new_matches(merge))
    before = People(acts, appearances(seatings))
    after = People(_together(acts, there.club.actions(SUBJECT)), appearances((*seatings, *theirs)))
    here = {after.person(person.uuid).uuid for person in (*before.everybody, *before.former)}
    came = {one.identity: after.person(one.identity, one.name) for one in appearances(theirs)}
    persons = {person.uuid: person for person in came.values() if not person.former}
    return PeopleInFile(
        tuple(person.name for uuid, person in persons.items() if uuid in here),
        tuple(person.name for uuid, person in persons.items() if uuid not in here),
        sum(not {pair.one.uuid, pair.other.uuid} <= here for pair in find_duplicates(after)),
    )


def _seatings(there: Ledger, new: set[str]) -> list[MatchPlayers]:
    """Returns who sat at the new matches, which get numbers below those of all that are here."""
    ids = {head.id for head in there.match_heads() if head.uuid in new}
    found = [seating for seating in there.seatings() if seating.match_id in ids]
    return [seating._replace(match_id=-number) for number, seating in enumerate(found, start=1)]


def _together(acts: Iterable[ClubAction], brought: Iterable[ClubAction]) -> list[ClubAction]:
    """Returns what was entered about people here and there, each act once, by time."""
    found = {act.uuid: act for act in (*acts, *brought)}
    return sorted(found.values(), key=lambda act: act.at)
