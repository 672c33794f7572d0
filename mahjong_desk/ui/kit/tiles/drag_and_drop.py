# SPDX-License-Identifier: MIT
"""Starts drags from buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication


class DragDetector(QObject):
    """Starts a drag when the pressed mouse has moved far enough; a mere press remains a click."""

    def __init__(self, button: QAbstractButton, drag: Callable[[], QDrag | None]) -> None:
        super().__init__(button)
        self._button, self._drag = button, drag
        self._pressed_at: QPoint | None = None
        button.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        at = event.position().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = at
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._pressed_at = None
        elif event.type() == QEvent.Type.MouseMove and self._is_far(at):
            self._pressed_at = None
            self._begin()
            return True
        return False

    def _is_far(self, at: QPoint) -> bool:
        if self._pressed_at is None:
            return False
        return (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()

    def _begin(self) -> None:
        drag = self._drag()
        self._button.setDown(False)
        if drag is not None:
            drag.exec(Qt.DropAction.CopyAction)
