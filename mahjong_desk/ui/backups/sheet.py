# SPDX-License-Identifier: MIT
"""The sheet of the backups, the second copy, and the check of the ledger."""

import os
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from enum import Enum
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from mahjong_desk.ledger.care.backups import Backup, BackupReason, backups_in
from mahjong_desk.ledger.care.check import LedgerCheckup
from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.place import backups_folder
from mahjong_desk.texts import mark, tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.backups.controller import BackupController
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.file_dialogs import FileCategory, ask_folder
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.controls.lists import RowList
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, Panel, Part, boxed, column, fill, row
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import join_notes, with_heading
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.language import locale
from mahjong_desk.ui.text.phrases import capitalise, recent_time, time_of_day
from mahjong_desk.ui.text.refusals import ledger_error_text

_OLD_AFTER = timedelta(weeks=1)
_SECOND_FOLDER_NAME = "Mahjong Desk"
"""The folder created for second copies in the chosen one: if it is missing, its disk is not connected."""
_BACKUP = Qt.ItemDataRole.UserRole


_MAX_FINDINGS = 12
_REASONS: Mapping[BackupReason, str] = {
    BackupReason.BY_ITSELF: mark("automatic"),
    BackupReason.SESSION: mark("at the start of a session"),
    BackupReason.CLOSING: mark("on quitting"),
    BackupReason.BY_HAND: mark("by hand"),
    BackupReason.BEFORE_RESTORE: mark("before a restore; restoring this one undoes it"),
}


class SafetyLevel(Enum):
    """How safe something is, with its icon and colour."""

    GOOD = ("seal", "plus")
    WARNED = ("warning", "error")
    BROKEN = ("seal_broken", "error")
    UNKNOWN = ("clock", "ink3")


class StatePanel(QWidget):
    """An icon with a title and a note."""

    def __init__(self) -> None:
        super().__init__()
        self._icon = IconLabel("clock", "ink3", size=26)
        self.title = Label(size=18, bold=True, wrap=True)
        self.note = Label(size=14, role="ink2", wrap=True)
        boxed(row(self._icon, (column(self.title, self.note), 1), gap=theme.px(12)), self)

    def show_state(self, level: SafetyLevel, title: str, note: str) -> None:
        self._icon.set_icon(*level.value)
        self.title.setText(title)
        self.title.set_role("error" if level is SafetyLevel.BROKEN else "ink")
        self.note.setText(note)
        self.setAccessibleName(with_heading(title, note))


class BackupList(RowList):
    """The backups, newest first, with one of them chosen."""

    def __init__(self) -> None:
        super().__init__(tr("Backups"))
        self.setFrameShape(RowList.Shape.NoFrame)
        self.setFont(theme.font(15))

    @property
    def backup(self) -> Backup | None:
        """The chosen backup; None if the list is empty."""
        backup: Backup | None = self.currentIndex().data(_BACKUP)
        return backup

    def show_backups(self, backups: list[Backup], copied: set[ChainHead], second_folder: str) -> None:
        """Shows backups, and keeps the chosen one or else chooses the newest."""
        before = self.backup
        self.clear()
        for backup in backups:
            also = tr("also on {disk}").format(disk=second_folder) if backup.end in copied else ""
            count = trn("{n} entry", "{n} entries", backup.end.number)
            time, reason = capitalise(recent_time(backup.time.at)), tr(_REASONS[backup.reason])
            item = QListWidgetItem(join_notes(time, reason, count, also))
            item.setData(_BACKUP, backup)
            self.addItem(item)
        paths = [backup.path for backup in backups]
        self.setCurrentRow(paths.index(before.path) if before is not None and before.path in paths else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isprintable() and event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)


