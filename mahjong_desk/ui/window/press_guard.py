# SPDX-License-Identifier: MIT
"""Presses that nobody meant: the second of a double click, and those of a key that is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit

if TYPE_CHECKING:
    from mahjong_desk.ui.window.main_window import MainWindow

_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class PressGuard(QObject):
    """Holds back presses on what the user cannot have seen yet.

    After the window shows another place, sheet or state of the match, clicks, Enter, Space and the key that was pressed
    last before count only after a pause as long as a double click. A held key repeats only until it has changed
    something. What is typed on in one text field is never held back.

    The guard listens to the native window: events that tests and assistive tools send to a widget pass it by.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._since_change = QElapsedTimer()
        self._released = (0, 0)
        self._pressed = self._before_change = 0
        self._field: QObject | None = None
        self._acted = False
        window.place_changed.connect(self._hear_of_change)
        window.sheets.changed.connect(self._hear_of_change)
        window.desk.changed.connect(self._hear_of_change)
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            held_back = event.type() in _KEYS and self._holds_back_key(event)
            if event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat():
                self._released = (event.key(), event.timestamp())
        else:
            held_back = event.type() in _CLICKS and self._is_too_soon()
        if held_back:
            # Else Qt would look for a shortcut, or make a click of the touch.
            event.accept()
        return held_back

    def _hear_of_change(self) -> None:
        self._since_change.start()
        self._acted = True
        self._before_change = self._pressed

    def _holds_back_key(self, event: QKeyEvent) -> bool:
        presses = event.key() in _PRESSING
        field = _text_field(event)
        if field is not None and field is self._field:
            return False
        # X11 repeats a key by a release and a press at the same time, which Qt does not always notice.
        if event.isAutoRepeat() or (event.key(), event.timestamp()) == self._released:
            return presses or self._acted
        again = event.key() == self._before_change and not event.modifiers() & _COMMANDS
        if (presses or again) and self._is_too_soon():
            return True
        self._pressed, self._before_change = event.key(), 0
        self._field = field
        self._acted = False
        return False

    def _is_too_soon(self) -> bool:
        """Tells whether the last change, or the last press held back since, is too recent."""
        if not self._since_change.isValid() or self._since_change.hasExpired(QApplication.doubleClickInterval()):
            return False
        self._since_change.start()
        return True


def _text_field(event: QKeyEvent) -> QObject | None:
    """Returns the field that a key writes into, or None if it writes nothing."""
    field = QApplication.focusWidget()
    writes = event.text().isprintable() and event.text() and not event.modifiers() & _COMMANDS
    return field if writes and isinstance(field, QLineEdit | QPlainTextEdit | QTextEdit) else None
