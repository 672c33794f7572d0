# SPDX-License-Identifier: MIT
"""The hand as text in a line edit."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui.hand.notation_line import HandStatus
from mahjong_desk.ui.kit.accessibility import announce


class HandField(QLineEdit):
    """A line edit with a hand; its undo steps are those of the hand, so that clicks are undone too."""

    undo_requested = Signal()
    redo_requested = Signal()
    hand_requested = Signal()
    editing_abandoned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict = HandStatus("")
        self.key_interceptor: Callable[[str], bool] = lambda _text: False
        self.setAccessibleName(tr("Notation"))
        self.setPlaceholderText(tr("Notation"))

    def show_hand(self, text: str, verdict: HandStatus) -> None:
        """Shows a hand and its verdict; what was just typed and the cursor stay."""
        if text != self.text():
            behind = len(self.text()) - self.cursorPosition()
            self.setText(text)
            self.setCursorPosition(max(0, len(text) - behind))
        if text and verdict != self.verdict:
            announce(self, verdict.text, at_once=verdict.role == "error")
        self.verdict = verdict
        self.setAccessibleDescription(verdict.text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Copy) and not self.hasSelectedText():
            self.hand_requested.emit()
        elif event.key() == Qt.Key.Key_Escape and self.hasSelectedText():
            self.deselect()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.selectAll()
            self.del_()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.editing_abandoned.emit()
        elif not (plain and event.text().isprintable() and event.text() and self.key_interceptor(event.text())):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.editing_abandoned.emit()
