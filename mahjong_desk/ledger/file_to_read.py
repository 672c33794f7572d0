# SPDX-License-Identifier: MIT
"""A ledger's file that is only read: on a medium for reading, or on a disk without any room."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from mahjong_desk.ledger import inspection
from mahjong_desk.ledger.chain import End
from mahjong_desk.ledger.connection import connect
from mahjong_desk.ledger.errors import LedgerDiskFull, LedgerReadOnly, LedgerUnreachable, told
from mahjong_desk.ledger.file_database import FileDatabase
from mahjong_desk.ledger.place import companions
from mahjong_desk.ledger.second_book import Added

_IN_MEMORY: Final = "/dev/shm"
"""Where Linux keeps files in memory."""


class FileToRead(FileDatabase):
    """A file in which nothing can be entered; all else is as ``FileDatabase`` has it."""

    def __init__(self, path: Path, connection: sqlite3.Connection, held: ExitStack) -> None:
        """Takes the file, the connection by which it is read, and what goes when it is closed."""
        super().__init__(path, connection)
        self._held = held

    @classmethod
    def open(cls, path: Path, timeout: float) -> FileToRead:
        """Opens a ledger's file for reading; nothing beside it is written, and its log is read with it.

        Raises:
            LedgerError: If it cannot be read, or there is no room anywhere for the copy that it needs.
        """
        path = path.absolute()
        with ExitStack() as held:
            return cls(path, _connected(path, timeout, held), held.pop_all())

    @contextmanager
    def transaction(self, *, writing: bool = False) -> Iterator[None]:
        """Begins a transaction that reads."""
        if writing:
            raise self._refusal()
        with super().transaction():
            yield

    def look(self, known: End) -> None:
        """Refuses: whoever makes sure of the file is about to write."""
        raise self._refusal()

    def keep(self, entered: End, commit: Callable[[], None], put_down: Callable[[], Added]) -> None:
        """Refuses."""
        raise self._refusal()

    def close(self) -> None:
        """Closes the file."""
        super().close()
        self._held.close()

    def _refusal(self) -> LedgerReadOnly:
        return LedgerReadOnly(self.place, "opened for reading")


def _connected(path: Path, timeout: float, held: ExitStack) -> sqlite3.Connection:
    """Returns a connection to the file, or to a copy that is up to date where SQLite would have to write beside it."""
    with suppress(LedgerReadOnly, LedgerDiskFull, LedgerUnreachable):
        if inspection.inspect(path, timeout, to_read=True) == inspection.NEWEST:
            return held.enter_context(inspection.reading(path, timeout))
    with told(path):
        draft = Path(held.enter_context(_scratch())) / path.name
        for part in (path, companions(path)[0]):
            if part.exists():
                shutil.copyfile(part, draft.with_name(part.name))
    # Takes in the log, and brings an older one up to date.
    FileDatabase.open(draft, timeout).close()
    return held.enter_context(closing(connect(draft, timeout)))


def _scratch() -> tempfile.TemporaryDirectory[str]:
    """Returns a folder for a copy, in memory where no disk has room."""
    try:
        return tempfile.TemporaryDirectory()
    except OSError:
        return tempfile.TemporaryDirectory(dir=_IN_MEMORY)
