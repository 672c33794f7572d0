# SPDX-License-Identifier: MIT
"""A club with randomly edited matches, and a slow reference for its statistics."""

import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from mahjong_desk.club.facts.facts import FactsIndex
from mahjong_desk.club.facts.match_facts import RowRef
from mahjong_desk.club.facts.store import FactStore
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.people.person import identity_of
from mahjong_desk.club.statistics import PlayerStatistics, StatisticSource, player_statistics, source_rows
from mahjong_desk.club.stored_match import Edit, StoredMatch
from mahjong_desk.journal.acts import Act, InvalidAction
from mahjong_desk.ledger.contents import ClubAction
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from tests.club.all_people import people_of
from tests.club.made_club import bring_up_to_date, create_random_club, next_event
from tests.club.statistics import slow_statistics

GUESTS = ("Ivo", "Jun", "Kei")
AT = "2026-01-31T20:15:00Z"


class ClubUnderTest:
    """A club with a few matches of every system."""

    def __init__(self, folder: Path, source: random.Random) -> None:
        self.ledger = Ledger.open(ledger_path(folder))
        create_random_club(self.ledger, source, matches=15)
        self.facts = FactsIndex(FactStore(folder / "facts"))
        self.people = people_of(self.ledger)
        self.merged: dict[str, str] = {}
        self.merging: ClubAction | None = None

    def person_of(self, name: str) -> str:
        return identity_of(self.merged.get(name, name))

    def refresh(self) -> None:
        for _ in bring_up_to_date(self.facts, self.ledger):
            pass
        self.people = people_of(self.ledger)

    def page(self, name: str) -> PlayerStatistics:
        self.refresh()
        return player_statistics(self.facts, self.people, identity_of(name))

    def rows(self, name: str, source: StatisticSource) -> tuple[RowRef, ...]:
        return source_rows(self.facts, self.people, identity_of(name), source)

    def reference(self) -> dict[str, slow_statistics.ReferencePerson]:
        return slow_statistics.count_reference(slow_statistics.session_files(self.ledger), self.person_of)

    def close(self) -> None:
        self.facts.close()
        self.ledger.close()


def random_edit(club: ClubUnderTest, source: random.Random) -> None:
    """Changes a match or the people in one of the ways that the window offers."""
    source.choice(_WAYS)(club, source)


def random_match(club: ClubUnderTest, source: random.Random) -> StoredMatch:
    record = source.choice(club.ledger.matches())
    return StoredMatch.read(record, club.ledger.journal(record.id))


def enter(club: ClubUnderTest, match: StoredMatch, act: Act) -> None:
    club.ledger.append(match.journal, act, AT)


def edit_rows(club: ClubUnderTest, source: random.Random) -> None:
    match = random_match(club, source)
    row = source.choice([*match.row_ids, None])
    at = match.row_ids.index(row) if row is not None else len(match.row_ids)
    event = next_event(match.replay.up_to(at), source)
    edits: list[Edit] = [Edit.insert(row, event)]
    if row is not None:
        edits += [Edit.replace(row, event), Edit.delete(row)]
    enter(club, match, match.editing_act([source.choice(edits)]))


def undo_or_redo(club: ClubUnderTest, source: random.Random) -> None:
    match = random_match(club, source)
    with suppress(InvalidAction):
        enter(club, match, source.choice((Act.undo, Act.redo))())


def rename(club: ClubUnderTest, source: random.Random) -> None:
    """Renames a player to a guest, unless a guest is at the table already."""
    match = random_match(club, source)
    if not set(match.replay.all_players) & set(GUESTS):
        enter(club, match, match.renaming_act(source.choice(match.match.players), source.choice(GUESTS)))


def swap_players(club: ClubUnderTest, source: random.Random) -> None:
    match = random_match(club, source)
    first, second = source.sample(range(len(match.match.players)), 2)
    enter(club, match, match.swapping_act(first, second, hands=source.random() < 0.5))


def swap_players_in_hands(club: ClubUnderTest, source: random.Random) -> None:
    """Swaps two players who were mistaken for each other in some rows."""
    match = random_match(club, source)
    if not match.row_ids:
        return
    first, second = source.sample(range(len(match.match.players)), 2)
    begins, ends = sorted(source.choices(range(len(match.row_ids)), k=2))
    edits = match.swap_edits(first, second, range(begins, ends + 1))
    if edits:
        enter(club, match, match.editing_act(edits))


def merge_guests(club: ClubUnderTest, source: random.Random) -> None:
    """Merges two guests, or undoes the merge."""
    register = PeopleRegister(club.ledger)
    if club.merging is not None:
        register.undo(club.merging)
        club.merged, club.merging = {}, None
    else:
        one, other = source.sample(GUESTS, 2)
        people = club.people
        club.merging = register.merge(people.person(identity_of(one), one), people.person(identity_of(other), other))
        club.merged = {other: one}


_WAYS: tuple[Callable[[ClubUnderTest, random.Random], None], ...] = (
    *(edit_rows, edit_rows, edit_rows, undo_or_redo),
    *(rename, swap_players, swap_players_in_hands, merge_guests),
)
