# SPDX-License-Identifier: MIT
"""Backups: the text copy up to a moment, compressed, in files named by the time, UTC (``resources/docs/ledger.md`` §4)."""

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
from typing import IO, Any, Final, NamedTuple

from mahjong_desk.ledger.database.database import end_of, entries_after, open_database
from mahjong_desk.ledger.database.sqlite_file import read_only
from mahjong_desk.ledger.entry import ChainBroken, End, Entry, checked, read_line
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError, LedgerNewer, explained
from mahjong_desk.ledger.files import fsync, remove_leftovers, scratch_folder
from mahjong_desk.ledger.place import Place, mirror_path
from mahjong_desk.ledger.text_copy import Mirror, head_line, read_head

ENDING: Final = ".jsonl.gz"
MANY: Final = 30
"""All backups of a ledger take at most as much room as this many of the newest, twice what the ledger takes."""
SMALL, LARGE = 32 << 20, 2 << 30
"""What they may take in any case, and never, bytes; the newest ones are kept even beyond it."""

LATEST_COUNT: Final = 10
"""So many of the latest are kept, however close together."""

_PERIODS: Final = (("%Y-%m-%d", timedelta(days=14)), ("%G-%V", timedelta(weeks=8)), ("%Y-%m", timedelta(days=731)))
"""The last backup of each day, week and month, as ``strftime`` names them, is kept for so long."""
_LATEST: Final = 3
_NAME: Final = re.compile(r"ledger-(\d{8}-\d{6})(?:-([1-9]\d{0,3}))?\.jsonl\.gz")
_TIME: Final = "%Y%m%d-%H%M%S"
_LEVEL: Final = 1
"""Twice as fast as the usual level and only a tenth larger: half of a line is its hash."""
_BLOCK: Final = 1 << 20
_NO_DIGEST: Final = "0" * 64
_NO_HEAD: Final = (ValueError, LookupError, TypeError, OverflowError, OSError)
"""What reading a head raises if it is not what was written."""
_PATIENCE: Final = 1.0
"""How long to wait for a server, seconds."""


class BackupReason(StrEnum):
    """What a backup was made for."""

    BY_ITSELF = "by itself"
    SESSION = "session"
    CLOSING = "closing"
    BY_HAND = "by hand"
    BEFORE_RESTORE = "before restore"


class BackupTime(NamedTuple):
    """When a backup was made, and which one it is of that second."""

    at: datetime
    nth: int


class Backup(NamedTuple):
    """A backup: where it ends, the hash of its first entry, the digest of its bytes after the head, and its size."""

    path: Path
    time: BackupTime
    why: BackupReason
    end: End
    first: str
    digest: str
    size: int


class _Text(NamedTuple):
    """Where entries are read from: the end of the chain, and the entries after a number."""

    end: End
    after: Callable[[int], Iterator[Entry]]


def files_in(folder: Path) -> list[Path]:
    """Returns the files in a folder whose names are those of backups, the newest last."""
    with explained(folder):
        found = folder.glob(f"ledger-*{ENDING}") if folder.is_dir() else ()
        return sorted((path for path in found if _NAME.fullmatch(path.name)), key=lambda path: _stamp(path.name))


def backups_in(folder: Path) -> list[Backup]:
    """Returns the backups in a folder, the newest first; a file without a proper head is left out."""
    found = []
    for path in reversed(files_in(folder)):
        with suppress(LedgerError, *_NO_HEAD):
            found.append(_described(path))
    return found


def create_backup(place: Place, folder: Path, why: BackupReason, now: datetime | None = None) -> Backup | None:
    """Writes a backup, reads back what is new in it, and deletes those that are no longer kept.

    The entries come from the database, or from the text copy if the database cannot be read; another thread than that of the
    ledger may do it. By hand, damaged backups get another name. Returns None if nothing was entered yet.
    """
    moment = (now or datetime.now(UTC)).astimezone(UTC).replace(microsecond=0)
    with explained(folder):
        folder.mkdir(parents=True, exist_ok=True)
        remove_leftovers(folder)
        backup = _from_either(place, lambda text: _write(text, folder, why, moment))
    if backup is not None:
        if why is BackupReason.BY_HAND:
            _put_damaged_aside(folder)
        delete_expired(folder, backup.first, moment)
    return backup


