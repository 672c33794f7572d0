# SPDX-License-Identifier: MIT
"""Backups: the text copy up to a moment, compressed, in files named by the time (UTC).

A file ``ledger-20260131-201500.jsonl.gz`` is complete by itself. Its first line says why it was made, how many entries it
has and the hash of the last; it was read back before it got its name.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from enum import StrEnum
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from mahjong_desk.ledger.care.keeping import Stamp, kept
from mahjong_desk.ledger.entry import End, Entry
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError
from mahjong_desk.ledger.faults import explained
from mahjong_desk.ledger.files import clear_left_overs, sync, workshop
from mahjong_desk.ledger.place import mirror_path
from mahjong_desk.ledger.server_place import Place
from mahjong_desk.ledger.text.ledger_file import FileBroken, read_file, read_head, write_file
from mahjong_desk.ledger.text.mirror import Mirror

ENDING: Final = ".jsonl.gz"
MOST_BYTES: Final = 2 << 30
"""The total size of the backups of one folder, bytes; the newest ones are kept even beyond it."""

_LATEST: Final = 3
_NAME: Final = re.compile(r"ledger-(\d{8}-\d{6})(?:-([1-9]\d{0,3}))?\.jsonl\.gz")
_TIME: Final = "%Y%m%d-%H%M%S"


class Why(StrEnum):
    """What a backup was made for."""

    BY_ITSELF = "by itself"
    SESSION = "session"
    CLOSING = "closing"
    BY_HAND = "by hand"
    BEFORE_RESTORE = "before restore"


class Backup(NamedTuple):
    """A backup."""

    path: Path
    stamp: Stamp
    why: Why
    end: End
    first: str


def backups_in(folder: Path) -> list[Backup]:
    """Returns the backups in a folder, the newest first; a file without a proper first line is left out."""
    with explained(folder):
        names = sorted(folder.glob(f"ledger-*{ENDING}")) if folder.is_dir() else []
    found = []
    for path in names:
        with suppress(ValueError, LookupError, TypeError, LedgerError, OSError):
            found.append(_described(path, read_head(path)))
    return sorted(found, key=lambda backup: backup.stamp, reverse=True)


def back_up(place: Place, folder: Path, why: Why, now: datetime | None = None) -> Backup | None:
    """Writes a backup from the text copy, reads it back, and deletes those that are no longer kept.

    The database is not touched: nobody who enters something waits. Another thread than that of the ledger may call it.

    Returns:
        The backup; None if nothing was entered yet.
    """
    moment = (now or datetime.now(UTC)).astimezone(UTC).replace(microsecond=0)
    mirror = Mirror(mirror_path(place), place)
    with explained(folder):
        folder.mkdir(parents=True, exist_ok=True)
        clear_left_overs(folder)
        try:
            end = mirror.end()
            if not end.number:
                return None
            backup = write_backup(mirror.entries(), end, folder, why, moment)
        except FileBroken as error:
            raise LedgerDamaged(mirror.path, str(error)) from error
    drop_old(folder, backup.first, moment)
    return backup


def write_backup(entries: Iterator[Entry], end: End, folder: Path, why: Why, moment: datetime) -> Backup:
    """Writes a backup of entries and reads it back."""
    first = next(entries)
    with workshop(folder) as place:
        draft = place / f"draft{ENDING}"
        with draft.open("wb") as target:
            write_file(target, islice(chain((first,), entries), end.number), end, why=str(why), first=first.hash)
            target.flush()
            os.fsync(target.fileno())
        _read_back(draft)
        stamp = Stamp(moment)
        while (path := folder / _named(stamp)).exists():
            stamp = Stamp(moment, stamp.nth + 1)
        os.replace(draft, path)
        sync(folder)
    return _described(path, read_head(path))


def copy_to(backup: Backup, folder: Path) -> bool:
    """Copies a backup to a second folder, reads it back, and deletes those there that are no longer kept.

    Returns:
        Whether the folder is there.
    """
    if not folder.is_dir():
        return False
    with explained(folder):
        clear_left_overs(folder)
        if any(other.end == backup.end for other in backups_in(folder)):
            return True
        with workshop(folder) as place:
            draft = place / backup.path.name
            shutil.copyfile(backup.path, draft)
            sync(draft)
            _read_back(draft)
            os.replace(draft, folder / backup.path.name)
            sync(folder)
    drop_old(folder, backup.first, backup.stamp.at)
    return True


def covers(backup: Backup, place: Place) -> bool:
    """Tells whether a backup has everything that the text copy of a ledger has."""
    try:
        return Mirror(mirror_path(place), place).end() == backup.end
    except (FileBroken, OSError):
        return False


def drop_old(folder: Path, first: str, now: datetime, most: int = MOST_BYTES) -> None:
    """Deletes the backups of one ledger that are no longer kept, by age and by total size.

    One that was made before a restore stays. One that can no longer be deleted stays until the next time.
    """
    mine = [one for one in backups_in(folder) if one.first == first and one.why is not Why.BEFORE_RESTORE]
    staying, size = kept([one.stamp for one in mine], now), 0
    for place, backup in enumerate(mine):
        with suppress(OSError):
            size += backup.path.stat().st_size
            if backup.stamp not in staying or (size > most and place >= _LATEST):
                backup.path.unlink()


def _read_back(draft: Path) -> None:
    try:
        for _ in read_file(draft):
            pass
    except FileBroken as error:
        raise LedgerDamaged(draft, str(error)) from error


def _described(path: Path, head: dict[str, Any]) -> Backup:
    end = End(int(head["entries"]), str(head["hash"]))
    return Backup(path, _stamp(path.name), Why(head["why"]), end, str(head["first"]))


def _named(stamp: Stamp) -> str:
    return f"ledger-{stamp.at.strftime(_TIME)}" + (f"-{stamp.nth}" if stamp.nth > 1 else "") + ENDING


def _stamp(name: str) -> Stamp:
    if (found := _NAME.fullmatch(name)) is None:
        raise ValueError("not the name of a backup")
    return Stamp(datetime.strptime(found[1], _TIME).replace(tzinfo=UTC), int(found[2] or 1))
