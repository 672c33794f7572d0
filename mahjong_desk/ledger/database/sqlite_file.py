# SPDX-License-Identifier: MIT
"""The database in a file, through SQLite."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from mahjong_desk.ledger.database.database import VERSION, Database, add
from mahjong_desk.ledger.entry import GENESIS_HASH, ChainBroken, End, Entry
from mahjong_desk.ledger.errors import (
    FileChange,
    LedgerDamaged,
    LedgerError,
    LedgerLocked,
    LedgerNewer,
    LedgerReadOnly,
    LedgerReplaced,
    explained,
    is_write_protected,
)
from mahjong_desk.ledger.files import check_disk_answers
from mahjong_desk.ledger.place import side_files

APPLICATION_ID: Final = 0x4D4A4432
"""Marks a database as a ledger in its header: "MJD2"."""

SQLITE: Final = sqlite3.sqlite_version
"""The version of SQLite."""

_HEADER: Final = 100
_PAUSE: Final = 0.01
_AT_ONCE: Final = 8 << 20
"""In a file up to this size, in bytes, SQLite looks at every page within a moment: ten thousand hands."""


class SqliteFile(Database):
    """A database in a file, in WAL mode; each commit is on the disk when it returns."""

    dialect: ClassVar[dict[str, str]] = {"big": "INTEGER", "strict": " STRICT"}

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.place: Path = path
        self._connection = connection
        self._opened: OpenedFile | None = None

    @classmethod
    def open(cls, path: Path, timeout: float) -> SqliteFile:
        """Opens a file and makes it if there is none."""
        path = path.absolute()
        with explained(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            inspect(path)
            if path.exists() and is_write_protected(path):
                raise LedgerReadOnly(path, "the file or its folder is not writable")
            opened = cls(path, connect(path, timeout))
            try:
                opened._prepare(timeout)
                opened._refuse_strange_tables()
                if not is_large(path) and (faults := opened._faults("quick_check(1)")):
                    raise LedgerDamaged(path, "\n".join(faults))
                opened._opened = OpenedFile(path)
            except BaseException:
                opened.close()
                raise
        return opened

    def _prepare(self, timeout: float) -> None:
        """Makes the tables, then begins the log: so the header names the ledger from the first moment."""
        if self.version() != VERSION:
            with self.appending():
                self.make_ready()
        until = time.monotonic() + timeout
        while True:
            try:
                self.execute("PRAGMA journal_mode = WAL")
                # An empty change makes the log and finds out whether the file is writable, unless others write just now.
                with suppress(LedgerLocked), self.appending():
                    self.execute("UPDATE sessions SET name = name WHERE id < 0")
                return
            except sqlite3.OperationalError as error:
                # SQLite does not wait by itself for another program that begins the log.
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(_PAUSE)

    def _refuse_strange_tables(self) -> None:
        # Into a view with a trigger, an entry would vanish without an error.
        statement = (
            "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('entries', 'sessions', 'matches')"
        )
        if self.execute(statement).fetchone() != (3,):
            raise LedgerDamaged(self.place, "a table is missing, or is none")

    def _faults(self, check: str) -> list[str]:
        found = [str(line) for (line,) in self.execute(f"PRAGMA {check}").fetchall()]
        return [] if found == ["ok"] else found

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        """Runs a statement; a number beyond 64 bits, such as one in the settings, is that of nothing."""
        try:
            return self._connection.execute(statement, values)
        except OverflowError as error:
            raise LookupError(str(error)) from error

    @contextmanager
    def reading(self) -> Iterator[Self]:
        with explained(self.place):
            check_disk_answers(self.place.parent)
            with _transaction(self._connection, "BEGIN"):
                yield self

    @contextmanager
    def appending(self) -> Iterator[None]:
        with explained(self.place):
            check_disk_answers(self.place.parent)
            with _transaction(self._connection, "BEGIN IMMEDIATE"):
                yield
        if self._opened is not None:
            self._opened.remember()

    def can_write(self) -> bool:
        (patience,) = self.execute("PRAGMA busy_timeout").fetchone()
        self.execute("PRAGMA busy_timeout = 0")
        try:
            with self.appending():
                return True
        except LedgerError as error:
            return not isinstance(error, LedgerLocked)
        finally:
            self.execute(f"PRAGMA busy_timeout = {patience}")

    def check_unchanged(self, known: End) -> None:
        if self._opened is not None:
            self._opened.check_unchanged(known)

    def integrity_errors(self) -> list[str]:
        with self.reading():
            return self._faults("integrity_check(20)")

    def version(self) -> int:
        version = int(self.execute("PRAGMA user_version").fetchone()[0])
        if version == 0 and self.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
            raise LedgerReplaced(self.place, "there are tables, but none of ours", why=FileChange.FOREIGN)
        return version

    def set_version(self, version: int) -> None:
        """Writes ``user_version`` and ``application_id``, and refuses changes of ``entries``."""
        self.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        self.execute(f"PRAGMA user_version = {version}")
        for name, act in (("change", "UPDATE"), ("loss", "DELETE")):
            self.execute(
                f"CREATE TRIGGER IF NOT EXISTS entries_no_{name} BEFORE {act} ON entries "
                "BEGIN SELECT RAISE(ABORT, 'entries only grow'); END"
            )

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self._connection.close()


def connect(path: Path, timeout: float) -> sqlite3.Connection:
    """Returns a connection for one thread."""
    connection = sqlite3.connect(path, timeout=timeout, isolation_level=None)
    connection.text_factory = lenient
    try:
        for pragma in ("synchronous = FULL", "trusted_schema = OFF"):
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        # The file must not stay open for as long as the error is known.
        connection.close()
        raise
    return connection


def read_only(path: Path) -> sqlite3.Connection:
    """Returns a connection that only reads, also on a read-only disk; those who write do not wait for it."""
    # Without a log beside it no process has it open, and SQLite need not write one to read it.
    mode = "mode=ro" if side_files(path)[0].exists() else "mode=ro&immutable=1"
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)
    connection.text_factory = lenient
    return connection


def lenient(raw: bytes) -> str:
    """Returns a text of the database, also if a flipped bit makes it none: its hash shows the damage."""
    return raw.decode("utf-8", "replace")


def inspect(path: Path) -> None:
    """Looks at the header of a file, and changes nothing."""
    log, _, rollback = side_files(path)
    if not path.exists():
        if log.exists() and log.stat().st_size:
            raise LedgerDamaged(path, "the database is gone, but its log is still there")
        return
    size = path.stat().st_size
    if size == 0 or rollback.exists():
        # It is being made, or SQLite goes back to before an interrupted change.
        return
    if path.is_file() and size < _HEADER:
        raise LedgerDamaged(path, "the file is shorter than any database")
    application, version, page = header_of(path)
    if application != APPLICATION_ID:
        raise LedgerReplaced(path, "the application id is not ours", why=FileChange.FOREIGN)
    if version > VERSION:
        raise LedgerNewer(path, f"version {version} of the tables, known up to {VERSION}")
    if size % page and not log.exists():
        raise LedgerDamaged(path, "the last page is cut off")


def header_of(path: Path) -> tuple[int, int, int]:
    """Returns application id, version and page size, past locks and log.

    SQLite reads them: when this process closes a file that it has opened itself, the system drops the locks of all its
    connections to that file.
    """
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        # The header can also be read where the tables are damaged.
        connection.execute("PRAGMA writable_schema = ON")
        application, version, page = (
            int(connection.execute(f"PRAGMA {name}").fetchone()[0])
            for name in ("application_id", "user_version", "page_size")
        )
    return application, version, page


@contextmanager
def _transaction(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


class OpenedFile:
    """The identity of a database file and its log when they were opened: sync programs and file managers exchange files."""

    def __init__(self, path: Path) -> None:
        self._path, self._log = path, side_files(path)[0]
        self._file, self._log_file = self._stat(path), self._stat(self._log)

    def check_unchanged(self, known: End) -> None:
        """Makes sure that the files under these names are the ones that were opened."""
        file = self._stat(self._path)
        if not os.path.samestat(file, self._file):
            raise LedgerReplaced(self._path, why=FileChange.REPLACED)
        if not os.path.samestat(self._stat(self._log), self._log_file):
            raise LedgerReplaced(self._path, why=FileChange.LOG_GONE)
        if (file.st_mtime_ns, file.st_size) != (self._file.st_mtime_ns, self._file.st_size):
            # Another program of ours moved its log into the file, or a stranger wrote over it.
            if not self._still_has(known):
                raise LedgerReplaced(self._path, why=FileChange.OVERWRITTEN)
            self.remember()

    def remember(self) -> None:
        """Remembers the state of the file after this program has written."""
        with suppress(LedgerReplaced):
            file = self._stat(self._path)
            if os.path.samestat(file, self._file):
                self._file = file

    def _stat(self, path: Path) -> os.stat_result:
        try:
            return path.stat()
        except (FileNotFoundError, NotADirectoryError) as error:
            change = FileChange.GONE if path == self._path else FileChange.LOG_GONE
            raise LedgerReplaced(self._path, why=change) from error

    def _still_has(self, known: End) -> bool:
        """Returns whether a fresh connection finds the file whole, with the last entry that this program knows."""
        try:
            with closing(sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True, isolation_level=None)) as fresh:
                fresh.execute("BEGIN")
                found = fresh.execute("SELECT hash FROM entries WHERE number = ?", (known.number,)).fetchone()
                count, last = fresh.execute("SELECT count(*), coalesce(max(number), 0) FROM entries").fetchone()
                sound = ("ok",) if is_large(self._path) else fresh.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError:
            return False
        return (found or (GENESIS_HASH,))[0] == known.hash and count == last and sound == ("ok",)


def is_large(path: Path) -> bool:
    """Returns whether a look at every page of a file takes longer than a moment."""
    return path.stat().st_size > _AT_ONCE


class InMemory(SqliteFile):
    """Tables in memory, which are filled once and then only read, by one thread after another."""

    def __init__(self, place: Path, entries: Iterable[Entry] = ()) -> None:
        super().__init__(place, sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False))
        self.by_events: set[str] = set()
        self.make_ready()
        for entry in entries:
            try:
                add(self, entry)
            except (LookupError, TypeError, ValueError, sqlite3.Error) as error:
                raise ChainBroken(entry.number) from error

    def __del__(self) -> None:
        """Closes it with its last user: nothing is lost with it."""
        self.close()

    def appending(self) -> AbstractContextManager[None]:  # type: ignore[override]
        raise LedgerReadOnly(self.place, "opened for reading")