def write_to(place: Place, file: Path) -> Backup | None:
    """Writes a backup of everything into one file, and reads it back; one that is there is replaced."""
    with explained(file), scratch_folder(file.parent) as folder:
        made = create_backup(place, folder, BackupReason.BY_HAND)
        if made is not None:
            os.replace(made.path, file)
            fsync(file.parent)
    return made and made._replace(path=file)


def is_whole(backup: Backup) -> bool:
    """Returns whether every byte of a backup after its head is what was written."""
    try:
        return _digest(backup.path) == backup.digest
    except (OSError, ValueError):
        return False


def copy_backup(backup: Backup, folder: Path) -> bool:
    """Copies a backup to a second folder and deletes those there that are no longer kept; returns whether the folder is there."""
    if not folder.is_dir():
        return False
    with explained(folder):
        remove_leftovers(folder)
        if any(other.end == backup.end for other in backups_in(folder)):
            return True
        with scratch_folder(folder) as place:
            draft = place / backup.path.name
            shutil.copyfile(backup.path, draft)
            fsync(draft)
            if not is_whole(backup._replace(path=draft)):
                raise LedgerDamaged(draft, "the copy is not what was written")
            os.replace(draft, folder / backup.path.name)
            fsync(folder)
    delete_expired(folder, backup.first, backup.time.at)
    return True


def delete_expired(folder: Path, first: str, now: datetime) -> None:
    """Deletes the backups of one ledger that are no longer kept, by age and by total size, the oldest first.

    One made before a restore is deleted for its size only. One that cannot be deleted stays until the next time.
    """
    mine = [one for one in backups_in(folder) if one.first == first]
    most = min(max(SMALL, MANY * mine[0].size), LARGE) if mine else 0
    staying, size = backups_to_keep([one.time for one in mine], now), 0
    for place, backup in enumerate(mine):
        with suppress(OSError):
            stays = backup.time in staying or backup.why is BackupReason.BEFORE_RESTORE
            if stays and (size + backup.size <= most or place < _LATEST):
                size += backup.size
            else:
                backup.path.unlink()


def backups_to_keep(stamps: Iterable[BackupTime], now: datetime) -> frozenset[BackupTime]:
    """Returns those that are kept: the last 10, then the last of each day for 14 days, week for 8 weeks, month for 2 years.

    What is dropped at one moment is dropped at each later one. A backup of the future was made before a clock was set back:
    it stays, and does not count among the others.
    """
    present = sorted(stamp for stamp in stamps if stamp.at <= now)
    found = {stamp for stamp in stamps if stamp.at > now} | set(present[-LATEST_COUNT:])
    for period, age in _PERIODS:
        # The later of two in the same period takes the place of the earlier one.
        last_of_each = {stamp.at.strftime(period): stamp for stamp in present if stamp.at > now - age}
        found |= set(last_of_each.values())
    return frozenset(found)


def inspected(path: Path) -> Backup | None:
    """Returns a backup that is byte for byte what was written; None if it is damaged."""
    try:
        backup = _described(path)
    except _NO_HEAD:
        return None
    return backup if is_whole(backup) else None


def _described(path: Path) -> Backup:
    """Returns what a backup says of itself."""
    head = read_head(path)
    end, digest = End(int(head["entries"]), str(head["hash"])), str(head["digest"])
    return Backup(
        path, _stamp(path.name), BackupReason(head["why"]), end, str(head["first"]), digest, path.stat().st_size
    )


def _put_damaged_aside(folder: Path) -> None:
    for path in files_in(folder):
        with suppress(LedgerNewer, OSError):
            if inspected(path) is None:
                path.rename(path.with_name(f"{path.name}.damaged"))


def _from_either(place: Place, do: Callable[[_Text], Backup]) -> Backup | None:
    """Does something with the entries of the database, or with those of the text copy if the database cannot be read."""
    trouble: Exception | None = None
    for opened in (_database, _text_copy):
        try:
            with opened(place) as text:
                if text.end.number:
                    return do(text)
        except (LedgerError, ValueError, sqlite3.Error) as error:
            trouble = trouble or error
    if isinstance(trouble, LedgerError):
        raise trouble
    if trouble is not None:
        raise LedgerDamaged(place, str(trouble)) from trouble
    return None


