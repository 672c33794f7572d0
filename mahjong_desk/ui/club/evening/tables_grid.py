# SPDX-License-Identifier: MIT
"""All tables of a round at once: two beside each other, smaller ones where there are many."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.table.table_miniature import HIGH, SMALL_HIGH, SMALL_WIDE, WIDE, FeltMiniature, MiniatureFace

_GAP = 10


class TablesGrid(QWidget):
    """The miniatures."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, opens: bool = True) -> None:
        super().__init__(parent)
        self._opens = opens
        self.miniatures: list[FeltMiniature] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_tables(self, faces: Sequence[MiniatureFace]) -> None:
        """Shows tables."""
        while len(self.miniatures) > len(faces):
            gone = self.miniatures.pop()
            gone.hide()
            gone.deleteLater()
        while len(self.miniatures) < len(faces):
            number = len(self.miniatures)
            made = FeltMiniature(faces[number], self, opens=self._opens)
            made.chosen.connect(lambda number=number: self.chosen.emit(number))
            made.show()
            self.miniatures.append(made)
        for miniature, face in zip(self.miniatures, faces, strict=True):
            miniature.set_face(face)
        self.setVisible(bool(faces))
        self._lay()
        self.updateGeometry()

    def _across(self) -> int:
        count = len(self.miniatures)
        return max(1, ceil(sqrt(count)) if count > 4 else min(2, count))

    def _lay(self) -> None:
        if not self.miniatures:
            return
        across = self._across()
        down = ceil(len(self.miniatures) / across)
        wide = (self.width() - (across - 1) * _GAP) // across
        high = (self.height() - (down - 1) * _GAP) // down
        # A table keeps its shape: one or two alone would become very high.
        high = min(high, round(wide * HIGH / WIDE * 1.1))
        wide = min(wide, round(high * WIDE / HIGH * 1.5))
        for place, miniature in enumerate(self.miniatures):
            row, column = divmod(place, across)
            miniature.setGeometry(QRect(column * (wide + _GAP), row * (high + _GAP), wide, high))

    def minimumSizeHint(self) -> QSize:
        across = self._across()
        down = max(1, ceil(len(self.miniatures) / across))
        return QSize(across * theme.px(SMALL_WIDE - 60) + _GAP, down * theme.px(SMALL_HIGH - 60) + _GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()
