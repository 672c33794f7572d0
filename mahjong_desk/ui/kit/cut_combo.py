# SPDX-License-Identifier: MIT
"""A list to choose from whose choice ends with dots where its room ends."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget


class CutCombo(QComboBox):
    """Shows as much of what is chosen as there is room for; its tip is the whole, and its list says all of each."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentTextChanged.connect(self.setToolTip)

    def shown_text(self) -> str:
        """Returns what is shown of what is chosen."""
        options = QStyleOptionComboBox()
        self.initStyleOption(options)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, options, field, self)
        # Qt leaves a pixel free at both ends.
        return self.fontMetrics().elidedText(str(options.currentText), Qt.TextElideMode.ElideRight, room.width() - 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, options = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(options)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, options)
        options.currentText = self.shown_text()
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, options)
