# SPDX-License-Identifier: MIT
"""A club whose matches are changed by chance, asked quickly and slowly: for all that is worked out from many matches."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from mahjong_desk.club.facts.facts import FactsIndex
from mahjong_desk.club.facts.match_facts import RowRef
from mahjong_desk.club.facts.store import FactStore
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.people.person import identity_of
from mahjong_desk.club.played import load_session
from mahjong_desk.club.session_file import session_document
from mahjong_desk.club.statistics import PlayerStatistics, StatisticSource, player_statistics, source_rows
from mahjong_desk.club.stored_match import Edit, StoredMatch
from mahjong_desk.journal.acts import Act, InvalidAction
from mahjong_desk.ledger.contents import ClubAction
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from tests.club.all_people import people_of
from tests.club.made_club import bring_up_to_date, create_random_club, next_event
from tests.club.statistics import slowly

GUESTS: Final = ("Ivo", "Jun", "Kei")
AT: Final = "2026-01-31T20:15:00Z"


class ClubUnderTest:
    """A club of a few matches of all systems, asked quickly and slowly."""

    def __init__(self, folder: Path, source: random.Random) -> None:
        self.ledger = Ledger.open(ledger_path(folder))
        create_random_club(self.ledger, source, matches=15)
        self.facts = FactsIndex(FactStore(folder / "facts"))
        self.people = people_of(self.ledger)
        self.joined: dict[str, str] = {}
        self.joining: ClubAction | None = None

    def person_of(self, name: str) -> str:
        return identity_of(self.joined.get(name, name))

    def look(self) -> None:
        for _ in bring_up_to_date(self.facts, self.ledger):
            pass
        self.people = people_of(self.ledger)

    def page(self, name: str) -> PlayerStatistics:
        self.look()
        return player_statistics(self.facts, self.people, identity_of(name))

    def rows(self, name: str, source: StatisticSource) -> tuple[RowRef, ...]:
        return source_rows(self.facts, self.people, identity_of(name), source)

    def slowly(self) -> dict[str, slowly.ReferencePerson]:
        sessions = [load_session(self.ledger, session, {}) for session in self.ledger.sessions()]
        documents = [json.loads(json.dumps(session_document(one))) for one in sessions]
        return slowly.count_reference(documents, self.person_of)

    def close(self) -> None:
        self.facts.close()
        self.ledger.close()


def random_edit(club: ClubUnderTest, source: random.Random) -> None:
    """Changes a match or who is who, in one of the ways that the window offers."""
    source.choice(_WAYS)(club, source)


def stored(club: ClubUnderTest, source: random.Random) -> StoredMatch:
    record = source.choice(club.ledger.matches())
    return StoredMatch.read(record, club.ledger.journal(record.id))


def enter(club: ClubUnderTest, match: StoredMatch, act: Act) -> None:
    club.ledger.append(match.journal, act, AT)


def change(club: ClubUnderTest, source: random.Random) -> None:
    match = stored(club, source)
    row = source.choice([*match.row_ids, None])
    at = match.row_ids.index(row) if row is not None else len(match.row_ids)
    event = next_event(match.replay.up_to(at), source)
    edits: list[Edit] = [Edit.insert(row, event)]
    if row is not None:
        edits += [Edit.replace(row, event), Edit.delete(row)]
    enter(club, match, match.editing_act([source.choice(edits)]))


def undo_or_redo(club: ClubUnderTest, source: random.Random) -> None:
    match = stored(club, source)
    try:
        enter(club, match, source.choice((Act.undo, Act.redo))())
    except InvalidAction:
        return


def rename(club: ClubUnderTest, source: random.Random) -> None:
    """Spells a name as one of the guests, of whom no two are at one table."""
    match = stored(club, source)
    if not set(match.replay.all_players) & set(GUESTS):
        enter(club, match, match.renaming_act(source.choice(match.match.players), source.choice(GUESTS)))


def exchange(club: ClubUnderTest, source: random.Random) -> None:
    match = stored(club, source)
    first, second = source.sample(range(len(match.match.players)), 2)
    enter(club, match, match.swapping_act(first, second, hands=source.random() < 0.5))


def swap_players_in_hands(club: ClubUnderTest, source: random.Random) -> None:
    """Puts two players right who were taken for each other over some rows."""
    match = stored(club, source)
    if not match.row_ids:
        return
    first, second = source.sample(range(len(match.match.players)), 2)
    begins, ends = sorted(source.choices(range(len(match.row_ids)), k=2))
    edits = match.swap_edits(first, second, range(begins, ends + 1))
    if edits:
        enter(club, match, match.editing_act(edits))


def merge_guests(club: ClubUnderTest, source: random.Random) -> None:
    """Says that two guests are one, or takes that back."""
    register = PeopleRegister(club.ledger)
    if club.joining is not None:
        register.undo(club.joining)
        club.joined, club.joining = {}, None
    else:
        one, other = source.sample(GUESTS, 2)
        people = club.people
        club.joining = register.merge(people.person(identity_of(one), one), people.person(identity_of(other), other))
        club.joined = {other: one}


_WAYS: Final[tuple[Callable[[ClubUnderTest, random.Random], None], ...]] = (
    *(change, change, change, undo_or_redo),
    *(rename, exchange, swap_players_in_hands, merge_guests),
)
