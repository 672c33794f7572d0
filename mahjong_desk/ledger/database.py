# SPDX-License-Identifier: MIT
"""What a ledger asks of the database that holds its tables, be it a file or on a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from mahjong_desk.ledger.chain import End
    from mahjong_desk.ledger.second_book import Added
    from mahjong_desk.ledger.server_place import Place


class Rows(Protocol):
    """What a statement found, row by row."""

    @property
    def description(self) -> Any:
        """Of each column what the driver tells, its name first; None where nothing can be found."""

    def fetchone(self) -> Any:
        """Returns the next row, None after the last."""

    def fetchall(self) -> list[Any]:
        """Returns the rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Yields the rows that are left."""


class Readable(Protocol):
    """What carries statements out: with the driver alone, since SQLAlchemy takes longer to load than the window."""

    def execute(self, statement: str, values: Any = ..., /) -> Rows:
        """Carries a statement out that every database understands.

        Args:
            statement: SQL, with ``?`` or ``:name`` for each value.
            values: The values in their order, or by their names.
        """


class Database(Readable, Protocol):
    """The one connection to the tables of an open ledger, for one thread.

    Every method raises ``LedgerError`` for what the world does to it; ``execute`` alone does so inside ``told`` only.
    """

    @property
    def place(self) -> Place:
        """Where it is."""

    @property
    def book(self) -> Path:
        """The folder of the second book, which is on this machine."""

    def told(self) -> AbstractContextManager[None]:
        """Turns the faults of the surroundings inside the block into ``LedgerError``; others go through."""

    def ready(self) -> None:
        """Sees to it that there is a connection before something is begun through it."""

    def transaction(self, *, writing: bool = False) -> AbstractContextManager[None]:
        """Lets nothing change meanwhile that is read; one that writes keeps all others from writing until it ends."""

    def engine(self) -> Engine:
        """Returns SQLAlchemy over the connection; disposed of, it closes the connection."""

    def is_free(self) -> bool:
        """Tells, without waiting, whether nobody else keeps this program from writing."""

    def may_write(self) -> None:
        """Finds out whether the tables can be written to; the caller has begun to write."""

    def look(self, known: End) -> None:
        """Makes sure that it is still the database that was opened.

        Args:
            known: Where the chain ended when this program read it last.
        """

    def keep(self, entered: End, commit: Callable[[], None], put_down: Callable[[], Added]) -> None:
        """Commits what was entered, and has the second book written, before or after as the database allows.

        Args:
            entered: Where the chain ends with it.
            commit: Commits.
            put_down: Writes into the second book what it lacks; returns how to take it back.
        """

    def catch_up(self, put_down: Callable[[], Added]) -> None:
        """Has the second book written where others write to the database who have no part in it.

        Args:
            put_down: Writes into the second book what it lacks.
        """

    def seen(self) -> None:
        """Remembers the state in which this program has left it."""

    def faults(self) -> list[str]:
        """Returns what the database itself finds wrong, a line each, untranslated."""

    def copy_to(self, path: Path) -> None:
        """Writes a whole ledger, a file, to ``path``, where nothing is."""

    def close(self) -> None:
        """Closes the connection; may be called twice."""
