# SPDX-License-Identifier: MIT
"""What stands beside the tables from top to bottom: the timer and the next round, closer together where the window is low."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.club.evening.next_round import NextRoundPanel, Who
from mahjong_desk.ui.club.evening.timer import TimerPanel
from mahjong_desk.ui.kit.layout.panels import scrolling

_WIDE, _ENOUGH = 388, 650
_GAP: Final = 12


class _Parts(QWidget):
    """The parts below each other; their texts wrap, so that their width says how much height they need."""

    def minimumSizeHint(self) -> QSize:
        wide = theme.px(_WIDE)
        layout = self.layout()
        return QSize(wide, layout.totalMinimumHeightForWidth(wide) if layout is not None else 0)


class EveningSide(QWidget):
    """Timer and next round."""

    def __init__(self, who: Who, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.timer = TimerPanel()
        self.next_round = NextRoundPanel(who)
        self.parts: QWidget = _Parts()
        parts = QVBoxLayout(self.parts)
        parts.setContentsMargins(0, 0, 0, 0)
        parts.setSpacing(_GAP)
        parts.addWidget(self.timer)
        parts.addWidget(self.next_round, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        # In large letters on a small screen both do not fit: rather than being cut they scroll.
        self._area = scrolling(self.parts)
        column.addWidget(self._area)
        self.setFixedWidth(theme.column(_WIDE))

    def lend(self) -> QWidget:
        """Returns the parts, to be shown elsewhere."""
        if self._area.widget() is self.parts:
            self._area.takeWidget()
        return self.parts

    def take_back(self) -> None:
        """Shows the parts itself again."""
        if self._area.widget() is not self.parts:
            self._area.setWidget(self.parts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        tight = self.height() < theme.px(_ENOUGH)
        self.timer.set_tight(tight)
        self.next_round.set_tight(tight)
