# SPDX-License-Identifier: MIT
"""The club's ledger: the one door to it."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from mahjong_desk.ledger.chain import End, digits_of
from mahjong_desk.ledger.database import Database
from mahjong_desk.ledger.entries import Act, ActRefused, Break, MatchHeader
from mahjong_desk.ledger.errors import JournalBroken, LedgerDamaged, LedgerError, LedgerLocked, MatchDamaged, told
from mahjong_desk.ledger.file_database import FileDatabase
from mahjong_desk.ledger.files import sync
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.links import ALL, end_of, read_lines
from mahjong_desk.ledger.progress import UNWATCHED, Progress
from mahjong_desk.ledger.reading import (
    has_changed_people,
    latest_written,
    people_changed,
    read_counts,
    read_heads,
    read_journal,
    read_match,
    read_match_heads,
    read_matches,
    read_matches_before,
    read_people_before,
    read_seatings,
    read_session,
    read_sessions,
)
from mahjong_desk.ledger.records import MatchHead, MatchRecord, Seating, SessionRecord
from mahjong_desk.ledger.server_place import Place
from mahjong_desk.ledger.two_books import TwoBooks
from mahjong_desk.ledger.workshop import workshop

if TYPE_CHECKING:
    from mahjong_desk.ledger.brought import Brought
    from mahjong_desk.ledger.chain import Line
    from mahjong_desk.ledger.club_book import ClubBook
    from mahjong_desk.ledger.drills_book import DrillsBook
    from mahjong_desk.ledger.house_rules_book import HouseRulesBook
    from mahjong_desk.ledger.merging import Decisions, Merge
    from mahjong_desk.ledger.rates_book import RatesBook
    from mahjong_desk.ledger.verifying import Finding
    from mahjong_desk.ledger.writing import Writer


WAIT: Final = 1.5
"""How long to wait for another program, seconds, where nothing else is said."""


class Checkup(NamedTuple):
    """What a thorough look at the whole ledger found.

    Attributes:
        database: The database's own findings, a line each, untranslated; empty if there are none.
        matches: The broken journals with their first break, by match.
        findings: What is not as it was entered: of the chain, the tables that follow from it, and the second book.
        end: Where the chain ends.
    """

    database: tuple[str, ...]
    matches: Mapping[int, Break]
    findings: tuple[Finding, ...]
    end: End

    @property
    def sound(self) -> bool:
        """Whether nothing was found."""
        return not self.database and not self.matches and not self.findings


class Moment(NamedTuple):
    """When a ledger stood as a fingerprint says.

    Attributes:
        number: How many entries it had.
        at: When the last of them was entered, UTC.
        since: How many came after it.
    """

    number: int
    at: str
    since: int


class Ledger:
    """An open ledger, for one thread; a context manager that closes it.

    Every method raises ``LedgerError`` for what the world does to it, and then has written nothing.

    Attributes:
        place: Where it is.
        books: The database and the second book.
        is_copy: Whether it is read from a copy, since it cannot be read where it lies.
    """

    def __init__(self, database: Database) -> None:
        """Takes a database that is open."""
        self.place = database.place
        self._database = database
        self.books = TwoBooks(database)
        self.is_copy = False

    @cached_property
    def _writer(self) -> Writer:
        # SQLAlchemy takes longer to load than the window to show, and joins when more than matches is asked for.
        from mahjong_desk.ledger.writing import Writer

        return Writer(self.books)

    @cached_property
    def house_rules(self) -> HouseRulesBook:
        """The house rules that are kept in it."""
        from mahjong_desk.ledger.house_rules_book import HouseRulesBook

        return HouseRulesBook(self._writer.reading, self._writer.writing)

    @cached_property
    def rates(self) -> RatesBook:
        """The rates of its sessions."""
        from mahjong_desk.ledger.rates_book import RatesBook

        return RatesBook(self._writer.reading, self._writer.writing)

    @cached_property
    def drills(self) -> DrillsBook:
        """The answers to drills that were given in it."""
        from mahjong_desk.ledger.drills_book import DrillsBook

        return DrillsBook(self._writer.reading, self._writer.writing)

    @cached_property
    def club(self) -> ClubBook:
        """What was entered in it about the club."""
        from mahjong_desk.ledger.club_book import ClubBook

        return ClubBook(self._writer.reading, self._writer.writing)

    @classmethod
    def open(cls, place: Place, *, timeout: float = WAIT, progress: Progress = UNWATCHED) -> Ledger:
        """Opens a ledger; makes it if there is none, upgrades an older one after copying it.

        Args:
            place: The file, or the database on a server.
            timeout: How long to wait for others, seconds.
            progress: How far it is with an older one, and with a second book that is missing.

        Raises:
            LedgerError: If it cannot be opened for writing; what is there is then left as it is.
            GivenUp: If nobody wants it any more; likewise.
        """
        ledger = cls(open_database(place, timeout, progress))
        try:
            ledger._compare(progress)
        except BaseException:
            ledger.close()
            raise
        return ledger

    @classmethod
    def open_to_read(cls, path: Path, *, timeout: float = WAIT) -> Ledger:
        """Opens a ledger's file where nothing can be written: whatever is entered is refused as ``LedgerReadOnly``.

        Args:
            path: The file.
            timeout: How long to wait for others, seconds.

        Raises:
            LedgerError: If it cannot be read.
        """
        # Loaded when it is wanted: most ledgers are written in.
        from mahjong_desk.ledger.file_to_read import FileToRead

        database = FileToRead.open(path, timeout)
        ledger = cls(database)
        ledger.is_copy = database.is_copy
        return ledger

    def close(self) -> None:
        """Closes it; may be called twice."""
        if "_writer" in vars(self):
            self._writer.close()
        self._database.close()

    def __enter__(self) -> Self:
        """Returns itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Closes it."""
        self.close()

    def is_free(self) -> bool:
        """Tells, without waiting, whether nobody else keeps this program from writing."""
        return self._database.is_free()

    def make_sure(self) -> None:
        """Makes sure that it is still the ledger that was opened, and that something can be entered in it.

        Raises:
            LedgerMoved: If another one lies there now, or none.
            LedgerReadOnly: If it was opened for reading.
        """
        with self._reading():
            self.books.look()

    @property
    def end(self) -> End:
        """Where the chain of everything that was entered ends."""
        with self._reading() as database:
            return end_of(database)

    def stood_at(self, fingerprint: str) -> Moment | None:
        """Returns when the ledger had a fingerprint; None if it never had.

        Args:
            fingerprint: What stands on a printed page, or its first eight digits.

        Raises:
            ValueError: If it is no fingerprint.
        """
        digits = digits_of(fingerprint)
        statement = (
            "SELECT number, at, (SELECT max(number) FROM chain) - number FROM chain WHERE substr(hash, 1, ?) = ?"
        )
        with self._reading() as database:
            found = database.execute(statement, (len(digits), digits)).fetchone()
        return Moment(*found) if found is not None else None

    def sessions(self) -> tuple[SessionRecord, ...]:
        """Returns all sessions, the newest last."""
        with self._reading() as database:
            return read_sessions(database)

    def start_session(self, name: str, at: str) -> SessionRecord:
        """Returns a new session.

        Args:
            name: What the club calls it.
            at: When it begins, UTC, ``2026-01-31T20:15:00Z``.
        """
        return self._writer.start_session(name, at)

    def rename_session(self, session_id: int, name: str, at: str) -> SessionRecord:
        """Returns the session under its new name.

        Args:
            session_id: The session.
            name: What the club calls it now.
            at: Since when, UTC, ``2026-01-31T20:15:00Z``.

        Raises:
            LookupError: If there is no such session.
        """
        return self._writer.rename_session(session_id, name, at)

    def session(self, session_id: int) -> SessionRecord:
        """Returns a session.

        Raises:
            LookupError: If there is no such session.
        """
        with self._reading() as database:
            found = read_session(database, session_id)
        if found is None:
            raise LookupError(f"no session {session_id}")
        return found

    def newest_session(self) -> SessionRecord | None:
        """Returns the session that was begun last; None if there is none."""
        with self._reading() as database:
            return read_session(database, None)

    def match_counts(self) -> Mapping[int, int]:
        """Returns how many matches each session has, by its number; a session without any is left out."""
        with self._reading() as database:
            return read_counts(database)

    def matches(self, session_id: int | None = None) -> tuple[MatchRecord, ...]:
        """Returns the matches of a session, the newest last; of all sessions for None, be they ever so many."""
        with self._reading() as database:
            changed = people_changed(database) if session_id is None else None
            return self._with_people(database, read_matches(database, session_id), changed)

    def matches_before(self, match_id: int | None, most: int) -> tuple[MatchRecord, ...]:
        """Returns the matches that were begun before one, or the last of all for None, the newest first.

        Args:
            match_id: The match.
            most: So many at most.
        """
        with self._reading() as database:
            return self._with_people(
                database, read_matches_before(database, ALL if match_id is None else match_id, most)
            )

    def latest_matches(self, most: int) -> tuple[MatchRecord, ...]:
        """Returns the matches in which something was entered last, the latest first; at most so many."""
        with self._reading() as database:
            found = (read_match(database, uuid) for uuid in latest_written(database, most))
            return self._with_people(database, [record for record in found if record is not None])

    def heads(self, ruleset: str | None = None) -> Mapping[int, str]:
        """Returns the hash of the last entry of each match of a rule system, or of all for None, by its number."""
        with self._reading() as database:
            return read_heads(database, ruleset)

    def match_heads(self) -> tuple[MatchHead, ...]:
        """Returns where each match stands, in the order in which they were begun."""
        with self._reading() as database:
            return tuple(read_match_heads(database))

    def match(self, match_id: int) -> MatchRecord:
        """Returns what the ledger knows of a match.

        Raises:
            LookupError: If there is no such match.
        """
        with self._reading() as database:
            found = read_match(database, match_id)
            if found is None:
                raise LookupError(f"no match {match_id}")
            return self._with_people(database, [found])[0]

    def people_before(self, match_id: int | None, most: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Returns matches with everybody who sat there, as ``matches_before`` has them, without the rest of them."""
        with self._reading() as database:
            found = read_people_before(database, ALL if match_id is None else match_id, most)
            changed = people_changed(database, found[-1][0], found[0][0]) if found else ()
            return tuple(
                (number, self._people(database, number) if number in changed else people) for number, people in found
            )

    def seatings(self) -> tuple[Seating, ...]:
        """Returns who sat at each match, in the order in which the matches were begun."""
        with self._reading() as database:
            changed = people_changed(database)
            return tuple(
                seating._replace(people=self._seated(database, seating.match_id))
                if seating.match_id in changed
                else seating
                for seating in read_seatings(database)
            )

    def _with_people(
        self, database: Database, records: Sequence[MatchRecord], changed: Collection[int] | None = None
    ) -> tuple[MatchRecord, ...]:
        """Returns records under the names that hold now; only of a few matches the header does not say them."""
        if changed is None:
            changed = [record.id for record in records if has_changed_people(database, record.id)]
        return tuple(
            record._replace(people=self._people(database, record.id)) if record.id in changed else record
            for record in records
        )

    def _people(self, database: Database, match_id: int) -> tuple[str, ...]:
        try:
            return self._journal(database, match_id).history.people
        except LedgerDamaged:
            return ()

    def _seated(self, database: Database, match_id: int) -> tuple[tuple[str, str], ...]:
        try:
            history = self._journal(database, match_id).history
        except LedgerDamaged:
            return ()
        return tuple((name, history.header.person(name)) for name in history.people)

    def open_match(self, session_id: int, header: MatchHeader, at: str) -> Journal:
        """Returns the journal of a new match, which is on the disk.

        Args:
            session_id: The session that it belongs to.
            header: What is fixed from now on.
            at: When it begins, UTC, ``2026-01-31T20:15:00Z``.

        Raises:
            LookupError: If there is no such session.
            ValueError: If ``at`` is not a time of the journal.
        """
        return self._writer.open_match(session_id, header, at)

    def journal(self, match_id: int) -> Journal:
        """Returns the journal of a match, verified; a break in its chain stands in ``Journal.broken``.

        Raises:
            LookupError: If there is no such match.
            LedgerDamaged: If not even the header of the match can be read.
        """
        with self._reading() as database:
            return self._journal(database, match_id)

    def _journal(self, database: Database, match_id: int) -> Journal:
        head, length, lines = read_journal(database, match_id)
        try:
            return Journal.from_lines(match_id, lines, head, length)
        except ActRefused as error:
            raise MatchDamaged(self.place, f"match {match_id}: {error}") from error

    def append(self, journal: Journal, act: Act, at: str) -> Journal:
        """Returns the journal with ``act`` as its last entry, which is on the disk when this returns.

        Args:
            journal: The journal as the caller knows it; stays as it is, and valid if this fails.
            act: What to do.
            at: When, UTC, ``2026-01-31T20:15:00Z``.

        Raises:
            ActRefused: If the act is not possible in this history.
            ValueError: If ``at`` is not a time of the journal.
            LedgerChanged: If another process has written to this match meanwhile.
            JournalBroken: If the chain of the journal is broken.
        """
        if journal.broken is not None:
            raise JournalBroken(self.place, journal.broken)
        return self._writer.move_on(journal, act, at)

    def lines(self) -> list[Line]:
        """Returns everything that was ever entered, link by link: what a file of the whole ledger holds."""
        with self._reading() as database:
            return list(read_lines(database, self.place, 0))

    def compare(self, brought: Brought, decisions: Decisions, at: str, progress: Progress = UNWATCHED) -> Merge:
        """Returns what would become of what a file brings; nothing is written.

        Args:
            brought: What it brings.
            decisions: What a person wants where here and there have parted.
            at: When, UTC, ``2026-01-31T20:15:00Z``.
            progress: How far it is.
        """
        # Loaded when it is wanted: few bring anything.
        from mahjong_desk.ledger.merging import merged

        with self._reading() as database:
            return merged(database, brought, decisions, at, progress)

    def take_in(
        self, brought: Brought, decisions: Decisions, source: str, at: str, progress: Progress = UNWATCHED
    ) -> Merge:
        """Enters what a file brings, all of it or nothing; returns what became of it, which is on the disk.

        Args:
            brought: What it brings.
            decisions: What a person wants where here and there have parted.
            source: The name of the file.
            at: When, UTC, ``2026-01-31T20:15:00Z``.
            progress: How far it is; given up, it has entered nothing.
        """
        return self._writer.take_in(brought, decisions, source, at, progress)

    def backup(self, path: Path) -> None:
        """Writes a whole copy of the ledger, which then replaces what was at ``path``.

        Raises:
            ValueError: If ``path`` is the ledger itself.
            LedgerError: If the copy cannot be written; its ``path`` is that of the copy.
        """
        path = path.absolute()
        if isinstance(self.place, Path) and path.exists() and path.samefile(self.place):
            raise ValueError("a backup needs another place than the ledger itself")
        with told(path), workshop(path.parent) as place:
            draft = place / path.name
            self._database.copy_to(draft)
            sync(draft)
            os.replace(draft, path)
            sync(path.parent)

    def check(self) -> Checkup:
        """Returns what a thorough look finds, at the whole database and at every journal, while others may record."""
        checkup = self._look()
        # What is just being recorded stands in one of the two books first, and is no fault of the other.
        while not checkup.sound and self._went_on_from(checkup.end):
            checkup = self._look()
        return checkup

    def _went_on_from(self, end: End) -> bool:
        """Tells whether something was recorded since, be it by somebody who has not yet finished."""
        with suppress(LedgerError), self._database.transaction(writing=True):
            # Whoever was writing has finished now.
            pass
        return self.end != end

    def _look(self) -> Checkup:
        found = self._database.faults()
        broken: dict[int, Break] = {}
        unreadable: list[str] = []
        for match in self.matches():
            try:
                verdict = self.journal(match.id).broken
            except LedgerDamaged as error:
                unreadable.append(error.details)
                continue
            if verdict is not None:
                broken[match.id] = verdict
        self.books.catch_up()
        with self._reading() as database, told(self.books.second.folder):
            from mahjong_desk.ledger.verifying import verify_ledger

            findings, end = verify_ledger(database, self.books.second), end_of(database)
        return Checkup((*found, *unreadable), MappingProxyType(broken), findings, end)

    def _compare(self, progress: Progress) -> None:
        """Holds the two books against each other; finds out, too, whether the database can be written to."""
        try:
            with self._database.transaction(writing=True):
                self._database.may_write()
                self.books.compare(progress)
                self.books.look()
                self.books.told = self.books.known
        except LedgerLocked:
            # Somebody else can write, so could we; reading goes on meanwhile.
            return

    @contextmanager
    def _reading(self) -> Iterator[Database]:
        with self._database.transaction():
            yield self._database


def open_database(place: Place, timeout: float, progress: Progress = UNWATCHED) -> Database:
    """Opens the database of a ledger, which has not been held against the second book yet.

    Raises:
        LedgerError: If it cannot be opened; what is there is then left as it is.
    """
    if isinstance(place, Path):
        return FileDatabase.open(place, timeout, progress)
    try:
        from mahjong_desk.ledger.server.database import ServerDatabase
    except ImportError as error:
        from mahjong_desk.ledger.server.errors import DriverMissing

        raise DriverMissing(place, str(error)) from error
    return ServerDatabase.open(place, timeout)
