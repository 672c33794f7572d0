# SPDX-License-Identifier: MIT
"""Parts beside each other where there is room, else below each other."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget, QWidgetItem

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.boxes import held_by
from mahjong_desk.ui.kit.panels import Hairline


class Beside(QWidget):
    """Lays its parts from left to right from a width on, and below that from top to bottom; lines part columns alone."""

    turned = Signal(bool)

    def __init__(self, least: int, parent: QWidget | None = None, *, gap: int = 24, below: int = 12) -> None:
        super().__init__(parent)
        self._least, self._gap, self._below = least, gap, below
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setSpacing(theme.px(gap))
        self._row.setContentsMargins(0, 0, 0, 0)
        # It may always become narrower than the parts that lie beside each other now.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def add(self, part: QWidget | QLayout, stretch: int = 0, *, align: Qt.AlignmentFlag | None = None) -> None:
        """Adds a part at the end.

        Args:
            align: Where it stands in its room; None for all of that.
        """
        if isinstance(part, QLayout):
            self._row.addLayout(part, stretch)
        elif align is None:
            self._row.addWidget(part, stretch)
        else:
            self._row.addWidget(part, stretch, align)

    def _arrange(self) -> None:
        directions, beside = QBoxLayout.Direction, self.width() >= theme.px(self._least)
        direction = directions.LeftToRight if beside else directions.TopToBottom
        if direction != self._row.direction():
            self._row.setDirection(direction)
            self._row.setSpacing(theme.px(self._gap if beside else self._below))
            for line in self.findChildren(Hairline, options=Qt.FindChildOption.FindDirectChildrenOnly):
                line.setVisible(beside)
            self.turned.emit(beside)

    def minimumSizeHint(self) -> QSize:
        parts = (one if isinstance(one, QLayout) else QWidgetItem(one) for one in held_by(self._row))
        width = max((part.minimumSize().width() for part in parts), default=0)
        return QSize(width, self._row.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
