# SPDX-License-Identifier: MIT
"""A group of chips that leaves the keyboard where it is when the mouse chooses."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal

from mahjong_desk.ui.kit.chip import Chip
from mahjong_desk.ui.kit.chips import ChipGroup


class Choices(ChipGroup):
    """Chips that take the focus from the keyboard alone, so that digits typed after a click stay digits."""

    clicked = Signal()

    _stop, _passed = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.NoFocus

    def choices(self) -> list[object]:
        """Returns the values of all chips in their order."""
        return [value for value, _chip in self._chips]

    def eventFilter(self, watched: object, event: object) -> bool:
        if isinstance(watched, Chip) and isinstance(event, QEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            # The chip must have taken the release before anybody hears of it; one that is barred takes none.
            if watched.isEnabled():
                watched.event(event)
                self.clicked.emit()
            return True
        return super().eventFilter(watched, event)
