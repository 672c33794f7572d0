# SPDX-License-Identifier: MIT
"""What an input method is composing: it stays in its field when a click or a key leads away."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QGuiApplication, QInputMethodEvent
from PySide6.QtWidgets import QApplication, QWidget

_COMES_BACK = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason)


class ComposedText(QObject):
    """Watches the field that has the focus, and commits what is composed in it before it loses the focus.

    Qt leaves this to the input method, and fcitx does not do it when it is reached through IBus.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._field: QWidget | None = None
        self._composed = ""
        self._cleared = QTimer(self, interval=0, singleShot=True)
        self._cleared.timeout.connect(self._forget)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._field is not None and shiboken6.isValid(self._field):
            self._field.removeEventFilter(self)
        self._field = None
        self._forget()
        if new is not None and new.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
            self._field = new
            new.installEventFilter(self)

    def _forget(self) -> None:
        self._composed = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QInputMethodEvent):
            self._note(event)
        elif isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in _COMES_BACK:
            self._commit(watched)
        elif event.type() == QEvent.Type.MouseButtonPress and self._composed:
            QGuiApplication.inputMethod().commit()
            self._commit(watched)
        return super().eventFilter(watched, event)

    def _note(self, event: QInputMethodEvent) -> None:
        if event.preeditString() or event.commitString():
            self._cleared.stop()
            self._composed = event.preeditString()
        else:
            # Either the user has given it up, or Qt clears it because the focus is about to leave.
            self._cleared.start()

    def _commit(self, field: QObject) -> None:
        if self._composed:
            commit = QInputMethodEvent()
            commit.setCommitString(self._composed)
            QCoreApplication.sendEvent(field, commit)