class BackupsSheet(Sheet):
    """Shows the backups of a ledger, makes and restores one, and checks the ledger."""

    restore_requested = Signal(object)
    repair_wanted = Signal()
    help_page = "safety"

    def __init__(self, desk: Desk, controller: BackupController, window: Navigator, path: Path) -> None:
        super().__init__(tr("Backups and check"), window, width=1124, height=620)
        self._desk, self._controller, self._window, self._path = desk, controller, window, path
        self.backup, self.second, self.check = StatePanel(), StatePanel(), StatePanel()
        states: list[Part] = [
            (self.backup, 1),
            Hairline(upright=True),
            (self.second, 1),
            Hairline(upright=True),
            (self.check, 1),
        ]
        fill(self.body, row(*states, gap=theme.px(18)), Hairline(), *self._list_parts())
        self._add_buttons()
        self.list.currentRowChanged.connect(lambda row: self.restore_button.setEnabled(row >= 0))
        controller.changed.connect(self.refresh)
        self.refresh()
        self.list.setFocus()
        if controller.last_check is None:
            controller.check()

    def _list_parts(self) -> list[Part]:
        self.list = BackupList()
        self._size = Label(size=14, role="ink3", wrap=True)
        self._fingerprint_title = Label(size=14, role="ink2")
        self.fingerprint = Label(size=19, bold=True)
        self.fingerprint.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        copy = LinkButton(tr("Cop&y"))
        copy.clicked.connect(lambda _checked=False: QGuiApplication.clipboard().setText(self.fingerprint.text()))
        header = row((self._fingerprint_title, 1), copy)
        plate = boxed(column(header, self.fingerprint, edges=(16, 6, 16, 10)), Panel(role="sunk"))
        return [Label(tr("Backups"), size=18, serif=True), (self.list, 1), self._size, plate]

    def _add_buttons(self) -> None:
        self.back_up_button = self.add_button(
            tr("&Back up now"), lambda: self._controller.back_up(BackupReason.BY_HAND), icon="file", left=True
        )
        self.second_button = self.add_button(tr("&Second copy…"), self._choose_second, left=True)
        self.check_button = self.add_button(tr("C&heck now"), self._controller.check, icon="seal", left=True)
        self.restore_button = self.add_button(tr("&Restore…"), self._restore)
        self.repair_button = self.add_button(tr("Re&pair…"), self.repair_wanted.emit)
        self.add_main_button(tr("&Close"), self.reject)

    # The states

    def refresh(self) -> None:
        """Shows the state of backup, second copy and check."""
        if fault := attempt(self._read).error_text:
            self.show_problem(fault)
        checked = self._controller.last_check
        self.repair_button.setVisible(checked is not None and not checked.is_ok)
        self.check_button.setEnabled(self._controller.check_task is None)
        self.back_up_button.setEnabled(self._controller.backup_task is None)
        self._show_check()

    def _read(self) -> None:
        backups = backups_in(backups_folder(self._path.parent))
        second = self._controller.second_folder
        # A whole disk, such as ``E:``, has a path but no name.
        disk = (second.parent.name or str(second.parent)) if second is not None else ""
        copies = backups_in(second) if second is not None else []
        if backups:
            # Several ledgers can have their copies on one disk.
            copies = [copy for copy in copies if copy.first == backups[0].first]
        # Backups of the same entries are copied once.
        self.list.show_backups(backups, {copy.end for copy in copies}, disk)
        self._show_newest(backups[0] if backups else None)
        self._show_second(second, disk, copies[0] if copies else None)
        time = time_of_day(datetime.now(UTC).isoformat())
        self._fingerprint_title.setText(tr("Fingerprint of the ledger, {time}").format(time=time))
        ledger = self._desk.ledger
        self.fingerprint.setText(ledger.chain_head.fingerprint if ledger is not None else "–")
        size = sum(backup.path.stat().st_size for backup in backups if backup.path.exists())
        text = tr("The first backup is made after 20 entries, after a match, or on quitting.")
        if backups:
            sentence = trn("{n} backup, {size}.", "{n} backups, {size}.", len(backups))
            text = sentence.format(size=locale().formattedDataSize(size))
        self._size.setText(text)

    def _show_newest(self, newest: Backup | None) -> None:
        by_itself = tr("automatically after every match")
        if self._controller.backup_task is not None:
            self.backup.show_state(SafetyLevel.UNKNOWN, tr("Writing…"), by_itself)
        elif self._controller.error is not None:
            fault = ledger_error_text(self._controller.error)
            self.backup.show_state(SafetyLevel.WARNED, tr("The last backup failed"), fault)
        elif newest is None:
            self.backup.show_state(SafetyLevel.UNKNOWN, tr("No backup yet"), by_itself)
        else:
            title = tr("Last backup {time}").format(time=recent_time(newest.time.at))
            self.backup.show_state(SafetyLevel.GOOD, title, by_itself)

    def _show_second(self, second: Path | None, disk: str, newest: Backup | None) -> None:
        state = self.second
        if second is None:
            state.show_state(SafetyLevel.UNKNOWN, tr("No second copy"), tr("Choose a folder on another disk"))
        elif not os.path.isdir(second):
            text = tr("{disk} is missing: connect it to update the copy").format(disk=disk)
            state.show_state(SafetyLevel.WARNED, tr("The second copy is missing"), text)
        elif self._controller.second_error is not None:
            text = ledger_error_text(self._controller.second_error)
            state.show_state(SafetyLevel.WARNED, tr("The last second copy failed"), text)
        elif newest is None:
            text = tr("The next backup is also saved to {disk}").format(disk=disk)
            state.show_state(SafetyLevel.UNKNOWN, tr("No second copy yet"), text)
        else:
            is_behind = self._desk.ledger is not None and newest.end != self._desk.ledger.chain_head
            old = is_behind and datetime.now(UTC) - newest.time.at > _OLD_AFTER
            level = SafetyLevel.WARNED if old else SafetyLevel.GOOD
            title = tr("Second copy {time}").format(time=recent_time(newest.time.at))
            state.show_state(level, title, tr("on {disk}").format(disk=disk))

    def _show_check(self) -> None:
        state, checked = self.check, self._controller.last_check
        if self._controller.check_task is not None:
            state.show_state(SafetyLevel.UNKNOWN, tr("Checking…"), tr("Every entry is compared with the text copy"))
        elif checked is None:
            state.show_state(SafetyLevel.UNKNOWN, tr("Not checked yet"), "")
        elif checked.checkup is not None and checked.is_ok:
            text = trn("{n} entry, chain intact", "{n} entries, chain intact", checked.checkup.end.number)
            time = time_of_day(checked.checked_at.isoformat())
            state.show_state(SafetyLevel.GOOD, tr("Check passed at {time}").format(time=time), text)
        else:
            lines = _findings_text(checked.checkup) if checked.checkup is not None else []
            if checked.error is not None:
                lines = [ledger_error_text(checked.error)]
            state.show_state(SafetyLevel.BROKEN, tr("The check found problems"), "\n".join(lines))

    # Second copy

    def _choose_second(self) -> None:
        folder = ask_folder(self, FileCategory.BACKUP, tr("Folder for the second copy"))
        if folder is None:
            return
        if folder.name != _SECOND_FOLDER_NAME:
            folder = folder / _SECOND_FOLDER_NAME
        if backups_folder(self._path.parent) in (folder, *folder.parents):
            self.show_problem(tr("The second copy must be in a different place from the first."))
            return
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            self.show_problem(tr("A folder cannot be created there: {fault}").format(fault=error.strerror or error))
            return
        self.show_problem("")
        self._window.settings.second_copy = str(folder)
        self._controller.back_up(BackupReason.BY_HAND)
        self.refresh()

    # Restore

    def _restore(self) -> None:
        if self._desk.pending_acts.act is not None or self._desk.pending_acts.has_other:
            self.show_problem(tr("One entry is not recorded yet and would be lost."))
        elif (backup := self.list.backup) is not None:
            self.restore_requested.emit(backup)


def _findings_text(checkup: LedgerCheckup) -> list[str]:
    """Returns the findings of a check, one line each, the most important first."""
    lines = [ledger_error_text(finding) for finding in checkup.findings]
    more = len(lines) - _MAX_FINDINGS
    return lines if more <= 0 else [*lines[:_MAX_FINDINGS], trn("And {n} more.", "And {n} more.", more)]
