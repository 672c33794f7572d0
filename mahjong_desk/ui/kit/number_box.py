# SPDX-License-Identifier: MIT
"""A box for a number, with the digits where the design wants them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.fields import select_on_focus

_EDGE = 2
_PADDING = 8
_ARROWS = 24


class NumberBox(QSpinBox):
    """A whole number to type, or to step with the arrow keys; its figures stand at the right.

    The style sheet of an application cannot give the digits their padding, and leaves them no room at all in a box
    without arrows; so the box lays them itself.
    """

    def __init__(self, parent: QWidget | None = None, *, arrows: bool = True) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        if not arrows:
            self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        select_on_focus(self.lineEdit(), self)
        self._lay()

    def _lay(self) -> None:
        arrows = self.buttonSymbols() != QSpinBox.ButtonSymbols.NoButtons
        padding = theme.px(_PADDING) if arrows else _EDGE
        right = theme.px(_ARROWS) if arrows else _EDGE
        self.lineEdit().setGeometry(self.rect().adjusted(padding, _EDGE, -right, -_EDGE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange}:
            self._lay()
