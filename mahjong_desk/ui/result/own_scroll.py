# SPDX-License-Identifier: MIT
"""A part of a page that scrolls by itself, so that the rest of the page stays in sight."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from mahjong_desk.ui import theme

_LEAST = 50


class OwnScroll(QScrollArea):
    """Shows a widget in the height that the rest of the page leaves; the keyboard comes to it where it scrolls."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        """Takes the widget."""
        super().__init__(parent)
        self._free, self._inside = True, inside
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        self.verticalScrollBar().rangeChanged.connect(self._follow)

    def set_free(self, free: bool) -> None:
        """Says whether it may be lower than what it shows."""
        self._free = free
        self._take_heights()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follows what it shows, which wraps."""
        super().resizeEvent(event)
        self._take_heights()

    def _take_heights(self) -> None:
        inside = self._inside
        # Without a scroll bar: whether one is up just now must not decide whether one is needed.
        asked = inside.heightForWidth(self.contentsRect().width()) if inside.hasHeightForWidth() else 0
        whole = max(asked, inside.sizeHint().height())
        self.setMaximumHeight(whole)
        self.setMinimumHeight(min(whole, theme.px(_LEAST)) if self._free else whole)

    def _follow(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most > 0 else Qt.FocusPolicy.NoFocus)
