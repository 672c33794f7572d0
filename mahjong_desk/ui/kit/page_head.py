# SPDX-License-Identifier: MIT
"""The head of a page: what it is called, a few words about it, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.flow import Flow

_GAP = 12


class PageHead(QWidget):
    """Puts all of it in one line where there is room; else the words go below, and then the deeds too."""

    def __init__(self, title: Sequence[QWidget], about: QLabel, deeds: Sequence[QWidget]) -> None:
        """Takes the parts in.

        Args:
            title: What stands at the left, the last of which may be cut.
            about: The words, which may wrap or be cut.
            deeds: What can be pressed, from left to right.
        """
        super().__init__()
        self._about, self._lines = about, 0
        self._title = QWidget()
        line = QHBoxLayout(self._title)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.px(_GAP))
        for part in title:
            line.addWidget(part)
        self._deeds = Flow(gap=theme.px(_GAP))
        for deed in deeds:
            self._deeds.add_widget(deed)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.px(_GAP))
        self._grid.setVerticalSpacing(theme.px(4))
        self._grid.setColumnStretch(1, 1)
        # It may always become narrower than the line in which it stands now.
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self._arrange()

    def _arrange(self) -> None:
        """Puts the parts where there is room for them."""
        gap = theme.px(_GAP)
        title, deeds = self._title.sizeHint().width(), self._deeds.sizeHint().width()
        words = self._about.fontMetrics().horizontalAdvance(self._about.text())
        lines = (
            1 if title + words + deeds + 2 * gap <= self.width() else 2 if title + deeds + gap <= self.width() else 3
        )
        self._deeds.setMinimumWidth(deeds if lines < 3 else 0)
        if lines == self._lines:
            return
        self._lines = lines
        for part in (self._title, self._about, self._deeds):
            self._grid.removeWidget(part)
        if lines == 1:
            self._grid.addWidget(self._title, 0, 0)
            self._grid.addWidget(self._about, 0, 1)
            self._grid.addWidget(self._deeds, 0, 2, Qt.AlignmentFlag.AlignVCenter)
        elif lines == 2:
            self._grid.addWidget(self._title, 0, 0, 1, 2)
            self._grid.addWidget(self._deeds, 0, 2, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(self._about, 1, 0, 1, 3)
        else:
            for row, part in enumerate((self._title, self._about, self._deeds)):
                self._grid.addWidget(part, row, 0, 1, 3)

    def minimumSizeHint(self) -> QSize:
        """Returns the room of the parts below each other."""
        widest = max(part.minimumSizeHint().width() for part in (self._title, self._deeds))
        return QSize(widest, super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Puts the parts anew where one says something else."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the parts for the new width."""
        super().resizeEvent(event)
        self._arrange()
