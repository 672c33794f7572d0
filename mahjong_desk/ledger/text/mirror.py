# SPDX-License-Identifier: MIT
"""The text copy of a ledger, ``ledger.jsonl``, which follows the database.

It is written right after each commit, with the write lock of the database held, and synced before the caller continues.
What it lacks, because the program was killed in between or the disk was full, is added at the next entry or start.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from mahjong_desk.ledger.database.tables import Executes, end_of, entries_after, read_hash
from mahjong_desk.ledger.entry import ChainBroken, End, Entry, checked, read_line
from mahjong_desk.ledger.errors import Damage, LedgerDamaged
from mahjong_desk.ledger.files import fsync
from mahjong_desk.ledger.progress import NO_PROGRESS, ProgressStage, TaskProgress
from mahjong_desk.ledger.server_place import Place
from mahjong_desk.ledger.text.ledger_file import FileBroken, head_line, read_file

_BLOCK: Final = 1 << 12


class Mirror:
    """The text copy.

    Every method raises ``OSError`` if the file cannot be read or written.
    """

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
