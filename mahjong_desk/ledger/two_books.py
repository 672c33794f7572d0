# SPDX-License-Identifier: MIT
"""The database and the second book side by side: what one lacks and the other has, before anything is built upon it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from mahjong_desk.ledger.chain import OF_A_MATCH, End, Line, Link, LinkKind, first_gap, object_of
from mahjong_desk.ledger.documents import read
from mahjong_desk.ledger.entries import GENESIS
from mahjong_desk.ledger.errors import BooksDiffer, LedgerBehind, LedgerDamaged, LedgerLost, SecondBookBroken, told
from mahjong_desk.ledger.opened_file import OpenedFile
from mahjong_desk.ledger.place import book_folder
from mahjong_desk.ledger.second_book import Added, BookBroken, SecondBook

_NOTHING_ADDED = Added(())


class TwoBooks:
    """The two books of an open ledger.

    Every method raises ``LedgerError`` for what the world does to the files.

    Attributes:
        path: The database.
        connection: The one connection to it.
        second: The second book.
        known: Where the chain ends, as far as this program knows.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        """Takes both as they lie there."""
        self.path = path
        self.connection = connection
        self.second = SecondBook(book_folder(path))
        self._file: OpenedFile | None = None
        self.known = End()

    def compare(self) -> None:
        """Writes into the second book what it lacks; the caller holds the write lock of the database.

        Raises:
            LedgerBehind: If the database lacks what the second book has.
            BooksDiffer: If both say different things.
            SecondBookBroken: If the second book cannot be read.
        """
        with self._reading_second():
            ours, theirs = end_of(self.connection), self.second.end()
            if theirs.number > ours.number:
                lines = list(self.second.lines(ours.number))
                if first_gap(lines, ours) is not None:
                    raise BooksDiffer(self.path, ours.number)
                raise LedgerBehind(self.path, len(lines), lines[-1].link.at)
            if hash_at(self.connection, theirs.number) != theirs.hash:
                raise BooksDiffer(self.path, theirs.number)
            if theirs.number < ours.number:
                self.second.append(self.lines(theirs.number))

    def put_down(self, lines: Sequence[Line]) -> Added:
        """Writes what was entered into the second book; returns how to take it back.

        Raises:
            BooksDiffer: If the second book does not end where the chain stood before.
            SecondBookBroken: If the second book cannot be read.
        """
        if not lines:
            return _NOTHING_ADDED
        first = lines[0].link
        with self._reading_second():
            end = self.second.end()
            if end == End(first.number - 1, first.previous):
                return self.second.append(lines)
            if end.number >= first.number or hash_at(self.connection, end.number) != end.hash:
                raise BooksDiffer(self.path, end.number)
            return self.second.append(self.lines(end.number))

    def look(self) -> None:
        """Makes sure that the database is still the file that was opened.

        Raises:
            LedgerMoved: If it is not.
        """
        if self._file is None:
            self._file = OpenedFile(self.path)
        else:
            self._file.look(self.known)
        self.known = end_of(self.connection)

    def owns(self, log: Path) -> bool:
        """Tells whether a file is the log that was opened with the database."""
        return self._file is not None and self._file.is_log(log)

    def seen(self, end: End) -> None:
        """Remembers the file as it is after what this program itself has written, up to there."""
        self.known = end
        if self._file is not None:
            self._file.remember()

    def lines(self, after: int, most: int = -1) -> Iterator[Line]:
        """Yields what was entered after a number, out of the database; at most so many lines unless below zero.

        Raises:
            LedgerDamaged: At a link that is none any more, or brings an entry that is not there.
        """
        statement = (
            "SELECT number, at, kind, content, previous, hash FROM chain WHERE number > ? ORDER BY number LIMIT ?"
        )
        for number, at, kind, content, previous, hash_ in self.connection.execute(statement, (after, most)).fetchall():
            try:
                link = Link(number, at, LinkKind(kind), read(content), previous, hash_)
            except ValueError as error:
                raise LedgerDamaged(self.path, f"link {number}: {error}") from error
            yield Line(link, self._entry(link) if link.kind in OF_A_MATCH else None)

    def _entry(self, link: Link) -> dict[str, object]:
        statement = (
            "SELECT sequence, journal.at, kind, payload, previous, hash FROM journal "
            "JOIN matches ON matches.id = match_id WHERE uuid = ? AND sequence = ?"
        )
        wanted = (link.content["match"], link.content.get("sequence", 0))
        found = self.connection.execute(statement, wanted).fetchone()
        if found is None:
            raise LedgerDamaged(self.path, f"link {link.number}: its entry is missing")
        names = ("sequence", "at", "kind", "payload", "previous", "hash")
        return dict(zip(names, found, strict=True)) | {"payload": object_of(found[3])}

    @contextmanager
    def _reading_second(self) -> Iterator[None]:
        try:
            with told(self.second.folder):
                yield
        except BookBroken as error:
            raise SecondBookBroken(self.path, str(error)) from error


def readable(second: SecondBook, after: int = 0) -> list[Line]:
    """Returns the lines of a second book after a number, as far as they can be read."""
    found: list[Line] = []
    with told(second.folder), suppress(BookBroken):
        for line in second.lines(after):
            found.append(line)
    return found


def lost_ledger(path: Path) -> LedgerLost | None:
    """Returns what to say of a ledger that is gone while its second book is there; None where there is none either."""
    lines = readable(SecondBook(book_folder(path)))
    return LedgerLost(path, len(lines), lines[-1].link.at) if lines else None


def end_of(connection: sqlite3.Connection) -> End:
    """Returns where the chain in a database ends."""
    found = connection.execute("SELECT number, hash FROM chain ORDER BY number DESC LIMIT 1").fetchone()
    return End(*(found or ()))


def hash_at(connection: sqlite3.Connection, number: int) -> str | None:
    """Returns the hash of a link in a database; None if it has none of that number."""
    if number == 0:
        return GENESIS
    found = connection.execute("SELECT hash FROM chain WHERE number = ?", (number,)).fetchone()
    return str(found[0]) if found is not None else None
