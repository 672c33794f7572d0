# SPDX-License-Identifier: MIT
"""A ledger as plain text: the copy that follows the database, and the format that backups (compressed) and exports share.

The first line says what the file is; each other line is an entry. A file that is complete also names the number of its
entries and the hash of the last one.
"""

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

from mahjong_desk.ledger.database.database import Executes, end_of, entries_after, read_hash
from mahjong_desk.ledger.entry import ChainBroken, End, Entry, checked, read_line
from mahjong_desk.ledger.errors import Damage, LedgerDamaged, LedgerNewer
from mahjong_desk.ledger.files import fsync
from mahjong_desk.ledger.place import Place
from mahjong_desk.ledger.progress import NO_PROGRESS, ProgressStage, TaskProgress

FORMAT: Final = "mahjong-desk/ledger"
VERSION: Final = 1
GZIP: Final = b"\x1f\x8b"
_LONGEST_HEAD: Final = 100_000
_DAMAGE: Final = (OSError, EOFError, zlib.error)
"""What gzip raises for a damaged file."""


class FileBroken(ValueError):
    """A file of a ledger is not what was written; if it was cut off, it has ``found`` entries."""

    def __init__(
        self, path: Path, line: int, why: object = "is not what was written", found: int | None = None
    ) -> None:
        super().__init__(f"{path.name}, line {line}: {why}")
        self.line = line
        self.found = found


def head_line(end: End | None = None, **more: Any) -> bytes:
    """Returns the first line of a file."""
    known = {} if end is None else {"entries": end.number, "hash": end.hash}
    return json.dumps({"format": FORMAT, "version": VERSION, **known, **more}).encode() + b"\n"


def read_head(path: Path) -> dict[str, Any]:
    """Returns what a file says of itself."""
    with _opened(path) as source:
        return _head(path, source)


def read_file(path: Path) -> Iterator[Entry]:
    """Yields the entries of a file, each checked against the chain, and checks that it is complete."""
    with _opened(path) as source:
        head, last = _head(path, source), End()
        try:
            for entry in checked(_entries(path, source)):
                last = entry.end
                yield entry
        except ChainBroken as error:
            raise FileBroken(path, error.number + 1) from error
        if "entries" in head and last.number != head["entries"]:
            raise FileBroken(path, last.number + 2, f"{last.number} of {head['entries']} entries", last.number)
        if "entries" in head and last.hash != head.get("hash"):
            raise FileBroken(path, 1)


def readable_entries(path: Path) -> Iterator[Entry]:
    """Yields the entries that can still be read in a file, in their order, whose hashes are not checked."""
    with suppress(FileBroken, *_DAMAGE), _opened(path) as source:
        for line in source:
            with suppress(ValueError):
                yield read_line(line)


def _entries(path: Path, source: IO[bytes]) -> Iterator[Entry]:
    for number, line in enumerate(source, start=2):
        if not line.endswith(b"\n"):
            # It was never acknowledged.
            return
        try:
            yield read_line(line)
        except ValueError as error:
            raise FileBroken(path, number, error) from error


@contextmanager
def _opened(path: Path) -> Iterator[IO[bytes]]:
    with path.open("rb") as plain:
        packed = plain.read(2) == GZIP
        plain.seek(0)
        if not packed:
            yield plain
            return
        try:
            with gzip.GzipFile(fileobj=plain) as source:
                yield source  # type: ignore[misc]
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise FileBroken(path, 1, error) from error


def _head(path: Path, source: IO[bytes]) -> dict[str, Any]:
    try:
        head = json.loads(source.readline(_LONGEST_HEAD))
    except (ValueError, RecursionError) as error:
        raise FileBroken(path, 1, error) from error
    if not isinstance(head, dict) or head.get("format") != FORMAT or not isinstance(head.get("version"), int):
        raise FileBroken(path, 1, "not the file of a ledger")
    if head["version"] > VERSION:
        raise LedgerNewer(path, f"version {head['version']} of the text, known up to {VERSION}")
    return head


_BLOCK: Final = 1 << 12


class Mirror:
    """The text copy, ``ledger.jsonl``; every method raises ``OSError`` if the file cannot be read or written."""

    def __init__(self, path: Path, place: Place) -> None:
        self.path = path
        self._place = place

    def end(self) -> End:
        """Returns the end of its last complete line."""
        if not self.path.exists():
            return End()
        with suppress(ValueError):
            return read_line(_last_line(self.path)[1]).end
        with self.path.open("rb") as file:
            if head_line().startswith(file.read(len(head_line()) + 1)):
                # It has no entry yet, perhaps since the program was killed while it was made.
                return End()
        end = End()
        for entry in self.entries():
            end = entry.end
        return end

    def entries(self) -> Iterator[Entry]:
        """Yields its entries, each checked."""
        if self.path.exists():
            yield from read_file(self.path)

    def compare(self, database: Executes) -> End:
        """Makes sure that it has nothing that the database lacks, and returns its end; the caller holds the write lock."""
        ours = end_of(database)
        try:
            theirs = self.end()
            if theirs.number <= ours.number and read_hash(database, theirs.number) == theirs.hash:
                return theirs
            number, last = self._first_difference(database), ""
            if number <= ours.number:
                raise LedgerDamaged(self._place, why=Damage.TEXT_COPY, entry=number)
            for entry in self.entries():
                last = entry.at
            raise LedgerDamaged(self._place, why=Damage.BEHIND, count=theirs.number - ours.number, last=last)
        except FileBroken as error:
            raise LedgerDamaged(self._place, str(error), why=Damage.TEXT_COPY, entry=max(error.line - 1, 1)) from error

    def follow(self, database: Executes, progress: TaskProgress = NO_PROGRESS) -> None:
        """Adds what it lacks; the caller holds the write lock."""
        theirs = self.compare(database)
        lacking = end_of(database).number - theirs.number
        if not lacking:
            return
        is_new = not self.path.exists()
        entries = checked(entries_after(database, theirs.number), theirs)
        if lacking > 1:
            entries = progress.track(entries, ProgressStage.MIRROR, lacking)
        with self.path.open("ab") as target:
            complete, _ = (0, b"") if is_new else _last_line(self.path)
            target.truncate(complete)
            if not complete:
                target.write(head_line())
            try:
                target.writelines(entry.line() for entry in entries)
            except ChainBroken as error:
                raise LedgerDamaged(self._place, str(error), why=Damage.TEXT_COPY, entry=error.number) from error
            finally:
                target.flush()
                os.fsync(target.fileno())
        if is_new:
            fsync(self.path.parent)

    def _first_difference(self, database: Executes) -> int:
        number = 0
        for entry in self.entries():
            number = entry.number
            if read_hash(database, number) != entry.hash:
                return number
        return number + 1


def _last_line(path: Path) -> tuple[int, bytes]:
    """Returns the size of all complete lines of a file, and the last of them."""
    with path.open("rb") as file:
        place, tail = file.seek(0, os.SEEK_END), b""
        while place > 0:
            step = min(_BLOCK, place)
            place -= step
            file.seek(place)
            tail = file.read(step) + tail
            last = tail.rfind(b"\n")
            before = tail.rfind(b"\n", 0, max(last, 0))
            if last >= 0 and (before >= 0 or place == 0):
                return place + last + 1, tail[before + 1 : last + 1]
    return 0, b""
