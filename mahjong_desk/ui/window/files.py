# SPDX-License-Identifier: MIT
"""The files that are dropped on the window or opened with it, and the menu of recent ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from mahjong_desk.texts import tr

if TYPE_CHECKING:
    from mahjong_desk.ui.window.navigator import WindowNavigator


class IncomingFiles(QObject):
    """Previews incoming files; one that arrives while a sheet is open waits until it closes."""

    def __init__(self, window: WindowNavigator) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: list[Path] = []
        # Delayed, because one sheet may be replaced by the next.
        window.sheets.emptied.connect(lambda: QTimer.singleShot(0, self._show_next))
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def open_file(self, path: Path) -> None:
        """Previews a file as soon as no sheet is open."""
        if path not in self._waiting:
            self._waiting.append(path)
        if self._window.sheet is None:
            self._show_next()
        else:
            text = tr("{file} opens as soon as you close the current dialog.")
            self._window.notify(text.format(file=path.name))

    def _show_next(self) -> None:
        if self._waiting and self._window.sheet is None:
            self._window.open_file(self._waiting.pop(0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QDragEnterEvent | QDropEvent):
            return False
        paths = _dropped_files(event.mimeData())
        # A file manager deletes a file that was moved, so moves are not accepted.
        if not event.possibleActions() & Qt.DropAction.CopyAction:
            return True
        if paths:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        if event.type() == QEvent.Type.Drop:
            for path in paths:
                self.open_file(path)
        return True


def _dropped_files(data: QMimeData) -> list[Path]:
    """Returns the dragged files, or none if something else is dragged with them."""
    urls = data.urls()
    return [Path(url.toLocalFile()) for url in urls] if all(url.isLocalFile() for url in urls) else []


MAX_FILES: Final = 8


class RecentFiles(QObject):
    """The menu of the recent files and ledger folders, which are kept in the settings."""

    def __init__(self, window: WindowNavigator) -> None:
        super().__init__(window)
        self._window, self._settings, self._menu = window, window.settings, window.commands.recent_files
        self._menu.setToolTipsVisible(True)
        self._menu.aboutToShow.connect(self._fill)

    def add(self, path: Path) -> None:
        """Puts a file or the folder of a ledger at the top of the menu."""
        known = [file for file in self._settings.recent_files if file != str(path.absolute())]
        self._settings.recent_files = (str(path.absolute()), *known[: MAX_FILES - 1])

    def __contains__(self, path: Path) -> bool:
        return str(path.absolute()) in self._settings.recent_files

    def _fill(self) -> None:
        self._menu.clear()
        files = [path for path in map(Path, self._settings.recent_files) if path.exists()]
        for path in files:
            name = path.name
            chosen: Callable[[Path], None] = self._window.arrivals.open_file
            if path.is_dir():
                name, chosen = tr("Ledger in {folder}").format(folder=path.name), self._window.opener.switch_ledger
            action = self._menu.addAction(name.replace("&", "&&"), partial(chosen, path))
            action.setToolTip(str(path))
        if files:
            self._menu.addSeparator()
        clear = self._menu.addAction(tr("&Clear this list"), self._clear)
        clear.setEnabled(bool(files))

    def _clear(self) -> None:
        self._settings.recent_files = ()
