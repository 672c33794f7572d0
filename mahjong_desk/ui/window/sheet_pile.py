# SPDX-License-Identifier: MIT
"""The sheets that lie over the places, one over the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from mahjong_desk.ui.kit.sheets.sheet import Sheet


class SheetStack(QObject):
    """Lays sheets and takes them away."""

    changed = Signal()
    emptied = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sheets: list[Sheet] = []

    @property
    def top(self) -> Sheet | None:
        """The sheet that lies on top, or None."""
        return self._sheets[-1] if self._sheets else None

    def __contains__(self, sheet: object) -> bool:
        """Tells whether a sheet lies there."""
        return sheet in self._sheets

    def push(self, sheet: Sheet) -> None:
        """Lays a sheet over those that lie there."""
        self._sheets.append(sheet)
        sheet.closed.connect(lambda: self._closed(sheet))
        sheet.open()
        self.changed.emit()

    def clear(self) -> None:
        """Takes away what lies there, if something does."""
        while self._sheets:
            self._sheets[-1].reject()

    def _closed(self, sheet: Sheet) -> None:
        if sheet in self._sheets:
            self._sheets.remove(sheet)
            self.changed.emit()
            if not self._sheets:
                self.emptied.emit()
        # It leaves the host at once, so that the next sheet has nothing to do with it.
        sheet.setParent(None)
        sheet.deleteLater()
