# SPDX-License-Identifier: MIT
"""A number on felt with buttons to step it down and up."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, row
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.tiles.tile_art import paint_tile, tile_height

_DOWN = (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Minus)
_UP = (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Plus)
_GAP = 6
_DIM = 0.35


class Stepper(QWidget):
    """A label and a number that can be stepped.

    If it counts pieces and there is room, they are shown beside it, the counted ones bright, the others dim. Clicking a
    bright one steps down, a dim one up.
    """

    stepped = Signal(int)

    def __init__(self, label: str, numbers: Sequence[int], *, faces: Sequence[str] = ()) -> None:
        super().__init__()
        self._numbers, self._faces = tuple(numbers), tuple(faces)
        self.value = self._numbers[0]
        self._reason: str | None = None
        self._label = Label(label, role="felt_ink2", size=14)
        self._figure = Label("", role="felt_ink", size=16, bold=True, align=Qt.AlignmentFlag.AlignCenter)
        self.decrease_button, self.increase_button = (Chip(text, on_felt=True, checkable=False) for text in ("−", "+"))
        self.decrease_button.setAccessibleName(tr("{name}: less").format(name=label))
        self.increase_button.setAccessibleName(tr("{name}: more").format(name=label))
        self.decrease_button.clicked.connect(lambda: self._step(-1))
        self.increase_button.clicked.connect(lambda: self._step(1))
        boxed(row(self._label, self.decrease_button, self._figure, self.increase_button, ..., gap=_GAP), self)
        for chip in (self.decrease_button, self.increase_button):
            # A button at its limit passes the focus to the other.
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            chip.installEventFilter(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(label)
        register_for_theme(self)
        self.set_value(self.value)

    def restyle(self) -> None:
        """Reserves the width of the longest number, so that stepping moves nothing."""
        longest = max(len(str(number)) for number in self._numbers)
        self._figure.setMinimumWidth(theme.px(10 + 10 * longest))

    def set_value(self, value: int) -> None:
        """Sets the number without a signal."""
        self.value = value
        self._figure.setText(str(value))
        for chip in (self.decrease_button, self.increase_button):
            chip.setAccessibleDescription(str(value))
        self._update_enabled()
        self.update()

    def disable(self, reason: str | None) -> None:
        """Disables stepping, with the reason as the tooltip; None enables it."""
        self._reason = reason
        self._update_enabled()

    def set_typed_value(self, number: int) -> bool:
        """Sets a typed number; returns whether it is allowed."""
        if number not in self._numbers or self._reason is not None:
            return False
        if number != self.value:
            self.set_value(number)
            self.stepped.emit(number)
        return True

    def set_dense(self, *, dense: bool) -> None:
        """Uses smaller gaps."""
        for chip in (self.decrease_button, self.increase_button):
            chip.set_dense(dense=dense)

    def _step(self, by: int) -> None:
        index = self._numbers.index(self.value) + by if self.value in self._numbers else 0
        if 0 <= index < len(self._numbers):
            self.set_typed_value(self._numbers[index])

    def _update_enabled(self) -> None:
        for chip, end in ((self.decrease_button, self._numbers[0]), (self.increase_button, self._numbers[-1])):
            chip.setEnabled(self._reason is None and self.value != end)
        self.setToolTip(self._reason or "")

    def _tiles(self) -> tuple[int, list[QRectF]]:
        """Returns the tile width and the tile boxes, no boxes if they do not all fit."""
        width = round((self.increase_button.height() - 4) * 72 / 100)
        left, room = self.increase_button.geometry().right() + 2 * _GAP, width * len(self._faces)
        if not width or left + room > self.width():
            return width, []
        height = tile_height(width)
        top = self.increase_button.y() + (self.increase_button.height() - height) / 2
        return width, [QRectF(left + index * width, top, width, height) for index in range(len(self._faces))]

    def paintEvent(self, _event: QPaintEvent) -> None:
        width, boxes = self._tiles()
        if not boxes:
            return
        painter = QPainter(self)
        for index, (face, box) in enumerate(zip(self._faces, boxes, strict=True)):
            painter.setOpacity(1.0 if index < self.value else _DIM)
            paint_tile(painter, box.x(), box.y(), face, width)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        hit = next((index for index, box in enumerate(self._tiles()[1]) if box.contains(event.position())), None)
        if hit is None:
            super().mousePressEvent(event)
        else:
            self._step(1 if hit >= self.value else -1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in (*_DOWN, *_UP):
            self._step(-1 if event.key() in _DOWN else 1)
            other = self.decrease_button if watched is self.increase_button else self.increase_button
            if isinstance(watched, Chip) and not watched.isEnabled():
                other.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return super().eventFilter(watched, event)
