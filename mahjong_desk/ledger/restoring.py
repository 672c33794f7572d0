# SPDX-License-Identifier: MIT
"""A ledger as a backup has it, in the place of the present one, of which everything is kept."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from mahjong_desk.ledger import inspection
from mahjong_desk.ledger.backups import Backup, Why, back_up, copy_of
from mahjong_desk.ledger.chain import End
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerUnreachable
from mahjong_desk.ledger.faults import told
from mahjong_desk.ledger.files import sync
from mahjong_desk.ledger.holdings import Holdings, Surplus, holdings, surplus
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.links import end_of
from mahjong_desk.ledger.place import beside, book_folder, companions, set_book_aside
from mahjong_desk.ledger.progress import UNWATCHED, Progress, Stage
from mahjong_desk.ledger.workshop import workshop


@dataclass(frozen=True, slots=True)
class Preview:
    """What a restore would change.

    Attributes:
        now: How much the ledger holds; None where it is not there or cannot be read.
        then: How much it would hold.
        end: Where its chain would end.
        goes: What would go; None where the ledger cannot be read.
        comes: What would come; likewise.
    """

    now: Holdings | None
    then: Holdings
    end: End
    goes: Surplus | None
    comes: Surplus | None


@dataclass(frozen=True, slots=True)
class Restored:
    """What became of the ledger that was there.

    Attributes:
        before: The backup that was made of it first; None where it was empty, gone or damaged.
        aside: Where the files of a damaged one are kept.
        book: Where its second book is kept; None where it had none.
    """

    before: Backup | None
    aside: Path | None
    book: Path | None


def preview(path: Path, backup: Path, timeout: float) -> Preview:
    """Returns what restoring a backup would change; neither is changed by that.

    Args:
        path: The ledger, which may be in use, damaged or gone.
        backup: The backup, or any other copy of a ledger.
        timeout: How long to wait for another program, seconds.

    Raises:
        LedgerError: If the backup cannot be read, or is no ledger.
    """
    with _up_to_date(path, backup, timeout) as file, inspection.reading(file, timeout) as theirs:
        then, end = holdings(theirs), end_of(theirs)
        try:
            if inspection.inspect(path, timeout, to_read=True) == inspection.NEWEST:
                with inspection.reading(path, timeout) as ours:
                    ours.execute("BEGIN")
                    return Preview(holdings(ours), then, end, surplus(ours, theirs), surplus(theirs, ours))
        except (LedgerDamaged, LedgerUnreachable):
            # There is nothing to compare it with.
            pass
        return Preview(None, then, end, None, None)


def restore(path: Path, backup: Path, folder: Path, timeout: float, progress: Progress = UNWATCHED) -> Restored:
    """Puts a ledger as a backup has it in the place of the present one, with a second book that agrees with it.

    The present one becomes a backup first, one that is damaged is kept as it is, and so is its second book. Whoever is
    stopped on the way has either the one ledger or the other.

    Args:
        path: The ledger; must not be open in this process.
        backup: The backup, or any other copy of a ledger; it stays as it is.
        folder: Where the backup of the present one goes.
        timeout: How long to wait for another program, seconds.
        progress: How far it is.

    Raises:
        LedgerLocked: If another program has the ledger open.
        LedgerError: If the backup cannot be read, or something cannot be written; the ledger is then as it was.
        GivenUp: If nobody wants it any more; likewise.
    """
    _schema(backup, timeout)
    with told(path):
        if path.exists() and backup.samefile(path):
            raise LedgerUnreachable(backup, "a backup lies in another place than the ledger itself")
        path.parent.mkdir(parents=True, exist_ok=True)
        with workshop(path.parent) as place:
            draft = place / path.name
            progress.begin(Stage.COPYING)
            copy_of(backup, draft)
            # Brings it up to date, and writes its second book.
            Ledger.open(draft, timeout=timeout, progress=progress).close()
            before, aside = _kept(path, folder, timeout)
            book = set_book_aside(path) if book_folder(path).exists() else None
            # From here on there is no second book: whichever database lies there, the next start writes its own.
            for companion in companions(path):
                companion.unlink(missing_ok=True)
            os.replace(draft, path)
            book_folder(draft).rename(book_folder(path))
            sync(path.parent)
    return Restored(before, aside, book)


@contextmanager
def _up_to_date(path: Path, backup: Path, timeout: float) -> Iterator[Path]:
    """Gives a backup, or a copy of it that was brought up to date where an older version made it."""
    if _schema(backup, timeout) == inspection.NEWEST:
        yield backup
        return
    with told(path), workshop(path.parent) as place:
        draft = place / path.name
        copy_of(backup, draft)
        Ledger.open(draft, timeout=timeout).close()
        yield draft


def _schema(backup: Path, timeout: float) -> int:
    """Returns the schema version of a backup, which can be read whole."""
    if not backup.is_file():
        raise LedgerUnreachable(backup, "there is no such file")
    return inspection.inspect(backup, timeout, to_read=True)


def _kept(path: Path, folder: Path, timeout: float) -> tuple[Backup | None, Path | None]:
    """Keeps the present ledger: as a backup if it can be read, else as its files are."""
    if not inspection.is_there(path):
        return None, None
    try:
        if _be_alone(path, timeout) == inspection.NEWEST:
            return back_up(path, folder, Why.BEFORE_RESTORE), None
        aside = beside(path, "before")
    except LedgerDamaged:
        aside = beside(path, "damaged")
    _copy_files(path, aside)
    return None, aside


def _copy_files(path: Path, aside: Path) -> None:
    for found, other in zip((path, *companions(path)), (aside, *companions(aside)), strict=True):
        if found.exists():
            shutil.copy2(found, other)
            sync(other)
    sync(path.parent)


def _be_alone(path: Path, timeout: float) -> int:
    """Brings everything from the log into the file, which nobody else may have open; returns its schema version.

    Raises:
        LedgerLocked: If another program has it open.
        LedgerDamaged: If it is damaged.
    """
    version = inspection.inspect(path, timeout)
    with told(path), closing(sqlite3.connect(path, timeout=timeout, isolation_level=None)) as connection:
        # Refused while anybody else has it open, be it only for reading. Closed last, it takes in its log.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    return version
