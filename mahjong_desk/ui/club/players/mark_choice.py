# SPDX-License-Identifier: MIT
"""The choice of a mark: all twenty, each with who has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.marks import MARKS, mark_name, paint_mark
from mahjong_desk.ui.kit.painting import follow_theme, paint_box
from mahjong_desk.ui.kit.text_format import headed, listed

_COLUMNS, _SIDE, _DOT = 10, 36, 7
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -_COLUMNS, Qt.Key.Key_Down: _COLUMNS}


class _MarkButton(QAbstractButton):
    """One mark; a short stroke below it says that somebody else has it."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self.taken = False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        follow_theme(self)

    def sizeHint(self) -> QSize:
        side = max(theme.px(_SIDE), theme.least_side())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, now = QPainter(self), theme.current()
        chosen = self.isChecked()
        fill = now.brass_wash if chosen or self.underMouse() else now.paper
        paint_box(painter, QRectF(self.rect()), fill, now.brass_text if chosen else now.control, 8, 2 if chosen else 1)
        middle = QPointF(self.width() / 2, self.height() / 2 - theme.px(2))
        paint_mark(painter, middle, MARKS[self._number], theme.px(_DOT), ground=fill)
        if self.taken:
            width = theme.px(10)
            painter.fillRect(QRectF((self.width() - width) / 2, self.height() - theme.px(7), width, 2), now.ink3)


class MarkChoice(QWidget):
    """Twenty marks, of which one is chosen; the arrow keys go from one to the next."""

    chosen = Signal(int)

    def __init__(self, holders: Mapping[int, Sequence[str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Mark"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.px(6))
        self._buttons = tuple(_MarkButton(number, self) for number in range(len(MARKS)))
        for number, button in enumerate(self._buttons):
            names = holders.get(number, ())
            button.taken = bool(names)
            button.setAccessibleName(mark_name(MARKS[number]))
            button.setToolTip(headed(mark_name(MARKS[number]), listed(names)))
            button.setAccessibleDescription(listed(names))
            button.clicked.connect(lambda _checked=False, number=number: self.chosen.emit(number))
            grid.addWidget(button, number // _COLUMNS, number % _COLUMNS)
        grid.setColumnStretch(_COLUMNS, 1)

    @property
    def mark(self) -> int:
        """The number of the mark that is chosen."""
        return next((number for number, button in enumerate(self._buttons) if button.isChecked()), 0)

    def choose(self, number: int) -> None:
        """Chooses a mark."""
        self._buttons[number].setChecked(True)
        self.setFocusProxy(self._buttons[number])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()), 0)
        at = self.mark + step
        if not step or not 0 <= at < len(self._buttons):
            super().keyPressEvent(event)
            return
        self.choose(at)
        self._buttons[at].setFocus(Qt.FocusReason.TabFocusReason)
        self.chosen.emit(at)
