# SPDX-License-Identifier: MIT
"""Repair and restore: a new ledger from the best sound chain in database, text copy and backups.

A restore is a repair from one backup alone. The old files are put aside; nothing is deleted.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from mahjong_desk.ledger.care.backups import BackupReason, create_backup
from mahjong_desk.ledger.care.chains import Chain, Source, entries_of, find_chain, present_sources, sources_of
from mahjong_desk.ledger.database.database import add, end_of, open_database
from mahjong_desk.ledger.entry import End, Entry
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError, LedgerLocked, explained
from mahjong_desk.ledger.files import fsync, scratch_folder
from mahjong_desk.ledger.place import (
    Place,
    ServerLocation,
    backups_folder,
    files_of,
    mirror_path,
    sibling_path,
    side_files,
)
from mahjong_desk.ledger.progress import NO_PROGRESS, ProgressStage, TaskProgress
from mahjong_desk.ledger.text_copy import Mirror, head_line

_BLOCK: Final = 1 << 20


class RepairPreview(NamedTuple):
    """What a repair or restore would do: the first ``common`` entries stay."""

    now: Chain
    then: Chain
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


def preview(place: Place, sources: Sequence[Source], progress: TaskProgress = NO_PROGRESS) -> RepairPreview:
    """Returns what a repair from these sources would do; nothing is changed."""
    then = _found(place, sources, progress)
    now = then
    if then.present < then.entries:
        now = find_chain([one for one in sources if one.present] or present_sources(place), progress)
    return RepairPreview(now, then, now.count_common(then))


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
            old, state = copy_files(path, work / "old", timeout), _state(path)
            chain = _found(path, sources, progress)
            draft = work / path.name
            entries = progress.track(entries_of(chain, sources), ProgressStage.ENTERING, chain.entries)
            end = build(draft, entries, timeout)
            if end != chain.end:
                raise LedgerDamaged(path, f"entry {end.number + 1} makes no sense, or cannot be read a second time")
            if _state(path) != state:
                raise LedgerLocked(path, "another program has written meanwhile")
            aside = exchange(draft, path, old)
    return Repaired(chain.end, chain.kept, chain.beyond, aside)


def _repair_server(place: ServerLocation, timeout: float, progress: TaskProgress) -> Repaired:
    sources, copy_ = sources_of(place), mirror_path(place)
    chain, aside = _found(place, sources, progress), None
    with closing(open_database(place, timeout)) as database:
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
    return Repaired(chain.end, chain.kept, chain.beyond, aside)


def build(path: Path, entries: Iterator[Entry], timeout: float) -> End:
    """Makes a new ledger, database and text copy, of entries, and returns where it ends."""
    end = End()
    with closing(open_database(path, timeout)) as database:
        with database.appending(), mirror_path(path).open("wb") as mirror:
            mirror.write(head_line())
            for entry in entries:
                try:
                    add(database, entry)
                except (LookupError, ValueError, TypeError, sqlite3.IntegrityError):
                    # Its hash fits, but it makes no sense here.
                    break
                mirror.write(entry.line())
                end = entry.end
            mirror.flush()
            os.fsync(mirror.fileno())
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    fsync(path)
    return end


def _found(path: Place, sources: Sequence[Source], progress: TaskProgress) -> Chain:
    found = find_chain(sources, progress)
    if not found.entries:
        raise LedgerDamaged(path, "nothing can be read of it")
    return found


def copy_files(path: Path, folder: Path, timeout: float) -> list[Path]:
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


def exchange(draft: Path, path: Path, old: Sequence[Path]) -> Path | None:
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
