# SPDX-License-Identifier: MIT
"""Backups of a ledger, as compressed text (``resources/docs/ledger.md`` §4)."""

import gzip
import os
import re
import shutil
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import IO, Any, NamedTuple

from mahjong_desk.ledger.database.database import entries_after, open_database, read_end
from mahjong_desk.ledger.database.sqlite_file import connect_read_only
from mahjong_desk.ledger.entry import ChainBroken, ChainHead, LedgerEntry, read_line, verify_chain
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError, LedgerNewer, translate_each, translate_errors
from mahjong_desk.ledger.files import fsync, remove_leftovers, scratch_folder
from mahjong_desk.ledger.place import LedgerLocation
from mahjong_desk.ledger.text_copy import Mirror, head_line, read_head

ENDING = ".jsonl.gz"
MANY = 30
"""The maximum total size of a ledger's backups, in sizes of the newest one."""
SMALL, LARGE = 32 << 20, 2 << 30
"""Lower and upper bound of that total in bytes; the newest backups are kept even beyond it."""

LATEST_COUNT = 10
"""The number of latest backups that are kept, however close together."""

_PERIODS = (("%Y-%m-%d", timedelta(days=14)), ("%G-%V", timedelta(weeks=8)), ("%Y-%m", timedelta(days=731)))
"""Formats of day, week and month, and how long the last backup of each is kept."""
_MIN_COUNT = 3
_NAME = re.compile(r"ledger-(\d{8}-\d{6})(?:-([1-9]\d{0,3}))?\.jsonl\.gz")
_TIME = "%Y%m%d-%H%M%S"
_LEVEL = 1
"""The compression level: twice as fast as the default and only a tenth larger, as hashes do not compress."""
_BLOCK = 1 << 20
_NO_DIGEST = "0" * 64
_NO_HEAD = (ValueError, LookupError, TypeError, OverflowError, OSError)
"""The exceptions of reading a damaged head."""
PATIENCE = 1.0
"""How long to wait for a server, in seconds."""


class BackupReason(StrEnum):
    BY_ITSELF = "by itself"
    SESSION = "session"
    CLOSING = "closing"
    BY_HAND = "by hand"
    BEFORE_RESTORE = "before restore"


class BackupTime(NamedTuple):
    """The time of a backup, as the name of its file states it."""

    at: datetime  # UTC
    nth: int  # from 1, among the backups of the same second


class Backup(NamedTuple):
    """A backup, as its file name and its head describe it."""

    path: Path
    time: BackupTime
    reason: BackupReason
    end: ChainHead
    first: str  # hash of its first entry
    digest: str  # hash of the bytes after the head
    size: int


class _EntrySource(NamedTuple):
    """The entries of a database or a text copy."""

    end: ChainHead
    entries_after: Callable[[int], Iterator[LedgerEntry]]  # yields the entries after a number


def files_in(folder: Path) -> list[Path]:
    """Returns the files in a folder with the name of a backup, the newest last."""
    stamps: dict[Path, BackupTime] = {}
    with translate_errors(folder):
        for path in folder.glob(f"ledger-*{ENDING}") if os.path.isdir(folder) else ():
            with suppress(ValueError):
                stamps[path] = _stamp(path.name)
    return sorted(stamps, key=stamps.__getitem__)


def backups_in(folder: Path) -> list[Backup]:
    """Returns the backups in a folder that have a valid head, the newest first."""
    backups = []
    for path in reversed(files_in(folder)):
        with suppress(LedgerError, *_NO_HEAD):
            backups.append(_read_backup(path))
    return backups


def create_backup(
    place: LedgerLocation, folder: Path, reason: BackupReason, now: datetime | None = None
) -> Backup | None:
    """Writes a backup, reads its new entries back, and deletes expired backups.

    The entries come from the database, or from the text copy if the database cannot be read. Any thread may call it. A backup
    by hand also renames damaged backups. Returns None if there are no entries yet.
    """
    moment = (now or datetime.now(UTC)).astimezone(UTC).replace(microsecond=0)
    with translate_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        remove_leftovers(folder)
        backup = _from_either(place, lambda entries: _write(entries, folder, reason, moment))
    if backup is not None:
        if reason is BackupReason.BY_HAND:
            _rename_damaged(folder)
        delete_expired(folder, backup.first, moment)
    return backup


def write_to(place: LedgerLocation, file: Path) -> Backup | None:
    """Writes a backup into a file, which is replaced if it exists, and reads it back."""
    with translate_errors(file), scratch_folder(file.parent) as folder:
        backup = create_backup(place, folder, BackupReason.BY_HAND)
        if backup is not None:
            os.replace(backup.path, file)
            fsync(file.parent)
    return backup and backup._replace(path=file)


