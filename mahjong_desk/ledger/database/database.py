# SPDX-License-Identifier: MIT
"""What a ledger needs of its database, in a file or on a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, ClassVar

from mahjong_desk.ledger.database.tables import UPGRADES, VERSION, create
from mahjong_desk.ledger.entry import End
from mahjong_desk.ledger.errors import LedgerNewer, Obstacle, ServerLoginFailed
from mahjong_desk.ledger.place import Place


class Database(ABC):
    """One connection to the tables, for one thread.

    Every method but ``execute`` raises ``LedgerError`` for errors of disk, database and server.
    """

    dialect: ClassVar[dict[str, str]]
    place: Place

    @abstractmethod
    def execute(self, statement: str, values: Any = (), /) -> Any:
        """Runs SQL with ``?`` for each value and returns its cursor."""

    @abstractmethod
    def reading(self) -> AbstractContextManager[None]:
        """Begins a transaction that sees one state of the database."""

    @abstractmethod
    def appending(self) -> AbstractContextManager[None]:
        """Begins a transaction that alone may write; it is on the disk at the end of the block."""

    def batch(self) -> AbstractContextManager[object]:
        """Lets many entries be added at once: what is not read of them (``rowcount``) is not waited for."""
        return nullcontext()

    @abstractmethod
    def can_write(self) -> bool:
        """Returns without waiting whether no other program is writing."""

    @abstractmethod
    def check_unchanged(self, known: End) -> None:
        """Raises ``LedgerReplaced`` if this is no longer the database that was opened; the caller may write."""

    @abstractmethod
    def integrity_errors(self) -> list[str]:
        """Returns what the database itself finds wrong, untranslated."""

    @abstractmethod
    def close(self) -> None:
        """Closes the connection; may be called twice."""

    @abstractmethod
    def version(self) -> int:
        """Returns the version of the tables; 0 for an empty database."""

    @abstractmethod
    def set_version(self, version: int) -> None: ...

    def make_ready(self) -> None:
        """Creates the tables in an empty database and upgrades older ones, inside ``appending``."""
        version = self.version()
        if version > VERSION:
            raise LedgerNewer(self.place, f"version {version} of the tables, known up to {VERSION}")
        if version == 0:
            create(self, self.dialect)
        else:
            for upgrade in UPGRADES[version - 1 :]:
                upgrade(self)
        if version < VERSION:
            self.set_version(VERSION)


def open_database(place: Place, timeout: float) -> Database:
    """Opens the database of a ledger, and makes it if there is none; leaves it as it is if it cannot be opened."""
    if isinstance(place, Path):
        from mahjong_desk.ledger.database.sqlite_file import SqliteFile

        return SqliteFile.open(place, timeout)
    try:
        from mahjong_desk.ledger.database.server import Server
    except ImportError as error:
        raise ServerLoginFailed(place, str(error), why=Obstacle.DRIVER) from error
    return Server.open(place, timeout)
