# SPDX-License-Identifier: MIT
"""Everything that is written: into the chain and the tables, and into the second book before either counts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final
from uuid import uuid4

from mahjong_desk.ledger.brought import Brought
from mahjong_desk.ledger.chain import End, Line, LinkKind, columns_of, next_link
from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.doubtful import Doubtful
from mahjong_desk.ledger.engine import WRITING
from mahjong_desk.ledger.entries import Act, Entry, MatchHeader
from mahjong_desk.ledger.errors import LedgerChanged
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.links import end_of, hash_at
from mahjong_desk.ledger.merge import Decisions, Merge
from mahjong_desk.ledger.merging import merged
from mahjong_desk.ledger.progress import Progress, Stage
from mahjong_desk.ledger.projecting import match_id_of, project, session_id_of
from mahjong_desk.ledger.reading import read_session
from mahjong_desk.ledger.records import SessionRecord
from mahjong_desk.ledger.two_books import TwoBooks

if TYPE_CHECKING:
    from sqlalchemy import Connection

_MATCH: Final = "SELECT uuid, head, length FROM matches WHERE id = ?"
_HIGHEST: Final = "SELECT max(number) FROM matches WHERE session_id = ?"


class Writing:
    """A transaction that writes: it reads through its connection, and enters what shall be kept.

    Attributes:
        connection: The connection, with the write lock.
        lines: What was entered in it so far.
        end: Where the chain ends with that.
    """

    def __init__(self, connection: Connection, database: Readable, doubtful: Doubtful) -> None:
        """Begins with nothing entered, where the chain ends.

        Args:
            connection: SQLAlchemy's, with the write lock, for the books that ask much.
            database: The same, with the driver alone.
            doubtful: What an attempt before may have entered.
        """
        self.connection = connection
        self._database = database
        self._doubtful = doubtful
        self.lines: list[Line] = []
        self.end: End = end_of(database)

    def enter(self, kind: LinkKind, at: str, content: Document, entry: Entry | None = None) -> Line:
        """Adds a link to the chain, and what it brings to the tables; returns it, or the one that brought the same.

        Args:
            kind: What it is.
            at: When it was entered, UTC, ``2026-01-31T20:15:00Z``.
            content: What it says.
            entry: The entry of a match that it brings.
        """
        there = self.there(kind, content, entry)
        if there is not None:
            return there
        line = Line(next_link(self.end, kind, at, content), columns_of(entry) if entry is not None else None)
        self.take(line)
        return line

    def open_match(self, session: str, header: MatchHeader, at: str) -> Line:
        """Adds a new match of a session to the chain; returns its line.

        Args:
            session: The identity of the session.
            header: What is fixed from now on.
            at: When it begins, UTC, ``2026-01-31T20:15:00Z``.

        Raises:
            ValueError: If ``at`` is not a time of the journal.
        """
        (highest,) = self._database.execute(_HIGHEST, (session_id_of(self._database, session),)).fetchone()
        number = (highest or 0) + 1
        begun = Journal.begin(0, header, at)
        content = {"match": str(uuid4()), "session": session, "number": number, "entry": begun.head}
        return self.enter(LinkKind.MATCH, at, content, begun.entries[-1])

    def take(self, line: Line) -> None:
        """Adds a line that follows from where the chain ends, and what it brings to the tables."""
        project(self._database, line)
        self.lines.append(line)
        self.end = line.end

    def there(self, kind: LinkKind, content: Document, entry: Entry | None = None) -> Line | None:
        """Returns the line that brought the same when whoever entered it was told of a failure; None if none did."""
        return self._doubtful.take(kind, content, columns_of(entry) if entry is not None else None)


class Writer:
    """Writes through the connection of a ledger, and gives its books what they need of SQLAlchemy.

    Every method raises ``LedgerError`` for what the world does to the files, and then has written nothing.
    """

    def __init__(self, books: TwoBooks) -> None:
        """Takes the database and the second book."""
        self._books = books
        self._database = books.database
        self._engine = books.database.engine()
        self._doubtful = Doubtful()

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
                self._doubtful.settle(partial(hash_at, self._database))
                writing = Writing(connection, self._database, self._doubtful)
                yield writing
                try:
                    self._books.keep(writing.lines, writing.end, transaction.commit)
                except BaseException:
                    self._doubtful.add(writing.lines)
                    raise

    def start_session(self, name: str, at: str) -> SessionRecord:
        """Returns a new session."""
        with self.writing() as writing:
            line = writing.enter(LinkKind.SESSION, at, {"session": str(uuid4()), "name": name})
            return self._session(session_id_of(self._database, line.link.content["session"]))

    def rename_session(self, session_id: int, name: str, at: str) -> SessionRecord:
        """Returns the session under its new name.

        Raises:
            LookupError: If there is no such session.
        """
        with self.writing() as writing:
            content = {"session": self._session(session_id).uuid, "name": name}
            writing.enter(LinkKind.SESSION_NAME, at, content)
            return self._session(session_id)

    def open_match(self, session_id: int, header: MatchHeader, at: str) -> Journal:
        """Returns the journal of a new match, which is on the disk.

        Raises:
            LookupError: If there is no such session.
            ValueError: If ``at`` is not a time of the journal.
        """
        with self.writing() as writing:
            link = writing.open_match(self._session(session_id).uuid, header, at).link
            match_id = match_id_of(self._database, link.content["match"])
            return replace(Journal.begin(0, header, link.at), match_id=match_id)

    def take_in(self, brought: Brought, decisions: Decisions, source: str, at: str, progress: Progress) -> Merge:
        """Enters what a file brings, all of it or nothing; returns what became of it.

        Args:
            brought: What it brings.
            decisions: What a person wants where here and there have parted.
            source: The name of the file.
            at: When, UTC, ``2026-01-31T20:15:00Z``.
            progress: How far it is; given up, it has entered nothing.
        """
        with self.writing() as writing:
            merge = merged(self._database, brought, decisions, at, progress)
            for line in progress.over(merge.lines, Stage.ENTERING, len(merge.lines)):
                writing.take(line)
            for step in progress.over(merge.steps, Stage.ENTERING, len(merge.steps)):
                writing.enter(*step)
            if merge.steps:
                writing.enter(LinkKind.IMPORT, at, {"file": source, "entries": len(merge.steps)})
            return merge

    def move_on(self, before: Journal, act: Act, at: str) -> Journal:
        """Returns a journal with one act more, which is on the disk.

        Raises:
            ActRefused: If the act is not possible in this history.
            ValueError: If ``at`` is not a time of the journal.
            LedgerChanged: If another process has written to this match meanwhile.
        """
        after = before.then(act, at)
        with self.writing() as writing:
            entry = after.entries[-1]
            uuid, *stands = self._database.execute(_MATCH, (before.match_id,)).fetchone() or (None,)
            content = {"match": uuid, "sequence": entry.sequence, "entry": entry.hash}
            there = writing.there(LinkKind.ACT, content, entry)
            if there is not None:
                # Under the time at which it was entered first.
                return before.then(act, there.link.at)
            if stands != [before.head, before.length]:
                raise LedgerChanged(self._database.place)
            writing.enter(LinkKind.ACT, entry.at, content, entry)
            return after

    def _session(self, session_id: int) -> SessionRecord:
        found = read_session(self._database, session_id)
        if found is None:
            raise LookupError(f"no session {session_id}")
        return found
