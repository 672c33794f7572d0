# SPDX-License-Identifier: MIT
"""A number on felt with a step down and up, for what is counted on the fingers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chip import Chip
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.painting import follow_theme
from mahjong_desk.ui.kit.tiles.tile_art import paint_tile, tile_height

_DOWN = (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Minus)
_UP = (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Plus)
_GAP = 6
_DIM = 0.35


class Stepper(QWidget):
    """A label, a number, and what makes it one step less or more.

    Where the keyboard is on it, a digit is the number itself. Where pieces are counted, all of them stand beside it where there is
    room: as many as are counted are bright, and a click on one of the others counts it too.
    """

    stepped = Signal(int)

    def __init__(
        self, label: str, numbers: Sequence[int], parent: QWidget | None = None, *, faces: Sequence[str] = ()
    ) -> None:
        super().__init__(parent)
        self._numbers, self._name, self._faces = tuple(numbers), label, tuple(faces)
        self._value = self._numbers[0]
        self._reason: str | None = None
        self._label = Label(label, role="felt_ink2", size=14)
        self._figure = Label("", role="felt_ink", size=16, bold=True)
        self._figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.less, self.more = (Chip(text, on_felt=True, checkable=False) for text in ("−", "+"))
        self.less.setAccessibleName(tr("{name}: less").format(name=label))
        self.more.setAccessibleName(tr("{name}: more").format(name=label))
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(_GAP)
        for part in (self._label, self.less, self._figure, self.more):
            line.addWidget(part)
        line.addStretch(1)
        for chip in (self.less, self.more):
            # One that cannot go further leaves the keyboard to the other.
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            chip.installEventFilter(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(label)
        follow_theme(self)
        self.set_value(self._value)

    @property
    def value(self) -> int:
        """The number as it stands."""
        return self._value

    def restyle(self) -> None:
        """Keeps the room of the longest number, so that stepping moves nothing."""
        longest = max(len(str(number)) for number in self._numbers)
        self._figure.setMinimumWidth(theme.px(10 + 10 * longest))

    def set_value(self, value: int) -> None:
        """Shows a number without a signal."""
        self._value = value
        self._figure.setText(str(value))
        for chip in (self.less, self.more):
            chip.setAccessibleDescription(str(value))
        self._show_barred()
        self.update()

    def bar(self, reason: str | None) -> None:
        """Lets nobody step it, with the reason as its tip; None lets everybody."""
        self._reason = reason
        self._show_barred()

    def choose_number(self, number: int) -> bool:
        """Makes it a number that was typed; tells whether it may be that."""
        if number not in self._numbers or self._reason is not None:
            return False
        if number != self._value:
            self.set_value(number)
            self.stepped.emit(number)
        return True

    def set_dense(self, *, dense: bool) -> None:
        """Lays the parts closer where there is little room."""
        for chip in (self.less, self.more):
            chip.set_dense(dense=dense)

    def height_at(self, _width: int, *, dense: bool, squeezed: bool = False) -> int:
        """Returns how high it is, which is the same at every width."""
        del dense, squeezed
        return self.more.sizeHint().height()

    def set_squeezed(self, squeezed: bool) -> None:
        """Stands in one line always."""

    def texts(self) -> tuple[str, ...]:
        """Returns what stands on it, on which its height depends."""
        return (self._name,)

    def _step(self, by: int) -> None:
        place = self._numbers.index(self._value) + by if self._value in self._numbers else 0
        if 0 <= place < len(self._numbers):
            self.choose_number(self._numbers[place])

    def _show_barred(self) -> None:
        for chip, end in ((self.less, self._numbers[0]), (self.more, self._numbers[-1])):
            chip.setEnabled(self._reason is None and self._value != end)
        self.setToolTip(self._reason or "")

    def _tiles(self) -> tuple[int, list[QRectF]]:
        """Returns how wide a piece is, and where each of them stands; none where there is no room for all."""
        wide = round((self.more.height() - 4) * 72 / 100)
        left, room = self.more.geometry().right() + 2 * _GAP, wide * len(self._faces)
        if not wide or left + room > self.width():
            return wide, []
        high = tile_height(wide)
        top = self.more.y() + (self.more.height() - high) / 2
        return wide, [QRectF(left + at * wide, top, wide, high) for at in range(len(self._faces))]

    def paintEvent(self, _event: QPaintEvent) -> None:
        wide, boxes = self._tiles()
        if not boxes:
            return
        painter = QPainter(self)
        for at, (face, box) in enumerate(zip(self._faces, boxes, strict=True)):
            painter.setOpacity(1.0 if at < self._value else _DIM)
            paint_tile(painter, box.x(), box.y(), face, wide)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        hit = next((at for at, box in enumerate(self._tiles()[1]) if box.contains(event.position())), None)
        if hit is None:
            super().mousePressEvent(event)
        else:
            self._step(1 if hit >= self._value else -1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in (*_DOWN, *_UP):
            self._step(-1 if event.key() in _DOWN else 1)
            other = self.less if watched is self.more else self.more
            if isinstance(watched, Chip) and not watched.isEnabled():
                other.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return super().eventFilter(watched, event)
