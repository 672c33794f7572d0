# SPDX-License-Identifier: MIT
"""Size and position of the window on its screen."""

from PySide6.QtCore import QByteArray, QMargins, QSize
from PySide6.QtWidgets import QWidget

DEFAULT_SIZE = QSize(1280, 800)
"""The initial size of the window if the screen has room."""
MIN_SIZE = QSize(1180, 640)
"""The minimum size of the window unless the screen is smaller."""

_FRAME = QMargins(4, 36, 4, 4)
"""The assumed size of title bar and borders before the window is shown."""


def content_room(window: QWidget) -> QSize:
    """Returns the room on the screen for a window without its frame."""
    return window.screen().availableGeometry().marginsRemoved(_FRAME).size()


def place_window(window: QWidget, stored: object) -> None:
    """Restores the position and size of a window, or gives it the default size."""
    room = content_room(window)
    window.setMinimumSize(MIN_SIZE.boundedTo(room))
    if not (isinstance(stored, QByteArray) and window.restoreGeometry(stored)):
        window.resize(DEFAULT_SIZE.boundedTo(room))
