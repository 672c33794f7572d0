# SPDX-License-Identifier: MIT
"""Whether a file that is open is still the one under its name: sync programs and file managers exchange files."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from mahjong_desk.ledger.chain import End, LinkKind
from mahjong_desk.ledger.entries import GENESIS
from mahjong_desk.ledger.errors import LedgerMoved, Moved
from mahjong_desk.ledger.inspection import is_large
from mahjong_desk.ledger.place import companions

_BROUGHT_BY: Final[Mapping[str, tuple[LinkKind, ...]]] = {
    "sessions": (LinkKind.SESSION,),
    "matches": (LinkKind.MATCH,),
    "journal": (LinkKind.MATCH, LinkKind.ACT),
    "house_rules": (LinkKind.HOUSE_RULES,),
    "session_rates": (LinkKind.RATES,),
    "drill_answers": (LinkKind.DRILL_ANSWER,),
    "club_acts": (LinkKind.CLUB,),
}
"""The tables with the links of which each brings them a row."""

Identity = tuple[int, int]
"""Device and number of a file there: what a name leads to."""


class OpenedFile:
    """The file of a database and its log, as they were when they were opened."""

    def __init__(self, path: Path) -> None:
        """Looks at the files for the first time, through a connection that is open.

        Raises:
            LedgerMoved: If there is none.
        """
        self._path = path
        self._log = companions(path)[0]
        self._identity = self._of(path, Moved.GONE)
        self._log_identity = self._of(self._log, Moved.LOG_GONE)
        self._written = self._state()

    def look(self, end: End) -> None:
        """Makes sure that the files under these names are the ones that were opened, with what was written to them.

        Args:
            end: Where the chain ends, as this program knows it.

        Raises:
            LedgerMoved: If they are not.
        """
        if self._of(self._path, Moved.GONE) != self._identity:
            raise LedgerMoved(self._path, Moved.REPLACED)
        if self._of(self._log, Moved.LOG_GONE) != self._log_identity:
            raise LedgerMoved(self._path, Moved.LOG_GONE)
        if self._state() != self._written:
            if not self._still_says(end):
                raise LedgerMoved(self._path, Moved.OVERWRITTEN)
            self.remember()

    def is_log(self, path: Path) -> bool:
        """Tells whether a file is the log that was there when the database was opened."""
        with suppress(OSError):
            found = path.stat()
            return (found.st_dev, found.st_ino) == self._log_identity
        return False

    def remember(self) -> None:
        """Remembers the state of the file after what this program has written; a file that has gone is told next time."""
        with suppress(LedgerMoved):
            self._written = self._state()

    def _of(self, path: Path, otherwise: Moved) -> Identity:
        try:
            found = path.stat()
        except FileNotFoundError as error:
            raise LedgerMoved(self._path, otherwise) from error
        return found.st_dev, found.st_ino

    def _state(self) -> tuple[int, int]:
        try:
            found = self._path.stat()
        except FileNotFoundError as error:
            raise LedgerMoved(self._path, Moved.GONE) from error
        return found.st_mtime_ns, found.st_size

    def _still_says(self, end: End) -> bool:
        """Tells whether somebody who opens the file now finds it whole, with all that this program knows."""
        try:
            with closing(sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True, isolation_level=None)) as fresh:
                fresh.execute("BEGIN")
                last = fresh.execute("SELECT hash FROM chain WHERE number = ?", (end.number,)).fetchone()
                linked = dict(fresh.execute("SELECT kind, count(*) FROM chain GROUP BY kind"))
                rows = {table: fresh.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in _BROUGHT_BY}
                # The counts pass every page of the tables, and take a tenth of the time that a look into each would.
                sound = ("ok",) if is_large(self._path) else fresh.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError:
            return False
        brought = {table: sum(linked.get(kind, 0) for kind in kinds) for table, kinds in _BROUGHT_BY.items()}
        return rows == brought and (*(last or (GENESIS,)), *sound) == (end.hash, "ok")