@contextmanager
def _database(place: Place) -> Iterator[_Text]:
    if isinstance(place, Path) and not place.exists():
        yield _Text(End(), lambda _: iter(()))
        return
    with explained(place):
        database = read_only(place) if isinstance(place, Path) else open_database(place, _PATIENCE)
    with closing(database):
        with explained(place):
            end = end_of(database)
        yield _Text(end, lambda number: _explained(place, entries_after(database, number)))


@contextmanager
def _text_copy(place: Place) -> Iterator[_Text]:
    mirror = Mirror(mirror_path(place), place)
    with explained(mirror.path):
        end = mirror.end()
    yield _Text(end, lambda number: (one for one in _explained(mirror.path, mirror.entries()) if one.number > number))


def _explained(place: Place, entries: Iterable[Entry]) -> Iterator[Entry]:
    with explained(place):
        yield from entries


def _write(text: _Text, folder: Path, why: BackupReason, moment: datetime) -> Backup:
    """Writes a backup, on the newest one that the entries go on from and that is still whole."""
    opening = next(text.after(0), None)
    if opening is None:
        raise ChainBroken(1)
    first = opening.hash
    earlier = (one for one in backups_in(folder) if one.first == first and _goes_on(one.end, text) and is_whole(one))
    base = next(earlier, None)
    if base is not None and base.end == text.end and why not in (BackupReason.BY_HAND, BackupReason.BEFORE_RESTORE):
        return base
    with scratch_folder(folder) as place:
        draft = place / f"draft{ENDING}"
        more = {"why": str(why), "first": first}
        _fill(draft, base, text, more)
        # After the others of that second, also where the first of them were dropped.
        others = (_stamp(file.name) for file in files_in(folder))
        stamp = BackupTime(moment, 1 + max((one.nth for one in others if one.at == moment), default=0))
        path = folder / _named(stamp)
        os.replace(draft, path)
        fsync(folder)
    return _described(path)


def _goes_on(end: End, text: _Text) -> bool:
    """Returns whether entries go on from an end."""
    if end.number >= text.end.number:
        return end == text.end
    entry = next(text.after(end.number), None)
    return entry is not None and end.is_followed_by(entry)


def _fill(draft: Path, base: Backup | None, text: _Text, more: dict[str, str]) -> None:
    """Writes a file on the bytes of an earlier backup, and reads back what is new."""
    begin = base.end if base is not None else End()
    fresh = islice(text.after(begin.number), text.end.number - begin.number)
    with draft.open("wb") as file:
        # It is not compressed, so that it is as long with the digest, which is known at the end.
        file.write(_head(text.end, digest=_NO_DIGEST, **more))
        body = _Hashing(file)
        if base is not None:
            with base.path.open("rb") as earlier:
                _skip_head(earlier)
                shutil.copyfileobj(earlier, body, _BLOCK)
        start = file.tell()
        with gzip.GzipFile("", "wb", _LEVEL, body, 0) as packed:
            for entry in checked(fresh, begin):
                packed.write(entry.line())
        file.seek(0)
        file.write(_head(text.end, digest=body.digest.hexdigest(), **more))
        file.flush()
        os.fsync(file.fileno())
    with draft.open("rb") as file:
        file.seek(start)
        end = begin
        with gzip.GzipFile(fileobj=file) as source:
            for entry in checked(map(read_line, source), begin):
                end = entry.end
    if end != text.end or _digest(draft) != body.digest.hexdigest():
        raise LedgerDamaged(draft, f"{end.number} of {text.end.number} entries can be read back")


class _Hashing:
    """Writes to a file and takes the digest of what it writes."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file, self.digest = file, sha256()

    def write(self, content: bytes) -> int:
        self.digest.update(content)
        return self._file.write(content)

    def flush(self) -> None:
        self._file.flush()


def _head(end: End, **more: Any) -> bytes:
    return gzip.compress(head_line(end, **more), 0, mtime=0)


def _skip_head(file: IO[bytes]) -> None:
    """Goes to the end of the first member of gzip."""
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


def _named(stamp: BackupTime) -> str:
    return f"ledger-{stamp.at.strftime(_TIME)}" + (f"-{stamp.nth}" if stamp.nth > 1 else "") + ENDING


def _stamp(name: str) -> BackupTime:
    if (found := _NAME.fullmatch(name)) is None:
        raise ValueError("not the name of a backup")
    return BackupTime(datetime.strptime(found[1], _TIME).replace(tzinfo=UTC), int(found[2] or 1))
