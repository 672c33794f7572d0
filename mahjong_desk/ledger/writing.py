# SPDX-License-Identifier: MIT
"""What is written about sessions and matches, through SQLAlchemy."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, select

from mahjong_desk.ledger.documents import spell
from mahjong_desk.ledger.engine import WRITING, make_engine
from mahjong_desk.ledger.entries import Entry, MatchHeader
from mahjong_desk.ledger.errors import LedgerChanged, told
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.records import SessionRecord
from mahjong_desk.ledger.schema import journal, matches, sessions


class Writer:
    """Writes through the connection of a ledger, and gives its books what they need of SQLAlchemy.

    Every method raises ``LedgerError`` for what the world does to the file, and then has written nothing.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        """Joins a connection to a file."""
        self._path = path
        self._engine = make_engine(connection)

    def close(self) -> None:
        """Closes the connection."""
        self._engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Gives a connection for as long as nothing may change that is read."""
        with told(self._path), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Gives a connection with the write lock; what it wrote is on the disk when the block ends without error."""
        with (
            told(self._path),
            self._engine.connect().execution_options(**{WRITING: True}) as connection,
            connection.begin(),
        ):
            yield connection

    def start_session(self, name: str, at: str) -> SessionRecord:
        """Returns a new session."""
        with self.writing() as connection:
            result = connection.execute(sessions.insert().values(name=name, started_at=at))
            return SessionRecord(_key(result.inserted_primary_key), name, at)

    def rename_session(self, session_id: int, name: str) -> SessionRecord:
        """Returns the session under its new name.

        Raises:
            LookupError: If there is no such session.
        """
        with self.writing() as connection:
            connection.execute(sessions.update().where(sessions.c.id == session_id).values(name=name))
            return _session(connection, session_id)

    def open_match(self, session_id: int, header: MatchHeader, at: str) -> Journal:
        """Returns the journal of a new match, which is on the disk.

        Raises:
            LookupError: If there is no such session.
            ValueError: If ``at`` is not a time of the journal.
        """
        with self.writing() as connection:
            _session(connection, session_id)
            highest = select(func.coalesce(func.max(matches.c.number), 0)).where(matches.c.session_id == session_id)
            number = connection.execute(highest).scalar_one() + 1
            begun = Journal.begin(0, header, at)
            values = {"session_id": session_id, "number": number, "opened_at": at}
            result = connection.execute(matches.insert().values(**values, head=begun.head, length=begun.length))
            match_id = _key(result.inserted_primary_key)
            _write(connection, match_id, begun.entries[-1])
        return replace(begun, match_id=match_id)

    def move_on(self, before: Journal, after: Journal) -> None:
        """Writes the one entry by which a journal is longer than before.

        Raises:
            LedgerChanged: If another process has written to this match meanwhile.
        """
        with self.writing() as connection:
            ours = (
                (matches.c.id == before.match_id)
                & (matches.c.head == before.head)
                & (matches.c.length == before.length)
            )
            moved = connection.execute(matches.update().where(ours).values(head=after.head, length=after.length))
            if moved.rowcount != 1:
                raise LedgerChanged(self._path)
            _write(connection, before.match_id, after.entries[-1])


def _session(connection: Connection, session_id: int) -> SessionRecord:
    line = connection.execute(select(sessions).where(sessions.c.id == session_id)).mappings().first()
    if line is None:
        raise LookupError(f"no session {session_id}")
    return SessionRecord(**line)


def _write(connection: Connection, match_id: int, entry: Entry) -> None:
    connection.execute(
        journal.insert().values(
            match_id=match_id,
            sequence=entry.sequence,
            at=entry.at,
            kind=str(entry.kind),
            payload=spell(entry.payload),
            previous=entry.previous,
            hash=entry.hash,
        )
    )


def _key(inserted: Any) -> int:
    return int(inserted[0])
