# SPDX-License-Identifier: MIT
"""Opens files in the window, and fills the menu of recent files."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDropEvent

from mahjong_desk.texts import tr

if TYPE_CHECKING:
    from mahjong_desk.ui.window.main_window import MainWindow

MAX_FILES = 8


class FileOpener(QObject):
    """Previews files one after the other, and lists recent ones in a menu."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._settings, self._menu = window, window.settings, window.commands.recent_files
        self._queue: list[Path] = []
        # Delayed, because one sheet may be replaced by the next.
        window.sheets_changed.connect(lambda: QTimer.singleShot(0, self._show_next))
        window.setAcceptDrops(True)
        self._menu.setToolTipsVisible(True)
        self._menu.aboutToShow.connect(self._fill_menu)

    def open_file(self, path: Path) -> None:
        """Previews a file as soon as no sheet is open."""
        if path not in self._queue:
            self._queue.append(path)
        if self._window.sheet is None:
            self._show_next()
        else:
            text = tr("{file} opens as soon as you close the current dialog.")
            self._window.notify(text.format(file=path.name))

    def _show_next(self) -> None:
        """Previews files until one of them opens a sheet."""
        while self._queue and self._window.sheet is None:
            from mahjong_desk.ui.import_export.import_sheet import preview_file

            path = self._queue.pop(0)
            if not os.path.isdir(path):
                # The menu treats each folder as that of a ledger.
                self.add_recent(path)
            preview_file(self._window.desk, self._window, path, self._window.set_failure)

    def drop(self, event: QDropEvent) -> None:
        """Accepts files dragged over the window, and opens those dropped on it."""
        # Moves are not accepted, because the file manager would delete the file.
        paths = _local_files(event.mimeData()) if event.possibleActions() & Qt.DropAction.CopyAction else []
        if paths:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        if event.type() == QEvent.Type.Drop:
            for path in paths:
                self.open_file(path)

    def add_recent(self, path: Path) -> None:
        """Puts a file or the folder of a ledger at the top of the menu."""
        others = [file for file in self._settings.recent_files if file != str(path.absolute())]
        self._settings.recent_files = (str(path.absolute()), *others[: MAX_FILES - 1])

    def _fill_menu(self) -> None:
        self._menu.clear()
        # Unlike ``Path.exists``, this does not fail on a disk that is broken.
        files = [Path(file) for file in self._settings.recent_files if os.path.exists(file)]
        for path in files:
            is_ledger = path.is_dir()
            name = tr("Ledger in {folder}").format(folder=path.name) if is_ledger else path.name
            action = self._window.opener.switch_ledger if is_ledger else self.open_file
            self._menu.addAction(name.replace("&", "&&"), partial(action, path)).setToolTip(str(path))
        if files:
            self._menu.addSeparator()
        self._menu.addAction(tr("&Clear this list"), self._clear).setEnabled(bool(files))

    def _clear(self) -> None:
        self._settings.recent_files = ()


def _local_files(data: QMimeData) -> list[Path]:
    """Returns the dragged files, or none if anything else is dragged with them."""
    urls = data.urls()
    return [Path(url.toLocalFile()) for url in urls] if all(url.isLocalFile() for url in urls) else []
