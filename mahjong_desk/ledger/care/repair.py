# SPDX-License-Identifier: MIT
"""Repair and restore: a new ledger from the longest sound chain that database, text copy and backups still have.

A restore is a repair from one backup alone. The old files are put aside; nothing is deleted.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from mahjong_desk.ledger.care.backups import backups_in
from mahjong_desk.ledger.database.database import open_database
from mahjong_desk.ledger.database.sqlite_file import lenient
from mahjong_desk.ledger.database.tables import COLUMNS, Executes, add
from mahjong_desk.ledger.entry import End, Entry
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError, LedgerLocked
from mahjong_desk.ledger.faults import explained
from mahjong_desk.ledger.files import sync, workshop
from mahjong_desk.ledger.place import backups_folder, beside, companions, files_of, mirror_path
from mahjong_desk.ledger.progress import UNWATCHED, Progress, Stage
from mahjong_desk.ledger.text.ledger_file import head_line, readable_entries

_MISSES: Final = 100_000
"""So many numbers beyond the last readable row are tried where a page is bad."""


class Source(NamedTuple):
    """Something that entries can be read from."""

    name: str
    read: Callable[[], Iterator[Entry]]


class Piece(NamedTuple):
    """Entries that follow each other in one source."""

    source: int
    last: int


class Chain(NamedTuple):
    """The longest sound chain."""

    end: End
    pieces: tuple[Piece, ...]
    beyond: Mapping[str, int]


class Preview(NamedTuple):
    """What a repair or restore would do."""

    now: End | None
    then: End
    common: int
    goes: Mapping[str, int]
    comes: Mapping[str, int]


class Repaired(NamedTuple):
    """What a repair did."""

    end: End
    kept: Mapping[str, int]
    lost: Mapping[str, int]
    aside: Path | None


def sources_of(path: Path, folder: Path | None = None) -> list[Source]:
    """Returns database, text copy and backups of a ledger, as far as they are there."""
    found = [Source("database", lambda: _rows(path))] if path.exists() else []
    if mirror_path(path).exists():
        found.append(source_of(mirror_path(path))._replace(name="text copy"))
    with suppress(LedgerError):
        found += [source_of(backup.path) for backup in backups_in(folder or backups_folder(path.parent))]
    return found


def source_of(file: Path) -> Source:
    """Returns a backup, an export or a database as a source."""
    is_database = file.suffix == ".sqlite3"
    return Source(file.name, lambda: _rows(file) if is_database else readable_entries(file))


def longest(sources: Sequence[Source], progress: Progress = UNWATCHED) -> Chain:
    """Returns the longest sound chain that can be put together from sources.

    All sources are read side by side, number by number. An entry is sound if its hash fits one of the chains found so far;
    where sources disagree, each sound branch is followed, and the one that gets furthest wins.
    """
    readers = [_Reader(source.read()) for source in sources]
    branches: dict[str, tuple[Piece, ...]] = {End().hash: ()}
    number = 0
    progress.begin(Stage.READING)
    while True:
        grown: dict[str, tuple[Piece, ...]] = {}
        for place, reader in enumerate(readers):
            for entry in reader.at(number + 1):
                if entry.hash in grown:
                    continue
                for hash_, pieces in branches.items():
                    if entry.is_sound_after(hash_):
                        grown[entry.hash] = _extended(pieces, Piece(place, number + 1))
                        break
        if not grown:
            break
        branches, number = grown, number + 1
        progress.go_on()
    end = End(number, next(iter(branches)))
    beyond = {source.name: reader.rest() for source, reader in zip(sources, readers, strict=True)}
    return Chain(end, branches[end.hash], {name: count for name, count in beyond.items() if count})


def entries_of(chain: Chain, sources: Sequence[Source]) -> Iterator[Entry]:
    """Yields the entries of a chain."""
    end = End()
    for piece in chain.pieces:
        for entry in sources[piece.source].read():
            if entry.number > piece.last:
                break
            if end.is_followed_by(entry):
                end = entry.end
                yield entry


def preview(path: Path, sources: Sequence[Source], progress: Progress = UNWATCHED) -> Preview:
    """Returns what a repair from these sources would do; nothing is changed."""
    present = sources_of(path, path.parent / "no folder")
    then = _found(path, sources, progress)
    ours, theirs = longest(present, progress), then
    common = 0
    goes: Counter[str] = Counter()
    comes: Counter[str] = Counter()
    mine = entries_of(ours, present)
    for entry in entries_of(theirs, sources):
        other = next(mine, None)
        if other is not None and other.hash == entry.hash:
            common = entry.number
            continue
        comes[entry.kind] += 1
        if other is not None:
            goes[other.kind] += 1
    goes.update(entry.kind for entry in mine)
    return Preview(ours.end if present else None, then.end, common, goes, comes)


def repair(
    path: Path, timeout: float, progress: Progress = UNWATCHED, sources: Sequence[Source] | None = None
) -> Repaired:
    """Builds a ledger anew and puts the old files aside; a process that is killed leaves the old or the new one."""
    path = path.absolute()
    sources = sources_of(path) if sources is None else sources
    with explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with workshop(path.parent) as place:
            old = _copied(path, place / "old", timeout)
            chain = _found(path, sources, progress)
            draft = place / path.name
            entries = progress.over(entries_of(chain, sources), Stage.ENTERING, chain.end.number)
            end = build(draft, entries, timeout)
            if end != chain.end:
                raise LedgerDamaged(path, f"entry {end.number + 1} makes no sense, or cannot be read a second time")
            aside = _exchange(draft, path, old)
    kept: Counter[str] = Counter()
    before = 0
    for piece in chain.pieces:
        kept[sources[piece.source].name] += piece.last - before
        before = piece.last
    return Repaired(chain.end, kept, chain.beyond, aside)


def build(path: Path, entries: Iterator[Entry], timeout: float) -> End:
    """Makes a new ledger, database and text copy, of entries, and returns where it ends."""
    end = End()
    database = open_database(path, timeout)
    try:
        with database.appending(), mirror_path(path).open("wb") as mirror:
            mirror.write(head_line())
            for entry in entries:
                try:
                    add(database, entry)
                except (LookupError, ValueError, TypeError, sqlite3.IntegrityError):
                    # Its hash fits, but it makes no sense here: what follows is put aside with the old files.
                    break
                mirror.write(entry.line())
                end = entry.end
            mirror.flush()
            os.fsync(mirror.fileno())
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        database.close()
    sync(path)
    return end


def _found(path: Path, sources: Sequence[Source], progress: Progress) -> Chain:
    chain = longest(sources, progress)
    if not chain.end.number:
        raise LedgerDamaged(path, "nothing can be read of it")
    return chain


def _extended(pieces: tuple[Piece, ...], piece: Piece) -> tuple[Piece, ...]:
    if pieces and pieces[-1].source == piece.source:
        return (*pieces[:-1], piece)
    return (*pieces, piece)


def _copied(path: Path, folder: Path, timeout: float) -> list[Path]:
    """Copies all files of a ledger to a new folder, while no other program has it open; returns the copies."""
    folder.mkdir()
    with _alone(path, timeout):
        for file in files_of(path):
            if file.exists():
                shutil.copy2(file, folder / file.name)
                sync(folder / file.name)
    return sorted(folder.iterdir())


@contextmanager
def _alone(path: Path, timeout: float) -> Iterator[None]:
    """Keeps other programs from opening a database during the block; a damaged one cannot be locked."""
    if not path.exists():
        yield
        return
    with closing(sqlite3.connect(path, timeout=timeout, isolation_level=None)) as connection:
        try:
            with explained(path):
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("ROLLBACK")
        except LedgerLocked:
            raise
        except LedgerError:
            pass
        yield


def _exchange(draft: Path, path: Path, old: Sequence[Path]) -> Path | None:
    """Puts the old files beside the ledger and the new ones in its place; returns the old database.

    There is a database at each moment: the text copy goes first, so that until the database is replaced, the old ledger
    opens as before or says what it lacks.
    """
    target = beside(path, "before")
    for file in old:
        for found, kept in zip(files_of(path), files_of(target), strict=True):
            if found.name == file.name:
                file.rename(kept)
    sync(path.parent)
    os.replace(mirror_path(draft), mirror_path(path))
    # Beside the new database, SQLite would take the old log for its own.
    for companion in companions(path):
        companion.unlink(missing_ok=True)
    os.replace(draft, path)
    sync(path.parent)
    return target if old else None


class _Reader:
    """Reads one source number by number."""

    def __init__(self, entries: Iterator[Entry]) -> None:
        self._entries = entries
        self._next = next(entries, None)

    def at(self, number: int) -> list[Entry]:
        """Returns the entries of a number; lower ones are skipped."""
        found = []
        while self._next is not None and self._next.number <= number:
            if self._next.number == number:
                found.append(self._next)
            self._next = next(self._entries, None)
        return found

    def rest(self) -> int:
        """Returns how many entries are left."""
        return (self._next is not None) + sum(1 for _ in self._entries)


def _rows(path: Path) -> Iterator[Entry]:
    """Yields the entries that can be read of a database: a bad page takes only its own rows with it."""
    # Without a log beside it nobody has it open, and SQLite need not write one to read it.
    mode = "mode=ro" if companions(path)[0].exists() else "mode=ro&immutable=1"
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)) as connection,
    ):
        connection.text_factory = lenient
        last = 0
        try:
            for columns in connection.execute(f"SELECT {COLUMNS} FROM entries NOT INDEXED ORDER BY number"):
                if columns[0] > last:
                    last = columns[0]
                    yield Entry(*columns)
        except sqlite3.DatabaseError:
            yield from _single_rows(connection, last)


def _single_rows(connection: Executes, last: int) -> Iterator[Entry]:
    """Yields the rows after a bad page, each looked for by itself."""
    highest = last + _MISSES
    with suppress(sqlite3.DatabaseError):
        highest = connection.execute("SELECT max(number) FROM entries").fetchone()[0] or highest
    for number in range(last + 1, min(highest, last + 10 * _MISSES) + 1):
        with suppress(sqlite3.DatabaseError):
            found = connection.execute(f"SELECT {COLUMNS} FROM entries WHERE number = ?", (number,)).fetchone()
            if found is not None and found[0] == number:
                yield Entry(*found)
