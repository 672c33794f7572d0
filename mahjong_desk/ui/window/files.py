# SPDX-License-Identifier: MIT
"""The files that are dropped on the window or opened with it, and the menu of recent ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui.settings.settings import Settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from mahjong_desk.ui.window.navigator import WindowNavigator


class IncomingFiles(QObject):
    """Shows what each file would bring; one that comes while a sheet lies over the places is told, and waits for it.

    What a file brings may be just what the sheet is about: nothing changes below it.
    """

    def __init__(self, window: WindowNavigator, target: QWidget) -> None:
        super().__init__(target)
        self._window = window
        self._waiting: list[Path] = []
        # Where one sheet makes room for the next, the file goes on waiting.
        window.sheets.emptied.connect(lambda: QTimer.singleShot(0, self._show_next))
        target.setAcceptDrops(True)
        target.installEventFilter(self)

    def open_file(self, path: Path) -> None:
        """Shows what a file would bring, as soon as no sheet lies there."""
        if path not in self._waiting:
            self._waiting.append(path)
        if self._window.sheet is None:
            self._show_next()
        else:
            told = tr("{file} is shown as soon as you close what lies over the table.")
            self._window.notify(told.format(file=path.name))

    def _show_next(self) -> None:
        if self._waiting and self._window.sheet is None:
            self._window.open_file(self._waiting.pop(0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QDragEnterEvent | QDropEvent):
            return False
        paths = _dropped_files(event.mimeData())
        # A file manager deletes what was moved: what can only be moved is not taken.
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
    """Returns the files that are dragged; none where something else is among them."""
    urls = data.urls()
    return [Path(url.toLocalFile()) for url in urls] if all(url.isLocalFile() for url in urls) else []


MAX_FILES: Final = 8
"""So many files are remembered."""


class RecentFiles(QObject):
    """Keeps the files that were looked at last, and the folders of ledgers, with the settings, and offers them again."""

    def __init__(
        self,
        menu: QMenu,
        settings: Settings,
        show: Callable[[Path], None],
        open_ledger: Callable[[Path], None],
        tell: Callable[[str], None],
    ) -> None:
        super().__init__(menu)
        self._menu, self._settings = menu, settings
        self._show, self._open_ledger, self._tell = show, open_ledger, tell
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill)

    def add(self, path: Path) -> None:
        """Puts a file, or the folder of a ledger, at the head of the menu."""
        known = [file for file in self._settings.recent_files if file != str(path.absolute())]
        self._settings.recent_files = (str(path.absolute()), *known[: MAX_FILES - 1])

    def __contains__(self, path: Path) -> bool:
        """Tells whether something stands in the menu."""
        return str(path.absolute()) in self._settings.recent_files

    def _fill(self) -> None:
        self._menu.clear()
        files = [Path(file) for file in self._settings.recent_files]
        for path in files:
            name, chosen = path.name, self._show
            if path.is_dir():
                name, chosen = tr("Ledger in {folder}").format(folder=path.name), self._open_ledger
            elif not path.exists():
                name, chosen = tr("{file} (not there any more)").format(file=path.name), self._remove
            action = self._menu.addAction(name.replace("&", "&&"), partial(chosen, path))
            action.setToolTip(str(path))
        if files:
            self._menu.addSeparator()
        clear = self._menu.addAction(tr("&Clear this list"), self._clear)
        clear.setEnabled(bool(files))

    def _remove(self, path: Path) -> None:
        self._settings.recent_files = tuple(file for file in self._settings.recent_files if file != str(path))
        self._tell(tr("{file} is not there any more. It was taken from the list.").format(file=path))

    def _clear(self) -> None:
        self._settings.recent_files = ()
