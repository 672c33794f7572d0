# SPDX-License-Identifier: MIT
"""Recognises errors of disk, database and server and turns them into errors for players.

A bug of the application (a wrong statement, an act that makes no sense) is none of them and passes unchanged.
"""

from __future__ import annotations

import errno
import logging
import os
import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from mahjong_desk.ledger import errors
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.server_place import Place

_log = logging.getLogger(__name__)

_BY_SQLITE_CODE: Final[Mapping[int, type[LedgerError]]] = {
    sqlite3.SQLITE_BUSY: errors.LedgerLocked,
    sqlite3.SQLITE_LOCKED: errors.LedgerLocked,
    sqlite3.SQLITE_PROTOCOL: errors.LedgerLocked,
    sqlite3.SQLITE_READONLY: errors.LedgerReadOnly,
    sqlite3.SQLITE_PERM: errors.LedgerReadOnly,
    sqlite3.SQLITE_FULL: errors.LedgerDiskFull,
    sqlite3.SQLITE_CORRUPT: errors.LedgerDamaged,
    sqlite3.SQLITE_NOTADB: errors.LedgerDamaged,
    sqlite3.SQLITE_CANTOPEN: errors.LedgerGone,
    sqlite3.SQLITE_IOERR: errors.LedgerGone,
}
# A quota, a limit on file size and some full disks just fail to write.
_NO_ROOM: Final = frozenset(
    {sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_IOERR_SHMMAP}
)
_OTHER_TABLES: Final = r"no such (table|column): |cannot modify \w+ because it is a view|table \w+ has "
"""Messages of SQLite for tables that are not those of the application."""
_BY_ERRNO: Final[Mapping[int, type[LedgerError]]] = {
    errno.EACCES: errors.LedgerReadOnly,
    errno.EPERM: errors.LedgerReadOnly,
    errno.EROFS: errors.LedgerReadOnly,
    errno.ENOSPC: errors.LedgerDiskFull,
    errno.EFBIG: errors.LedgerDiskFull,
    getattr(errno, "EDQUOT", errno.ENOSPC): errors.LedgerDiskFull,
}
_BY_STATE: Final[Mapping[str, type[LedgerError]]] = {
    "28P01": errors.ServerLoginFailed,  # wrong password
    "28000": errors.ServerLoginFailed,
    "3D000": errors.ServerLoginFailed,  # no such database
    "42501": errors.ServerLoginFailed,  # no right to write
    "25006": errors.LedgerReadOnly,
    "53100": errors.LedgerDiskFull,
    "53300": errors.ServerAway,  # too many connections
    "55P03": errors.LedgerLocked,
    "40001": errors.LedgerLocked,
    "40P01": errors.LedgerLocked,
    "XX001": errors.LedgerDamaged,
    "XX002": errors.LedgerDamaged,
}
"""By SQLSTATE (appendix A of PostgreSQL's manual)."""
_LOST: Final = ("08", "57P")
"""The classes of SQLSTATE for a lost connection and a server that shuts down."""
_REFUSED: Final = (
    r"SSL|TLS|certificate|encryption|password|authentication|pg_hba|role \"|database \".*\" does not exist"
)
"""Messages of libpq for a connection that was refused, which has no SQLSTATE."""


@contextmanager
def explained(place: Place) -> Iterator[None]:
    """Turns errors from outside the application into ``LedgerError``."""
    try:
        yield
    except LedgerError as error:
        _log.warning("%s", type(error).__name__)
        raise
    except Exception as error:
        known = to_ledger_error(error, place)
        if known is None:
            raise
        _log.warning("%s: %s", type(known).__name__, known.details)
        raise known from error


def to_ledger_error(error: BaseException, place: Place) -> LedgerError | None:
    """Returns the error for players that an error means; None for a bug."""
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0, errors.LedgerGone)(place, str(error))
    if isinstance(error, sqlite3.Error):
        return _of_sqlite(error, place)
    if any(kind.__module__.startswith("psycopg") for kind in type(error).__mro__):
        return _of_server(error, place)
    return None


def is_write_protected(path: Path) -> bool:
    """Returns whether this user may not write to a file or its folder."""
    mine = {"effective_ids": True} if os.access in os.supports_effective_ids else {}
    return not os.access(path.parent, os.W_OK, **mine) or (path.exists() and not os.access(path, os.W_OK, **mine))


def _of_sqlite(error: sqlite3.Error, place: Place) -> LedgerError | None:
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    details = f"{getattr(error, 'sqlite_errorname', code)}: {error}"
    if code in _NO_ROOM:
        return errors.LedgerDiskFull(place, details)
    if code & 0xFF == sqlite3.SQLITE_CANTOPEN and isinstance(place, Path) and is_write_protected(place):
        return errors.LedgerReadOnly(place, details)
    kind = _BY_SQLITE_CODE.get(code & 0xFF)
    if code == sqlite3.SQLITE_ERROR and re.match(_OTHER_TABLES, str(error)):
        kind = errors.LedgerDamaged
    return kind(place, details) if kind else None


def _of_server(error: BaseException, place: Place) -> LedgerError | None:
    state, details = getattr(error, "sqlstate", None), " ".join(str(error).split())
    if state is not None:
        kind = errors.ServerAway if state.startswith(_LOST) else _BY_STATE.get(state)
        return kind(place, f"{state}: {details}") if kind else None
    if not any(kind.__name__ == "OperationalError" for kind in type(error).__mro__):
        return None
    kind = errors.ServerLoginFailed if re.search(_REFUSED, details) else errors.ServerAway
    return kind(place, details)
