# SPDX-License-Identifier: MIT
"""The head of what can be seen from today: its title, and the way back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import Link
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Flow


class BackHead(Flow):
    """A title with the way back beside it."""

    left = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=16)
        self.add_widget(Label(title, size=24, serif=True))
        self.back = Link(tr("Back to today"))
        self.back.clicked.connect(lambda _checked=False: self.left.emit())
        self.add_widget(self.back)
