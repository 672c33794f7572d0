# SPDX-License-Identifier: MIT
"""The atlas: filter and list beside the page of a yaku."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from mahjong_desk.learn.atlas import Entry, entry_of, page
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Panel
from mahjong_desk.ui.kit.painting import follow_theme
from mahjong_desk.ui.learn.atlas_filter import AtlasFilter
from mahjong_desk.ui.learn.atlas_list import AtlasList
from mahjong_desk.ui.learn.atlas_page import AtlasPage

_FILTER, _LIST = 222, 272
_NARROW = 1120
_ANY = 16_777_215


class Atlas(QWidget):
    """Shows every yaku of the five rule systems.

    Attributes:
        filter: What is wanted.
        list: The yaku that answer to it.
        page: The page of the chosen one.
    """

    def __init__(self, ruleset_id: str, parent: QWidget | None = None) -> None:
        """Makes the atlas; the yaku of one rule system come first."""
        super().__init__(parent)
        self.filter = AtlasFilter(ruleset_id)
        self.list = AtlasList()
        self.page = AtlasPage()
        self.filter.changed.connect(self._narrow)
        self.list.entry_chosen.connect(self._show)
        self.page.yaku_wanted.connect(self.show_yaku)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(20)
        self._choosing = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._choosing.setSpacing(16)
        self._side = QScrollArea()
        self._side.setWidgetResizable(True)
        self._side.setFrameShape(QFrame.Shape.NoFrame)
        self._side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._side.setWidget(self.filter)
        paper = Panel()
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(2, 2, 2, 2)
        inside.addWidget(self.page)
        self._choosing.addWidget(self._side)
        self._choosing.addWidget(self.list, 1)
        row.addLayout(self._choosing)
        row.addWidget(paper, 1)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.filter.text.setFocus)
        self.setFocusProxy(self.list)
        self.setAccessibleName(self.tr("Atlas"))
        follow_theme(self)
        self.restyle()
        self._narrow()

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        """Shows the page of a yaku, whatever was wanted before.

        Raises:
            KeyError: There is no such yaku.
        """
        entry = entry_of(ruleset_id, yaku_id)
        if not self.list.choose(entry):
            self.filter.clear(ruleset_id)
            self.list.choose(entry)
        self._show(entry)

    def _narrow(self) -> None:
        self.list.show_entries(self.filter.found())
        if self.list.entry is None:
            self.page.show_page(None)

    def _show(self, entry: Entry) -> None:
        if self.page.page is None or self.page.page.entry != entry:
            self.page.show_page(page(entry))

    def restyle(self) -> None:
        """Takes its widths from the size of the texts; where it is narrow, the list goes below the filter."""
        narrow = self.width() < _NARROW * theme.scale()
        directions = QBoxLayout.Direction
        self._choosing.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        wide = max(theme.px(_FILTER), self.filter.minimumSizeHint().width() + 16)
        self._side.setFixedWidth(wide)
        self._side.setMaximumHeight(self.height() * 2 // 5 if narrow else _ANY)
        self.list.setFixedWidth(wide if narrow else theme.px(_LIST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the parts for the room that there is."""
        super().resizeEvent(event)
        self.restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Lays the list anew where fonts have changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.list.scheduleDelayedItemsLayout()
