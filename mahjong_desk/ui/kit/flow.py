# SPDX-License-Identifier: MIT
"""A layout that wraps."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lays widgets in lines from left to right and goes on below where the width ends.

    Attributes:
        gap: The room between widgets, and between lines, in pixels.
    """

    def __init__(self, parent: QWidget | None = None, *, gap: int = 8) -> None:
        """Makes an empty layout without margins."""
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.gap = gap
        self.setContentsMargins(QMargins(0, 0, 0, 0))
        if parent is not None:
            parent.setLayout(self)

    def _lay(self, rect: QRect, *, test: bool) -> int:
        margins = self.contentsMargins()
        area = rect.marginsRemoved(margins)
        line: list[tuple[QLayoutItem, QSize]] = []
        y = area.y()
        x = area.x()
        for item in self._items:
            widget = item.widget()
            if widget is not None and widget.isHidden():
                continue
            size = item.sizeHint()
            if line and x + size.width() > area.right() + 1:
                y += self._set_line(line, area.x(), y, test=test) + self.gap
                line, x = [], area.x()
            size.setWidth(min(size.width(), max(area.width(), item.minimumSize().width())))
            line.append((item, size))
            x += size.width() + self.gap
        if line:
            y += self._set_line(line, area.x(), y, test=test)
        return y - rect.y() + margins.bottom()

    def _set_line(self, line: list[tuple[QLayoutItem, QSize]], x: int, y: int, *, test: bool) -> int:
        height = max(size.height() for _item, size in line)
        if not test:
            for item, size in line:
                item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self.gap
        return height

    def addItem(self, item: QLayoutItem) -> None:
        """Adds an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Returns how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]
        """Returns an item, None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]
        """Takes an item out and returns it."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Returns that it grows in no direction."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Returns that the height follows the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Returns the height of all lines at that width."""
        return self._lay(QRect(0, 0, width, 0), test=True)

    def setGeometry(self, rect: QRect) -> None:
        """Lays the widgets."""
        super().setGeometry(rect)
        self._lay(rect, test=False)

    def sizeHint(self) -> QSize:
        """Returns the room of one line."""
        shown = [item for item in self._items if item.widget() is None or not item.widget().isHidden()]
        margins = self.contentsMargins()
        width = sum(item.sizeHint().width() for item in shown) + self.gap * max(0, len(shown) - 1)
        height = max((item.sizeHint().height() for item in shown), default=0)
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def minimumSize(self) -> QSize:
        """Returns the room of the largest widget."""
        size = QSize(0, 0)
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())
