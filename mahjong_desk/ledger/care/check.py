# SPDX-License-Identifier: MIT
"""The full check of entries, derived tables, text copy and backups."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from enum import Enum
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mahjong_desk.ledger.care.backups import BackupReason, files_in, verify_backup
from mahjong_desk.ledger.database.database import PROJECTIONS, Executes, apply_record, entries_after, read_hash
from mahjong_desk.ledger.database.sqlite_file import SqliteFile
from mahjong_desk.ledger.entry import KINDS, ChainHead
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError, LedgerNewer, LedgerReadOnly, translate_errors
from mahjong_desk.ledger.place import backups_folder
from mahjong_desk.ledger.progress import NO_PROGRESS, ProgressStage, TaskProgress
from mahjong_desk.ledger.text_copy import FileBroken
from mahjong_desk.texts import mark

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


class CheckFinding(Enum):
    """A kind of damage that the check finds, with the sentence for players."""

    DATABASE = mark("The database is damaged: {name}.")
    ENTRY = mark("Entry {name} was changed or removed outside Mahjong Desk.")
    KIND = mark("Entry {name} was made by a newer version or is invalid.")
    SESSION = mark("The list of sessions is wrong at “{name}”.")
    MATCH = mark("The list of matches is wrong at match {name}.")
    MIRROR = mark("The text copy and the database differ from entry {name} on.")
    MIRROR_BROKEN = mark("The text copy cannot be read: {name}.")
    BACKUP = mark("The backup {name} is damaged: back up now.")
    LAST_BACKUP = mark("The last backup, {name}, has different entries from the ledger.")


class LedgerCheckup(NamedTuple):
    """The result of a full check; ``reason`` of each finding is a ``CheckFinding``."""

    findings: tuple[LedgerError, ...]
    end: ChainHead

    @property
    def is_sound(self) -> bool:
        return not self.findings

    @property
    def needs_repair(self) -> bool:
        """Whether there is any finding other than damaged backups."""
        return any(finding.reason is not CheckFinding.BACKUP for finding in self.findings)


def check(ledger: Ledger, progress: TaskProgress = NO_PROGRESS) -> LedgerCheckup:
    """Returns the result of a full check; other programs may write meanwhile."""
    try:
        return _check(ledger, progress)
    except LedgerDamaged as error:
        return LedgerCheckup((_error(ledger, CheckFinding.DATABASE, error.details),), ChainHead())


def _check(ledger: Ledger, progress: TaskProgress) -> LedgerCheckup:
    database = ledger._database
    findings = [_error(ledger, CheckFinding.DATABASE, line) for line in database.integrity_errors()]
    try:
        with suppress(LedgerReadOnly):
            ledger.catch_up()
    except LedgerError as error:
        findings.append(_error(ledger, CheckFinding.MIRROR_BROKEN, str(error)))
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as rebuilt, database.read_transaction():
        for statement in PROJECTIONS:
            rebuilt.execute(statement.format(**SqliteFile.dialect))
        end = ChainHead()
        for entry in progress.track(entries_after(database, 0), ProgressStage.READING):
            if not end.is_followed_by(entry):
                findings.append(_error(ledger, CheckFinding.ENTRY, str(end.number + 1)))
                break
            try:
                if entry.kind not in KINDS:
                    raise ValueError(entry.kind)
                apply_record(rebuilt, entry, database)
            except (LookupError, TypeError, ValueError, sqlite3.Error):
                findings.append(_error(ledger, CheckFinding.KIND, str(entry.number)))
                break
            end = entry.end
        else:
            findings += _tables(ledger, rebuilt)
        with translate_errors(ledger.mirror.path):
            findings += _mirror(ledger, end, progress)
    findings += _backups(ledger, progress)
    return LedgerCheckup(tuple({str(finding): finding for finding in findings}.values()), end)


def _error(ledger: Ledger, finding: CheckFinding, name: str) -> LedgerError:
    return LedgerError(ledger.place, reason=finding, name=name)


def _tables(ledger: Ledger, rebuilt: Executes) -> Iterator[LedgerError]:
    """Yields the first difference of each table from the one rebuilt from the entries."""
    for kind, table, name in ((CheckFinding.SESSION, "sessions", 2), (CheckFinding.MATCH, "matches", 0)):
        statement = f"SELECT * FROM {table} ORDER BY id"
        for mine, theirs in zip_longest(ledger._database.execute(statement), rebuilt.execute(statement)):
            if mine is None or theirs is None or tuple(mine) != tuple(theirs):
                yield _error(ledger, kind, str((theirs or mine)[name]))
                break


def _mirror(ledger: Ledger, end: ChainHead, progress: TaskProgress) -> Iterator[LedgerError]:
    """Yields the first difference between the text copy and the entries up to an end."""
    number, expected = 0, entries_after(ledger._database, 0)
    try:
        for number, entry in enumerate(progress.track(ledger.mirror.entries(), ProgressStage.READING), start=1):
            if number > end.number:
                # Another program has entered it since, or our entries are damaged here.
                return
            if next(expected, None) != entry:
                yield _error(ledger, CheckFinding.MIRROR, str(number))
                return
    except FileBroken as error:
        yield _error(ledger, CheckFinding.MIRROR_BROKEN, str(error))
        return
    if number < end.number and ledger.mirror_error is None:
        yield _error(ledger, CheckFinding.MIRROR, str(number + 1))


def _backups(ledger: Ledger, progress: TaskProgress) -> Iterator[LedgerError]:
    """Yields damaged backups, and the last sound one if its entries are different."""
    place, database, last = ledger.place, ledger._database, None
    with translate_errors(place), suppress(sqlite3.Error):
        files = files_in(backups_folder(place.parent if isinstance(place, Path) else place.folder))
        for path in progress.track(reversed(files), ProgressStage.READING, len(files)):
            try:
                backup = verify_backup(path)
            except LedgerNewer:
                continue
            if backup is None:
                # It may have been deleted meanwhile.
                if path.exists():
                    yield _error(ledger, CheckFinding.BACKUP, path.name)
            elif last is None and backup.first == read_hash(database, 1):
                last = backup
        # After a restore, the last one may have more than the ledger.
        if last is None or last.reason is BackupReason.BEFORE_RESTORE:
            return
        if read_hash(database, last.end.number) != last.end.hash:
            yield _error(ledger, CheckFinding.LAST_BACKUP, last.path.name)
