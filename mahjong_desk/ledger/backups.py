# SPDX-License-Identifier: MIT
"""Backups of a ledger that is in use: each a ledger of its own that was read back, fewer of them as they grow older.

A folder of files ``ledger-20260131-201500.sqlite3``, named by the time (UTC), each with a seal beside it,
``ledger-20260131-201500.json``: the seal says that the file was read back after it was written, and what it holds.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Final

from mahjong_desk.ledger import inspection
from mahjong_desk.ledger.chain import End
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError
from mahjong_desk.ledger.faults import told
from mahjong_desk.ledger.files import sync
from mahjong_desk.ledger.holdings import Holdings, holdings
from mahjong_desk.ledger.keeping import Stamp, kept
from mahjong_desk.ledger.links import end_of, hash_at
from mahjong_desk.ledger.workshop import clear_left_overs, workshop

FORMAT: Final = "mahjong-desk/backup"
VERSION: Final = 1
_WAIT: Final = 5.0
_PAGES: Final = 512
"""So many pages are copied at a time, between which others get their turn."""
_NAME: Final = re.compile(r"ledger-(\d{8}-\d{6})(?:-([1-9]\d{0,3}))?")
_TIME: Final = "%Y%m%d-%H%M%S"


class Why(StrEnum):
    """What a backup was made for."""

    BY_ITSELF = "by itself"
    SESSION = "session"
    CLOSING = "closing"
    BY_HAND = "by hand"
    BEFORE_RESTORE = "before restore"


@dataclass(frozen=True, slots=True)
class Seal:
    """What was found when a backup was read back.

    Attributes:
        why: What it was made for.
        first: The hash of the first link of its chain: which ledger it is of.
        end: Where its chain ends.
        holds: How much it holds.
    """

    why: Why
    first: str
    end: End
    holds: Holdings

    def spelled(self) -> bytes:
        """Returns the seal as its file has it."""
        fields = {
            "format": FORMAT,
            "version": VERSION,
            "why": str(self.why),
            "first": self.first,
            "number": self.end.number,
            "hash": self.end.hash,
            "holds": self.holds._asdict(),
        }
        return json.dumps(fields, indent=1).encode() + b"\n"

    @classmethod
    def read(cls, text: bytes) -> Seal:
        """Returns the seal that a file has.

        Raises:
            ValueError: If it is none.
        """
        match json.loads(text):
            case {
                "format": str(name),
                "version": int(version),
                "why": str(why),
                "first": str(first),
                "number": int(number),
                "hash": str(hash_),
                "holds": dict(holds),
            } if name == FORMAT and version == VERSION:
                # What a later version may count besides is none of ours.
                return cls(
                    Why(why), first, End(number, hash_), Holdings(*(int(holds[key]) for key in Holdings._fields))
                )
        raise ValueError("not the seal of a backup")


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup as it lies in its folder.

    Attributes:
        path: The file.
        stamp: When it was made.
        seal: What was found when it was read back; None where that was not done, or is not known.
    """

    path: Path
    stamp: Stamp
    seal: Seal | None


class Done(StrEnum):
    """What came of a second copy."""

    NONE = "none"
    MISSING = "missing"
    WRITTEN = "written"


def backups_folder(data: Path) -> Path:
    """Returns where the backups of the ledger in a data folder are, unless told otherwise."""
    return data / "backups"


def backups_in(folder: Path) -> list[Backup]:
    """Returns the backups in a folder, the newest first; none where it is not there.

    Raises:
        LedgerError: If the folder cannot be read.
    """
    with told(folder):
        if not folder.is_dir():
            return []
        found = [(stamp, file) for file in folder.glob("ledger-*.sqlite3") if (stamp := _stamp(file)) is not None]
    return [Backup(file, stamp, _seal(file)) for stamp, file in sorted(found, reverse=True)]


def back_up(path: Path, folder: Path, why: Why, now: datetime | None = None) -> Backup | None:
    """Writes a backup of a ledger, which may be in use, reads it back, and drops those that are not kept any more.

    Nobody who writes in the ledger waits for it. Another thread than the one that has the ledger may call it.

    Args:
        path: The ledger.
        folder: Where the backups are; made where it is not there.
        why: What it is made for.
        now: The time; the clock's if not given.

    Returns:
        The backup; None where nothing was entered yet.

    Raises:
        LedgerError: If it could not be written or read back; then nothing is dropped either.
    """
    moment = (now or datetime.now(UTC)).astimezone(UTC).replace(microsecond=0)
    with _told_of(folder, path):
        folder.mkdir(parents=True, exist_ok=True)
        _clear(folder)
        with workshop(folder) as place:
            draft = place / path.name
            end = copy_of(path, draft)
            if not end.number:
                return None
            seal = _read_back(draft, end, why)
            backup = _place(draft, seal, folder, moment)
    drop_old(folder, seal.first, moment)
    return backup


def copy_to(backup: Backup, folder: Path) -> Done:
    """Puts a copy of a backup into a second folder, reads it back, and drops those there that are not kept any more.

    Args:
        backup: A backup with its seal.
        folder: The second folder, which is never made: where it is not there its disk is not.

    Raises:
        LedgerError: If it could not be written or read back.
    """
    seal = backup.seal
    if seal is None:
        return Done.NONE
    if not folder.is_dir():
        return Done.MISSING
    with _told_of(folder, backup.path):
        _clear(folder)
        if any(other.seal == seal for other in backups_in(folder)):
            return Done.WRITTEN
        with workshop(folder) as place:
            draft = place / backup.path.name
            shutil.copyfile(backup.path, draft)
            sync(draft)
            if _read_back(draft, seal.end, seal.why) != seal:
                raise LedgerDamaged(draft, "it does not hold what its seal says")
            _place(draft, seal, folder, backup.stamp.at)
    drop_old(folder, seal.first, backup.stamp.at)
    return Done.WRITTEN


