# SPDX-License-Identifier: MIT
"""What an import would add: the items of a file by status, and its people."""

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.people import People, find_duplicates
from mahjong_desk.club.people.person import SUBJECT, appearances
from mahjong_desk.journal.acts import ActionKind
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.contents import ClubAction, MatchPlayers
from mahjong_desk.ledger.database.sqlite_file import InMemory
from mahjong_desk.ledger.entry import EntryKind
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import MergeItem, MergePlan, MergeStatus, count_hands

ENTRY_KINDS = (EntryKind.DRILL_ANSWER, EntryKind.CLUB)
"""The kinds that are counted by entries."""

KINDS = (
    EntryKind.SESSION,
    ActionKind.OPEN,
    EntryKind.HOUSE_RULES,
    EntryKind.SESSION_NAME,
    EntryKind.RATES,
    *ENTRY_KINDS,
)
"""The kinds in the order in which they are shown."""

ImportCounts = dict[tuple[MergeStatus, str], int]
"""The number of items by status and kind; zeros are left out."""


def count_import(merge: MergePlan) -> ImportCounts:
    counts: ImportCounts = {}
    for item in merge.items:
        key = item.status, item.kind
        counts[key] = counts.get(key, 0) + (item.adds if item.kind in ENTRY_KINDS else 1)
    return counts


def added_hands(merge: MergePlan, status: MergeStatus) -> int:
    """Returns how many hands the matches with this status add."""
    return sum(item.adds for item in _matches(merge.items, status))


def hands_in_common(mine: Journal, theirs: Journal) -> int:
    """Returns how many hands two matches have in common before they diverge."""
    pairs = zip(mine.events, theirs.events, strict=False)
    return count_hands(event for event, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _matches(items: Iterable[MergeItem], status: MergeStatus) -> list[MergeItem]:
    return [item for item in items if item.kind == ActionKind.OPEN and item.status is status]


class PeopleInFile(NamedTuple):
    known: tuple[PlayerName, ...] = ()
    new: tuple[PlayerName, ...] = ()
    duplicates: int = 0


def people_in_file(ledger: Ledger, incoming: InMemory, merge: MergePlan) -> PeopleInFile:
    """Returns the people in those matches of a file that the ledger does not have yet."""
    incoming_ledger = Ledger(incoming)
    acts, seatings = ledger.club.actions(SUBJECT), ledger.seatings()
    theirs = _seatings(incoming_ledger, {item.key for item in _matches(merge.items, MergeStatus.NEW)})
    before = People(acts, appearances(seatings))
    after = People(_merge_acts(acts, incoming_ledger.club.actions(SUBJECT)), appearances((*seatings, *theirs)))
    known_uuids = {after.person(person.uuid).uuid for person in (*before.everybody, *before.former)}
    arrivals = {arrival.identity: after.person(arrival.identity, arrival.name) for arrival in appearances(theirs)}
    persons = {person.uuid: person for person in arrivals.values() if not person.former}
    return PeopleInFile(
        tuple(person.name for uuid, person in persons.items() if uuid in known_uuids),
        tuple(person.name for uuid, person in persons.items() if uuid not in known_uuids),
        sum(not known_uuids.issuperset((pair.one.uuid, pair.other.uuid)) for pair in find_duplicates(after)),
    )


def _seatings(incoming_ledger: Ledger, new: set[str]) -> list[MatchPlayers]:
    """Returns the players of new matches, with ids that no match in the ledger has."""
    ids = {head.id for head in incoming_ledger.match_heads() if head.uuid in new}
    seatings = [seating for seating in incoming_ledger.seatings() if seating.match_id in ids]
    return [seating._replace(match_id=-number) for number, seating in enumerate(seatings, start=1)]


def _merge_acts(acts: Iterable[ClubAction], incoming: Iterable[ClubAction]) -> list[ClubAction]:
    """Returns the acts of both ledgers about people, each once, in order of time."""
    by_uuid = {act.uuid: act for act in (*acts, *incoming)}
    return sorted(by_uuid.values(), key=lambda act: act.at)
