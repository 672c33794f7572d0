# SPDX-License-Identifier: MIT
"""The position of a window: as it was saved, and always within the free area of the screen."""

from __future__ import annotations

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
    """Sets position and size of a window before it is shown."""
    window.setMinimumSize(MIN_SIZE.boundedTo(available_content_rect(window).size()))
    if isinstance(stored, QByteArray) and window.restoreGeometry(stored):
        move_onto_screen(window)
    else:
        window.resize(DEFAULT_SIZE.boundedTo(available_content_rect(window).size()))


def move_onto_screen(window: QWidget) -> None:
    """Moves a window onto its screen, unless it is maximized or full-screen."""
    if not window.isMaximized() and not window.isFullScreen():
        window.setGeometry(fit_into(window.geometry(), available_content_rect(window)))


def move_in(window: QWidget) -> None:
    """Moves a shown window so that its frame, known by now, is within the screen."""
    frame, room = window.frameGeometry(), window.screen().availableGeometry()
    inside = fit_into(frame, room)
    if inside.size() == frame.size() and not window.isMaximized() and not window.isFullScreen():
        window.move(inside.topLeft())
