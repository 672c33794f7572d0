# SPDX-License-Identifier: MIT
"""Repair and restore: a new ledger from the best sound chain in database, text copy and backups.

A restore is a repair from one backup alone. The old files are put aside; nothing is deleted.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from mahjong_desk.journal.acts import ActionKind
from mahjong_desk.ledger.care.backups import BackupReason, backups_in, create_backup
from mahjong_desk.ledger.database.database import open_database
from mahjong_desk.ledger.database.sqlite_file import read_only
from mahjong_desk.ledger.database.tables import COLUMNS, Executes, add, end_of, entries_after
from mahjong_desk.ledger.entry import End, Entry, Kind
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError, LedgerLocked
from mahjong_desk.ledger.faults import explained
from mahjong_desk.ledger.files import fsync, scratch_folder
from mahjong_desk.ledger.place import backups_folder, files_of, mirror_path, sibling_path, side_files
from mahjong_desk.ledger.progress import NO_PROGRESS, ProgressStage, TaskProgress
from mahjong_desk.ledger.server_place import Place, ServerLocation
from mahjong_desk.ledger.text.ledger_file import head_line, readable_entries
from mahjong_desk.ledger.text.mirror import Mirror

_PATIENCE: Final = 1.0
"""How long to wait for a server, seconds."""
_RECENT: Final = 64
"""The acts of the latest matches are remembered to describe the last hand: as many tables as play at once."""
_PART: Final = 16
"""So many bytes of each hash are compared."""
_BLOCK: Final = 1 << 20
_MISSES: Final = 100_000
"""So many numbers beyond the last readable row are tried where a page is bad."""


class Source(NamedTuple):
    """Something that entries can be read from.

    ``present`` if it is the ledger as it is now rather than an earlier copy; ``last`` is the number of its last entry if known
    without reading it.
    """

    name: str
    read: Callable[[], Iterator[Entry]]
    present: bool = False
    last: int | None = None


class Piece(NamedTuple):
    """Entries that follow each other in one source."""

    source: int
    last: int


@dataclass(slots=True)
class LedgerStatistics:
    """How much a chain holds, and the last hand with the entries of its match up to then."""

    entries: int = 0
    sessions: int = 0
    matches: int = 0
    hands: int = 0
    last: Entry | None = None
    _recent: dict[str, list[Entry]] = field(default_factory=dict, repr=False, compare=False)

    def count(self, entry: Entry) -> None:
        """Adds an entry."""
        self.entries += 1
        if entry.kind == ActionKind.OPEN:
            self.matches += 1
            self._recent[entry.subject] = []
            if len(self._recent) > _RECENT:
                del self._recent[next(iter(self._recent))]
        elif entry.kind in (Kind.DISCARD, Kind.RESTORE):
            self.matches += 1 if entry.kind == Kind.RESTORE else -1
            return
        elif entry.kind == Kind.SESSION:
            self.sessions += 1
        elif entry.kind == ActionKind.RECORD and ('"type":"win"' in entry.content or '"type":"draw"' in entry.content):
            self.hands += 1
            self.last = entry
        if (acts := self._recent.get(entry.subject)) is not None:
            acts.append(entry)

    @property
    def last_match(self) -> list[Entry]:
        """The entries of the match of the last hand; none if it began long before others."""
        return self._recent.get(self.last.subject, []) if self.last is not None else []

    def copied(self) -> LedgerStatistics:
        """Returns a copy that goes on by itself."""
        same = copy(self)
        same._recent = {subject: list(acts) for subject, acts in self._recent.items()}
        return same


@dataclass(slots=True, eq=False)
class Chain:
    """A sound chain: which source each part of it comes from, and what it holds.

    ``present`` counts its entries that the present files have: a ledger that was restored to an earlier state is preferred to
    a longer, older backup.
    """

    end: End = field(default_factory=End)
    pieces: tuple[Piece, ...] = ()
    present: int = 0
    holds: LedgerStatistics = field(default_factory=LedgerStatistics)
    hashes: bytearray = field(default_factory=bytearray, repr=False)
    beyond: Mapping[str, int] = field(default_factory=dict)

    def grow(self, entry: Entry, source: int, *, present: bool) -> None:
        """Adds the next entry."""
        if self.pieces and self.pieces[-1].source == source:
            self.pieces = (*self.pieces[:-1], Piece(source, entry.number))
        else:
            self.pieces = (*self.pieces, Piece(source, entry.number))
        self.end = entry.end
        self.present += present
        self.holds.count(entry)
        self.hashes += bytes.fromhex(entry.hash[: 2 * _PART])

    def common(self, other: Chain) -> int:
        """Returns how many entries it has in common with another one; where two hashes are the same, all before are."""
        mine, theirs = (memoryview(chain.hashes) for chain in (self, other))
        low, high = 0, min(self.end.number, other.end.number)
        while low < high:
            middle = (low + high + 1) // 2
            part = slice((middle - 1) * _PART, middle * _PART)
            low, high = (middle, high) if mine[part] == theirs[part] else (low, middle - 1)
        return low

    def copied(self) -> Chain:
        """Returns a copy that goes on by itself."""
        same = copy(self)
        same.holds, same.hashes = self.holds.copied(), self.hashes[:]
        return same


class RepairPreview(NamedTuple):
    """What a repair or restore would do: the first ``common`` entries stay."""

    now: LedgerStatistics
    then: LedgerStatistics
    end: End
    common: int

    @property
    def goes(self) -> int:
        """How many entries would go."""
        return self.now.entries - self.common

    @property
    def comes(self) -> int:
        """How many entries would come."""
        return self.then.entries - self.common


class Repaired(NamedTuple):
    """What a repair did."""

    end: End
    kept: Mapping[str, int]
    lost: Mapping[str, int]
    aside: Path | None


def sources_of(place: Place, folder: Path | None = None) -> list[Source]:
    """Returns what a ledger can be repaired from: database, text copy and backups, as far as they are there."""
    if not isinstance(place, Path):
        copies = present_sources(place)
        return [
            Source("server", lambda: _rows_of_server(place), present=True),
            *(c._replace(present=False) for c in copies),
        ]
    found = present_sources(place)
    with suppress(LedgerError):
        backups = backups_in(folder or backups_folder(place.parent))
        found += [source_of(backup.path)._replace(last=backup.end.number) for backup in backups]
    return found


def present_sources(place: Place) -> list[Source]:
    """Returns the database file and the text copy of a ledger, as far as they are there."""
    found = []
    if isinstance(place, Path) and place.exists():
        found.append(Source("database", lambda: _rows(place), present=True))
    if mirror_path(place).exists():
        found.append(Source("text copy", lambda: readable_entries(mirror_path(place)), present=True))
    return found


def source_of(file: Path) -> Source:
    """Returns a backup, an export or a database as a source."""
    is_database = file.suffix == ".sqlite3"
    return Source(file.name, lambda: _rows(file) if is_database else readable_entries(file))


def longest(sources: Sequence[Source], progress: TaskProgress = NO_PROGRESS) -> Chain:
    """Returns the best sound chain that can be assembled from sources, which are read once.

    The sources are read side by side, number by number: the present files, and if these end or are damaged, the first of
    the others that continues. An entry is sound if its hash fits one of the chains found so far; if sources disagree, each
    sound branch is followed.
    """
    readers = [_Reader(source) for source in sources]
    branches, ended = [Chain()], []
    progress.start_stage(ProgressStage.READING)
    while branches:
        grown = _next_entries(readers, branches)
        following = []
        for branch in branches:
            mine = [(entry, place) for entry, place, parent in grown if parent is branch]
            if not mine:
                ended.append(branch)
            for left, (entry, place) in enumerate(mine, start=1 - len(mine)):
                # The last of them needs no copy.
                child = branch.copied() if left else branch
                child.grow(entry, place, present=sources[place].present)
                following.append(child)
        branches = following
        progress.advance()
    best = max(ended, key=lambda branch: (branch.present, branch.end.number))
    beyond = {source.name: reader.beyond(best.end.number) for source, reader in zip(sources, readers, strict=True)}
    best.beyond = {name: count for name, count in beyond.items() if count}
    return best


def _next_entries(readers: Sequence[_Reader], branches: Sequence[Chain]) -> list[tuple[Entry, int, Chain]]:
    """Returns the sound entries that follow the branches, each once, with its source and the branch that it follows."""
    number, found = branches[0].end.number + 1, dict[str, tuple[Entry, int, Chain]]()

    def look(place: int) -> None:
        for entry in readers[place].at(number):
            parent = None if entry.hash in found else _followed(entry, branches)
            if parent is not None:
                found[entry.hash] = entry, place, parent

    present = [place for place, reader in enumerate(readers) if reader.source.present]
    for place in present:
        look(place)
    ends = {readers[place].end for place in present}
    # If the present files end together nothing is missing: what a backup has beyond them was restored away.
    if not found and not (len(present) > 1 and len(branches) == 1 and ends == {branches[0].end}):
        for place, reader in enumerate(readers):
            if not reader.source.present and not found:
                look(place)
    return list(found.values())


def _followed(entry: Entry, branches: Sequence[Chain]) -> Chain | None:
    return next((branch for branch in branches if entry.is_sound_after(branch.end.hash)), None)


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


def preview(place: Place, sources: Sequence[Source], progress: TaskProgress = NO_PROGRESS) -> RepairPreview:
    """Returns what a repair from these sources would do; nothing is changed."""
    then = _found(place, sources, progress)
    whole = then.present == then.end.number
    now = then if whole else longest([one for one in sources if one.present] or present_sources(place), progress)
    return RepairPreview(now.holds, then.holds, then.end, now.common(then))


def repair(
    place: Place, timeout: float, progress: TaskProgress = NO_PROGRESS, sources: Sequence[Source] | None = None,
    *, restores: bool = False,
) -> Repaired:  # fmt: skip
    """Builds a ledger again and puts the old files aside; a process that is killed leaves the old or the new one.

    A server keeps what it has: it gets the entries that it lacks, and a text copy that disagrees is put aside.
    If it ``restores`` a backup, another one is made before, which leads back.
    """
    if not isinstance(place, Path):
        return _repair_server(place, timeout, progress)
    path = place.absolute()
    sources = sources_of(path) if sources is None else sources
    if restores:
        # What cannot be backed up is kept beside the ledger all the same.
        with suppress(LedgerError):
            create_backup(path, backups_folder(path.parent), BackupReason.BEFORE_RESTORE)
    with explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with scratch_folder(path.parent) as work:
            old, state = _copied(path, work / "old", timeout), _state(path)
            chain = _found(path, sources, progress)
            draft = work / path.name
            entries = progress.track(entries_of(chain, sources), ProgressStage.ENTERING, chain.end.number)
            end = build(draft, entries, timeout)
            if end != chain.end:
                raise LedgerDamaged(path, f"entry {end.number + 1} makes no sense, or cannot be read a second time")
            if _state(path) != state:
                raise LedgerLocked(path, "another program has written meanwhile")
            aside = _exchange(draft, path, old)
    return _done(chain, sources, aside)


def _repair_server(place: ServerLocation, timeout: float, progress: TaskProgress) -> Repaired:
    sources, copy_ = sources_of(place), mirror_path(place)
    chain, aside = _found(place, sources, progress), None
    database = open_database(place, timeout)
    try:
        with database.reading():
            present = end_of(database).number
        lacking = [entry for entry in entries_of(chain, sources) if entry.number > present]
        with database.appending():
            if end_of(database).number == present:
                for entry in progress.track(lacking, ProgressStage.ENTERING, len(lacking)):
                    add(database, entry)
        with database.reading(), explained(copy_):
            try:
                Mirror(copy_, place).compare(database)
            except LedgerDamaged:
                aside = sibling_path(copy_, "before")
                copy_.rename(aside)
    finally:
        database.close()
    return _done(chain, sources, aside)


def _done(chain: Chain, sources: Sequence[Source], aside: Path | None) -> Repaired:
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
    fsync(path)
    return end


def _found(path: Place, sources: Sequence[Source], progress: TaskProgress) -> Chain:
    found = longest(sources, progress)
    if not found.end.number:
        raise LedgerDamaged(path, "nothing can be read of it")
    return found


def _copied(path: Path, folder: Path, timeout: float) -> list[Path]:
    """Copies all files of a ledger to a new folder, while no other program has it open; returns the copies."""
    folder.mkdir()
    # When this process closes a file that it has opened itself, the system drops its locks: so they are closed at the end.
    with ExitStack() as opened, _alone(path, timeout):
        for file in files_of(path):
            if file.exists():
                source = opened.enter_context(file.open("rb"))
                with (folder / file.name).open("wb") as target:
                    shutil.copyfileobj(source, target, _BLOCK)
                shutil.copystat(file, folder / file.name)
                fsync(folder / file.name)
    return sorted(folder.iterdir())


def _state(path: Path) -> list[tuple[int, int] | None]:
    """Returns what changes when another program writes to a ledger."""
    files = (path, side_files(path)[0], mirror_path(path))
    found = [file.stat() if file.exists() else None for file in files]
    return [(one.st_mtime_ns, one.st_size) if one else None for one in found]


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

    There is a database at each moment. The text copy is replaced first: until the database follows, the old ledger opens as
    before, or reports what it lacks.
    """
    target = sibling_path(path, "before")
    for file in old:
        for found, kept in zip(files_of(path), files_of(target), strict=True):
            if found.name == file.name:
                file.rename(kept)
    fsync(path.parent)
    os.replace(mirror_path(draft), mirror_path(path))
    # Beside the new database, SQLite would take the old log for its own.
    for companion in side_files(path):
        companion.unlink(missing_ok=True)
    os.replace(draft, path)
    fsync(path.parent)
    return target if old else None


