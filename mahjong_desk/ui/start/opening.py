# SPDX-License-Identifier: MIT
"""What is seen first: the wooden rail and the felt, while everything that lies on them is still being loaded.

This module must stay light. It avoids the namespace ``Qt``, whose hundred enumerations are made at the first
touch, and everything of the application but its colours.
"""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, QSettings, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from mahjong_desk.paths import resource
from mahjong_desk.ui.choices import SETTINGS_FILE
from mahjong_desk.ui.window.screen_room import place_window

_DARK_GROUND = 128
_RAIL, _MARGIN, _RIM, _FOOT = 56, 20, 10, 126


class FirstPaint(QObject):
    """Tells once that a widget has been seen for the first time.

    Signals:
        painted(): The widget has been painted, and the event loop is free again.
    """

    painted = Signal()

    def __init__(self, widget: QWidget) -> None:
        """Begins to watch ``widget``."""
        super().__init__(widget)
        self._widget = widget
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Waits for the paint event."""
        if event.type() == QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            QTimer.singleShot(0, self.painted.emit)
        return False


class OpeningWindow(QMainWindow):
    """The room before it is furnished, where and as large as the window stood last."""

    def __init__(self, folder: Path, theme: str | None) -> None:
        """Makes the window.

        Args:
            folder: The data folder, whose settings tell place and theme.
            theme: The theme that the command line asks for; None follows the settings.
        """
        super().__init__()
        settings = QSettings(str(folder / SETTINGS_FILE), QSettings.Format.IniFormat)
        chosen = theme or str(settings.value("theme", "system"))
        if chosen not in ("light", "dark"):
            chosen = "dark" if self.palette().window().color().lightness() < _DARK_GROUND else "light"
        self._roles: dict[str, str] = json.loads(resource("themes", f"{chosen}.json").read_bytes())["roles"]
        self.setWindowTitle("Mahjong Desk")
        place_window(self, settings.value("geometry"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the rail and the table in its frame."""
        painter = QPainter(self)
        colour = {name: QColor(value) for name, value in self._roles.items()}
        painter.fillRect(self.rect(), colour["window"])
        painter.fillRect(0, 0, self.width(), _RAIL, colour["wood"])
        frame = QRect(_MARGIN, _RAIL + _MARGIN, self.width() - 2 * _MARGIN, self.height() - _RAIL - _MARGIN - _FOOT)
        painter.fillRect(frame, colour["rim"])
        painter.fillRect(frame.adjusted(_RIM, _RIM, -_RIM, -_RIM), colour["felt"])
        painter.end()
