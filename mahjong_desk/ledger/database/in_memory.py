# SPDX-License-Identifier: MIT
"""A ledger in memory: the contents of a file to import, or a ledger on a read-only disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import AbstractContextManager
from pathlib import Path

from mahjong_desk.ledger.database.sqlite_file import SqliteFile
from mahjong_desk.ledger.database.tables import add
from mahjong_desk.ledger.entry import ChainBroken, Entry
from mahjong_desk.ledger.errors import LedgerReadOnly


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
