# SPDX-License-Identifier: MIT
"""A ledger's file that is only read: on a medium for reading, or on a disk without any room.

Where it cannot be read as it lies there, because it is of an older version or has a log to be taken in, a copy is read, which is
brought up to date where there is room and goes when it is closed.
"""

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
from mahjong_desk.ledger.errors import (
    LedgerDamaged,
    LedgerDiskFull,
    LedgerReadOnly,
    LedgerUnreachable,
    NoRoomToRead,
    UpgradeFailed,
)
from mahjong_desk.ledger.faults import told
from mahjong_desk.ledger.file_database import FileDatabase
from mahjong_desk.ledger.place import companions
from mahjong_desk.ledger.progress import UNWATCHED, Progress, Stage
from mahjong_desk.ledger.second_book import Added

_IN_MEMORY: Final = Path("/dev/shm")
"""Where Linux keeps files in memory."""

_ROOM: Final = 2
_ROOM_TO_GROW: Final = 8
"""So many times its size the copy takes with its log, and so many while an older one is brought up to date."""


class FileToRead(FileDatabase):
    """A file in which nothing can be entered; all else is as ``FileDatabase`` has it.

    Attributes:
        is_copy: Whether a copy is read, as the file was when it was opened.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, held: ExitStack, *, is_copy: bool) -> None:
        """Takes the file, the connection by which it is read, and what goes when it is closed."""
        super().__init__(path, connection)
        self._held = held
        self.is_copy = is_copy

    @classmethod
    def open(cls, path: Path, timeout: float, progress: Progress = UNWATCHED) -> FileToRead:
        """Opens a ledger's file for reading; nothing beside it is written, and its log is read with it.

        Raises:
            NoRoomToRead: If there is no room anywhere for the copy that it needs.
            LedgerError: If it cannot be read.
            GivenUp: If nobody wants it any more.
        """
        path = path.absolute()
        with ExitStack() as held:
            with suppress(LedgerReadOnly, LedgerDiskFull, LedgerUnreachable):
                if inspection.inspect(path, timeout, to_read=True) == inspection.NEWEST:
                    connection = held.enter_context(inspection.reading(path, timeout))
                    return cls(path, connection, held.pop_all(), is_copy=False)
            copy = _copied(path, timeout, progress, held)
            return cls(path, held.enter_context(closing(connect(copy, timeout))), held.pop_all(), is_copy=True)

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


def _copied(path: Path, timeout: float, progress: Progress, held: ExitStack) -> Path:
    """Returns a copy that has taken in its log and is up to date; it goes when what is held goes."""
    with told(path):
        parts = [part for part in (path, companions(path)[0]) if part.exists()]
        older = inspection.schema_in_header(path) < inspection.NEWEST
        needed = (_ROOM_TO_GROW if older else _ROOM) * sum(part.stat().st_size for part in parts)
    try:
        with told(path):
            draft = Path(held.enter_context(tempfile.TemporaryDirectory(dir=_roomiest()))) / path.name
            progress.begin(Stage.COPYING)
            for part in parts:
                shutil.copyfile(part, draft.with_name(part.name))
        FileDatabase.open(draft, timeout, progress).close()
    except LedgerDiskFull as error:
        raise NoRoomToRead(path, needed, error.details) from error
    except UpgradeFailed as error:
        raise LedgerDamaged(path, error.details) from error
    return draft


def _roomiest() -> Path | None:
    """Returns the folder for what goes again that has most room; None where nothing can be written anywhere."""
    rooms = []
    for find in (tempfile.gettempdir, lambda: _IN_MEMORY):
        with suppress(OSError):
            folder = Path(find())
            rooms.append((shutil.disk_usage(folder).free, folder))
    return max(rooms)[1] if rooms else None
