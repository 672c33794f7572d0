# SPDX-License-Identifier: MIT
"""A whole ledger as one file of plain text: a first line that says what it is, then every link of the chain.

The lines are those of the second book, so that the file can be read and compared, and a ledger that is made of it has the
same fingerprint (``resources/docs/importing.md``).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from mahjong_desk.ledger.chain import End, Line
from mahjong_desk.ledger.faults import explain
from mahjong_desk.ledger.files import write_whole

FORMAT: Final = "mahjong-desk/ledger"
VERSION: Final = 1


class LineBroken(ValueError):
    """A line of the file is not what was written.

    Attributes:
        line: Its number, from 1.
    """

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is not what was written")
        self.line = line


class FileCut(ValueError):
    """The file does not end where its first line says.

    Attributes:
        found: How many entries it has.
        count: How many it should have.
    """

    def __init__(self, found: int, count: int) -> None:
        super().__init__(f"{found} of {count} entries")
        self.found, self.count = found, count


def write_ledger_file(path: Path, lines: Iterable[Line], end: End) -> None:
    """Writes all that was entered into a file, whole or not at all.

    Args:
        path: The file.
        lines: Every link of the chain.
        end: Where it ends with them.

    Raises:
        LedgerError: It cannot be written; its ``path`` is that of the file.
    """
    head = {"format": FORMAT, "version": VERSION, "entries": end.number, "fingerprint": end.fingerprint}
    first = json.dumps(head).encode() + b"\n"
    try:
        write_whole(path, chain((first,), (line.spelled() for line in lines)))
    except OSError as error:
        raise explain(error, path) or error from error


def read_lines_of_file(texts: Iterable[bytes], entries: int, fingerprint: str) -> Iterator[Line]:
    """Yields the links that a file holds, each with a seal that fits.

    Args:
        texts: The lines after the first.
        entries: How many there are, as the first line says.
        fingerprint: Where the chain ends with them, likewise.

    Raises:
        LineBroken: At a line that is not what was written.
        FileCut: At the end, where lines are missing.
    """
    end = End()
    for number, text in enumerate(texts, start=2):
        try:
            line = Line.read(text)
        except ValueError as error:
            raise LineBroken(number) from error
        if (line.link.number, line.link.previous) != (end.number + 1, end.hash):
            raise LineBroken(number)
        end = line.end
        yield line
    if (end.number, end.fingerprint) != (entries, fingerprint):
        raise FileCut(end.number, entries)
