# SPDX-License-Identifier: MIT
"""Layouts written as their contents: ``column(title, row(name, ..., button), (page, 1), gap=8)``."""

from collections.abc import Iterable, Sequence
from types import EllipsisType
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Part = QWidget | QLayout | EllipsisType | tuple[Any, ...]
"""A widget, a layout or ``...`` for a stretch; in a tuple with stretch factor and alignment."""
Box = TypeVar("Box", bound=QBoxLayout)
TOP, CENTRED = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that press what has the focus, on both parts of the keyboard."""
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


def row(*parts: Part, gap: int = 0, edges: Sequence[int] = (0, 0, 0, 0)) -> QHBoxLayout:
    """Returns a horizontal layout of parts."""
    return _spaced(QHBoxLayout(), parts, gap, edges)


def column(*parts: Part, gap: int = 0, edges: Sequence[int] = (0, 0, 0, 0)) -> QVBoxLayout:
    """Returns a vertical layout of parts."""
    return _spaced(QVBoxLayout(), parts, gap, edges)


def _spaced(box: Box, parts: Iterable[Part], gap: int, edges: Sequence[int]) -> Box:
    box.setContentsMargins(*edges)
    box.setSpacing(gap)
    return fill(box, *parts)


def set_direction(box: QBoxLayout, *, across: bool) -> None:
    """Makes a box a row, or else a column."""
    box.setDirection(QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom)


def fill(box: Box, *parts: Part) -> Box:
    """Adds parts to a layout and returns it."""
    for part in parts:
        item, *options = part if isinstance(part, tuple) else (part,)
        if item is ...:
            box.addStretch(*options or (1,))
        elif isinstance(item, QLayout):
            box.addLayout(item, *options)
        else:
            box.addWidget(item, *options)
    return box


def table(
    rows: Iterable[QWidget | Sequence[QWidget | None]],
    *,
    wide: int = 0,
    gaps: tuple[int, int] = (12, 2),
    edges: Sequence[int] = (0, 0, 0, 0),
) -> QGridLayout:
    """Returns a grid of rows; a single widget spans all columns, and column ``wide`` takes the spare width."""
    lines = QGridLayout()
    lines.setContentsMargins(*edges)
    lines.setHorizontalSpacing(gaps[0])
    lines.setVerticalSpacing(gaps[1])
    lines.setColumnStretch(wide, 1)
    for y, cells in enumerate(rows):
        if isinstance(cells, QWidget):
            lines.addWidget(cells, y, 0, 1, -1)
            continue
        for x, cell in enumerate(cells):
            if cell is not None:
                lines.addWidget(cell, y, x)
    return lines


def boxed(layout: QLayout, widget: QWidget | None = None) -> QWidget:
    widget = widget or QWidget()
    widget.setLayout(layout)
    return widget


def reserve_place(widget: QWidget, reserved: bool = True) -> None:
    """Makes a layout keep the space of a widget while it is hidden, or not."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(reserved)
    widget.setSizePolicy(policy)


def layout_children(layout: QLayout) -> list[QWidget | QLayout]:
    """Returns the widgets and layouts in a layout, in order.

    ``itemAt`` is avoided: PySide caches its result as long as the layout lives, even after Qt has deleted the item; it then
    takes a new object at the same address for that item, and crashes.
    """
    holder = layout.parentWidget()
    widgets = holder.findChildren(QWidget, options=_DIRECT) if holder is not None else []
    indexed: list[tuple[int, QWidget | QLayout]] = [(layout.indexOf(item), item) for item in widgets]
    indexed += [(layout.indexOf(item), item) for item in layout.findChildren(QLayout, options=_DIRECT)]
    return [item for index, item in sorted(indexed, key=lambda found: found[0]) if index >= 0]


class ArrowKeys(QObject):
    """Moves the focus between enabled buttons: arrow keys with wrap-around, Home and End to the first and the last.

    Unless ``choosing`` is off, checkable buttons are chosen. In a ``grid``, up and down lead to the nearest button of another
    row. Without ``click_focus``, a click leaves the focus where it is, so that digits typed next still go to the hand.
    """

    moved = Signal()

    def __init__(self, parent: QWidget, *, choosing: bool = True, grid: bool = False, click_focus: bool = True) -> None:
        super().__init__(parent)
        self._buttons: list[QAbstractButton] = []
        self._choosing, self._grid, self._has_one_stop = choosing, grid, False
        policies = Qt.FocusPolicy
        self._stop_policy, self._skip_policy = policies.StrongFocus, policies.ClickFocus
        if not click_focus:
            self._stop_policy, self._skip_policy = policies.TabFocus, policies.NoFocus

    def serve(self, buttons: Iterable[QAbstractButton], *, stop: QAbstractButton | None = None) -> None:
        """Sets the buttons; Tab stops only at ``stop``, and later at the button to which the keys moved."""
        self._buttons, self._has_one_stop = list(buttons), stop is not None
        for button in self._buttons:
            button.installEventFilter(self)
        self.stop_at(stop)

    def stop_at(self, stop: QAbstractButton | None) -> None:
        """Moves the tab stop to another button, if there is a single stop."""
        for button in self._buttons if self._has_one_stop else ():
            button.setFocusPolicy(self._stop_policy if button is stop else self._skip_policy)

    def _next_button(self, button: QAbstractButton, key: Qt.Key) -> QAbstractButton | None:
        """Returns the button to which a key moves the focus, or None."""
        usable = [other for other in self._buttons if other.isEnabled() or other is button]
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return usable[0 if key == Qt.Key.Key_Home else -1]
        step = _STEPS.get(key)
        if step is None:
            return None
        if not self._grid or key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return usable[(usable.index(button) + step) % len(usable)]
        ahead = [other for other in usable if (other.y() - button.y()) * step > 0]

        def distance(other: QAbstractButton) -> tuple[int, int]:
            offset = other.geometry().center() - button.geometry().center()
            # Beyond the last row, wrap around to the first one, which is the farthest.
            return abs(offset.x()), abs(offset.y()) if ahead else -abs(offset.y())

        return min(ahead or usable, key=distance)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or watched not in self._buttons:
            return False
        assert isinstance(watched, QAbstractButton)
        following = self._next_button(watched, Qt.Key(event.key()))
        if following is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        self.stop_at(following)
        following.setFocus(Qt.FocusReason.TabFocusReason)
        if self._choosing and following.isCheckable() and not following.isChecked():
            following.click()
        self.moved.emit()
        return True
