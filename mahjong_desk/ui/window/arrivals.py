# SPDX-License-Identifier: MIT
"""Files that come to the window from outside: dropped, opened by the system, or handed over by whoever starts the program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.texts import tr

if TYPE_CHECKING:
    from mahjong_desk.ui.window.shell import WindowParts


class IncomingFiles(QObject):
    """Shows what each file would bring; one that comes while a sheet lies over the places is told, and waits for it.

    What a file brings may be just what the sheet is about: nothing changes below it.
    """

    def __init__(self, window: WindowParts, target: QWidget) -> None:
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