def is_whole(backup: Backup) -> bool:
    """Returns whether the bytes of a backup after its head match its digest."""
    try:
        return _digest(backup.path) == backup.digest
    except (OSError, ValueError):
        return False


def copy_backup(backup: Backup, folder: Path) -> bool:
    """Copies a backup to a second folder, and deletes expired backups there.

    Returns False if the folder is missing.
    """
    if not os.path.isdir(folder):
        return False
    with translate_errors(folder):
        remove_leftovers(folder)
        if any(other.end == backup.end and is_whole(other) for other in backups_in(folder)):
            return True
        with scratch_folder(folder) as scratch:
            draft = scratch / backup.path.name
            shutil.copyfile(backup.path, draft)
            fsync(draft)
            if not is_whole(backup._replace(path=draft)):
                raise LedgerDamaged(draft, "the copy differs from the backup")
            # Another ledger can have a backup of the same second here.
            os.replace(draft, _free_path(folder, backup.time.at))
            fsync(folder)
    delete_expired(folder, backup.first, backup.time.at)
    return True


def delete_expired(folder: Path, first: str, now: datetime) -> None:
    """Deletes the expired backups of one ledger, by age and by total size.

    ``first`` is the hash of the ledger's first entry. A backup made before a restore expires only by size. A backup
    that cannot be deleted is retried next time.
    """
    mine = [backup for backup in backups_in(folder) if backup.first == first]
    max_size = min(max(SMALL, MANY * mine[0].size), LARGE) if mine else 0
    kept_times, size = backups_to_keep([backup.time for backup in mine], now), 0
    for index, backup in enumerate(mine):
        with suppress(OSError):
            is_kept = backup.time in kept_times or backup.reason is BackupReason.BEFORE_RESTORE
            if is_kept and (size + backup.size <= max_size or index < _MIN_COUNT):
                size += backup.size
            else:
                backup.path.unlink()


def backups_to_keep(times: Iterable[BackupTime], now: datetime) -> frozenset[BackupTime]:
    """Returns the times of the backups to keep.

    These are the last 10, and the last one of each day for 14 days, of each week for 8 weeks, and of each month for 2
    years. A time that is dropped now would be dropped at any later time too. A time in the future, from before the
    clock was set back, is kept and not counted.
    """
    past = sorted(stamp for stamp in times if stamp.at <= now)
    kept = {stamp for stamp in times if stamp.at > now} | set(past[-LATEST_COUNT:])
    for period, age in _PERIODS:
        # The later of two in the same period replaces the earlier one.
        last_of_each = {stamp.at.strftime(period): stamp for stamp in past if stamp.at > now - age}
        kept |= set(last_of_each.values())
    return frozenset(kept)


def verify_backup(path: Path) -> Backup | None:
    """Reads and verifies a backup; returns None if it is damaged."""
    try:
        backup = _read_backup(path)
    except _NO_HEAD:
        return None
    return backup if is_whole(backup) else None


def _read_backup(path: Path) -> Backup:
    """Returns a backup as its name and head describe it, without verifying it."""
    head = read_head(path)
    end, digest = ChainHead(int(head["entries"]), str(head["hash"])), str(head["digest"])
    reason, first = BackupReason(head["why"]), str(head["first"])
    return Backup(path, _stamp(path.name), reason, end, first, digest, path.stat().st_size)


def _rename_damaged(folder: Path) -> None:
    for path in files_in(folder):
        with suppress(LedgerNewer, OSError):
            if verify_backup(path) is None:
                path.rename(path.with_name(f"{path.name}.damaged"))


def _from_either(place: LedgerLocation, do: Callable[[_EntrySource], Backup]) -> Backup | None:
    """Calls a function with the entries of the database, or else of the text copy."""
    first_error: Exception | None = None
    for open_source in (_database, _text_copy):
        try:
            with open_source(place) as entries:
                if entries.end.number:
                    return do(entries)
        except (LedgerError, ValueError, sqlite3.Error) as error:
            first_error = first_error or error
    if isinstance(first_error, LedgerError):
        raise first_error
    if first_error is not None:
        raise LedgerDamaged(place, str(first_error)) from first_error
    return None


@contextmanager
def _database(place: LedgerLocation) -> Iterator[_EntrySource]:
    if isinstance(place, Path) and not place.exists():
        yield _EntrySource(ChainHead(), lambda _: iter(()))
        return
    with translate_errors(place):
        database = connect_read_only(place) if isinstance(place, Path) else open_database(place, PATIENCE)
    with closing(database):
        with translate_errors(place):
            end = read_end(database)
        yield _EntrySource(end, lambda number: translate_each(place, entries_after(database, number)))


