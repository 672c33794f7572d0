# SPDX-License-Identifier: MIT
"""Containers whose height depends on their width, and rows that become columns."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QLayout, QSizePolicy, QWidget, QWidgetItem

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.boxes import Hairline, Part, boxed, layout_children, row, set_direction

_MIN_SQUEEZED_WIDTH = 32
"""In pixels."""


class HeightForWidthBox(QWidget):
    """Base class for containers whose height depends on their width.

    Subclasses implement ``_arrange``. It is a widget, not a QLayout: a Python QLayout must return None from ``itemAt``,
    and PySide 6.12 releases one reference of None too many each time, until the interpreter aborts.
    """

    def __init__(self) -> None:
        super().__init__()
        self._widgets: list[QWidget] = []
        self._heights: dict[int, int] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add_widget(self, widget: QWidget) -> None:
        """Appends a widget."""
        widget.setParent(self)
        self._widgets.append(widget)
        widget.show()
        self._invalidate()

    def remove_widget(self, widget: QWidget) -> None:
        """Removes a widget and leaves it without a parent."""
        self._widgets.remove(widget)
        widget.setParent(None)
        self._invalidate()

    def clear(self) -> None:
        """Removes and deletes all widgets."""
        for widget in self._widgets:
            widget.hide()
            widget.deleteLater()
        self._widgets = []
        self._invalidate()

    def widgets(self) -> list[QWidget]:
        return list(self._widgets)

    def _invalidate(self) -> None:
        self._heights.clear()
        self.updateGeometry()
        self._apply_layout()

    def _apply_layout(self) -> None:
        if not self.isVisible():
            # It is laid out when it is shown.
            return
        height = self._arrange(self.width(), test=False)
        if self.minimumHeight() != height:
            # Layouts that ignore heightForWidth still reserve the space of all widgets.
            self.setMinimumHeight(height)

    def _arrange(self, width: int, *, test: bool) -> int:
        """Positions the widgets for a width, unless it is a ``test``; returns the height."""
        raise NotImplementedError

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if not self.isVisible():
            # A hidden widget gets no notice when a child changes.
            return self._arrange(width, test=True)
        height = self._heights.get(width)
        if height is None:
            # Layouts ask for the same few widths again and again.
            height = self._heights[width] = self._arrange(width, test=True)
        return height

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._invalidate()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._apply_layout()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._apply_layout()

    def hideEvent(self, event: QHideEvent) -> None:
        self._heights.clear()
        super().hideEvent(event)


class FlowBox(HeightForWidthBox):
    """Arranges its widgets in lines that wrap.

    ``gap`` and ``least``, the minimum height of the first line, are in pixels. If ``shrinks_widest``, the widest widget
    becomes narrower instead, when that is enough to fit all in one line.
    """

    def __init__(self, *, gap: int = 8, to_right: bool = False, least: int = 0, shrinks_widest: bool = False) -> None:
        super().__init__()
        self._shrinks_widest = shrinks_widest
        self.gap, self._least_height = gap, least
        self._to_right = to_right
        self._squeezed = False

    def set_gap(self, gap: int) -> None:
        if gap != self.gap:
            self.gap = gap
            self._invalidate()

    def set_single_line(self, squeezed: bool) -> None:
        """Squeezes the widest widgets to keep all in one line, or lets them wrap."""
        if squeezed != self._squeezed:
            self._squeezed = squeezed
            self._invalidate()

    def _shown(self) -> list[tuple[QWidget, QSize]]:
        widgets = (widget for widget in self._widgets if not widget.isHidden())
        return [(widget, widget.sizeHint().expandedTo(widget.minimumSize())) for widget in widgets]

    def _arrange(self, width: int, *, test: bool) -> int:
        line: list[tuple[QWidget, QSize]] = []
        x = y = 0
        shown = self._shown()
        widths = [hint.width() for _widget, hint in shown]
        if self._squeezed or (self._shrinks_widest and self._fits_with_shrunk_widest(widths, width)):
            limit = _max_fitting_width(widths, width - self.gap * (len(shown) - 1))
            shown = [(widget, QSize(min(hint.width(), limit), hint.height())) for widget, hint in shown]
        for widget, hint in shown:
            if line and x + hint.width() > width:
                y += self._set_line(line, width, y, test=test) + self.gap
                line, x = [], 0
            size = hint
            if hint.width() > width:
                size = QSize(min(hint.width(), max(width, widget.minimumSizeHint().width())), hint.height())
                if size.width() < hint.width() and widget.hasHeightForWidth():
                    # A widget wider than a line may wrap itself and then needs more height.
                    size.setHeight(widget.heightForWidth(size.width()))
            line.append((widget, size))
            x += size.width() + self.gap
        if line:
            y += self._set_line(line, width, y, test=test)
        return max(y, self._least_height)

    def _fits_with_shrunk_widest(self, widths: Sequence[int], room: int) -> bool:
        excess = sum(widths) + self.gap * (len(widths) - 1) - room
        *_others, next_one, widest = (0, *sorted(widths)) if len(widths) > 1 else (0, 0, 0)
        return excess > 0 and widest - excess >= next_one > 0

    def _set_line(self, line: list[tuple[QWidget, QSize]], width: int, y: int, *, test: bool) -> int:
        height = max(size.height() for _widget, size in line)
        if not y:
            height = max(height, self._least_height)
        used = sum(size.width() + self.gap for _widget, size in line) - self.gap
        x = max(0, width - used) if self._to_right else 0
        if not test:
            for widget, size in line:
                widget.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self.gap
        return height

    def sizeHint(self) -> QSize:
        sizes = [size for _widget, size in self._shown()]
        width = sum(size.width() for size in sizes) + self.gap * max(0, len(sizes) - 1)
        return QSize(width, max(self._least_height, 0, *(size.height() for size in sizes)))

    def minimumSizeHint(self) -> QSize:
        size = QSize(0, 0)
        for widget in self._widgets:
            if not widget.isHidden():
                size = size.expandedTo(widget.minimumSizeHint())
        return size


def _max_fitting_width(widths: Sequence[int], room: int) -> int:
    """Returns the maximum width of a widget at which all fit in one line."""
    remaining = room
    for index, width in enumerate(sorted(widths)):
        share = remaining // (len(widths) - index)
        if width > share:
            return max(_MIN_SQUEEZED_WIDTH, share)
        remaining -= width
    return max(widths, default=0)


def flow(*widgets: QWidget, gap: int = 8) -> FlowBox:
    """Returns widgets in lines that wrap; ``gap`` in pixels."""
    box = FlowBox(gap=gap)
    for widget in widgets:
        box.add_widget(widget)
    return box


class ColumnGrid(HeightForWidthBox):
    """Arranges its widgets in columns of equal width, filled row by row."""

    def __init__(self, narrowest: int, *, gap: int = 24, below: int = 6) -> None:
        super().__init__()
        self._narrowest, self._gap, self._below = narrowest, gap, below

    def _column_count(self, width: int) -> int:
        max_count = max(1, (width + self._gap) // (theme.px(self._narrowest) + self._gap))
        lines = max(1, ceil(len(self._widgets) / max_count))
        # No more columns than these rows need: wider columns look better than a nearly empty last row.
        return max(1, ceil(len(self._widgets) / lines))

    def _arrange(self, width: int, *, test: bool) -> int:
        count = self._column_count(width)
        column_width = (width - (count - 1) * self._gap) // count
        bottoms = [0] * count
        for index, widget in enumerate(self._widgets):
            column = index % count
            height = widget.heightForWidth(column_width) if widget.hasHeightForWidth() else widget.sizeHint().height()
            if not test:
                widget.setGeometry(QRect(column * (column_width + self._gap), bottoms[column], column_width, height))
            bottoms[column] += height + self._below
        return max(0, max(bottoms) - self._below)

    def sizeHint(self) -> QSize:
        width = theme.px(self._narrowest)
        return QSize(width, self._arrange(width, test=True))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


class ResponsiveWidget(QWidget):
    """A widget that calls ``restyle`` whenever it is resized."""

    def restyle(self) -> None:
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()


class ResponsiveRow(QWidget):
    """A row of parts, or a column if it is narrower than ``least`` at 100 %."""

    def __init__(self, least: int, *parts: Part, gap: int = 24, below: int = 12) -> None:
        super().__init__()
        self._least, self._gap, self._below = least, gap, below
        self._row = row(*parts, gap=theme.px(gap))
        self._stretches = [self._row.stretch(index) for index in range(self._row.count())]
        self.setLayout(self._row)
        # It may always become narrower than the current row.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def _arrange(self) -> None:
        is_row = self.width() >= theme.px(self._least)
        if is_row != (self._row.direction() == QBoxLayout.Direction.LeftToRight):
            set_direction(self._row, across=is_row)
            self._row.setSpacing(theme.px(self._gap if is_row else self._below))
            # They are shares of the width.
            for index, stretch in enumerate(self._stretches):
                self._row.setStretch(index, stretch if is_row else 0)
        for line, part in pairwise(layout_children(self._row)):
            if isinstance(line, Hairline):
                line.setVisible(is_row and not (isinstance(part, QWidget) and part.isHidden()))

    def minimumSizeHint(self) -> QSize:
        parts = (item if isinstance(item, QLayout) else QWidgetItem(item) for item in layout_children(self._row))
        width = max((part.minimumSize().width() for part in parts), default=0)
        return QSize(width, self._row.minimumSize().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


_HEADER_GAP, _HEADER_BELOW = 12, 4


class PageHeader(HeightForWidthBox):
    """The title, text and actions of a page, in one to three lines."""

    def __init__(self, title: Sequence[QWidget], about: QWidget, actions: Sequence[QWidget]) -> None:
        super().__init__()
        self._about = about
        self._title = boxed(row(*title, gap=theme.px(_HEADER_GAP)))
        self._actions = FlowBox(gap=theme.px(_HEADER_GAP), shrinks_widest=True)
        for action in actions:
            self._actions.add_widget(action)
        self.add_widget(self._title)
        self.add_widget(about)
        self.add_widget(self._actions)

    def _lines(self, room: int) -> list[list[tuple[QWidget, int, int]]]:
        """Returns the parts with their widths and heights, line by line."""
        gap = theme.px(_HEADER_GAP)
        title, actions, about, about_width = self._title, self._actions, self._about, self._about_width
        title_size, actions_size = title.sizeHint(), actions.sizeHint()
        remaining = room - title_size.width() - actions_size.width() - 2 * gap
        in_line = (actions, actions_size.width(), actions_size.height())
        if about_width <= remaining:
            return [[_sized(title, title_size.width()), _sized(about, remaining), in_line]]
        if remaining + gap >= 0:
            return [[_sized(title, room - gap - actions_size.width()), in_line], [_sized(about, room)]]
        if title_size.width() + gap + about_width <= room:
            about_part = _sized(about, room - gap - title_size.width())
            return [[_sized(title, title_size.width()), about_part], [_sized(actions, room)]]
        return [[_sized(part, room)] for part in (title, about, actions)]

    @property
    def _about_width(self) -> int:
        """The width of the middle part in one line."""
        about = self._about
        if isinstance(about, QLabel):
            return about.fontMetrics().horizontalAdvance(about.text()) + 1
        return about.sizeHint().width()

    def _arrange(self, width: int, *, test: bool) -> int:
        y, gap = 0, theme.px(_HEADER_GAP)
        for line in self._lines(width):
            line_height, x = max(height for _part, _width, height in line), 0
            y += theme.px(_HEADER_BELOW) if y and line_height else 0
            for part, part_width, height in line:
                if not test:
                    part.setGeometry(QRect(x, y + (line_height - height) // 2, part_width, height))
                x += part_width + gap
            y += line_height
        return y

    def sizeHint(self) -> QSize:
        title, actions, about_width = self._title.sizeHint(), self._actions.sizeHint(), self._about_width
        width = title.width() + about_width + actions.width() + 2 * theme.px(_HEADER_GAP)
        *_about, height = _sized(self._about, about_width)
        return QSize(width, max(title.height(), height, actions.height()))

    def minimumSizeHint(self) -> QSize:
        widest = max(part.minimumSizeHint().width() for part in (self._title, self._actions))
        return QSize(widest, 0)


def _sized(part: QWidget, width: int) -> tuple[QWidget, int, int]:
    """Returns a part with a width and its height at that width."""
    return part, width, part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
