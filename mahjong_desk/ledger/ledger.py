# SPDX-License-Identifier: MIT
"""The club's ledger: the one door to it."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from mahjong_desk.ledger.contents import Contents
from mahjong_desk.ledger.database import Database
from mahjong_desk.ledger.entries import Act, MatchHeader
from mahjong_desk.ledger.errors import JournalBroken, LedgerLocked
from mahjong_desk.ledger.faults import told
from mahjong_desk.ledger.file_database import FileDatabase
from mahjong_desk.ledger.files import sync
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.progress import UNWATCHED, Progress
from mahjong_desk.ledger.records import SessionRecord
from mahjong_desk.ledger.server_place import Place
from mahjong_desk.ledger.two_books import TwoBooks
from mahjong_desk.ledger.workshop import workshop

if TYPE_CHECKING:
    from mahjong_desk.ledger.brought import Brought
    from mahjong_desk.ledger.checking import Checkup
    from mahjong_desk.ledger.club_book import ClubBook
    from mahjong_desk.ledger.drills_book import DrillsBook
    from mahjong_desk.ledger.house_rules_book import HouseRulesBook
    from mahjong_desk.ledger.merge import Decisions, Merge
    from mahjong_desk.ledger.rates_book import RatesBook
    from mahjong_desk.ledger.writing import Writer, Writing


WAIT: Final = 1.5
"""How long to wait for another program, seconds, where nothing else is said."""


class Ledger(Contents):
    """An open ledger, for one thread, and all that can be entered in it; a context manager that closes it.

    Every method raises ``LedgerError`` for what the world does to it, and then has written nothing.

    Attributes:
        place: Where it is.
        books: The database and the second book.
        is_copy: Whether it is read from a copy, since it cannot be read where it lies.
    """

    def __init__(self, database: Database) -> None:
        """Takes a database that is open."""
        super().__init__(database)
        self.books = TwoBooks(database)
        self.is_copy = False

    @cached_property
    def _writer(self) -> Writer:
        # SQLAlchemy takes longer to load than the window to show, and joins when more than matches is asked for.
        from mahjong_desk.ledger.writing import Writer

        return Writer(self.books)

    def _entering(self) -> AbstractContextManager[Writing]:
        return self._writer.writing()

    @cached_property
    def house_rules(self) -> HouseRulesBook:
        """The house rules that are kept in it."""
        from mahjong_desk.ledger.house_rules_book import HouseRulesBook

        return HouseRulesBook(self._writer.reading, self._writer.writing)

    @cached_property
    def rates(self) -> RatesBook:
        """The rates of its sessions."""
        from mahjong_desk.ledger.rates_book import RatesBook

        return RatesBook(self._reading, self._entering)

    @cached_property
    def drills(self) -> DrillsBook:
        """The answers to drills that were given in it."""
        from mahjong_desk.ledger.drills_book import DrillsBook

        return DrillsBook(self._writer.reading, self._writer.writing)

    @cached_property
    def club(self) -> ClubBook:
        """What was entered in it about the club."""
        from mahjong_desk.ledger.club_book import ClubBook

        return ClubBook(self._reading, self._entering)

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
        # Loaded when it is wanted: a check is rare.
        from mahjong_desk.ledger.checking import check_up

        return check_up(self, self.books)

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
