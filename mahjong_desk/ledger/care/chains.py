# SPDX-License-Identifier: MIT
"""Assembles the best sound chain from database, text copy and backups."""

from __future__ import annotations

import sqlite3
from array import array
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from mahjong_desk.journal.acts import ActionKind
from mahjong_desk.ledger.care.backups import PATIENCE, backups_in
from mahjong_desk.ledger.database.database import COLUMNS, Executes, entries_after, open_database
from mahjong_desk.ledger.database.sqlite_file import connect_read_only
from mahjong_desk.ledger.entry import MATCH_KINDS, ChainHead, EntryKind, LedgerEntry
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.place import LedgerLocation, ServerLocation, backups_folder, mirror_path
from mahjong_desk.ledger.progress import NO_PROGRESS, ProgressStage, TaskProgress
from mahjong_desk.ledger.text_copy import readable_entries

_RECENT = 5_000
"""The number of latest entries that are kept to describe the last hand, however many tables play at once."""
_DIGITS = 16
"""The number of digits of each hash that are compared."""
_MAX_MISSES = 100_000
"""How many numbers after the last readable row are tried if a page is damaged."""


class Source(NamedTuple):
    """A database or file with entries.

    ``present`` means that it is the ledger itself rather than an earlier copy; ``last`` is the number of its last entry if
    known without reading it.
    """

    name: str
    read: Callable[[], Iterator[LedgerEntry]]
    present: bool = False
    last: int | None = None


class ChainPart(NamedTuple):
    """A part of a chain that comes from one source."""

    source: int  # index among the sources
    last: int  # number of its last entry


@dataclass(slots=True, eq=False)
class Chain:
    """A sound chain: its counts, its last hand, and the source of each part.

    ``present`` counts its entries from present sources: a ledger that was restored to an earlier state is preferred to a
    longer, older backup. ``kept`` counts its entries by the name of their source, and ``surplus`` those of a source after the
    end of the chain, sound or not.
    """

    end: ChainHead = field(default_factory=ChainHead)
    sessions: int = 0
    matches: int = 0
    hands: int = 0
    last: LedgerEntry | None = None
    present: int = 0
    kept: Counter[str] = field(default_factory=Counter)
    surplus: Mapping[str, int] = field(default_factory=dict)
    parts: list[ChainPart] = field(default_factory=list)
    _recent: deque[LedgerEntry] = field(default_factory=lambda: deque(maxlen=_RECENT))
    _hashes: array[int] = field(default_factory=lambda: array("Q"))

    @property
    def entries(self) -> int:
        return self.end.number

    @property
    def last_match(self) -> list[LedgerEntry]:
        """The entries of the match of the last hand, or none if it was opened too early."""
        if self.last is None:
            return []
        entries = [entry for entry in self._recent if entry.subject == self.last.subject and entry.kind in MATCH_KINDS]
        return entries if entries[:1] and entries[0].kind == ActionKind.OPEN else []

    def append(self, entry: LedgerEntry, reader: _Reader) -> None:
        """Adds the next entry."""
        if self.parts and self.parts[-1].source == reader.index:
            self.parts.pop()
        self.parts.append(ChainPart(reader.index, entry.number))
        self.end = entry.end
        self.kept[reader.source.name] += 1
        self.present += reader.source.present
        self._recent.append(entry)
        self._hashes.append(int(entry.hash[:_DIGITS], 16))
        if hands := _recorded_hands(entry):
            self.hands += hands
            self.last = entry
        elif entry.kind == EntryKind.SESSION:
            self.sessions += 1
        elif entry.kind in (ActionKind.OPEN, EntryKind.RESTORE):
            self.matches += 1
        elif entry.kind == EntryKind.DISCARD:
            self.matches -= 1

    def count_common(self, other: Chain) -> int:
        """Returns the number of first entries that it shares with another chain."""
        pairs = enumerate(zip(self._hashes, other._hashes, strict=False))
        return next((index for index, (first, second) in pairs if first != second), min(self.entries, other.entries))


def _recorded_hands(entry: LedgerEntry) -> int:
    """Returns how many hands an entry records, perhaps with a riichi in one step."""
    if entry.kind != ActionKind.RECORD and (entry.kind != ActionKind.BATCH or '"kind":"record"' not in entry.content):
        return 0
    return sum(entry.content.count(f'"type":"{kind}"') for kind in ("win", "draw"))


def find_sources(place: LedgerLocation) -> list[Source]:
    """Returns the existing sources from which a ledger can be repaired."""
    sources = present_sources(place)
    if not isinstance(place, Path):
        server = Source("server", lambda: _rows_of_server(place), present=True)
        return [server, *(source._replace(present=False) for source in sources)]
    with suppress(LedgerError):
        backups = backups_in(backups_folder(place.parent))
        sources += [to_source(backup.path)._replace(last=backup.end.number) for backup in backups]
    return sources


def present_sources(place: LedgerLocation) -> list[Source]:
    """Returns the database file and the text copy of a ledger, if they exist."""
    sources = []
    if isinstance(place, Path) and place.exists():
        sources.append(Source("database", lambda: _rows(place), present=True))
    if mirror_path(place).exists():
        sources.append(Source("text copy", lambda: readable_entries(mirror_path(place)), present=True))
    return sources


def to_source(file: Path) -> Source:
    """Returns a backup, an export or a database as a source."""
    is_database = file.suffix == ".sqlite3"
    return Source(file.name, lambda: _rows(file) if is_database else readable_entries(file))


