# SPDX-License-Identifier: MIT
"""Turns errors of disk and database into ``LedgerError``, worded for players."""

import errno
import logging
import os
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import ClassVar, TypeVar

from mahjong_desk.ledger.place import LedgerLocation
from mahjong_desk.texts import mark


class LedgerError(Exception):
    """Raised if an operation on a ledger failed; nothing was written.

    ``details`` is the system's message, for bug reports. The sentence of ``reason`` replaces that of the class.
    ``params`` has the values of its placeholders.
    """

    sentence: ClassVar[str] = mark("The ledger {path} cannot be used.")
    reason: Enum | None = None

    def __init__(
        self, path: LedgerLocation, details: str = "", *, reason: Enum | None = None, **values: object
    ) -> None:
        super().__init__(path, details)
        self.path = path
        self.details = details
        self.reason = reason or self.reason
        self.params: Mapping[str, object] = {"path": path, "details": details, **values}

    @property
    def template(self) -> str:
        """The English sentence with ``{placeholders}``."""
        return self.reason.value if self.reason is not None else self.sentence

    def __str__(self) -> str:
        return self.template.format(**self.params)


class Holder(Enum):
    """Who holds a ledger open without writing, with the sentence for players."""

    MACHINE = mark(
        "The ledger {path} is open on {machine}. Continue there, or close it there and try "
        "again. If nobody uses it there any more, open it here."
    )
    WINDOW = mark(
        "The ledger {path} is open in another window. Continue there or, if it does not respond, "
        "close it, then try again. Nothing is lost."
    )


class LedgerLocked(LedgerError):
    """Another program is writing, or ``reason`` is who holds the ledger open."""

    sentence = mark(
        "Another program is using the ledger {path}. Nothing is lost: close the other program, then try again."
    )
    reason: Holder | None


class LedgerReadOnly(LedgerError):
    """The file or its folder cannot be written."""

    sentence = mark("{path} is read-only. Nothing is lost: allow writing to the file and its folder, then try again.")


class LedgerDiskFull(LedgerError):
    sentence = mark(
        "{path} cannot be written: the disk is full. Nothing recorded is lost: free some space, then try again."
    )


class Misplaced(Enum):
    """Why a file cannot be written to a path, with the sentence for players."""

    ONTO_LEDGER = mark("{path} is the ledger itself. Choose another place for the export.")


class LedgerGone(LedgerError):
    """The file or its folder cannot be created, found or read."""

    sentence = mark(
        "{path} cannot be reached. Nothing recorded is lost: check the disk and the folder, then try again."
    )


class Damage(Enum):
    """Which part of a ledger is damaged, with the sentence for players."""

    DATABASE = mark(
        "The ledger {path} is damaged and was left unchanged. Repair it, or set it aside and start a new one."
    )
    LOST = mark("The ledger {path} is missing. Its text copy still has every entry ({count}, up to {last}): repair it.")
    BEHIND = mark(
        "The ledger {path} lacks entries that its text copy has ({count}, up to {last}). Nothing is lost: repair it."
    )
    TEXT_COPY = mark(
        "The ledger {path} and its text copy disagree from entry {entry} on. Both were left "
        "unchanged: repair the ledger."
    )
    OPENING = mark("The first entry of this match cannot be read. The other matches are fine; repair the ledger.")
    ACTS = mark(
        "This match was changed outside Mahjong Desk from entry {entry} on. It can be read but not "
        "continued: repair the ledger, or start a new match."
    )


class LedgerDamaged(LedgerError):
    """Part of the ledger was damaged, or changed outside the application."""

    reason: Damage = Damage.DATABASE


class FileChange(Enum):
    """Why a file is not the expected ledger, with the sentence for players."""

    GONE = mark("The ledger {path} was deleted or moved while it was open. Your entry is still here but not recorded.")
    REPLACED = mark(
        "The ledger {path} was replaced by another file while it was open. Your entry is still here but not recorded."
    )
    OVERWRITTEN = mark(
        "Another program overwrote the ledger {path} while it was open. Your entry is still here but not recorded."
    )
    WAL_GONE = mark(
        "Another program removed the log of the ledger {path} while it was open. Your entry is still "
        "here but not recorded."
    )
    RESTORED = mark(
        "The ledger {path} on the server is no longer the one you opened: an older one has replaced "
        "it. Your entry is still here but not recorded."
    )
    FOREIGN = mark(
        "The file {path} belongs to another program and was left unchanged. Choose another folder for the ledger."
    )


class LedgerReplaced(LedgerError):
    """The file at the path of the ledger is missing or is not the ledger."""

    reason: FileChange


class LedgerNewer(LedgerError):
    """The file was made by a newer version of the application."""

    sentence = mark(
        "The ledger {path} was made by a newer version of Mahjong Desk and was left unchanged. "
        "Install the newer version to continue."
    )


class Continuation(Enum):
    """What other windows did to the match of an entry, with the sentence for players."""

    REFUSED = mark(
        "This match was continued in another window. Your entry is still here but not recorded: "
        "compare both, then decide."
    )
    NONE_PENDING = mark(
        "This match was continued in another window. What you typed is still here: see what "
        "was done, then continue from there."
    )
    DELETED = mark("This match was deleted in another window.")


class LedgerChanged(LedgerError):
    """Another process has written to this match since it was read."""

    reason: Continuation = Continuation.REFUSED


class ServerAway(LedgerError):
    """The server does not answer, or the connection was lost."""

    sentence = mark(
        "There is no connection to the ledger {path}. Nothing recorded is lost: waiting entries are "
        "sent once the server responds again."
    )


