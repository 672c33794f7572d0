# SPDX-License-Identifier: MIT
"""The database and the second book side by side: what one lacks and the other has, before anything is built upon it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from mahjong_desk.ledger.chain import End, Line, first_gap
from mahjong_desk.ledger.database import Database
from mahjong_desk.ledger.errors import BooksDiffer, LedgerBehind, LedgerLost, SecondBookBroken
from mahjong_desk.ledger.faults import told
from mahjong_desk.ledger.links import end_of, hash_at, read_lines
from mahjong_desk.ledger.place import book_folder
from mahjong_desk.ledger.progress import UNWATCHED, Progress, Stage
from mahjong_desk.ledger.second_book import Added, BookBroken, SecondBook


class TwoBooks:
    """The two books of an open ledger.

    Every method raises ``LedgerError`` for what the world does to them.

    Attributes:
        database: The database.
        second: The second book.
        known: Where the chain ends, as far as this program knows.
        told: Where it ended when others were heard of last, with what this program has entered since.
    """

    def __init__(self, database: Database) -> None:
        """Takes both as they lie there."""
        self.database = database
        self.second = SecondBook(database.book)
        self.known = End()
        self.told = End()

    def compare(self, progress: Progress = UNWATCHED) -> None:
        """Writes into the second book what it lacks; the caller holds the write lock of the database.

        Args:
            progress: How far that is.

        Raises:
            LedgerBehind: If the database lacks what the second book has.
            BooksDiffer: If both say different things.
            SecondBookBroken: If the second book cannot be read.
        """
        with self._reading_second():
            ours, theirs = end_of(self.database), self.second.end()
            if theirs.number > ours.number:
                lines = list(self.second.lines(ours.number))
                if first_gap(lines, ours) is not None:
                    raise BooksDiffer(self.database.place, ours.number)
                raise LedgerBehind(self.database.place, len(lines), lines[-1].link.at)
            if hash_at(self.database, theirs.number) != theirs.hash:
                raise BooksDiffer(self.database.place, theirs.number)
            if theirs.number < ours.number:
                missing = self._lines(theirs.number)
                self.second.append(progress.over(missing, Stage.SECOND_BOOK, ours.number - theirs.number))

    def keep(self, lines: Sequence[Line], end: End, commit: Callable[[], None]) -> None:
        """Commits what was entered, and puts it down in the second book.

        Args:
            lines: What was entered.
            end: Where the chain ends with it.
            commit: Commits it in the database.

        Raises:
            BooksDiffer: If the second book does not end where the chain stood before.
            SecondBookBroken: If the second book cannot be read.
        """
        self.database.keep(end, commit, lambda: self.put_down(lines))
        self.known = end
        if lines and self.told.hash == lines[0].link.previous:
            self.told = end
        self.database.seen()

    def put_down(self, lines: Sequence[Line]) -> Added:
        """Writes into the second book what it lacks with what was just entered; returns how to take it back.

        Raises:
            BooksDiffer: If the second book does not end where the chain stood before.
            SecondBookBroken: If the second book cannot be read.
        """
        with self._reading_second():
            end = self.second.end()
            if lines and end == End(lines[0].link.number - 1, lines[0].link.previous):
                return self.second.append(lines)
            if hash_at(self.database, end.number) != end.hash:
                raise BooksDiffer(self.database.place, end.number)
            return self.second.append(self._lines(end.number))

    def catch_up(self) -> bool:
        """Writes into the second book what others have entered, where they do not do so themselves.

        Returns:
            Whether they have entered anything.

        Raises:
            LedgerMoved: If the database is not the one that was opened.
            BooksDiffer: If the second book has what the database has not.
            SecondBookBroken: If the second book cannot be read.
        """
        before = self.told
        self.database.catch_up(self._witness)
        return self.told != before

    def _witness(self) -> Added:
        self.look()
        self.told = self.known
        return self.put_down(())

    def look(self) -> None:
        """Makes sure that the database is still the one that was opened.

        Raises:
            LedgerMoved: If it is not.
        """
        self.database.look(self.known)
        self.known = end_of(self.database)

    def _lines(self, after: int) -> Iterator[Line]:
        return read_lines(self.database, self.database.place, after)

    @contextmanager
    def _reading_second(self) -> Iterator[None]:
        try:
            with told(self.second.folder):
                yield
        except BookBroken as error:
            raise SecondBookBroken(self.database.place, str(error)) from error


def readable(second: SecondBook, after: int = 0) -> Iterator[Line]:
    """Yields the lines of a second book after a number, as far as they can be read."""
    with told(second.folder), suppress(BookBroken):
        yield from second.lines(after)


def read_through(second: SecondBook, stage: Stage, progress: Progress) -> Iterator[Line]:
    """Yields all lines of a second book, as far as they can be read.

    Args:
        second: The second book.
        stage: What is done with them.
        progress: How far it is.
    """
    total = 0
    with told(second.folder), suppress(BookBroken):
        total = second.end().number
    yield from progress.over(readable(second), stage, total)


def lost_ledger(path: Path, progress: Progress = UNWATCHED) -> LedgerLost | None:
    """Returns what to say of a ledger that is gone while its second book is there; None where there is none either."""
    found = 0, ""
    for line in read_through(SecondBook(book_folder(path)), Stage.READING, progress):
        found = found[0] + 1, line.link.at
    return LedgerLost(path, *found) if found[0] else None
