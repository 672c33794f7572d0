# SPDX-License-Identifier: MIT
"""Automatic backups and checks of the ledger, and their latest results."""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from mahjong_desk.ledger.care.backups import BackupReason, copy_backup, create_backup
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import backups_folder
from mahjong_desk.ledger.progress import NO_PROGRESS, Cancelled, TaskProgress
from mahjong_desk.ui.background.progress import BackgroundTask
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.settings.settings import Settings

if TYPE_CHECKING:
    from mahjong_desk.ledger.care.check import LedgerCheckup

_log = logging.getLogger(__name__)
ENTRIES_PER_BACKUP = 20
_CHECK_DELAY = 30_000
"""The time from opening a ledger to its automatic check, in milliseconds."""
_SLICE, _PAUSE = 100, 0.01
"""The automatic check pauses after every ``_SLICE`` entries, for ``_PAUSE`` seconds."""


class CheckResult(NamedTuple):
    """The result of a check."""

    checked_at: datetime
    checkup: LedgerCheckup | None = None  # None if the ledger could not be opened
    error: LedgerError | None = None

    @property
    def is_ok(self) -> bool:
        """Whether the check found no problems."""
        return self.checkup is not None and self.checkup.is_sound


class BackupController(QObject):
    """Makes automatic backups, and checks the ledger.

    A backup is made every 20 entries, after a match, when a session begins, and when the window closes. Recording does
    not wait for it. A ledger on a server is backed up there. ``error`` and ``second_error`` are why the last backup and
    its second copy failed, or None.
    """

    changed = Signal()
    failed = Signal(object)
    damaged = Signal(object)

    def __init__(self, desk: Desk, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._settings = desk, settings
        self._ledger: object = None
        self._number = 0
        self._session: int | None = None
        self.backup_task: BackgroundTask | None = None
        self.check_task: BackgroundTask | None = None
        self.error: LedgerError | None = None
        self.second_error: LedgerError | None = None
        self.last_check: CheckResult | None = None
        self._automatic_progress = _ThrottledProgress()
        self._check_timer = QTimer(self, singleShot=True, interval=_CHECK_DELAY)
        self._check_timer.timeout.connect(self._check_automatically)
        desk.changed.connect(self._on_desk_changed)
        desk.match_ended.connect(self.back_up_if_needed)
        desk.saved.connect(self._back_up_if_due)

    @property
    def path(self) -> Path | None:
        """The file of the ledger, or None if none is open or it is on a server."""
        place = self._desk.ledger.place if self._desk.ledger is not None else None
        return place if isinstance(place, Path) else None

    @property
    def second_folder(self) -> Path | None:
        """The folder of the second copy, or None if none was chosen."""
        return Path(self._settings.second_copy) if self._settings.second_copy else None

    def back_up(self, reason: BackupReason) -> None:
        """Begins a backup, unless one is being made or no ledger file is open."""
        path, second, ledger = self.path, self.second_folder, self._desk.ledger
        if self.backup_task is not None or path is None or ledger is None:
            return
        self._number = ledger.known.number
        self.backup_task = BackgroundTask(lambda: _back_up(path, second, reason), self)
        self.backup_task.finished.connect(self._on_backup_done)
        self.backup_task.start()
        self.changed.emit()

    def back_up_if_needed(self) -> None:
        """Makes an automatic backup of new entries, unless the ledger is open read-only."""
        if not self._desk.read_only:
            self.back_up(BackupReason.BY_ITSELF)

    def wait_until_done(self) -> None:
        """Cancels the automatic check, and waits for a running backup or check."""
        self._automatic_progress.cancel()
        for task in (self.check_task, self.backup_task):
            if task is not None:
                task.wait()

    def back_up_before_close(self) -> None:
        """Makes the last backup before the ledger closes, and waits for it."""
        self.wait_until_done()
        if not self._desk.read_only:
            self.back_up(BackupReason.CLOSING)
            self.wait_until_done()

    def check(self) -> None:
        """Begins a check, unless one is running or no ledger file is open."""
        self._begin_check(NO_PROGRESS)

    def _check_automatically(self) -> None:
        """Begins a check with pauses, unless the ledger has been checked."""
        if self.last_check is None:
            self._begin_check(self._automatic_progress)

    def _begin_check(self, progress: TaskProgress) -> None:
        path, ledger = self.path, self._desk.ledger
        if path is None or self.check_task is not None:
            return
        self.check_task = BackgroundTask(lambda: _check(path, progress), self)
        self.check_task.finished.connect(lambda checkup, error: self._on_check_done(ledger, checkup, error))
        self.check_task.start()
        self.changed.emit()

    def _on_backup_done(self, second_error: LedgerError | None, error: LedgerError | None) -> None:
        before = (self.error, self.second_error)
        self.backup_task = None
        self.error = error
        if error is None:
            self.second_error = second_error
        for current, previous in zip((self.error, self.second_error), before, strict=True):
            if current is not None:
                _log.warning("no backup: %s", current.details or type(current).__name__)
                if previous is None:
                    self.failed.emit(current)
        self.changed.emit()

    def _on_check_done(self, ledger: Ledger | None, checkup: LedgerCheckup | None, error: LedgerError | None) -> None:
        self.check_task = None
        if ledger is not self._desk.ledger:
            # Another ledger was opened meanwhile, and its check had to wait for this one.
            self._check_timer.start()
        elif checkup is not None or error is not None:
            self.last_check = CheckResult(datetime.now(UTC), checkup, error)
            if checkup is not None and checkup.needs_repair and self.path is not None:
                self.damaged.emit(LedgerDamaged(self.path, "\n".join(map(str, checkup.findings))))
        self.changed.emit()

    def _on_desk_changed(self) -> None:
        """Schedules a check of a new ledger, and backs up when a session begins."""
        desk = self._desk
        # The session of a match that is only viewed does not count.
        played, _ = desk.match_at_table
        session = played.id if played is not None else None
        if desk.ledger is not self._ledger:
            self._ledger, self.last_check, self.error, self.second_error = desk.ledger, None, None, None
            self._automatic_progress.cancel()
            self._automatic_progress = _ThrottledProgress()
            self._check_timer.start()
            self._number = desk.ledger.known.number if desk.ledger is not None else 0
            self.changed.emit()
        elif session is not None and self._session is not None and session > self._session:
            self.back_up(BackupReason.SESSION)
        self._session = session

    def _back_up_if_due(self, _at: str) -> None:
        ledger = self._desk.ledger
        if ledger is not None and ledger.known.number - self._number >= ENTRIES_PER_BACKUP:
            self.back_up_if_needed()


def _back_up(path: Path, second: Path | None, reason: BackupReason) -> LedgerError | None:
    """Makes a backup, and returns why its second copy could not be made."""
    newest = create_backup(path, backups_folder(path.parent), reason)
    if newest is not None and second is not None:
        return attempt(lambda: copy_backup(newest, second)).error
    return None


class _ThrottledProgress(TaskProgress):
    """Pauses the work regularly so that it does not slow down the window."""

    def advance(self, steps: int = 1) -> None:
        super().advance(steps)
        if self.done % _SLICE == 0:
            sleep(_PAUSE)


def _check(path: Path, progress: TaskProgress) -> LedgerCheckup | None:
    with suppress(Cancelled), Ledger.open_to_read(path) as ledger:
        return ledger.check(progress)
    return None
