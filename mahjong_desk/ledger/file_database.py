# SPDX-License-Identifier: MIT
"""The tables of a ledger in a file, which SQLite keeps."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mahjong_desk.ledger import inspection
from mahjong_desk.ledger.chain import End
from mahjong_desk.ledger.connection import connect, transaction
from mahjong_desk.ledger.database import Rows
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError, LedgerLocked
from mahjong_desk.ledger.faults import explain, told
from mahjong_desk.ledger.opened_file import OpenedFile
from mahjong_desk.ledger.place import book_folder
from mahjong_desk.ledger.progress import UNWATCHED, Progress
from mahjong_desk.ledger.second_book import Added
from mahjong_desk.ledger.two_books import lost_ledger

if TYPE_CHECKING:
    from sqlalchemy import Engine


class FileDatabase:
    """The one connection to a file; what each method does, ``Database`` says.

    Attributes:
        place: The file.
        book: The folder of the second book, beside it.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        """Takes a file that is sound, and the connection to it."""
        self.place: Path = path
        self.book = book_folder(path)
        self._connection = connection
        self._opened: OpenedFile | None = None

    @classmethod
    def open(cls, path: Path, timeout: float, progress: Progress = UNWATCHED) -> FileDatabase:
        """Opens a ledger's file; makes folder and file if there is none, upgrades an older one after copying it.

        Args:
            path: The file.
            timeout: How long to wait for another program, seconds.
            progress: How far an upgrade is.

        Raises:
            LedgerError: If it cannot be opened for writing; a file that is there is then left as it is.
            GivenUp: If nobody wants the upgrade any more; likewise.
        """
        path = path.absolute()
        if not inspection.is_there(path):
            lost = lost_ledger(path, progress)
            if lost is not None:
                raise lost
            from mahjong_desk.ledger.upgrade import create

            create(path, timeout)
        if inspection.inspect(path, timeout, every_page=False) < inspection.NEWEST:
            # An upgrade is waited for anyway.
            inspection.look_through(path, timeout)
            from mahjong_desk.ledger.upgrade import upgrade

            upgrade(path, timeout, progress)
        with told(path):
            opened = cls(path, connect(path, timeout))
            try:
                # A restored backup begins without its log.
                opened.execute("PRAGMA journal_mode = WAL")
            except BaseException:
                opened.close()
                raise
        return opened

    def execute(self, statement: str, values: Any = (), /) -> Rows:
        """Carries a statement out."""
        return self._connection.execute(statement, values)

    def told(self) -> AbstractContextManager[None]:
        """Tells what the world does to the file."""
        return told(self.place)

    def ready(self) -> None:
        """Finds the connection as it is: a file does not hang up."""

    @contextmanager
    def transaction(self, *, writing: bool = False) -> Iterator[None]:
        """Begins a transaction of SQLite; one that writes takes the write lock at once."""
        with self.told(), transaction(self._connection, writing=writing):
            yield

    def engine(self) -> Engine:
        """Returns SQLAlchemy over the connection."""
        from mahjong_desk.ledger.engine import make_engine

        return make_engine(self._connection)

    def is_free(self) -> bool:
        """Begins to write, without patience."""
        (patience,) = self.execute("PRAGMA busy_timeout").fetchone()
        self.execute("PRAGMA busy_timeout = 0")
        try:
            with self.transaction(writing=True):
                return True
        except LedgerLocked:
            return False
        except LedgerError:
            # What else is in the way is told by whoever writes.
            return True
        finally:
            self.execute(f"PRAGMA busy_timeout = {patience}")

    def may_write(self) -> None:
        """Writes to no row: SQLite opens a read-only file without a word."""
        self.execute("UPDATE sessions SET name = name WHERE id < 0")

    def look(self, known: End) -> None:
        """Makes sure that the file under this name is the one that was opened."""
        if self._opened is None:
            self._opened = OpenedFile(self.place)
        else:
            self._opened.look(known)

    def keep(self, _entered: End, commit: Callable[[], None], put_down: Callable[[], Added]) -> None:
        """Writes the second book first: what the file has, the second book has too."""
        added = put_down()
        try:
            commit()
        except BaseException:
            added.take_back()
            raise

    def catch_up(self, put_down: Callable[[], Added]) -> None:
        """Leaves it: whoever writes to the file writes to the book beside it."""

    def seen(self) -> None:
        """Remembers the file as it is now."""
        if self._opened is not None:
            self._opened.remember()

    def owns(self, log: Path) -> bool:
        """Tells whether a file is the log that was opened with the database."""
        return self._opened is not None and self._opened.is_log(log)

    def faults(self) -> list[str]:
        """Looks at every page, every index and every reference."""
        with self.told():
            lines = [str(line) for (line,) in self.execute("PRAGMA integrity_check")]
            orphans = [f"{line[0]}: no {line[2]} for a row" for line in self.execute("PRAGMA foreign_key_check")]
        return [line for line in lines if line != "ok"] + orphans

    def copy_to(self, path: Path) -> None:
        """Writes a copy while the file is in use."""
        try:
            self.execute("VACUUM INTO ?", (str(path),))
        except sqlite3.DatabaseError as error:
            # A fault of what is read, not of where it is written.
            known = explain(error, self.place)
            raise known if isinstance(known, LedgerDamaged) else error from error

    def close(self) -> None:
        """Closes the file."""
        self._connection.close()
