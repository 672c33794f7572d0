# SPDX-License-Identifier: MIT
"""The hand as text in a line edit, and the verdict below it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.notation_line import HandStatus
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.painting import (
    elide_text,
    icon_pixmap,
    paint_text,
    register_for_theme,
    text_height,
    text_width,
)

_SIZE, _ICON, _GAP = 14, 16, 8


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


class HandStatusLine(QWidget):
    """One line of fixed height with the verdict on a hand; the tip has what does not fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict = HandStatus("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        register_for_theme(self)

    def show_verdict(self, verdict: HandStatus) -> None:
        self.verdict = verdict
        self.setAccessibleName(verdict.text)
        self._update_texts()
        self.update()

    def _before(self) -> int:
        return theme.px(_ICON) + _GAP if self.verdict.icon else 0

    def _update_texts(self) -> None:
        cut = text_width(theme.font(_SIZE), self.verdict.text) > self.width() - self._before()
        self.setToolTip(self.verdict.text if cut else "")

    def sizeHint(self) -> QSize:
        return QSize(200, round(text_height(theme.font(_SIZE))) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_texts()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        box, font, colour = QRectF(self.rect()), theme.font(_SIZE), theme.colour(self.verdict.role)
        side, before = theme.px(_ICON), self._before()
        if self.verdict.icon:
            picture = icon_pixmap(self.verdict.icon, colour, side, self.devicePixelRatioF())
            painter.drawPixmap(0, round(box.center().y() - side / 2), picture)
        text = elide_text(font, self.verdict.text, box.width() - before)
        paint_text(painter, box.adjusted(before, 0, 0, 0), text, font, colour)
