# SPDX-License-Identifier: MIT
"""The tables of a ledger in a database on a server, which PostgreSQL keeps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from mahjong_desk.ledger.chain import End
from mahjong_desk.ledger.database import Readable, Rows
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.links import hash_at, read_lines
from mahjong_desk.ledger.second_book import Added
from mahjong_desk.ledger.server.connecting import Connection, connect, is_lost
from mahjong_desk.ledger.server.errors import ServerBusy, ServerRestored, ServerUnreachable, told
from mahjong_desk.ledger.server_place import ServerPlace

if TYPE_CHECKING:
    from sqlalchemy import Engine

WRITERS: Final = 0x4D4A4431
"""The number of the advisory lock that whoever writes holds: so the chain has one order."""


_SLOW: Final = 0.5
"""An attempt to connect that took longer than that, seconds, is felt by whoever waits for it."""

_REST: Final = 10.0
"""So long, in seconds, nobody has to wait for another one; the listener goes on to look for the server meanwhile."""


class ServerDatabase:
    """The one connection to a server; what each method does, ``Database`` says.

    A connection that was lost is made anew when something is begun. One that is lost under a commit leaves open whether
    the server has what was entered: it is asked, with the lock in hand, so that nobody is still about to commit it.

    Attributes:
        place: Where the database is.
        book: The folder of this machine's own second book of it.
    """

    def __init__(self, place: ServerPlace, timeout: float) -> None:
        """Connects.

        Args:
            place: Where the database is.
            timeout: How long to wait for others who are writing, seconds.

        Raises:
            LedgerError: If there is no way there.
        """
        self.place = place
        self.book = place.book
        self._timeout = timeout
        self._engine: Engine | None = None
        self._away_until = 0.0
        with self.told():
            self._connection = connect(place, timeout)

    @classmethod
    def open(cls, place: ServerPlace, timeout: float) -> ServerDatabase:
        """Opens a ledger on a server; makes the tables in an empty database, and brings older ones up to date.

        Args:
            place: Where the database is.
            timeout: How long to wait for others who are writing, seconds.

        Raises:
            LedgerError: If it cannot be opened; what is there is then left as it is.
        """
        from mahjong_desk.ledger.inspection import NEWEST
        from mahjong_desk.ledger.server import tables

        opened = cls(place, timeout)
        try:
            with opened.told():
                if tables.version_of(opened, place) < NEWEST:
                    opened._bring_up_to_date()
        except BaseException:
            opened.close()
            raise
        return opened

    def execute(self, statement: str, values: Any = (), /) -> Rows:
        """Carries a statement out."""
        return self._connection.execute(_in_words_of_libpq(statement), values)

    def told(self) -> AbstractContextManager[None]:
        """Tells what the world does to the server."""
        return told(self.place)

    def ready(self) -> None:
        """Connects anew where the connection was lost meanwhile."""
        with self.told():
            if not is_lost(self._connection):
                with suppress(Exception):
                    self._connection.execute("")
            if is_lost(self._connection):
                self._connect_again()

    @contextmanager
    def transaction(self, *, writing: bool = False) -> Iterator[None]:
        """Begins a transaction that sees one state; one that writes holds the lock of the writers."""
        with self.told():
            self.ready()
            self.begin(writing=writing)
            try:
                yield
            except BaseException:
                self._connection.rollback()
                raise
            self._connection.commit()

    def begin(self, *, writing: bool) -> None:
        """Begins a transaction on the connection as it is."""
        if not writing:
            self._connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return
        self._connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
        try:
            self._connection.execute("SELECT pg_advisory_xact_lock(%s)", (WRITERS,))
        except BaseException:
            self._connection.rollback()
            raise

    def engine(self) -> Engine:
        """Returns SQLAlchemy over the connection, also over one that was made anew."""
        if self._engine is None:
            self._engine = _engine_over(self)
        return self._engine

    @property
    def connection(self) -> Connection:
        """The connection as it is now."""
        return self._connection

    def is_free(self) -> bool:
        """Tries the lock; a connection that is lost is not made anew for that, which could take a while."""
        if is_lost(self._connection):
            return False
        try:
            with self.told(), self._connection.transaction():
                found = self._connection.execute("SELECT pg_try_advisory_xact_lock(%s)", (WRITERS,)).fetchone()
        except LedgerError:
            # What else is in the way is told by whoever writes.
            return not is_lost(self._connection)
        return found == (True,)

    def may_write(self) -> None:
        """Writes to no row."""
        self.execute("UPDATE sessions SET name = name WHERE id < 0")

    def look(self, known: End) -> None:
        """Makes sure that the server still has what it had."""
        if hash_at(self, known.number) != known.hash:
            raise ServerRestored(self.place)

    def keep(self, entered: End, commit: Callable[[], None], put_down: Callable[[], Added]) -> None:
        """Commits first: the second book of this machine witnesses what the server has, also of others.

        A line that the server may not have would be a different story once others have gone on.
        """
        try:
            commit()
        except Exception:
            if not is_lost(self._connection) or not self._went_through(entered):
                raise
        # The server has it. A witness who cannot ask what came between goes on with the next entry.
        with suppress(ServerUnreachable, ServerBusy):
            self.catch_up(put_down)

    def catch_up(self, put_down: Callable[[], Added]) -> None:
        """Writes with the lock in hand: another program of this machine may be about to write the same."""
        # Whoever asks for this has heard of the server.
        self._away_until = 0.0
        with self.transaction(writing=True):
            put_down()

    def seen(self) -> None:
        """Remembers nothing: what was read last says it."""

    def faults(self) -> list[str]:
        """Finds nothing: the server checks its pages itself."""
        return []

    def copy_to(self, path: Path) -> None:
        """Writes a ledger of all links: the same chain, in a file."""
        from mahjong_desk.ledger.projecting import project
        from mahjong_desk.ledger.upgrade import create

        with self.transaction():
            lines = list(read_lines(self, self.place, 0))

        def fill(empty: Readable) -> None:
            for line in lines:
                project(empty, line)

        create(path, self._timeout, fill)

    def close(self) -> None:
        """Closes the connection."""
        self._connection.close()

    def _went_through(self, entered: End) -> bool:
        """Tells whether the server has what was committed when the connection was lost.

        Raises:
            LedgerError: If it cannot be asked.
        """
        with self.transaction(writing=True):
            return hash_at(self, entered.number) == entered.hash

    def _connect_again(self) -> None:
        self._connection.close()
        begun = monotonic()
        if begun < self._away_until:
            raise ServerUnreachable(self.place)
        try:
            self._connection = connect(self.place, self._timeout)
        except Exception:
            if monotonic() - begun > _SLOW:
                self._away_until = monotonic() + _REST
            raise
        if self._engine is not None:
            # What it held was the connection that is lost.
            self._engine.dispose(close=False)

    def _bring_up_to_date(self) -> None:
        from mahjong_desk.ledger.engine import WRITING
        from mahjong_desk.ledger.inspection import NEWEST
        from mahjong_desk.ledger.server import tables

        with self.engine().connect().execution_options(**{WRITING: True}) as connection, connection.begin():
            # With the lock held: another machine may have been quicker.
            version = tables.version_of(self, self.place)
            if version == 0:
                tables.make(connection)
            elif version < NEWEST:
                tables.make_anew(connection, self, self.place)


@cache
def _in_words_of_libpq(statement: str) -> str:
    """Returns a statement with the marks that libpq's driver knows for its values."""
    doubled = statement.replace("%", "%%").replace("?", "%s")
    return re.sub(r"(?<![:\w]):(\w+)", r"%(\1)s", doubled)


def _engine_over(database: ServerDatabase) -> Engine:
    from sqlalchemy import Connection as SqlConnection
    from sqlalchemy import StaticPool, create_engine, event

    from mahjong_desk.ledger.engine import WRITING

    def begin(connection: SqlConnection) -> None:
        database.begin(writing=connection.get_execution_options().get(WRITING, False))

    engine = create_engine(
        "postgresql+psycopg://",
        creator=lambda: database.connection,
        poolclass=StaticPool,
        use_native_hstore=False,
        # Every transaction ends where it was begun.
        pool_reset_on_return=None,
    )
    event.listen(engine, "begin", begin)
    return engine
