# SPDX-License-Identifier: MIT
"""The panel beside a page; it scrolls by itself or together with the page."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.boxes import Panel, ScrollArea, boxed, column

_NARROWEST = 200


class SidePanel(Panel):
    def __init__(self, *, spacing: int) -> None:
        super().__init__()
        self.column = column(gap=spacing)
        SidePanel.set_compact(self, compact=False)
        page = boxed(self.column)
        self._area, self._scrolling = ScrollArea(page), True
        self.setLayout(column(self._area, edges=(2, 2, 2, 2)))
        page.installEventFilter(self)

    def set_scrolling(self, scrolling: bool) -> None:
        """Lets the panel scroll, or take its full height within a scrolling page."""
        self._scrolling = scrolling
        policies = Qt.ScrollBarPolicy
        # A bar would reduce the width for which the height is computed.
        bar = policies.ScrollBarAsNeeded if scrolling else policies.ScrollBarAlwaysOff
        self._area.setVerticalScrollBarPolicy(bar)
        self._apply_minimum_height()

    def set_compact(self, *, compact: bool) -> None:
        self.column.setContentsMargins(*(12, 6, 10, 10) if compact else (16, 14, 14, 14))

    def _apply_minimum_height(self) -> None:
        width = max(self._area.contentsRect().width(), _NARROWEST)
        height = 0 if self._scrolling else max(0, self.column.totalHeightForWidth(width))
        if self._area.minimumHeight() != height:
            self._area.setMinimumHeight(height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # While Qt deletes the page, it sends other events to a panel that may have lost its attributes.
        if event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.Resize}:
            self._apply_minimum_height()
        return super().eventFilter(watched, event)


_LOW, _MIN_WIDTH = 620, 840


def is_short_window(widget: QWidget) -> bool:
    """Returns whether the window is low but wide enough for two columns."""
    window = widget.window()
    return window.height() < _LOW * theme.scale() and window.width() >= _MIN_WIDTH * theme.scale()
