# SPDX-License-Identifier: MIT
"""Repairs a ledger from the best sound chain of its sources.

A restore is a repair from only one backup. The old files are renamed, never deleted.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from mahjong_desk.ledger.care.backups import BackupReason, create_backup
from mahjong_desk.ledger.care.chains import Chain, Source, entries_of, find_chain, find_sources, present_sources
from mahjong_desk.ledger.database.database import add, open_database, read_end
from mahjong_desk.ledger.entry import ChainHead, LedgerEntry
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError, LedgerLocked, translate_errors
from mahjong_desk.ledger.files import fsync, scratch_folder
from mahjong_desk.ledger.place import (
    LedgerLocation,
    ServerLocation,
    backups_folder,
    files_of,
    mirror_path,
    sibling_path,
    side_files,
)
from mahjong_desk.ledger.progress import NO_PROGRESS, ProgressStage, TaskProgress
from mahjong_desk.ledger.text_copy import Mirror, head_line

_BLOCK = 1 << 20


class RepairPreview(NamedTuple):
    """The chains of a ledger before and after a repair or restore."""

    before: Chain
    after: Chain
    common_count: int  # number of first entries that both have

    @property
    def removed_count(self) -> int:
        """How many entries would be removed."""
        return self.before.entries - self.common_count

    @property
    def added_count(self) -> int:
        """How many entries would be added."""
        return self.after.entries - self.common_count


class Repaired(NamedTuple):
    """The result of a repair."""

    end: ChainHead
    kept: Mapping[str, int]  # number of entries by source
    lost: Mapping[str, int]  # number of those after the end of the new chain
    old_path: Path | None  # the old file under its new name


def preview(place: LedgerLocation, sources: Sequence[Source]) -> RepairPreview:
    """Returns what a repair from these sources would do; nothing is changed."""
    then = _find_any_chain(place, sources, NO_PROGRESS)
    now = then
    if then.present < then.entries:
        now = find_chain([source for source in sources if source.present] or present_sources(place))
    return RepairPreview(now, then, now.count_common(then))


def repair(
    place: LedgerLocation, timeout: float, progress: TaskProgress = NO_PROGRESS, sources: Sequence[Source] | None = None,
    *, restores: bool = False,
) -> Repaired:  # fmt: skip
    """Rebuilds a ledger and renames the old files.

    A killed process leaves the old or the new ledger. A server keeps its entries and gets the missing ones; a text copy
    that disagrees is renamed. If it ``restores`` a backup, a backup of the current ledger is made first.
    """
    if not isinstance(place, Path):
        return _repair_server(place, timeout, progress)
    path = place.absolute()
    sources = find_sources(path) if sources is None else sources
    if restores:
        # Even without this backup, the old files are kept next to the ledger.
        with suppress(LedgerError):
            create_backup(path, backups_folder(path.parent), BackupReason.BEFORE_RESTORE)
    with translate_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with scratch_folder(path.parent) as scratch:
            old, state = copy_files(path, scratch / "old", timeout), _state(path)
            chain = _find_any_chain(path, sources, progress)
            draft = scratch / path.name
            entries = progress.track(entries_of(chain, sources), ProgressStage.ENTERING, chain.entries)
            end = build(draft, entries, timeout)
            if end != chain.end:
                raise LedgerDamaged(path, f"entry {end.number + 1} is invalid, or cannot be read a second time")
            if _state(path) != state:
                raise LedgerLocked(path, "another program has written meanwhile")
            aside = exchange(draft, path, old)
    return Repaired(chain.end, chain.kept, chain.surplus, aside)


def _repair_server(place: ServerLocation, timeout: float, progress: TaskProgress) -> Repaired:
    sources, copy_ = find_sources(place), mirror_path(place)
    chain, aside = _find_any_chain(place, sources, progress), None
    with closing(open_database(place, timeout)) as database:
        with database.read_transaction():
            last = read_end(database).number
        missing = [entry for entry in entries_of(chain, sources) if entry.number > last]
        with database.write_transaction():
            if read_end(database).number == last:
                for entry in progress.track(missing, ProgressStage.ENTERING, len(missing)):
                    add(database, entry)
        with database.read_transaction(), translate_errors(copy_):
            try:
                Mirror(place).compare(database)
            except LedgerDamaged:
                aside = sibling_path(copy_, "before")
                copy_.rename(aside)
    return Repaired(chain.end, chain.kept, chain.surplus, aside)


def build(path: Path, entries: Iterator[LedgerEntry], timeout: float) -> ChainHead:
    """Creates a ledger from entries up to the first invalid one; returns its end."""
    end = ChainHead()
    with closing(open_database(path, timeout)) as database:
        with database.write_transaction(), mirror_path(path).open("wb") as mirror:
            mirror.write(head_line())
            for entry in entries:
                try:
                    add(database, entry)
                except (LookupError, ValueError, TypeError, sqlite3.IntegrityError):
                    # Its hash is right, but it is invalid after the previous entries.
                    break
                mirror.write(entry.line())
                end = entry.end
            mirror.flush()
            os.fsync(mirror.fileno())
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    fsync(path)
    return end


def _find_any_chain(path: LedgerLocation, sources: Sequence[Source], progress: TaskProgress) -> Chain:
    chain = find_chain(sources, progress)
    if not chain.entries:
        raise LedgerDamaged(path, "no entry can be read")
    return chain


def copy_files(path: Path, folder: Path, timeout: float) -> list[Path]:
    """Copies all files of a ledger to a new folder and returns the copies."""
    folder.mkdir()
    # Closing a file drops the locks of this process on it, so the files are closed only at the end.
    with ExitStack() as open_files, _locked(path, timeout):
        for file in files_of(path):
            if file.exists():
                source = open_files.enter_context(file.open("rb"))
                with (folder / file.name).open("wb") as target:
                    shutil.copyfileobj(source, target, _BLOCK)
                shutil.copystat(file, folder / file.name)
                fsync(folder / file.name)
    return sorted(folder.iterdir())


def _state(path: Path) -> list[tuple[int, int] | None]:
    """Returns times and sizes of the files, which change if another program writes."""
    files = (path, side_files(path)[0], mirror_path(path))
    stats = [file.stat() if file.exists() else None for file in files]
    return [(stat.st_mtime_ns, stat.st_size) if stat else None for stat in stats]


@contextmanager
def _locked(path: Path, timeout: float) -> Iterator[None]:
    """Locks a database during the block, unless it is missing or damaged."""
    if not path.exists():
        yield
        return
    with closing(sqlite3.connect(path, timeout=timeout, isolation_level=None)) as connection:
        try:
            with translate_errors(path):
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("ROLLBACK")
        except LedgerLocked:
            raise
        except LedgerError:
            pass
        yield


def exchange(draft: Path, path: Path, old: Sequence[Path]) -> Path | None:
    """Renames the old files and moves the new ones to their paths.

    Returns the path of the old database, or None if there were no old files. A database exists at every moment. The
    text copy is replaced first: until the database follows, the old ledger opens as before, or reports its missing
    entries.
    """
    target = sibling_path(path, "before")
    for file in old:
        for current, kept in zip(files_of(path), files_of(target), strict=True):
            if current.name == file.name:
                file.rename(kept)
    fsync(path.parent)
    os.replace(mirror_path(draft), mirror_path(path))
    # SQLite would apply an old log to the new database.
    for companion in side_files(path):
        companion.unlink(missing_ok=True)
    os.replace(draft, path)
    fsync(path.parent)
    return target if old else None
