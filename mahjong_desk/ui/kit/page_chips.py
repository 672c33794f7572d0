# SPDX-License-Identifier: MIT
"""The chips of a place of several pages, each of which has a key."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from mahjong_desk.ui.kit.chip import Chip
from mahjong_desk.ui.kit.chips import ChipGroup
from mahjong_desk.ui.kit.listing import plain

_MOST = 9


def page_key(number: int, *, mac: bool = sys.platform == "darwin") -> QKeySequence:
    """Returns the key of a page, counted from 1."""
    return QKeySequence(f"{'Meta' if mac else 'Ctrl'}+{number}")


class PageChips(ChipGroup):
    """Chips of which one is chosen, by Ctrl + 1, Ctrl + 2 and so on as long as the place has the keyboard."""

    def __init__(self, name: str, place: QWidget) -> None:
        super().__init__("", place)
        self._place = place
        self._keys: list[QShortcut] = []
        self.setAccessibleName(name)

    def _step(self, chip: Chip, by: int) -> None:
        """Goes on to another page; the keyboard, which a page takes that is shown, stays at the chips."""
        super()._step(chip, by)
        self.take_keyboard()

    def set_choices(self, choices: Sequence[tuple[object, str]]) -> None:
        """Shows chips for pairs of value and text; each says its key in its tip."""
        super().set_choices(choices)
        for key in self._keys:
            key.setEnabled(False)
            key.deleteLater()
        self._keys = []
        for number, (value, text) in enumerate(choices[:_MOST], start=1):
            key = QShortcut(page_key(number), self._place)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            chip = self.chip(value)
            key.activated.connect(chip.click)
            written = key.key().toString(QKeySequence.SequenceFormat.NativeText)
            chip.setToolTip(f"{plain(text)} ({written})")
            self._keys.append(key)
