# SPDX-License-Identifier: MIT
"""Where a window stands on the screen: as it was left, and never over the edge of what is free there."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMargins, QRect, QSize
from PySide6.QtWidgets import QWidget

DEFAULT_SIZE = QSize(1280, 800)
"""The first size of the window where there is room for it."""
MIN_SIZE = QSize(1180, 640)
"""The least size of the window, where the screen is not smaller still."""

_FRAME = QMargins(4, 36, 4, 4)
"""What a title bar and edges take where nobody has drawn them yet."""


def available_content_rect(window: QWidget) -> QRect:
    """Returns what is free on the screen for the content of a window: without bars of the system and its own frame."""
    inside, outside = window.geometry(), window.frameGeometry()
    frame = QMargins(
        inside.left() - outside.left(),
        inside.top() - outside.top(),
        outside.right() - inside.right(),
        outside.bottom() - inside.bottom(),
    )
    return window.screen().availableGeometry().marginsRemoved(_FRAME if frame.isNull() else frame)


def fit_into(wanted: QRect, room: QRect) -> QRect:
    """Returns a rectangle moved into the room, and made smaller where it is larger than that."""
    size = wanted.size().boundedTo(room.size())
    left = min(max(wanted.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(wanted.top(), room.top()), room.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


def place_window(window: QWidget, stored: object) -> None:
    """Gives a window that is not shown yet its place and size."""
    window.setMinimumSize(MIN_SIZE.boundedTo(available_content_rect(window).size()))
    if isinstance(stored, QByteArray) and window.restoreGeometry(stored):
        move_onto_screen(window)
    else:
        window.resize(DEFAULT_SIZE.boundedTo(available_content_rect(window).size()))


def move_onto_screen(window: QWidget) -> None:
    """Brings a window whole onto its screen; one that fills the screen stays as it is."""
    if not window.isMaximized() and not window.isFullScreen():
        window.setGeometry(fit_into(window.geometry(), available_content_rect(window)))


def move_in(window: QWidget) -> None:
    """Moves a window that is shown so that its frame, which is known now, reaches over no edge of its screen."""
    frame, room = window.frameGeometry(), window.screen().availableGeometry()
    inside = fit_into(frame, room)
    if inside.size() == frame.size() and not window.isMaximized() and not window.isFullScreen():
        window.move(inside.topLeft())
