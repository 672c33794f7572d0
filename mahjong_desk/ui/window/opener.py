# SPDX-License-Identifier: MIT
"""From a data folder to an open ledger, whatever is in the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mahjong_desk.club.matches import match_to_go_on
from mahjong_desk.ledger.database.sqlite_file import takes_long
from mahjong_desk.ledger.errors import LedgerError, OpeningGivenUp, UpgradeFailed
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path, ledger_place
from mahjong_desk.texts import tr
from mahjong_desk.ui.window.elsewhere import Elsewhere
from mahjong_desk.ui.window.failures import Remedy
from mahjong_desk.ui.window.look_through import LookThrough
from mahjong_desk.ui.window.match_opener import MatchOpener
from mahjong_desk.ui.window.mending import mend, open_there, put_back, put_beside, restore
from mahjong_desk.ui.words import ledger_error_text

if TYPE_CHECKING:
    from mahjong_desk.ledger.errors import LedgerMoved
    from mahjong_desk.ledger.progress import Progress
    from mahjong_desk.ui.one_window import OneWindow
    from mahjong_desk.ui.places import Window
    from mahjong_desk.ui.safe.sheet import BackupsSheet
    from mahjong_desk.ui.window.shell import Shell

_MOVED = (Remedy.PUT_BACK, Remedy.BESIDE, Remedy.OPEN_THERE)
_MENDING = (Remedy.TAKE_BACK, Remedy.REBUILD, Remedy.AS_IT_IS, Remedy.ASIDE)


class Opener(QObject):
    """Opens the ledger, or shows what is in the way, and goes on with the match that lay on the table last.

    Attributes:
        elsewhere: Follows what others write in it.
        matches: Lays its matches on the table.
    """

    def __init__(self, window: Shell, router: Window, one_window: OneWindow | None = None) -> None:
        """Serves a window.

        Args:
            window: The window.
            router: Leads through it.
            one_window: Holds the folder of the ledger; None where several windows may have it open.
        """
        super().__init__()
        self._window = window
        self._router = router
        self._one_window = one_window
        self._folder: Path | None = window.desk.folder
        self._left: Path | None = window.desk.folder
        self._error: LedgerError | None = None
        self._look_through = LookThrough(self)
        self._look_through.found.connect(self._tell_damage)
        self.elsewhere = Elsewhere(window, router, self)
        self.matches = MatchOpener(window, router, self._show)

    def open(self, folder: Path, *, anyway: bool = False, to_read: bool = False, quietly: bool = False) -> bool:
        """Opens the ledger in a folder and goes on where it was left; shows what is in the way where it cannot.

        Args:
            folder: The folder.
            anyway: Opens it also where another window has it open.
            to_read: Opens it where nothing can be written.
            quietly: Says nothing where the same is in the way as before.

        Returns:
            Whether it is open now; where it has to be made ready first, which takes long, that goes on beside the window.
        """
        self._folder = folder
        self._left = self._left or folder
        try:
            if self._one_window is not None:
                self._one_window.take(folder, anyway=anyway)
        except LedgerError as error:
            return self._refuse(error, quietly=quietly)
        place = ledger_place(folder, self._window.settings.server)
        if not to_read and isinstance(place, Path) and takes_long(place):
            self._make_ready(folder, place)
            return self._window.desk.ledger is not None and self._window.desk.place == place
        return self._open(folder, to_read=to_read, quietly=quietly)

    def _make_ready(self, folder: Path, path: Path) -> None:
        """Does what has to be done before a ledger can be opened, then opens it."""
        # Loaded when it is wanted: most ledgers are open at once.
        from mahjong_desk.ui.work.long_work import work_on

        def work(progress: Progress) -> None:
            Ledger.open(path, progress=progress).close()

        work_on(
            self._window,
            tr("Making the ledger ready"),
            work,
            done=lambda _: self._open(folder),
            failed=self._show,
            given_up=lambda: self._show(OpeningGivenUp(path)),
        )

    def _refuse(self, error: LedgerError, *, quietly: bool) -> bool:
        if not quietly or type(error) is not type(self._window.failure):
            self._show(error)
        return False

    def _open(self, folder: Path, *, to_read: bool = False, quietly: bool = False) -> bool:
        last = self._window.settings.match
        try:
            self._window.desk.open(folder, server=self._window.settings.server, to_read=to_read)
            if self._one_window is not None:
                self._one_window.settle(folder)
            ledger = self._window.desk.ledger
            match_id = match_to_go_on(ledger, last) if ledger is not None else None
        except LedgerError as error:
            return self._refuse(error, quietly=quietly)
        finally:
            self.elsewhere.follow(ledger_place(folder, self._window.settings.server))
        self._window.set_failure(None)
        self._window.close_sheet()
        if ledger is not None and isinstance(ledger.place, Path):
            self._remember(folder)
            if not to_read:
                self._look_through.begin(ledger.place)
        if match_id is not None:
            self.matches.go_on(match_id)
            if self._window.desk.stored is None and self._window.sheet is None:
                # It cannot be read: the others still can, and it is named among them.
                self.matches.offer_unfinished()
        if self._window.desk.waits:
            # It was left when the ledger was closed.
            self._window.try_again()
        return True

    def _remember(self, folder: Path) -> None:
        """Has the ledgers offered again where there are several; a window that knows one alone needs no way to it."""
        recent, left = self._window.recent_files, self._left
        if left is not None and left != folder:
            recent.note(left)
        if left != folder or folder in recent:
            recent.note(folder)
        self._left = folder

    def _tell_damage(self, path: Path, error: LedgerError) -> None:
        """Shows what was found in a file after it was opened, where it still is open."""
        ledger = self._window.desk.ledger
        if ledger is not None and ledger.place == path:
            self._show(error)

    def open_again(self, *, quietly: bool = False) -> bool:
        """Tries the folder once more that could not be opened; tells whether it is open now.

        Args:
            quietly: Says nothing where the same is in the way as before.
        """
        return self._folder is not None and self.open(self._folder, quietly=quietly)

    def take(self, remedy: Remedy) -> None:
        """Goes on in the way that the person chose where the ledger could not be opened."""
        folder = self._folder
        if remedy is Remedy.QUIT:
            self._window.close()
        elif remedy is Remedy.AGAIN and folder is not None:
            self.open(folder)
        elif remedy is Remedy.ON_THIS_MACHINE and folder is not None:
            self._window.settings.override("server", "")
            self.open(folder)
        elif remedy is Remedy.ANYWAY and folder is not None:
            self.open(folder, anyway=True)
        elif remedy is Remedy.TO_READ and folder is not None:
            self.open(folder, to_read=True)
        elif remedy in _MOVED:
            self._settle_moved(remedy)
        elif remedy is Remedy.BACKUPS and folder is not None:
            self._window.lay_sheet(self._backups_of(ledger_path(folder), self._error))
        elif folder is not None and remedy in _MENDING:
            self._mend(folder, remedy)
        elif remedy is Remedy.FOLDER:
            self._ask_for_folder(self.open)

    def _mend(self, folder: Path, remedy: Remedy) -> None:
        try:
            self._window.desk.close()
        except LedgerError as error:
            self._show(error)
            return
        place, older = ledger_place(folder, self._window.settings.server), isinstance(self._error, UpgradeFailed)
        self._exchange(
            folder,
            lambda progress: mend(remedy, place, progress, older=older),
            failed=self._show,
            given_up=self._show_again,
        )

    def _show_again(self) -> None:
        if self._error is not None:
            self._show(self._error)

    def choose_folder(self) -> None:
        """Asks for the folder of another ledger, and opens that."""
        self._ask_for_folder(self.go_to)

    def go_to(self, folder: Path) -> None:
        """Opens the ledger in another folder of this machine, unless something waits to be recorded in the present one."""
        window = self._window
        if window.desk.waits or window.desk.unrecorded.elsewhere:
            waits = tr("Something waits to be recorded in the ledger that is open.")
            window.notify(waits, fault=True)
            return
        window.settings.override("server", "")
        self.open(folder)

    def _ask_for_folder(self, go_on: Callable[[Path], object]) -> None:
        # Imported when it is asked for, as the sheets are.
        from mahjong_desk.ui.file_dialogs import Subject, ask_for_folder

        title = tr("Folder for the ledger")
        chosen = ask_for_folder(self._window.sheet_host, Subject.LEDGER, title, self._folder)
        if chosen is not None:
            go_on(chosen)

    def choose_server(self) -> None:
        """Asks for the server on which the ledger is."""
        if self._folder is None:
            return
        from mahjong_desk.ui.window.server_sheet import ServerSheet

        window = self._window
        sheet = ServerSheet(
            window.settings,
            self._folder,
            window.sheet_host,
            waits=window.desk.waits or window.desk.unrecorded.elsewhere,
        )
        sheet.chosen.connect(self._open_server)
        window.open_sheet(sheet)

    def _open_server(self, url: str) -> None:
        self._window.settings.server = url
        if self._folder is not None and self.open(self._folder):
            self._window.notify(
                tr("Each machine with this ledger sees now what the others record.")
                if url
                else tr("The ledger on this machine is open.")
            )

    def show_backups(self) -> None:
        """Shows the backups of the ledger, and how safe it is."""
        path = self._window.keeper.path
        if path is None:
            self._window.notify(tr("A ledger on a server is backed up there."), fault=True)
        else:
            self._window.open_sheet(self._backups_of(path))

    def _backups_of(self, path: Path, unopened: LedgerError | None = None) -> BackupsSheet:
        from mahjong_desk.ui.safe.sheet import BackupsSheet

        sheet = BackupsSheet(self._window.desk, self._window.keeper, self._router, path, unopened)
        sheet.restore_wanted.connect(lambda backup: self._replace(sheet, path, lambda at: restore(path, backup, at)))
        sheet.rebuild_wanted.connect(lambda: self._replace(sheet, path, lambda at: mend(Remedy.REBUILD, path, at)))
        return sheet

    def _replace(self, sheet: BackupsSheet, path: Path, work: Callable[[Progress], str]) -> None:
        """Lets another ledger come in the place of this one and goes on with it; with this one where that fails."""
        sheet.wait()
        self._window.keeper.wait()
        self._window.desk.close()
        folder = path.parent
        given_up = tr("It was given up: all is as it was before.")
        self._exchange(
            folder,
            work,
            failed=lambda error: self._open_and_say(folder, ledger_error_text(error), fault=True),
            given_up=lambda: self._open_and_say(folder, given_up),
        )

    def _exchange(
        self,
        folder: Path,
        work: Callable[[Progress], str],
        *,
        failed: Callable[[LedgerError], object],
        given_up: Callable[[], object],
    ) -> None:
        """Does something about a ledger that is not open, beside the window, then opens what lies there."""
        from mahjong_desk.ui.work.long_work import work_on

        work_on(
            self._window,
            tr("Working on the ledger"),
            work,
            done=lambda said: self._open_and_say(folder, said),
            failed=failed,
            given_up=given_up,
        )

    def _open_and_say(self, folder: Path, said: str, *, fault: bool = False) -> None:
        if self.open(folder):
            self._window.notify(said, fault=fault)

    def show_moved(self, error: LedgerMoved) -> None:
        """Shows what a person can do about a ledger that was exchanged while it was open."""
        self._show(error, over=True)

    def _settle_moved(self, remedy: Remedy) -> None:
        """Goes on after the file was exchanged, with what is open or with what lies there."""
        desk = self._window.desk
        assert desk.ledger is not None
        assert desk.folder is not None
        try:
            if remedy is Remedy.PUT_BACK:
                said = put_back(desk)
                if self._window.sheet is not None:
                    self._window.sheet.reject()
                self._window.set_failure(None)
                self._window.try_again()
            else:
                folder, said = desk.folder, ""
                if remedy is Remedy.BESIDE:
                    said = put_beside(desk.ledger)
                else:
                    open_there(desk)
                self.open(folder)
        except LedgerError as error:
            self._show(error)
            return
        if said:
            self._window.notify(said)

    def _show(self, error: LedgerError, *, over: bool = False) -> None:
        from mahjong_desk.ui.window.failure_sheet import FailureSheet

        self._error = error
        self._window.set_failure(error)
        sheet = FailureSheet(error, self._window.sheet_host)
        sheet.chosen.connect(self.take)
        if over:
            self._window.lay_sheet(sheet)
        else:
            self._window.open_sheet(sheet)
