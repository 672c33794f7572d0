# SPDX-License-Identifier: MIT
"""A field for the name of somebody who comes, with the button that adds them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mahjong_desk.match.names import fold_name
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import PlainButton
from mahjong_desk.ui.kit.controls.text_fields import KnownNames, NameField


class ComerRow(QWidget):
    """The field and its button."""

    named = Signal(str)

    def __init__(self, known: KnownNames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = NameField(tr("Who has come"), known)
        self.field.setPlaceholderText(tr("Name of somebody who comes"))
        self.add = PlainButton(tr("&Add"))
        self.field.returnPressed.connect(self._tell)
        self.add.clicked.connect(self._tell)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.px(8))
        line.addWidget(self.field, 1)
        line.addWidget(self.add)
        self.setFocusProxy(self.field)

    def _tell(self) -> None:
        name = self.field.text().strip()
        if fold_name(name):
            self.named.emit(name)
        self.field.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
