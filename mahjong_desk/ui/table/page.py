# SPDX-License-Identifier: MIT
"""How felt, needs and last hands share the table place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.table.felt_table import FeltTable
from mahjong_desk.ui.table.needed_panel import NeededPanel
from mahjong_desk.ui.table.strip import HandStrip

_SIDE_WIDTH = 348
_SIDE_WIDTH_LARGE = 420
_LARGE = 1600
_NARROW = 1000
"""Below this width, in pixels at 100 %, the right column goes under the felt."""
_MARGIN, _TOP, _GAP, _BELOW = 20, 18, 14, 12


class TablePage(QScrollArea):
    """The felt with a column beside it or below it; it scrolls where the room ends."""

    def __init__(self, felt: FeltTable, needed: NeededPanel, strip: HandStrip) -> None:
        super().__init__()
        self._felt, self._needed, self._strip = felt, needed, strip
        self._playing = False
        # The parts are laid by hand: a layout would let the wrapping texts stretch the page beyond the window.
        self._page = QWidget()
        for part in (felt, needed, strip):
            part.setParent(self._page)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its own: one that Qt made would be asked for its kind, which loads every class of widget that there is.
        self._view = QWidget()
        self.setViewport(self._view)
        self.setWidget(self._page)
        # Its size, which the scroll bar takes from, is all that the parts are laid by.
        self._view.installEventFilter(self)

    def show_column(self, *, shown: bool) -> None:
        """Shows the column, or leaves the whole room to the felt."""
        self._playing = shown
        self.arrange()

    def arrange(self) -> None:
        """Puts the parts where there is room for them; where nobody sees them, when they are seen again."""
        if not self.isVisible():
            return
        full = self.window().isFullScreen()
        beside = self._playing and not full
        self._felt.set_large(full)
        for part in (self._needed, self._strip):
            part.setVisible(beside)
        margin, top, below = theme.px(_MARGIN), theme.px(_TOP), theme.px(_BELOW)
        area = self._view.size()
        inner = QRect(margin, top, area.width() - 2 * margin, area.height() - top - below)
        if not beside:
            least = self._felt.minimumSizeHint().height()
            inner.setHeight(max(inner.height(), least))
            self._felt.setGeometry(inner)
            self._page.setMinimumHeight(least + top + below)
        elif self.width() < theme.px(_NARROW):
            self._arrange_below(inner)
        else:
            self._arrange_beside(inner)

    def _arrange_below(self, inner: QRect) -> None:
        self._strip.resize(inner.width(), self._strip.height())
        gap, strip = theme.px(_GAP), self._strip.minimumSizeHint().height()
        felt = max(self._felt.minimumSizeHint().height(), inner.height())
        needed = self._needed.fit(inner.width(), 10_000)
        self._felt.setGeometry(inner.left(), inner.top(), inner.width(), felt)
        column = QRect(inner.left(), inner.top() + felt + gap, inner.width(), needed + gap + strip)
        self._lay_column(column, needed, column.bottom() + theme.px(_BELOW))

    def _arrange_beside(self, inner: QRect) -> None:
        width = theme.px(_SIDE_WIDTH_LARGE if self.width() >= theme.px(_LARGE) else _SIDE_WIDTH)
        # How high the names in its head stand hangs on its width.
        self._strip.resize(width, self._strip.height())
        gap, strip = theme.px(_GAP), self._strip.minimumSizeHint().height()
        needed = self._needed.fit(width, inner.height() - gap - strip)
        # Where even the shortest form of what is needed is long, the strip gives up rows before the page scrolls.
        least = min(strip, self._strip.least_height)
        height = max(needed + gap + least, self._felt.minimumSizeHint().height())
        column = QRect(inner.right() + 1 - width, inner.top(), width, max(inner.height(), height))
        # The felt is whole in the window, also where the column beside it is longer.
        felt = max(inner.height(), self._felt.minimumSizeHint().height())
        self._felt.setGeometry(inner.left(), inner.top(), inner.width() - width - inner.left(), felt)
        self._lay_column(column, needed, height + inner.top() + theme.px(_BELOW))

    def _lay_column(self, column: QRect, needed: int, page: int) -> None:
        """Lays what is needed, of that height, and the strip below it, on a page at least as high as is said."""
        self._needed.setGeometry(column.left(), column.top(), column.width(), needed)
        below = column.top() + needed + theme.px(_GAP)
        self._strip.setGeometry(column.left(), below, column.width(), column.bottom() + 1 - below)
        # At last, as it may bring the scroll bar, and with it another width, by which all is laid anew.
        self._page.setMinimumHeight(page)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._view:
            self.arrange()
        return super().eventFilter(watched, event)
