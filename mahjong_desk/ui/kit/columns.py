# SPDX-License-Identifier: MIT
"""Widgets side by side in as many columns as there is room for."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.flow import Wrapping


class Columns(Wrapping):
    """Lays its widgets across and then down, in columns of the same width."""

    def __init__(self, narrowest: int, parent: QWidget | None = None, *, gap: int = 24, below: int = 6) -> None:
        super().__init__(parent)
        self._narrowest, self._gap, self._below = narrowest, gap, below

    def _number(self, width: int) -> int:
        most = max(1, (width + self._gap) // (theme.px(self._narrowest) + self._gap))
        lines = max(1, ceil(len(self._widgets) / most))
        # No more columns than these lines need: wider ones look better than a last line that is nearly empty.
        return max(1, ceil(len(self._widgets) / lines))

    def _lay(self, width: int, *, test: bool) -> int:
        number = self._number(width)
        wide = (width - (number - 1) * self._gap) // number
        ends = [0] * number
        for place, widget in enumerate(self._widgets):
            column = place % number
            high = widget.heightForWidth(wide) if widget.hasHeightForWidth() else widget.sizeHint().height()
            if not test:
                widget.setGeometry(QRect(column * (wide + self._gap), ends[column], wide, high))
            ends[column] += high + self._below
        height = max(0, max(ends) - self._below)
        return height

    def sizeHint(self) -> QSize:
        width = theme.px(self._narrowest)
        return QSize(width, self._lay(width, test=True))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
