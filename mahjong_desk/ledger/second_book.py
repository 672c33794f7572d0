# SPDX-License-Identifier: MIT
"""The second book: everything that was entered once more, as plain text beside the database.

A folder ``ledger.book`` beside ``ledger.sqlite3``, in it a file a month, ``2026-01.jsonl``, to which lines are only
added. The first line of a file says what it is and where the chain stood when it began; each line after it is a link of
the chain with what it brings (``resources/docs/second-book.md``). Readable, comparable, fit for version control.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from mahjong_desk.ledger.chain import End, Line
from mahjong_desk.ledger.files import sync

FORMAT: Final = "mahjong-desk/book"
VERSION: Final = 1
_ENDING: Final = ".jsonl"
_LENGTH: Final = len(f"2026-01{_ENDING}")
_BLOCK: Final = 1 << 16


class BookBroken(ValueError):
    """A line of the second book is not what the application wrote.

    Attributes:
        file: The file.
        line: The line in it, from 1; None for the last one.
    """

    def __init__(self, file: Path, line: int | None, why: object) -> None:
        super().__init__(f"{file.name}, {'last line' if line is None else f'line {line}'}: {why}")
        self.file, self.line = file, line


class Added(NamedTuple):
    """What was added to the second book, for it to be taken back where the database could not keep it too.

    Attributes:
        sizes: The files with the size that each had before, bytes; None for one that was not there.
    """

    sizes: Sequence[tuple[Path, int | None]]

    def take_back(self) -> None:
        """Takes it back; what cannot be taken back is offered at the next start."""
        with suppress(OSError):
            for file, size in reversed(self.sizes):
                if size is None:
                    file.unlink(missing_ok=True)
                else:
                    os.truncate(file, size)


class SecondBook:
    """The second book of a ledger.

    Every method raises ``OSError`` for what the world does to its files.

    Attributes:
        folder: Where its files are; not there before the first line.
    """

    def __init__(self, folder: Path) -> None:
        """Takes the folder, whether it is there or not."""
        self.folder = folder
        self._known: tuple[str, int, End] | None = None

    def files(self) -> list[Path]:
        """Returns its files, the newest last."""
        return [self.folder / name for name in self._names()]

    def _names(self) -> list[str]:
        # Read at each entry, with a name for every month that the club has played: no file itself is looked at.
        try:
            with os.scandir(self.folder) as found:
                return sorted(one.name for one in found if _is_month(one.name) and one.is_file())
        except (FileNotFoundError, NotADirectoryError):
            return []

    def end(self) -> End:
        """Returns where its chain ends, as its last whole line says.

        Raises:
            BookBroken: If that line cannot be read.
        """
        return self._end(self._names())

    def _end(self, names: Sequence[str]) -> End:
        for name in reversed(names):
            file = self.folder / name
            size = file.stat().st_size
            if self._known is not None and self._known[:2] == (name, size):
                return self._known[2]
            text, whole = _last_line(file)
            if text is None:
                continue
            end = _end_of(file, text)
            if whole == size:
                self._known = name, size, end
            return end
        return End()

    def lines(self, after: int = 0) -> Iterator[Line]:
        """Yields its lines, each with a seal that fits, from the one after number ``after`` on.

        Raises:
            BookBroken: At a line that is not what the application wrote; a last line without its end is left out.
        """
        files = self.files()
        begun = [(_first_number(file), file) for file in files]
        # Files that end before what is asked for are not read.
        first = max((place for place, (number, _) in enumerate(begun) if number <= after + 1), default=0)
        for _, file in begun[first:]:
            with file.open("rb") as source:
                for number, text in enumerate(source, start=1):
                    if number == 1 or not text.endswith(b"\n"):
                        continue
                    try:
                        line = Line.read(text)
                    except ValueError as error:
                        raise BookBroken(file, number, error) from error
                    if line.link.number > after:
                        yield line

    def append(self, lines: Iterable[Line]) -> Added:
        """Adds lines, which are on the disk when this returns; returns how to take them back.

        Raises:
            BookBroken: If the last line that is there cannot be read.
        """
        sizes: list[tuple[Path, int | None]] = []
        added = Added(sizes)
        try:
            for file, end, batch in self._by_file(lines):
                self._add(file, end, batch, sizes)
        except BaseException:
            self._known = None
            added.take_back()
            raise
        return added

    def _by_file(self, lines: Iterable[Line]) -> Iterator[tuple[Path, End, list[Line]]]:
        """Yields lines by the file in which they belong, with where the chain stands before them."""
        names = self._names()
        newest, end = names[-1].removesuffix(_ENDING) if names else "", self._end(names)
        batch: list[Line] = []
        for line in lines:
            # A clock that was set back does not open a file before the last one.
            month = max(newest, line.link.at[:7])
            if batch and month != newest:
                yield self.folder / (newest + _ENDING), end, batch
                end, batch = batch[-1].end, []
            newest = month
            batch.append(line)
        if batch:
            yield self.folder / (newest + _ENDING), end, batch

    def _add(self, file: Path, before: End, lines: Sequence[Line], sizes: list[tuple[Path, int | None]]) -> None:
        try:
            size, fresh = file.stat().st_size, False
        except FileNotFoundError:
            size, fresh = 0, True
            self.folder.mkdir(parents=True, exist_ok=True)
        known = self._known is not None and self._known[:2] == (file.name, size)
        whole = size if fresh or known else _last_line(file)[1]
        sizes.append((file, None if fresh else whole))
        head = {"format": FORMAT, "version": VERSION, "after": before.number, "previous": before.hash}
        text = b"".join(line.spelled() for line in lines)
        if whole == 0:
            text = json.dumps(head).encode() + b"\n" + text
        with file.open("ab") as target:
            if whole < size:
                # A line without its end was never acknowledged: whoever wrote it was stopped.
                target.truncate(whole)
            target.write(text)
            target.flush()
            os.fsync(target.fileno())
        if fresh:
            sync(self.folder)
            sync(self.folder.parent)
        self._known = file.name, whole + len(text), lines[-1].end


def _is_month(name: str) -> bool:
    return len(name) == _LENGTH and name[4] == "-" and name.endswith(_ENDING)


def _head(file: Path, text: bytes) -> dict[str, Any]:
    try:
        head = json.loads(text)
    except ValueError as error:
        raise BookBroken(file, 1, error) from error
    match head:
        case {"format": str(name), "version": int(version), "after": int(), "previous": str()} if (
            name == FORMAT and version == VERSION
        ):
            return dict(head)
        case {"format": str(name), "version": int(version)} if name == FORMAT and version > VERSION:
            raise BookBroken(file, 1, f"written by a newer version ({version})")
    raise BookBroken(file, 1, "not a file of the second book")


def _first_number(file: Path) -> int:
    with file.open("rb") as source:
        text = source.readline()
    return int(_head(file, text)["after"]) + 1 if text.endswith(b"\n") else 0


def _end_of(file: Path, text: bytes) -> End:
    """Returns where the chain stands with a line, be it the first of its file."""
    if text.startswith(b'{"format"'):
        head = _head(file, text)
        return End(head["after"], head["previous"])
    try:
        return Line.read(text).end
    except ValueError as error:
        raise BookBroken(file, None, error) from error


def _last_line(file: Path) -> tuple[bytes | None, int]:
    """Returns the last whole line of a file, None if it has none, and how many bytes its whole lines are."""
    with file.open("rb") as source:
        place = source.seek(0, os.SEEK_END)
        tail = b""
        while place > 0:
            step = min(_BLOCK, place)
            place -= step
            source.seek(place)
            tail = source.read(step) + tail
            last = tail.rfind(b"\n")
            if last < 0:
                continue
            before = tail.rfind(b"\n", 0, last)
            if before >= 0 or place == 0:
                return tail[before + 1 : last + 1], place + last + 1
    return None, 0
