# SPDX-License-Identifier: MIT
"""A part of the picker that scrolls by itself where it is long."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Aside(QScrollArea):
    """A part of the page that scrolls by itself where it is long, and asks for no room that it must not have.

    The page around it asks for the heights that its parts would like to have.
    """

    def __init__(self, page: QWidget) -> None:
        """Shows a page."""
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)

    def sizeHint(self) -> QSize:
        """Returns the least height."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """Returns the same height with hardly any width."""
        return QSize(super().minimumSizeHint().width(), self.minimumHeight())
