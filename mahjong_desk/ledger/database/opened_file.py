# SPDX-License-Identifier: MIT
"""Whether an open file is still the one under its name: sync programs and file managers exchange files."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from mahjong_desk.ledger.entry import GENESIS, End
from mahjong_desk.ledger.errors import LedgerMoved, Moved
from mahjong_desk.ledger.place import companions

_AT_ONCE: Final = 8 << 20
"""In a file up to this size, in bytes, SQLite looks at every page within a moment: ten thousand hands."""


class OpenedFile:
    """The identity of a database file and its log when they were opened."""

    def __init__(self, path: Path) -> None:
        self._path, self._log = path, companions(path)[0]
        self._identity = self._identity_of(path, Moved.GONE)
        self._log_identity = self._identity_of(self._log, Moved.LOG_GONE)
        self._state = self._state_now()

    def look(self, known: End) -> None:
        """Makes sure that the files under these names are the ones that were opened."""
        if self._identity_of(self._path, Moved.GONE) != self._identity:
            raise LedgerMoved(self._path, how=Moved.REPLACED)
        if self._identity_of(self._log, Moved.LOG_GONE) != self._log_identity:
            raise LedgerMoved(self._path, how=Moved.LOG_GONE)
        if self._state_now() != self._state:
            # Another program of ours moved its log into the file, or a stranger wrote over it.
            if not self._still_has(known):
                raise LedgerMoved(self._path, how=Moved.OVERWRITTEN)
            self.remember()

    def remember(self) -> None:
        """Remembers the state of the file after this program has written."""
        with suppress(LedgerMoved):
            self._state = self._state_now()

    def _identity_of(self, path: Path, otherwise: Moved) -> tuple[int, int]:
        try:
            found = path.stat()
        except (FileNotFoundError, NotADirectoryError) as error:
            raise LedgerMoved(self._path, how=otherwise) from error
        return found.st_dev, found.st_ino

    def _state_now(self) -> tuple[int, int]:
        try:
            found = self._path.stat()
        except FileNotFoundError as error:
            raise LedgerMoved(self._path, how=Moved.GONE) from error
        return found.st_mtime_ns, found.st_size

    def _still_has(self, known: End) -> bool:
        """Tells whether a fresh connection finds the file whole, with the last entry that this program knows."""
        try:
            with closing(sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True, isolation_level=None)) as fresh:
                fresh.execute("BEGIN")
                found = fresh.execute("SELECT hash FROM entries WHERE number = ?", (known.number,)).fetchone()
                count, last = fresh.execute("SELECT count(*), coalesce(max(number), 0) FROM entries").fetchone()
                sound = ("ok",) if is_large(self._path) else fresh.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError:
            return False
        return (found or (GENESIS,))[0] == known.hash and count == last and sound == ("ok",)


def is_large(path: Path) -> bool:
    """Tells whether a look at every page of a file takes longer than a moment."""
    return path.stat().st_size > _AT_ONCE
