# SPDX-License-Identifier: MIT
"""Rows that turn into columns when there is little room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QLayout, QWidget, QWidgetItem

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.boxes import Part, boxed, layout_children, row, set_direction
from mahjong_desk.ui.kit.layout.flow import FlowBox, HeightForWidthBox
from mahjong_desk.ui.kit.layout.panels import Hairline


class ResponsiveRow(QWidget):
    """Arranges its parts in a row from a given width on, else in a column; lines only separate columns."""

    def __init__(self, least: int, *parts: Part, gap: int = 24, below: int = 12) -> None:
        super().__init__()
        self._least, self._gap, self._below = least, gap, below
        self._row = row(*parts, gap=theme.px(gap))
        self.setLayout(self._row)
        # It may always become narrower than the current row.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def _arrange(self) -> None:
        beside = self.width() >= theme.px(self._least)
        if beside != (self._row.direction() == QBoxLayout.Direction.LeftToRight):
            set_direction(self._row, across=beside)
            self._row.setSpacing(theme.px(self._gap if beside else self._below))
            for line in self.findChildren(Hairline, options=Qt.FindChildOption.FindDirectChildrenOnly):
                line.setVisible(beside)

    def minimumSizeHint(self) -> QSize:
        parts = (one if isinstance(one, QLayout) else QWidgetItem(one) for one in layout_children(self._row))
        width = max((part.minimumSize().width() for part in parts), default=0)
        return QSize(width, self._row.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


_GAP, _BELOW = 12, 4


class _MeasuredPart(NamedTuple):
    """A part in a line, with its width and its height at that width."""

    part: QWidget
    width: int
    height: int


class PageHeader(HeightForWidthBox):
    """A page's title, text and actions in one line, or in two or three if they do not fit."""

    def __init__(self, title: Sequence[QWidget], about: QWidget, deeds: Sequence[QWidget]) -> None:
        super().__init__()
        self._about = about
        self._title = boxed(row(*title, gap=theme.px(_GAP)))
        self._deeds = FlowBox(gap=theme.px(_GAP), yielding=True)
        for deed in deeds:
            self._deeds.add_widget(deed)
        self.add_widget(self._title)
        self.add_widget(about)
        self.add_widget(self._deeds)

    def _lines(self, room: int) -> list[list[_MeasuredPart]]:
        """Returns the parts with their sizes, line by line."""
        gap = theme.px(_GAP)
        title, deeds = self._title.sizeHint().width(), self._deeds.sizeHint().width()
        about, words = self._about, self._words
        if title + words + deeds + 2 * gap <= room:
            left = room - title - deeds - 2 * gap
            widths = ((self._title, title), (about, left), (self._deeds, deeds))
            return [[self._placed(part, width) for part, width in widths]]
        if title + deeds + gap <= room:
            above = [self._placed(self._title, room - gap - deeds), self._placed(self._deeds, deeds)]
            return [above, [self._placed(about, room)]]
        if title + words + gap <= room:
            above = [self._placed(self._title, title), self._placed(about, room - gap - title)]
            return [above, [self._placed(self._deeds, room)]]
        return [[self._placed(part, room)] for part in (self._title, about, self._deeds)]

    @property
    def _words(self) -> int:
        """Returns the width of the middle part in one line."""
        about = self._about
        if isinstance(about, QLabel):
            return about.fontMetrics().horizontalAdvance(about.text()) + 1
        return about.sizeHint().width()

    def _placed(self, part: QWidget, width: int) -> _MeasuredPart:
        high = part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
        return _MeasuredPart(part, width, high)

    def _arrange(self, width: int, *, test: bool) -> int:
        edges = self.contentsMargins()
        y = edges.top()
        for number, line in enumerate(self._lines(width - edges.left() - edges.right())):
            high = max(placed.height for placed in line)
            y += theme.px(_BELOW) if number and high else 0
            x = edges.left()
            for part, wide, own in line:
                if not test:
                    part.setGeometry(QRect(x, y + (high - own) // 2, wide, own))
                x += wide + theme.px(_GAP)
            y += high
        return y + edges.bottom()

    def setContentsMargins(self, *given: int | QMargins) -> None:
        super().setContentsMargins(*given)  # type: ignore[arg-type]
        self._invalidate()

    def sizeHint(self) -> QSize:
        wide = self._title.sizeHint().width() + self._words + self._deeds.sizeHint().width() + 2 * theme.px(_GAP)
        return QSize(wide, self._arrange(wide, test=True))

    def minimumSizeHint(self) -> QSize:
        widest = max(part.minimumSizeHint().width() for part in (self._title, self._deeds))
        return QSize(widest, 0)
