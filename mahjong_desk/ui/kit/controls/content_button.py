# SPDX-License-Identifier: MIT
"""A button whose content is a layout of other widgets."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import register_for_theme

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_BAR = 4


class ContentButton(QAbstractButton):
    """A row or cell that can be clicked: washed under the mouse, with a bar at the left while it is checked."""

    def __init__(self, content: QLayout, *, line: bool = False) -> None:
        """Takes the layout over; ``line`` draws a hairline below."""
        super().__init__()
        self._line = line
        self.setProperty("ring", True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setLayout(content)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        register_for_theme(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.click()
        elif event.key() in _ARROWS and self.group() is None:
            # Qt would move the focus to any sibling; the container knows better.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        layout, least = self.layout(), theme.min_touch_size()
        return (layout.totalSizeHint() if layout is not None else QSize()).expandedTo(QSize(least, least))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, now, box = QPainter(self), theme.current(), QRectF(self.rect())
        if self.underMouse() or self.isDown() or self.isChecked():
            painter.fillRect(box, now.sunk if self.isDown() else now.brass_wash)
        if self.isChecked():
            painter.fillRect(QRectF(0, 0, _BAR, box.height()), now.brass_text)
        if self._line:
            painter.fillRect(QRectF(0, box.height() - 1, box.width(), 1), now.line)
