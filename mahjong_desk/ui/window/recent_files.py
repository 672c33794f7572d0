# SPDX-License-Identifier: MIT
"""The files that were looked at last, and the folders whose ledgers were open, in a menu; what is gone is told, and leaves it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from mahjong_desk.texts import tr
from mahjong_desk.ui.settings.settings import Settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

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