def find_chain(sources: Sequence[Source], progress: TaskProgress = NO_PROGRESS) -> Chain:
    """Returns the best sound chain that can be assembled from sources.

    The sources are read once, in lockstep. An entry is sound if its hash fits one of the chains found so far; if
    sources disagree, each sound branch is followed.
    """
    readers = [_Reader(index, source) for index, source in enumerate(sources)]
    branches, ended = [Chain()], []
    progress.start_stage(ProgressStage.READING)
    while branches:
        grown = _next_entries(readers, branches)
        following = []
        for branch in branches:
            mine = [(entry, reader) for entry, reader, parent in grown if parent is branch]
            if not mine:
                ended.append(branch)
                continue
            children = [branch, *(deepcopy(branch) for _ in mine[1:])]
            for child, (entry, reader) in zip(children, mine, strict=True):
                child.append(entry, reader)
            following += children
        branches = following
        progress.advance()
    best = max(ended, key=lambda branch: (branch.present, branch.entries))
    beyond = {reader.source.name: reader.count_after(best.entries) for reader in readers}
    best.surplus = {name: count for name, count in beyond.items() if count}
    return best


def entries_of(chain: Chain, sources: Sequence[Source]) -> Iterator[LedgerEntry]:
    """Yields the entries of a chain."""
    end = ChainHead()
    for part in chain.parts:
        for entry in sources[part.source].read():
            if entry.number > part.last:
                break
            if end.is_followed_by(entry):
                end = entry.end
                yield entry


class _Reader:
    """Reads one source lazily, number by number."""

    def __init__(self, index: int, source: Source) -> None:
        self.index, self.source = index, source
        self._entries: Iterator[LedgerEntry] | None = None
        self._next: LedgerEntry | None = None
        self._last = ChainHead()

    @property
    def end(self) -> ChainHead | None:
        """The end of the source once it was read completely, otherwise None."""
        return self._last if self._entries is not None and self._next is None else None

    def read_number(self, number: int) -> list[LedgerEntry]:
        """Returns the entries with a number; skips lower ones."""
        if self.source.last is not None and number > self.source.last:
            return []
        if self._entries is None:
            self._entries = self.source.read()
            self._next = next(self._entries, None)
        entries = []
        while self._next is not None and self._next.number <= number:
            if self._next.number == number:
                entries.append(self._next)
            self._last = self._next.end
            self._next = next(self._entries, None)
        return entries

    def count_after(self, number: int) -> int:
        """Returns how many entries follow a number, or 0 if the source was never read."""
        if self._entries is None:
            return 0
        rest = 0 if self._next is None else 1 + sum(1 for _ in self._entries)
        return max(0, self._last.number - number) + rest


_Found = list[tuple[LedgerEntry, _Reader, Chain]]
"""Sound entries, each with its reader and the branch that it follows."""


def _next_entries(readers: Sequence[_Reader], branches: Sequence[Chain]) -> _Found:
    present = [reader for reader in readers if reader.source.present]
    found = _sound_entries(present, branches)
    # If the present sources end at the same entry, nothing is missing: a restore removed what a backup has beyond.
    is_complete = len(present) > 1 and len(branches) == 1 and {reader.end for reader in present} == {branches[0].end}
    if found or is_complete:
        return found
    copies = (_sound_entries([reader], branches) for reader in readers if not reader.source.present)
    return next(filter(None, copies), [])


def _sound_entries(readers: Sequence[_Reader], branches: Sequence[Chain]) -> _Found:
    """Returns the next entries that follow one of the branches, each once."""
    by_hash: dict[str, tuple[LedgerEntry, _Reader, Chain]] = {}
    for reader in readers:
        for entry in reader.read_number(branches[0].entries + 1):
            follows = (branch for branch in branches if entry.is_sound_after(branch.end.hash))
            if entry.hash not in by_hash and (parent := next(follows, None)) is not None:
                by_hash[entry.hash] = entry, reader, parent
    return list(by_hash.values())


def _rows_of_server(place: ServerLocation) -> Iterator[LedgerEntry]:
    with closing(open_database(place, PATIENCE)) as database, database.read_transaction():
        yield from entries_after(database, 0)


def _rows(path: Path) -> Iterator[LedgerEntry]:
    """Yields the entries of a database, without those on damaged pages."""
    with suppress(sqlite3.Error), closing(connect_read_only(path)) as connection:
        last = 0
        try:
            for columns in connection.execute(f"SELECT {COLUMNS} FROM entries NOT INDEXED ORDER BY number"):
                if columns[0] > last:
                    last = columns[0]
                    yield LedgerEntry(*columns)
        except sqlite3.DatabaseError:
            yield from _single_rows(connection, last)


def _single_rows(connection: Executes, last: int) -> Iterator[LedgerEntry]:
    """Yields the rows after a damaged page, each selected separately."""
    highest = last + _MAX_MISSES
    with suppress(sqlite3.DatabaseError):
        highest = connection.execute("SELECT max(number) FROM entries").fetchone()[0] or highest
    for number in range(last + 1, min(highest, last + 10 * _MAX_MISSES) + 1):
        with suppress(sqlite3.DatabaseError):
            row = connection.execute(f"SELECT {COLUMNS} FROM entries WHERE number = ?", (number,)).fetchone()
            if row is not None and row[0] == number:
                yield LedgerEntry(*row)
