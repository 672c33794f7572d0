# SPDX-License-Identifier: MIT
"""A ledger as plain text: its text copy, backups (compressed) and exports.

The first line identifies the file; each other line is an entry. The first line of a complete file also has the number
of its entries and the hash of the last one.
"""

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from mahjong_desk.ledger.database.database import Executes, entries_after, read_end, read_hash
from mahjong_desk.ledger.entry import ChainBroken, ChainHead, LedgerEntry, read_line, verify_chain
from mahjong_desk.ledger.errors import Damage, LedgerDamaged, LedgerNewer
from mahjong_desk.ledger.files import fsync
from mahjong_desk.ledger.place import LedgerLocation, mirror_path

FORMAT = "mahjong-desk/ledger"
VERSION = 1
GZIP = b"\x1f\x8b"
_MAX_HEAD_LENGTH = 100_000
_DAMAGE = (OSError, EOFError, zlib.error)
"""The exceptions of gzip for a damaged file."""


class FileBroken(ValueError):
    """Raised for a damaged file of a ledger."""

    def __init__(
        self, path: Path, line: int, message: object = "the file was changed", found: int | None = None
    ) -> None:
        super().__init__(f"{path.name}, line {line}: {message}")
        self.line = line
        self.found = found  # number of entries, if the file is truncated


def head_line(end: ChainHead | None = None, **more: Any) -> bytes:
    """Returns the first line of a file."""
    end_fields = {} if end is None else {"entries": end.number, "hash": end.hash}
    return json.dumps({"format": FORMAT, "version": VERSION, **end_fields, **more}).encode() + b"\n"


def read_head(path: Path) -> dict[str, Any]:
    """Returns the content of the first line of a file."""
    with _opened(path) as source:
        return _head(path, source)


def read_file(path: Path) -> Iterator[LedgerEntry]:
    """Yields all entries of a file; raises ``FileBroken`` if it is damaged."""
    with _opened(path) as source:
        head, last = _head(path, source), ChainHead()
        try:
            for entry in verify_chain(_entries(path, source)):
                last = entry.end
                yield entry
        except ChainBroken as error:
            raise FileBroken(path, error.number + 1) from error
        if "entries" in head and last.number != head["entries"]:
            raise FileBroken(path, last.number + 2, f"{last.number} of {head['entries']} entries", last.number)
        if "entries" in head and last.hash != head.get("hash"):
            raise FileBroken(path, 1)


def readable_entries(path: Path) -> Iterator[LedgerEntry]:
    """Yields the entries that can still be read in a file, without checking hashes."""
    with suppress(FileBroken, *_DAMAGE), _opened(path) as source:
        for line in source:
            with suppress(ValueError):
                yield read_line(line)


def _entries(path: Path, source: IO[bytes]) -> Iterator[LedgerEntry]:
    for number, line in enumerate(source, start=2):
        if not line.endswith(b"\n"):
            # A line without a newline was never acknowledged.
            return
        try:
            yield read_line(line)
        except ValueError as error:
            raise FileBroken(path, number, error) from error


@contextmanager
def _opened(path: Path) -> Iterator[IO[bytes]]:
    with path.open("rb") as plain:
        is_compressed = plain.read(2) == GZIP
        plain.seek(0)
        if not is_compressed:
            yield plain
            return
        try:
            with gzip.GzipFile(fileobj=plain) as source:
                yield source  # type: ignore[misc]
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise FileBroken(path, 1, error) from error


def _head(path: Path, source: IO[bytes]) -> dict[str, Any]:
    try:
        head = json.loads(source.readline(_MAX_HEAD_LENGTH))
    except (ValueError, RecursionError) as error:
        raise FileBroken(path, 1, error) from error
    if not isinstance(head, dict) or head.get("format") != FORMAT or not isinstance(head.get("version"), int):
        raise FileBroken(path, 1, "not the file of a ledger")
    if head["version"] > VERSION:
        raise LedgerNewer(path, f"text format {head['version']} is newer than {VERSION}")
    return head


_BLOCK = 1 << 12


class Mirror:
    """The text copy of a ledger; its methods do not translate ``OSError``."""

    def __init__(self, place: LedgerLocation) -> None:
        self.path, self._place = mirror_path(place), place

    def end(self) -> ChainHead:
        """Returns the end of its last complete line."""
        if not self.path.exists():
            return ChainHead()
        with suppress(ValueError):
            return read_line(_last_line(self.path)[1]).end
        with self.path.open("rb") as file:
            if head_line().startswith(file.read(len(head_line()) + 1)):
                # It has no entry yet, perhaps because the program was killed while creating it.
                return ChainHead()
        end = ChainHead()
        for entry in self.entries():
            end = entry.end
        return end

    def entries(self) -> Iterator[LedgerEntry]:
        """Yields its entries; raises ``FileBroken`` if they are damaged."""
        if self.path.exists():
            yield from read_file(self.path)

    def compare(self, database: Executes) -> ChainHead:
        """Returns its end, or raises ``LedgerDamaged`` if the database disagrees."""
        ours = read_end(database)
        try:
            theirs = self.end()
            if theirs.number <= ours.number and read_hash(database, theirs.number) == theirs.hash:
                return theirs
            number, last = self._first_difference(database), ""
            if number <= ours.number:
                raise LedgerDamaged(self._place, reason=Damage.TEXT_COPY, entry=number)
            for entry in self.entries():
                last = entry.at
            raise LedgerDamaged(self._place, reason=Damage.BEHIND, count=theirs.number - ours.number, last=last)
        except FileBroken as error:
            number = max(error.line - 1, 1)
            raise LedgerDamaged(self._place, str(error), reason=Damage.TEXT_COPY, entry=number) from error

    def follow(self, database: Executes) -> None:
        """Adds missing entries of the database; the caller holds the write lock."""
        theirs = self.compare(database)
        if theirs == read_end(database):
            return
        is_new = not self.path.exists()
        entries = verify_chain(entries_after(database, theirs.number), theirs)
        with self.path.open("ab") as target:
            complete, _ = (0, b"") if is_new else _last_line(self.path)
            target.truncate(complete)
            if not complete:
                target.write(head_line())
            try:
                target.writelines(entry.line() for entry in entries)
            except ChainBroken as error:
                raise LedgerDamaged(self._place, str(error), reason=Damage.TEXT_COPY, entry=error.number) from error
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
    """Returns the total size of the complete lines of a file, and the last of them."""
    with path.open("rb") as file:
        offset, tail = file.seek(0, os.SEEK_END), b""
        while offset > 0:
            step = min(_BLOCK, offset)
            offset -= step
            file.seek(offset)
            tail = file.read(step) + tail
            last = tail.rfind(b"\n")
            previous = tail.rfind(b"\n", 0, max(last, 0))
            if last >= 0 and (previous >= 0 or offset == 0):
                return offset + last + 1, tail[previous + 1 : last + 1]
    return 0, b""
