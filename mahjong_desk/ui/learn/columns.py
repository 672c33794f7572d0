# SPDX-License-Identifier: MIT
"""Widgets side by side in as many columns as there is room for."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui import theme


class Columns(QWidget):
    """Lays its widgets across and then down, in columns of the same width.

    It is a widget, not a QLayout, as ``kit.Flow`` is.
    """

    def __init__(self, narrowest: int, parent: QWidget | None = None, *, gap: int = 24, below: int = 6) -> None:
        """Makes empty columns.

        Args:
            narrowest: How wide a column is at least, in pixels at the usual font size.
            parent: The widget around it.
            gap: The room between columns, in pixels.
            below: The room between widgets of a column, in pixels.
        """
        super().__init__(parent)
        self._narrowest, self._gap, self._below = narrowest, gap, below
        self._widgets: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add_widget(self, widget: QWidget) -> None:
        """Adds a widget at the end."""
        widget.setParent(self)
        self._widgets.append(widget)
        widget.show()
        self._changed()

    def clear(self) -> None:
        """Takes all widgets out and deletes them."""
        for widget in self._widgets:
            widget.hide()
            widget.deleteLater()
        self._widgets = []
        self._changed()

    def _changed(self) -> None:
        self.updateGeometry()
        self._lay(self.width(), test=False)

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
        if not test and self.minimumHeight() != height:
            # Layouts that do not ask for the height of a width still give the room of all widgets.
            self.setMinimumHeight(height)
        return height

    def hasHeightForWidth(self) -> bool:
        """Returns that the height follows the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Returns the height of the longest column at that width."""
        return self._lay(width, test=True)

    def sizeHint(self) -> QSize:
        """Returns the room of one column."""
        width = theme.px(self._narrowest)
        return QSize(width, self._lay(width, test=True))

    def minimumSizeHint(self) -> QSize:
        """Returns that the columns can be as narrow as need be."""
        return QSize(0, 0)

    def event(self, event: QEvent) -> bool:
        """Lays the columns anew when a widget has changed its size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._changed()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the columns for the new width."""
        super().resizeEvent(event)
        self._lay(self.width(), test=False)
