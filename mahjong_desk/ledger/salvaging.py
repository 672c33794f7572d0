# SPDX-License-Identifier: MIT
"""Everything that can still be read of a damaged ledger and its second book, written to a new one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from mahjong_desk.ledger.chain import End, Line
from mahjong_desk.ledger.connection import forgiving
from mahjong_desk.ledger.entries import seal
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerUnreachable
from mahjong_desk.ledger.faults import told
from mahjong_desk.ledger.links import read_lines
from mahjong_desk.ledger.place import book_folder
from mahjong_desk.ledger.rebuilding import build
from mahjong_desk.ledger.second_book import SecondBook


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What came of it.

    Attributes:
        entries: How many entries the new ledger has.
        from_book: How many of them only the second book still had.
        lost: The numbers of later entries that can be read, but follow from one that nobody has any more.
    """

    entries: int
    from_book: int
    lost: tuple[int, ...]


def salvage(path: Path, target: Path, timeout: float) -> Salvaged:
    """Writes a new ledger with all that a ledger and its second book still have; neither is changed.

    Args:
        path: The damaged ledger, which may be gone as long as its second book is there.
        target: Where the new one shall be; nothing may be there.
        timeout: How long to wait for another program, seconds.

    Raises:
        LedgerUnreachable: If something is at ``target``.
        LedgerDamaged: If nothing can be read at all.
        LedgerError: If the new ledger cannot be written.
    """
    if target.exists() or book_folder(target).exists():
        raise LedgerUnreachable(target, "there is something in this place")
    ours = _readable_links(path, timeout)
    theirs = {line.link.number: line for line in _readable_lines(SecondBook(book_folder(path)))}
    sound = {number: line for number, line in ours.items() if _is_sound(line)}
    found: list[Line] = []
    end = End()
    # An entry that was changed in one book is taken from the other, where that has it as it was.
    while (line := _next(end, sound, theirs, ours)) is not None:
        found.append(line)
        end = line.end
    if not found:
        raise LedgerDamaged(path, "nothing can be read of it")
    build(target, found, timeout)
    lost = sorted(number for number in ours.keys() | theirs.keys() if number > end.number)
    return Salvaged(len(found), sum(line.link.number not in sound for line in found), tuple(lost))


def _is_sound(line: Line) -> bool:
    entry = line.entry
    if entry is None:
        return True
    sealed = seal(entry["sequence"], entry["at"], entry["kind"], entry["payload"], entry["previous"])
    return bool(sealed == entry["hash"] == line.link.content["entry"])


def _next(end: End, *books: dict[int, Line]) -> Line | None:
    """Returns the line that follows, of the first book that has it."""
    for book in books:
        line = book.get(end.number + 1)
        if line is not None and line.link.previous == end.hash:
            return line
    return None


def _readable_links(path: Path, timeout: float) -> dict[int, Line]:
    """Returns what can be read of a database, link by link: a bad page takes away only what stands on it."""
    found: dict[int, Line] = {}
    if not path.is_file():
        return found
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=timeout)) as connection:
            connection.text_factory = forgiving
            for number in _numbers(connection):
                try:
                    line = next(read_lines(connection, path, number - 1, 1), None)
                except (sqlite3.DatabaseError, LedgerDamaged, UnicodeDecodeError):
                    continue
                if line is not None and line.link.number == number and line.link.sealed:
                    found[number] = line
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        # Not even the schema can be read.
        return found
    return found


def _numbers(connection: sqlite3.Connection) -> Iterator[int]:
    """Yields the numbers of the links, up to the highest that can be read from either end."""
    highest = 0
    for order in ("DESC", "ASC"):
        try:
            for (number,) in connection.execute(f"SELECT number FROM chain ORDER BY number {order}"):
                highest = max(highest, int(number))
                if order == "DESC":
                    break
        except sqlite3.DatabaseError:
            continue
    yield from range(1, highest + 1)


def _readable_lines(second: SecondBook) -> list[Line]:
    """Returns the lines of a second book, also those behind a line that cannot be read."""
    found: list[Line] = []
    with told(second.folder):
        for file in second.files():
            for text in file.read_bytes().splitlines():
                try:
                    found.append(Line.read(text))
                except ValueError:
                    continue
    return found