def covers(backup: Backup, path: Path) -> bool:
    """Tells whether a backup has all that a ledger has, which may be in use.

    Raises:
        LedgerError: If the ledger cannot be read.
    """
    with inspection.reading(path, _WAIT) as connection:
        return backup.seal is not None and backup.seal.end == end_of(connection)


def drop_old(folder: Path, first: str, now: datetime) -> None:
    """Deletes the backups of one ledger that are not kept any more; what cannot be deleted stays until the next time.

    Only what bears a seal, and can still be read as what the seal says, is deleted. What was made before a restore stays.
    """
    rolling = {
        backup.stamp: backup
        for backup in backups_in(folder)
        if backup.seal is not None and backup.seal.first == first and backup.seal.why is not Why.BEFORE_RESTORE
    }
    staying = kept(rolling, now)
    for stamp, backup in rolling.items():
        if stamp not in staying and backup.seal is not None and _is_whole(backup.path, backup.seal):
            with contextlib.suppress(OSError):
                backup.path.unlink()
                _seal_path(backup.path).unlink()


def copy_of(path: Path, draft: Path) -> End:
    """Copies a ledger, which may be in use, as it is at one moment; returns where its chain ends then.

    Args:
        path: The ledger, or any copy of one; it may lie where nothing can be written.
        draft: Where the copy shall be: one file, without a log.

    Raises:
        LedgerError: If it cannot be read or written; its ``path`` says which.
    """
    with (
        inspection.reading(path, _WAIT) as source,
        told(draft),
        closing(sqlite3.connect(draft, isolation_level=None)) as target,
    ):
        # While this reads, what others write does not make it begin again.
        source.execute("BEGIN")
        # What an older version made has no chain yet.
        (chained,) = source.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'chain'").fetchone()
        end = end_of(source) if chained else End()
        target.execute("PRAGMA synchronous = OFF")
        source.backup(target, pages=_PAGES)
        # One file, without a log beside it.
        target.execute("PRAGMA journal_mode = DELETE")
        sync(draft)
    return end


@contextmanager
def opened_backup(path: Path) -> Iterator[sqlite3.Connection]:
    """Gives a connection that reads a backup, of which nothing stands in a log.

    Raises:
        LedgerError: If it cannot be read.
    """
    with inspection.looking(path, _WAIT, past_the_log=True) as connection:
        yield connection


@contextmanager
def _told_of(folder: Path, copied: Path) -> Iterator[None]:
    """Turns the faults of the surroundings inside the block into ``LedgerError`` that name what a person knows.

    Args:
        folder: Where it is written: what has no room, or may not be written to.
        copied: What is copied: what is damaged where the copy is.
    """
    with told(folder):
        try:
            yield
        except LedgerError as error:
            if isinstance(error.path, Path) and folder in error.path.parents and error.path != copied:
                error.path = copied if isinstance(error, LedgerDamaged) else folder
            raise


def _read_back(draft: Path, end: End, why: Why) -> Seal:
    with opened_backup(draft) as connection:
        faults = [str(line) for (line,) in connection.execute("PRAGMA quick_check")]
        if faults != ["ok"]:
            raise LedgerDamaged(draft, "\n".join(faults))
        if end_of(connection) != end:
            raise LedgerDamaged(draft, "it does not end where the ledger ended")
        return Seal(why, hash_at(connection, 1) or "", end, holdings(connection))


def _place(draft: Path, seal: Seal, folder: Path, moment: datetime) -> Backup:
    """Gives a finished backup its name, then its seal."""
    stamp = Stamp(moment)
    while (target := folder / f"{_named(stamp)}.sqlite3").exists() or _seal_path(target).exists():
        stamp = Stamp(moment, stamp.nth + 1)
    sealed = _seal_path(draft)
    sealed.write_bytes(seal.spelled())
    sync(sealed)
    os.replace(draft, target)
    os.replace(sealed, _seal_path(target))
    sync(folder)
    return Backup(target, stamp, seal)


def _is_whole(path: Path, seal: Seal) -> bool:
    try:
        with opened_backup(path) as connection:
            return end_of(connection) == seal.end and hash_at(connection, 1) == seal.first
    except LedgerError:
        return False


def _clear(folder: Path) -> None:
    """Deletes what was left of backups that were interrupted: their workshops, and seals whose file has gone."""
    clear_left_overs(folder)
    for sealed in folder.glob("ledger-*.json"):
        file = sealed.with_suffix(".sqlite3")
        if _stamp(file) is not None and not file.exists() and _seal(file) is not None:
            sealed.unlink(missing_ok=True)


def _named(stamp: Stamp) -> str:
    return f"ledger-{stamp.at.strftime(_TIME)}" + (f"-{stamp.nth}" if stamp.nth > 1 else "")


def _stamp(file: Path) -> Stamp | None:
    if (found := _NAME.fullmatch(file.stem)) is None:
        return None
    try:
        return Stamp(datetime.strptime(found[1], _TIME).replace(tzinfo=UTC), int(found[2] or 1))
    except ValueError:
        return None


def _seal_path(file: Path) -> Path:
    return file.with_suffix(".json")


def _seal(file: Path) -> Seal | None:
    try:
        return Seal.read(_seal_path(file).read_bytes())
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
