# SPDX-License-Identifier: MIT
"""A ledger as plain text: the format of the mirror, of backups (compressed) and of exports.

The first line says what the file is; each other line is an entry. A file that is complete also names the number of its
entries and the hash of the last one.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

from mahjong_desk.ledger.entry import ChainBroken, End, Entry, checked, read_line
from mahjong_desk.ledger.errors import LedgerNewer

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
