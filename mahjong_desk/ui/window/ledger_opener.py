# SPDX-License-Identifier: MIT
"""Opens the ledger of a data folder or a server, and handles failures."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.matches import match_to_resume
from mahjong_desk.ledger.care.backups import Backup
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError
from mahjong_desk.ledger.ledger import DEFAULT_TIMEOUT, Ledger
from mahjong_desk.ledger.place import SCHEMES, LedgerLocation, ServerLocation, ledger_location, ledger_path, move_aside
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.background.progress import run_with_progress
from mahjong_desk.ui.kit.controls.fields import Field
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.outcome import T, attempt
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.text.phrases import recent_time, sentences
from mahjong_desk.ui.text.refusals import ledger_error_text
from mahjong_desk.ui.window.failures import FailureSheet, Remedy

if TYPE_CHECKING:
    from mahjong_desk.ledger.care.chains import Source
    from mahjong_desk.ledger.care.repair import Repaired
    from mahjong_desk.ui.single_instance import SingleInstance
    from mahjong_desk.ui.window.main_window import MainWindow


class LedgerOpener:
    """Opens the ledger and resumes the last match, or shows the error."""

    def __init__(self, window: MainWindow, single_instance: SingleInstance | None) -> None:
        self._window = window
        self._single_instance = single_instance
        self._folder: Path | None = window.desk.folder
        self._previous_folder: Path | None = window.desk.folder

    def open(self, folder: Path, *, force: bool = False, read_only: bool = False, quietly: bool = False) -> bool:
        """Opens the ledger in a folder and resumes the last match.

        On failure, it shows the error and returns False; ``quietly`` does not repeat the displayed kind of error.
        """
        window, desk, server = self._window, self._window.desk, self._window.settings.server
        self._folder = folder
        self._previous_folder = self._previous_folder or folder
        try:
            if self._single_instance is not None:
                self._single_instance.acquire(folder, force=force)
            window.remote_changes.watch(ledger_location(folder, server))
            desk.open(folder, server=server, read_only=read_only)
            if self._single_instance is not None:
                self._single_instance.release_others(folder)
            assert desk.ledger is not None
            match_id = match_to_resume(desk.ledger, window.settings.last_match)
        except LedgerError as error:
            if not quietly or type(error) is not type(window.failure):
                self.show_failure(error).rejected.connect(partial(self._keep_open_ledger, error))
            return False
        window.set_failure(None)
        window.close_sheet()
        if isinstance(desk.ledger.place, Path):
            self._remember(folder)
        if match_id is not None:
            window.matches.continue_match(match_id)
            if desk.stored is None and window.sheet is None:
                # The match cannot be read; the sheet lists it with the reason, and the other matches.
                window.matches.offer_unfinished()
        if desk.has_pending_writes:
            # These were pending when the ledger was last closed.
            window.pending_writes.try_again()
        return True

    def _keep_open_ledger(self, error: LedgerError) -> None:
        """Returns to the open ledger if another one failed and no remedy was chosen."""
        window, desk = self._window, self._window.desk
        if window.failure is not error or desk.ledger is None or error.path == desk.place:
            return
        self._folder = desk.folder
        window.settings.override("server", desk.place.url if isinstance(desk.place, ServerLocation) else "")
        window.remote_changes.watch(desk.place)
        if self._single_instance is not None:
            self._single_instance.release_others(desk.folder)
        window.set_failure(None)

    def _remember(self, folder: Path) -> None:
        """Adds ledgers to the recent files once there is more than one."""
        if (previous := self._previous_folder) is not None and previous != folder:
            self._window.files.add_recent(previous)
            self._window.files.add_recent(folder)
        self._previous_folder = folder

    def show_damage(self, error: LedgerDamaged) -> None:
        """Shows the result of a check, below a sheet if one is open."""
        if self._window.sheet is None:
            self.show_failure(error)
        else:
            self._window.set_failure(error)

    def open_again(self, *, quietly: bool = False) -> None:
        """Tries the last folder again."""
        if self._folder is not None:
            self.open(self._folder, quietly=quietly)

    def apply_remedy(self, remedy: Remedy) -> None:
        folder, settings = self._folder, self._window.settings
        assert folder is not None
        match remedy:
            case Remedy.QUIT:
                self._window.close()
            case Remedy.RESTORE_NAME:
                self._restore_open_ledger()
            case Remedy.FOLDER:
                self._ask_for_folder(self.open)
            case Remedy.ON_THIS_MACHINE:
                settings.override("server", "")
                self.open(folder)
            case Remedy.REPAIR:
                self.repair(ledger_location(folder, settings.server))
            case Remedy.MOVE_ASIDE:
                if self._close_ledger():
                    self._move_aside(folder)
            case Remedy.OPEN_THERE:
                if self._close_ledger():
                    self.open(folder)
            case Remedy.RETRY | Remedy.FORCE | Remedy.READ_ONLY:
                self.open(folder, force=remedy is Remedy.FORCE, read_only=remedy is Remedy.READ_ONLY)

    def _move_aside(self, folder: Path) -> None:
        moved = self.attempt(lambda: move_aside(ledger_path(folder)))
        if moved is not None:
            self._open_and_notify(folder, tr("The previous file is kept as {file}.").format(file=moved.name))

    def _close_ledger(self) -> bool:
        """Closes the ledger; returns False if a pending entry would be lost."""
        desk = self._window.desk
        if desk.folder is not None:
            # The folder may have been deleted with the ledger.
            with suppress(OSError):
                desk.folder.mkdir(parents=True, exist_ok=True)
        if desk.has_unrecorded and not desk.save_pending():
            self._window.notify(tr("One entry is not recorded yet and would be lost."), fault=True)
            return False
        desk.close()
        return True

    def repair(self, place: LedgerLocation, sources: list[Source] | None = None, backup: Backup | None = None) -> None:
        """Previews a repair or the restore of a backup, and runs it if the user agrees."""
        from mahjong_desk.ledger.care.chains import find_sources, to_source
        from mahjong_desk.ledger.care.repair import preview
        from mahjong_desk.ui.backups.repair_sheet import RepairSheet

        heading, action = tr("Repair the ledger?"), tr("&Repair")
        if backup is not None:
            heading = tr("Restore {time}?").format(time=recent_time(backup.time.at))
            action, sources = tr("&Restore"), [to_source(backup.path)]
        used = find_sources(place) if sources is None else sources
        sheet = RepairSheet(heading, action, lambda: preview(place, used), self._window.sheet_host)
        sheet.confirmed.connect(lambda: self._repair(place, used, restores=backup is not None))
        self._window.push_sheet(sheet)

    def _repair(self, place: LedgerLocation, sources: list[Source], *, restores: bool) -> None:
        """Repairs the ledger and reopens it, even if the repair fails."""
        from mahjong_desk.ledger.care.repair import repair

        folder = self._folder
        assert folder is not None
        self._window.backup_controller.wait_until_done()
        if not self._close_ledger():
            return
        run_with_progress(
            self._window,
            tr("Working on the ledger"),
            lambda progress: repair(place, DEFAULT_TIMEOUT, progress, sources, restores=restores),
            on_done=lambda result: self._open_and_notify(folder, _repaired_text(result, restores=restores)),
            on_failed=lambda error: self._open_and_notify(folder, ledger_error_text(error), fault=True),
            on_cancelled=lambda: self._open_and_notify(folder, tr("Cancelled. Nothing was changed.")),
        )

    def _restore_open_ledger(self) -> None:
        """Offers to replace the current file with the open ledger."""
        from mahjong_desk.ledger.care.chains import Source, find_sources

        ledger = self._window.desk.ledger
        if ledger is None:
            return
        entries = self.attempt(ledger.entries)
        if entries is None:
            return
        open_source = Source("open ledger", lambda: iter(entries), present=True)
        others = [source._replace(present=False) for source in find_sources(ledger.place)]
        self.repair(ledger.place, [open_source, *others])

    def choose_folder(self) -> None:
        self._ask_for_folder(self.switch_ledger)

    def switch_ledger(self, folder: Path) -> None:
        """Opens the ledger in another folder, unless an entry is pending."""
        window = self._window
        if window.desk.has_unrecorded:
            window.notify(tr("An entry in the open ledger is not recorded yet."), fault=True)
            return
        window.settings.override("server", "")
        self.open(folder)

    def _ask_for_folder(self, on_chosen: Callable[[Path], object]) -> None:
        from mahjong_desk.ui.file_dialogs import FileCategory, ask_folder

        folder = ask_folder(self._window.sheet_host, FileCategory.LEDGER, tr("Folder for the ledger"), self._folder)
        if folder is not None:
            on_chosen(folder)

    def choose_server(self) -> None:
        if self._folder is None:
            return
        window = self._window
        sheet = ServerSheet(window.settings, self._folder, window.sheet_host, has_unrecorded=window.desk.has_unrecorded)
        sheet.chosen.connect(self._open_server)
        window.open_sheet(sheet)

    def _open_server(self, url: str) -> None:
        self._window.settings.server = url
        if self._folder is not None and self.open(self._folder):
            shared = tr("Every computer with this ledger now sees what the others record.")
            self._window.notify(shared if url else tr("The ledger on this computer is open."))

    def show_backups(self) -> None:
        path = self._window.backup_controller.path
        if path is None:
            self._window.notify(tr("A ledger on a server is backed up there."), fault=True)
            return
        from mahjong_desk.ui.backups.sheet import BackupsSheet

        sheet = BackupsSheet(self._window.desk, self._window.backup_controller, self._window, path)
        sheet.restore_requested.connect(lambda backup: self.repair(path, backup=backup))
        sheet.repair_wanted.connect(lambda: self.repair(path))
        self._window.open_sheet(sheet)

    def _open_and_notify(self, folder: Path, message: str, *, fault: bool = False) -> None:
        if self.open(folder) or fault:
            self._window.notify(message, fault=fault)

    def attempt(self, action: Callable[[], T]) -> T | None:
        """Runs a ledger operation; on failure, shows what to do and returns None."""
        result, error = attempt(action)
        if error is not None:
            self.show_failure(error)
        return result

    def show_failure(self, error: LedgerError, *, over: bool = False) -> FailureSheet:
        """Shows an error of the ledger with its remedies; returns the sheet.

        ``over`` keeps open sheets below it.
        """
        self._window.set_failure(error)
        sheet = FailureSheet(error, self._window.sheet_host)
        sheet.chosen.connect(self.apply_remedy)
        if over:
            self._window.push_sheet(sheet)
        else:
            self._window.open_sheet(sheet)
        return sheet


def _repaired_text(repaired: Repaired, *, restores: bool) -> str:
    lost = sum(repaired.lost.values())
    parts = [
        tr("Backup restored.") if restores else tr("Ledger repaired."),
        trn("It has {n} entry.", "It has {n} entries.", repaired.end.number),
    ]
    if lost and not restores:
        parts.append(trn("{n} later entry could not be kept.", "{n} later entries could not be kept.", lost))
    if repaired.old_path is not None:
        parts.append(tr("The previous file is kept as {file}.").format(file=repaired.old_path.name))
    return sentences(*parts)


class ServerSheet(Sheet):
    """Asks for the address of a server and tests it before the ledger is switched."""

    chosen = Signal(str)
    help_page = "safety#server"

    def __init__(self, settings: Settings, folder: Path, window: QWidget, *, has_unrecorded: bool) -> None:
        super().__init__(tr("Ledger on a server"), window, width=720)
        self._folder = folder
        meaning = tr(
            "Several computers can share one ledger on a PostgreSQL server: each sees what the "
            "others record. Put a password in the file .pgpass, not in the address."
        )
        self.add_widget(Label(meaning, role="ink2", wrap=True))
        address = ServerLocation(settings.server, folder).without_password if settings.server else ""
        self.field = Field(tr("Address"), text=address, placeholder="postgresql://name@server/database")
        self.field.submitted.connect(self._connect)
        self.add_widget(self.field)
        if settings.server:
            self.add_button(tr("The ledger on this &computer"), lambda: self.chosen.emit(""))
        self._open_button = self.add_main_button(tr("&Open"), self._connect)
        if has_unrecorded:
            self.field.set_error(tr("An entry in the open ledger is not recorded yet."))
            self.field.edit.setEnabled(False)
            self._open_button.setEnabled(False)
        self.field.setFocus()

    def _connect(self) -> None:
        """Tests the address by opening the ledger; shows an error below the field."""
        url = self.field.edit.text().strip()
        if not url.startswith(SCHEMES):
            self.field.set_error(tr("The address must begin with {scheme}.").format(scheme=SCHEMES[0]))
            return
        outcome = attempt(lambda: Ledger.open(ledger_location(self._folder, url)).close())
        # A damaged ledger can be repaired once it is chosen.
        if outcome.error is not None and not isinstance(outcome.error, LedgerDamaged):
            self.field.set_error(outcome.error_text)
            return
        self.chosen.emit(url)
