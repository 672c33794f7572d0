# SPDX-License-Identifier: MIT
"""A ledger made of the second book: the whole of it, or what the database lacks."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from mahjong_desk.ledger.chain import End, Line, first_gap
from mahjong_desk.ledger.database import Database, Readable
from mahjong_desk.ledger.errors import BooksDiffer, LedgerDamaged, SecondBookBroken
from mahjong_desk.ledger.faults import told
from mahjong_desk.ledger.file_database import FileDatabase
from mahjong_desk.ledger.inspection import is_there
from mahjong_desk.ledger.ledger import Ledger, open_database
from mahjong_desk.ledger.links import end_of, read_lines
from mahjong_desk.ledger.place import beside, book_folder, companions, set_aside
from mahjong_desk.ledger.progress import UNWATCHED, Progress, Stage
from mahjong_desk.ledger.projecting import project
from mahjong_desk.ledger.second_book import SecondBook
from mahjong_desk.ledger.server_place import Place
from mahjong_desk.ledger.two_books import read_through, readable
from mahjong_desk.ledger.upgrade import create, place
from mahjong_desk.ledger.workshop import workshop


def rebuild(path: Path, timeout: float, progress: Progress = UNWATCHED, *, why: str = "damaged") -> int:
    """Makes a ledger of its second book, whole from the moment that it can be seen; one that is there is set aside.

    Args:
        path: Where it was and shall be; must not be open in this process.
        timeout: How long to wait for another program, seconds.
        progress: How far it is.
        why: What the new name of one that is set aside says of it, in a word.

    Returns:
        How many entries it has.

    Raises:
        LedgerDamaged: If nothing can be read of the second book; nothing is set aside then.
        SecondBookBroken: If it does not make a chain; nothing is set aside then either.
        LedgerError: If it cannot be made.
        GivenUp: If nobody wants it any more; nothing is set aside then.
    """
    lines = read_through(SecondBook(book_folder(path)), Stage.ENTERING, progress)
    with told(path), workshop(path.parent) as making:
        draft = making / path.name
        entries = build(draft, lines, timeout)
        if not entries:
            raise LedgerDamaged(path, "nothing can be read of its second book")
        if is_there(path):
            set_aside(path, why=why, book=False)
        place(draft, path)
    return entries


def build(path: Path, lines: Iterable[Line], timeout: float) -> int:
    """Makes a new ledger of lines, where none is, whole from the moment that it can be seen; returns how many there are.

    Raises:
        SecondBookBroken: If the lines do not make a chain.
        LedgerError: If it cannot be made.
    """
    entries = 0

    def fill(empty: Readable) -> None:
        nonlocal entries
        entries = _project_all(empty, lines, path)

    create(path.absolute(), timeout, fill)
    return entries


def put_back(ledger: Ledger, timeout: float) -> Path | None:
    """Puts what an open ledger knows under its name again, after the file there was exchanged.

    The ledger stays open, whatever happens, and writes no more: the caller opens what lies there now, then closes it.

    Args:
        ledger: The ledger that is open.
        timeout: How long to wait for another program, seconds.

    Returns:
        Where that is now what lay there; None if nothing did.

    Raises:
        LedgerError: If it cannot be written; nothing of what lay there or is open is lost.
    """
    path, other = _file_of(ledger).place, None
    with told(path), workshop(path.parent) as making:
        draft = _rescued(ledger, making, timeout)
        _leave_log(ledger)
        if is_there(path):
            other = set_aside(path, why="other", book=False)
        place(draft, path)
    return other


def put_beside(ledger: Ledger, timeout: float) -> Path:
    """Puts what an open ledger knows beside the file that was put in its place, with its second book; closes it.

    Args:
        ledger: The ledger that is open.
        timeout: How long to wait for another program, seconds.

    Returns:
        Where it is.

    Raises:
        LedgerError: If it cannot be written; the ledger stays open.
    """
    path = _file_of(ledger).place
    target = beside(path, "open")
    with told(path), workshop(path.parent) as making:
        place(_rescued(ledger, making, timeout), target)
        if book_folder(path).exists():
            book_folder(path).rename(book_folder(target))
    let_go(ledger)
    return target


def let_go(ledger: Ledger) -> None:
    """Closes a ledger whose file was exchanged, and keeps what SQLite would take for the log of the other.

    Raises:
        LedgerError: If the log cannot be renamed; the ledger stays open.
    """
    with told(_file_of(ledger).place):
        _leave_log(ledger)
    ledger.close()


def _leave_log(ledger: Ledger) -> None:
    """Renames the log of an open ledger where it still lies beside the file that was put in the place of that ledger."""
    file = _file_of(ledger)
    log, index, _ = companions(file.place)
    if log.exists():
        if not file.owns(log):
            return
        log.rename(companions(beside(file.place, "left"))[0])
    index.unlink(missing_ok=True)


def _file_of(ledger: Ledger) -> FileDatabase:
    """Returns the file of a ledger that was exchanged: that happens to files alone."""
    if not isinstance(ledger.books.database, FileDatabase):
        raise TypeError("a ledger on a server has no file")
    return ledger.books.database


def _rescued(ledger: Ledger, making: Path, timeout: float) -> Path:
    """Returns a new ledger that says all that the open one knows: of the second book, else of the file that is open."""
    path = _file_of(ledger).place
    draft = making / path.name
    if _ends_as(ledger):
        build(draft, readable(ledger.books.second), timeout)
    else:
        ledger.backup(draft)
    return draft


def _ends_as(ledger: Ledger) -> bool:
    """Tells whether the second book of an open ledger can be read whole, and ends where that ledger does."""
    end = End()
    for line in readable(ledger.books.second):
        end = line.end
    return end == ledger.books.known != End()


def take_back(place: Place, timeout: float) -> int:
    """Gives the database what the second book has and it lacks.

    Args:
        place: The database.
        timeout: How long to wait for others, seconds.

    Returns:
        How many entries came back.

    Raises:
        BooksDiffer: If what the second book has does not follow from what the database has.
        LedgerError: If it cannot be written; the database is then as it was.
    """
    with _filling(place, timeout) as database:
        end = end_of(database)
        second = SecondBook(database.book)
        lines = list(readable(second, end.number))
        if not lines and second.end() == end:
            # Another window was quicker.
            return 0
        # Where the second book is shorter or tells another story, nothing follows.
        if not lines or first_gap(lines, end) is not None:
            raise BooksDiffer(place, end.number)
        for line in lines:
            project(database, line)
        return len(lines)


def bring(ledger: Ledger, place: Place, timeout: float) -> int:
    """Writes everything that a ledger has into one that has nothing yet, such as on a server.

    Args:
        ledger: The ledger; it stays as it is.
        place: The other one.
        timeout: How long to wait for others, seconds.

    Returns:
        How many entries it has.

    Raises:
        BooksDiffer: If there is something in it.
        LedgerError: If it cannot be written; it is then as it was.
    """
    with ledger.books.database.transaction(), _filling(place, timeout) as database:
        if (end := end_of(database)) != End():
            raise BooksDiffer(place, end.number)
        for line in read_lines(ledger.books.database, ledger.place, 0):
            project(database, line)
            end = line.end
    return end.number


@contextmanager
def _filling(place: Place, timeout: float) -> Iterator[Database]:
    """Gives the database of a ledger that is not open, in a transaction that writes to it."""
    database = open_database(place, timeout)
    try:
        with database.transaction(writing=True):
            yield database
    finally:
        database.close()


def _project_all(database: Readable, lines: Iterable[Line], path: Path) -> int:
    end = End()
    for line in lines:
        if (gap := first_gap((line,), end)) is not None:
            raise SecondBookBroken(path, f"link {gap} does not follow from the one before it")
        try:
            project(database, line)
        except (LookupError, sqlite3.IntegrityError) as error:
            # Its seal fits, but it speaks of what is not there, or is there already.
            raise SecondBookBroken(path, f"link {line.link.number}: {error}") from error
        end = line.end
    return end.number
