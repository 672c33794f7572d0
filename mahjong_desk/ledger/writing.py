# SPDX-License-Identifier: MIT
"""Everything that is written: into the chain and the tables, and into the second book before either counts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final
from uuid import uuid4

from sqlalchemy import Connection, bindparam, func, select

from mahjong_desk.ledger.chain import End, Line, LinkKind, columns_of, next_link
from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.engine import WRITING
from mahjong_desk.ledger.entries import Entry, MatchHeader
from mahjong_desk.ledger.errors import LedgerChanged
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.projecting import match_id_of, project, session_id_of
from mahjong_desk.ledger.records import SessionRecord
from mahjong_desk.ledger.schema import chain, matches, sessions
from mahjong_desk.ledger.two_books import TwoBooks

_END: Final = select(chain.c.number, chain.c.hash).order_by(chain.c.number.desc()).limit(1)
_STANDING: Final = select(matches.c.uuid).where(
    matches.c.id == bindparam("match_id"),
    matches.c.head == bindparam("head"),
    matches.c.length == bindparam("length"),
)
"""The match that still ends as it is known to."""


class Writing:
    """A transaction that writes: it reads through its connection, and enters what shall be kept.

    Attributes:
        connection: The connection, with the write lock.
        lines: What was entered in it so far.
        end: Where the chain ends with that.
    """

    def __init__(self, connection: Connection) -> None:
        """Begins with nothing entered, where the chain ends."""
        self.connection = connection
        self.lines: list[Line] = []
        self.end = End(*(connection.execute(_END).first() or ()))

    def enter(self, kind: LinkKind, at: str, content: Document, entry: Entry | None = None) -> None:
        """Adds a link to the chain, and what it brings to the tables.

        Args:
            kind: What it is.
            at: When it was entered, UTC, ``2026-01-31T20:15:00Z``.
            content: What it says.
            entry: The entry of a match that it brings.
        """
        line = Line(next_link(self.end, kind, at, content), columns_of(entry) if entry is not None else None)
        project(self.connection, line)
        self.lines.append(line)
        self.end = line.end


class Writer:
    """Writes through the connection of a ledger, and gives its books what they need of SQLAlchemy.

    Every method raises ``LedgerError`` for what the world does to the files, and then has written nothing.
    """

    def __init__(self, books: TwoBooks) -> None:
        """Takes the database and the second book."""
        self._books = books
        self._database = books.database
        self._engine = books.database.engine()

    def close(self) -> None:
        """Closes the connection."""
        self._engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Gives a connection for as long as nothing may change that is read."""
        with self._database.told():
            self._database.ready()
            with self._engine.begin() as connection:
                yield connection

    @contextmanager
    def writing(self) -> Iterator[Writing]:
        """Gives a transaction; what was entered in it is kept, in both books, when the block ends without error."""
        with self._database.told():
            self._database.ready()
            with (
                self._engine.connect().execution_options(**{WRITING: True}) as connection,
                connection.begin() as transaction,
            ):
                self._books.look()
                writing = Writing(connection)
                yield writing
                self._books.keep(writing.lines, writing.end, transaction.commit)

    def start_session(self, name: str, at: str) -> SessionRecord:
        """Returns a new session."""
        uuid = str(uuid4())
        with self.writing() as writing:
            writing.enter(LinkKind.SESSION, at, {"session": uuid, "name": name})
            return _session(writing.connection, session_id_of(writing.connection, uuid))

    def rename_session(self, session_id: int, name: str, at: str) -> SessionRecord:
        """Returns the session under its new name.

        Raises:
            LookupError: If there is no such session.
        """
        with self.writing() as writing:
            content = {"session": _uuid(writing.connection, session_id), "name": name}
            writing.enter(LinkKind.SESSION_NAME, at, content)
            return _session(writing.connection, session_id)

    def open_match(self, session_id: int, header: MatchHeader, at: str) -> Journal:
        """Returns the journal of a new match, which is on the disk.

        Raises:
            LookupError: If there is no such session.
            ValueError: If ``at`` is not a time of the journal.
        """
        uuid = str(uuid4())
        with self.writing() as writing:
            session = _uuid(writing.connection, session_id)
            highest = select(func.coalesce(func.max(matches.c.number), 0)).where(matches.c.session_id == session_id)
            number = writing.connection.execute(highest).scalar_one() + 1
            begun = Journal.begin(0, header, at)
            content = {"match": uuid, "session": session, "number": number, "entry": begun.head}
            writing.enter(LinkKind.MATCH, at, content, begun.entries[-1])
            return replace(begun, match_id=match_id_of(writing.connection, uuid))

    def move_on(self, before: Journal, after: Journal) -> None:
        """Writes the one entry by which a journal is longer than before.

        Raises:
            LedgerChanged: If another process has written to this match meanwhile.
        """
        with self.writing() as writing:
            ours = {"match_id": before.match_id, "head": before.head, "length": before.length}
            uuid = writing.connection.execute(_STANDING, ours).scalar()
            if uuid is None:
                raise LedgerChanged(self._database.place)
            entry = after.entries[-1]
            content = {"match": uuid, "sequence": entry.sequence, "entry": entry.hash}
            writing.enter(LinkKind.ACT, entry.at, content, entry)


def _session(connection: Connection, session_id: int) -> SessionRecord:
    columns = (sessions.c.id, sessions.c.name, sessions.c.started_at)
    line = connection.execute(select(*columns).where(sessions.c.id == session_id)).mappings().one()
    return SessionRecord(**line)


def _uuid(connection: Connection, session_id: int) -> str:
    found = connection.execute(select(sessions.c.uuid).where(sessions.c.id == session_id)).scalar()
    if found is None:
        raise LookupError(f"no session {session_id}")
    return str(found)
