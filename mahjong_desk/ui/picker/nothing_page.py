# SPDX-License-Identifier: MIT
"""What the picker shows while no match is being played."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.ui.kit import MainButton, Text


class NothingPage(QWidget):
    """One sentence and the way to the table.

    Attributes:
        button: Leads to the table.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes the page."""
        super().__init__(parent)
        sentence = self.tr("No match is being played. Start one at the table, then its wins are entered here.")
        words = Text(sentence, size=17, role="ink2", wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = MainButton(self.tr("To the table"))
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(words)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
