# SPDX-License-Identifier: MIT
"""Looks at a file without changing a byte of it, before anything else may touch it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from mahjong_desk.ledger.connection import forgiving
from mahjong_desk.ledger.errors import (
    LedgerDamaged,
    LedgerDiskFull,
    LedgerForeign,
    LedgerNewer,
    LedgerReadOnly,
    LedgerUnreachable,
)
from mahjong_desk.ledger.faults import is_closed_to_us, told
from mahjong_desk.ledger.place import book_folder, companions

APPLICATION_ID: Final = 0x4D4A4431
"""What marks a database as ours in its header: "MJD1"."""

NEWEST: Final = 7
"""The newest schema that this version knows: the ``user_version`` of the file, the number of the last migration."""

SMALLEST_PAGE: Final = 512
"""The smallest page that SQLite knows, bytes."""

_AT_ONCE: Final = 8 << 20
"""Of a file up to this size, in bytes, SQLite looks at every page while somebody waits: ten thousand hands."""

_IN_A_MOMENT: Final = 1 << 20
"""A file up to this size, in bytes, is made or brought up to date in a moment: a thousand hands."""

TABLES: Final[Mapping[str, str]] = {
    "sessions": "id name started_at uuid",
    "matches": "id session_id number opened_at head length uuid",
    "journal": "match_id sequence at kind payload previous hash",
    "house_rules": "id preset at kept ruleset version name options",
    "session_rates": "id session_id at rates",
    "drill_answers": "id at answer",
    "club_acts": "id uuid at subject act",
    "chain": "number at kind content previous hash",
}
"""The tables of the newest schema with their columns."""


@contextmanager
def looking(path: Path, timeout: float, *, past_the_log: bool) -> Iterator[sqlite3.Connection]:
    """Opens a database for reading only.

    Args:
        path: The file.
        timeout: How long to wait for another program, seconds.
        past_the_log: Looks at the bare file, without locks and log.

    Raises:
        LedgerError: If it cannot be read.
    """
    uri = f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if past_the_log else ''}"
    with told(path), closing(sqlite3.connect(uri, uri=True, timeout=timeout, isolation_level=None)) as connection:
        connection.text_factory = forgiving
        try:
            yield connection
        except UnicodeDecodeError as error:
            # What SQLite says of a damaged name cannot be put into words either.
            raise LedgerDamaged(path, str(error)) from error


@contextmanager
def reading(path: Path, timeout: float) -> Iterator[sqlite3.Connection]:
    """Opens a database for reading only, also where SQLite can put no log beside it: on a full disk, on one for reading.

    Raises:
        LedgerError: If it cannot be read.
    """
    log = companions(path)[0]
    if log.exists() and log.stat().st_size:
        past_the_log = False
    else:
        try:
            with looking(path, timeout, past_the_log=False) as connection:
                _number(connection, "schema_version")
            past_the_log = is_closed_to_us(path)
        except (LedgerReadOnly, LedgerDiskFull, LedgerUnreachable):
            past_the_log = True
    with looking(path, timeout, past_the_log=past_the_log) as connection:
        yield connection


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def inspect(path: Path, timeout: float, *, to_read: bool = False, every_page: bool = True) -> int:
    """Returns the schema version of a ledger that is there and sound.

    The header is read past locks and log, so that a file which is not ours is left without as much as a lock. The
    rest is read through a connection that cannot write, hence cannot tidy up a file that it finds damaged.

    Args:
        path: The file.
        timeout: How long to wait for another program, seconds.
        to_read: It shall only be read, and may lie where nothing can be written.
        every_page: Has SQLite look at every page; else only in a file where nobody waits for that.

    Raises:
        LedgerDamaged: If the file is cut off, garbage, or fails SQLite's own check.
        LedgerForeign: If it is a database of another program.
        LedgerNewer: If a newer version has written it.
        LedgerReadOnly: If it could be read, but not written to.
        LedgerError: If it cannot be read.
    """
    if not path.exists():
        raise LedgerDamaged(path, "the database is gone, but its log is still there")
    if path.is_file() and path.stat().st_size < SMALLEST_PAGE:
        # SQLite would take it for a new database; ours are never that short, not even while being made.
        raise LedgerDamaged(path, "the file is shorter than any database")
    with looking(path, timeout, past_the_log=True) as connection:
        # Without its log, SQLite would take a file for damaged whose last move from the log was cut short.
        connection.execute("PRAGMA writable_schema = ON")
        if _number(connection, "application_id") != APPLICATION_ID:
            raise LedgerForeign(path, "the application id is not ours")
        _refuse_newer(path, _number(connection, "user_version"))
        page = _number(connection, "page_size")
    if path.stat().st_size % page and not any(part.exists() for part in companions(path)):
        # SQLite fills a last page that is cut off with zeros. (With a log beside it, the log may still mend it.)
        raise LedgerDamaged(path, "the last page is cut off")
    if not to_read and is_closed_to_us(path):
        # SQLite would leave a log beside it that is as read-only as the file, and stays so when the file is freed.
        raise LedgerReadOnly(path, "the file or its folder is not ours to write to")
    if not to_read and companions(path)[2].exists():
        _roll_back(path, timeout)
    with reading(path, timeout) if to_read else looking(path, timeout, past_the_log=False) as connection:
        version = _number(connection, "user_version")
        _refuse_newer(path, version)
        if every_page or not is_large(path):
            _check_pages(path, connection)
        if version == NEWEST:
            for table, columns in TABLES.items():
                there = {str(line[1]) for line in connection.execute(f"PRAGMA table_info({table})")}
                if missing := set(columns.split()) - there:
                    raise LedgerDamaged(path, f"the table {table} lacks {', '.join(sorted(missing))}")
    return version


def schema_in_header(path: Path) -> int:
    """Returns the schema version that the header of a file names, which its log may know better; 0 where it names none.

    Raises:
        OSError: If it cannot be read.
    """
    with path.open("rb") as source:
        header = source.read(SMALLEST_PAGE)
    return int.from_bytes(header[60:64], "big")


def _roll_back(path: Path, timeout: float) -> None:
    """Goes back to before a change that was interrupted in a file without a log, as a backup is at first."""
    with told(path), closing(sqlite3.connect(path, timeout=timeout, isolation_level=None)) as connection:
        # Whoever reads next does that, if it may write.
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()


def is_large(path: Path) -> bool:
    """Tells whether somebody would have to wait for a look at every page of a file."""
    return path.stat().st_size > _AT_ONCE


def takes_long(path: Path) -> bool:
    """Tells whether opening a ledger brings work for which somebody would have to wait.

    That is one of an older version, one whose second book is missing, or a second book whose ledger is missing.
    """
    book = book_folder(path)
    with suppress(OSError):
        if path.exists():
            older = schema_in_header(path) < NEWEST
            return path.stat().st_size > _IN_A_MOMENT and (older or not book.exists())
        return sum(part.stat().st_size for part in book.iterdir()) > _IN_A_MOMENT
    return False


def look_through(path: Path, timeout: float) -> None:
    """Has SQLite look at every page, which takes long with a large file; any thread may do it.

    Raises:
        LedgerDamaged: If the file fails SQLite's own check.
        LedgerError: If it cannot be read.
    """
    with looking(path, timeout, past_the_log=False) as connection:
        _check_pages(path, connection)


def _check_pages(path: Path, connection: sqlite3.Connection) -> None:
    faults = [str(line) for (line,) in connection.execute("PRAGMA quick_check")]
    if faults != ["ok"]:
        raise LedgerDamaged(path, "\n".join(faults))


def _refuse_newer(path: Path, version: int) -> None:
    if version > NEWEST:
        raise LedgerNewer(path, f"schema {version}, known up to {NEWEST}")


def is_there(path: Path) -> bool:
    """Tells whether there is a ledger or a remainder of one, in short anything that a new one must not replace."""
    with told(path):
        return any(part.exists() for part in (path, *companions(path)))
