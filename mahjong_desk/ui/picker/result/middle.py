# SPDX-License-Identifier: MIT
"""The part of the result that scrolls, where there is more to say than room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from mahjong_desk.ui import theme


class Middle(QScrollArea):
    """Rows that scroll where the panel is short, and ask for no more room than they must have.

    Attributes:
        wanted: What comes into sight whenever the rows are laid out anew; None leaves them where they are.
    """

    laid_out = Signal()

    def __init__(self, *rows: QWidget) -> None:
        super().__init__()
        self.wanted: QWidget | None = None
        page = _Page()
        self.rows = QVBoxLayout(page)
        self.rows.setContentsMargins(0, 0, 4, 0)
        self.rows.setSpacing(8)
        for row in rows:
            self.rows.addWidget(row)
        self.rows.addStretch(1)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)

    def whole_height(self) -> int:
        """Returns how high all rows are together."""
        # Without a scroll bar: one that comes up while rows are exchanged would have texts wrapped that need not be.
        return max(0, self.rows.totalHeightForWidth(max(self.contentsRect().width(), 200)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        laid_out = event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.Resize}
        if laid_out and watched is self.widget():
            self.laid_out.emit()
            if self.wanted is not None and self.wanted.isVisible():
                self.ensureWidgetVisible(self.wanted, 0, 4)
        return done

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), theme.px(40))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), max(self.minimumHeight(), theme.px(72)))


class _Page(QWidget):
    """What scrolls in the middle; how high it is follows from its width alone."""

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)
