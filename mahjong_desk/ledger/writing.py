# SPDX-License-Identifier: MIT
"""Everything that is written: into the chain and the tables, and into the second book before either counts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Final
from uuid import uuid4

from sqlalchemy import Connection, bindparam, func, select

from mahjong_desk.ledger.brought import Brought
from mahjong_desk.ledger.chain import End, Line, LinkKind, columns_of, next_link
from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.doubtful import Doubtful
from mahjong_desk.ledger.engine import WRITING
from mahjong_desk.ledger.entries import Act, Entry, MatchHeader
from mahjong_desk.ledger.errors import LedgerChanged
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.links import hash_at
from mahjong_desk.ledger.merging import Decisions, Merge, merged
from mahjong_desk.ledger.progress import Progress, Stage
from mahjong_desk.ledger.projecting import match_id_of, project, session_id_of
from mahjong_desk.ledger.records import SessionRecord
from mahjong_desk.ledger.schema import chain, matches, sessions
from mahjong_desk.ledger.two_books import TwoBooks

_END: Final = select(chain.c.number, chain.c.hash).order_by(chain.c.number.desc()).limit(1)
_MATCH: Final = select(matches.c.uuid, matches.c.head, matches.c.length).where(matches.c.id == bindparam("match_id"))


class Writing:
    """A transaction that writes: it reads through its connection, and enters what shall be kept.

    Attributes:
        connection: The connection, with the write lock.
        lines: What was entered in it so far.
        end: Where the chain ends with that.
    """

    def __init__(self, connection: Connection, doubtful: Doubtful) -> None:
        """Begins with nothing entered, where the chain ends; ``doubtful`` has what an attempt before may have entered."""
        self.connection = connection
        self._doubtful = doubtful
        self.lines: list[Line] = []
        self.end = End(*(connection.execute(_END).first() or ()))

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
        of_session = matches.c.session_id == session_id_of(self.connection, session)
        highest = select(func.coalesce(func.max(matches.c.number), 0)).where(of_session)
        number = self.connection.execute(highest).scalar_one() + 1
        begun = Journal.begin(0, header, at)
        content = {"match": str(uuid4()), "session": session, "number": number, "entry": begun.head}
        return self.enter(LinkKind.MATCH, at, content, begun.entries[-1])

    def take(self, line: Line) -> None:
        """Adds a line that follows from where the chain ends, and what it brings to the tables."""
        project(self.connection, line)
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
                writing = Writing(connection, self._doubtful)
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
            return _session(writing.connection, session_id_of(writing.connection, line.link.content["session"]))

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
        with self.writing() as writing:
            session = _uuid(writing.connection, session_id)
            link = writing.open_match(session, header, at).link
            match_id = match_id_of(writing.connection, link.content["match"])
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
            match = writing.connection.execute(_MATCH, {"match_id": before.match_id}).one_or_none()
            content = {"match": match and match.uuid, "sequence": entry.sequence, "entry": entry.hash}
            there = writing.there(LinkKind.ACT, content, entry)
            if there is not None:
                # Under the time at which it was entered first.
                return before.then(act, there.link.at)
            if match is None or (match.head, match.length) != (before.head, before.length):
                raise LedgerChanged(self._database.place)
            writing.enter(LinkKind.ACT, entry.at, content, entry)
            return after


def _session(connection: Connection, session_id: int) -> SessionRecord:
    columns = (sessions.c.id, sessions.c.name, sessions.c.started_at, sessions.c.uuid)
    line = connection.execute(select(*columns).where(sessions.c.id == session_id)).mappings().one()
    return SessionRecord(**line)


def _uuid(connection: Connection, session_id: int) -> str:
    found = connection.execute(select(sessions.c.uuid).where(sessions.c.id == session_id)).scalar()
    if found is None:
        raise LookupError(f"no session {session_id}")
    return str(found)
