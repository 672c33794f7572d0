# SPDX-License-Identifier: MIT
"""Size and position of the window on its screen."""

from PySide6.QtCore import QByteArray, QMargins, QRect, QSize
from PySide6.QtWidgets import QWidget

DEFAULT_SIZE = QSize(1280, 800)
"""The initial size of the window if the screen has room."""
MIN_SIZE = QSize(1180, 640)
"""The minimum size of the window unless the screen is smaller."""

_FRAME = QMargins(4, 36, 4, 4)
"""The assumed size of title bar and borders before the window is shown."""


def available_content_rect(window: QWidget) -> QRect:
    """Returns the free area of the screen for the content of a window, without its frame."""
    inside, outside = window.geometry(), window.frameGeometry()
    frame = QMargins(
        inside.left() - outside.left(),
        inside.top() - outside.top(),
        outside.right() - inside.right(),
        outside.bottom() - inside.bottom(),
    )
    return window.screen().availableGeometry().marginsRemoved(_FRAME if frame.isNull() else frame)


def fit_into(wanted: QRect, room: QRect) -> QRect:
    """Returns a rectangle moved into the room, and shrunk if it is larger."""
    size = wanted.size().boundedTo(room.size())
    left = min(max(wanted.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(wanted.top(), room.top()), room.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


def place_window(window: QWidget, stored: object) -> None:
    """Sets position and size of a window before it is shown, as they were stored if possible."""
    room = available_content_rect(window).size()
    window.setMinimumSize(MIN_SIZE.boundedTo(room))
    if not (isinstance(stored, QByteArray) and window.restoreGeometry(stored)):
        window.resize(DEFAULT_SIZE.boundedTo(room))
    elif _is_movable(window):
        window.setGeometry(fit_into(window.geometry(), available_content_rect(window)))


def move_in(window: QWidget) -> None:
    """Moves a shown window so that its frame, known by now, is within the screen."""
    frame, room = window.frameGeometry(), window.screen().availableGeometry()
    inside = fit_into(frame, room)
    if inside.size() == frame.size() and _is_movable(window):
        window.move(inside.topLeft())


def _is_movable(window: QWidget) -> bool:
    return not window.isMaximized() and not window.isFullScreen()