@contextmanager
def _text_copy(place: LedgerLocation) -> Iterator[_EntrySource]:
    mirror = Mirror(place)
    with translate_errors(mirror.path):
        end = mirror.end()
    yield _EntrySource(
        end, lambda number: (entry for entry in translate_each(mirror.path, mirror.entries()) if entry.number > number)
    )


def _write(entries: _EntrySource, folder: Path, reason: BackupReason, moment: datetime) -> Backup:
    """Writes a backup that extends the newest undamaged backup of the same chain."""
    opening = next(entries.entries_after(0), None)
    if opening is None:
        raise ChainBroken(1)
    first = opening.hash
    earlier = (backup for backup in backups_in(folder) if backup.first == first and _contains_end(backup.end, entries))
    base = next(filter(is_whole, earlier), None)
    is_asked_for = reason in (BackupReason.BY_HAND, BackupReason.BEFORE_RESTORE)
    if base is not None and base.end == entries.end and not is_asked_for:
        return base
    with scratch_folder(folder) as scratch:
        draft = scratch / f"draft{ENDING}"
        more = {"why": str(reason), "first": first}
        _fill(draft, base, entries, more)
        path = _free_path(folder, moment)
        os.replace(draft, path)
        fsync(folder)
    return _read_backup(path)


def _free_path(folder: Path, moment: datetime) -> Path:
    """Returns a path whose number follows all other backups of the same second."""
    others = (_stamp(file.name) for file in files_in(folder))
    return folder / _file_name(
        BackupTime(moment, 1 + max((time.nth for time in others if time.at == moment), default=0))
    )


def _contains_end(end: ChainHead, entries: _EntrySource) -> bool:
    """Returns whether an end is part of the chain of a source."""
    if end.number >= entries.end.number:
        return end == entries.end
    entry = next(entries.entries_after(end.number), None)
    return entry is not None and end.is_followed_by(entry)


def _fill(draft: Path, base: Backup | None, entries: _EntrySource, more: dict[str, str]) -> None:
    """Writes a backup that continues ``base``, and reads its new entries back."""
    begin = base.end if base is not None else ChainHead()
    new_entries = islice(entries.entries_after(begin.number), entries.end.number - begin.number)
    with draft.open("wb") as file:
        # The head is not compressed, so that its length is the same with the final digest.
        file.write(_head(entries.end, digest=_NO_DIGEST, **more))
        body = _HashingWriter(file)
        if base is not None:
            with base.path.open("rb") as earlier:
                _skip_head(earlier)
                shutil.copyfileobj(earlier, body, _BLOCK)
        start = file.tell()
        with gzip.GzipFile("", "wb", _LEVEL, body, 0) as packed:
            for entry in verify_chain(new_entries, begin):
                packed.write(entry.line())
        file.seek(0)
        file.write(_head(entries.end, digest=body.digest.hexdigest(), **more))
        file.flush()
        os.fsync(file.fileno())
    with draft.open("rb") as file:
        file.seek(start)
        end = begin
        with gzip.GzipFile(fileobj=file) as source:
            for entry in verify_chain(map(read_line, source), begin):
                end = entry.end
    if end != entries.end or _digest(draft) != body.digest.hexdigest():
        raise LedgerDamaged(draft, f"{end.number} of {entries.end.number} entries can be read back")


class _HashingWriter:
    """A file-like object that computes the digest of the bytes written to a file."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file, self.digest = file, sha256()

    def write(self, content: bytes) -> int:
        self.digest.update(content)
        return self._file.write(content)

    def flush(self) -> None:
        self._file.flush()


def _head(end: ChainHead, **more: Any) -> bytes:
    return gzip.compress(head_line(end, **more), 0, mtime=0)


def _skip_head(file: IO[bytes]) -> None:
    """Seeks to the end of the first gzip member."""
    unpacking, start = zlib.decompressobj(wbits=31), file.read(_BLOCK)
    try:
        unpacking.decompress(start)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if not unpacking.eof:
        raise ValueError("the head is cut off")
    file.seek(len(start) - len(unpacking.unused_data))


def _digest(path: Path) -> str:
    """Returns the digest of all bytes after the head."""
    digest = sha256()
    with path.open("rb") as file:
        _skip_head(file)
        while block := file.read(_BLOCK):
            digest.update(block)
    return digest.hexdigest()


def _file_name(stamp: BackupTime) -> str:
    return f"ledger-{stamp.at.strftime(_TIME)}" + (f"-{stamp.nth}" if stamp.nth > 1 else "") + ENDING


def _stamp(name: str) -> BackupTime:
    if (match := _NAME.fullmatch(name)) is None:
        raise ValueError("not the name of a backup")
    return BackupTime(datetime.strptime(match[1], _TIME).replace(tzinfo=UTC), int(match[2] or 1))
