# SPDX-License-Identifier: MIT
"""The sheet of the backups: how safe the ledger is, what there is to go back to, and the way back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desk.ledger.care.backups import Backup, Why, backups_in
from mahjong_desk.ledger.care.keeping import Stamp
from mahjong_desk.ledger.care.repair import Preview, preview
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import WAIT
from mahjong_desk.ledger.place import backups_folder
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.file_dialogs import NameTakenError, Subject, ask_for_folder, ask_where_to
from mahjong_desk.ui.kit import DangerButton, FormSheet, Hairline, Label, Link, Panel, figure
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.safe.backup_list import BackupHeads, BackupList
from mahjong_desk.ui.safe.findings import Findings
from mahjong_desk.ui.safe.keeper import BackupKeeper, Checked
from mahjong_desk.ui.safe.outlook import Outlook
from mahjong_desk.ui.safe.question import RestoreQuestion
from mahjong_desk.ui.safe.states import Standing, States
from mahjong_desk.ui.safe.words import age, salvaged_words, second_age, surplus_words
from mahjong_desk.ui.words import ledger_error_text, time_of_day
from mahjong_desk.ui.work.errand import Errand

_OLD: Final = timedelta(weeks=1)
_NAME: Final = "Mahjong Desk"
"""What the folder of the second copies is called in the one that was chosen: if it is not there, nor is its disk."""
_LEFT, _RIGHT, _SIDE_BY_SIDE, _LOW = 628, 396, 1080, 680


class BackupsSheet(FormSheet):
    """Shows the backups of a ledger, makes one, checks the ledger, and leads back to one.

    Attributes:
        states: How backup, second copy and check stand.
        list: The backups.
        outlook: What restoring the chosen one would change.
        findings: What the check found, in the place of the outlook.
        restore_button: Leads to the question whether it shall be restored.

    Signals:
        restore_wanted(Path): The person wants that backup in the place of the ledger, and was asked.
        rebuild_wanted(): The person wants the ledger built anew of the second book.
        salvaged(): All that can be read was written to a new ledger, or it was told why not.
    """

    restore_wanted = Signal(object)
    rebuild_wanted = Signal()
    salvaged = Signal()
    help_page = "safety"

    def __init__(
        self, desk: Desk, keeper: BackupKeeper, window: Window, path: Path, unopened: LedgerError | None = None
    ) -> None:
        """Makes the sheet.

        Args:
            desk: Holds the ledger, if that could be opened.
            keeper: Makes the backups, and knows how the last one went.
            window: The window around it.
            path: The file of the ledger.
            unopened: Why it could not be opened; None where it is.
        """
        heading = tr("Backups and check")
        super().__init__(heading, window, width=1124, height=654)
        self._desk, self._keeper, self._window = desk, keeper, window
        self._path, self._unopened = path, unopened
        self._chosen: Backup | None = None
        self._shown: Checked | None = None
        self._failed = Checked(datetime.now(UTC), error=unopened) if unopened is not None else None
        self._looking: Errand | None = None
        self._salvaging: Errand | None = None
        self._found: Preview | None = None
        self.states = States()
        self.body.addWidget(self.states)
        self.body.addWidget(Hairline())
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(theme.px(18))
        self._columns.addWidget(self._left(), _LEFT)
        self._upright = Hairline(upright=True)
        self._columns.addWidget(self._upright)
        self._side = QStackedWidget()
        low = window.sheet_host.height() < theme.px(_LOW)
        if low:
            self.tighten()
        self.outlook, self.findings = Outlook(low=low), Findings()
        self._side.addWidget(self.outlook)
        self._side.addWidget(self.findings)
        self._columns.addWidget(self._side, _RIGHT)
        self.body.addLayout(self._columns, 1)
        self._add_buttons()
        self.list.chosen.connect(self._look)
        self.findings.salvage_wanted.connect(self._salvage)
        self.findings.rebuild_wanted.connect(self.rebuild_wanted)
        self.findings.restore_wanted.connect(lambda: self._side.setCurrentWidget(self.outlook))
        keeper.changed.connect(self.show_standing)
        self.show_standing()
        self.list.setFocus()
        if keeper.checked is None and unopened is None:
            keeper.check()

    def _left(self) -> QWidget:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.list = BackupList()
        column.addWidget(BackupHeads(tr("Backups"), self.list))
        column.addWidget(self.list, 1)
        column.addSpacing(theme.px(6))
        self._seal_words = Label(size=14, role="ink3", wrap=True)
        column.addWidget(self._seal_words)
        column.addSpacing(theme.px(8))
        plate = Panel(role="sunk")
        grid = QVBoxLayout(plate)
        grid.setContentsMargins(16, 6, 16, 10)
        grid.setSpacing(0)
        head = QHBoxLayout()
        self._fingerprint_title = Label(size=14, role="ink2")
        head.addWidget(self._fingerprint_title, 1)
        copy = Link(tr("Cop&y"))
        head.addWidget(copy)
        grid.addLayout(head)
        self.fingerprint = Label(size=19, bold=True)
        copy.clicked.connect(lambda _checked=False: QGuiApplication.clipboard().setText(self.fingerprint.text()))
        self.fingerprint.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        grid.addWidget(self.fingerprint)
        column.addWidget(plate)
        return left

    def _add_buttons(self) -> None:
        self.back_up_button = self.add_left(tr("&Back up now"), icon="file")
        self.second_button = self.add_left(tr("&Second copy…"))
        self.check_button = self.add_left(tr("C&heck now"), icon="seal")
        self.back_up_button.clicked.connect(lambda _checked=False: self._keeper.back_up(Why.BY_HAND))
        self.second_button.clicked.connect(lambda _checked=False: self._choose_second())
        self.check_button.clicked.connect(lambda _checked=False: self._keeper.check())
        self.restore_button = DangerButton(tr("&Restore…"), large=True)
        self.restore_button.clicked.connect(lambda _checked=False: self._ask())
        self.add_right(self.restore_button)
        self._close_button = self.add_button(tr("&Close"), self.close_sheet)
        self._main_close = self.add_main_button(tr("&Close"), self.close_sheet)
        self._main_check = self.add_main_button(tr("C&heck now"), self._keeper.check)

    # How it stands

    def show_standing(self) -> None:
        """Shows how it stands now."""
        try:
            self._read()
        except LedgerError as error:
            self.complain(ledger_error_text(error))
        checked, opened = self._checked, self._unopened is None
        broken = checked is not None and not checked.sound
        # What a person should do next is the main button.
        for button, shown in (
            (self.check_button, opened and not broken),
            (self._main_check, opened and broken),
            (self._main_close, not (opened and broken)),
            (self._close_button, opened and broken),
            (self.back_up_button, opened),
            (self.second_button, opened),
        ):
            button.setVisible(shown)
        for check_button in (self.check_button, self._main_check):
            check_button.setEnabled(not self._keeper.checking)
        self.back_up_button.setEnabled(not self._keeper.backing_up)
        if checked is not None and checked is not self._shown:
            self._shown = checked
            self.findings.show_findings(checked)
            self._side.setCurrentWidget(self.findings if broken else self.outlook)
        self._show_check()

    @property
    def _checked(self) -> Checked | None:
        return self._failed or self._keeper.checked

    def _read(self) -> None:
        backups = backups_in(backups_folder(self._path.parent))
        second = self._keeper.second
        copies = backups_in(second) if second is not None else []
        copied = {copy.seal for copy in copies if copy.seal is not None}
        self.list.show_backups(backups, copied, _disk_name(second))
        if not backups:
            self._look(None)
        newest = next((backup for backup in backups if backup.seal is not None), None)
        self._show_newest(newest)
        self._show_second(second, next((copy for copy in copies if copy.seal is not None), None))
        self._fingerprint_title.setText(
            tr("Fingerprint of the ledger, {time}").format(time=time_of_day(datetime.now(UTC).isoformat()))
        )
        ledger = self._desk.ledger
        self.fingerprint.setText(ledger.end.fingerprint if ledger is not None and self._unopened is None else "–")
        self._seal_words.setText(
            tr("The seal: read back and checked after it was written.")
            if backups
            else tr("The first backup is made after 20 entries, after a match, or on closing.")
        )

    def _show_newest(self, newest: Backup | None) -> None:
        state = self.states.backup
        by_itself = tr("by itself after every match")
        if self._keeper.backing_up:
            state.show_state(Standing.OPEN, tr("Being written…"), by_itself)
        elif self._keeper.error is not None:
            state.show_state(Standing.WARNED, tr("The last backup failed"), ledger_error_text(self._keeper.error))
        elif newest is None:
            state.show_state(Standing.OPEN, tr("No backup yet"), by_itself)
        else:
            state.show_state(Standing.GOOD, age(newest.stamp.at), by_itself)

    def _show_second(self, second: Path | None, newest: Backup | None) -> None:
        state = self.states.second
        if second is None:
            told = tr("Choose a folder on another disk")
            state.show_state(Standing.OPEN, tr("No second copy"), told)
            return
        disk = _disk_name(second)
        if not second.is_dir():
            told = tr("{disk} is not there: plug it in to renew").format(disk=disk)
            state.show_state(Standing.WARNED, tr("The second copy is missing"), told)
        elif self._keeper.second_error is not None:
            told = ledger_error_text(self._keeper.second_error)
            state.show_state(Standing.WARNED, tr("The last second copy failed"), told)
        elif newest is None:
            told = tr("The next backup goes to {disk} too").format(disk=disk)
            state.show_state(Standing.OPEN, tr("No second copy yet"), told)
        else:
            old = datetime.now(UTC) - newest.stamp.at > _OLD
            told = tr("on {disk}").format(disk=disk)
            state.show_state(Standing.WARNED if old else Standing.GOOD, second_age(newest.stamp.at), told)

    def _show_check(self) -> None:
        state, checked = self.states.check, self._checked
        if self._keeper.checking:
            told = tr("Every entry is held against both books")
            state.show_state(Standing.OPEN, tr("Checking…"), told)
        elif checked is None:
            state.show_state(Standing.OPEN, tr("Not checked yet"), "")
        elif checked.found is not None and checked.sound:
            told = tr("{entries} entries, the chain is whole").format(entries=figure(checked.found.end.number))
            at = time_of_day(checked.at.isoformat())
            state.show_state(Standing.GOOD, tr("Check passed at {time}").format(time=at), told)
        else:
            told = tr("What is wrong stands below")
            state.show_state(Standing.BROKEN, tr("The check found something"), told)

    # Second copy

    def _choose_second(self) -> None:
        folder = ask_for_folder(self, Subject.BACKUP, tr("Folder for the second copy"))
        if folder is None:
            return
        if folder.name != _NAME:
            folder = folder / _NAME
        if backups_folder(self._path.parent) in (folder, *folder.parents):
            self.complain(tr("The second copy belongs in another place than the first."))
            return
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            self.complain(tr("No folder can be made there: {fault}").format(fault=error.strerror or error))
            return
        self.complain("")
        self._window.settings.second_copy = str(folder)
        self._keeper.back_up(Why.BY_HAND)
        self.show_standing()

    # The way back

    def _look(self, backup: Backup | None) -> None:
        """Begins to look what restoring a backup would change."""
        self.outlook.show_backup(backup)
        self.restore_button.setEnabled(False)
        self._found = None
        words = tr("&Restore {time}…").format(time=time_of_day(backup.stamp.at.isoformat())) if backup else ""
        self.restore_button.setText(words or tr("&Restore…"))
        self._chosen = backup
        if backup is None:
            self._looking = None
            return
        path = self._path
        errand = self._looking = Errand(lambda: preview(path, backup.path, WAIT), self)
        errand.done.connect(lambda found, error: self._looked(errand, found, error))
        errand.start()

    def _looked(self, errand: Errand, found: Preview | None, error: LedgerError | None) -> None:
        if errand is not self._looking:
            return
        self._looking, self._found = None, found
        if found is not None:
            self.outlook.show_preview(found)
        elif error is not None:
            self.outlook.show_error(error)
        self.restore_button.setEnabled(found is not None)

    def _ask(self) -> None:
        backup = self._chosen
        if self._desk.unrecorded.act is not None or self._desk.unrecorded.elsewhere:
            self.complain(tr("An entry still waits to be recorded: it would be lost."))
            return
        found = self._found
        if backup is None or found is None:
            return
        asked = RestoreQuestion(backup, surplus_words(found.goes) if found.goes is not None else "", self._window)
        asked.agreed.connect(lambda: self.restore_wanted.emit(backup.path))
        self._window.lay_sheet(asked)

    def _salvage(self) -> None:
        path = self._path
        proposed = str(path.with_name("salvaged.sqlite3"))
        try:
            chosen = ask_where_to(self, Subject.BACKUP, tr("New ledger"), proposed, "*.sqlite3", ("sqlite3",))
        except NameTakenError as taken:
            self.complain(str(taken))
            return
        if chosen is not None:
            from mahjong_desk.ledger.care.repair import Salvaged, salvage

            def tell(found: Salvaged | None, error: LedgerError | None) -> None:
                self._salvaging = None
                if found is not None:
                    self._window.notify(salvaged_words(found, chosen.name))
                    # The way on: to put it in the place of the ledger.
                    self._side.setCurrentWidget(self.outlook)
                    self._look(Backup(chosen, Stamp(datetime.now(UTC)), None))
                elif error is not None:
                    self.complain(ledger_error_text(error))
                self.salvaged.emit()

            errand = self._salvaging = Errand(lambda: salvage(path, chosen, WAIT), self)
            errand.done.connect(tell)
            errand.start()

    def wait(self) -> None:
        """Waits until nothing of the ledger is read any more."""
        for errand in (self._salvaging, self._looking):
            if errand is not None:
                errand.wait()

    def resizeEvent(self, event: Any) -> None:
        """Puts the outlook under the list where there is no room beside it."""
        super().resizeEvent(event)
        wide = self.width() >= theme.px(_SIDE_BY_SIDE)
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._upright.setVisible(wide)


def _disk_name(second: Path | None) -> str:
    """Returns what the place of the second copies is called: the folder that was chosen."""
    if second is None:
        return ""
    return second.parent.name or str(second.parent)