class Obstacle(Enum):
    """Why a ledger on a server cannot be opened, with the sentence for players."""

    ACCESS = mark("The server refuses access to the ledger {path}: {details}")
    ADDRESS = mark(
        "This is not the address of a ledger on a server: {path}. It looks like postgresql://name@server/database."
    )
    DRIVER = mark(
        "Opening the ledger {path} needs a part of Mahjong Desk that is not installed: "
        "install mahjong-desk[postgresql]."
    )


class ServerLoginFailed(LedgerError):
    """The server denies access, or the address or the driver is unusable."""

    reason: Obstacle = Obstacle.ACCESS


_T = TypeVar("_T")
_log = logging.getLogger(__name__)

_BY_SQLITE_CODE: Mapping[int, type[LedgerError]] = {
    sqlite3.SQLITE_BUSY: LedgerLocked,
    sqlite3.SQLITE_LOCKED: LedgerLocked,
    sqlite3.SQLITE_PROTOCOL: LedgerLocked,
    sqlite3.SQLITE_READONLY: LedgerReadOnly,
    sqlite3.SQLITE_PERM: LedgerReadOnly,
    sqlite3.SQLITE_FULL: LedgerDiskFull,
    sqlite3.SQLITE_CORRUPT: LedgerDamaged,
    sqlite3.SQLITE_NOTADB: LedgerDamaged,
    sqlite3.SQLITE_CANTOPEN: LedgerGone,
    sqlite3.SQLITE_IOERR: LedgerGone,
}
# Exceeded quotas or file size limits, and some full disks, appear as plain write errors.
_NO_ROOM = frozenset(
    {sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_IOERR_SHMMAP}
)
_OTHER_TABLES = r"no such (table|column): |cannot modify \w+ because it is a view|table \w+ has "
"""SQLite's messages for tables that differ from the application's."""
_BY_ERRNO: Mapping[int, type[LedgerError]] = {
    errno.EACCES: LedgerReadOnly,
    errno.EPERM: LedgerReadOnly,
    errno.EROFS: LedgerReadOnly,
    errno.ENOSPC: LedgerDiskFull,
    errno.EFBIG: LedgerDiskFull,
    getattr(errno, "EDQUOT", errno.ENOSPC): LedgerDiskFull,
}
_BY_STATE: Mapping[str, type[LedgerError]] = {
    "28P01": ServerLoginFailed,  # wrong password
    "28000": ServerLoginFailed,
    "3D000": ServerLoginFailed,  # no such database
    "42501": ServerLoginFailed,  # no right to write
    "25006": LedgerReadOnly,
    "53100": LedgerDiskFull,
    "53300": ServerAway,  # too many connections
    "55P03": LedgerLocked,
    "40001": LedgerLocked,
    "40P01": LedgerLocked,
    "XX001": LedgerDamaged,
    "XX002": LedgerDamaged,
}
"""By SQLSTATE (appendix A of PostgreSQL's manual)."""
_LOST = ("08", "57P")
"""The classes of SQLSTATE for a lost connection and a server that shuts down."""
_REFUSED = r"SSL|TLS|certificate|encryption|password|authentication|pg_hba|role \"|database \".*\" does not exist"
"""libpq's messages for a refused connection, which has no SQLSTATE."""


@contextmanager
def translate_errors(place: LedgerLocation) -> Iterator[None]:
    """Turns errors from outside the application into ``LedgerError``."""
    try:
        yield
    except LedgerError as error:
        _log.warning("%s", type(error).__name__)
        raise
    except Exception as error:
        ledger_error = to_ledger_error(error, place)
        if ledger_error is None:
            raise
        _log.warning("%s: %s", type(ledger_error).__name__, ledger_error.details)
        raise ledger_error from error


def translate_each(place: LedgerLocation, items: Iterable[_T]) -> Iterator[_T]:
    """Yields items, and turns each error of reading them into ``LedgerError``."""
    with translate_errors(place):
        yield from items


def to_ledger_error(error: BaseException, place: LedgerLocation) -> LedgerError | None:
    """Returns the ``LedgerError`` for an exception, or None if the exception is a bug."""
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0, LedgerGone)(place, str(error))
    if isinstance(error, sqlite3.Error):
        return _from_sqlite(error, place)
    if any(kind.__module__.startswith("psycopg") for kind in type(error).__mro__):
        return _from_server(error, place)
    return None


def is_write_protected(path: Path) -> bool:
    """Returns whether this user may not write to a file or its folder."""
    mine = {"effective_ids": True} if os.access in os.supports_effective_ids else {}
    return not os.access(path.parent, os.W_OK, **mine) or (path.exists() and not os.access(path, os.W_OK, **mine))


def _from_sqlite(error: sqlite3.Error, place: LedgerLocation) -> LedgerError | None:
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    details = f"{getattr(error, 'sqlite_errorname', code)}: {error}"
    if code in _NO_ROOM:
        return LedgerDiskFull(place, details)
    if code & 0xFF == sqlite3.SQLITE_CANTOPEN and isinstance(place, Path) and is_write_protected(place):
        return LedgerReadOnly(place, details)
    kind = _BY_SQLITE_CODE.get(code & 0xFF)
    if code == sqlite3.SQLITE_ERROR and re.match(_OTHER_TABLES, str(error)):
        kind = LedgerDamaged
    return kind(place, details) if kind else None


def _from_server(error: BaseException, place: LedgerLocation) -> LedgerError | None:
    state, details = getattr(error, "sqlstate", None), " ".join(str(error).split())
    if state is not None:
        kind = ServerAway if state.startswith(_LOST) else _BY_STATE.get(state)
        return kind(place, f"{state}: {details}") if kind else None
    if not any(kind.__name__ == "OperationalError" for kind in type(error).__mro__):
        return None
    kind = ServerLoginFailed if re.search(_REFUSED, details) else ServerAway
    return kind(place, details)
