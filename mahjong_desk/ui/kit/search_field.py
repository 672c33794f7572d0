# SPDX-License-Identifier: MIT
"""A line that finds something: a lens before what is typed, and after it what takes all of it back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.buttons import IconButton
from mahjong_desk.ui.kit.fields import IconLabel
from mahjong_desk.ui.kit.painting import follow_theme

_LENS, _GAP, _EDGE = 18, 8, 10
_INSIDE = 6
"""What Qt keeps free of a line within its padding, in pixels."""


class SearchField(QLineEdit):
    """Takes words; what is in it grows with the texts and, in table mode, to the size of a finger."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lens = IconLabel("lens", "ink3", self, size=_LENS)
        self.clear_button = IconButton(tr("Clear"), "close", self)
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear_button.clicked.connect(self._take_back)
        self.textChanged.connect(self._offer)
        self.clear_button.hide()
        follow_theme(self)

    def _offer(self, text: str) -> None:
        if self.clear_button.isHidden() is bool(text):
            self.clear_button.setVisible(bool(text))
            self._lay()

    def _take_back(self) -> None:
        self.clear()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def restyle(self) -> None:
        """Takes its sizes from the theme."""
        self._lay()

    def _lay(self) -> None:
        """Puts its parts at its ends, and says in a tip what it is for where that is cut."""
        middle, button = self.height() // 2, self.clear_button
        edge = theme.px(_EDGE)
        self._lens.move(edge, middle - self._lens.height() // 2)
        side = min(button.sizeHint().width(), self.height())
        button.setGeometry(self.width() - side, middle - side // 2, side, side)
        before, after = self._lens.width() + theme.frame(_GAP), 0 if button.isHidden() else side - edge
        self.setTextMargins(before, 0, max(0, after), 0)
        room = self.width() - before - 2 * edge - _INSIDE
        told = self.placeholderText()
        self.setToolTip(told if self.fontMetrics().horizontalAdvance(told) > room else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()
