# SPDX-License-Identifier: MIT
"""The database in a file, through SQLite."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar, Self

from mahjong_desk.ledger.database.database import VERSION, Database, add
from mahjong_desk.ledger.entry import GENESIS_HASH, ChainBroken, ChainHead, LedgerEntry
from mahjong_desk.ledger.errors import (
    FileChange,
    LedgerDamaged,
    LedgerError,
    LedgerLocked,
    LedgerNewer,
    LedgerReadOnly,
    LedgerReplaced,
    is_write_protected,
    translate_errors,
)
from mahjong_desk.ledger.files import check_disk_answers
from mahjong_desk.ledger.place import side_files

APPLICATION_ID = 0x4D4A4432
"""Marks a database as a ledger in its header: "MJD2"."""

SQLITE = sqlite3.sqlite_version
_HEADER = 100
_PAUSE = 0.01
_QUICK_CHECK_SIZE = 8 << 20
"""Up to this size in bytes, ten thousand hands, SQLite checks every page of a file within a moment."""


class SqliteFile(Database):
    """A database in a file, in WAL mode; each commit is on the disk when it returns."""

    dialect: ClassVar[dict[str, str]] = {"big": "INTEGER", "strict": " STRICT"}

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.place: Path = path
        self._connection = connection
        self._opened: OpenedFile | None = None

    @classmethod
    def open(cls, path: Path, timeout: float) -> SqliteFile:
        """Opens a file, or creates it if there is none."""
        path = path.absolute()
        with translate_errors(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            inspect(path)
            if path.exists() and is_write_protected(path):
                raise LedgerReadOnly(path, "the file or its folder is not writable")
            database = cls(path, connect(path, timeout))
            try:
                database._prepare(timeout)
                database._check_tables()
                if not is_large(path) and (faults := database._faults("quick_check(1)")):
                    raise LedgerDamaged(path, "\n".join(faults))
                database._opened = OpenedFile(path)
            except BaseException:
                database.close()
                raise
        return database

    def _prepare(self, timeout: float) -> None:
        """Creates the tables before the log, so that the header identifies the ledger."""
        # One transaction, since another process may be creating the tables.
        with self.read_transaction():
            version = self.version()
        if version != VERSION:
            with self.write_transaction():
                self.make_ready()
        until = time.monotonic() + timeout
        while True:
            try:
                self.execute("PRAGMA journal_mode = WAL")
                # An empty change creates the log and tests whether the file is writable, unless another program is writing.
                with suppress(LedgerLocked), self.write_transaction():
                    self.execute("UPDATE sessions SET name = name WHERE id < 0")
                return
            except sqlite3.OperationalError as error:
                # SQLite does not wait for another program that is creating the log.
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(_PAUSE)

    def _check_tables(self) -> None:
        # An entry inserted into a view with a trigger would be lost without an error.
        statement = (
            "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('entries', 'sessions', 'matches')"
        )
        if self.execute(statement).fetchone() != (3,):
            raise LedgerDamaged(self.place, "a table is missing or is a view")

    def _faults(self, check: str) -> list[str]:
        lines = [str(line) for (line,) in self.execute(f"PRAGMA {check}").fetchall()]
        return [] if lines == ["ok"] else lines

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        """Runs a statement; raises ``LookupError`` for a number beyond 64 bits."""
        try:
            return self._connection.execute(statement, values)
        except OverflowError as error:
            raise LookupError(str(error)) from error

    @contextmanager
    def read_transaction(self) -> Iterator[Self]:
        with translate_errors(self.place):
            check_disk_answers(self.place.parent)
            with _transaction(self._connection, "BEGIN"):
                yield self

    @contextmanager
    def write_transaction(self) -> Iterator[None]:
        with translate_errors(self.place):
            check_disk_answers(self.place.parent)
            with _transaction(self._connection, "BEGIN IMMEDIATE"):
                yield
        if self._opened is not None:
            self._opened.remember()

    def can_write(self) -> bool:
        (timeout_ms,) = self.execute("PRAGMA busy_timeout").fetchone()
        self.execute("PRAGMA busy_timeout = 0")
        try:
            with self.write_transaction():
                return True
        except LedgerError as error:
            return not isinstance(error, LedgerLocked)
        finally:
            self.execute(f"PRAGMA busy_timeout = {timeout_ms}")

    def check_unchanged(self, known: ChainHead) -> None:
        if self._opened is not None:
            self._opened.check_unchanged(known)

    def integrity_errors(self) -> list[str]:
        with self.read_transaction():
            return self._faults("integrity_check(20)")

    def version(self) -> int:
        version = int(self.execute("PRAGMA user_version").fetchone()[0])
        if version == 0 and self.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
            raise LedgerReplaced(self.place, "the tables belong to another program", reason=FileChange.FOREIGN)
        return version

    def set_version(self, version: int) -> None:
        """Marks the file as a ledger of this version, and makes ``entries`` append-only."""
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
    connection.text_factory = decode_leniently
    try:
        for pragma in ("synchronous = FULL", "trusted_schema = OFF"):
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        # Otherwise the file stays open as long as the exception is referenced.
        connection.close()
        raise
    return connection


def connect_read_only(path: Path) -> sqlite3.Connection:
    """Returns a read-only connection, which works even on a read-only disk."""
    # Without a log, no process has the file open, and SQLite need not create a log to read it.
    mode = "mode=ro" if side_files(path)[0].exists() else "mode=ro&immutable=1"
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)
    connection.text_factory = decode_leniently
    return connection


def decode_leniently(raw: bytes) -> str:
    """Decodes text of the database, with replacements for what is not UTF-8."""
    # The hash of the entry will show the damage.
    return raw.decode("utf-8", "replace")


def inspect(path: Path) -> None:
    """Raises ``LedgerError`` if the header of a file is not that of a usable ledger."""
    log, _, rollback = side_files(path)
    if not path.exists():
        if log.exists() and log.stat().st_size:
            raise LedgerDamaged(path, "the database is missing, but its log exists")
        return
    size = path.stat().st_size
    if size == 0 or rollback.exists():
        # It is being created, or SQLite will roll an interrupted change back.
        return
    if path.is_file() and size < _HEADER:
        raise LedgerDamaged(path, "the file is shorter than any database")
    application, version, page = read_header(path)
    if application != APPLICATION_ID:
        raise LedgerReplaced(path, "the application id is not ours", reason=FileChange.FOREIGN)
    if version > VERSION:
        raise LedgerNewer(path, f"table version {version} is newer than {VERSION}")
    if size % page and not log.exists():
        raise LedgerDamaged(path, "the last page is cut off")


def read_header(path: Path) -> tuple[int, int, int]:
    """Returns application id, version and page size, ignoring locks and log.

    They are read through SQLite: if this process opened and closed the file itself, the system would drop the locks of all
    its connections to that file.
    """
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        # Read the header even if the tables are damaged.
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
    """The identity of an open database file and its log, which others may replace."""

    def __init__(self, path: Path) -> None:
        self._path, self._log = path, side_files(path)[0]
        self._file, self._log_file = self._stat(path), self._stat(self._log)

    def check_unchanged(self, known: ChainHead) -> None:
        """Raises ``LedgerReplaced`` if the files are not the ones that were opened."""
        file = self._stat(self._path)
        if not os.path.samestat(file, self._file):
            raise LedgerReplaced(self._path, reason=FileChange.REPLACED)
        if not os.path.samestat(self._stat(self._log), self._log_file):
            raise LedgerReplaced(self._path, reason=FileChange.WAL_GONE)
        if (file.st_mtime_ns, file.st_size) != (self._file.st_mtime_ns, self._file.st_size):
            # Another instance has checkpointed its log, or another program has overwritten the file.
            if not self._still_has(known):
                raise LedgerReplaced(self._path, reason=FileChange.OVERWRITTEN)
            self.remember()

    def remember(self) -> None:
        """Remembers the state of the file after this process has written to it."""
        with suppress(LedgerReplaced):
            file = self._stat(self._path)
            if os.path.samestat(file, self._file):
                self._file = file

    def _stat(self, path: Path) -> os.stat_result:
        try:
            return path.stat()
        except (FileNotFoundError, NotADirectoryError) as error:
            change = FileChange.GONE if path == self._path else FileChange.WAL_GONE
            raise LedgerReplaced(self._path, reason=change) from error

    def _still_has(self, known: ChainHead) -> bool:
        """Returns whether a new connection finds the last known entry and no damage."""
        try:
            with closing(sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True, isolation_level=None)) as fresh:
                fresh.execute("BEGIN")
                row = fresh.execute("SELECT hash FROM entries WHERE number = ?", (known.number,)).fetchone()
                count, last = fresh.execute("SELECT count(*), coalesce(max(number), 0) FROM entries").fetchone()
                check = ("ok",) if is_large(self._path) else fresh.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError:
            return False
        return (row or (GENESIS_HASH,))[0] == known.hash and count == last and check == ("ok",)


def is_large(path: Path) -> bool:
    """Returns whether checking every page of a file takes noticeably long."""
    return path.stat().st_size > _QUICK_CHECK_SIZE


class InMemory(SqliteFile):
    """Tables in memory, filled once and then only read, by one thread at a time."""

    def __init__(self, place: Path, entries: Iterable[LedgerEntry] = ()) -> None:
        super().__init__(place, sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False))
        self.by_events: set[str] = set()
        self.make_ready()
        for entry in entries:
            try:
                add(self, entry)
            except (LookupError, TypeError, ValueError, sqlite3.Error) as error:
                raise ChainBroken(entry.number) from error

    def __del__(self) -> None:
        """Closes the connection when the last reference is gone."""
        self.close()

    def write_transaction(self) -> AbstractContextManager[None]:  # type: ignore[override]
        raise LedgerReadOnly(self.place, "opened for reading")
