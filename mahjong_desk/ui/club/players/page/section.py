# SPDX-License-Identifier: MIT
"""A part of the page: a title, a few words beside it, and what stands below."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import ElidedLabel, Label

HEAD, LOW_HEAD = 42, 32
"""How high the row of a title is, with a field in it and without."""


class Section(QWidget):
    """A titled part."""

    def __init__(self, title: str, body: QWidget, parent: QWidget | None = None, *, head: int = HEAD) -> None:
        super().__init__(parent)
        self.title = Label(title, size=20, serif=True)
        self.words = ElidedLabel(size=14, role="ink2")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        holder = QWidget()
        holder.setFixedHeight(max(theme.px(head), theme.least_side()))
        self.head = QHBoxLayout(holder)
        self.head.setContentsMargins(0, 0, 0, 0)
        self.head.setSpacing(8)
        self.head.addWidget(self.title)
        self.head.addWidget(self.words, 1)
        column.addWidget(holder)
        column.addWidget(body)
        column.addStretch(1)