class _Reader:
    """Reads one source number by number, once it is asked."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self._entries: Iterator[Entry] | None = None
        self._next: Entry | None = None
        self._last = End()

    @property
    def end(self) -> End | None:
        """Its last entry, once everything was read."""
        return self._last if self._entries is not None and self._next is None else None

    def at(self, number: int) -> list[Entry]:
        """Returns the entries of a number; lower ones are skipped."""
        if self.source.last is not None and number > self.source.last:
            return []
        if self._entries is None:
            self._entries = self.source.read()
            self._next = next(self._entries, None)
        found = []
        while self._next is not None and self._next.number <= number:
            if self._next.number == number:
                found.append(self._next)
            self._last = self._next.end
            self._next = next(self._entries, None)
        return found

    def beyond(self, number: int) -> int:
        """Returns how many entries after a number a source has that was read, sound or not."""
        if self._entries is None:
            return 0
        rest = 0 if self._next is None else 1 + sum(1 for _ in self._entries)
        return max(0, self._last.number - number) + rest


def _rows_of_server(place: ServerLocation) -> Iterator[Entry]:
    database = open_database(place, _PATIENCE)
    try:
        with database.reading():
            yield from entries_after(database, 0)
    finally:
        database.close()


def _rows(path: Path) -> Iterator[Entry]:
    """Yields the entries that can be read of a database: a bad page takes only its own rows with it."""
    with suppress(sqlite3.Error), closing(read_only(path)) as connection:
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
