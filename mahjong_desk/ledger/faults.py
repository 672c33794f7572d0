# SPDX-License-Identifier: MIT
"""Recognises what the world does to a ledger's file, and turns it into errors for players.

A fault of the application (a wrong statement, an act that makes no sense) is none of them and goes through unchanged, so that
it is seen as the bug that it is.
"""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final

from mahjong_desk.ledger.errors import (
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerLocked,
    LedgerReadOnly,
    LedgerUnreachable,
)

_log = logging.getLogger(__name__)

_BY_PRIMARY_CODE: Final[Mapping[int, type[LedgerError]]] = {
    sqlite3.SQLITE_BUSY: LedgerLocked,
    sqlite3.SQLITE_LOCKED: LedgerLocked,
    sqlite3.SQLITE_PROTOCOL: LedgerLocked,
    sqlite3.SQLITE_READONLY: LedgerReadOnly,
    sqlite3.SQLITE_PERM: LedgerReadOnly,
    sqlite3.SQLITE_FULL: LedgerDiskFull,
    sqlite3.SQLITE_CORRUPT: LedgerDamaged,
    sqlite3.SQLITE_NOTADB: LedgerDamaged,
    sqlite3.SQLITE_CANTOPEN: LedgerUnreachable,
    sqlite3.SQLITE_IOERR: LedgerUnreachable,
}

# A quota, a file size limit and some disks without room do not say "full": the write just fails.
_NO_ROOM: Final = frozenset(
    {sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_IOERR_SHMMAP}
)

_BY_ERRNO: Final[Mapping[int, type[LedgerError]]] = {
    errno.EACCES: LedgerReadOnly,
    errno.EPERM: LedgerReadOnly,
    errno.EROFS: LedgerReadOnly,
    errno.ENOSPC: LedgerDiskFull,
    errno.EFBIG: LedgerDiskFull,
    getattr(errno, "EDQUOT", errno.ENOSPC): LedgerDiskFull,
}


def explain(error: BaseException, path: Path) -> LedgerError | None:
    """Returns the error for players that a database or system error means, None for a fault of the application.

    Args:
        error: An error of ``sqlite3``, of SQLAlchemy around one, or an ``OSError``.
        path: The file that was worked on.
    """
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError):
        return _BY_ERRNO.get(cause.errno or 0, LedgerUnreachable)(path, str(cause))
    code = getattr(cause, "sqlite_errorcode", None)
    if not isinstance(cause, sqlite3.Error) or code is None:
        return None
    details = f"{getattr(cause, 'sqlite_errorname', code)}: {cause}"
    if code in _NO_ROOM:
        return LedgerDiskFull(path, details)
    if code & 0xFF == sqlite3.SQLITE_CANTOPEN and is_closed_to_us(path):
        return LedgerReadOnly(path, details)
    kind = _BY_PRIMARY_CODE.get(code & 0xFF)
    return kind(path, details) if kind else None


def is_closed_to_us(path: Path) -> bool:
    """Tells whether a file or its folder may not be written to by whoever runs the application."""
    mine = {"effective_ids": True} if os.access in os.supports_effective_ids else {}
    return not os.access(path.parent, os.W_OK, **mine) or (
        os.path.exists(path) and not os.access(path, os.W_OK, **mine)
    )


def told(path: Path) -> AbstractContextManager[None]:
    """Turns the faults of the surroundings inside the block into ``LedgerError``, others go through.

    Args:
        path: The file that is worked on.

    Raises:
        LedgerError: The one that fits.
    """
    return told_by(lambda error: explain(error, path))


@contextmanager
def told_by(explaining: Callable[[Exception], LedgerError | None]) -> Iterator[None]:
    """Does the same for whatever surroundings.

    Args:
        explaining: Returns the error for players that an error means, None for a fault of the application.

    Raises:
        LedgerError: The one that fits.
    """
    try:
        yield
    except LedgerError as error:
        _log.warning("%s", type(error).__name__)
        raise
    except Exception as error:
        known = explaining(error)
        if known is None:
            raise
        _log.warning("%s: %s", type(known).__name__, known.details)
        raise known from error
